# The log, replays and exports.

log-page = Page { $page } of { $pages }
log-older = Older
log-newer = Newer

replay-moment = Move { $n } of { $all }
replay-beginning = The beginning
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-film = Watch it grow …
replay-drawing = Drawing: { $done } of { $all } pictures …
replay-film-of = How the city of { $name } grew
replay-film-of-all = How all cities grew
film-share = Share with the table
film-shared-by = Shared by { $name }
film-already-shared = The table has this film already.
film-not-posted = The film could not be posted. Please try again later.
film-only-players = Only those who play here can share a film with the table.
replay-rules-changed = This game cannot be shown again: the rules have been corrected since it was played.
replay-nothing = Nothing has been played yet.
replay-too-large = The film would be too large to send.

export-whole = The whole game: as JSON for programs, and as text for people.
export-running = The game is not over, so this holds no seed and nothing that is hidden: the options and the moves.
export-hidden = (hidden)

command-replay = replay
command-replay-about = See the game again, move by move
command-export = export
command-export-about = Take the game with you

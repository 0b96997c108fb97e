# Company at a table: computers, leavers, votes, looking back, standings.

computer-name = Computer { $number }
computer-for = { $name } (computer)
somebody = Somebody
level-greedy = easy
level-thinker = hard

lobby-computer = Add computer: { $level }
lobby-dismiss = Remove computer
lobby-watch = I only watch
lobby-watching = { $host } only watches; computers may play alone.
table-watching = { $name } only watches.
lobby-seat-computer = { $name } · { $level }
table-computer-added = { $name } gives a seat to { $computer } ({ $level }).
table-computer-removed = { $name } sends { $computer } away.
table-no-computer = No computer sits at this table.
table-kicked = { $name } takes { $whom } off the list.
table-kick-yourself = You cannot send yourself away; press Leave.
table-too-many = You sit at { $most } tables already. Finish a game or leave a lobby first, so that nobody waits for you too long.

table-resigned = { $who } leaves; the computer plays this seat from now on.
table-deserted = Nobody is left who plays: the game ends.
table-returned = { $name } is back and plays again.
table-took-seat = { $name } takes the seat of { $whom }.
table-paused-by = { $name } pauses the game.
table-resumed-by = { $name } lets the game go on.
table-is-paused = The game is paused. The host lets it go on with /game resume, and anyone else by /vote.
table-not-paused = The game is not paused.
seat-is-yours = You play this seat yourself already.
seat-left = You have left this seat to the computer; “Take my seat back” on the card gives it back to you.
seat-not-offered = This seat is not free any more.
undo-never-played = You have not played yet, so there is nothing to take back to.

closing-warned-lobby = { $days ->
        [one] Nothing has happened at this table for a day
       *[other] Nothing has happened at this table for { $days } days
    }. It closes in { $left ->
        [one] one day
       *[other] { $left } days
    } unless somebody joins or starts.
closing-warned-playing = { $days ->
        [one] Nobody has moved here for a day
       *[other] Nobody has moved here for { $days } days
    }. The game ends in { $left ->
        [one] one day
       *[other] { $left } days
    } unless somebody plays; /vote decides what becomes of a turn.
closing-closed = Nobody came: the table is closed.
closing-ended = Nobody played on: the game ends, and the points stand as they are. Everything stays in the log.

vote-proposed = { $who } asks for a vote: { $what }
vote-about-undo = shall everything since the last turn of { $who }, that turn too, be taken back?
vote-about-pause = shall the game pause?
vote-about-resume = shall the game go on?
vote-about-end = shall the game end now, with the points as they are?
vote-about-away = { $who } does not come. What becomes of this turn?
vote-rule = { $entitled ->
        [one] One person may vote
       *[other] { $entitled } people may vote
    }: everyone who plays{ $about ->
        [away] , except the one it is about
       *[all] { "" }
    }. It takes { $needed } for the same answer; at { $moment } the answer with the most votes counts.
vote-choice-yes = Yes
vote-choice-no = No
vote-choice-wait = Wait
vote-choice-skip = Skip the turn
vote-choice-computer = Computer plays
vote-choice-offer = Offer the seat
vote-moot = With that, the open vote is settled.
vote-kept = The vote is over, and nothing changes: { $what }
vote-skipped = The table has voted: the turn of { $who } is skipped.
vote-computer = The table has voted: the computer plays for { $who }. The seat can be taken back at any time.
vote-offered = The table has voted: the seat of { $who } is free for anybody who wants to play on.
vote-undone = The table has voted: everything since the last turn of { $who } is taken back, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in all.
vote-paused = The table has voted: the game pauses.
vote-resumed = The table has voted: the game goes on.
vote-ended = The table has voted: the game ends here, and the points stand as they are.
vote-open = The table is voting already; one vote at a time.
vote-closed = This vote is over.
vote-not-entitled = You have no vote in this.
vote-nobody-away = Nobody keeps you waiting.
vote-too-soon = { $name } still has time. Ask again when nothing has happened for { $hours } hours.
you-voted = Your vote is counted: { $choice }.
you-asked = The table is asked.

card-thinking = { $name } is thinking.
card-paused = The game is paused.
card-resume = Go on
card-take-seat = Take this seat
card-take-back = Take my seat back
card-replay = Replay
you-resigned = The computer plays your seat from now on. “Take my seat back” on the card, or /return, gives it back to you.
you-are-back = Your seat is yours again.
you-took-seat = The seat is yours.
rematch-open = The rematch is open already; press Rematch once more to join it.
rematch-is-open = The rematch is open already: { $place }
rematch-joined = You sit at the rematch: { $place }
rematch-not-yours = A rematch is for those who have played here; open a table of your own with /game new.
done = Done.
games-unheard = I cannot post there: the permission “{ $name }” is missing.
unheard = I could not post the last card of table { $table }: the permission “{ $name }” is missing. The game itself goes on.

log-page = Page { $page } of { $pages }
log-older = Older
log-newer = Newer

replay-moment = Move { $n } of { $all }
replay-beginning = The beginning
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-film = Watch it grow
replay-drawing = Drawing: { $done } of { $all } pictures …
replay-film-of = How the city of { $name } grew
replay-rules-changed = This game cannot be shown again: the rules have been corrected since it was played.
replay-nothing = Nothing has been played yet.
replay-too-large = The film would be too large to send.

export-whole = The whole game: as JSON for programs, and as text for people.
export-running = The game is not over, so this holds no seed and nothing that is hidden: the options and the moves.
export-hidden = (hidden)

standing-heading = Standing on this server
standing-record = Best with { $seats } players: { $points } ({ $name })
standing-record-solo = Best alone: { $points } ({ $name })
standing-none = Nobody has a standing here yet: it counts games that at least two people have played to their end.
standing-rating = rating
standing-games = games
standing-won = won
standing-line = { "" }**{ $place }. { $name }** { $rating } ({ $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won)
standing-you = You: { $finished ->
        [one] one game finished
       *[other] { $finished } games finished
    }, { $rate } % of those you began.
standing-turn = Half of your turns take less than { $time }.
standing-you-none = You have not finished a game here yet.
standing-hours = { $count } h
standing-minutes = { $count } min
standing-seconds = { $count } s
standing-hide = Leave me out
standing-show = List me again
standing-hidden = You are not listed any more.
standing-shown = You are listed again.
standing-alt = Standing in { $game }: { $lines }.

forget-ask = I would forget your name, your number, your settings and your standing. Games of others stay whole: your seat becomes “Somebody”, and in games that are still played the computer takes it. What was posted in the chat stays there. This cannot be taken back.
forget-confirm = Forget me
forget-done = You are forgotten.

command-vote = vote
command-vote-about = Ask the table to decide
command-return = return
command-return-about = Take your seat back from the computer
command-resign-about = Leave your seat to the computer
command-kick = kick
command-kick-about = Send somebody away before the game begins (host)
command-pause = pause
command-pause-about = Let the game wait (host)
command-resume = resume
command-resume-about = Let the game go on (host)
command-end = end
command-end-about = End the game now (host or moderator)
command-replay = replay
command-replay-about = See the game again, move by move
command-export = export
command-export-about = Take the game with you
command-standing = standing
command-standing-about = Ratings, records and how reliably people play
command-forget = forget
command-forget-about = Your data
command-me = me
command-me-about = Remove your name, settings and standing
option-about = about
option-about-about = What to decide
option-kicked = player
option-kicked-about = Who has to go
vote-subject-undo = take back to before your last turn
vote-subject-pause = pause the game
vote-subject-resume = go on after a pause
vote-subject-end = end the game
vote-subject-away = somebody does not come

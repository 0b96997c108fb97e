# What the bot says in the chat, whatever the game.

chat-forbidden = I am not allowed to do that here: { $detail }. An administrator can see what is missing with /setup check.
chat-broken-unchanged = Something went wrong on my side, and nothing was changed. If you report it, mention { $number }.
chat-broken-moved = Your move was made, but then something went wrong on my side. /board shows how the game stands. If you report it, mention { $number }.
chat-broken-changed = The table was changed, but then something went wrong on my side. /board and the latest card show how it stands. If you report it, mention { $number }.
chat-broken-unknown = Something went wrong on my side, and I do not know whether anything was changed. Look before you try again. If you report it, mention { $number }.
chat-too-long = That is too long; at most { $most ->
        [one] one character fits
       *[other] { $most } characters fit
    } there.
chat-unknown-choice = I do not know the choice “{ $typed }”; pick one from the list.
chat-form-late = I was too slow to open the form. Please press again.
chat-unknown-button = I do not know this button any more. The latest card of the table has fresh ones.

back = Back
confirm = Confirm
undo = Undo

table-is-open = Your table is open: { $place }
thread-name = { $game } #{ $number }

lobby-title = { $game }: a table by { $host }
lobby-pace = Pace: { $pace }
lobby-no-ideas = The panel shows no ideas at this table.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-playing = The game has begun.
lobby-over = This game is over.
lobby-cancelled = This table was closed.

pace-live = live
pace-fast = fast: 12 hours a turn
pace-daily = a day a turn
pace-relaxed = relaxed: 3 days a turn
pace-none = no hurry

card-turn = { $who }, it is your turn.
card-more = and { $count } more: /log
card-play = Play
card-scores = Scores
card-again = Rematch
card-won = { $count ->
        [one] { $who } wins!
       *[other] { $who } share the victory!
    }
card-lost = { $count ->
        [one] { $who } has missed the target: the game is lost.
       *[other] { $who } have missed the target: the game is lost.
    }
card-stopped = The game ended early; the points stand as they are.

panel-all = { $pages ->
        [one] All choices
       *[other] All choices, page { $page } of { $pages }
    }
panel-which = { $what }: which?
panel-how = { $what }: how much?
panel-where = { $what }: where?
panel-places = { $pages ->
        [one] All places
       *[other] All places, page { $page } of { $pages }
    }
panel-hows = Which way?
panel-older = You have opened a newer panel of this table since then; please use that one.
panel-show-here = Show it here
panel-previous = Previous
panel-next = Next
panel-move = Another place
panel-preview = This is how it would look. Nothing is done until you confirm.
still-thinking = I am thinking about this turn already; the hint is on its way.
panel-finish = Finish for me
panel-reveals = (what it reveals, nobody knows yet)
panel-total = Total: { $before } → **{ $after }**
move-place = place { $place }
move-several-fit = { $count } moves fit what you typed; this is the best of them.

undone = Your move is taken back.
not-at-this-table = { $name } does not sit at this table.

options-unknown = I do not know the option “{ $word }”; there are: { $known }. Pick from the list that appears while you type.
options-unclear = “{ $word }” could mean several options: { $known }.
options-wrong-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $known }.
rules-unknown = I have no page on “{ $topic }”; pick one from the list.

permission-missing = I need the permission “{ $name }” in this channel.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
setup-fine = Everything is in place: tables can be opened in this channel.
setup-missing = These permissions are missing for me in this channel:

command-game = game
command-game-about = Tables
command-new = new
command-new-about = Open a table
command-move = move
command-move-about = Find a move by its words, and see it before you make it
command-hint = hint
command-hint-about = What the computer would do
command-undo = undo
command-undo-about = Take your last move back
command-resign = resign
command-board = board
command-board-about = See the cities
command-market = market
command-market-about = See what is on offer
command-scores = scores
command-scores-about = See everybody's points
command-log = log
command-log-about = See what was done
command-help = help
command-help-about = How this works
command-rules = rules
command-rules-about = How a game is played
command-setup = setup
command-setup-about = For administrators
command-check = check
command-check-about = See which permissions are missing
option-game = game
option-game-about = What to play
option-seats = seats
option-seats-about = How many players
option-pace = pace
option-pace-about = How long a turn may take
option-ideas = ideas
option-ideas-about = Whether the panel suggests moves at this table
option-options = options
option-options-about = Variants and lengths; pick from the list, several one after the other
option-move = move
option-move-about = The move; the list completes what you type
option-player = player
option-player-about = Whose city
option-table = table
option-table-about = Which table, if there are several here
option-topic = topic
option-topic-about = What to explain
token-refused = Discord does not accept the token in DISCORD_TOKEN.
discord-closed = Discord has ended the connection for good (code { NUMBER($code, useGrouping: 0) }). Is the token still valid?

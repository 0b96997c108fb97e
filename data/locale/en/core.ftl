# What any game, and any program that drives one, may be told.

unknown-game = There is no game called “{ $name }”; there are: { $known }.
game-over = The game is over.
request-malformed = This is not a request: { $detail }.
request-unknown = There is no request “{ $name }”; there are: { $known }.
request-no-game = No game has been started; send “new” or “load” first.
request-no-seat = There is no seat { $seat } at this table.
nothing-to-undo = Nothing has been played yet.
setup-malformed = The game cannot be set up like that: { $detail }.
setup-wrong-seats = { $seats ->
        [one] One player is not enough or too many
       *[other] { $seats } players do not fit
    }: the game is for { $least } to { $most }.
save-corrupt = This is not a saved game that can be read: { $detail }.
save-contradicts-itself = This saved game is damaged: its moves do not lead to its state.
save-of-another-game = This is a saved game of “{ $saved }”, not of “{ $game }”.
save-newer = This game was saved by a newer version ({ $saved }; here it is { $known }).
replay-malformed = This is not a replay: it begins with a game and a set-up.
replay-differs = This replay comes to other scores than were written down: { $now } instead of { $written }.
unknown-player = There is no computer player “{ $name }”; there are: { $known }.
players-do-not-fit = { $players } players were named for { $seats } seats.

# Values of options that need no sentence of a game's own.
choice-yes = yes
choice-no = no
choice-none = none
choice-number = { $number }

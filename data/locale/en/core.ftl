# What any game, and any program that drives one, may be told.

unknown-game = There is no game called “{ $name }”; there are: { $known }.
game-over = The game is over.
move-missing = Name a move, for example “{ $example }”.
move-unfinished = “{ $move }” is only the beginning of a move; say the rest too, for example “{ $example }”.
request-malformed = This is not a request. { $detail }
request-one-key = It has exactly one key, the name of the request.
request-unknown = There is no request “{ $name }”; there are: { $known }.
request-no-game = No game has been started; send “new” or “load” first.
request-no-seat = There is no seat { $seat } at this table; seats count from 0 to { $last }.
nothing-to-undo = Nothing has been played yet.
undo-older-rules = The moves before this one were played by older rules, so they cannot be undone.
setup-malformed = The game cannot be set up like that. { $detail }
setup-wrong-seats = The game is for { $least } to { $most } players, not for { $seats }.
json-too-long = It is longer than { $most } bytes.
json-not-utf8 = It is not UTF-8.
json-too-deep = Its lists and objects are nested more than { $most } levels deep.
json-malformed = It is not JSON ({ $detail }, character { $at }).
json-key-twice = The key “{ $key }” is given twice.
json-number-too-large = A number is too large.
json-no-number = { $name } is not a number.
json-half-a-character = A text contains half of a surrogate pair.
json-does-not-fit = { $detail }.
save-corrupt = This is not a saved game that can be read. { $detail }
save-illegal-move = Its move { $number }, “{ $move }”, is not possible.
save-no-such-checkpoint = No moves were played by older rules.
state-impossible = No game with this set-up could come to this state.
state-large-number = The state has a number beyond { $most }.
state-unknown-key = The state has no place for “{ $key }”.
save-contradicts-itself = This saved game is damaged: its moves do not lead to its state.
save-of-another-game = This is a saved game of “{ $saved }”, not of “{ $game }”.
save-newer = This game was saved by a newer version ({ $saved }; here it is { $known }).
replay-malformed = This is not a replay: it begins with a game and a set-up.
replay-older-rules = This game was begun by rules before version { $version }: { $moves ->
        [one] its first move
       *[other] its first { $moves } moves
    } cannot be played again.
replay-differs = This replay comes to other scores than were written down: { $now } instead of { $written }.
unknown-player = There is no computer player “{ $name }”; there are: { $known }.
players-do-not-fit = { $players ->
        [one] One player was named
       *[other] { $players } players were named
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.

# Values of options that need no sentence of a game's own.
choice-yes = yes
choice-no = no
choice-none = none
choice-number = { $number }

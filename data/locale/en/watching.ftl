# Watching a table without a seat.

watch-button = Watch
watch-stop = Stop watching
watch-look = Look around
watch-city = City: { $name }
watch-heading = You watch { $table }.
watch-turn = It is the turn of { $name }.
watch-begun = You watch this table now. Its cards come to you as silent direct messages, after each turn.
watch-begun-daily = You watch this table now. A silent direct message tells you once a day what happened.
watch-ended = You watch { $table } no longer.
watch-own-table = You play at this table: its cards reach you anyway.
watch-not-begun = This game has not begun yet: you can watch it as soon as it is played.
watch-over = This game is over; /replay shows it.
watch-muted = You have chosen to get no messages at all: choose another place in /settings, then you can watch.
watch-closed = I cannot write to you, because your direct messages are closed to me: open them for this server and try again, or follow the thread of the table.
watch-too-many = You watch { $most } tables already: end one with /watch stop.
watch-crowded = This table is watched already by as many people as it can be ({ $most }); its thread shows everything too.
watch-none = You watch no table.
watch-not-watched = You do not watch that table.
watch-choice = { $table }: { $players } · { $turn }
card-watchers = { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
games-watched = You watch
settings-watching = You watch { $count ->
        [one] one table
       *[other] { $count } tables
    }; /watch stop ends it.
watch-pace-turns = after each turn
watch-pace-daily = once a day

command-watch = watch
command-watch-about = Watch a game without playing
command-table = table
command-table-about = Get the cards of a table as silent direct messages
command-stop = stop
command-stop-about = Watch a table no longer
option-watch-table-about = Which table of this server; without it, the one that is played here
option-watch-pace-about = How often you are told
option-watched-about = Which of the tables that you watch

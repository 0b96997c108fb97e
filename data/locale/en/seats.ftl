# Computer players, seats given up and taken, pauses, inactive tables, rematches.

computer-name = Computer { $number }
computer-for = { $name } (computer)
somebody = Somebody

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

ask-resign = **Resign from { $table }?** The computer ({ $level }) plays your seat from then on. While the game lasts, /return gives it back to you.
ask-resign-last = **Resign from { $table }?** Nobody else plays, so the game ends at once, and the points stand as they are. This cannot be taken back.
ask-end = **End { $table } for everybody?** The game ends at once, and the points stand as they are. This cannot be taken back.
ask-cancel = **Close { $table }?** It is closed for those who have joined too: { $names }. This cannot be taken back.
ask-kick = **Send { $name } away from { $table }?** The seat becomes free for anybody.
confirm-resign = Resign
confirm-end = End the game
confirm-cancel = Close the table
confirm-kick = Send away
confirm-outdated = The table has changed since I asked, so I did nothing. If you still want it, ask for it again.
you-resigned-last = You have resigned, and the game is over.

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
option-kicked = player
option-kicked-about = Who has to go

# What happens at a table, and what it refuses.

table-opened = { $name } opens a table.
table-joined = { $name } joins the table.
table-left = { $name } leaves the table.
table-cancelled-by = { $name } cancels the table.
table-started = The game begins; { $who } is the first to act.
table-undone = { $who } takes the last move back.
table-ended = { $name } ends the game; the points stand as they are.

table-not-found = There is no table { $table }.
table-not-here = No game is played here.
table-several = Several tables here could be meant: { $tables }. Say which one with the option “table”.
table-unreadable = Table { $table } is damaged and cannot be read; every other table is fine.
table-already-seated = You already have a seat at this table.
table-full = Every seat at this table is taken.
table-not-seated = You have no seat at this table.
table-not-host = Only the host may do that: { $name }.
table-not-open = This game has already begun.
table-not-started = This game has not begun yet.
table-cancelled = This table was cancelled.
table-too-few = { $missing ->
        [one] One more player is needed
       *[other] { $missing } more players are needed
    } to begin.
table-moved-on = The table has moved on since then; look at the board as it is now.
table-not-your-turn = It is not your turn but that of { $name }.
undo-someone-acted = Too late to take it back by yourself: { $name } has acted since. /vote asks the table.
undo-settled = There is nothing left that you may take back by yourself: a move that revealed something stays. /vote asks the table.
undo-rules-changed = This move cannot be taken back: the game was updated since it began.
table-unknown-pace = There is no such pace.

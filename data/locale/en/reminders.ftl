# Time controls, notices of turns, reminders.

span-minutes = { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
span-hours = { $count ->
        [one] an hour
       *[other] { $count } hours
    }
span-days = { $count ->
        [one] a day
       *[other] { $count } days
    }
lobby-clock = Everyone starts with { $bank } on the clock; each turn gives { $turn } back, never beyond that. Clocks stand still on vacation.
card-until = Time until { $moment } ({ $distance }).
card-away = On vacation until { $moment }; the clock stands still.
table-out-of-time = { $who } is out of time.

notice = { $who }, it is your turn at **{ $game }** #{ $number }.
reminder = { $who }, it is still your turn at **{ $game }** #{ $number }.
heads-up = { $who }, you will probably be next at **{ $game }** #{ $number }, after { $name }.
digest = { $who }, it is your turn at { $count ->
        [one] one table
       *[other] { $count } tables
    }:
digest-line = { $table }: the turn began { $moment }.
snooze = Not this turn again
snoozed = I will not remind you of this turn again. The clock runs on.
snooze-not-yours = There is nothing to snooze: this table is not waiting for you.

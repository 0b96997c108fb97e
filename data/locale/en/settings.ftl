# Notification settings and vacations.

settings-title = Your settings
settings-place-thread = in the table's thread
settings-place-direct = by direct message
settings-place-digest = once a day, all tables together
settings-place-off = not at all
settings-place = You hear of your turns **{ $place }**.
settings-place-menu = Where you hear of your turns
settings-closed = Your direct messages are closed to me, so I write in the table's thread. Open them and choose again.
settings-zone = Time zone: **{ $zone }**, where it is { $time } now.
settings-quiet = Quiet from **{ $from }** to **{ $until }**: nobody calls you then.
settings-no-quiet = No quiet hours.
settings-digest = The daily message comes at **{ $time }**.
settings-ideas-on = The panel shows you ideas for moves.
settings-ideas-off = The panel shows you no ideas for moves.
settings-heads-up-on = You are told when you are next.
settings-heads-up-off = You are not told when you are next.
settings-vacation = Vacation from { $from } to { $until }: no reminders, and your clocks stand still.
settings-days = { $left ->
        [one] One day
       *[other] { $left } days
    } of vacation left this year.
settings-hours-button = Time zone and hours
settings-vacation-button = Vacation
settings-back-button = Back from vacation
settings-heads-up-button = Tell me when I am next
settings-no-heads-up-button = Do not tell me when I am next
settings-ideas-button = Show me ideas
settings-no-ideas-button = Show me no ideas
settings-hours-form = Time zone and hours
settings-form-zone = Time zone, like Europe/Warsaw
settings-form-quiet-from = Quiet from, like 22:00 (empty: never)
settings-form-quiet-until = Quiet until, like 7:30
settings-form-digest = Daily message at, like 8:00
settings-vacation-form = Vacation
settings-form-first = First day, like 2027-07-01
settings-form-last = Last day, like 2027-07-14

zone-unknown = I do not know the time zone “{ $typed }”. Write it like Europe/Warsaw, or let /settings complete it.
zone-unknown-near = I do not know the time zone “{ $typed }”. Did you mean { $near }?
hour-unknown = “{ $typed }” is not a time of day; write it like 22:00.
day-unknown = “{ $typed }” is not a date; write it like 2027-07-01.
quiet-half = Quiet hours need a beginning and an end.
vacation-over = That vacation would end before it begins.
vacation-too-long = { $left ->
        [0] You have no days of vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $left } days of vacation left this year.
    }

command-settings = settings
command-settings-about = When and where you hear of your turns
option-zone = zone
option-zone-about = Your time zone; the list completes what you type

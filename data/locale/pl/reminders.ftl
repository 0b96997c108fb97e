# Tempo gry, powiadomienia o turach, przypomnienia.

span-minutes = { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
span-hours = { $count ->
        [one] godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
span-days = { $count ->
        [one] dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
lobby-clock = Każdy ma na początek { $bank } na zegarze; każda tura zwraca { $turn }, ale nigdy ponad to. W czasie urlopu zegary stoją.
card-until = Czas do { $moment } ({ $distance }).
card-away = Urlop do { $moment }; zegar stoi.
table-out-of-time = { $who }: czas minął.

notice = { $who }, twoja kolej: **{ $game }** #{ $number }.
reminder = { $who }, wciąż twoja kolej: **{ $game }** #{ $number }.
heads-up = { $who }, wkrótce pewnie twoja kolej, po: { $name }. **{ $game }** #{ $number }.
digest = { $who }, twoja kolej przy { $count ->
        [one] jednym stole
        [few] { $count } stołach
       *[many] { $count } stołach
    }:
digest-line = { $table }: tura zaczęła się { $moment }.
snooze = W tej turze już nie
snoozed = O tej turze już nie przypomnę. Zegar idzie dalej.
snooze-not-yours = Nie ma czego odkładać: ten stół nie czeka na ciebie.

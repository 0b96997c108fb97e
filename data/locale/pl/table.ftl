# Co się dzieje przy stole i czego odmawia.

table-opened = { $name } otwiera stół.
table-joined = { $name } dołącza do stołu.
table-left = { $name } odchodzi od stołu.
table-cancelled-by = { $name } odwołuje grę przy tym stole.
table-started = Gra się zaczyna; pierwszy ruch: { $who }.
table-undone = { $who } cofa ostatni ruch.
table-ended = { $name } kończy grę; punkty zostają takie, jakie są.

table-not-found = Nie ma stołu { $table }.
table-not-here = Tutaj nie toczy się żadna gra.
table-several = Może chodzić o kilka stołów: { $tables }. Wskaż właściwy opcją „stół”.
table-unreadable = Stół { $table } jest uszkodzony i nie da się go odczytać; pozostałe stoły są w porządku.
table-already-seated = Masz już miejsce przy tym stole.
table-full = Wszystkie miejsca przy tym stole są zajęte.
table-not-seated = Nie masz miejsca przy tym stole.
table-not-host = To może zrobić tylko gospodarz: { $name }.
table-not-open = Ta gra już się zaczęła.
table-not-started = Ta gra jeszcze się nie zaczęła.
table-cancelled = Gra przy tym stole została odwołana.
table-too-few = Aby zacząć, { $missing ->
        [one] potrzebny jest jeszcze jeden gracz
        [few] potrzeba jeszcze { $missing } graczy
       *[many] potrzeba jeszcze { $missing } graczy
    }.
table-moved-on = Od tamtej chwili przy stole coś się zmieniło; spójrz na planszę taką, jaka jest teraz.
table-not-your-turn = To nie twoja kolej; teraz gra { $name }.
undo-someone-acted = Za późno, żeby cofnąć to samemu: od tamtej pory grał już ktoś inny ({ $name }). /głosowanie pyta cały stół.
undo-settled = Nie ma już nic, co można by cofnąć samemu: ruch, który coś odkrył, zostaje. /głosowanie pyta cały stół.
undo-rules-changed = Tego ruchu nie można cofnąć: od początku gry zmieniły się jej zasady.
table-unknown-pace = Nie ma takiego tempa.

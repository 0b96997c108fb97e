# Gracze komputerowi, oddane i zajęte miejsca, przerwy, nieczynne stoły, rewanże.

computer-name = Komputer { $number }
computer-for = { $name } (komputer)
somebody = Ktoś

lobby-dismiss = Usuń komputer
lobby-watch = Tylko oglądam
lobby-watching = { $host } tylko ogląda; komputery mogą grać same.
table-watching = { $name } tylko ogląda.
lobby-seat-computer = { $name } · { $level }
table-computer-added = { $name } sadza przy stole gracza { $computer } ({ $level }).
table-computer-removed = { $name } odsyła gracza { $computer }.
table-no-computer = Przy tym stole nie siedzi żaden komputer.
table-kicked = { $name } skreśla z listy: { $whom }.
table-kick-yourself = Nie możesz odesłać samego siebie; naciśnij Wstań.
table-too-many = Siedzisz już przy { $most } stołach. Najpierw skończ którąś grę albo wstań od stołu, żeby nikt nie czekał na ciebie zbyt długo.

table-resigned = { $who } odchodzi; odtąd na tym miejscu gra komputer.
table-deserted = Nie ma już nikogo, kto gra: koniec gry.
table-returned = { $name } wraca i znowu gra.
table-took-seat = { $name } zajmuje miejsce: { $whom }.
table-paused-by = { $name } wstrzymuje grę.
table-resumed-by = { $name } wznawia grę.
table-is-paused = Gra jest wstrzymana. Gospodarz wznawia ją przez /gra wznów, a każdy inny przez /głosowanie.
table-not-paused = Gra nie jest wstrzymana.
seat-is-yours = Na tym miejscu już grasz.
seat-left = To miejsce zostało oddane komputerowi; przycisk „Wracam na miejsce” na karcie zwróci ci je.
seat-not-offered = To miejsce nie jest już wolne.
undo-never-played = Jeszcze nie było twojej tury, więc nie ma do czego wracać.

closing-warned-lobby = { $days ->
        [one] Od wczoraj nic się przy tym stole nie dzieje
        [few] Od { $days } dni nic się przy tym stole nie dzieje
       *[many] Od { $days } dni nic się przy tym stole nie dzieje
    }. Zamknie się za { $left ->
        [one] jeden dzień
        [few] { $left } dni
       *[many] { $left } dni
    }, chyba że ktoś dołączy albo zacznie grę.
closing-warned-playing = { $days ->
        [one] Od wczoraj nikt tu nie grał
        [few] Od { $days } dni nikt tu nie grał
       *[many] Od { $days } dni nikt tu nie grał
    }. Gra skończy się za { $left ->
        [one] jeden dzień
        [few] { $left } dni
       *[many] { $left } dni
    }, chyba że ktoś zagra; o losie tury rozstrzyga /głosowanie.
closing-closed = Nikt nie przyszedł: stół zamknięto.
closing-ended = Nikt nie grał dalej: gra się kończy, a punkty zostają, jakie są. Wszystko zostaje w dzienniku.

card-thinking = { $name } myśli.
card-paused = Gra jest wstrzymana.
card-resume = Wznów grę
card-take-seat = Zajmij to miejsce
card-take-back = Wracam na miejsce
card-replay = Powtórka
you-resigned = Odtąd na twoim miejscu gra komputer. Wrócisz na nie przyciskiem „Wracam na miejsce” na karcie albo przez /powrót.
you-are-back = Miejsce znowu należy do ciebie.
you-took-seat = Miejsce jest twoje.
rematch-open = Rewanż jest już otwarty; naciśnij Rewanż jeszcze raz, żeby dołączyć.
rematch-is-open = Rewanż jest już otwarty: { $place }
rematch-joined = Siedzisz przy stole rewanżowym: { $place }
rematch-not-yours = Rewanż jest dla tych, którzy tu grali; własny stół otwiera /gra nowa.
done = Zrobione.

ask-resign = **Oddać miejsce przy stole { $table }?** Odtąd grałby na nim komputer ({ $level }). Dopóki gra trwa, możesz wrócić przez /powrót.
ask-resign-last = **Oddać miejsce przy stole { $table }?** Nikt inny nie gra, więc gra od razu się skończy, a punkty zostaną takie, jakie są. Tego nie da się cofnąć.
ask-end = **Zakończyć { $table } dla wszystkich?** Gra od razu się skończy, a punkty zostaną takie, jakie są. Tego nie da się cofnąć.
ask-cancel = **Zamknąć stół { $table }?** Zamknie się też dla tych, którzy już dołączyli: { $names }. Tego nie da się cofnąć.
ask-kick = **Odesłać gracza { $name } od stołu { $table }?** Miejsce będzie wolne dla każdego.
confirm-resign = Oddaj miejsce
confirm-end = Zakończ grę
confirm-cancel = Zamknij stół
confirm-kick = Odeślij
confirm-outdated = Od tego pytania przy stole coś się zmieniło, więc nic się nie stało. Jeśli nadal tego chcesz, zacznij od nowa.
you-resigned-last = Miejsce oddane, a gra jest zakończona.

command-return = powrót
command-return-about = Wróć na miejsce, na którym gra komputer
command-resign-about = Oddaj swoje miejsce komputerowi
command-kick = odeślij
command-kick-about = Odeślij kogoś przed rozpoczęciem gry (gospodarz)
command-pause = wstrzymaj
command-pause-about = Niech gra poczeka (gospodarz)
command-resume = wznów
command-resume-about = Niech gra toczy się dalej (gospodarz)
command-end = zakończ
command-end-about = Zakończ grę teraz (gospodarz lub moderator)
option-kicked = gracz
option-kicked-about = Kto ma odejść

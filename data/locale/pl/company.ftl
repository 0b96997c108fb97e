# Towarzystwo przy stole: komputery, nieobecni, głosowania, oglądanie wstecz, rankingi.

computer-name = Komputer { $number }
computer-for = { $name } (komputer)
somebody = Ktoś
level-greedy = łatwy
level-thinker = trudny

lobby-computer = Dodaj komputer: { $level }
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

vote-proposed = { $who } prosi o głosowanie: { $what }
vote-about-undo = czy cofnąć wszystko od ostatniej tury, łącznie z nią ({ $who })?
vote-about-pause = czy wstrzymać grę?
vote-about-resume = czy wznowić grę?
vote-about-end = czy skończyć grę teraz, z takimi punktami, jakie są?
vote-about-away = { $who } nie przychodzi. Co dalej z tą turą?
vote-rule = { $entitled ->
        [one] Głosuje jedna osoba
        [few] Głosują { $entitled } osoby
       *[many] Głosuje { $entitled } osób
    }: każdy, kto gra{ $about ->
        [away] , oprócz osoby, o którą chodzi
       *[all] { "" }
    }. Potrzeba { $needed } takich samych odpowiedzi; { $moment } liczy się ta, która ma najwięcej głosów.
vote-choice-yes = Tak
vote-choice-no = Nie
vote-choice-wait = Czekamy
vote-choice-skip = Pomiń turę
vote-choice-computer = Gra komputer
vote-choice-offer = Oddaj miejsce
vote-moot = Tym samym otwarte głosowanie jest rozstrzygnięte.
vote-kept = Głosowanie zakończone i nic się nie zmienia: { $what }
vote-skipped = Stół zagłosował: tura przepada ({ $who }).
vote-computer = Stół zagłosował: zamiast gracza { $who } gra komputer. Na miejsce można wrócić w każdej chwili.
vote-offered = Stół zagłosował: miejsce gracza { $who } jest wolne dla każdego, kto chce grać dalej.
vote-undone = Stół zagłosował: cofamy wszystko od ostatniej tury gracza { $who }, razem { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
vote-paused = Stół zagłosował: gra jest wstrzymana.
vote-resumed = Stół zagłosował: gramy dalej.
vote-ended = Stół zagłosował: gra kończy się tutaj, a punkty zostają, jakie są.
vote-open = Stół już głosuje; jedno głosowanie naraz.
vote-closed = To głosowanie jest zakończone.
vote-not-entitled = W tej sprawie nie masz głosu.
vote-nobody-away = Nikt nie każe na siebie czekać.
vote-too-soon = { $name } ma jeszcze czas. Zapytaj ponownie, gdy nic się nie wydarzy przez { $hours } godz.
you-voted = Głos policzony: { $choice }.
you-asked = Stół został zapytany.

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
games-unheard = Nie mogę tam pisać: brakuje uprawnienia „{ $name }”.
unheard = Nie udało mi się pokazać ostatniej karty stołu { $table }: brakuje uprawnienia „{ $name }”. Sama gra toczy się dalej.

log-page = Strona { $page } z { $pages }
log-older = Starsze
log-newer = Nowsze

replay-moment = Ruch { $n } z { $all }
replay-beginning = Początek
replay-first = Początek
replay-back = Wstecz
replay-forward = Dalej
replay-last = Koniec
replay-film = Zobacz, jak rosło
replay-drawing = Rysuję: { $done } z { $all } obrazków …
replay-film-of = Jak rosło miasto: { $name }
replay-rules-changed = Tej gry nie da się pokazać ponownie: od tamtej pory poprawiono zasady.
replay-nothing = Nic jeszcze nie zagrano.
replay-too-large = Film byłby za duży, żeby go wysłać.

export-whole = Cała gra: jako JSON dla programów i jako tekst dla ludzi.
export-running = Gra jeszcze trwa, więc nie ma tu ziarna ani niczego ukrytego: są opcje i ruchy.
export-hidden = (ukryte)

standing-heading = Ranking na tym serwerze
standing-record = Rekord w gronie { $seats } graczy: { $points } ({ $name })
standing-record-solo = Rekord w pojedynkę: { $points } ({ $name })
standing-none = Nikt nie ma tu jeszcze rankingu: liczą się gry, które co najmniej dwie osoby doprowadziły do końca.
standing-rating = ranking
standing-games = gry
standing-won = wygrane
standing-line = { "" }**{ $place }. { $name }** { $rating } ({ $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, wygrane: { $won })
standing-you = Ty: { $finished ->
        [one] jedna gra doprowadzona do końca
        [few] { $finished } gry doprowadzone do końca
       *[many] { $finished } gier doprowadzonych do końca
    }, { $rate } % rozpoczętych.
standing-turn = Połowa twoich tur trwa krócej niż { $time }.
standing-you-none = Nie masz tu jeszcze żadnej gry doprowadzonej do końca.
standing-hours = { $count } godz.
standing-minutes = { $count } min
standing-seconds = { $count } s
standing-hide = Nie pokazuj mnie
standing-show = Pokazuj mnie znowu
standing-hidden = Nie ma cię już w rankingu.
standing-shown = Znowu jesteś w rankingu.
standing-alt = Ranking w grze { $game }: { $lines }.

forget-ask = Zapomnę twoją nazwę, numer, ustawienia i ranking. Gry innych pozostaną całe: na twoim miejscu będzie „Ktoś”, a w grach, które jeszcze trwają, zagra komputer. To, co napisano na czacie, tam zostanie. Tego nie da się cofnąć.
forget-confirm = Zapomnij mnie
forget-done = Zapomniane.

command-vote = głosowanie
command-vote-about = Niech stół zdecyduje
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
command-replay = powtórka
command-replay-about = Obejrzyj grę jeszcze raz, ruch po ruchu
command-export = eksport
command-export-about = Zabierz grę ze sobą
command-standing = ranking
command-standing-about = Rankingi, rekordy i to, jak wytrwale kto gra
command-forget = zapomnij
command-forget-about = Twoje dane
command-me = mnie
command-me-about = Usuń swoją nazwę, ustawienia i ranking
option-about = sprawa
option-about-about = O czym zdecydować
option-kicked = gracz
option-kicked-about = Kto ma odejść
vote-subject-undo = cofnąć do stanu sprzed twojej ostatniej tury
vote-subject-pause = wstrzymać grę
vote-subject-resume = wznowić grę po przerwie
vote-subject-end = zakończyć grę
vote-subject-away = ktoś nie przychodzi

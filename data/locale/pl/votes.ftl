# Głosowania.

vote-proposed = { $who } prosi o głosowanie: { $what }
vote-about-undo = czy cofnąć wszystko od ostatniej tury, łącznie z nią ({ $who })? Gra z takim głosowaniem nie ustanawia rekordu.
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
    }. Ta gra nie ustanowi już rekordu.
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

command-vote = głosowanie
command-vote-about = Niech stół zdecyduje
option-about = sprawa
option-about-about = O czym zdecydować
vote-subject-undo = cofnąć do stanu sprzed twojej ostatniej tury
vote-subject-pause = wstrzymać grę
vote-subject-resume = wznowić grę po przerwie
vote-subject-end = zakończyć grę
vote-subject-away = ktoś nie przychodzi

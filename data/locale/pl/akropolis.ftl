# Akropolis: co się dzieje, co można wybrać, czego nie wolno.

akropolis-title = Akropolis

akropolis-area-q = kamieniołom
akropolis-area-h = domy
akropolis-area-m = targowisko
akropolis-area-b = koszary
akropolis-area-t = świątynia
akropolis-area-g = ogród
akropolis-area-H = plac domów
akropolis-area-M = plac targowy
akropolis-area-B = plac koszar
akropolis-area-T = plac świątynny
akropolis-area-G = plac ogrodowy
akropolis-tile = { $first }, { $second }, { $third }

akropolis-part-houses = Domy
akropolis-part-markets = Targowiska
akropolis-part-barracks = Koszary
akropolis-part-temples = Świątynie
akropolis-part-gardens = Ogrody
akropolis-part-stones = Kamienie

# Skąd biorą się punkty dzielnicy i co rozstrzyga remis.
akropolis-breakdown = gwiazdki × wysokość
akropolis-tie-1 = pozostałe kamienie

akropolis-placed = { $who }: { $price ->
        [0] darmowy kafel
        [one] kafel za 1 kamień
        [few] kafel za { $price } kamienie
       *[many] kafel za { $price } kamieni
    } ({ $tile }) na poziomie { $level }{ $gained ->
        [0] .
        [one] ; przykryto kamieniołom: +1 kamień.
        [few] ; przykryto { $gained } kamieniołomy: +{ $gained } kamienie.
       *[many] ; przykryto { $gained } kamieniołomów: +{ $gained } kamieni.
    }
akropolis-refilled = Na rynek { $tiles ->
        [one] trafia 1 nowy kafel
        [few] trafiają { $tiles } nowe kafle
       *[many] trafia { $tiles } nowych kafli
    }; głównym architektem jest { $chief }.
akropolis-over = Stosy się skończyły: koniec gry.

akropolis-step-place = Dobierz kafel i dodaj go do miasta
akropolis-step-tile = { $tile } ({ $price ->
        [0] za darmo
        [one] 1 kamień
        [few] { $price } kamienie
       *[many] { $price } kamieni
    })
akropolis-step-on = poziom { $level }, na: { $areas }
akropolis-step-ground = obok: { $areas }
akropolis-step-edge = na ziemi, dalej od miasta
akropolis-turned-0 = { $area } na dole po lewej
akropolis-turned-1 = { $area } po lewej
akropolis-turned-2 = { $area } u góry po lewej
akropolis-turned-3 = { $area } u góry po prawej
akropolis-turned-4 = { $area } po prawej
akropolis-turned-5 = { $area } na dole po prawej

akropolis-reason-value = { $district ->
        [houses] największa grupa domów
        [markets] osobne targowiska
        [barracks] koszary na krawędzi
        [temples] zabudowane świątynie
       *[gardens] ogrody
    } o wartości { $value }{ $stars ->
        [one] { "" }
       *[other] , razy { $stars }
    }
akropolis-reason-stars = { $district ->
        [houses] domy
        [markets] targowiska
        [barracks] koszary
        [temples] świątynie
       *[gardens] ogrody
    } { $stars ->
        [0] już się nie liczą
        [one] liczą się raz
       *[other] liczą się { $stars } razy
    }
akropolis-reason-quarries = { $points ->
        [one] przykrywa kamieniołom: +1 kamień
        [few] przykrywa { $points } kamieniołomy: +{ $points } kamienie
       *[many] przykrywa { $points } kamieniołomów: +{ $points } kamieni
    }
akropolis-reason-price = { $price ->
        [one] kosztuje 1 kamień
        [few] kosztuje { $price } kamienie
       *[many] kosztuje { $price } kamieni
    }
akropolis-reason-worth = { $district ->
        [houses] domy
        [markets] targowiska
        [barracks] koszary
        [temples] świątynie
       *[gardens] ogrody
    } za { $value }
akropolis-reason-no-stars = { $districts }, jeszcze bez placu
akropolis-reason-no-value = { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } na przyszłe { $district ->
        [houses] domy
        [markets] targowiska
        [barracks] koszary
        [temples] świątynie
       *[gardens] ogrody
    }
akropolis-reason-quarry-later = { $quarries ->
        [one] kamieniołom do przykrycia później
        [few] { $quarries } kamieniołomy do przykrycia później
       *[many] { $quarries } kamieniołomów do przykrycia później
    }
akropolis-reason-nothing = poziom { $level }: na razie nic się tu nie liczy

akropolis-too-dear = { $tiles ->
        [one] Jeden kafel jest za drogi
        [few] { $tiles } kafle są za drogie
       *[many] { $tiles } kafli jest za drogich
    }: { $stones ->
        [0] nie masz kamieni
        [one] masz 1 kamień
        [few] masz { $stones } kamienie
       *[many] masz { $stones } kamieni
    }.
akropolis-not-a-move = „{ $move }” nie jest ruchem; ruch to „place”, cena, dwie współrzędne i kierunek od 0 do 5.
akropolis-no-such-tile = Na rynku nie ma pozycji { $slot }; ostatnia to { $last }.
akropolis-no-such-facing = Kafla nie można obrócić w kierunku { $facing }; kierunki idą od 0 (północ) zgodnie z ruchem wskazówek zegara do 5.
akropolis-too-few-stones = Za mało kamieni: kafel kosztuje { $price }, masz { $stones }.
akropolis-not-touching = Kafel nie łączy się z miastem: na ziemi musi stykać się z nim bokiem.
akropolis-gap-below = Pusta przestrzeń pod kaflem: kafel leży na trzech obszarach albo na trzech pustych miejscach.
akropolis-uneven-levels = Nierówne poziomy: trzy obszary pod kaflem muszą być równie wysoko.
akropolis-one-tile-below = Pod spodem tylko jeden kafel: potrzebne są co najmniej dwa różne.
akropolis-wrong-order = Kolejność musi wymieniać każdy z { $tiles } kafli tej gry dokładnie raz.

akropolis-alt-list = { $first }; { $rest }
akropolis-alt-row = { $first }, { $rest }
akropolis-alt-city = Miasto gracza { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }, najwyższy poziom { $level }. Widać: { $levels }.
akropolis-alt-preview = Tak by to wyglądało: { $city }
akropolis-alt-places = { $city } Miejsca z numerami: od { $first } do { $last }.
akropolis-alt-level = poziom { $level }: { $areas }
akropolis-alt-area = { $count } × { $area }
akropolis-alt-market = Rynek: { $tiles }. Pozostałe stosy: { $stacks }. Główny architekt: { $chief }.
akropolis-alt-choice = { $market } { $city }
akropolis-alt-seat = { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }, najwyższy poziom { $level }
akropolis-alt-table = Wszystkie miasta: { $seats }.

akropolis-picture-city = Miasto
akropolis-picture-market = Rynek
akropolis-picture-table = Plansza

akropolis-option-tiles = Kafle
akropolis-option-tiles-standard = według liczby graczy
akropolis-option-tiles-all = wszystkie, na dłuższą grę
akropolis-option-edges = Krawędzie i jeziora
akropolis-option-edges-enclosed = odcięte to jezioro
akropolis-option-edges-local = każde puste miejsce osobno
akropolis-option-variants = Warianty
akropolis-option-variants-houses = domy
akropolis-option-variants-markets = targowiska
akropolis-option-variants-barracks = koszary
akropolis-option-variants-temples = świątynie
akropolis-option-variants-gardens = ogrody

akropolis-topic-turn-title = Akropolis: tura
akropolis-topic-turn =
    Weź jeden kafel z rynku i dodaj go do miasta; nie można pasować. Pierwszy kafel jest za darmo, każdy następny kosztuje o kamień więcej. Gdy zostaje jeden, staje się pierwszym, obok otwiera się nowy stos, a znacznik głównego architekta wędruje dalej. Gdy stosów zabraknie, gra się kończy, a ostatni kafel zostaje.
akropolis-topic-building-title = Akropolis: budowanie
akropolis-topic-building =
    Na ziemi kafel musi stykać się bokiem z miastem. Wyżej leży na trzech równie wysokich obszarach, bez pustki pod spodem, i na co najmniej dwóch kaflach. Kafle można obracać, ale nie odwracać. To, co przykryte, już się nie liczy.
akropolis-topic-quarries-title = Akropolis: kamieniołomy i kamienie
akropolis-topic-quarries =
    Każdy przykryty kamieniołom od razu daje kamień; płacić nim można od następnej tury. Kamień na koniec to punkt, a więcej kamieni rozstrzyga remis.
akropolis-topic-scoring-title = Akropolis: punktacja
akropolis-topic-scoring =
    Dla każdego koloru dodaj poziomy dobrze położonych dzielnic i pomnóż przez gwiazdki na placach tego koloru.
    - **Domy**: tylko największa grupa.
    - **Targowiska**: nie obok innego targowiska.
    - **Koszary**: na krawędzi miasta.
    - **Świątynie**: zabudowane ze wszystkich sześciu stron.
    - **Ogrody**: gdziekolwiek.
    Gwiazdki na placu: domów { $houses }, targowym { $markets }, koszar { $barracks }, świątynnym { $temples }, ogrodowym { $gardens }, na każdej wysokości.
akropolis-topic-variants-title = Akropolis: warianty
akropolis-topic-variants =
    Każdy wariant pozwala dzielnicom liczyć się podwójnie: **domy** w grupie wartej co najmniej { $group }, **targowiska** obok placu targowego, **koszary** obok pustych miejsc (co najmniej { $sides }), **świątynie** powyżej ziemi, **ogrody** nad jeziorem. Zwykłe warunki nadal obowiązują. Wszystkie kafle dają dłuższą grę dla dwóch i trzech osób.
akropolis-topic-edges-title = Akropolis: krawędzie i jeziora
akropolis-topic-edges =
    Instrukcja nie mówi dokładnie, czym są krawędź i jezioro. Jeśli stół nie wybierze inaczej, krawędzią jest puste miejsce połączone z otoczeniem miasta, a odcięte, choćby duże, jest jeziorem. Przy drugiej opcji każde puste miejsce to krawędź, a jezioro to jedno puste miejsce zabudowane ze wszystkich sześciu stron.

# Legenda obrazków.

akropolis-legend-houses = liczą się tylko te z największej grupy
akropolis-legend-markets = liczą się, gdy nie sąsiadują z innym targowiskiem
akropolis-legend-barracks = liczą się na krawędzi miasta
akropolis-legend-temples = liczą się zabudowane ze wszystkich sześciu stron
akropolis-legend-gardens = liczą się wszędzie
akropolis-legend-houses-twice = liczy się tylko największa grupa; podwójnie, gdy jest warta co najmniej { $group }
akropolis-legend-markets-twice = liczą się z dala od innych targowisk; podwójnie obok placu targowego
akropolis-legend-barracks-twice = liczą się na krawędzi; podwójnie obok pustych miejsc (co najmniej { $sides })
akropolis-legend-temples-twice = liczą się zabudowane z sześciu stron; podwójnie powyżej ziemi
akropolis-legend-gardens-twice = liczą się wszędzie; podwójnie nad jeziorem
akropolis-legend-plaza = { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }; suma gwiazdek mnoży wartość { $district ->
        [houses] domów
        [markets] targowisk
        [barracks] koszar
        [temples] świątyń
       *[gardens] ogrodów
    }
akropolis-legend-quarry = nie daje punktów; przykryj go, a dostaniesz kamień
akropolis-legend-level = poziom
akropolis-legend-level-line = jak wysoko leży obszar; tyle jest wart
akropolis-legend-expensive = blade i zakreskowane
akropolis-legend-expensive-line = kosztuje więcej kamieni, niż ma gracz, którego jest tura
akropolis-legend-stone = kamienie
akropolis-legend-stone-line = płaci się nimi za dalsze kafle; na koniec po punkcie
akropolis-legend-stack = stosy
akropolis-legend-stack-line = uzupełniają rynek; po ostatnim gra się kończy
akropolis-legend-chief = główny architekt
akropolis-legend-chief-line = zaczyna rundę; znacznik wędruje przy każdym uzupełnieniu rynku

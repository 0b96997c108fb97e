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
akropolis-step-at = na { $q }, { $r }
akropolis-step-facing = { $facing ->
        [0] w stronę północy
        [1] w stronę północnego wschodu
        [2] w stronę południowego wschodu
        [3] w stronę południa
        [4] w stronę południowego zachodu
       *[5] w stronę północnego zachodu
    }

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
akropolis-alt-level = poziom { $level }: { $areas }
akropolis-alt-area = { $count } × { $area }
akropolis-alt-market = Rynek: { $tiles }. Pozostałe stosy: { $stacks }. Główny architekt: { $chief }.
akropolis-alt-seat = { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }, najwyższy poziom { $level }
akropolis-alt-table = Wszystkie miasta: { $seats }. { $market }

# Miasta marzeń: co się dzieje, co można wybrać, czego nie wolno.

cities-title = Miasta marzeń

cities-area-red = czerwona
cities-area-yellow = żółta
cities-area-blue = niebieska
cities-area-green = zielona
cities-area-park = park
cities-area-lake = jezioro
cities-tile = { $north_west }, { $north_east } / { $south_west }, { $south_east }
cities-list = { $first }, { $rest }
cities-card = { $name } ({ $needs })
cities-unknown = zakryte
cities-from-bag = dwa budynki z woreczka i gwiazdka

cities-piece-red = czerwony budynek
cities-piece-yellow = żółty budynek
cities-piece-blue = niebieski budynek
cities-piece-green = zielony budynek

cities-attraction-tree = drzewo
cities-attraction-fountain = fontanna
cities-attraction-playground = plac zabaw
cities-attraction-bandstand = altana
cities-attraction-sailboat = żaglówka
cities-attraction-dolphin = delfin
cities-attraction-swans = łabędzie
cities-attraction-pier = molo
cities-attraction-monument = pomnik
cities-attraction-black_plot = czarna działka

cities-goal-tenements = Kamienice
cities-goal-housing_blocks = Bloki
cities-goal-apartment_towers = Apartamentowce
cities-goal-libraries = Biblioteki
cities-goal-schools = Szkoły
cities-goal-universities = Uniwersytety
cities-goal-theatres = Teatry
cities-goal-sports_facilities = Obiekty sportowe
cities-goal-museums = Muzea
cities-goal-market_halls = Hale targowe
cities-goal-hotels = Hotele
cities-goal-department_stores = Domy towarowe
cities-goal-one_storey = Budynki jednopiętrowe
cities-goal-two_storey = Budynki dwupiętrowe
cities-goal-three_storey = Budynki trzypiętrowe
cities-goal-four_storey = Budynki czteropiętrowe
cities-goal-reservoir = Zalew
cities-goal-square = Skwer
cities-goal-city_park = Park miejski
cities-goal-great_lake = Wielkie jezioro
cities-goal-four_colours = Cztery kolory
cities-goal-skyline = Panorama
cities-goal-waterfront = Nabrzeże
cities-goal-park_avenue = Aleja parkowa

cities-requirement-central_park = Central Park
cities-requirement-avenues = Aleje
cities-requirement-skyscrapers = Wieżowce
cities-requirement-copacabana = Copacabana
cities-requirement-sugarloaf = Głowa Cukru
cities-requirement-carnival = Karnawał
cities-requirement-harbour = Port
cities-requirement-the_bay = Zatoka
cities-requirement-botanic_garden = Ogród botaniczny
cities-requirement-lagoon = Laguna
cities-requirement-bridges = Mosty
cities-requirement-masks = Maski
cities-requirement-eixample = Eixample
cities-requirement-park_guell = Park Güell
cities-requirement-trencadis = Trencadís
cities-requirement-la_boca = La Boca
cities-requirement-palermo = Palermo
cities-requirement-recoleta = Recoleta
cities-requirement-hills = Siedem wzgórz
cities-requirement-tagus = Tag
cities-requirement-alfama = Alfama
cities-requirement-low_town = Niskie miasto
cities-requirement-chapultepec = Chapultepec
cities-requirement-xochimilco = Xochimilco

cities-counts-buildings = { $colour ->
        [red] czerwone budynki
        [yellow] żółte budynki
        [blue] niebieskie budynki
        [green] zielone budynki
       *[0] budynki
    }{ $height ->
        [0] { "" }
        [one] { " " }mające dokładnie 1 piętro
        [few] { " " }mające dokładnie { $height } piętra
       *[many] { " " }mające dokładnie { $height } pięter
    }{ $at_least_high ->
        [0] { "" }
        [one] { " " }mające co najmniej 1 piętro
        [few] { " " }mające co najmniej { $at_least_high } piętra
       *[many] { " " }mające co najmniej { $at_least_high } pięter
    }{ $beside ->
        [park] , każdy przy parku
        [lake] , każdy nad jeziorem
       *[0] { "" }
    }
cities-counts-buildings_of_one_colour = budynki jednego koloru
cities-counts-colour_sets = czwórki budynków, każdy w innym kolorze
cities-counts-height_sets = czwórki budynków, każdy innej wysokości
cities-counts-different_heights = budynki różnej wysokości{ $of_different_colours ->
        [1] { " " }i w różnych kolorach
       *[0] { "" }
    }{ $beside ->
        [park] , każdy przy parku
        [lake] , każdy nad jeziorem
       *[0] { "" }
    }
cities-counts-longest_row = budynki w jednej prostej linii bez przerwy
cities-counts-longest_rise = budynki w jednej prostej linii bez przerwy, każdy wyższy od poprzedniego
cities-counts-largest_group = sąsiadujące ze sobą budynki{ $of_one_height ->
        [1] { " " }tej samej wysokości
       *[0] { "" }
    }
cities-counts-plots_of_one_colour = sąsiadujące ze sobą działki jednego koloru, także zabudowane
cities-counts-colourful_square = różne kolory działek w kwadracie dwa na dwa, także zabudowanych
cities-counts-largest_area = { $terrain ->
        [park] pola największego parku
       *[lake] pola największego jeziora
    }
cities-counts-areas = { $terrain ->
        [park] osobne parki
       *[lake] osobne jeziora
    }{ $size ->
        [0] { "" }
        [one] { " " }mające dokładnie 1 pole
        [few] { " " }mające dokładnie { $size } pola
       *[many] { " " }mające dokładnie { $size } pól
    }{ $with_attraction ->
        [1] { " " }z atrakcją
       *[0] { "" }
    }
cities-counts-most_varied_area = { $terrain ->
        [park] różne atrakcje w jednym parku
       *[lake] różne atrakcje na jednym jeziorze
    }
cities-counts-attractions = { $terrain ->
        [park] atrakcje w parkach
       *[lake] atrakcje na jeziorach
    }

cities-needs-exactly = dokładnie { $number }: { $what }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cities-pays-each = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą sztukę: { $what }
cities-needs-at-least = co najmniej { $number }: { $what }

cities-part-council = Rada miasta
cities-part-monuments = Pomniki
cities-part-goals = Karty celów
cities-part-parks = Parki
cities-part-lakes = Jeziora

cities-picked = { $who } zaczyna od fragmentu: { $tile }.
cities-round = Zaczyna się runda { $round } z { $rounds }; gwiazdkę ma { $who }.
cities-sent = { $who } wysyła robotnika do { $zone ->
        [goals] strefy celów
        [districts] strefy dzielnic
        [attractions] strefy atrakcji
       *[buildings] strefy budynków
    }, na pole { $slot }, i bierze: { $items }.
cities-laid = { $who } dokłada fragment { $tile } na { $at }.
cities-placed = { $who } kładzie atrakcję na { $at }: { $attraction }.
cities-built = { $who } buduje na { $at } ({ $piece }): teraz { $height ->
        [one] 1 piętro
        [few] { $height } piętra
       *[many] { $height } pięter
    }.
cities-declined = { $who } odkłada do pudełka: { $item }.
cities-no-room = U gracza { $who } nie ma miejsca na: { $item }.
cities-claimed = { $who } spełnia wymaganie rady miasta, { $requirement }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cities-over = Ostatnia runda dobiegła końca, a z nią cała gra.

cities-ask-pick = Miasto: { $city }. Który startowy fragment wybierasz?
cities-ask-send = Dokąd wysyłasz robotnika?
cities-ask-tile = Gdzie trafi ten fragment: { $item }?
cities-ask-attraction = Gdzie położyć: { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }(w ręku jeszcze { $others })
    }
cities-ask-piece = Gdzie stanie { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }(w ręku jeszcze { $others })
    }

cities-verb-pick = Wybierz startowy fragment
cities-verb-send = Wyślij robotnika
cities-verb-lay = Dołóż fragment
cities-verb-place = Połóż: { $item }
cities-verb-build = Postaw: { $item }
cities-verb-decline = Odłóż do pudełka: { $item }
cities-verb-rest = Rozłóż resztę za mnie
cities-step-post = { $zone ->
        [goals] Cele
        [districts] Dzielnice
        [attractions] Atrakcje
       *[buildings] Budynki
    } { $slot }: { $items }
cities-step-spot = północno-zachodnie pole na { $at }
cities-step-area = { $at }, { $terrain ->
        [park] park
       *[lake] jezioro
    }: { $size ->
        [one] 1 pole
        [few] { $size } pola
       *[many] { $size } pól
    }, { $kinds ->
        [0] bez atrakcji
        [one] 1 atrakcja
        [few] { $kinds } różne atrakcje
       *[many] { $kinds } różnych atrakcji
    }
cities-step-plot = { $at }, { $terrain ->
        [red] czerwona działka
        [yellow] żółta działka
        [blue] niebieska działka
        [green] zielona działka
       *[black] czarna działka
    }{ $height ->
        [0] { "" }
        [one] , na budynku 1-piętrowym
       *[other] , na budynku { $height }-piętrowym
    }

cities-not-a-move = „{ $move }” nie jest ruchem; ruchy zaczynają się od pick, send, lay, place, build, decline albo rest.
cities-no-such-start = Nie ma do wyboru fragmentu startowego „{ $tile }”; są: { $known }.
cities-no-such-slot = Na planszy nie ma pola „{ $slot }”; podaj strefę (goals, districts, attractions, buildings) i numer od 1 do 4.
cities-slot-taken = Stoi tam już robotnik.
cities-zone-done = W tej rundzie nie wyślesz już nikogo do tej strefy.
cities-zone-closed = { $zone ->
        [goals] Strefa celów
        [districts] Strefa dzielnic
        [attractions] Strefa atrakcji
       *[buildings] Strefa budynków
    }: w tej rundzie nie wyślesz tam już nikogo.
cities-no-such-lay = Fragment dokłada się, podając jego północno-zachodnie pole i od 0 do 3 ćwierćobrotów, na przykład „lay k9 1”.
cities-spot-taken = Leży tam już inny fragment.
cities-same-turn = Tak obrócony fragment wygląda tak samo; podaj mniej obrotów.
cities-no-full-side = Fragment musi sąsiadować całym bokiem z fragmentem twojej dzielnicy.
cities-outside-box = Dzielnica byłaby za szeroka albo za wysoka.
cities-no-such-field = W twojej dzielnicy nie ma takiego pola.
cities-wrong-ground = { $on ->
        [park] Zielone atrakcje kładzie się tylko w parkach.
        [lake] Niebieskie atrakcje kładzie się tylko na jeziorach.
       *[plot] Szare atrakcje kładzie się tylko na działkach budowlanych.
    }
cities-has-attraction = Leży tam już atrakcja.
cities-has-building = Stoi tam już budynek.
cities-full-height = Ten budynek nie może być wyższy.
cities-other-building = Wszystkie piętra budynku są w jednym kolorze.
cities-wrong-plot = Budynek staje na działce w swoim kolorze albo na czarnej.
cities-tile-must-be-laid = Fragment trzeba dołożyć; do pudełka można odłożyć tylko atrakcje i budynki.
cities-several-ways = Można to rozłożyć na kilka sposobów; rozkładaj po jednym.
cities-only-one-left = Zostało tylko jedno; wskaż dla niego miejsce.
cities-wrong-order = Kolejność musi wymieniać karty celów, fragmenty, atrakcje i budynki: razem { $items }.

cities-option-city = Miasto
cities-option-city-random = losowe
cities-option-city-new_york = Nowy Jork
cities-option-city-rio = Rio de Janeiro
cities-option-city-sydney = Sydney
cities-option-city-venice = Wenecja
cities-option-city-barcelona = Barcelona
cities-option-city-buenos_aires = Buenos Aires
cities-option-city-lisbon = Lizbona
cities-option-city-mexico_city = Meksyk
cities-option-length = Długość
cities-option-length-standard = zwykła
cities-option-length-long = długa, dla dwóch osób: 7 rund, 15 fragmentów
cities-option-goals = Karty celów
cities-option-goals-fixed = punkty za dokładne spełnienie
cities-option-goals-per_item = punkty za każdą sztukę

cities-topic-turn-title = Miasta marzeń: tura
cities-topic-turn =
    Wyślij robotnika na wolne pole i weź wszystko, co tam leży. W rundzie każdy z czterech robotników trafia do innej strefy: celów, dzielnic, atrakcji, budynków. To, co bierzesz, od razu trafia do dzielnicy; zakryte elementy odkrywa się dopiero wtedy. Potem dzielnicy przygląda się rada miasta.
    Następną rundę zaczyna ten, kto stoi na polu z gwiazdką albo najbliżej niego. Gwiazdka jest na ostatnim polu strefy budynków. Jeśli zostało dla ciebie tylko jedno pole, robotnik idzie tam sam.
cities-topic-tiles-title = Miasta marzeń: fragmenty dzielnic
cities-topic-tiles =
    Fragment trzeba dołożyć. Można go dowolnie obrócić; musi sąsiadować całym bokiem z jednym z twoich fragmentów, a po ostatniej rundzie wszystkie tworzą kwadrat 3 × 3. Każdy teren może sąsiadować z każdym. Leżących fragmentów się nie rusza.
    Pola mają nazwy: kolumny to litery, rzędy to liczby. Fragment nazywa się tak jak jego północno-zachodnie pole.
cities-topic-attractions-title = Miasta marzeń: atrakcje
cities-topic-attractions =
    Zielone kładzie się w parkach, niebieskie na jeziorach, szare na działkach bez budynku; na polu tylko jedną. Z atrakcji można zrezygnować, wtedy trafia do pudełka.
    { "" }**Pomnik** to 2 punkty, ale nic już tam nie stanie. **Czarna działka** przyjmuje budynek w dowolnym kolorze; dla rady miasta jest działką w dowolnym kolorze.
cities-topic-buildings-title = Miasta marzeń: budynki
cities-topic-buildings =
    Budynek staje na pustej działce w swoim kolorze, na czarnej działce albo na innym budynku w tym samym kolorze; najwyżej cztery piętra. Z budynku można zrezygnować, wtedy trafia do pudełka. Na ostatnim polu losuje się dwa budynki z woreczka.
    Gdy wszystko, co masz w ręku, da się rozsądnie rozłożyć tylko w jeden sposób, można to zrobić za jednym razem.
cities-topic-council-title = Miasta marzeń: rada miasta
cities-topic-council =
    Każde miasto ma trzy wymagania. Na koniec tury za każde wymaganie, które twoja dzielnica spełnia lub przekracza, dostajesz najlepsze wolne pole, tylko raz; zostaje twoje bez względu na to, co będzie później. W grze dwuosobowej środkowe pola są zamknięte. Pola sąsiadują bokami, nigdy narożnikami.
cities-topic-goals-title = Miasta marzeń: karty celów
cities-topic-goals =
    Karta liczy się na koniec gry i daje punkty tylko wtedy, gdy dzielnica ma **dokładnie** to, czego ona wymaga: ani mniej, ani więcej. Jednakowe karty liczą się wszystkie. W wersji „per_item” karta daje punkty za każdą sztukę.
cities-topic-scoring-title = Miasta marzeń: punktacja
cities-topic-scoring =
    Pola rady miasta, 2 punkty za każdy pomnik, karty celów, a za każdy park i każde jezioro z osobna 1, 3, 6 albo 10 punktów za 1, 2, 3 albo 4 różne atrakcje. Remis rozstrzygają punkty za karty celów; potem zwycięstwo się dzieli.
cities-topic-two-title = Miasta marzeń: dla dwóch osób
cities-topic-two =
    Każdy ma ośmiu robotników, po dwóch na strefę, a rundy są 4. Długa gra ma 7 rund i 15 fragmentów w prostokącie 3 × 5 albo 5 × 3.
cities-topic-cards-title = Miasta marzeń: co jest z pudełka, a co nie
cities-topic-cards =
    Nazwy i punkty części kart celów, rundy i punktacja pochodzą z instrukcji. Układu fragmentów, większości warunków kart i rady miasta oraz wartości pól nie udało się znaleźć, więc są nasze własne; kto ma pudełko, może je poprawić w data/cities.json.

# Co widać na obrazkach, dla tych, którzy ich nie widzą, i nazwy obrazków.

cities-picture-city = Dzielnica
cities-picture-market = Plansza
cities-picture-council = Rada miasta
cities-picture-table = Stół

cities-alt-none = brak
cities-alt-list = { $first }; { $rest }
cities-alt-city = Dzielnica gracza { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, pozostali robotnicy: { $workers }. Piętra budynków: { $buildings }. Parki i liczba różnych atrakcji: { $parks }. Jeziora: { $lakes }. Pomniki: { $monuments }. Rada miasta: { $council }. Karty celów: { $goals }. W ręce: { $hand }.
cities-alt-colour = { $colour ->
        [red] czerwone
        [yellow] żółte
        [blue] niebieskie
       *[green] zielone
    } { $heights }
cities-alt-areas = { $size ->
        [one] 1 pole
        [few] { $size } pola
       *[many] { $size } pól
    } ({ $kinds })
cities-alt-goal = { $name } { $count }/{ $number }
cities-alt-goal-each = { $name } { $count } × { $points }
cities-alt-preview = Tak by to wyglądało: { $city }
cities-alt-starts = Fragmenty startowe do wyboru: { $tiles }.
cities-alt-market = Runda { $round } z { $rounds }; gwiazdkę ma { $who }. { $zones }.
cities-alt-zone = { $zone ->
        [goals] Cele
        [districts] Dzielnice
        [attractions] Atrakcje
       *[buildings] Budynki
    }: { $slots }
cities-alt-worker = robotnik gracza { $who }
cities-alt-slot = ({ $slot }) { $items }
cities-alt-council = Rada miasta oczekuje: { $requirements }.
cities-alt-requirement = { $name }, { $needs }, za { $fields } pkt: { $seats }
cities-alt-table = Runda { $round } z { $rounds }; gwiazdkę ma { $star }. { $seats }.
cities-alt-seat = { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } (rada { $council }, pomniki { $monuments }, karty celów { $goals }, parki { $parks }, jeziora { $lakes })

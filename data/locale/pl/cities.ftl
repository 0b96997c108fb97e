# Miasta marzeń: co się dzieje, co można wybrać, czego nie wolno.

cities-title = Miasta marzeń

cities-area-red = czerwona działka
cities-area-yellow = żółta działka
cities-area-blue = niebieska działka
cities-area-green = zielona działka
cities-area-park = park
cities-area-lake = jezioro
cities-tile = { $north_west }, { $north_east } / { $south_west }, { $south_east }
cities-list = { $first }, { $rest }
cities-card = { $name } (w talii: { $copies }). { $needs }
cities-card-short = { $name }. { $needs }
cities-unknown = zakryte
cities-from-bag = { $count ->
        [one] 1 budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    } z woreczka i gwiazdka
cities-and = { $first } i { $last }
cities-lines =
    { $first }
    { $rest }
cities-deck-line = - { $name } × { $copies }. { $needs }
cities-slots = { $first } | { $second } | { $third } | { $fourth }
cities-slot-open = { $up }
cities-slot-closed = zakryte: { $down }
cities-slot-both = { $up }, zakryte: { $down }
cities-slot-drawn = { $drawn } z woreczka

cities-some-tile = fragment ({ $tile })
cities-some-card = { $count ->
        [one] kartę celu „{ $name }”
        [few] { $count } karty celu „{ $name }”
       *[many] { $count } kart celu „{ $name }”
    }
cities-some-unknown = { $count ->
        [one] zakryty element
        [few] { $count } zakryte elementy
       *[many] { $count } zakrytych elementów
    }
cities-some-red = { $count ->
        [one] czerwony budynek
        [few] { $count } czerwone budynki
       *[many] { $count } czerwonych budynków
    }
cities-some-yellow = { $count ->
        [one] żółty budynek
        [few] { $count } żółte budynki
       *[many] { $count } żółtych budynków
    }
cities-some-blue = { $count ->
        [one] niebieski budynek
        [few] { $count } niebieskie budynki
       *[many] { $count } niebieskich budynków
    }
cities-some-green = { $count ->
        [one] zielony budynek
        [few] { $count } zielone budynki
       *[many] { $count } zielonych budynków
    }
cities-some-tree = { $count ->
        [one] drzewo
        [few] { $count } drzewa
       *[many] { $count } drzew
    }
cities-some-fountain = { $count ->
        [one] fontannę
        [few] { $count } fontanny
       *[many] { $count } fontann
    }
cities-some-playground = { $count ->
        [one] plac zabaw
        [few] { $count } place zabaw
       *[many] { $count } placów zabaw
    }
cities-some-bandstand = { $count ->
        [one] altanę
        [few] { $count } altany
       *[many] { $count } altan
    }
cities-some-sailboat = { $count ->
        [one] żaglówkę
        [few] { $count } żaglówki
       *[many] { $count } żaglówek
    }
cities-some-dolphin = { $count ->
        [one] delfina
        [few] { $count } delfiny
       *[many] { $count } delfinów
    }
cities-some-swans = { $count ->
        [one] parę łabędzi
        [few] { $count } pary łabędzi
       *[many] { $count } par łabędzi
    }
cities-some-pier = { $count ->
        [one] molo
        [few] { $count } mola
       *[many] { $count } mol
    }
cities-some-monument = { $count ->
        [one] pomnik
        [few] { $count } pomniki
       *[many] { $count } pomników
    }
cities-some-black_plot = { $count ->
        [one] czarną działkę
        [few] { $count } czarne działki
       *[many] { $count } czarnych działek
    }

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

cities-number = { $number }

cities-counts-buildings = { $number ->
        [0] każdy { $colour ->
            [red] czerwony{ " " }
            [yellow] żółty{ " " }
            [blue] niebieski{ " " }
            [green] zielony{ " " }
           *[0] { "" }
        }budynek{ $height ->
            [0] { "" }
           *[other] { " " }{ $height }-piętrowy
        }{ $at_least_high ->
            [0] { "" }
           *[other] { " " }{ $at_least_high }-piętrowy lub wyższy
        }
        [one] 1 { $colour ->
            [red] czerwony{ " " }
            [yellow] żółty{ " " }
            [blue] niebieski{ " " }
            [green] zielony{ " " }
           *[0] { "" }
        }budynek{ $height ->
            [0] { "" }
           *[other] { " " }{ $height }-piętrowy
        }{ $at_least_high ->
            [0] { "" }
           *[other] { " " }{ $at_least_high }-piętrowy lub wyższy
        }
        [few] { $number } { $colour ->
            [red] czerwone{ " " }
            [yellow] żółte{ " " }
            [blue] niebieskie{ " " }
            [green] zielone{ " " }
           *[0] { "" }
        }budynki{ $height ->
            [0] { "" }
           *[other] { " " }{ $height }-piętrowe
        }{ $at_least_high ->
            [0] { "" }
           *[other] { " " }{ $at_least_high }-piętrowe lub wyższe
        }
       *[many] { $number } { $colour ->
            [red] czerwonych{ " " }
            [yellow] żółtych{ " " }
            [blue] niebieskich{ " " }
            [green] zielonych{ " " }
           *[0] { "" }
        }budynków{ $height ->
            [0] { "" }
           *[other] { " " }{ $height }-piętrowych
        }{ $at_least_high ->
            [0] { "" }
           *[other] { " " }{ $at_least_high }-piętrowych lub wyższych
        }
    }{ $beside ->
        [park] { " " }przy parku
        [lake] { " " }nad jeziorem
       *[0] { "" }
    }
cities-counts-buildings_of_one_colour = { $number ->
        [0] każdy budynek
        [one] 1 budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    } w jednym kolorze
cities-counts-colour_sets = { $number ->
        [0] każdy zestaw
        [one] 1 zestaw
        [few] { $number } zestawy
       *[many] { $number } zestawów
    } budynków we wszystkich kolorach
cities-counts-height_sets = { $number ->
        [0] każdy zestaw
        [one] 1 zestaw
        [few] { $number } zestawy
       *[many] { $number } zestawów
    } budynków wszystkich wysokości
cities-counts-different_heights = { $number ->
        [0] każdy budynek
        [one] 1 budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    } o różnej wysokości{ $of_different_colours ->
        [1] { " " }i w różnych kolorach
       *[0] { "" }
    }{ $beside ->
        [park] , każdy przy parku
        [lake] , każdy nad jeziorem
       *[0] { "" }
    }
cities-counts-longest_row = { $number ->
        [0] każdy budynek
        [one] 1 budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    } w jednej linii prostej bez przerw
cities-counts-longest_rise = { $number ->
        [0] każdy budynek
        [one] 1 budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    } w jednej linii prostej bez przerw, każdy wyższy od poprzedniego
cities-counts-largest_group = { $number ->
        [0] każdy budynek
        [one] 1 budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    }{ $of_one_height ->
        [1] { " " }tej samej wysokości
       *[0] { "" }
    } w jednej grupie stykającej się bokami
cities-counts-plots_of_one_colour = { $number ->
        [0] każdą działkę
        [one] 1 działka
        [few] { $number } działki
       *[many] { $number } działek
    } jednego koloru w jednej grupie stykającej się bokami (także z budynkami)
cities-counts-colourful_square = { $number ->
        [0] każdy kolor
        [one] 1 kolor
        [few] { $number } różne kolory
       *[many] { $number } różnych kolorów
    } działek w kwadracie 2 × 2 (także z budynkami)
cities-counts-largest_area = { $number ->
        [0] każde pole
        [one] 1 pole
        [few] { $number } pola
       *[many] { $number } pól
    } największego { $terrain ->
        [park] parku
       *[lake] jeziora
    }
cities-counts-areas = { $number ->
        [0] każd{ $terrain ->
            [park] y
           *[lake] e
        }
       *[other] { $number }
    }{ $size ->
        [0] { " " }{ $number ->
            [few] osobne
            [0] { $terrain ->
                [park] osobny
               *[lake] osobne
            }
            [many] osobnych
           *[other] { $terrain ->
                [park] osobny
               *[lake] osobne
            }
        }
       *[other] { "" }
    } { $terrain ->
        [park] { $number ->
            [0] park
            [one] park
            [few] parki
           *[many] parków
        }
       *[lake] { $number ->
            [0] jezioro
            [one] jezioro
            [few] jeziora
           *[many] jezior
        }
    }{ $size ->
        [0] { "" }
        [one] { " " }o wielkości 1 pola
       *[other] { " " }o wielkości { $size } pól
    }{ $with_attraction ->
        [1] { " " }z atrakcją
       *[0] { "" }
    }
cities-counts-most_varied_area = { $number ->
        [0] każdą inną atrakcję
        [one] 1 atrakcja
        [few] { $number } różne atrakcje
       *[many] { $number } różnych atrakcji
    } { $terrain ->
        [park] w jednym parku
       *[lake] na jednym jeziorze
    }
cities-counts-attractions = { $number ->
        [0] każdą atrakcję
        [one] 1 atrakcja
        [few] { $number } atrakcje
       *[many] { $number } atrakcji
    } { $terrain ->
        [park] w parkach
       *[lake] na jeziorach
    }

cities-needs-exactly = Dokładnie { $what }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cities-pays-each = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $what }
cities-needs-at-least = co najmniej { $what }

cities-part-council = Rada miasta
cities-part-monuments = Pomniki
cities-part-goals = Karty celów
cities-part-parks = Parki
cities-part-lakes = Jeziora

# Skąd biorą się punkty i co rozstrzyga remis.
cities-breakdown-fields = pole po polu
cities-breakdown-monuments = liczba × punkty
cities-breakdown-cards = karta po karcie
cities-breakdown-counts = liczba × punkty
cities-breakdown-variety = za różnorodność
cities-tie-1 = punkty z kart celów

cities-picked = { $who } zaczyna od fragmentu ({ $tile }).
cities-round = Zaczyna się runda { $round } z { $rounds }; gwiazdkę ma { $who }.
cities-sent = { $who } wysyła robotnika do { $zone ->
        [goals] strefy celów
        [districts] strefy dzielnic
        [attractions] strefy atrakcji
       *[buildings] strefy budynków
    } i bierze { $items }.
cities-laid = { $who } dokłada fragment ({ $tile }).
cities-placed = { $who } kładzie { $attraction }.
cities-built = { $who } stawia { $piece }: teraz { $height ->
        [one] 1 piętro
        [few] { $height } piętra
       *[many] { $height } pięter
    }.
cities-declined = { $who } rezygnuje i odkłada do pudełka { $item }.
cities-no-room = { $who } odkłada do pudełka { $item }: w dzielnicy nie ma miejsca.
cities-claimed = { $who } spełnia wymaganie rady miasta „{ $requirement }”: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cities-leftovers = To, czego nikt nie wziął, odkłada się do pudełka: { $items }.
cities-over = Ostatnia runda dobiegła końca, a z nią cała gra.

cities-ask-pick = Miasto: { $city }. Który startowy fragment wybierasz?
cities-ask-send = Dokąd wysyłasz robotnika?
cities-ask-tile = Gdzie dokładasz fragment?
cities-ask-attraction = Gdzie kładziesz { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }(w ręku jeszcze { $others })
    }
cities-ask-piece = Gdzie stawiasz { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }(w ręku jeszcze { $others })
    }

cities-verb-pick = Wybierz startowy fragment
cities-verb-send = Wyślij robotnika
cities-verb-lay = Dołóż fragment
cities-verb-place = Połóż { $item }
cities-verb-build = Postaw { $item }
cities-verb-decline = Odłóż do pudełka
cities-verb-rest = Rozłóż wszystko (jedyny sposób)
cities-step-post = { $zone ->
        [goals] Cele
        [districts] Dzielnice
        [attractions] Atrakcje
       *[buildings] Budynki
    } { $slot }: { $items }
cities-step-face-down = { $zone ->
        [goals] zakryta karta celu
        [districts] zakryty fragment
       *[other] zakryte
    }
cities-step-beside = obok: { $areas }
cities-turned-0 = { $area } u góry po lewej
cities-turned-1 = { $area } u góry po prawej
cities-turned-2 = { $area } u dołu po lewej
cities-turned-3 = { $area } u dołu po prawej
cities-turned-01 = { $area } u góry
cities-turned-23 = { $area } u dołu
cities-turned-02 = { $area } po lewej
cities-turned-13 = { $area } po prawej
cities-turned-03 = { $area } po skosie w dół
cities-turned-12 = { $area } po skosie w górę
cities-turned-0123 = { $area } wszędzie
cities-step-area = { $terrain ->
        [park] park
       *[lake] jezioro
    }: { $size ->
        [one] 1 pole
        [few] { $size } pola
       *[many] { $size } pól
    }, { $kinds ->
        [0] bez atrakcji
        [one] 1 rodzaj atrakcji
        [few] { $kinds } rodzaje atrakcji
       *[many] { $kinds } rodzajów atrakcji
    }
cities-step-plot = { $terrain ->
        [red] czerwona działka
        [yellow] żółta działka
        [blue] niebieska działka
        [green] zielona działka
       *[black] czarna działka
    }{ $beside ->
        [park] { " " }przy parku
        [lake] { " " }nad jeziorem
        [park-lake] { " " }przy parku i nad jeziorem
       *[none] { "" }
    }{ $height ->
        [0] { "" }
        [one] , na budynku 1-piętrowym
       *[other] , na budynku { $height }-piętrowym
    }

cities-reason-variety = { $kinds ->
        [one] pierwsza atrakcja
        [few] { $kinds } różne atrakcje
       *[many] { $kinds } różnych atrakcji
    } { $terrain ->
        [park] w tym parku
       *[lake] na tym jeziorze
    }
cities-reason-joined = { $terrain ->
        [park] połączone parki
       *[lake] połączone jeziora
    }
cities-reason-goal = karta celu { $name }
cities-reason-council = rada miasta: { $name }
cities-reason-progress = { $name }: { $count } z { $number }
cities-reason-too-many = { $name }: jest { $count }, a ma być { $number }
cities-reason-black-plot = działka na budynki w dowolnym kolorze
cities-reason-room = { $items ->
        [one] { $room ->
            [0] na razie nie ma na to miejsca
           *[other] jest na to miejsce
        }
       *[other] teraz jest miejsce na { $room } z { $items }
    }
cities-reason-face-down = zakryte: { $items }
cities-reason-star = gwiazdka: zaczynasz następną rundę
cities-reason-area = { $terrain ->
        [park] park
       *[lake] jezioro
    }: { $size ->
        [one] 1 pole
        [few] { $size } pola
       *[many] { $size } pól
    }
cities-reason-tile = działki: { $plots }, park: { $parks }, jezioro: { $lakes }
cities-reason-takes = bierzesz { $items }
cities-reason-no-new-kind = kładziesz { $item }: nic nowego w tym miejscu
cities-reason-storeys = { $colour ->
        [red] czerwony budynek
        [yellow] żółty budynek
        [blue] niebieski budynek
       *[green] zielony budynek
    }: { $height ->
        [one] 1 piętro
        [few] { $height } piętra
       *[many] { $height } pięter
    }
cities-reason-declined = odkładasz do pudełka { $item }
cities-reason-rest = rozłożone: { $placed }{ $boxed ->
        [0] { "" }
       *[other] , do pudełka: { $boxed }
    }

cities-not-a-move = „{ $move }” nie jest ruchem; ruchy zaczynają się od pick, send, lay, place, build, decline albo rest.
cities-now-pick = Najpierw wybierz startowy fragment.
cities-now-send = Nie masz w ręku nic do położenia; najpierw wyślij robotnika.
cities-now-lay = Najpierw dołóż fragment, który masz w ręku ({ $tile }).
cities-now-place = Najpierw połóż { $item } albo odłóż do pudełka; to masz w ręku.
cities-no-such-start = Nie ma do wyboru fragmentu startowego „{ $tile }”; są: { $known }.
cities-no-such-slot = W ofercie nie ma pola „{ $slot }”; podaj strefę (goals, districts, attractions, buildings) i numer od 1 do 4.
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
cities-same-turn = Tak obrócony fragment wygląda tak samo jak po mniejszej liczbie obrotów; podaj tamtą.
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
cities-long-for-two = Długa gra jest dla 2 osób, a jest was { $seats }.

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
cities-option-length-long = długa, dla dwóch osób
cities-option-goals = Karty celów
cities-option-goals-fixed = punkty za dokładne spełnienie
cities-option-goals-per_item = punkty za każdą sztukę

cities-topic-turn-title = Miasta marzeń: tura
cities-topic-turn =
    Wyślij robotnika na wolne pole i weź wszystko, co tam leży. W rundzie wysyłasz { $workers ->
        [one] po 1 robotniku
       *[other] po { $workers } robotników
    } do każdej strefy: celów, dzielnic, atrakcji, budynków. W grze dwuosobowej liczba robotników na strefę to { $workers_two }.
    Fragmenty, atrakcje i budynki od razu trafiają do dzielnicy; karty celów zachowujesz do końca gry. Zakryte elementy odkrywa się dopiero po wzięciu. Na koniec twojej tury dzielnicy przygląda się rada miasta.
    Jeśli zostało dla ciebie tylko jedno pole, robotnik idzie tam sam.
cities-topic-board-title = Miasta marzeń: rundy i pola
cities-topic-board =
    Gra ma { $rounds ->
        [one] 1 rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }; dla dwóch osób { $rounds_two }, a w ich długiej grze { $rounds_long }. Na początku każdej rundy na polach 1, 2, 3 i 4 każdej strefy pojawiają się nowe elementy:
    - cele: { $goals }
    - dzielnice: { $districts }
    - atrakcje: { $attractions }
    - budynki: { $buildings }
    Gwiazdka jest na ostatnim polu strefy budynków. Następną rundę zaczyna ten, kto stoi na tym polu albo najbliżej niego. To, czego nikt nie wziął, trafia do pudełka; zakrytych elementów się przy tym nie ogląda.
cities-topic-start-title = Miasta marzeń: początek gry
cities-topic-start =
    To, kto pierwszy ma gwiazdkę, rozstrzyga los; miasto także, chyba że je wybrano. Startowe fragmenty, razem { $tiles }, leżą odkryte i każdy wybiera jeden: najpierw gracz z prawej strony gracza z gwiazdką, potem kolejni w kierunku przeciwnym do kolejności tur, na końcu gracz z gwiazdką. Niewybrane fragmenty trafiają do pudełka. Pierwszą rundę zaczyna gracz z gwiazdką.
cities-topic-tiles-title = Miasta marzeń: fragmenty dzielnic
cities-topic-tiles =
    Fragment trzeba dołożyć. Można go dowolnie obrócić; musi sąsiadować całym bokiem z jednym z twoich fragmentów, a po ostatniej rundzie wszystkie, razem { $tiles }, tworzą kwadrat { $wide } × { $high }. Każdy teren może sąsiadować z każdym. Leżących fragmentów się nie rusza.
cities-topic-attractions-title = Miasta marzeń: atrakcje
cities-topic-attractions =
    Zielone kładzie się w parkach, niebieskie na jeziorach, szare na działkach bez budynku; na polu tylko jedną. Z atrakcji można zrezygnować, wtedy trafia do pudełka.
    { "" }**Pomnik** to { $monument ->
        [one] 1 punkt
        [few] { $monument } punkty
       *[many] { $monument } punktów
    }, ale nic już tam nie stanie. **Czarna działka** przyjmuje budynek w dowolnym kolorze; dla rady miasta jest działką w dowolnym kolorze.
cities-topic-buildings-title = Miasta marzeń: budynki
cities-topic-buildings =
    Budynek staje na pustej działce w swoim kolorze, na czarnej działce albo na innym budynku w tym samym kolorze; najwyżej { $highest ->
        [one] 1 piętro
        [few] { $highest } piętra
       *[many] { $highest } pięter
    }. Z budynku można zrezygnować, wtedy trafia do pudełka. Na ostatnim polu losuje się z woreczka { $drawn ->
        [one] 1 budynek
        [few] { $drawn } budynki
       *[many] { $drawn } budynków
    }.
    Gdy wszystko, co masz w ręku, da się rozsądnie rozłożyć tylko w jeden sposób, można to zrobić za jednym razem.
cities-topic-council-title = Miasta marzeń: rada miasta
cities-topic-council =
    Każde miasto ma trzy wymagania. Na koniec tury za każde wymaganie, które twoja dzielnica spełnia lub przekracza, dostajesz najlepsze wolne pole, tylko raz; zostaje twoje bez względu na to, co będzie później. W grze dwuosobowej środkowe pola są zamknięte. Pola sąsiadują bokami, nigdy narożnikami.
cities-topic-goals-title = Miasta marzeń: karty celów
cities-topic-goals =
    Kart celów jest { $cards }, a ich rodzajów { $kinds }; przy każdej karcie widać, ile jest takich kart, a osobna strona zasad wymienia wszystkie. Karta liczy się na koniec gry i daje punkty tylko wtedy, gdy dzielnica ma **dokładnie** to, czego karta wymaga: ani mniej, ani więcej. Jednakowe karty liczą się wszystkie.
    W wersji „punkty za każdą sztukę” karta daje punkty za każdą sztukę osobno.
cities-topic-deck-title = Miasta marzeń: wszystkie karty celów
cities-topic-deck = { $deck }
cities-topic-scoring-title = Miasta marzeń: punktacja
cities-topic-scoring =
    Pola rady miasta, { $monument ->
        [one] 1 punkt
        [few] { $monument } punkty
       *[many] { $monument } punktów
    } za każdy pomnik, karty celów, a za każdy park i każde jezioro z osobna { $one }, { $two }, { $three } albo { $four } pkt za 1, 2, 3 albo 4 różne atrakcje. Remis rozstrzygają punkty za karty celów; potem zwycięstwo się dzieli.
cities-topic-two-title = Miasta marzeń: dla dwóch osób
cities-topic-two =
    Każdy ma { $workers ->
        [one] 1 robotnika
        [few] { $workers } robotników
       *[many] { $workers } robotników
    }, po { $workers_a_zone } na strefę, a liczba rund to { $rounds }. W długiej grze liczba rund to { $rounds_long }, a fragmentów jest { $tiles_long }, w prostokącie { $long } × { $short } albo { $short } × { $long }. W obu wersjach środkowe pola rady miasta są zamknięte.
cities-topic-rulings-title = Miasta marzeń: rozstrzygnięcia
cities-topic-rulings =
    Tam, gdzie instrukcja zostawia swobodę, gramy tak:
    - To, czy karta celu jest spełniona dokładnie, sprawdza się raz, na koniec gry.
    - Działka z pomnikiem nie jest już dla rady miasta działką.
    - Czarna działka pozostaje działką w dowolnym kolorze także po zabudowaniu; budynek ma kolor swoich pięter.
    - Budynki, które mają stać nad jeziorem, mogą stać nad różnymi jeziorami; tak samo przy parkach.
    - Najbliżej gwiazdki stoi robotnik na polu o najwyższym numerze w strefie budynków.
    - Środkowe pola rady miasta są zamknięte także w długiej grze.
cities-topic-cards-title = Miasta marzeń: co jest z pudełka, a co nie
cities-topic-cards =
    Nazwy i punkty części kart celów, rundy i punktacja pochodzą z instrukcji. Układu fragmentów, większości warunków kart i rady miasta, liczby poszczególnych kart oraz wartości pól nie udało się znaleźć, więc są nasze własne; kto ma pudełko, może je poprawić w data/cities.json.

# Co widać na obrazkach, dla tych, którzy ich nie widzą, i nazwy obrazków.

cities-picture-city = Dzielnica
cities-picture-market = Oferta
cities-picture-council = Rada miasta
cities-picture-table = Plansza

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
cities-alt-card = { $name } (w talii: { $copies })
cities-alt-preview = Tak by to wyglądało: { $city }
cities-alt-places = { $shown } Miejsca z numerami: od { $first } do { $last }.
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
cities-alt-progress = { $who } { $progress }
cities-alt-table = Runda { $round } z { $rounds }; gwiazdkę ma { $star }. { $seats }.
cities-alt-seat = { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } (rada { $council }, pomniki { $monuments }, karty celów { $goals }, parki { $parks }, jeziora { $lakes })

# Legenda obrazków.

cities-legend-council = rada miasta wymaga: { $needs }
cities-legend-plot = dla budynku w tym kolorze
cities-legend-building = budynek
cities-legend-building-line = liczba i paski to jego piętra
cities-legend-park = { $one }, { $two }, { $three } albo { $four } pkt za 1–4 różne atrakcje w parku
cities-legend-lake = { $one }, { $two }, { $three } albo { $four } pkt za 1–4 różne atrakcje na jeziorze
cities-legend-on-park = do położenia w parku
cities-legend-on-lake = do położenia na jeziorze
cities-legend-on-plot = do położenia na pustej działce
cities-legend-monument = na pustą działkę: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, ale nic już tam nie stanie
cities-legend-black-plot = na pustą działkę, która odtąd przyjmuje budynek w dowolnym kolorze
cities-legend-zone-goals = cele
cities-legend-zone-goals-line = karty liczone na koniec; krążek: ile jest takich kart
cities-legend-zone-districts = dzielnice
cities-legend-zone-districts-line = fragmenty, które powiększają twoją dzielnicę
cities-legend-zone-attractions = atrakcje
cities-legend-zone-attractions-line = do parków, na jeziora i działki
cities-legend-zone-buildings = budynki
cities-legend-zone-buildings-line = każdy element to jedno piętro
cities-legend-worker = robotnicy
cities-legend-worker-line = których można jeszcze wysłać w tej rundzie
cities-legend-star = gwiazdka
cities-legend-star-line = kto ją ma, zaczyna rundę; zdobywa się ją na ostatnim polu budynków
cities-legend-bag = woreczek
cities-legend-bag-line = z niego losuje się elementy budynków
cities-legend-round = runda
cities-legend-round-line = która z ilu
cities-legend-council-points = rada miasta
cities-legend-council-points-line = punkty z zajętych pól rady

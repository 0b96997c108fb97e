# Założyciele Imperium: co się dzieje, co można wybrać, czego nie wolno.

founders-title = Założyciele Imperium

founders-resource-wood = drewno
founders-resource-stone = kamień
founders-resource-plants = rośliny
founders-resource-water = woda
founders-resource-iron = żelazo
founders-resource-gold = złoto
founders-resource-cloth = sukno
founders-resource-wine = wino
founders-resource-horses = konie
founders-resource-fish = ryby
founders-resource-coins = monety
founders-resource-carts = wozy
founders-resource-crafts = rzemiosło
founders-resource-armies = wojsko

founders-tile-forest = las
founders-tile-cliff = klif
founders-tile-waterfall = wodospad
founders-tile-lake = jezioro
founders-tile-riverbank = brzeg rzeki
founders-tile-grove = gaj
founders-tile-mine = kopalnia
founders-tile-goldmine = kopalnia złota
founders-tile-weaver = tkalnia
founders-tile-winery = winiarnia
founders-tile-stable = stadnina
founders-tile-fishery = wioska rybacka
founders-tile-market = plac targowy
founders-tile-inn = zajazd
founders-tile-workshop = warsztat
founders-tile-barracks = koszary
founders-tile-altar = ołtarz
founders-tile-sanctuary = sanktuarium
founders-tile-temple = świątynia
founders-tile-greattemple = wielka świątynia
founders-tile-of = { $tile } ({ $one }, { $other })

founders-token-war = żeton wojny
founders-token-coin = żeton monet
founders-token-cart = żeton wozów
founders-token-craftsmen = żeton rzemieślników ({ $good })

founders-brings-war = żeton wojny
founders-brings-coin = żeton monet
founders-brings-cart = żeton wozów
founders-brings-craftsmen = żeton rzemieślników

founders-part-victory = Kafle zwycięstwa
founders-part-craftsmen = Rzemieślnicy
founders-part-tokens = Pozostałe żetony
founders-part-replaced = Zastąpione kafle

# Skąd biorą się punkty i co rozstrzyga remis.
founders-breakdown-tiles = kafel po kaflu
founders-breakdown-each = liczba × punkty
founders-tie-1 = kafle zwycięstwa

founders-drafted = { $who } bierze kafel natury: { $tile }.
founders-opened = Wszystkie terytoria są założone: { $tiles ->
        [one] odkryto jeszcze 1 kafel
        [few] odkryto jeszcze { $tiles } kafle
       *[many] odkryto jeszcze { $tiles } kafli
    }, zaczyna { $who }.
founders-revealed = { $who } odsłania kafel: { $tile }.
founders-stuck = { $who } nie może dodać kafla, więc odsłania się jeszcze wierzchni kafel natury.
founders-cleared = Rząd kafli { $row ->
        [nature] natury
        [village] wsi
       *[city] miasta
    } był pełny. Wypadają z gry: { $tiles }.
founders-attacked = { $who } kładzie żeton wojny na kaflu gracza { $whom }: { $tile }. Do końca gry ten kafel nic nie produkuje i nie daje punktów.
founders-lost-points = { $who } traci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
founders-bought = { $who } płaci monetę graczowi { $whom } za zasób: { $resource } ({ $tile }). W następnej turze gracza { $whom } ten kafel nic nie produkuje, a na jej koniec { $whom } zabiera monetę.
founders-unused = { $who } nie wykorzystuje kupionego zasobu ({ $resource }), więc zasób przepada.
founders-linked = { $who } łączy wozem cztery kafle: { $tiles }.
founders-set-to-work = { $who } zatrudnia rzemieślników na kaflu: { $tile }. Kafel nie produkuje już swojego zasobu ({ $good }) i jest wart { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
founders-added = { $who } dodaje kafel: { $tile }{ $points ->
        [0] .
        [one] , wart 1 punkt.
        [few] , wart { $points } punkty.
       *[many] , wart { $points } punktów.
    }
founders-replaced = { $who } zastępuje kafel ({ $old }) innym: { $tile }{ $points ->
        [0] .
        [one] , wart 1 punkt.
        [few] , wart { $points } punkty.
       *[many] , wart { $points } punktów.
    }
founders-turned-over = Zastąpiony kafel leży zakryty: na koniec gry { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej.
founders-points-gone = Punkty zastąpionego kafla przepadają: { $points }.
founders-left-the-game = Z zastąpionego kafla wypada z gry { $token }.
founders-kept-coin = { $who } zachowuje monetę z zastąpionego kafla.
founders-gained = { $who } otrzymuje { $token }.
founders-passed = { $who } nie może dodać kafla: tura kończy się bez nowego kafla.
founders-took-coins = { $who } zabiera ze swoich kafli { $coins ->
        [one] monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
founders-proposed = { $who } proponuje koniec gry: wygląda na to, że nikt nie może już zdobyć punktów.
founders-agreed = { $who } się zgadza.
founders-refused = { $who } chce grać dalej.
founders-over-victory = Ostatni kafel zwycięstwa został wzięty: koniec gry.
founders-over-stacks = Wszystkie trzy stosy się skończyły: koniec gry.
founders-over-nothing = Nikt nie może już zdobyć punktów: koniec gry.
founders-over-agreed = Wszyscy się zgadzają, że nikt nie może już zdobyć punktów: koniec gry.

founders-asks-draft = Który kafel natury bierzesz jako pierwszy?
founders-asks-settle = Który drugi kafel bierzesz i gdzie go kładziesz?
founders-asks-reveal = Z którego stosu odsłaniasz kafel?
founders-asks-build = Dodajesz kafel czy najpierw zagrywasz żeton?
founders-asks-add = Który kafel dodajesz i gdzie?
founders-asks-stuck = Nie można dodać żadnego odkrytego kafla. Co robisz zamiast tego?
founders-asks-vote = { $who } proponuje koniec gry, bo nikt nie może już zdobyć punktów. Czy to koniec?

founders-step-draft = Weź kafel natury
    .short = pierwszy kafel
founders-step-settle = Weź drugi kafel natury
    .short = drugi kafel
founders-step-reveal = Odsłoń kafel
    .short = odsłoń
    .asks = Z którego stosu?
founders-step-attack = Wojna: zaatakuj kafel
    .short = wojna
    .asks = Kogo atakujesz?
founders-step-buy = Moneta: kup zasób
    .short = moneta
    .asks = Który zasób kupujesz?
founders-step-join = Wóz: połącz cztery kafle
    .short = wóz
founders-step-employ = Zatrudnij rzemieślników
    .short = rzemieślnicy
founders-step-add = Dodaj kafel
    .short = dodaj
    .asks = Który kafel dodajesz?
founders-step-replace = Zastąp kafel
    .short = zastąp
    .asks = Który kafel kładziesz w miejsce swojego?
founders-step-pass = Zakończ turę bez nowego kafla
founders-step-propose = Zaproponuj koniec gry
founders-step-agree = Tak, to koniec
founders-step-refuse = Nie, gramy dalej
founders-step-whom = { $who }
founders-step-resource = { $resource }
    .asks = Od kogo kupujesz ({ $resource })?
founders-step-stack = { $row ->
        [nature] Natura
        [village] Wieś
       *[city] Miasto
    } (zostało: { $left }{ $cleared ->
        [0] { "" }
       *[other] ; rząd wypada z gry
    })
    .short = { $row ->
        [nature] Natura
        [village] Wieś
       *[city] Miasto
    }
founders-step-nature = { $tile }: { $one } albo { $other }
    .short = { $tile }
founders-step-village = { $tile }: { $one } + { $other } → { $makes }
    .short = { $tile }
founders-step-city = { $tile }: { $one } + { $other } → { $makes }, { $token }
    .short = { $tile }
founders-step-victory = { $tile }: { $one } + { $other } → { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .short = { $tile }
founders-step-beside = obok: { $tiles }
founders-step-between = między: { $tiles }
founders-step-side = { $side ->
        [north] na północ od pierwszego
        [east] na wschód od pierwszego
        [south] na południe od pierwszego
       *[west] na zachód od pierwszego
    }

founders-reason-brings = { $token }
founders-reason-spent = oddajesz { $token }
founders-reason-replaced = zastępujesz kafel ({ $tile })
founders-reason-coins = { $coins ->
        [one] zabierasz monetę ze swojego kafla
        [few] zabierasz { $coins } monety ze swoich kafli
       *[many] zabierasz { $coins } monet ze swoich kafli
    }
founders-reason-clears = odkryte kafle wypadają z gry: { $tiles }
founders-reason-reveals = stać cię na { $payable } z { $kinds } rodzajów
founders-reason-reveals-nature = niczego nie wymaga, daje jeden z dwóch zasobów
founders-reason-takes = { $who } traci { $lost ->
        [one] 1 punkt
        [few] { $lost } punkty
       *[many] { $lost } punktów
    }
founders-reason-harmless = ten kafel nic nie produkuje i nie daje punktów
founders-reason-stopped = { $tile }: koniec produkcji ({ $resources })
founders-reason-bought = { $resource } na tę turę
founders-reason-coin-to = twoją monetę dostaje { $who }
founders-reason-linked = cztery kafle dzielą się tym, co produkują
founders-reason-makes = daje: { $resource }
founders-reason-makes-one = daje: { $one } albo { $other }
founders-reason-new = nowe u ciebie: { $resources }
founders-reason-opens = potem stać cię na: { $tile }{ $others ->
        [0] { "" }
       *[other] { " " }i jeszcze { $others }
    }
founders-reason-pass = kończy turę bez nowego kafla
founders-reason-propose = pozostali głosują nad końcem gry
founders-reason-agree = { $others ->
        [0] kończy grę
        [one] kończy grę, jeśli zgodzi się jeszcze 1 osoba
        [few] kończy grę, jeśli zgodzą się jeszcze { $others } osoby
       *[many] kończy grę, jeśli zgodzi się jeszcze { $others } osób
    }
founders-reason-refuse = gra toczy się dalej
founders-reason-other = o jeden kafel więcej na twoim terytorium

founders-list = { $first }, { $rest }
founders-used-up = Stos kafli { $row ->
        [nature] natury
        [village] wsi
       *[city] miasta
    } się skończył.
founders-lacking = Na { $tiles ->
        [one] 1 odkryty kafel
        [few] { $tiles } odkryte kafle
       *[many] { $tiles } odkrytych kafli
    } brakuje: { $resources }{ $others ->
        [0] .
       *[other] { " " }i jeszcze { $others }.
    }
founders-apart = Zbyt daleko od siebie leży to, czego { $tiles ->
        [one] potrzebuje 1 odkryty kafel
        [few] potrzebują { $tiles } odkryte kafle
       *[many] potrzebuje { $tiles } odkrytych kafli
    }.
founders-idle-craftsmen = Rzemieślnicy bez pracy, bo nie produkujesz: { $good }.

founders-not-a-move = „{ $move }” nie jest ruchem; ruchem byłoby na przykład „{ $example }”.
founders-not-now-draft = Nie teraz: czas wziąć pierwszy kafel natury.
founders-not-now-settle = Nie teraz: czas wziąć drugi kafel natury.
founders-not-now-reveal = Nie teraz: tura zaczyna się od odsłonięcia kafla.
founders-not-now-build = Nie teraz: kafel jest odsłonięty i czas dodać kafel albo najpierw zagrać żeton.
founders-not-now-vote = Nie teraz: czas zagłosować, czy to koniec gry.
founders-not-open = Taki kafel nie leży odkryty: { $tile }.
founders-not-beside = Nowy kafel musi stykać się bokiem z twoim terytorium.
founders-not-beside-first = Drugi kafel musi stykać się bokiem z pierwszym, który leży na polu 0, 0.
founders-not-free = Leży tam twój kafel; można go tylko zastąpić.
founders-not-yours = Nie leży tam żaden z twoich kafli.
founders-missing = Kafle sąsiadujące z tym miejscem nie dają potrzebnego zasobu: { $resource }.
founders-missing-both = Kafle sąsiadujące z tym miejscem nie dają potrzebnych zasobów: { $one }, { $other }.
founders-one-each = Tylko jeden kafel sąsiadujący z tym miejscem daje te zasoby, a każdy daje tylko jeden: { $one }, { $other }.
founders-made-by-one = Tylko jeden kafel produkuje te zasoby dla tego miejsca, i to jeden naraz: { $one }, { $other }.
founders-twice = Ten kafel potrzebuje dwa razy tego samego zasobu, a daje go tylko jeden kafel sąsiadujący z tym miejscem: { $resource }.
founders-twice-made = Ten kafel potrzebuje dwa razy tego samego zasobu od dwóch kafli, a dla tego miejsca produkuje go tylko jeden: { $resource }.
founders-one-token = W jednej turze można zagrać tylko jeden żeton.
founders-no-token = Nie masz potrzebnego żetonu: { $token }.
founders-no-craftsmen = Nie masz rzemieślników do tego, co produkuje ten kafel: { $tile }.
founders-not-topmost = Zaatakować można tylko kafel najbardziej wysunięty do góry w kolumnie.
founders-attacked-already = Ten kafel jest już zaatakowany.
founders-not-of-others = To dotyczy tylko kafli innych graczy.
founders-no-tile-there = Nie leży tam żaden kafel.
founders-not-sold = Ten kafel sam nie produkuje tego zasobu ({ $resource }): { $tile }.
founders-stopped = Ten kafel nic teraz nie produkuje, bo leży na nim { $token }: { $tile }.
founders-no-square = Wóz potrzebuje czterech twoich kafli w kwadracie, między którymi nie stoi jeszcze wóz.
founders-empty-stack = Ten stos się skończył.
founders-must-add = Można dodać kafel, więc trzeba to zrobić.
founders-must-reveal = Dopóki w stosie są kafle natury, tura nie kończy się bez nowego kafla: odsłoń kafel natury.
founders-cities-to-come = Można jeszcze zdobyć punkty: w stosie jest kafel miasta, na który { $who } może jeszcze mieć zasoby.
founders-can-gain = { $who } może jeszcze zdobyć punkty: { $means }.
founders-asked-already = To pytanie już padło w tej turze.
founders-wrong-order = Kolejność musi wymieniać każdy z { $pieces } kafli i żetonów rzemieślników.

founders-option-stuck = Gdy nic nie można dodać, a są jeszcze kafle natury
founders-option-stuck-skip = tura się kończy
founders-option-stuck-nature = odsłania się jeszcze kafel natury
founders-option-loads = Wozy, gdy zasób jest potrzebny dwa razy
founders-option-loads-shared = jeden kafel może dać oba
founders-option-loads-single = potrzebne są dwa kafle

founders-tagline = kafle, które żyją z sąsiadów
founders-about = Powiększaj terytorium kafel po kaflu: każdy żyje z tego, co wytwarzają sąsiednie.
founders-topic-aim-title = Założyciele Imperium: cel gry
founders-topic-aim =
    Zdobądź najwięcej punktów do końca gry.
    - **Kafle zwycięstwa** dają tyle punktów, ile na nich widać. Tak jak wsie i miasta, można je położyć tylko tam, gdzie kafle dookoła dają to, czego potrzebują. Zacznij więc od natury i planuj, co będzie leżeć obok.
    - **Miasta** dają żetony: wojny, monety, wozy i rzemieślników. Zagraj je albo zachowaj na punkty.
    - **Rzemieślnicy** na twoich wsiach dają punkty; zastąpienie własnego kafla trochę ich kosztuje.
founders-topic-start-title = Założyciele Imperium: początek
founders-topic-start =
    Najpierw leżą odkryte kafle natury: { $draft2 } dla dwóch graczy, { $draft3 } dla trzech, { $draft4 } dla czterech. Każdy po kolei bierze jeden, potem jeszcze jeden w odwrotnej kolejności, i kładzie drugi z dowolnej strony pierwszego.
    Potem przy trzech stosach odkrywa się kolejne kafle: natura { $nature }, wieś { $village }, miasto { $city }. Liczba wyłożonych kafli zwycięstwa: { $victory2 } dla dwóch graczy, { $victory3 } dla trzech, { $victory4 } dla czterech.
founders-topic-turn-title = Założyciele Imperium: tura
founders-topic-turn =
    1. Odsłoń wierzchni kafel dowolnego stosu. Największa liczba kafli w rzędzie to { $row }: jeszcze jeden usuwa je wszystkie z gry.
    2. Możesz zagrać jeden żeton, ale nie zdobyty w tej turze.
    3. Dodaj odkryty kafel do swojego terytorium albo połóż go w miejsce jednego ze swoich kafli. To obowiązek, chyba że możesz tylko zastępować; nikt nie musi zastępować kafla.
    4. Jeśli nic nie można dodać, odsłania się jeszcze wierzchni kafel natury. Gdy ich zabraknie, tura kończy się bez nowego kafla.
    Na koniec zabierasz monety leżące na twoich kaflach.
founders-topic-adding-title = Założyciele Imperium: dodawanie kafla
founders-topic-adding =
    Nowy kafel styka się bokiem z twoim terytorium. Jego sąsiedzi, także na ukos, muszą dać to, czego potrzebuje, każdy po jednym zasobie: do dwóch zasobów trzeba dwóch sąsiadów. Kafel natury daje jeden z dwóch swoich zasobów, a sam nie potrzebuje niczego. Nic się nie zużywa, a kafel zostaje, nawet gdy jego sąsiedzi przestaną produkować. Kto co daje, rozstrzyga bot.
founders-topic-replacing-title = Założyciele Imperium: zastąpienie kafla
founders-topic-replacing =
    Zamiast dokładać kafel obok, możesz położyć go w miejsce własnego, jeśli tamtejsi sąsiedzi dają to, czego potrzebuje. Stary kafel leży przed tobą zakryty: na koniec gry { $lost ->
        [one] 1 punkt
        [few] { $lost } punkty
       *[many] { $lost } punktów
    } mniej. Leżące na nim żetony wojny i rzemieślników wypadają z gry, moneta jest twoja, a wóz zostaje i łączy nowy kafel. Nikt nigdy nie musi zastępować kafla.
founders-topic-war-title = Założyciele Imperium: wojna
founders-topic-war =
    Połóż żeton na najwyższym kaflu dowolnej kolumny w terytorium przeciwnika. Do końca gry nic on nie produkuje i nie daje punktów, nawet z rzemieślnikami. Wozy nadal przez niego przewożą. Zaatakowanego kafla nie można zaatakować ponownie, a te pod nim są osłonięte.
founders-topic-coins-title = Założyciele Imperium: monety
founders-topic-coins =
    Połóż monetę na kaflu przeciwnika, który coś produkuje: w tej turze masz ten zasób wszędzie, gdzie dodasz kafel. W następnej turze właściciela ten kafel nic nie produkuje, a potem właściciel zabiera monetę. Z kafla, na którym leży moneta, nie można kupować.
founders-topic-carts-title = Założyciele Imperium: wozy
founders-topic-carts =
    Połóż wóz tam, gdzie stykają się cztery twoje kafle. Odtąd każdy z nich daje jeden zasób, który produkuje którykolwiek z czterech, nawet jeśli sam nic nie produkuje. Wozy, które mają wspólny kafel, tworzą jedną sieć. Zastąpienie kafla nie usuwa wozu.
founders-topic-craftsmen-title = Założyciele Imperium: rzemieślnicy
founders-topic-craftsmen =
    Każdy żeton pokazuje jeden zasób wsi i jest dobierany z zakrytego stosu. Połóż go na swoim kaflu, który produkuje ten zasób: kafel przestaje go produkować i jest wart { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
founders-topic-end-title = Założyciele Imperium: koniec gry
founders-topic-end =
    Gra kończy się na koniec tury, gdy nie ma już wyłożonych kafli zwycięstwa, gdy wszystkie trzy stosy są puste albo gdy nikt nie może już zdobyć punktów.
    Bot kończy grę, gdy to ostatnie jest pewne. Gdy nie jest pewne, ale nikt nie może od razu zdobyć punktów dzięki odkrytym kaflom i żetonom w ręce, możesz zaproponować koniec na początku swojej tury. Gra kończy się, jeśli wszyscy się zgodzą.
founders-topic-scoring-title = Założyciele Imperium: punktacja
founders-topic-scoring =
    - **Kafle zwycięstwa**: tyle punktów, ile na nich widać.
    - **Rzemieślnicy** na twoich kaflach: po { $craftsmen ->
        [one] 1 punkcie
        [few] { $craftsmen } punkty
       *[many] { $craftsmen } punktów
    }.
    - **Pozostałe żetony** i monety na twoich kaflach: po { $token ->
        [one] 1 punkcie
        [few] { $token } punkty
       *[many] { $token } punktów
    }.
    - **Zastąpione kafle**: po { $lost ->
        [one] 1 punkcie
        [few] { $lost } punkty
       *[many] { $lost } punktów
    } mniej.
    Zaatakowane kafle nie dają punktów. Przy remisie wygrywa ten, kto ma więcej kafli zwycięstwa, także zaatakowanych.
founders-topic-rulings-title = Założyciele Imperium: rozstrzygnięcia
founders-topic-rulings =
    Gdzie instrukcja milczy albo można ją czytać na dwa sposoby:
    - **Nic nie można dodać**: tura kończy się bez nowego kafla dopiero, gdy stos natury jest pusty. Wcześniej odsłania się jeszcze wierzchni kafel natury. Z opcją „tura się kończy” kończy się od razu.
    - **Dwa razy ten sam zasób**: przez wóz może oba dać jeden kafel. Z opcją „potrzebne są dwa kafle” nie może.
    - **Kafle zwycięstwa** opłacają sąsiedzi, tak jak kafle wsi i miasta.
    - **Moneta na zaatakowanym kaflu** zostaje u gracza, gdy kafel jest zastępowany; inne żetony z niego wypadają z gry.
    - **Jedna moneta na kaflu**: kafel z monetą nic nie produkuje, więc nie można z niego kupować, dopóki moneta nie zostanie zabrana.
    - **Kupowanie z połączonego kafla**: tylko to, co sam produkuje, a nie to, co inne przez niego przewożą.
    - **Rzemieślnicy** potrzebują kafla, który teraz produkuje ich zasób: nie takiego, na którym leży moneta.
    - **Wojna**: zaatakowanego kafla nie można zaatakować ponownie i nadal osłania on kafle pod nim w kolumnie.
    - **Nikt nie może już zdobyć punktów**: żetony wojny i wozów ich nie przynoszą, a kafle miasta liczą się tylko wtedy, gdy ktoś może jeszcze mieć na nie zasoby. Dopóki ktoś ma monetę, koniec nie jest pewny, bo sprzedawca zyskałby punkt; wtedy rozstrzyga głosowanie.
    - **Nadal remis** po policzeniu kafli zwycięstwa: wygrana jest wspólna.

# Zdarzenia wersji 1, w dziennikach zapisanych stołów.

founders-row-nature = natura
founders-row-village = wieś
founders-row-city = miasto
founders-swept = Rząd był pełny ({ $row }): jego pięć kafli wypada z gry.
founders-joined = { $who } łączy wozem cztery kafle.
founders-employed = { $who } zatrudnia rzemieślników na kaflu: { $tile }. Kafel jest wart 2 punkty.

# Obrazki: ich nazwy i zdania, które je zastępują.

founders-picture-city = Terytorium
founders-picture-market = Rynek
founders-picture-victory = Kafle zwycięstwa
founders-picture-table = Plansza

founders-alt-nothing = brak
founders-alt-row = { $first }, { $rest }
founders-alt-list = { $first }; { $rest }
founders-alt-rows = { $first }. { $rest }
founders-alt-times = { $count } × { $what }
founders-alt-token-war = wojna
founders-alt-token-coin = moneta
founders-alt-token-cart = wóz
founders-alt-craftsmen = rzemieślnicy ({ $good })
founders-alt-token-craftsmen = rzemieślnicy
founders-alt-tiles-nature = natura
founders-alt-tiles-village = wieś
founders-alt-tiles-city = miasto
founders-alt-tiles-victory = zwycięstwo
founders-alt-silent = { $tile } ({ $token })
founders-alt-city = Terytorium gracza { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Żetony w ręce: { $tokens }. Kafle: { $tiles }. Produkuje teraz: { $makes }. Kupione: { $bought }. Nie produkują: { $silent }. Wozy: { $carts }. Zastąpione kafle: { $replaced }.
founders-alt-preview = Tak by to wyglądało: { $city }
founders-alt-places = { $city } Miejsca z numerami: od { $first } do { $last }.
founders-alt-stack = { $row ->
        [nature] Natura
        [village] Wieś
       *[city] Miasto
    }, w stosie { $left }: { $tiles }
founders-alt-market = Rynek. { $rows }. Pozostałe żetony: { $tokens }.
founders-alt-in-reach = { $market } Kafle zwycięstwa w zasięgu: { $tiles }.
founders-no-victory-tiles = Nie ma już kafli zwycięstwa.
founders-alt-victory = Pozostałe kafle zwycięstwa: { $tiles }.
founders-alt-seat = { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $count ->
        [one] 1 kafel
        [few] { $count } kafle
       *[many] { $count } kafli
    }, żetony: { $tokens }
founders-alt-table = Wszystkie terytoria: { $seats }. Pozostałe kafle zwycięstwa: { $victory }.

# Legenda obrazków.

founders-legend-nature = kafel natury
founders-legend-nature-line = niczego nie potrzebuje; daje naraz jeden z dwóch zasobów
founders-legend-village = kafel wsi
founders-legend-village-line = sąsiedzi muszą dać dwa zasoby z góry; sam produkuje ten z dołu
founders-legend-city = kafel miasta
founders-legend-city-line = potrzebuje dwóch z góry; produkuje ten z dołu i daje jego żeton
founders-legend-victory = kafel zwycięstwa
founders-legend-victory-line = potrzebuje dwóch z góry; daje tyle punktów, ile widać przy świątyni
founders-legend-out-of-reach = blade i zakreskowane
founders-legend-out-of-reach-line = gracz, którego jest tura, nie może teraz tego zbudować
founders-legend-silent = zakreskowane
founders-legend-silent-line = leży na nim żeton: nic nie produkuje
founders-legend-made = skąd: { $tiles }
founders-legend-token-war = żeton wojny
founders-legend-token-war-line = zaatakowany cudzy kafel nic nie produkuje i nie daje punktów
founders-legend-token-coin = żeton monet
founders-legend-token-coin-line = kupuje na jedną turę zasób innego gracza
founders-legend-token-cart = żeton wozów
founders-legend-token-cart-line = łączy cztery kafle: każdy daje to, co produkuje którykolwiek z nich
founders-legend-token-craftsmen = rzemieślnicy
founders-legend-token-craftsmen-line = na kaflu, który produkuje ich zasób: { $craftsmen ->
        [one] 1 punkt
        [few] { $craftsmen } punkty
       *[many] { $craftsmen } punktów
    }, ale już go nie produkuje
founders-legend-stack = stos
founders-legend-stack-line = ile zostało kafli lub żetonów; najwięcej odkrytych kafli w rzędzie: { $row }
founders-legend-replaced = zastąpione kafle
founders-legend-replaced-line = za każdy { $replaced ->
        [one] 1 punkt
        [few] { $replaced } punkty
       *[many] { $replaced } punktów
    } mniej
founders-legend-bought = kupione
founders-legend-bought-line = zasób opłacony monetą, na tę turę
founders-legend-agreed = tak
founders-legend-agreed-line = gra jest skończona
founders-legend-refused = nie
founders-legend-refused-line = gramy dalej

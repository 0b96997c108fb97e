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

founders-row-nature = natura
founders-row-village = wieś
founders-row-city = miasto

founders-part-victory = Kafle zwycięstwa
founders-part-craftsmen = Rzemieślnicy
founders-part-tokens = Pozostałe żetony
founders-part-replaced = Zastąpione kafle

founders-drafted = { $who }: kafel natury na początek ({ $tile }).
founders-opened = Wszystkie terytoria są założone: { $tiles ->
        [one] odkryto jeszcze 1 kafel
        [few] odkryto jeszcze { $tiles } kafle
       *[many] odkryto jeszcze { $tiles } kafli
    }, zaczyna { $who }.
founders-revealed = { $who }: odsłonięty kafel ({ $tile }).
founders-swept = Rząd był pełny ({ $row }): jego pięć kafli wypada z gry.
founders-attacked = { $who } atakuje gracza { $whom }: { $tile }; ten kafel już nic nie produkuje i nie daje punktów.
founders-bought = { $who } kupuje od gracza { $whom }: { $resource } ({ $tile }); w następnej turze sprzedawca nie ma tego zasobu, a potem zabiera monetę.
founders-joined = { $who } łączy wozem cztery kafle.
founders-employed = { $who } zatrudnia rzemieślników: { $tile }, warte 2 punkty.
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
founders-gained = { $who } otrzymuje { $token }.
founders-passed = { $who } nie może dodać żadnego kafla.
founders-took-coins = { $who } zabiera ze swoich kafli { $coins ->
        [one] monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
founders-proposed = { $who } pyta, czy to koniec gry: nikt nie może już zdobyć punktów.
founders-agreed = { $who } się zgadza.
founders-refused = { $who } chce grać dalej.
founders-over-victory = Ostatni kafel zwycięstwa został wzięty: koniec gry.
founders-over-stacks = Wszystkie trzy stosy się skończyły: koniec gry.
founders-over-nothing = Nikt nie może już zdobyć punktów: koniec gry.
founders-over-agreed = Wszyscy się zgadzają, że nikt nie może już zdobyć punktów: koniec gry.

founders-asks-draft = Który kafel natury bierzesz jako pierwszy?
founders-asks-settle = Który kafel bierzesz jako drugi i z której strony pierwszego go kładziesz?
founders-asks-reveal = Z którego stosu odsłaniasz kafel?
founders-asks-build = Który kafel dodajesz, czy najpierw zagrywasz żeton?
founders-asks-add = Który kafel dodajesz i gdzie?
founders-asks-vote = { $who } mówi, że nikt nie może już zdobyć punktów. Czy to koniec gry?

founders-step-draft = Weź kafel natury
founders-step-settle = Weź drugi kafel natury
founders-step-reveal = Odsłoń kafel
founders-step-attack = Wojna: zaatakuj kafel
founders-step-buy = Moneta: kup zasób
founders-step-join = Wóz: połącz cztery kafle
founders-step-employ = Rzemieślnicy: zatrudnij ich
founders-step-add = Dodaj kafel
founders-step-replace = Zastąp kafel
founders-step-pass = Zakończ turę
founders-step-propose = Zaproponuj koniec gry
founders-step-agree = Tak, to koniec
founders-step-refuse = Nie, gramy dalej
founders-step-whom = { $who }
founders-step-resource = { $resource }
founders-step-stack = { $row ->
        [nature] Natura
        [village] Wieś
       *[city] Miasto
    } (zostało: { $left }{ $full ->
        [1] ; usuwa rząd pięciu kafli
       *[0] { "" }
    })
founders-step-nature = { $tile }: { $one } albo { $other }
founders-step-village = { $tile }: { $one } + { $other } → { $makes }
founders-step-city = { $tile }: { $one } + { $other } → { $makes }, { $token }
founders-step-victory = { $tile }: { $one } + { $other } → { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
founders-step-at = na { $x }, { $y }
founders-step-tile-at = { $tile } na { $x }, { $y }
founders-step-side = { $side ->
        [north] na północ od pierwszego
        [east] na wschód od pierwszego
        [south] na południe od pierwszego
       *[west] na zachód od pierwszego
    }

founders-list = { $first }, { $rest }
founders-used-up = Ten stos się skończył: { $row }.
founders-lacking = Poza zasięgiem { $tiles ->
        [one] jest 1 odkryty kafel
        [few] są { $tiles } odkryte kafle
       *[many] jest { $tiles } odkrytych kafli
    }: twoje terytorium nie daje potrzebnych zasobów ({ $resources }).
founders-apart = Nie ma miejsca { $tiles ->
        [one] dla 1 odkrytego kafla: potrzebne mu zasoby
        [few] dla { $tiles } odkrytych kafli: potrzebne im zasoby
       *[many] dla { $tiles } odkrytych kafli: potrzebne im zasoby
    } nigdzie się nie spotykają.
founders-idle-craftsmen = Żaden twój kafel nie produkuje ich zasobu: { $token }.

founders-not-a-move = „{ $move }” nie jest ruchem; ruchem byłoby na przykład „{ $example }”.
founders-not-now = Nie teraz. { $question }
founders-not-open = Taki kafel nie leży odkryty: { $tile }.
founders-not-beside = Nowy kafel musi stykać się bokiem z twoim terytorium.
founders-not-free = Leży tam twój kafel; można go tylko zastąpić.
founders-not-yours = Nie leży tam żaden z twoich kafli.
founders-missing = Kafle sąsiadujące z tym miejscem nie dają potrzebnego zasobu: { $resource }.
founders-missing-both = Kafle sąsiadujące z tym miejscem nie dają potrzebnych zasobów: { $one }, { $other }.
founders-one-each = Każdy sąsiedni kafel daje jeden zasób, a te dwa muszą pochodzić z dwóch kafli: { $one }, { $other }.
founders-one-token = W jednej turze można zagrać tylko jeden żeton.
founders-no-token = Nie masz potrzebnego żetonu: { $token }.
founders-no-craftsmen = Nie masz rzemieślników do zasobu, który produkuje twój kafel w tym miejscu.
founders-not-attackable = Zaatakować można tylko kafel przeciwnika najbardziej wysunięty do góry w kolumnie, i tylko raz.
founders-not-sold = Kafel w tym miejscu nie produkuje teraz tego zasobu: { $resource }.
founders-no-square = Wóz potrzebuje czterech twoich kafli w kwadracie, między którymi nie stoi jeszcze wóz.
founders-empty-stack = Ten stos się skończył.
founders-must-add = Można dodać kafel, więc trzeba to zrobić.
founders-points-to-come = Dopóki są kafle miasta w stosie, można zdobywać punkty.
founders-asked-already = To pytanie już padło w tej turze.
founders-wrong-order = Kolejność musi wymieniać każdy z { $pieces } kafli i żetonów rzemieślników.

founders-option-stuck = Gdy nic nie można dodać
founders-option-stuck-skip = tura się kończy
founders-option-stuck-nature = odsłania się jeszcze kafel natury
founders-option-loads = Wozy a dwa razy ten sam zasób
founders-option-loads-shared = jeden kafel może dać oba
founders-option-loads-single = potrzebne są dwa kafle

founders-topic-start-title = Założyciele Imperium: początek
founders-topic-start =
    Każdy po kolei bierze kafel natury, potem jeszcze jeden w odwrotnej kolejności, i kładzie drugi z dowolnej strony pierwszego. Przy każdym z trzech stosów leży rząd odkrytych kafli; kafli zwycięstwa jest wyłożonych 8 dla dwóch graczy, a 12 dla trzech i czterech.
founders-topic-turn-title = Założyciele Imperium: tura
founders-topic-turn =
    1. Odsłoń wierzchni kafel dowolnego stosu. W rzędzie mieści się pięć kafli: szósty usuwa tamte pięć z gry.
    2. Możesz zagrać jeden żeton, ale nie zdobyty w tej turze.
    3. Dodaj odkryty kafel, jeśli możesz. Jeśli nie, możesz któryś zastąpić albo tura się kończy.
    Na koniec zabierasz monety leżące na twoich kaflach.
founders-topic-adding-title = Założyciele Imperium: dodawanie kafla
founders-topic-adding =
    Nowy kafel styka się bokiem z twoim terytorium. Jego sąsiedzi, także na ukos, muszą dać to, czego potrzebuje, każdy po jednym zasobie: do dwóch zasobów trzeba dwóch sąsiadów. Kafel natury daje jeden z dwóch swoich zasobów, a sam nie potrzebuje niczego. Nic się nie zużywa, a kafel zostaje, nawet gdy jego sąsiedzi przestaną produkować. Kto co daje, rozstrzyga bot.
founders-topic-replacing-title = Założyciele Imperium: zastąpienie kafla
founders-topic-replacing =
    Zamiast dokładać kafel obok, możesz położyć go w miejsce własnego, jeśli tamtejsi sąsiedzi dają to, czego potrzebuje. Stary kafel to na koniec punkt mniej. Leżące na nim żetony wojny i rzemieślników wypadają z gry, moneta jest twoja, a wóz zostaje i łączy nowy kafel. Nikt nigdy nie musi zastępować kafla.
founders-topic-war-title = Założyciele Imperium: wojna
founders-topic-war =
    Połóż żeton na najwyższym kaflu dowolnej kolumny w terytorium przeciwnika. Do końca gry nic on nie produkuje i nie daje punktów, nawet z rzemieślnikami. Wozy nadal przez niego przewożą. Zaatakowanego kafla nie można zaatakować ponownie, a te pod nim są osłonięte.
founders-topic-coins-title = Założyciele Imperium: monety
founders-topic-coins =
    Połóż monetę na kaflu przeciwnika, który coś produkuje: w tej turze masz ten zasób wszędzie, gdzie dodasz kafel. W następnej turze właściciela ten kafel nic nie produkuje, a potem właściciel zabiera monetę. Z kafla, na którym leży moneta, nie można kupować.
founders-topic-carts-title = Założyciele Imperium: wozy
founders-topic-carts =
    Połóż wóz tam, gdzie stykają się cztery twoje kafle. Odtąd każdy z nich daje jeden zasób, który produkuje którykolwiek z czterech, nawet jeśli sam nic nie produkuje. Wozy, które mają wspólny kafel, tworzą jedną sieć.
founders-topic-craftsmen-title = Założyciele Imperium: rzemieślnicy
founders-topic-craftsmen =
    Każdy żeton pokazuje jeden zasób wsi i jest dobierany z zakrytego stosu. Połóż go na swoim kaflu, który produkuje ten zasób: kafel przestaje go produkować i jest wart 2 punkty.
founders-topic-end-title = Założyciele Imperium: koniec gry
founders-topic-end =
    Gra kończy się na koniec tury, gdy nie ma już wyłożonych kafli zwycięstwa, gdy wszystkie trzy stosy są puste albo gdy nikt nie może już zdobyć punktów. Bot kończy ją, gdy jest to pewne; kiedy stos miasta jest pusty, możesz też o to zapytać na początku swojej tury, a gra kończy się, jeśli wszyscy się zgodzą.
founders-topic-scoring-title = Założyciele Imperium: punktacja
founders-topic-scoring =
    - **Kafle zwycięstwa**: tyle punktów, ile na nich widać.
    - **Rzemieślnicy** na twoich kaflach: po 2 punkty.
    - **Pozostałe żetony** i monety na twoich kaflach: po 1 punkcie.
    - **Zastąpione kafle**: po punkcie mniej.
    Zaatakowane kafle nie dają punktów. Przy remisie wygrywa ten, kto ma więcej kafli zwycięstwa, także zaatakowanych.
founders-topic-silent-title = Założyciele Imperium: gdy instrukcja milczy
founders-topic-silent =
    Jeśli nic nie można dodać, a w stosie są jeszcze kafle natury, tura się kończy; z opcją „natura” odsłania się wierzchni kafel natury, który można dodać. Potrzebę dwóch takich samych zasobów może przez wóz zaspokoić jeden kafel; z drugą opcją potrzebne są dwa.

# Obrazki: ich nazwy i zdania, które je zastępują.

founders-picture-city = Terytorium
founders-picture-market = Rynek
founders-picture-victory = Kafle zwycięstwa
founders-picture-table = Stół

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
founders-alt-stack = { $row ->
        [nature] Natura
        [village] Wieś
       *[city] Miasto
    }, w stosie { $left }: { $tiles }
founders-alt-market = Rynek. { $rows }. Pozostałe żetony: { $tokens }.
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

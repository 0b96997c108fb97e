harbour-title = Port
harbour-part-crates = skrzynie
harbour-part-pairs = pary
harbour-breakdown-pairs = liczba × punkty
harbour-option-berths = miejsca
harbour-option-pairs = punkty za równych sąsiadów
harbour-picture-city = Port
harbour-picture-market = Nabrzeże
harbour-picture-table = Plansza
harbour-tagline = skrzynie, które lubią podobne
harbour-about = Ładuj skrzynie na miejsca w porcie, ten sam towar obok siebie.
harbour-topic-aim-title = Port: cel gry
harbour-topic-aim = Zapełnij miejsca w porcie jak najcenniejszymi skrzyniami i trzymaj ten sam towar razem.
harbour-topic-turn-title = Port: tura
harbour-topic-turn = Załaduj skrzynię z nabrzeża na wolne miejsce albo spasuj. Gra kończy się, gdy wszystkie miejsca są zajęte albo wszyscy spasują.
harbour-topic-scoring-title = Port: punktacja
harbour-topic-scoring = Skrzynia daje tyle punktów, ile wynosi jej wartość, a dwie sąsiednie skrzynie tego samego towaru { $pair ->
        [one] 1 punkt
        [few] { $pair } punkty
       *[many] { $pair } punktów
    } więcej.
harbour-question = Załaduj skrzynię albo spasuj
harbour-step-load = Załaduj skrzynię
harbour-step-pass = Spasuj
harbour-step-berth = miejsce { $berth }
harbour-crate = { $goods } { $value }
harbour-goods-grain = zboże
harbour-goods-wine = wino
harbour-goods-silk = jedwab
harbour-goods-stone = kamień
harbour-loaded = { $who }: { $crate } na miejsce { $berth }.
harbour-passed = { $who } pasuje.
harbour-reason-pass = zostawia skrzynie innym
harbour-refusal = „{ $move }” nie jest ruchem: podaj skrzynię z nabrzeża i wolne miejsce albo spasuj.
harbour-alt-city = Port gracza { $who }: { $points } pkt.
harbour-alt-market = Skrzynie na nabrzeżu: { $crates }.
harbour-alt-table = Porty: { $seats }.
harbour-legend-goods = skrzynia warta tyle, ile na niej widać; dwie obok siebie to { $pair } pkt więcej
harbour-legend-pile = stos
harbour-legend-pile-line = skrzynie, które jeszcze przyjdą

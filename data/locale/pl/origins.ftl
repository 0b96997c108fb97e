# Origins: Pierwsi Budowniczowie: co się dzieje, co można wybrać, czego nie wolno.

origins-title = Origins: Pierwsi Budowniczowie

origins-list = { $first }, { $second }
origins-free = za darmo
origins-none = brak
origins-no-goods = bez surowców
origins-amount-stone = { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
origins-amount-food = { $n ->
        [one] 1 żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
origins-amount-wisdom = { $n ->
        [one] 1 mądrość
        [few] { $n } mądrości
       *[many] { $n } mądrości
    }
origins-amount-gold = { $n ->
        [one] 1 złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
origins-colour-red = czerwony
origins-colour-purple = fioletowy
origins-colour-blue = niebieski
origins-colour-orange = pomarańczowy
origins-colour-yellow = żółty
origins-shrine-forest = Świątynia Lasów
origins-shrine-mountain = Świątynia Gór
origins-shrine-sea = Świątynia Mórz
origins-site-1 = miejsce kamienia
origins-site-2 = miejsce żywności
origins-site-3 = miejsce mądrości
origins-site-4 = miejsce złota
origins-site-5 = miejsce zapasów
origins-farm = farma
origins-worker-freeman = { $colour ->
        [red] czerwony
        [purple] fioletowy
        [blue] niebieski
        [orange] pomarańczowy
       *[yellow] żółty
    } { $value }
origins-worker-used = { $colour ->
        [red] czerwony
        [purple] fioletowy
        [blue] niebieski
        [orange] pomarańczowy
       *[yellow] żółty
    } { $value } ({ $site })
origins-worker-speaker = mówca { $value }
origins-worker-archon = archont
origins-worker-army = wojsko

origins-sign-aries = Baran
origins-sign-taurus = Byk
origins-sign-gemini = Bliźnięta
origins-sign-cancer = Rak
origins-sign-leo = Lew
origins-sign-virgo = Panna
origins-sign-libra = Waga
origins-sign-scorpio = Skorpion
origins-sign-sagittarius = Strzelec
origins-sign-capricorn = Koziorożec
origins-sign-aquarius = Wodnik
origins-sign-pisces = Ryby
origins-power-aries = każdy atak: +1 PZ za każdą twoją czerwoną kość, prócz doradcy
origins-power-taurus = budowle i obywatele z puli kosztują o 1 mądrość mniej
origins-power-gemini = gdy pasujesz: 1 surowiec podstawowy za każde pole, o które cofnie się twój dysk
origins-power-cancer = gdy pasujesz z wolną podstawką: obywatel za darmo
origins-power-leo = kość zamykająca dzielnicę zyskuje 2, najwyżej do 6
origins-power-virgo = budowlę wolno położyć na własnej farmie: bez kamieni i mądrości
origins-power-libra = po zamknięciu dzielnicy możesz wziąć obywatela za jego cenę
origins-power-scorpio = 1 mądrość, gdy zamykasz dzielnicę albo gdy twoja szóstka ma wzrosnąć
origins-power-sagittarius = wzięty obywatel lub mówca może zyskać 1, najwyżej do 6 lub 5
origins-power-capricorn = po każdym piętrze wieży jeden patrycjusz może zyskać 2, najwyżej do 6
origins-power-aquarius = po 2 krokach w świątyni: za 1 złoto 1 krok w innej
origins-power-pisces = zamiast każdej akcji bonusowej możesz wziąć 1 złoto

origins-building-agora = Agora
origins-building-palace = Pałac
origins-building-hippodrome = Hipodrom
origins-building-veterans-settlement = Osada weteranów
origins-building-guard-post = Posterunek
origins-building-riding-grounds = Tereny jeździeckie
origins-building-fortress = Twierdza
origins-building-armoury = Zbrojownia
origins-building-forum = Forum
origins-building-stone-circle = Kamienny krąg
origins-building-construction-site = Miejsce budowy
origins-building-estate = Posiadłość
origins-building-theatre = Teatr
origins-building-castle = Zamek
origins-building-obelisk = Obelisk
origins-building-monument = Pomnik
origins-building-temple-mountain = Świątynia Gór
origins-building-temple-forest = Świątynia Lasów
origins-building-temple-sea = Świątynia Mórz
origins-building-sacred-site = Święte miejsce
origins-building-healers-hut = Chata uzdrowicieli
origins-building-fountain-of-wisdom = Fontanna mądrości
origins-building-main-gate = Główna brama
origins-building-artists-workshop = Warsztat artystyczny
origins-building-astronomical-tower = Wieża astronomiczna
origins-building-mage-tower = Wieża maga
origins-building-quarry = Kamieniołom
origins-building-mint = Mennica
origins-building-harbour = Przystań
origins-building-granary = Spichlerz
origins-building-marketplace = Targowisko
origins-building-workshop = Warsztat
origins-ability-agora = 1 surowiec podstawowy
origins-ability-palace = tu stoją twoje wieże
origins-ability-hippodrome = 2 PZ za każdą czerwoną budowlę i czerwonego patrycjusza
origins-ability-veterans-settlement = PZ za niewykorzystaną czerwoną kość; traci 1
origins-ability-guard-post = ruch o 1 albo atak
origins-ability-riding-grounds = ruch o 2, kamień lub żywność za gracza z tyłu
origins-ability-fortress = ruch o 1 za każdą czerwoną budowlę
origins-ability-armoury = ruch o 2 i/albo atak
origins-ability-forum = mówca
origins-ability-stone-circle = 0/1/3/6/10 PZ za 1–5 kolorów budowli
origins-ability-construction-site = odłóż budowlę; dodasz ją później bez mądrości
origins-ability-estate = obywatel za darmo
origins-ability-theatre = zmień kolor niewykorzystanego patrycjusza
origins-ability-castle = 1 PZ i 3 PZ za każdą zamkniętą dzielnicę
origins-ability-obelisk = 1/2/4/7 PZ za 1–4 obeliski
origins-ability-monument = 1 krok w dowolnej świątyni
origins-ability-temple-mountain = 2 kroki w niej; za 1 złoto 1 krok w innej
origins-ability-temple-forest = 2 kroki w niej; za 1 złoto 1 krok w innej
origins-ability-temple-sea = 2 kroki w niej; za 1 złoto 1 krok w innej
origins-ability-sacred-site = 3/6/10 PZ za 1–3 karty znaków zodiaku
origins-ability-healers-hut = 1 PZ i 1 PZ za każdego patrycjusza
origins-ability-fountain-of-wisdom = 1 mądrość; ustaw statek na 1
origins-ability-main-gate = niewykorzystany patrycjusz zyskuje do 2
origins-ability-artists-workshop = 3 PZ za każdy kolor twoich patrycjuszy
origins-ability-astronomical-tower = 1 mądrość i 1 za każdego doradcę
origins-ability-mage-tower = użyj sąsiedniej budowli
origins-ability-quarry = 1 kamień i 1 za każdy pusty bok
origins-ability-mint = 1 złoto
origins-ability-harbour = 2 PZ za każdą żółtą budowlę
origins-ability-granary = 1 żywność i 1 za każdą farmę
origins-ability-marketplace = 4 PZ za każdego żółtego patrycjusza
origins-ability-workshop = 1 surowiec podstawowy

origins-action-stone = weź 3 kamienie
origins-action-army = ruch militarny o 1 i/albo atak
origins-action-food = weź 3 żywności
origins-action-building = kup budowlę albo połóż farmę
origins-action-wisdom = weź 3 mądrości
origins-action-temple = 1 kamień: do 2 kroków w świątyni i jej karta
origins-action-gold = weź 1 złoto i 1 surowiec podstawowy
origins-action-citizen = weź obywatela
origins-action-goods = weź 1 kamień, 1 żywność, 1 mądrość
origins-action-training = płać żywnością za szkolenie
origins-bonus-army = bonus, 1 mądrość: ruch militarny o 1 albo atak
origins-bonus-building = bonus, 1 żywność: kup budowlę albo połóż farmę
origins-bonus-temple = bonus, 1 kamień: 1 krok w świątyni
origins-bonus-speaker = bonus: weź mówcę
origins-bonus-basic = bonus: 1 surowiec podstawowy
origins-bonus-pisces = bonus dzięki Rybom: 1 złoto
# Dzienniki gier w wersji 2 i starszych nazywają bonus kolorem żetonu.
origins-bonus-red = { origins-bonus-army }
origins-bonus-purple = { origins-bonus-building }
origins-bonus-blue = { origins-bonus-temple }
origins-bonus-orange = { origins-bonus-speaker }
origins-bonus-yellow = { origins-bonus-basic }

origins-part-buildings = Budowle
origins-part-districts = Karty dzielnic
origins-part-military = Ataki
origins-part-population = Populacja
origins-part-retired = Kości zwrócone do rezerwy
origins-part-gold = Złoto
origins-part-advisors = Doradcy
origins-part-temples = Świątynie
origins-part-towers = Siedziby × wieże

# Skąd biorą się punkty i co rozstrzyga remis.
origins-breakdown-advisors = wg liczby
origins-breakdown-temples = dwie najniższe
origins-breakdown-towers = kość × wieża
origins-tie-1 = kafle w mieście

origins-drafted = { $who }: na początek obywatel { $worker }.
origins-visited = { $who }: { $worker } odwiedza { $site } ({ $price }): { $action }.
origins-acted = { $who } działa dalej: { $action }.
origins-gained = { $who } otrzymuje: { $goods }.
origins-scored = { $who } zdobywa { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
origins-exchanged = { $who } wymienia { $goods } na 1 złoto.
origins-paid = { $who } płaci: { $goods }.
origins-advanced = { $who } idzie o { $steps } na pole { $place } toru militarnego{ $tokens ->
        [0] .
        [one] , mijając granicę: 1 znacznik przewagi.
        [few] , mijając { $tokens } granice: { $tokens } znaczniki przewagi.
       *[many] , mijając { $tokens } granic: { $tokens } znaczników przewagi.
    }
origins-attacked = { $who } atakuje.
origins-climbed = { $steps ->
        [0] { $who } zostaje na stopniu { $place }: { $shrine }.
        [one] { $who }: { $shrine }, 1 krok, stopień { $place }.
        [few] { $who }: { $shrine }, { $steps } kroki, stopień { $place }.
       *[many] { $who }: { $shrine }, { $steps } kroków, stopień { $place }.
    }
origins-card = Karta { $sign } należy teraz do gracza { $holder }: { $power }.
origins-bought = { $who } buduje: { $building } ({ $price }).
origins-farmed = { $who } kładzie farmę (pod spodem: { $building }).
origins-uncovered = Pod spodem była farma ({ $building }); ta płytka wraca na spód swojego stosu.
origins-reserved = { $who } odkłada na bok: { $building }.
origins-used = { $who } używa budowli: { $building }.
origins-recruited = { $who } bierze obywatela: { $worker } ({ $price }).
origins-hired = { $who } bierze kość: { $worker }.
origins-trained = { $who } szkoli: { $worker }.
origins-raised = { $who }: patrycjusz { $worker } ma teraz wartość { $value }.
origins-lowered = { $who }: patrycjusz { $worker } ma teraz wartość { $value }.
origins-retired = { $who }: patrycjusz { $worker } zostaje doradcą numer { $place }.
origins-retired-again = { $who }: patrycjusz { $worker } wraca do rezerwy, bo doradca tego koloru już jest.
origins-recoloured = { $who }: patrycjusz { $worker } zmienia kolor na { $colour }.
origins-honoured = { $who } uhonorowuje weterana: { $worker }.
origins-reset = { $who } ustawia statek na 1: { $site }.
origins-lifted = Rośnie też { $site }: wartość { $value }.
origins-held = { $who } wydaje znacznik przewagi: żadne miejsce nie rośnie.
origins-closed = { $who } zamyka dzielnicę: { $worker }; w siedzibie władz { $value }.
origins-claimed = { $who }: dzielnica pasuje do karty { $district }.
origins-built-floor = { $who } buduje piętro { $height } { $colour ->
        [red] czerwonej
        [purple] fioletowej
        [blue] niebieskiej
        [orange] pomarańczowej
       *[yellow] żółtej
    } wieży.
origins-grew = { $who } zdobywa podstawkę numer { $bases } ({ $price }).
origins-passed = { $who } pasuje.
origins-skipped = { $who } na tym poprzestaje.
origins-rested = { $who } kończy turę.
origins-further = { $who } wydaje znacznik przewagi na kolejną akcję.
origins-round-over = Koniec rundy { $round }.
origins-round-begins = Zaczyna się runda { $round }; pierwszym graczem jest { $first }.
origins-kept-card = { $who } zatrzymuje kartę { $sign }; pozostałe wracają na planszę.
origins-ending-temples = { $who } stoi na szczytach wszystkich trzech świątyń: to ostatnia runda.
origins-ending-gold = Z kart dzielnic zniknęło ostatnie złoto: to ostatnia runda.
origins-ending-towers = W puli zostały dyski wież najwyżej trzech kolorów: to ostatnia runda.
origins-ending-citizens = W rezerwie zabrakło kości do puli obywateli: to ostatnia runda.
origins-over = Koniec gry.
origins-solo-won = { $who } ma { $points } PZ i osiąga cel { $target }: wygrana!
origins-solo-lost = { $who } ma { $points } PZ i nie osiąga celu { $target }.
origins-solo-condition = { $colour } żeton, { $site }

origins-ask-draft = Którego obywatela bierzesz na początek?
origins-ask-action = Co robisz?
origins-ask-further = Wydać znacznik przewagi na kolejną akcję?
origins-ask-choice = Które surowce bierzesz?
origins-ask-barter = Wymienić surowiec na 1 złoto?
origins-ask-campaign = Ruch czy atak?
origins-ask-pilgrimage = W której świątyni idziesz w górę?
origins-ask-purchase = Co dodajesz do miasta i gdzie?
origins-ask-recruitment = Którego obywatela bierzesz?
origins-ask-hiring = Którego mówcę bierzesz?
origins-ask-reservation = Którą budowlę odkładasz?
origins-ask-recolouring = Kto zmienia kolor?
origins-ask-homage = Którego weterana honorujesz?
origins-ask-promotion = Kto zyskuje na wartości?
origins-ask-training = Kogo szkolisz?
origins-ask-resetting = Który statek ustawiasz na 1?
origins-ask-imitation = Której budowli używa Wieża maga?
origins-ask-activation = Której budowli używasz teraz?
origins-ask-errand = Co jeszcze robisz na tym miejscu?
origins-ask-rising = Które sąsiednie miejsce też rośnie?

origins-step-draft = Weź obywatela na początek
    .short = na początek
origins-step-visit = Odwiedź miejsce spotkania
    .short = odwiedź
    .asks = Kogo wysyłasz?
origins-step-close = Zamknij dzielnicę
    .short = zamknij dzielnicę
origins-step-tower = Zbuduj piętro wieży
    .short = buduj
    .asks = Która wieża dostaje piętro?
origins-step-grow = Zwiększ populację: podstawka { $base } ({ $price })
    .short = Zwiększ populację
origins-step-pass = Spasuj w tej rundzie
origins-step-skip = Nie, dalej
origins-step-end = Zakończ turę
origins-step-done = Opuść miejsce
origins-step-act = Kolejna akcja tutaj
    .asks = Która akcja teraz?
origins-step-take = Weź
origins-step-exchange = Wymień na 1 złoto
    .asks = Co wymieniasz na 1 złoto?
origins-step-march = Wojsko
    .asks = Ruch czy atak?
origins-step-climb = W górę świątyni
    .asks = W której świątyni idziesz w górę?
origins-step-buy = Buduj
    .short = buduj
    .asks = Którą budowlę dodajesz?
origins-step-farm = Połóż farmę
    .short = farma
    .asks = Która płytka zostaje farmą?
origins-step-recruit = Weź obywatela
    .asks = Którego obywatela bierzesz?
origins-step-hire = Weź mówcę
origins-step-reserve = Odłóż
origins-step-recolour = Zmień kolor
origins-step-honour = Uhonoruj weterana
origins-step-promote = Podnieś wartość
origins-step-train = Szkolenie
    .short = szkolenie
    .asks = Kogo szkolisz?
origins-step-reset = Ustaw statek na 1
origins-step-use = Użyj budowli
origins-step-lift = Podnieś inne miejsce
origins-step-hold = Wydaj znacznik przewagi: żadne miejsce nie rośnie
origins-step-value = wartość { $value }
    .short = { $value }
origins-step-raised-value = wartość { $value }
origins-step-same-value = wartość { $value }
    .short = { "" }
origins-step-site = { $first } albo { $second } (wartość { $value }, { $price })
origins-step-at-site = { $first } albo { $second } (wartość { $value })
origins-main-stone = 3 kamienie
origins-main-army = wojsko
origins-main-food = 3 żywności
origins-main-building = budowla
origins-main-wisdom = 3 mądrości
origins-main-temple = świątynia
origins-main-gold = złoto
origins-main-citizen = obywatel
origins-main-goods = po 1 z każdego
origins-main-training = szkolenie
origins-step-no-card = żadna karta nie pasuje
origins-step-card = karta { $first }, { $corner }, { $second }: { $points } PZ, { $gold ->
        [0] bez złota
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }
origins-step-floor = { $colour ->
        [red] czerwona
        [purple] fioletowa
        [blue] niebieska
        [orange] pomarańczowa
       *[yellow] żółta
    } wieża, do wysokości { $height }: { $price }
    .short = { $colour ->
        [red] czerwona
        [purple] fioletowa
        [blue] niebieska
        [orange] pomarańczowa
       *[yellow] żółta
    } wieża
origins-step-shrine = { $shrine } (jesteś na stopniu { $place })
    .short = { $shrine }
    .asks = Jak wysoko: { $shrine }?
origins-step-shrine-card = { $shrine } (jesteś na stopniu { $place }), z kartą { $sign }
    .short = { $shrine }
    .asks = Jak wysoko: { $shrine }?
origins-step-steps = { $steps ->
        [0] zostań
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
origins-step-pool = z puli
    .short = { "" }
    .asks = Którą z puli?
origins-step-aside = odłożona wcześniej
    .asks = Którą z odłożonych?
origins-step-building = { $building } ({ $price }): { $ability }
    .short = { $building }
origins-step-hidden = { $building }, zakryta
    .short = { $building }
origins-step-place = obok: { $tiles }
origins-step-on-farm = na farmie, za darmo; obok: { $tiles }
origins-step-citizen = { $colour } { $value } ({ $price })
    .short = { $colour } { $value }
    .asks = Z jaką wartością?
origins-step-speaker = mówca { $value }
origins-step-times = { $price }: { $done }
    .short = { $done }
origins-rise-to = +{ $by }, do { $value }
origins-rise-advisor = zostaje doradcą
origins-rise-retired = wraca do rezerwy za { $points } PZ
origins-rise-army = ruch o { $by }
origins-step-used-building = { $building }: { $ability }
    .short = { $building }
origins-march-advance = ruch
origins-march-attack = atak
origins-march-advance-attack = ruch, potem atak
origins-march-attack-advance = atak, potem ruch

origins-reason-card = karta dzielnicy
origins-reason-seat = kość { $value } × wieża { $height }
origins-reason-advisor = { $number ->
        [one] 1 doradca
       *[other] { $number } doradców
    }
origins-reason-temples = dwie niższe świątynie
origins-reason-gains = dostajesz { $goods }
origins-reason-costs = płacisz { $goods }
origins-reason-superiority = { $tokens ->
        [one] znacznik przewagi
        [few] { $tokens } znaczniki przewagi
       *[many] { $tokens } znaczników przewagi
    }
origins-reason-superiority-spent = oddajesz { $tokens ->
        [one] znacznik przewagi
        [few] { $tokens } znaczniki przewagi
       *[many] { $tokens } znaczników przewagi
    }
origins-reason-wisdom-free = miejsca do { $value } za darmo
origins-reason-bonus-site = bonus: { $site }
origins-reason-more = potem możliwa jest tu jeszcze jedna akcja
origins-reason-uses = ponownie działa: { $buildings }{ $others ->
        [0] { "" }
       *[other] { " " }i jeszcze { $others }
    }
origins-reason-no-seat = jeszcze bez { $colour ->
        [red] czerwonej
        [purple] fioletowej
        [blue] niebieskiej
        [orange] pomarańczowej
       *[yellow] żółtej
    } kości
origins-reason-border = do następnej granicy: { $steps }
origins-reason-takes-card = bierzesz kartę { $sign }
origins-reason-step = na stopień { $place } z { $top }
origins-reason-farm = zakryta, bez koloru
origins-reason-block = cztery płytki do zamknięcia{ $later ->
        [0] { "" }
       *[other] , z kartą za { $later } PZ
    }
origins-reason-bases = { $free ->
        [0] nie ma już podstawki dla obywatela
        [one] zostaje 1 wolna podstawka
        [few] zostają { $free } wolne podstawki
       *[many] zostaje { $free } wolnych podstawek
    }
origins-reason-rises = { $value ->
        [6] wzrost do 6: obie akcje miejsca
       *[other] wzrost do { $value }
    }
origins-reason-lifted = wzrost do { $value }
origins-reason-grow = podstawka dla jeszcze jednego obywatela
origins-reason-pass = twoi robotnicy wracają
origins-reason-skip = nic więcej
origins-reason-end = znacznik zostaje
origins-reason-reserve = do dodania później bez mądrości
origins-reason-reset = każdy robotnik pójdzie tam bez mądrości
origins-reason-nothing = na razie nic
origins-reason-hold = żadne miejsce nie rośnie

origins-not-a-move = „{ $move }” nie jest ruchem; teraz możesz: { $verbs }.
origins-not-now = Nie o tym teraz decydujesz. { $question }
origins-choose-worker = Wybierz też robotnika: { $workers }.
origins-choose-site = Wybierz też miejsce, od 1 do { $sites }.
origins-choose-action = Wybierz też akcję ({ $site }): { $actions }.
origins-choose-freeman = Wybierz też niewykorzystanego patrycjusza.
origins-choose-building = Wybierz też budowlę.
origins-no-such-worker = Nie masz robotnika „{ $worker }”, który mógłby pójść; możesz wysłać: { $workers }.
origins-no-such-site = Nie ma miejsca „{ $site }”; mają numery od 1 do { $sites }, od lewej.
origins-too-little-wisdom = Za mało mądrości: { $site } ma wartość { $value }, więc { $worker } dopłaca { $price }, a mądrości i złota masz razem { $purse }.
origins-no-such-action = Tu ({ $site }) nie ma akcji „{ $action }”; są: { $actions }.
origins-no-bonus = Akcja bonusowa ({ $site }) jest tylko dla koloru: { $colour }.
origins-no-pisces = Tylko karta Ryb zamienia akcję bonusową na złoto.
origins-cannot-act = Teraz się nie da: { $action }. Czegoś brakuje: surowca, wolnej podstawki albo czegoś do wzięcia.
origins-no-block = Nie ma tam czterech płytek w kwadracie z pustą siedzibą władz.
origins-no-such-freeman = Nie masz niewykorzystanego patrycjusza „{ $freeman }”.
origins-wrong-card = Ta karta dzielnicy nie pasuje; pasują: { $cards }.
origins-no-card-fits = Do tej dzielnicy nie pasuje żadna karta; podaj kartę 0.
origins-no-disk = W puli nie ma dysku wieży w kolorze: { $colour }.
origins-too-little-gold = Za mało złota: piętro kosztuje { $price }, masz { $gold }.
origins-no-base-left = Masz już wszystkie podstawki.
origins-too-little-food = Za mało żywności na podstawkę: { $purse } z { $price }, ze złotem.
origins-no-such-building = Nie ma do wzięcia budowli „{ $building }”.
origins-all-too-expensive = Nie stać cię na: { $things }.
origins-all-out-of-reach = Za mało mądrości na: { $things }.
origins-too-expensive = Nie stać cię na budowlę { $building }; koszt: { $price }.
origins-place-taken = Leży tam już płytka.
origins-not-adjacent = Płytka musi stykać się bokiem z miastem.
origins-nobody-left = W tej rundzie wszyscy twoi robotnicy są już wykorzystani.
origins-no-freeman-to-close = Nie masz niewykorzystanego patrycjusza, by zamknąć otwartą dzielnicę.
origins-no-free-base = Nie masz wolnej podstawki dla obywatela.
origins-too-expensive-citizen = Nie stać cię na obywatela: { $worker }; koszt: { $price }.
origins-not-offered = „{ $move }” nie jest teraz możliwe. { $question }
origins-wrong-order = Kolejność musi wymieniać każdą z { $tiles } płytek raz, a pierwsze pięć to po jednej w każdym kolorze.

origins-option-ending = Zbliżający się koniec
origins-option-ending-announced = ogłaszany od razu
origins-option-ending-silent = bez ogłaszania

origins-tagline = kości przy pracy, dzielnice, świątynie
origins-about = Wysyłaj kości do pracy, zamykaj dzielnice swojego miasta, pnij się w świątyniach i na torze militarnym.
origins-topic-aim-title = Origins: cel gry
origins-topic-aim =
    Zdobądź najwięcej punktów do końca gry. Dróg jest wiele, więc wybierz dwie lub trzy:
    - **Dzielnice**: układaj budowle w kwadraty po cztery i kładź kość pośrodku.
    - **Wieże**: na koniec każda z tych kości liczy się razy wieża w jej kolorze.
    - **Świątynie**: pnij się we wszystkich trzech, bo najlepsza się nie liczy.
    - **Tor militarny**: idź naprzód i atakuj dla punktów i bonusów.
    - **Doradcy**: kości, które wyrosły ponad szóstkę.
origins-topic-scoring-title = Origins: punktacja
origins-topic-scoring =
    W trakcie gry punktujesz za dzielnice, ataki, niektóre budowle i ostatnią podstawkę populacji. Na koniec dodaj:
    - 1 PZ za każde **złoto**
    - **doradcę** najbardziej z prawej
    - dwie niższe **świątynie**
    - każdą kość w **siedzibie władz** razy wieża w jej kolorze
    Remis rozstrzyga liczba budowli; jeśli i ona jest równa, gracze dzielą się zwycięstwem.
origins-topic-turn-title = Origins: tura
origins-topic-turn =
    Zrób jedną z pięciu rzeczy: **odwiedź** miejsce spotkania, **zamknij** dzielnicę, zbuduj piętro **wieży**, zwiększ **populację** albo **spasuj**. Po każdej z nich prócz pasowania możesz wydać jeden znacznik przewagi na jeszcze jedną. Kto spasuje, czeka do następnej rundy.
origins-topic-visit-title = Origins: miejsca spotkań
origins-topic-visit =
    Wyślij niewykorzystanego patrycjusza, swojego mówcę albo archonta; miejsca starczy dla wszystkich. Jeśli wartość miejsca jest wyższa od kości, dopłać różnicę mądrością; archont nie dopłaca. Potem miejsce rośnie o 1, z 6 na 1. Wykonaj jedną z dwóch akcji głównych; patrycjusz o wartości 6 może obie. Jeśli robotnik ma kolor żetonu, możesz też wykonać akcję bonusową: przed, pomiędzy albo po. Mówcy nie mają koloru, a archont ma kolory wszystkich twoich doradców.
origins-topic-sites-title = Origins: akcje i żetony bonusowe
origins-topic-sites =
    - **{ origins-site-1 }**: { $first-1 } albo { $second-1 }
    - **{ origins-site-2 }**: { $first-2 } albo { $second-2 }
    - **{ origins-site-3 }**: { $first-3 } albo { $second-3 }
    - **{ origins-site-4 }**: { $first-4 } albo { $second-4 }
    - **{ origins-site-5 }**: { $first-5 } albo { $second-5 }
    Szkolenie: najwyżej { $food } żywności, każda to +1 dla niewykorzystanego patrycjusza lub krok na torze militarnym.
    Żetony: czerwony, { $red }; fioletowy, { $purple }; niebieski, { $blue }; pomarańczowy, { $orange }; żółty, { $yellow }.
origins-topic-goods-title = Origins: surowce
origins-topic-goods =
    Kamień, żywność i mądrość to surowce podstawowe. Złoto zastępuje każdy z nich, a na koniec jest warte punkt, dlatego najpierw wydaje się surowce podstawowe. Gdy wybierasz surowiec, nie może to być złoto.
origins-topic-building-title = Origins: miasto
origins-topic-building =
    Budowla kosztuje kamienie z płytki i mądrość swojego miejsca w puli: od góry { $prices }. Każdą płytkę można położyć zakrytą jako farmę, za darmo. Płytka musi stykać się bokiem z miastem. Nowej budowli można użyć od razu, a potem zawsze, gdy dzielnica wokół niej zostaje zamknięta kością jej koloru.
origins-topic-yellow-title = Origins: żółte i szare budowle
origins-topic-yellow =
    - **{ origins-building-quarry }**: { origins-ability-quarry }
    - **{ origins-building-mint }**: { origins-ability-mint }
    - **{ origins-building-harbour }**: { origins-ability-harbour }
    - **{ origins-building-granary }**: { origins-ability-granary }
    - **{ origins-building-marketplace }**: { origins-ability-marketplace }
    - **{ origins-building-workshop }**: { origins-ability-workshop }
    - **{ origins-building-agora }**: { origins-ability-agora }, przy kości dowolnego koloru
    - **{ origins-building-palace }**: { origins-ability-palace }
origins-topic-red-title = Origins: czerwone budowle
origins-topic-red =
    - **{ origins-building-hippodrome }**: { origins-ability-hippodrome }
    - **{ origins-building-veterans-settlement }**: { origins-ability-veterans-settlement }
    - **{ origins-building-guard-post }**: { origins-ability-guard-post }
    - **{ origins-building-riding-grounds }**: { origins-ability-riding-grounds }
    - **{ origins-building-fortress }**: { origins-ability-fortress }
    - **{ origins-building-armoury }**: { origins-ability-armoury }
origins-topic-purple-title = Origins: fioletowe budowle
origins-topic-purple =
    - **{ origins-building-forum }**: { origins-ability-forum }
    - **{ origins-building-stone-circle }**: { origins-ability-stone-circle }
    - **{ origins-building-construction-site }**: { origins-ability-construction-site }
    - **{ origins-building-estate }**: { origins-ability-estate }
    - **{ origins-building-theatre }**: { origins-ability-theatre }
    - **{ origins-building-castle }**: { origins-ability-castle }
origins-topic-blue-title = Origins: niebieskie budowle
origins-topic-blue =
    - **{ origins-building-obelisk }**: { origins-ability-obelisk }
    - **{ origins-building-monument }**: { origins-ability-monument }
    - **{ origins-building-temple-mountain }**: { origins-ability-temple-mountain }
    - **{ origins-building-temple-forest }**: { origins-ability-temple-forest }
    - **{ origins-building-temple-sea }**: { origins-ability-temple-sea }
    - **{ origins-building-sacred-site }**: { origins-ability-sacred-site }
origins-topic-orange-title = Origins: pomarańczowe budowle
origins-topic-orange =
    - **{ origins-building-healers-hut }**: { origins-ability-healers-hut }
    - **{ origins-building-fountain-of-wisdom }**: { origins-ability-fountain-of-wisdom }
    - **{ origins-building-main-gate }**: { origins-ability-main-gate }
    - **{ origins-building-artists-workshop }**: { origins-ability-artists-workshop }
    - **{ origins-building-astronomical-tower }**: { origins-ability-astronomical-tower }
    - **{ origins-building-mage-tower }**: { origins-ability-mage-tower }
origins-topic-districts-title = Origins: dzielnice
origins-topic-districts =
    Cztery płytki w kwadracie mają pośrodku siedzibę władz. Połóż tam kość niewykorzystanego patrycjusza; jego podstawka znów jest wolna. Jeśli kwadrat pasuje do karty dzielnicy (także obróconej lub odbitej), weź jej punkty (za pierwszym razem więcej) i całe złoto; trzy płytki muszą mieć pokazane kolory, czwarta jest dowolna. Potem użyj każdej z czterech budowli w kolorze kości; agora pasuje do każdego koloru.
origins-topic-towers-title = Origins: wieże i populacja
origins-topic-towers =
    Piętro wieży kosztuje tyle złota, ile wieża ma pięter. Na koniec każda kość w siedzibie władz jest warta swoją wartość razy wysokość wieży w jej kolorze. Każdy obywatel potrzebuje podstawki. Liczba podstawek na początku: { $bases }; kolejne kosztują { $prices } żywności, a ostatnia daje od razu { $points } PZ.
origins-topic-people-title = Origins: patrycjusze, mówcy, doradcy
origins-topic-people =
    Obywatel z puli kosztuje mądrość: od lewej { $prices }, i potrzebuje wolnej podstawki; zachowuje swoją wartość. Gdy pasujesz, wykorzystani patrycjusze wracają o 1 wyżsi. Szóstka, która ma wzrosnąć, zostaje doradcą: jej podstawka znów jest wolna bez ponownej zapłaty, archont zyskuje jej kolor, a doradca najbardziej z prawej daje na koniec PZ, od lewej: { $points }. Jeśli ten kolor już jest na torze, od razu zdobywasz punkty najbardziej z prawej, a kość wraca do rezerwy. Mówca nie potrzebuje podstawki i zostaje do chwili użycia; potem wraca do puli o 1 wyższy, a piątka jest przerzucana.
origins-topic-military-title = Origins: tor militarny
origins-topic-military =
    Każda minięta granica daje znacznik przewagi. Atak daje bonus twojego pola, 1 PZ za każdą miniętą granicę i 1 PZ za każdy dysk za tobą. Ostatnie pole to od razu { $points } PZ, a dysk już na nim zostaje. Na koniec rundy najdalszy dysk (w stosie: najniższy) wskazuje pierwszego gracza; potem wszystkie cofają się do ostatniej miniętej granicy.
origins-topic-temples-title = Origins: świątynie
origins-topic-temples =
    Kolejne stopnie są warte { $points } PZ, ale liczą się tylko dwie twoje niższe świątynie. Akcja główna w świątyni przesuwa jeden dysk najwyżej o { $steps ->
        [one] 1 stopień
        [few] { $steps } stopnie
       *[many] { $steps } stopni
    } i od razu daje kartę znaku zodiaku tej świątyni, choćby miał ją ktoś inny. Na koniec rundy każdą kartę dostaje najwyższy dysk jej świątyni (w stosie: najniższy).
origins-topic-zodiac-title = Origins: karty znaków zodiaku
origins-topic-zodiac =
    - **{ origins-sign-aries }**: { origins-power-aries }
    - **{ origins-sign-taurus }**: { origins-power-taurus }
    - **{ origins-sign-gemini }**: { origins-power-gemini }
    - **{ origins-sign-cancer }**: { origins-power-cancer }
    - **{ origins-sign-leo }**: { origins-power-leo }
    - **{ origins-sign-virgo }**: { origins-power-virgo }
    - **{ origins-sign-libra }**: { origins-power-libra }
    - **{ origins-sign-scorpio }**: { origins-power-scorpio }
    - **{ origins-sign-sagittarius }**: { origins-power-sagittarius }
    - **{ origins-sign-capricorn }**: { origins-power-capricorn }
    - **{ origins-sign-aquarius }**: { origins-power-aquarius }
    - **{ origins-sign-pisces }**: { origins-power-pisces }
origins-topic-end-title = Origins: koniec gry
origins-topic-end =
    Ostatnia jest runda, w której ktoś stanie na szczytach wszystkich trzech świątyń, z kart dzielnic zniknie ostatnie złoto, w puli zostaną dyski wież najwyżej trzech kolorów albo nie da się uzupełnić puli obywateli. Tę rundę gra się do końca.
origins-topic-solo-title = Origins: trening solo
origins-topic-solo =
    Gra trwa { $rounds ->
        [one] 1 rundę.
        [few] { $rounds } rundy.
       *[many] { $rounds } rund.
    } Każda wizyta podnosi też jedno sąsiednie miejsce o wartości poniżej 6; zamiast tego znacznik przewagi zatrzymuje wszystkie miejsca. Obcy dysk stoi przed kolejną granicą i liczy się przy atakach. Karty zodiaku zdobywasz tylko akcją główną w świątyni, a co rundę zostaje ci jedna losowa. Wygrywasz, jeśli masz co najmniej { $target } PZ, a za każde z tych utrudnień o { $step } więcej: { $conditions }. Z mniejszą liczbą punktów przegrywasz.
origins-topic-rulings-title = Origins: gdzie instrukcja milczy
origins-topic-rulings =
    - Wielu wydrukowanych wartości nie udało się znaleźć; są odtworzone: ceny, karty dzielnic, pola torów.
    - Archont ma też kolor doradcy, który przybył w trakcie wizyty: każdy doradca na planszy gracza użycza mu swojego.
    - „Do 2 kroków” w świątyni może znaczyć zero, na szczycie i poniżej, bo najmniejszej liczby nie podano; kartę bierze się mimo to.
    - Pula jest uzupełniana, zanim użyjesz nowej budowli, bo to jeden z kroków zakupu: Miejsce budowy może odłożyć płytkę, która właśnie przybyła.
    - Miejsce w puli, którego nie da się uzupełnić, zostaje puste, choćby kość lub płytka tego koloru wróciła, bo pulę uzupełnia się tylko po wzięciu czegoś.
    - Weteran o wartości 1 daje 1 PZ i taki zostaje.
    - Budowla lub szkolenie powyżej 6 tworzy doradcę; Koziorożec, Lew i Strzelec zatrzymują się na szczycie.
    - Odłożona płytka kosztuje kamienie dopiero przy dodaniu i może zostać farmą.
    - Wieża maga może użyć innej Wieży maga, ale żadnej dwa razy w jednym łańcuchu.
    - Pasującą kartę dzielnicy zawsze się bierze; wybierasz tylko spośród kilku.
    - Wykorzystani patrycjusze wracają w najkorzystniejszej kolejności; kto może tylko spasować, pasuje.
    - Tereny jeździeckie liczą graczy, nie obcy dysk.

# Obrazy: ich nazwy oraz zdania, które je zastępują, gdy nie można ich zobaczyć.

origins-picture-city = Miasto
origins-picture-market = Miejsca
origins-picture-buildings = Budowle
origins-picture-temples = Tory
origins-picture-table = Plansza

origins-alt-city = Miasto gracza { $who }: { $points } PZ, { $goods }. Budowle: { $buildings }; farmy: { $farms }. Siedziby władz: { $seats }. Patrycjusze: { $freemen }. Mówcy: { $speakers }. Wieże: { $towers }. Doradcy: { $advisors }. Karty zodiaku: { $signs }.
origins-alt-preview = Tak by to wyglądało: { $city }
origins-alt-places = { $city } Miejsca z numerami: od { $first } do { $last }.
origins-alt-count = { $n } × { $thing }
origins-alt-colour = { $colour } { $n }
origins-alt-price = { $thing } za { $price }
origins-alt-gift = { $thing } za darmo
origins-alt-also = { $first }; { $second }
origins-alt-market = Miejsca: { $sites }. Obywatele: { $citizens }. Mówcy: { $speakers }.
origins-alt-draft = Kości na początek: { $dice }. Miejsca: { $sites }.
origins-alt-site = { $site } o wartości { $value }, bonus: { $colour } ({ $workers ->
        [0] nikogo tam nie ma
        [one] 1 robotnik
       *[many] { $workers } robotników
    })
origins-alt-buildings = Pula: { $pool }. Następne na stosach: { $next }. Karty dzielnic: { $districts }. Dyski wież: { $towers }.
origins-alt-district = { $first }–{ $corner }–{ $second } ({ $points }/{ $later } PZ, złoto: { $gold })
origins-alt-temples = { $temples }. Tor militarny: { $army }.
origins-alt-temple = { $shrine }: { $places } (karta { $sign } leży przy niej)
origins-alt-temple-held = { $shrine }: { $places } (kartę { $sign } ma { $holder })
origins-alt-placed = { $who } { $place }
origins-alt-table = Runda { $round }. { $seats }.
origins-alt-seat = { $who }: { $points } PZ, { $goods }, patrycjusze: { $freemen }, płytki: { $tiles }, zamknięte dzielnice: { $closed }, tor militarny: { $army }, świątynie: { $temples }

# Legenda obrazków.

origins-legend-farm = farma
origins-legend-farm-line = dowolna płytka zakryta, za darmo
origins-legend-bonus = bonus: { $colour }
origins-legend-freeman = patrycjusz
origins-legend-freeman-line = pracownik na podstawce, z wartością i kolorem
origins-legend-used = blade i zakreskowane
origins-legend-used-line = wykorzystane w tej rundzie
origins-legend-citizen = obywatel
origins-legend-citizen-line = w puli: może zostać patrycjuszem; w mieście: zajmuje siedzibę władz
origins-legend-speaker = mówca
origins-legend-speaker-line = pracownik bez koloru i podstawki; po użyciu wraca do puli
origins-legend-archon = archont
origins-legend-archon-line = pracownik, który nic nie płaci i ma kolory twoich doradców
origins-legend-stone = kamień
origins-legend-stone-line = płaci się nim za budowle
origins-legend-food = żywność
origins-legend-food-line = płaci się nią za podstawki i szkolenie
origins-legend-wisdom = mądrość
origins-legend-wisdom-line = płaci się nią za miejsca w pulach i gdy miejsce jest wyższe od kości
origins-legend-gold = złoto
origins-legend-gold-line = płaci za piętra wież, zastępuje każdy surowiec, na koniec po punkcie
origins-legend-any = surowiec podstawowy
origins-legend-any-line = kamień, żywność albo mądrość, do wyboru
origins-legend-ship = statek
origins-legend-ship-line = wartość miejsca; rośnie o 1 z każdą wizytą, z 6 na 1
origins-legend-arrow = strzałka
origins-legend-arrow-line = zapłać to, co przed nią, a dostaniesz to, co za nią
origins-legend-die = kość
origins-legend-die-line = obywatel do wzięcia albo patrycjusz, który się zmienia
origins-legend-advisor = doradcy
origins-legend-advisor-line = szóstki, które miały wzrosnąć; na koniec liczy się najbardziej z prawej
origins-legend-building = budowla
origins-legend-building-line = kup jedną z puli albo połóż farmę
origins-legend-district = dzielnica
origins-legend-district-line = cztery płytki w kwadracie, zamknięte kością pośrodku
origins-legend-tower = wieże
origins-legend-tower-line = kość w siedzibie władz daje swoją wartość razy wysokość wieży w jej kolorze
origins-legend-army = ruch
origins-legend-army-line = o pole dalej na torze militarnym
origins-legend-attack = atak
origins-legend-attack-line = bonus twojego pola, 1 PZ za miniętą granicę i 1 PZ za dysk za tobą
origins-legend-superiority = znaczniki przewagi
origins-legend-superiority-line = każdy opłaca jeszcze jedną akcję w turze
origins-legend-steps = kroki
origins-legend-steps-line = w świątyni
origins-legend-card = karta znaku zodiaku
origins-legend-card-line = ma ją ten, kto jest najwyżej w jej świątyni
origins-legend-first = pierwszy gracz
origins-legend-first-line = zaczyna rundę
origins-legend-temple-line = tor: liczba twojego stopnia liczy się w dwóch twoich niższych świątyniach
origins-legend-passed = pas
origins-legend-passed-line = do następnej rundy poza grą
origins-legend-last = ostatnia runda
origins-legend-last-line = po niej gra się kończy

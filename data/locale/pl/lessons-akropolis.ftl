# Lekcja gry Akropolis.

akropolis-lesson-aim = Jesteś architektem w starożytnej Grecji, a każdy buduje własne miasto. **Wygrywa miasto warte najwięcej punktów.** Twoje zaczyna się tak: plac domów z jedną gwiazdką, a wokół niego trzy szare kamieniołomy.
akropolis-lesson-market = W swojej turze bierzesz **jeden kafel z rzędu u góry** i dokładasz go do miasta. Pierwszy kafel jest za darmo, każdy następny kosztuje o jeden kamień więcej. Masz jeden kamień. Weźmy darmowy kafel: dwa domy i kamieniołom.
akropolis-lesson-ground = Na ziemi kafel musi **stykać się z miastem co najmniej jednym bokiem**. Możesz go obracać, ale nie odwracać na drugą stronę. Przerywana linia pokazuje dobre miejsce: dwa domy obok siebie.
akropolis-lesson-houses = Dzielnice liczą się tylko z **placem w swoim kolorze**. Z domów liczy się tylko **największa grupa**, tutaj 2 domy. Razy 1 gwiazdka placu domów: 2 punkty. Kamień, który ci został, to też jeden punkt.
akropolis-lesson-plaza = Rząd się przesunął: plac targowy kosztuje teraz jeden kamień. Place same nie dają punktów, ale **ich gwiazdki mnożą** wszystkie dzielnice w tym kolorze, gdziekolwiek leżą. Dwie gwiazdki dla targowisk: zapłać kamień!
akropolis-lesson-higher = Teraz budujemy **w górę**. Wyższy kafel leży na **trzech obszarach tej samej wysokości, bez luki, na co najmniej dwóch różnych kaflach**. Linia pokazuje takie miejsce: trzy kamieniołomy trzech kafli. Co przykryte, już się nie liczy.
akropolis-lesson-quarries = Za każdy **przykryty kamieniołom dostajesz od razu kamień**. Nie masz już kamieni, więc możesz wziąć tylko darmowy kafel. Gdzie da więcej: w A, na trzech kamieniołomach, czy w B, na ziemi?
akropolis-lesson-quarries-a-reply = Trzy kamienie za trzy kamieniołomy, no i drugie piętro!
akropolis-lesson-quarries-b-reply = Wolno, ale na ziemi nie przykryjesz kamieniołomu i nie dostaniesz kamienia. Spróbuj A.
akropolis-lesson-levels = **Wysokość się liczy**: dzielnica na 2. poziomie jest warta 2, na 3. poziomie 3. Twoje domy: 1 + 1 + 2 = 4, razy 1 gwiazdka. Twoje targowisko: 2, razy 2 gwiazdki = 4. Miasto z 3 kamieniami ma { $points } punktów.
akropolis-lesson-markets = **Targowiska** nie lubią konkurencji: targowisko liczy się tylko wtedy, gdy **obok nie ma innego**. Ten kafel przynosi drugie targowisko. A czy B?
akropolis-lesson-markets-a-reply = Tam stykałoby się z pierwszym targowiskiem i żadne by się nie liczyło. Zamiast zyskać, stracisz 4 punkty! Spróbuj B.
akropolis-lesson-markets-b-reply = Z dala od tamtego: liczą się oba targowiska.
akropolis-lesson-others = Jeszcze trzy rodzaje. **Koszary** liczą się na **skraju** miasta, **świątynie** tylko **zabudowane z sześciu stron**, **ogrody** wszędzie. Każdy rodzaj potrzebuje placu w swoim kolorze. Co chce mieć obok siebie puste miejsce?
akropolis-lesson-others-a = Świątynia
akropolis-lesson-others-a-reply = Świątynia woli odwrotnie: coś z każdej z sześciu stron.
akropolis-lesson-others-b = Koszary
akropolis-lesson-others-b-reply = Tak: żołnierze strzegą skraju miasta.
akropolis-lesson-others-c = Ogród
akropolis-lesson-others-c-reply = Ogrodowi wszystko jedno: liczy się wszędzie.
akropolis-lesson-end = Gdy w rzędzie zostaje jeden kafel, dochodzi do niego nowy stos, a korona wędruje dalej. **Po ostatnim stosie gra się kończy.** Każdy pozostały kamień to punkt; przy remisie wygrywa, kto ma więcej kamieni.
akropolis-lesson-own = **Teraz ty!** Wybierz dowolny kafel, na który cię stać, a potem miejsce. Twój ogród na 2. poziomie na razie nic nie daje: zmieniłby to plac ogrodowy z trzema gwiazdkami.
akropolis-lesson-again = Jeszcze raz, zupełnie samodzielnie. Poszukaj miejsca, które przykryje kamieniołom albo podniesie dzielnicę wyżej.
akropolis-lesson-score = Oto twoje pierwsze miasto. W każdej linii: gwiazdki razy poziomy dzielnic, które się liczą. Prawdziwa partia to od 15 do 18 takich tur dla każdego. Zacznij od razu: /zagraj!

# Lekcja gry Miasta marzeń.

cities-lesson-aim = Planujesz dzielnicę słynnego miasta, tutaj Nowego Jorku. Na koniec ma ona **3 × 3 fragmenty** z budynkami, parkami i jeziorami. **Wygrywa, kto ma najwięcej punktów.** To twój fragment startowy: dwie działki, park (zielony) i jezioro (niebieskie).
cities-lesson-zones = W swojej turze wysyłasz **jednego robotnika na jedno wolne pole i bierzesz wszystko, co tam leży**. Cztery strefy: **A** karty celów, **B** fragmenty, **C** atrakcje, **D** budynki. W rundzie do każdej strefy idzie dwóch twoich robotników, a gdy gra was więcej niż dwoje, tylko jeden.
cities-lesson-goal = Karta celu mówi, za co dostaniesz punkty **na koniec gry**. Wyślij robotnika po zaznaczoną, Hotele: 3 punkty, jeśli w dzielnicy stoi **dokładnie jeden zielony budynek o trzech piętrach**. 0/1 znaczy: jeszcze go nie ma.
cities-lesson-pieces = Teraz materiał: na jednym polu leżą trzy zielone elementy i jeden czerwony. Zajęte pole przepada do końca rundy, więc nie zwlekaj: wyślij robotnika na zaznaczone pole.
cities-lesson-build = Element stawiasz na **pustej działce w jego kolorze albo na budynku w jego kolorze**; najwyżej cztery piętra. Czego nie chcesz postawić, trafia do pudełka. Postaw pierwszy zielony element na zaznaczonej działce; reszta pójdzie sama.
cities-lesson-exactly = Trzy zielone piętra: karta pokazuje 1/1 i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Ale karty chcą **dokładnie** tyle. Ile dadzą Hotele, jeśli dołożysz czwarte piętro?
cities-lesson-exactly-a = 4 punkty
cities-lesson-exactly-a-reply = Wyżej nie znaczy tu lepiej: cztery piętra to nie trzy.
cities-lesson-exactly-b = Nadal 3 punkty
cities-lesson-exactly-b-reply = Nie: wtedy nie byłoby już w dzielnicy zielonego budynku o trzech piętrach.
cities-lesson-exactly-c = Nic
cities-lesson-exactly-c-reply = Tak: dokładnie trzy piętra, ani mniej, ani więcej.
cities-lesson-tile = Dzielnica potrzebuje miejsca. Weź zaznaczony fragment: dwie działki, park i jezioro. Fragment **musisz** dołożyć; wolno go obrócić, a z którymś z twoich fragmentów musi mieć **wspólny cały bok**.
cities-lesson-lay = Parki, które stykają się bokiem, są **jednym parkiem**, a jeziora **jednym jeziorem**; im większe, tym więcej atrakcji się zmieści. Gdzie dwa jeziora się połączą: w A czy w B?
cities-lesson-lay-a-reply = Wolno, ale tam jeziora się nie stykają. Spróbuj B.
cities-lesson-lay-b-reply = Jezioro przy jeziorze: teraz to jedno jezioro na dwóch polach.
cities-lesson-attractions = Atrakcje: **zielone idą do parków, niebieskie na jeziora, szare na działki bez budynku**. Na zaznaczonym polu są dwie: szary pomnik i zielony plac zabaw. Wyślij tam robotnika.
cities-lesson-place = **Pomnik** to 2 punkty, ale nic już tam nie stanie. Plac zabaw trafi potem sam do parku. Każdy park i każde jezioro daje punkty za **różne** atrakcje: 1, 2, 3 lub 4 takie dają 1, 3, 6 lub 10 punktów.
cities-lesson-council = **Rada** każdego miasta ma trzy życzenia; tutaj: park na 6 polach, 4 budynki w jednej linii, 4 budynki o co najmniej 3 piętrach. Może być więcej. Kto jest **pierwszy**, dostaje najwięcej punktów i nikt mu ich nie odbierze.
cities-lesson-end = Kto zajmie zaznaczone pole z **gwiazdą** (dwa elementy losowane z worka), zaczyna następną rundę. Gra kończy się po 4 rundach, a w trzy lub cztery osoby po 8. Przy remisie decydują punkty za karty celów.
cities-lesson-own = **Teraz ty!** Wyślij robotnika, dokąd chcesz, i rozmieść to, co dostaniesz. Miejsca, w których coś pasuje, mają na obrazku numery.
cities-lesson-again = Jeszcze raz, zupełnie samodzielnie. Druga karta celu? A może kolejne piętro?
cities-lesson-score = Oto twoja pierwsza dzielnica: rada miasta, pomniki, karty celów i różne atrakcje w każdym parku i jeziorze. Prawdziwa partia trwa, aż zapełni się kwadrat 3 × 3. Zacznij od razu: /zagraj!

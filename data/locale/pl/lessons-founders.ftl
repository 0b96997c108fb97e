# Lekcja gry Założyciele Imperium.

founders-lesson-aim = Zakładasz imperium: od lasów i jezior przez wsie po miasta i świątynie. **Punkty dają głównie czerwone kafle zwycięstwa**, od 1 do 3 każdy; wygrywa, kto ma ich najwięcej. U góry kafla widać, czego potrzebuje. Są zakreskowane: jeszcze ich nie zbudujesz.
founders-lesson-land = Twoje terytorium zaczyna się od dwóch zielonych **kafli natury**. Las daje drewno **albo** kamień, jezioro wodę **albo** rośliny: to, co akurat jest potrzebne. Kolumna po prawej pokazuje wszystko, co możesz mieć.
founders-lesson-reveal = Tura zaczyna się tak: **odsłaniasz wierzchni kafel jednego stosu**: A natury, B wsi albo C miasta. Kafel trafia do rzędu obok, dla wszystkich. Spróbujmy wsi.
founders-lesson-reveal-a-reply = Wolno, kiedy tylko chcesz. Ale natura już tam leży, więc tym razem odsłoń wieś: B.
founders-lesson-reveal-b-reply = W rzędzie leży nowa wieś.
founders-lesson-reveal-c-reply = Wolno, ale miasto potrzebuje zasobów, których jeszcze nie produkujesz. Spróbuj B.
founders-lesson-needs = Potem **dodajesz jeden odkryty kafel do terytorium**. U góry widać, czego potrzebuje: winiarnia (A) drewna i roślin, tkalnia (B) kamienia i roślin. Na środku widać, co odtąd produkuje: wino, sukno.
founders-lesson-winery = Nowy kafel styka się **bokiem** z terytorium. To, czego potrzebuje, dają **sąsiedzi, także na ukos, każdy po jednym zasobie**. W zaznaczonym miejscu las da drewno, a jezioro rośliny. Zbuduj winiarnię!
founders-lesson-again = Twoje terytorium produkuje teraz wino. Poszło na to drewno z lasu. Czy następnym razem las znów da drewno?
founders-lesson-again-a = Tak, zawsze
founders-lesson-again-a-reply = Tak: nic się nigdy nie zużywa i nic nie trzeba liczyć.
founders-lesson-again-b = Nie, już go nie ma
founders-lesson-again-b-reply = Na szczęście nie! Kafle dają zasoby w każdej turze od nowa; nic się nie zużywa.
founders-lesson-nature = Komputer miał swoją turę, a twój następny kafel jest już odsłonięty. **Kafle natury nie potrzebują niczego**, zawsze można je dodać. Połóż gaj (drewno albo rośliny) obok winiarni: jego rośliny się tam przydadzą.
founders-lesson-weaver = Przyda się też sukno. Tkalnia potrzebuje **kamienia i roślin**. W zaznaczonym miejscu las styka się z nią na ukos i tym razem daje kamień; jezioro daje rośliny.
founders-lesson-altar = Wino **i** sukno obok siebie: właśnie tego chce jeden z ołtarzy! Co da punkt: ołtarz w A czy kolejne jezioro w B?
founders-lesson-altar-a-reply = Twój pierwszy punkt. Kafle zwycięstwa mogą się skończyć, więc nie zwlekaj zbyt długo.
founders-lesson-altar-b-reply = Przydatna ziemia, ale punktu nie daje. Spróbuj A.
founders-lesson-market = **Kafle miasta** potrzebują zasobu ze wsi i czegoś z natury: plac targowy wina i roślin. Produkują to, czego chcą świątynie, a każdy **od razu daje żeton**. Zbuduj go w zaznaczonym miejscu.
founders-lesson-tokens = Masz żeton monet (u góry po prawej). **Jeden żeton na turę**, zanim dodasz kafel: **monety** kupują zasób od innego gracza, **wozy** łączą zasoby czterech kafli, **rzemieślnicy** na kaflu to 2 punkty, **wojna** ucisza cudzy kafel.
founders-lesson-end = Możesz też położyć kafel **w miejsce własnego**, za −1 punkt. Każdy pozostały żeton to 1 punkt. **Gra kończy się**, gdy zabraknie kafli zwycięstwa albo wszystkich trzech stosów; przy remisie decyduje liczba kafli zwycięstwa.
founders-lesson-own = **Teraz ty!** Odsłoń kafel, potem dodaj któryś do terytorium. Jeśli chcesz, najpierw zagraj monety: kupią to, czego nie produkujesz.
founders-lesson-more = Jeszcze raz, zupełnie samodzielnie. Sprawdź, czego chcą kafle zwycięstwa, i buduj w tę stronę.
founders-lesson-score = Oto twoje pierwsze imperium: kafle zwycięstwa, rzemieślnicy na kaflach, pozostałe żetony, minus zastąpione kafle. Prawdziwa partia trwa, aż zabraknie świątyń. Zacznij od razu: /zagraj!

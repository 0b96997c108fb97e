# Podpowiedzi: co zrobiłby komputer, po co, czy jest tego pewny, i ile tracą następne ruchy.

hint-title = Podpowiedź: co sam bym zrobił
hint-move = **{ $letter }** { $move }: { $why }
hint-at-once = { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    } od razu
hint-lead = { $ends ->
        [yes] na koniec gry
       *[no] po dwóch kolejnych twoich turach
    } { $side ->
        [ahead] przewaga { $points ->
            [one] 1 punktu
           *[other] { $points } punktów
        } nad najlepszą z pozostałych osób
        [behind] strata { $points ->
            [one] 1 punktu
           *[other] { $points } punktów
        } do najlepszej z pozostałych osób
        [alone] razem { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[level] remis z najlepszą z pozostałych osób
    }
# Przy ruchu, który nie jest najlepszy: o ile mniej punktów daje do tego czasu.
hint-loses = do tego czasu o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej niż A
hint-later = do tego czasu nie mniej punktów niż A, ale mniej na później
hint-equal = mniej więcej tak samo dobre jak A
# Jak często A dało więcej niż B, a jak często mniej, gdy oba ruchy rozegrano dalej.
hint-sure = Jestem pewny: na { $states ->
        [one] 1 próbę
        [few] { $states } próby
       *[many] { $states } prób
    } A dało więcej niż B { $more ->
        [0] ani razu
        [one] 1 raz
       *[other] { $more } razy
    }, mniej { $less ->
        [0] ani razu
        [one] 1 raz
       *[other] { $less } razy
    }.
hint-likely = Raczej tak: na { $states ->
        [one] 1 próbę
        [few] { $states } próby
       *[many] { $states } prób
    } A dało więcej niż B { $more ->
        [0] ani razu
        [one] 1 raz
       *[other] { $more } razy
    }, mniej { $less ->
        [0] ani razu
        [one] 1 raz
       *[other] { $less } razy
    }.
hint-close = To prawie to samo: na { $states ->
        [one] 1 próbę
        [few] { $states } próby
       *[many] { $states } prób
    } A dało więcej niż B { $more ->
        [0] ani razu
        [one] 1 raz
       *[other] { $more } razy
    }, mniej { $less ->
        [0] ani razu
        [one] 1 raz
       *[other] { $less } razy
    }.

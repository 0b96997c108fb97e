# Miasto dnia: wyzwanie na każdy dzień, takie samo dla wszystkich.

command-daily = miasto-dnia
command-daily-about = Dzisiejsze miasto: małe wyzwanie, takie samo dla wszystkich
command-setup-daily-about = Wybierz kanał na wyniki miasta dnia
option-channel = kanał
option-daily-channel-about = Gdzie pojawiają się wyniki każdego dnia; bez kanału nigdzie

daily-title = Miasto dnia: { $game }
daily-task = { $turns ->
        [one] Tu zaczyna się twoja ostatnia tura
        [few] Tu zaczynają się twoje ostatnie { $turns } tury
       *[many] Tu zaczyna się twoich ostatnich { $turns } tur
    }, masz { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Łatwy komputer kończy z wynikiem **{ $easy }**, trudny z wynikiem **{ $hard }**. Czy uda ci się lepiej?
daily-is-easy = Poziom: łatwy.
daily-is-medium = Poziom: średni.
daily-is-hard = Poziom: trudny.
daily-conditions = Liczy się jedna próba, bez podpowiedzi, a zatwierdzonych ruchów się nie cofa. Możesz przerwać i wrócić; dzień kończy się { $until }. Potem możesz ćwiczyć.
daily-begin = Zacznij
daily-turn = Miasto dnia, tura { $number } / { $count }, punkty: { $points }; cele: { $easy }, { $hard }
daily-practice-turn = Ćwiczenie, tura { $number } / { $count }, punkty: { $points }; cele: { $easy }, { $hard }
daily-end = { $points ->
        [one] Kończysz z jednym punktem
       *[other] Kończysz z { $points } punktami
    }
daily-beats-both = ✓ To więcej niż oba komputery: { $easy } i { $hard }.
daily-beats-easy = ✓ To więcej niż łatwy komputer: { $easy }. Trudny ma { $hard }.
daily-beats-none = Łatwy komputer ma { $easy }, trudny { $hard }.
daily-place = Na razie miejsce { $place } na { $people } na tym serwerze.
daily-first = Dziś to pierwszy wynik na tym serwerze.
daily-streak = { $days ->
        [one] Jeden dzień z rzędu.
        [few] { $days } dni z rzędu.
       *[many] { $days } dni z rzędu.
    }
daily-practice-about = Twoja próba jest zaliczona. Do końca dnia możesz ćwiczyć, ile chcesz.
daily-practise = Ćwicz
daily-practise-on = Ćwicz dalej
daily-practice-end = { $points ->
        [one] Ćwiczenie: jeden punkt
        [few] Ćwiczenie: { $points } punkty
       *[many] Ćwiczenie: { $points } punktów
    }
daily-counted = Wynik próby, która się liczy: { $points }.
daily-not-made = Dzisiejsze miasto jeszcze powstaje. Spróbuj za kilka minut.
daily-over = Ten dzień już minął. Dzisiejsze miasto otwiera /miasto-dnia.
daily-unreadable = Miasta z tego dnia nie da się odczytać.

daily-post-title = Miasto dnia: { $game }, { $date }
daily-post-about = { $turns ->
        [one] Jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }.
daily-post-streak = { $days ->
        [one] jeden dzień z rzędu
       *[other] { $days } dni z rzędu
    }
daily-post-more = { $count ->
        [one] i jeszcze jedna osoba
        [few] i jeszcze { $count } osoby
       *[many] i jeszcze { $count } osób
    }
daily-computer = Komputer
daily-post-computer = Rozwiązanie trudnego komputera: { $points }
daily-post-today = Dzisiejsze miasto

setup-daily = Od dziś wyniki miasta dnia pojawiają się na kanale { $channel }, gdy dzień się skończy (według UTC). Miasto otwiera /miasto-dnia.
setup-daily-off = Wyniki miasta dnia nie pojawiają się na tym serwerze.

# Lekcje: pierwsze gry z przewodnikiem. Słowa lekcji każdej gry są w lessons-<gra>.ftl.

command-learn = nauka
command-learn-about = Poznaj grę krok po kroku, w swojej pierwszej partii
option-learn-game-about = Gra, którą chcesz poznać; bez niej wybierzesz z listy

lesson-none = Dla tej gry nie ma lekcji.
lesson-choose = Którą grę chcesz poznać?
lesson-choose-about = Pierwsza partia z przewodnikiem, tylko dla ciebie: kilka minut i nikt nie czeka na twój ruch. Możesz przerwać w każdej chwili i wrócić później.
lesson-is-new = { "" }**{ $game }**: { $count ->
        [one] jeden krótki krok
        [few] { $count } krótkie kroki
       *[many] { $count } krótkich kroków
    }
lesson-is-begun = { "" }**{ $game }**: jesteś na kroku { $number } z { $count }
lesson-is-finished = { "" }**{ $game }**: ✓ lekcja ukończona; możesz ją powtórzyć
lesson-step = { $game } · { $number } / { $count }
lesson-on = Dalej
lesson-do = Zrób to
lesson-pause = Stop
lesson-paused = Lekcja czeka na kroku { $number }. Wrócisz do niej tym przyciskiem albo przez /nauka.
lesson-go-on = Wróć do lekcji
lesson-again = Jeszcze raz
lesson-other-game = Inna gra
lesson-right = > ✓ { $reply }
lesson-other = > ↺ { $reply }
lesson-played = > ✓ Tura rozegrana. Masz teraz { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
lesson-total = Razem: **{ $points }**
lesson-empty = Jeszcze nic: { $parts }

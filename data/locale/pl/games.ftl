# Lista własnych stołów.

games-none = Nie siedzisz przy żadnym stole. Na serwerze otwiera go /gra nowa; jak się gra, mówi /pomoc.
games-your-turns = Twoja kolej
games-playing = Inne gry
games-lobbies = Czekają na graczy
games-over = Ostatnio zakończone
games-open = Otwórz
games-your-turn = Czeka na ciebie · { $moment }
games-turn = Kolej: { $name } · { $moment }
games-computer = Komputer się zastanawia.
games-lobby = Graczy: { $people } z { $seats } · { $moment }
games-points = { $count ->
        [one] jeden punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
games-won = { $count ->
        [one] Wygrywa { $who }
        [few] Zwycięstwem dzielą się: { $who }
       *[many] Zwycięstwem dzielą się: { $who }
    } ({ $points }) · { $moment }
games-lost = Cel nie został osiągnięty ({ $points }) · { $moment }
games-ended = Koniec gry · { $moment }
games-your-place = Twoje miejsce: { $place } z { $seats } ({ $points })

command-games = gry
command-games-about = Twoje stoły, najpierw te, które czekają na ciebie

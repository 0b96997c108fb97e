# The rules page by page, and what a newcomer is told about each game.

rules-topics = Wszystkie tematy
rules-back = ◀ Wstecz
rules-next = Dalej ▶ ({ $page } z { $pages })
rules-button = Zasady
rules-which = Zasady której gry?
rules-why = Czemu nie?
rules-of-move = Zasady: { $topic }

guide-player = Gracz { $number }
guide-players = { $same ->
        [yes] { $most ->
            [one] 1 gracz
           *[other] { $most } graczy
        }
       *[no] { $least }–{ $most } graczy
    }
guide-length = { $least }–{ $most } min · { $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
guide-difficulty-easy = łatwa
guide-difficulty-medium = średnia
guide-difficulty-hard = wymagająca

guide-example = Na obrazku
guide-example-points = { $part }: **{ $points }**
guide-example-sum = { $part } ({ $label }): { $sum } = **{ $points }**
guide-example-move = ten ruch: { $reasons }

option-rules-game-about = Która gra; bez tego ta, w którą się tu gra

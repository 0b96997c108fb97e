# The rules page by page, and what a newcomer is told about each game.

rules-topics = Wszystkie tematy
rules-back = ◀ Wstecz
rules-next = Dalej ▶ ({ $page } z { $pages })
rules-button = Zasady
rules-which = Zasady której gry?
rules-why = Dlaczego nie tu?
rules-of-move = Zasady: { $topic }

guide-player = Gracz { $number }
guide-players = { $least ->
        [one] { $most ->
            [one] 1 osoba
           *[other] od 1 do { $most } osób
        }
       *[other] od { $least } do { $most } osób
    }
guide-length = od { $least } do { $most } minut przy stole, { $turns ->
        [one] jedna tura
        [few] około { $turns } tur
       *[many] około { $turns } tur
    } na osobę
guide-difficulty-easy = łatwa do nauki
guide-difficulty-medium = do poznania w jednej partii
guide-difficulty-hard = wymagająca

guide-example = Na obrazku
guide-example-points = { $part }: **{ $points }**
guide-example-sum = { $part } ({ $label }): { $sum } = **{ $points }**
guide-example-move = ten ruch: { $reasons }

option-rules-game-about = Która gra; bez tego ta, w którą się tu gra

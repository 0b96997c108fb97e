# The rules page by page, and what a newcomer is told about each game.

rules-topics = All topics
rules-back = ◀ Back
rules-next = Next ▶ ({ $page } of { $pages })
rules-button = Rules
rules-which = The rules of which game?
rules-why = Why not here?
rules-of-move = Rules: { $topic }

guide-player = Player { $number }
guide-players = { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
guide-length = { $least } to { $most } minutes at a table, about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each
guide-difficulty-easy = easy to learn
guide-difficulty-medium = takes a game to learn
guide-difficulty-hard = demanding

guide-example = In the picture
guide-example-points = { $part }: **{ $points }**
guide-example-sum = { $part } ({ $label }): { $sum } = **{ $points }**
guide-example-move = this move: { $reasons }

option-rules-game-about = Which game; without it, the one that is played here

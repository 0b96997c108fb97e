# The rules page by page, and what a newcomer is told about each game.

rules-topics = All topics
rules-back = ◀ Back
rules-next = Next ▶ ({ $page } of { $pages })
rules-button = Rules
rules-which = The rules of which game?
rules-why = Why not?
rules-of-move = Rules: { $topic }

guide-player = Player { $number }
guide-players = { $same ->
        [yes] { $most ->
            [one] 1 player
           *[other] { $most } players
        }
       *[no] { $least }–{ $most } players
    }
guide-length = { $least }–{ $most } min · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
guide-difficulty-easy = easy
guide-difficulty-medium = medium
guide-difficulty-hard = demanding

guide-example = In the picture
guide-example-points = { $part }: **{ $points }**
guide-example-sum = { $part } ({ $label }): { $sum } = **{ $points }**
guide-example-move = this move: { $reasons }

option-rules-game-about = Which game; without it, the one that is played here

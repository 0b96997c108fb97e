# Lessons: guided first games. The words of each game's own lesson are in lessons-<game>.ftl.

command-learn = learn
command-learn-about = Learn a game step by step, in a first game of your own
option-learn-game-about = The game to learn; without one, you choose

lesson-none = There is no lesson for this game.
lesson-choose = Which game would you like to learn?
lesson-choose-about = A guided first game, only for you: a few minutes, no opponents to keep waiting. You can stop at any time and go on later.
lesson-is-new = { "" }**{ $game }**: { $count } short steps
lesson-is-begun = { "" }**{ $game }**: you are at step { $number } of { $count }
lesson-is-finished = { "" }**{ $game }**: ✓ learned; you can repeat it
lesson-step = { $game } · { $number } / { $count }
lesson-on = Next
lesson-do = Do it
lesson-pause = Stop
lesson-paused = Your lesson is kept at step { $number }. The button or /learn goes on there.
lesson-go-on = Go on
lesson-again = Once more
lesson-other-game = Another game
lesson-right = > ✓ { $reply }
lesson-other = > ↺ { $reply }
lesson-played = > ✓ Your turn is done. You have { $points ->
        [one] one point
       *[other] { $points } points
    } now.
lesson-total = Together: **{ $points }**
lesson-empty = Nothing yet: { $parts }

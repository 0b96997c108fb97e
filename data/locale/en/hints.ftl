# Hints: what a computer would do, what for, how sure it is, and what the next best moves lose.

hint-title = Hint: what I would do
hint-move = **{ $letter }** { $move }: { $why }
hint-at-once = { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } at once
hint-lead = { $side ->
        [ahead] { $points ->
            [one] 1 point
           *[other] { $points } points
        } ahead of the best of the others
        [behind] { $points ->
            [one] 1 point
           *[other] { $points } points
        } behind the best of the others
        [alone] { $points ->
            [one] 1 point
           *[other] { $points } points
        } in all
       *[level] level with the best of the others
    } { $ends ->
        [yes] at the end of the game
       *[no] after two more turns of yours
    }
# Beside a move that is not the best: points that it brings less by then.
hint-loses = { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than A by then
hint-later = no fewer points than A by then, but less to come
hint-equal = about as good as A
# How often A led to more than B, and to less, of the times that both were played on.
hint-sure = I am sure: played on { $states } times, A led to more than B { $more ->
        [0] never
        [one] once
       *[other] { $more } times
    }, to less { $less ->
        [0] never
        [one] once
       *[other] { $less } times
    }.
hint-likely = Rather sure: played on { $states } times, A led to more than B { $more ->
        [0] never
        [one] once
       *[other] { $more } times
    }, to less { $less ->
        [0] never
        [one] once
       *[other] { $less } times
    }.
hint-close = A close call: played on { $states } times, A led to more than B { $more ->
        [0] never
        [one] once
       *[other] { $more } times
    }, to less { $less ->
        [0] never
        [one] once
       *[other] { $less } times
    }.

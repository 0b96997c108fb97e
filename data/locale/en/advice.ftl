# After a game: what a player could try next time.

advice-learn = Learn this game step by step
advice-empty = **{ $part }** brought you nothing, and { $name } { $theirs ->
        [one] one point
       *[other] { $theirs } points
    }. Try to begin there earlier.
advice-empty-alone = **{ $part }** brought you nothing. Try to begin there earlier.
advice-behind = In **{ $part }** you have { $mine }, { $name } has { $theirs }: that is where you lost the most.
advice-ahead = Nobody was ahead of you in any category. There is little to say, except: well played!
advice-pause = From your turn { $first } to your turn { $last } you gained no points. Try to make every few turns pay.
advice-best-turn = Your turn { $turn } was the best, with { $gain ->
        [one] one point
       *[other] { $gain } points
    }. Ask yourself what made it possible, and aim for it sooner.

# Points, and how games end.

names-joined = { $first } & { $others }
decided-part = { $what } decided it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than { $name }.
decided-tie = Equal points: { $what } decided it, { $first } to { $other } against { $name }.
decided-target = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the target was { $target }.
chart-turns = Turn
chart-told = { $place }. { $name }: { $points } = { $parts }.
chart-plot-told = Points over the game, after these turns: { $turns }.
scores-by-category = By category
scores-over-time = Over the game

# Punkty i zakończenie gry.

names-joined = { $first } & { $others }
decided-part = Rozstrzygnęła kategoria „{ $what }”: { $points ->
        [one] o { $points } punkt
        [few] o { $points } punkty
       *[many] o { $points } punktów
    } więcej niż { $name }.
decided-tie = Remis w punktach; rozstrzygnęły { $what }: { $first } wobec { $other } ({ $name }).
decided-target = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; celem było { $target }.
chart-turns = Tura
chart-told = { $place }. { $name }: { $points } = { $parts }.
chart-plot-told = Punkty w trakcie gry, po tych turach: { $turns }.
scores-by-category = Według kategorii
scores-over-time = W trakcie gry

# Seasons: the quarters of the year.

season-name = { $quarter ->
        [1] January to March { $year }
        [2] April to June { $year }
        [3] July to September { $year }
       *[4] October to December { $year }
    }
season-ever = All seasons
season-now = { $season } (now)
season-menu = Another season
season-none = Nobody has a standing in this season yet: it counts games that at least two people have played to their end.
season-unknown = There is no season “{ $typed }”: pick one from the list.
option-season = season
option-season-about = A quarter of a year, or all of them; without it, the latest with a finished game

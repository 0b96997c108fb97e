# The list of one's tables.

games-none = You sit at no table. On a server, /game new opens one; /help says how it goes.
games-your-turns = Your turn
games-playing = Other games
games-lobbies = Waiting for players
games-over = Lately finished
games-open = Open
games-your-turn = Waiting for you · { $moment }
games-turn = Waiting for { $name } · { $moment }
games-computer = A computer is thinking.
games-lobby = { $people } of { $seats } players · { $moment }
games-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
games-won = { $count ->
        [one] { $who } won
       *[other] { $who } shared the victory
    } with { $points } · { $moment }
games-lost = The target was missed with { $points } · { $moment }
games-ended = Ended · { $moment }
games-your-place = You: place { $place } of { $seats } with { $points }

command-games = games
command-games-about = Your tables, your turns first

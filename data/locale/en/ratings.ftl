# Ratings, and erasing one's data.

standing-heading = Standing on this server
standing-record = Best with { $seats } players: { $points } ({ $name })
standing-record-solo = Best alone: { $points } ({ $name })
standing-none = Nobody has a standing here yet: it counts games that at least two people have played to their end.
standing-rating = rating
standing-games = games
standing-won = won
standing-line = { "" }**{ $place }. { $name }** { $rating } ({ $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won)
standing-you = You: { $finished ->
        [one] one game finished
       *[other] { $finished } games finished
    }, { $rate } % of those you began.
standing-turn = Half of your turns take less than { $time }.
standing-you-none = You have not finished a game here yet.
standing-hours = { $count } h
standing-minutes = { $count } min
standing-seconds = { $count } s
standing-hide = Leave me out
standing-show = List me again
standing-hidden = You are not listed any more.
standing-shown = You are listed again.
standing-alt = Standing in { $game }, { $season }: { $lines }.

forget-ask = I would forget your name, your number, your settings, your lessons, your standing and what you watch. Games of others stay whole: your seat becomes “Somebody”, and in games that are still played the computer takes it. What was posted in the chat stays there. This cannot be taken back.
forget-confirm = Forget me
forget-done = You are forgotten.

command-standing = standing
command-standing-about = Ratings, records and how reliably people play
command-forget = forget
command-forget-about = Your data
command-me = me
command-me-about = Remove your name, settings and standing

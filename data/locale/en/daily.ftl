# The daily city: a challenge for each day, the same for everybody.

command-daily = daily
command-daily-about = Today's city: one small challenge, the same for everybody
command-setup-daily-about = Choose a channel for the results of the daily city
option-channel = channel
option-daily-channel-about = Where the results of each day are posted; without a channel, nowhere

daily-title = Daily city: { $game }
daily-task = { $turns ->
        [one] Your last turn begins
       *[other] Your last { $turns } turns begin
    } here, with { $points ->
        [one] one point
       *[other] { $points } points
    }. The easy computer ends with **{ $easy }**, the hard one with **{ $hard }**. Can you do better?
daily-is-easy = Difficulty: easy.
daily-is-medium = Difficulty: medium.
daily-is-hard = Difficulty: hard.
daily-conditions = One attempt counts, without suggestions, and what you confirm is not taken back. You may stop and go on; the day ends { $until }. Then you can practise.
daily-begin = Begin
daily-turn = Daily city, turn { $number } / { $count }: { $points } points; goals { $easy }, { $hard }
daily-practice-turn = Practice, turn { $number } / { $count }: { $points } points; goals { $easy }, { $hard }
daily-end = { $points ->
        [one] You end with one point
       *[other] You end with { $points } points
    }
daily-beats-both = ✓ You beat both computers: { $easy } and { $hard }.
daily-beats-easy = ✓ You beat the easy computer: { $easy }. The hard one has { $hard }.
daily-beats-none = The easy computer has { $easy }, the hard one { $hard }.
daily-place = Place { $place } of { $people } on this server so far.
daily-first = You are the first on this server today.
daily-streak = { $days ->
        [one] One day
       *[other] { $days } days
    } in a row.
daily-practice-about = Your attempt is counted. You can practise as often as you like until the day ends.
daily-practise = Practise
daily-practise-on = Go on practising
daily-practice-end = { $points ->
        [one] Practice: one point
       *[other] Practice: { $points } points
    }
daily-counted = Your attempt that counts: { $points }.
daily-not-made = Today's city is still being built. Please try again in a few minutes.
daily-over = This day is over. /daily shows today's city.
daily-unreadable = The city of this day cannot be read.

daily-post-title = Daily city: { $game }, { $date }
daily-post-about = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }.
daily-post-streak = { $days ->
        [one] one day in a row
       *[other] { $days } days in a row
    }
daily-post-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
daily-computer = Computer
daily-post-computer = The hard computer's solution: { $points }
daily-post-today = Today's city

setup-daily = From today on, the results of the daily city are posted in { $channel } when the day is over, in UTC. /daily opens it.
setup-daily-off = The results of the daily city are not posted on this server.

# Looking back at a finished game: how well a seat decided, and its mistakes beside better moves.

card-review = Look back
command-review = review
command-review-about = Look back at a finished game: moves that cost points, and better ones

review-title = Looking back: { $name }
review-accuracy = **Accuracy { $percent } %**: in { $good } of { $all } decisions, nothing surely better was found.
review-flawless = No move was surely worse than mine would have been.
review-costliest = These turns cost the most points: { $turns }.
review-turn-cost = { $turn } (−{ $points })
review-method = Only decisions with a choice count. One is a mistake if, with 99 % confidence, another move leads to a better position in many games that are imagined from what the player could see then, and by a point or more.

review-waiting = I am about to think about every decision. This takes a minute or two.
review-searching = I am thinking: decision { $done } of { $all } …
review-checking = I am checking what looked like a mistake: { $done } of { $all } …
review-stop = Cancel
review-stopped = Cancelled.
review-too-many = Many games are being looked at. Please try again in a few minutes.
review-too-long = There was too little time to think, because too much else is going on. Please try again later.
review-not-finished = You can look back at a game once it has been played to its end.

review-mistake = { $number } of { $all } · Turn { $turn }: this cost { $points } points
review-played = **1 · Played:** { $move } ({ $why })
review-better = **2 · Better:** { $move } ({ $why })
review-by-category = What the better move brings more: { $parts }
review-rest = Prospects and rivals
review-interval = On average at most { $turns } turns later, in { $states } imagined games; from { $least } to { $most } points with 99 % confidence.
review-always = At most { $turns } turns later, the same in all { $states } imagined games.
review-points = { $whole }.{ $tenth }
review-more = +{ $points }
review-less = −{ $points }
review-alt-played = What was played. { $picture }
review-alt-better = What would have been better. { $picture }
review-back = Back
review-next = Next
review-of = Look at another player …

# What the signs in the pictures mean, whatever the game.

legend-button = What does this mean?
legend-button-short = ?
legend-title = What the pictures show: { $game }
legend-page = Page { $page } of { $pages }
legend-previous = ◀ Previous
legend-next = Next ▶
legend-topic = Icons: { $game }
legend-entry = { $name }: { $line }
legend-list = { $first }; { $second }

legend-points = points
legend-points-line = those scored so far; the most at the end win
legend-seat = a player
legend-seat-line = by colour and shape; a bright frame: it is their turn
legend-idea = a letter
legend-idea-line = an idea; its button shows the move
legend-place = a number
legend-place-line = a place; the menu has the same number

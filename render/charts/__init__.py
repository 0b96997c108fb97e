"""Pictures of points, for every game: by category, over the game, and at its end."""

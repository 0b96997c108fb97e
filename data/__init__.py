"""Facts of the games and the words people read; no logic."""

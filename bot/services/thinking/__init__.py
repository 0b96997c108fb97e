"""What computers think about: their own moves, hints, and games that are over."""

"""What a game was like before: at any of its moments, and as a film."""

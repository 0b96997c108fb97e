"""What newcomers see: the welcome, what each game is like, and its rules page by page."""

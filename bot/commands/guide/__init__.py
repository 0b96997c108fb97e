"""Commands for newcomers: help, lessons, a game at once."""

"""What newcomers press: the welcome's buttons, a game at once, and the rules."""

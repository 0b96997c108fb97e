"""What newcomers press: the welcome's buttons, a game at once, lessons, the rules, and advice."""

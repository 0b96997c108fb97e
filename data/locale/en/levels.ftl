# The levels of computers, and where one chooses them.

level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-easy-thinks = easy: plays at once
level-medium-thinks = medium: thinks for a moment
level-hard-thinks = hard: thinks for about a second
level-master-thinks = master: thinks for about five seconds
# As the logs of older tables name them.
level-greedy = { level-easy }
level-thinker = { level-hard }

lobby-computers = Add a computer:
option-computers = computers
option-computers-about = The level of computers that take all other seats

# The welcome, and playing against computers at once.

welcome-title = Tessera: games of city building
welcome-intro = Play with friends or the computer, whenever you have a minute.
welcome-play = Play now against the computer
welcome-learn = Learn a game
welcome-friends = Open a table for friends
welcome-this-language = In English
welcome-purposes =
    { "" }**Play**: /play, /game new, /games
    { "" }**Understand**: /rules, /hint, /help
    { "" }**Adjust**: /settings, /setup check
friends-which = Which game would you like to play with friends?
friends-table = The table is open in { $place }. Friends press **Join** there, and you press **Start**.

play-which = What would you like to play?
play-begun = You begin. Your table: { $place }
command-play = play
command-play-about = Play against the computer at once
option-level = level
option-level-about = How well the computer plays
option-players = players
option-players-about = How many players, you included

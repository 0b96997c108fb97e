# The welcome, and playing against computers at once.

welcome-title = City-building board games, right here
welcome-intro = I am **Tessera**. Play with friends who are never online at the same time, or against the computer: take your turn whenever you have a minute, and see every city as a picture.
welcome-play = Play now against the computer
welcome-learn = Learn a game
welcome-friends = Open a table for friends
welcome-this-language = In English
welcome-purposes =
    { "" }**To play**: /play starts against the computer, /game new opens a table with all its options, /games lists your tables.
    { "" }**On your turn**: press **Play** on the card; choose what, then where, then **Confirm**. Letters are ideas. /hint helps, /undo takes your move back.
    { "" }**To understand**: /rules explains everything, with pictures; **What does this mean?** names the signs.
    { "" }**As you like it**: /settings decides when and where you hear of your turns. /setup check is for those who manage the server.
learn-which = Which game would you like to learn?
friends-which = Which game would you like to play with friends?
friends-table = The table is open in { $place }. Friends press **Join** there, and you press **Start**.

play-which = What would you like to play?
play-begun = You begin. The game has a thread of its own, { $table }; your first move can be made right here.
command-play = play
command-play-about = Play against the computer at once
option-level = level
option-level-about = How well the computer plays
option-players = players
option-players-about = How many players, you included

# Votes.

vote-proposed = { $who } asks for a vote: { $what }
vote-about-undo = shall everything since the last turn of { $who }, that turn too, be taken back? A game with such a vote sets no record.
vote-about-pause = shall the game pause?
vote-about-resume = shall the game go on?
vote-about-end = shall the game end now, with the points as they are?
vote-about-away = { $who } does not come. What becomes of this turn?
vote-rule = { $entitled ->
        [one] One person may vote
       *[other] { $entitled } people may vote
    }: everyone who plays{ $about ->
        [away] , except the one it is about
       *[all] { "" }
    }. It takes { $needed } for the same answer; at { $moment } the answer with the most votes counts.
vote-choice-yes = Yes
vote-choice-no = No
vote-choice-wait = Wait
vote-choice-skip = Skip the turn
vote-choice-computer = Computer plays
vote-choice-offer = Offer the seat
vote-moot = With that, the open vote is settled.
vote-kept = The vote is over, and nothing changes: { $what }
vote-skipped = The table has voted: the turn of { $who } is skipped.
vote-computer = The table has voted: the computer plays for { $who }. The seat can be taken back at any time.
vote-offered = The table has voted: the seat of { $who } is free for anybody who wants to play on.
vote-undone = The table has voted: everything since the last turn of { $who } is taken back, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in all. This game sets no record any more.
vote-paused = The table has voted: the game pauses.
vote-resumed = The table has voted: the game goes on.
vote-ended = The table has voted: the game ends here, and the points stand as they are.
vote-open = The table is voting already; one vote at a time.
vote-closed = This vote is over.
vote-not-entitled = You have no vote in this.
vote-nobody-away = Nobody keeps you waiting.
vote-too-soon = { $name } still has time. Ask again when nothing has happened for { $hours } hours.
you-voted = Your vote is counted: { $choice }.
you-asked = The table is asked.

command-vote = vote
command-vote-about = Ask the table to decide
option-about = about
option-about-about = What to decide
vote-subject-undo = take back to before your last turn
vote-subject-pause = pause the game
vote-subject-resume = go on after a pause
vote-subject-end = end the game
vote-subject-away = somebody does not come

"""What things are worth to a seat beyond the points that they score already, in points.

Most weights come from games of two greedy players, each with every weight changed at random (by a factor of
1.6 up or down as a rule): 134 games with the weights of before, then 51 with those of the first fit. Ridge
regression explained how the lead changed from a position to the end of its game by the differences of the
seats in these terms; its coefficients were rounded by hand, and weights of which it said little were guessed.
On fresh seeds, each from both seats, the greedy player then won 72 % of 60 games against itself with the
weights of before, by 29 points a game (standard error 8.5). Alone it scored 90 points instead of 58.
"""

# How long a game takes.
USUAL_ROUNDS = 9  # games of two to four seldom take more
LEAST_ROUNDS = 2  # remaining rounds assumed after that

# Stores.
BASIC = 1.4  # a stone, food or wisdom
GOLD = 2.1  # with the point that it is worth at the end
FULL = 4  # more of a resource than this is worth little
TOKEN = 1.2  # a superiority token
SPEAKER = 3.5
ASIDE = 0.8  # a building set aside

# People.
FREEMAN = 9.5  # a freeman
WORKER = 4.5  # and in each remaining round
RETIRING = 0.8  # less in each remaining round for a six, who retires after one more visit
PIP = 0.3  # each pip of a die that may close a district later
LOW = 3  # a die below this must pay at most sites
MISSING_PIP = 2.0  # what each pip below that costs
BASE = 5.0  # a free base
BASE_EACH_ROUND = 1.0  # and in each remaining round
FURTHER_BASE = 0.5  # the share of that for each further one
ADVISOR = 3.0  # an advisor: a colour for the archon
ADVISOR_EACH_ROUND = 1.0  # and in each remaining round, for those who retire after him
UNUSED = 6.0  # a worker who can still be sent in this round
UNUSED_AT_LAST = 1.5  # the same in the last round

# The city.
BUILDING = 2.4  # can be used again when a district is closed
FARM = -1.5  # a farm, which takes the place of a building
BLOCK = 2.1  # each of the first two blocks that can be closed
FURTHER_BLOCK = 0.3  # each of the others
MATCHING = (0.7, 0.4, 0.15, 0.0, 0.0, 0.0)  # the share of a district card's value, by missing tiles
SEAT = 0.6  # each pip in a seat of power, for future floors
FLOOR = 0.8  # each floor, for future dice
SEATED_PIP = 0.15  # each pip of a freeman, for each further floor of the tower of his colour

# Tracks.
STEP = 0.6  # a step on the military track
STEP_EACH_ROUND = 0.25  # and in each remaining round, for the attacks from there
BORDER = 1.2  # a border passed, in each remaining round
FURTHEST = 10  # the space beyond which steps bring no more than their points
PACE = 2.8  # steps on temple tracks in a round, of one who climbs at all
SAVED_STEP = 2.5  # a step that need not be climbed any more, because the tops will be reached in time
USEFUL_LEAD = 3  # steps of the highest temple above the middle one that count
SLOW = 1  # rounds left at which steps still to come are worth half
CARD = 0.6  # a zodiac card

# The end.
LAST_ROUND = 0.15  # the share of expected gains that is left in the last round
USUAL_GAINS = 195.0  # what a seat expects on average, in any round; added with the end, to change no lead
LEAD_CAP = 15  # a larger lead makes no difference
END_WITH_LEAD = 30.0  # the value of the end of the game with that lead
HALF_DISTANCE = 1.5  # actions until the end at which it counts half
MISSING_GOLD = 0.5  # actions, for each gold that the last floors still need

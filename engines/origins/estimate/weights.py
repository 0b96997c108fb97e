"""What things are worth to a seat beyond the points that they score already, in points.

Most weights come from games of two greedy players, each with every weight changed at random (by a factor of
1.6 up or down as a rule): 134 games with the weights of before, then 51 with those of the first fit. Ridge
regression explained how the lead changed from a position to the end of its game by the differences of the
seats in these terms; its coefficients were rounded by hand, and weights of which it said little were guessed.
On fresh seeds, each from both seats, the greedy player then won 72 % of 60 games against itself with the
weights of before, by 29 points a game (standard error 8.5). Alone it scored 90 points instead of 58.
"""

from msgspec import Struct

USUAL_ROUNDS = 9  # games of two to four seldom take more
LEAST_ROUNDS = 2  # remaining rounds assumed after that
FULL = 4  # more of a resource than this is worth little
LOW = 3  # a die below this must pay at most sites
FURTHEST = 10  # the space of the military track beyond which steps bring no more than their points
USEFUL_LEAD = 3  # steps of the highest temple above the middle one that count
LEAD_CAP = 15  # points; a larger lead makes no difference
USUAL_GAINS = 195.0  # what a seat expects on average, in any round; added with the end, to change no lead
# These are worths too, but count so seldom that games of chance do not show them.
LAST_ROUND = 0.15  # the share of expected gains that is left in the last round
UNUSED_AT_LAST = 1.5  # a worker who can still be sent in the last round
SAVED_STEP = 2.5  # a step that need not be climbed any more, because the tops will be reached in time
IMITATION = 0.8  # a decision that waits


class Weights(Struct, frozen=True, cache_hash=True):
    """The numbers in the estimate."""

    # Stores.
    basic: float = 1.4  # a stone, food or wisdom
    surplus: float = 0.3  # the share of that for each beyond a full store
    gold: float = 2.1  # with the point that it is worth at the end
    token: float = 1.2  # a superiority token
    speaker: float = 3.5
    aside: float = 0.8  # a building set aside

    # People.
    freeman: float = 9.5  # a freeman
    worker: float = 4.5  # and in each remaining round
    retiring: float = 0.8  # less in each remaining round for a six, who retires after one more visit
    pip: float = 0.3  # each pip of a die that may close a district later
    missing_pip: float = 2.0  # what each pip costs that a low die lacks
    base: float = 5.0  # a free base
    base_each_round: float = 1.0  # and in each remaining round
    further_base: float = 0.5  # the share of that for each further one
    advisor: float = 3.0  # an advisor: a colour for the archon
    advisor_each_round: float = 1.0  # and in each remaining round, for those who retire after him
    unused: float = 6.0  # a worker who can still be sent in this round

    # The city.
    building: float = 2.4  # can be used again when a district is closed
    farm: float = 1.5  # what a farm costs, which takes the place of a building
    block: float = 2.1  # each of the first two blocks that can be closed
    further_block: float = 0.3  # each of the others
    # The share of a district card's value, by the tiles that a block still needs.
    none_missing: float = 0.7
    one_missing: float = 0.4
    two_missing: float = 0.15
    seat: float = 0.6  # each pip in a seat of power, for future floors
    floor: float = 0.8  # each floor, for future dice
    seated_pip: float = 0.15  # each pip of a freeman, for each further floor of the tower of his colour

    # Tracks.
    step: float = 0.6  # a step on the military track
    step_each_round: float = 0.25  # and in each remaining round, for the attacks from there
    border: float = 1.2  # a border passed, in each remaining round
    pace: float = 2.8  # steps on temple tracks in a round, of one who climbs at all
    slow: float = 1.0  # rounds left at which steps still to come are worth half
    card: float = 0.6  # a zodiac card

    # Decisions that wait.
    errand: float = 0.9  # the share of what the actions of a site bring
    attack: float = 2.8  # the bonus of an attack
    new_building: float = 0.6  # more than its worth, for a building that can be paid for
    new_farm: float = 0.4  # if there is none
    training: float = 0.15  # each food that can be spent
    reservation: float = 0.8
    resetting: float = 0.1

    # The end.
    end_with_lead: float = 30.0  # the value of the end of the game with the largest lead that counts
    half_distance: float = 1.5  # actions until the end at which it counts half
    missing_gold: float = 0.5  # actions, for each gold that the last floors still need


WEIGHTS = Weights()

"""What things are worth to a seat beyond the points that they score already, in points.

Against rivals, most weights come from games of two greedy players who varied all of them, as `tessera fit`
does it: 360 games with the weights that are now those of who plays alone, then 300 with what these had found.
The value of ending the game with a lead was left as it was, and what is usually gained until then was
measured. A third round made players worse, and was not kept. On fresh seeds, each from both seats, the greedy
player won 70 % of 200 games against itself with the weights of before, by 28 points a game (95 % between 19
and 37); one among three with the weights of before won 49 % of 120 games.

Alone, a game has a fixed number of rounds, nobody can be outrun, and greedy scores 89 points with the former
weights but 61 with the new ones (30 games).
"""

from msgspec import Struct

USUAL_ROUNDS = 9  # games of two to four seldom take more
LEAST_ROUNDS = 2  # remaining rounds assumed after that
FULL = 4  # more of a resource than this is worth little
LOW = 3  # a die below this must pay at most sites
FURTHEST = 10  # the space of the military track beyond which steps bring no more than their points
USEFUL_LEAD = 3  # steps of the highest temple above the middle one that count
LEAD_CAP = 15  # points; a larger lead makes no difference
# These are worths too, but count so seldom that games of chance do not show them.
LAST_ROUND = 0.15  # the share of expected gains that is left in the last round
UNUSED_AT_LAST = 1.5  # a worker who can still be sent in the last round
SAVED_STEP = 2.5  # a step that need not be climbed any more, because the tops will be reached in time
IMITATION = 0.8  # a decision that waits


class Weights(Struct, frozen=True, cache_hash=True):
    """The numbers in the estimate."""

    # Stores.
    basic: float = 1.3  # a stone, food or wisdom
    surplus: float = 0.21  # the share of that for each beyond a full store
    gold: float = 1.8  # with the point that it is worth at the end
    token: float = 1.2  # a superiority token
    speaker: float = 5.5
    aside: float = 0.79  # a building set aside

    # People.
    freeman: float = 3.3  # a freeman
    worker: float = 3.4  # and in each remaining round
    retiring: float = 1.4  # less in each remaining round for a six, who retires after one more visit
    pip: float = 0.25  # each pip of a die that may close a district later
    missing_pip: float = 3.0  # what each pip costs that a low die lacks
    base: float = 3.9  # a free base
    base_each_round: float = 1.2  # and in each remaining round
    further_base: float = 0.42  # the share of that for each further one
    advisor: float = 2.5  # an advisor: a colour for the archon
    advisor_each_round: float = 0.8  # and in each remaining round, for those who retire after him
    unused: float = 8.5  # a worker who can still be sent in this round

    # The city.
    building: float = 0.85  # can be used again when a district is closed
    farm: float = 1.5  # what a farm costs, which takes the place of a building
    block: float = 2.2  # each of the first two blocks that can be closed
    further_block: float = 0.28  # each of the others
    # The share of a district card's value, by the tiles that a block still needs.
    none_missing: float = 0.66
    one_missing: float = 0.21
    two_missing: float = 0.1
    seat: float = 0.42  # each pip in a seat of power, for future floors
    floor: float = 0.67  # each floor, for future dice
    seated_pip: float = 0.11  # each pip of a freeman, for each further floor of the tower of his colour

    # Tracks.
    step: float = 0.44  # a step on the military track
    step_each_round: float = 0.33  # and in each remaining round, for the attacks from there
    border: float = 0.61  # a border passed, in each remaining round
    pace: float = 2.1  # steps on temple tracks in a round, of one who climbs at all
    slow: float = 0.51  # rounds left at which steps still to come are worth half
    card: float = 0.93  # a zodiac card

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
    half_distance: float = 0.84  # actions until the end at which it counts half
    missing_gold: float = 0.77  # actions, for each gold that the last floors still need
    # What a seat expects on average, in any round; added with the end, so that it is neither good nor bad by
    # itself. It changes no lead, so no fit finds it.
    usual_gains: float = 140.0


WEIGHTS = Weights()
# For solo training: fitted in the same way to far fewer games of two, and rounded by hand.
ALONE = Weights(
    basic=1.4,
    surplus=0.3,
    gold=2.1,
    speaker=3.5,
    aside=0.8,
    freeman=9.5,
    worker=4.5,
    retiring=0.8,
    pip=0.3,
    missing_pip=2.0,
    base=5.0,
    base_each_round=1.0,
    further_base=0.5,
    advisor=3.0,
    advisor_each_round=1.0,
    unused=6.0,
    building=2.4,
    block=2.1,
    further_block=0.3,
    none_missing=0.7,
    one_missing=0.4,
    two_missing=0.15,
    seat=0.6,
    floor=0.8,
    seated_pip=0.15,
    step=0.6,
    step_each_round=0.25,
    border=1.2,
    pace=2.8,
    slow=1.0,
    card=0.6,
    half_distance=1.5,
    missing_gold=0.5,
    usual_gains=195.0,
)

"""The estimate of a position: the score now, and the expected gains of stores, people, city and tracks."""

from engines.core.game import Seat
from engines.origins.components import ADVISOR_POINTS, DISTRICTS
from engines.origins.components.terms import INDEX
from engines.origins.estimate.blocks import fewest_missing
from engines.origins.estimate.tasks import (
    BASE,
    BASIC,
    BUILDING,
    CARD,
    GOLD,
    PIP,
    SPEAKER,
    STEP,
    USUAL_ROUNDS,
    WORKER,
    climbing,
    freeman_value,
    rounds_after,
    rounds_left,
    tasks_value,
)
from engines.origins.scoring import total, totals
from engines.origins.state import Archon, State

LAST_ROUND = 0.15  # the share of expected gains that is left in the last round
TOKEN = 0.6  # a superiority token
BORDER = 0.3  # a border passed, in each remaining round
BLOCK = 2.1  # each of the first two blocks that can be closed
FURTHER_BLOCK = 0.3  # each of the others
MATCHING = (0.7, 0.4, 0.15, 0.0, 0.0, 0.0)  # the share of a district card's value, by missing tiles
SEAT = 0.15  # each pip in a seat of power, for future floors
FLOOR = 0.2  # each floor, for future dice
SEATED_PIP = 0.25  # each pip of a freeman, for each further floor of the tower of his colour
ASIDE = 0.8  # a building set aside
ADVISOR_COLOUR = 0.6  # a colour for the archon
LEAD_CAP = 15  # a larger lead makes no difference
END_WITH_LEAD = 12.0  # the value of the end of the game with that lead
HALF_DISTANCE = 5  # actions until the end at which it counts half
MISSING_GOLD = 0.5  # actions, for each gold that the last floors still need
OVERTIME = 20.0  # the value of the end to all, for each round beyond the usual number
FULL = 4  # more of a resource than this is worth little


def estimate(state: State, seat: Seat) -> float:
    """In points."""
    points: float = total(state, seat)
    if not state.solo:
        points += end_value(state, seat) * end_nearness(state, seat)
    if state.over:
        return points
    if state.endings:
        points += LAST_ROUND * last_round_gains(state, seat) + average_gains(state)
    else:
        points += expected_gains(state, seat, rounds_left(state))
    if seat == state.active and state.agenda:
        points += tasks_value(state, state.agenda)
    return points


def expected_gains(state: State, seat: Seat, left: int) -> float:
    """What the seat can expect to gain in the remaining rounds."""
    archon = state.archons[seat]
    return stores(archon) + people(state, archon, left) + city(state, archon) + tracks(state, seat, left)


def last_round_gains(state: State, seat: Seat) -> float:
    """What can still be turned into points in the last round."""
    archon = state.archons[seat]
    return stores(archon) + people(state, archon, 0)


def average_gains(state: State) -> float:
    """All seats lose their expected gains with the end; the average is added, because it changes no lead."""
    left, seats = rounds_after(state, state.round), range(len(state.archons))
    return sum([expected_gains(state, seat, left) for seat in seats]) / len(seats)


def end_value(state: State, seat: Seat) -> float:
    """The value of ending the game: positive for the leader, and in a long game for all."""
    points = totals(state)
    margin = points[seat] - max([other for each, other in enumerate(points) if each != seat])
    overtime = max(0, state.round - USUAL_ROUNDS)
    return END_WITH_LEAD * max(-LEAD_CAP, min(LEAD_CAP, margin)) / LEAD_CAP + OVERTIME * overtime


def end_nearness(state: State, seat: Seat) -> float:
    """How near the end is, 1 at the end: by the last disks of two colours, and the gold needed for them."""
    if state.endings or state.over:
        return 1.0
    archon, disks, price = state.archons[seat], 0, 0
    for left, height in sorted(zip(state.towers, archon.towers, strict=True))[:2]:
        disks += left
        price += left * height + left * (left - 1) // 2
    actions = disks + MISSING_GOLD * max(0, price - archon.goods.gold)
    return HALF_DISTANCE / (HALF_DISTANCE + actions)


def stores(archon: Archon) -> float:
    """Resources, of which more than a full store is worth little, tokens and speakers."""
    goods = archon.goods
    basics = 0.0
    for amount in (goods.stone, goods.food, goods.wisdom):
        basics += amount if amount <= FULL else FULL + 0.3 * (amount - FULL)
    gold = (GOLD - 1) * min(goods.gold, FULL)
    return BASIC * basics + gold + TOKEN * archon.superiority + SPEAKER * len(archon.speakers)


def people(state: State, archon: Archon, left: int) -> float:
    """Each worker works once a round; a used freeman counts with his value after returning."""
    free, advisors = archon.free_bases, archon.advisors
    expected = ADVISOR_COLOUR * len(advisors)
    expected += BASE * left * (1 + 0.3 * (free - 1)) if free else 0.0
    again = ADVISOR_POINTS[len(advisors) - 1] if advisors else 0
    for freeman in archon.freemen:
        colour, value, site = freeman.colour, freeman.value, freeman.site
        retirement = again if colour in advisors else ADVISOR_POINTS[0]
        expected += freeman_value(value, left, retirement) + PIP * bool(site)
        expected += SEATED_PIP * value * (archon.towers[INDEX[colour]] - 1)
    return expected + WORKER * left + unused_workers(state, archon)


def unused_workers(state: State, archon: Archon) -> float:
    """What unused workers can still do in this round."""
    if archon.passed or state.endings or state.offer:
        return 0.0
    once = rounds_after(state, state.round) - rounds_after(state, state.round + 1)
    return WORKER * once * (sum(not freeman.site for freeman in archon.freemen) + (not archon.figure))


def city(state: State, archon: Archon) -> float:
    """Buildings to use again, blocks to close, and towers and dice, which multiply each other."""
    built = archon.city
    expected = FLOOR * sum(archon.towers) + BUILDING * built.survey.coloured + ASIDE * len(archon.aside)
    for die in built.seats:
        expected += SEAT * die.value
    ready = len(built.open_blocks)
    expected += BLOCK * min(ready, 2) + FURTHER_BLOCK * max(0, ready - 2)
    return expected + matching(state, archon)


def matching(state: State, archon: Archon) -> float:
    """A card is worth more the fewer tiles a block needs to match it."""
    expected = 0.0
    cards = tuple([offer.district for offer in state.districts])
    for offer, short in zip(state.districts, fewest_missing(archon.city, cards), strict=True):
        if chance := MATCHING[short]:
            card, gold = offer.district, offer.gold
            district = DISTRICTS[card]
            expected += chance * (
                (district.later if card in archon.claimed else district.first) + GOLD * gold
            )
    return expected


def tracks(state: State, seat: Seat, left: int) -> float:
    """Temple tracks, zodiac cards and the military track."""
    places = [temple.track.places[seat] for temple in state.temples]
    held = sum([temple.holder == seat for temple in state.temples])
    army = STEP * state.military.places[seat] + BORDER * left * state.borders(seat)
    return climbing(places, left) + CARD * held + army

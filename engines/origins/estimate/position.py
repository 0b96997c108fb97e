"""How good things look for a seat: the score as it stands, and what people, city and tracks still promise."""

from engines.core.game import Seat
from engines.origins.components import ADVISOR_POINTS, DISTRICTS
from engines.origins.components.terms import INDEX
from engines.origins.estimate.blocks import closest
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
    freeman_worth,
    rounds_after,
    rounds_left,
    worth,
)
from engines.origins.scoring import total, totals
from engines.origins.state import Archon, State

HOPE = 0.15  # what is left in the last round of all that needs time
TOKEN = 0.6  # superiority
BORDER = 0.3  # a border passed, for the attacks of each round that is left
BLOCK = 2.1  # ready to be closed, for each of the first two
SPARE = 0.3  # and for each of the others
FITTING = (0.7, 0.4, 0.15, 0.0, 0.0, 0.0)  # of what a district card brings, by how many tiles are short
SEAT = 0.15  # each pip in a seat of power, for floors to come
FLOOR = 0.2  # each floor, for dice to come
CROWN = 0.25  # each pip of a freeman who may sit under a tower one day, for each of its floors
ASIDE = 0.8  # a building set aside
ADVISOR_COLOUR = 0.6  # a colour for the archon
AHEAD = 15  # a lead beyond this makes no difference
VICTORY = 12.0  # what the end is worth to whoever leads by so much
DISTANT = 5  # deeds: how far the end is where it is half as welcome
SAVINGS = 0.5  # of a deed: each gold that is still missing for the last floors
IMPATIENCE = 20.0  # how welcome the end is to everybody, for each round beyond the usual
FULL = 4  # more of a resource than this helps little


def estimate(state: State, seat: Seat) -> float:
    """In points."""
    points: float = total(state, seat)
    if not state.solo:
        points += eagerness(state, seat) * nearness(state, seat)
    if state.over:
        return points
    if state.endings:
        points += HOPE * last_hopes(state, seat) + shared_hopes(state)
    else:
        points += hopes(state, seat, rounds_left(state))
    if seat == state.active and state.agenda:
        points += worth(state, state.agenda)
    return points


def hopes(state: State, seat: Seat, left: int) -> float:
    """All that needs time."""
    archon = state.archons[seat]
    return stores(archon) + people(state, archon, left) + city(state, archon) + tracks(state, seat, left)


def last_hopes(state: State, seat: Seat) -> float:
    """What may still be turned into points in the last round."""
    archon = state.archons[seat]
    return stores(archon) + people(state, archon, 0)


def shared_hopes(state: State) -> float:
    """The end takes from everybody what they were hoping for: what all lose alike is no loss."""
    left, seats = rounds_after(state, state.round), range(len(state.archons))
    return sum([hopes(state, seat, left) for seat in seats]) / len(seats)


def eagerness(state: State, seat: Seat) -> float:
    """For the end: whoever is ahead likes it to come, and in a long game everybody does."""
    points = totals(state)
    margin = points[seat] - max([other for each, other in enumerate(points) if each != seat])
    overtime = max(0, state.round - USUAL_ROUNDS)
    return VICTORY * max(-AHEAD, min(AHEAD, margin)) / AHEAD + IMPATIENCE * overtime


def nearness(state: State, seat: Seat) -> float:
    """Of the end, 1 where it has come: by the disks of two colours that are left, and the gold for them."""
    if state.endings or state.over:
        return 1.0
    archon, disks, price = state.archons[seat], 0, 0
    for left, height in sorted(zip(state.towers, archon.towers, strict=True))[:2]:
        disks += left
        price += left * height + left * (left - 1) // 2
    floors = disks + SAVINGS * max(0, price - archon.goods.gold)
    return DISTANT / (DISTANT + floors)


def stores(archon: Archon) -> float:
    """Resources pay for what is to come, but a full store helps little more."""
    goods = archon.goods
    basics = 0.0
    for amount in (goods.stone, goods.food, goods.wisdom):
        basics += amount if amount <= FULL else FULL + 0.3 * (amount - FULL)
    gold = (GOLD - 1) * min(goods.gold, FULL)
    return BASIC * basics + gold + TOKEN * archon.superiority + SPEAKER * len(archon.speakers)


def people(state: State, archon: Archon, left: int) -> float:
    """Each worker works once a round; a used freeman counts as he will come home."""
    free, advisors = archon.free_bases, archon.advisors
    hoped = ADVISOR_COLOUR * len(advisors)
    hoped += BASE * left * (1 + 0.3 * (free - 1)) if free else 0.0
    again = ADVISOR_POINTS[len(advisors) - 1] if advisors else 0
    for freeman in archon.freemen:
        colour, value, site = freeman.colour, freeman.value, freeman.site
        retirement = again if colour in advisors else ADVISOR_POINTS[0]
        hoped += freeman_worth(value, left, retirement) + PIP * bool(site)
        hoped += CROWN * value * (archon.towers[INDEX[colour]] - 1)
    return hoped + WORKER * left + idle(state, archon)


def idle(state: State, archon: Archon) -> float:
    """Workers at home can still work in this round, which the next one makes up for."""
    if archon.passed or state.endings or state.offer:
        return 0.0
    once = rounds_after(state, state.round) - rounds_after(state, state.round + 1)
    return WORKER * once * (sum(not freeman.site for freeman in archon.freemen) + (not archon.figure))


def city(state: State, archon: Archon) -> float:
    """Buildings to be used again, blocks to be closed, towers and dice to multiply each other."""
    built = archon.city
    hoped = FLOOR * sum(archon.towers) + BUILDING * built.survey.coloured + ASIDE * len(archon.aside)
    for die in built.seats:
        hoped += SEAT * die.value
    ready = len(built.open_blocks)
    hoped += BLOCK * min(ready, 2) + SPARE * max(0, ready - 2)
    return hoped + fitting(state, archon)


def fitting(state: State, archon: Archon) -> float:
    """A card is worth the more the nearer a block is to fitting it."""
    hoped = 0.0
    cards = tuple([offer.district for offer in state.districts])
    for offer, short in zip(state.districts, closest(archon.city, cards), strict=True):
        if chance := FITTING[short]:
            card, gold = offer.district, offer.gold
            district = DISTRICTS[card]
            hoped += chance * ((district.later if card in archon.claimed else district.first) + GOLD * gold)
    return hoped


def tracks(state: State, seat: Seat, left: int) -> float:
    """Temples draw one after the other; a disk far ahead attacks better."""
    places = [temple.track.places[seat] for temple in state.temples]
    held = sum([temple.holder == seat for temple in state.temples])
    army = STEP * state.military.places[seat] + BORDER * left * state.borders(seat)
    return climbing(places, left) + CARD * held + army

"""How good things look for a seat: the score as it stands, and what people, city and tracks still promise."""

from engines.core.game import Seat
from engines.core.squares import Square
from engines.origins.components import DISTRICTS
from engines.origins.districts import matches
from engines.origins.prospects import (
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
from engines.origins.scoring import score, totals
from engines.origins.state import Archon, State, Survey

HOPE = 0.15  # what is left in the last round of all that needs time
TOKEN = 0.6  # superiority
BLOCK = 2.1  # ready to be closed
CORNER = 0.3  # three tiles of a block
SEAT = 0.15  # each pip in a seat of power, for floors to come
FLOOR = 0.4  # each floor, for dice to come
ASIDE = 0.8  # a building set aside
ADVISOR_COLOUR = 0.6  # a colour for the archon
AHEAD = 10  # a lead beyond this makes no difference
IMPATIENCE = 0.15  # what is lost of all that needs time, for each round beyond the usual
TEDIUM = 1.0  # a disk that keeps the game from ending, for each round beyond the usual
FULL = 4  # more of a resource than this helps little


def promise(state: State, seat: Seat) -> float:
    """In points."""
    total = float(score(state, seat).total)
    if state.over:
        return total
    archon, left = state.archons[seat], rounds_left(state)
    hopes = stores(archon) + people(state, archon, left) + city(state, archon) + tracks(state, seat)
    total += hopes * (patience(state) if left else HOPE)
    if state.endings:
        total += lead(state, seat)
    elif not state.solo:
        total -= tedium(state)
    if seat == state.active and state.agenda:
        total += worth(state, state.agenda)
    return total


def lead(state: State, seat: Seat) -> float:
    """Whoever is ahead likes the end to come."""
    points = totals(state)
    margin = points[seat] - max(other for each, other in enumerate(points) if each != seat)
    return 0.5 * max(-AHEAD, min(AHEAD, margin))


def overtime(state: State) -> int:
    """How many rounds the game has lasted beyond the usual."""
    return 0 if state.solo else max(0, state.round - USUAL_ROUNDS)


def patience(state: State) -> float:
    """Nobody builds for ever: in a long game, what needs time counts less with each round."""
    return max(HOPE, 1 - IMPATIENCE * overtime(state))


def tedium(state: State) -> float:
    """A long game wants an end: towers bring it nearest, once two colours are used up."""
    return TEDIUM * overtime(state) * sum(sorted(state.towers)[:2])


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
    free = archon.free_bases
    total = ADVISOR_COLOUR * len(archon.advisors)
    total += BASE * left * (1 + 0.3 * (free - 1)) if free else 0.0
    for freeman in archon.freemen:
        total += freeman_worth(freeman.value, left) + PIP * bool(freeman.site)
    return total + WORKER * left + idle(state, archon)


def idle(state: State, archon: Archon) -> float:
    """Workers at home can still work in this round, which the next one makes up for."""
    if archon.passed or state.endings or state.offer:
        return 0.0
    once = rounds_after(state, state.round) - rounds_after(state, state.round + 1)
    return WORKER * once * (sum(not freeman.site for freeman in archon.freemen) + (not archon.figure))


def city(state: State, archon: Archon) -> float:
    """Buildings to be used again, blocks to be closed, towers and dice to multiply each other."""
    built = archon.city
    total = SEAT * sum(die.value for die in built.seats) + FLOOR * sum(archon.towers)
    total += BUILDING * sum(tile.colour is not None for tile in built.tiles) + ASIDE * len(archon.aside)
    total += CORNER * corners(built.survey)
    return total + sum(ready(state, archon, at) for at in built.open_blocks)


def corners(survey: Survey) -> int:
    """How many blocks lack a single tile."""
    tiles = survey.tiles
    return sum(
        (x + east, y) in tiles and (x, y + south) in tiles and (x + east, y + south) in tiles
        for x, y in survey.free
        for east in (-1, 1)
        for south in (-1, 1)
    )


def ready(state: State, archon: Archon, at: Square) -> float:
    """A block that fits a card is worth most of what the card brings."""
    best = 0.0
    for card in matches(archon.city, at, state.districts):
        district = DISTRICTS[card]
        points = district.later if card in archon.claimed else district.first
        gold = sum(offer.gold for offer in state.districts if offer.district == card)
        best = max(best, 0.6 * (points + GOLD * gold))
    return BLOCK + best


def tracks(state: State, seat: Seat) -> float:
    """Temples draw one after the other; a disk far ahead attacks better."""
    places = [temple.track.places[seat] for temple in state.temples]
    held = sum(temple.holder == seat for temple in state.temples)
    return climbing(places) + CARD * held + STEP * state.military.places[seat]

"""The estimate of a position: the score now, and the expected gains of stores, people, city and tracks."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core.game import Seat
from engines.origins.actions.people import SIX
from engines.origins.components import ADVISOR_POINTS, DISTRICTS, MILITARY, Goods
from engines.origins.components.terms import HOME, INDEX, DistrictId
from engines.origins.estimate.blocks import MOST_GAPS, begun_blocks, fewest_missing
from engines.origins.estimate.tasks import (
    base_value,
    climbing,
    freeman_value,
    rounds_left,
    step_value,
    tasks_value,
)
from engines.origins.estimate.weights import (
    ALONE,
    FULL,
    FURTHEST,
    LAST_ROUND,
    LEAD_CAP,
    UNUSED_AT_LAST,
    WEIGHTS,
    Weights,
)
from engines.origins.scoring import own_points, temple_points
from engines.origins.state import Archon, City, Freeman, Offer, State


def estimate(state: State, seat: Seat, weights: Weights | None = None) -> float:
    """In points, with the usual weights if none are given."""
    if weights is None:
        weights = ALONE if state.solo else WEIGHTS
    points = [
        points_at_home(archon) + temple_points(state, each) for each, archon in enumerate(state.archons)
    ]
    looks: float = points[seat]
    if not state.solo:
        looks += end_value(points, seat, weights) * end_nearness(state, seat, weights)
    if state.over:
        return looks
    archon = state.archons[seat]
    if state.endings:
        looks += LAST_ROUND * last_round_gains(archon, weights) + weights.usual_gains
    else:
        looks += expected_gains(state, seat, rounds_left(state), weights)
    looks += unused_workers(state, archon, weights)
    if seat == state.active and state.agenda:
        looks += tasks_value(state, state.agenda, weights)
    return looks


def expected_gains(state: State, seat: Seat, left: int, weights: Weights) -> float:
    """What the seat can expect to gain in the remaining rounds."""
    archon = state.archons[seat]
    have = stores(archon, weights) + people(archon, left, weights)
    return have + city(state, archon, weights) + tracks(state, seat, left, weights)


def last_round_gains(archon: Archon, weights: Weights) -> float:
    """What can still be turned into points in the last round."""
    return stores(archon, weights) + people(archon, 0, weights)


def end_value(points: Sequence[int], seat: Seat, weights: Weights) -> float:
    """The value of ending the game: positive for the leader, negative for the others."""
    margin = points[seat] - max([*points[:seat], *points[seat + 1 :]])
    return weights.end_with_lead * max(-LEAD_CAP, min(LEAD_CAP, margin)) / LEAD_CAP


def end_nearness(state: State, seat: Seat, weights: Weights) -> float:
    """How near the end is, 1 at the end: by the last disks of two colours, and the gold needed for them."""
    if state.endings or state.over:
        return 1.0
    archon = state.archons[seat]
    disks, price = last_floors(state.towers, archon.towers)
    actions = disks + weights.missing_gold * max(0, price - archon.goods.gold)
    return weights.half_distance / (weights.half_distance + actions)


@lru_cache(maxsize=1 << 12)
def last_floors(pool: tuple[int, ...], towers: tuple[int, ...]) -> tuple[int, int]:
    """The disks of the two colours of which fewest are left, and the gold that they all cost."""
    disks, price = 0, 0
    for left, height in sorted(zip(pool, towers, strict=True))[:2]:
        disks += left
        price += left * height + left * (left - 1) // 2
    return disks, price


def stores(archon: Archon, weights: Weights) -> float:
    """Resources, tokens and speakers."""
    tokens = weights.token * archon.superiority
    return stored(archon.goods, weights) + tokens + weights.speaker * len(archon.speakers)


@lru_cache(maxsize=1 << 12)
def stored(goods: Goods, weights: Weights) -> float:
    """Resources, of which more than a full store is worth little."""
    basics = 0.0
    for amount in (goods.stone, goods.food, goods.wisdom):
        basics += amount if amount <= FULL else FULL + weights.surplus * (amount - FULL)
    return weights.basic * basics + (weights.gold - 1) * min(goods.gold, FULL)


def people(archon: Archon, left: int, weights: Weights) -> float:
    """Freemen, bases for others, and advisors."""
    return people_value(archon.freemen, archon.towers, archon.bases, len(archon.advisors), left, weights)


@lru_cache(maxsize=1 << 12)
def people_value(  # noqa: PLR0913, PLR0917 - cached by all that it depends on
    freemen: tuple[Freeman, ...],
    towers: tuple[int, ...],
    bases: int,
    advisors: int,
    left: int,
    weights: Weights,
) -> float:
    """The same, by what it depends on."""
    free = bases - len(freemen)
    expected = (weights.advisor + weights.advisor_each_round * left) * advisors
    expected += base_value(left, weights) * (1 + weights.further_base * (free - 1)) if free else 0.0
    for freeman in freemen:
        expected += freeman_value(freeman.value, left, weights) + weights.pip * bool(freeman.site)
        expected += weights.seated_pip * freeman.value * (towers[INDEX[freeman.colour]] - 1)
    return expected


def points_at_home(archon: Archon) -> int:
    """The points beside those of the temples once all workers have returned; cached with the archon."""
    known: int | None = archon.__dict__.get("points at home")
    if known is None:
        known = archon.__dict__["points at home"] = own_points(archon) + retirements(archon)
    return known


def retirements(archon: Archon) -> int:
    """The points of those who will retire on their return, so that nobody passes early for their sake."""
    points, place = 0, len(archon.advisors)
    for freeman in archon.freemen:
        if freeman.site and freeman.value == SIX:
            last = ADVISOR_POINTS[place - 1] if place else 0
            points += last if freeman.colour in archon.advisors else ADVISOR_POINTS[place] - last
    return points


def unused_workers(state: State, archon: Archon, weights: Weights) -> float:
    """What unused workers can still do in this round."""
    if archon.passed or state.offer:
        return 0.0
    unused = [freeman.site for freeman in archon.freemen].count(HOME) + (not archon.figure)
    return (UNUSED_AT_LAST if state.endings else weights.unused) * unused


def city(state: State, archon: Archon, weights: Weights) -> float:
    """Floors, buildings to be added later, and what is built."""
    floors = weights.floor * sum(archon.towers) + weights.aside * len(archon.aside)
    return floors + built_value(archon.city, state.districts, archon.claimed, weights)


def built_value(
    built: City, offers: tuple[Offer, ...], claimed: tuple[DistrictId, ...], weights: Weights
) -> float:
    """Buildings to use again, blocks to close, and dice for future floors; cached with the city."""
    known: tuple[object, object, Weights, float] | None = built.__dict__.get("value")
    if known is None or known[0] != offers or known[1] != claimed or known[2] is not weights:
        coloured, ready = built.survey.coloured, len(built.open_blocks)
        expected = weights.building * coloured - weights.farm * (len(built.tiles) - coloured)
        expected += weights.seat * sum([die.value for die in built.seats])
        expected += weights.block * min(ready, 2) + weights.further_block * max(0, ready - 2)
        known = (offers, claimed, weights, expected + matching(built, offers, claimed, weights))
        built.__dict__["value"] = known
    return known[3]


def matching(
    built: City, offers: tuple[Offer, ...], claimed: tuple[DistrictId, ...], weights: Weights
) -> float:
    """A card is worth more the fewer tiles a block needs to match it."""
    expected, begun = 0.0, begun_blocks(built)
    shares = (weights.none_missing, weights.one_missing, weights.two_missing)
    for card, gold in ((offer.district, offer.gold) for offer in offers):
        if (missing := fewest_missing(begun, card)) <= MOST_GAPS:
            district = DISTRICTS[card]
            points = district.later if card in claimed else district.first
            expected += shares[missing] * (points + weights.gold * gold)
    return expected


def tracks(state: State, seat: Seat, left: int, weights: Weights) -> float:
    """Temple tracks, zodiac cards and the military track."""
    held = [temple.holder for temple in state.temples].count(seat)
    army = army_value(state.military.places[seat], left, weights)
    return climbing(*state.climbed(seat), left, weights) + weights.card * held + army


@lru_cache(maxsize=1 << 10)
def army_value(place: int, left: int, weights: Weights) -> float:
    """A place on the military track."""
    borders = weights.border * left * MILITARY[place].borders
    return step_value(left, weights) * min(place, FURTHEST) + borders

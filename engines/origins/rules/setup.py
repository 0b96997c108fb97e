"""Setting up: tokens, tiles, dice, districts and the archons' starting goods (pages 4 to 8)."""

from collections import Counter
from collections.abc import Iterable

from engines.core.errors import BadSetup
from engines.core.game import Seat, Setup
from engines.core.text import Text
from engines.origins.actions.dice import Dice
from engines.origins.components import BUILDINGS, COMPANIES, DISTRICTS, SITES, START, TILES, Goods, tiles_of
from engines.origins.components.terms import COLOURS, INDEX, BuildingId, Sign
from engines.origins.state import Archon, Die, Offer, Options, State, Temple, Track


def new(setup: Setup[Options]) -> State:
    """The state before the draft."""
    dice = Dice(setup.seed)
    company, seats = COMPANIES[setup.seats], setup.seats
    tokens, dice.rng = dice.rng.shuffled(COLOURS)
    signs, dice.rng = dice.rng.shuffled(Sign)
    pool, stacks = tiles_given(setup.order) if setup.order is not None else tiles_shuffled(dice)
    citizens = in_pool_order([dice.citizen(colour) for colour in COLOURS], pool)
    speakers = tuple(sorted(dice.speaker() for _ in range(company.speakers)))
    cards, dice.rng = dice.rng.shuffled(DISTRICTS)
    districts = cards[: company.districts]
    first = dice.below(seats)
    offer = tuple(dice.citizen(colour) for colour in COLOURS for _ in range(1 if seats == 1 else 2))
    offered = Counter(die.colour for die in offer)
    return State(
        options=setup.options,
        archons=(starting_archon(),) * seats,
        tokens=tokens,
        sites=(START.site,) * len(SITES),
        pool=pool,
        stacks=stacks,
        citizens=citizens,
        reserve=tuple(company.citizens - 1 - offered[colour] for colour in COLOURS),
        speakers=speakers,
        districts=tuple(Offer(card, START.district_gold) for card in districts),
        towers=tower_pool(districts),
        military=military_start(seats, first),
        temples=tuple(Temple(Track((0,) * seats, tuple(range(seats))), sign) for sign in signs[:3]),
        rng=dice.rng.state,
        first=first,
        active=first,
        offer=offer,
    )


def starting_archon() -> Archon:
    """One of each resource, a disk of each colour on the palace, two bases (page 7)."""
    goods = Goods(START.stone, START.food, START.wisdom, START.gold)
    return Archon(goods, (START.tower,) * len(COLOURS), START.bases)


def tiles_shuffled(dice: Dice) -> tuple[tuple[BuildingId, ...], tuple[tuple[BuildingId, ...], ...]]:
    """Each colour in a stack of its own; the top ones, shuffled, are the pool (page 5)."""
    stacks: list[tuple[BuildingId, ...]] = []
    for colour in COLOURS:
        stack, dice.rng = dice.rng.shuffled(tiles_of(colour))
        stacks.append(stack)
    pool, dice.rng = dice.rng.shuffled(stack[0] for stack in stacks)
    return pool, tuple(stack[1:] for stack in stacks)


def tiles_given(
    order: tuple[BuildingId, ...],
) -> tuple[tuple[BuildingId, ...], tuple[tuple[BuildingId, ...], ...]]:
    """The order of the setup: the pool from the top, then every other tile in the order of its stack."""
    pool, rest = order[: len(COLOURS)], order[len(COLOURS) :]
    if sorted(order) != sorted(TILES) or {BUILDINGS[tile].colour for tile in pool} != set(COLOURS):
        raise BadSetup(Text("origins-wrong-order", {"tiles": len(TILES)}))
    stacks = (tuple(tile for tile in rest if BUILDINGS[tile].colour is colour) for colour in COLOURS)
    return pool, tuple(stacks)


def in_pool_order(dice: Iterable[Die], pool: tuple[BuildingId, ...]) -> tuple[Die, ...]:
    """From lowest to highest; of equal dice, the one whose building is lower in the pool first (page 5)."""
    depth = {BUILDINGS[tile].colour: place for place, tile in enumerate(pool)}
    return tuple(sorted(dice, key=lambda die: (die.value, -depth[die.colour])))


def tower_pool(districts: tuple[int, ...]) -> tuple[int, ...]:
    """A disk of each colour, and one more for each tower on a card (page 6)."""
    disks = [1] * len(COLOURS)
    for card in districts:
        for colour in DISTRICTS[card].towers:
            disks[INDEX[colour]] += 1
    return tuple(disks)


def military_start(seats: int, first: Seat) -> Track:
    """The first player's disk at the bottom, the others on it in turn (page 8); solo adds a neutral disk."""
    disks = max(seats, 2)
    return Track((0,) * disks, tuple((first + turn) % disks for turn in range(disks)))

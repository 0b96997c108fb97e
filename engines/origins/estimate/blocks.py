"""How near the blocks of a city are to fitting district cards: something to hope for, and no rule."""

from functools import lru_cache
from typing import Literal, TypeAlias

from engines.origins.actions.districts import CORNERS
from engines.origins.components import DISTRICTS
from engines.origins.components.terms import Colour, DistrictId
from engines.origins.state import City

Gap: TypeAlias = Literal["gap"]
GAP: Gap = "gap"  # a place of a block without a tile
Shown: TypeAlias = tuple[Colour | Gap | None, ...]  # what a block shows, from the north-west on
BEGUN = 2  # a block with more gaps than this is not worth a thought
NEVER = 5  # tiles to be added to a block that cannot fit a card any more


@lru_cache(maxsize=1 << 16)
def lacking(shown: Shown, card: DistrictId) -> int:
    """The fewest tiles to be added to a block until it fits a card; more than four where it never will."""
    district, gaps = DISTRICTS[card], shown.count(GAP)
    for corner, one, other in CORNERS:
        sides = (shown[one], shown[other])
        if shown[corner] in (district.corner, GAP) and any(
            all(seen in (wanted, GAP) for seen, wanted in zip(sides, order, strict=True))
            for order in (district.sides, district.sides[::-1])
        ):
            return gaps
    return NEVER


def closest(city: City, cards: tuple[DistrictId, ...]) -> tuple[int, ...]:
    """For each card, how many tiles the block is short of that fits it soonest; kept with the city."""
    known: tuple[tuple[DistrictId, ...], tuple[int, ...]] | None = city.__dict__.get("closest")
    if known is None or known[0] != cards:  # every city begins alike, whatever cards lie on its table
        begun = begun_blocks(city)
        short = tuple(min((lacking(shown, card) for shown in begun), default=NEVER) for card in cards)
        known = city.__dict__["closest"] = (cards, short)
    return known[1]


def begun_blocks(city: City) -> set[Shown]:
    """What the blocks show that have two tiles or more and no die yet."""
    tiles, taken = city.survey.tiles, {(seat.x, seat.y) for seat in city.seats}
    colours: dict[tuple[int, int], Colour | None] = {at: tile.colour for at, tile in tiles.items()}
    corners = {(x - west, y - north) for x, y in tiles for west in (0, 1) for north in (0, 1)} - taken
    found = set[Shown]()
    for x, y in corners:
        shown = (
            colours.get((x, y), GAP),
            colours.get((x + 1, y), GAP),
            colours.get((x, y + 1), GAP),
            colours.get((x + 1, y + 1), GAP),
        )
        if shown.count(GAP) <= BEGUN:
            found.add(shown)
    return found

"""How many tiles the blocks of a city need to match district cards."""

from functools import lru_cache
from typing import Literal, TypeAlias

from engines.origins.actions.districts import CORNERS
from engines.origins.components import DISTRICTS
from engines.origins.components.terms import Colour, DistrictId
from engines.origins.state import City

Gap: TypeAlias = Literal["gap"]
GAP: Gap = "gap"  # a place of a block without a tile
Shown: TypeAlias = tuple[
    Colour | Gap | None, ...
]  # the colours of a block: north-west, north-east, south-west, south-east
MOST_GAPS = 2  # blocks with more gaps are ignored
NEVER = 5  # stands for a block that cannot match a card any more


@lru_cache(maxsize=1 << 16)
def missing_tiles(shown: Shown, card: DistrictId) -> int:
    """The fewest tiles that a block needs to match a card; NEVER if it cannot."""
    district, gaps = DISTRICTS[card], shown.count(GAP)
    for corner, one, other in CORNERS:
        sides = (shown[one], shown[other])
        if shown[corner] in (district.corner, GAP) and any(
            all(seen in (wanted, GAP) for seen, wanted in zip(sides, order, strict=True))
            for order in (district.sides, district.sides[::-1])
        ):
            return gaps
    return NEVER


def fewest_missing(begun: frozenset[Shown], card: DistrictId) -> int:
    """The fewest tiles that any of these blocks needs to match a card."""
    return min([missing_tiles(shown, card) for shown in begun], default=NEVER)


@lru_cache(maxsize=1 << 10)  # Playouts from one position often build the same city.
def begun_blocks(city: City) -> frozenset[Shown]:
    """The colours of the blocks that have at least two tiles and no die yet."""
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
        if shown.count(GAP) <= MOST_GAPS:
            found.add(shown)
    return frozenset(found)

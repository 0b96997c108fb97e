"""Where the items in hand can go, and whether there is only one way to place them."""

from collections.abc import Sequence

from engines.cities.components import ATTRACTIONS, TILES, UNKNOWN, Item
from engines.cities.district.grid import NAMES, At, areas
from engines.cities.district.layout import District
from engines.cities.district.survey import Colour, Survey
from engines.core.grids.bits import BitSet


def room(survey: Survey, item: Item) -> BitSet:
    """The fields that an attraction or a piece may be put on."""
    if item in ATTRACTIONS:
        return survey.room_for_attraction(ATTRACTIONS[item].on)
    return survey.room_for_piece(item)


def has_no_room(survey: Survey, item: Item) -> bool:
    """Whether an item cannot be placed anywhere; a tile always can, and an unknown item might."""
    return item not in TILES and item != UNKNOWN and not room(survey, item)


def with_item(district: District, item: Item, at: At) -> District:
    """The district with one more attraction or piece."""
    return district.place(item, at) if item in ATTRACTIONS else district.build(Colour(item), at)


def only_way(district: District, hand: Sequence[Item]) -> list[tuple[Item, At]] | None:
    """How to place everything that fits, if there is only one sensible way; None otherwise."""
    ways: list[tuple[Item, At]] = []
    for item in [item for item in hand if not has_no_room(district.survey, item)]:
        free = 0 if item == UNKNOWN else room(district.survey, item)
        if not free or not _is_one_place(free, district.survey, item):
            return None
        at = NAMES[(free & -free).bit_length() - 1]
        ways.append((item, at))
        district = with_item(district, item, at)
    return ways


def _is_one_place(free: BitSet, survey: Survey, item: Item) -> bool:
    """One field only, or fields of one park or lake, which are equivalent for an attraction."""
    if not free & free - 1:
        return True
    if item not in ATTRACTIONS or ATTRACTIONS[item].on == "plot":
        return False
    return any(free & area == free for area in areas(survey.terrain[ATTRACTIONS[item].on]))

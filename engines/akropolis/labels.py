"""Names of things, and labels for each step of a move."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, reduce

from engines.akropolis.components import AREAS, TILES, Area, Kind, TileId
from engines.akropolis.scoring import LARGE_GROUP, OPEN_SIDES
from engines.akropolis.spots import around
from engines.akropolis.state import State, Survey
from engines.core.game import Topics
from engines.core.grids.bits import Cell
from engines.core.grids.hexes import Hex, cell_of
from engines.core.text import Text

MOST_NAMED = 3  # areas in the name of a place

# The numbers in pages of the rules.
TOPICS: Topics = {
    "scoring": {
        area.district.value: area.stars
        for area in AREAS.values()
        if area.district and area.kind is Kind.PLAZA
    },
    "variants": {"group": LARGE_GROUP, "sides": OPEN_SIDES},
}


@cache
def tile_name(tile: TileId) -> Text:
    """A tile, named by its three areas."""
    first, second, third = (Text(f"akropolis-area-{area.code}") for area in TILES[tile].areas)
    return Text("akropolis-tile", {"first": first, "second": second, "third": third})


def label(state: State, steps: Sequence[str]) -> Text:
    """The label of the last step: the verb, a tile of the market, what is under its first hex, a rotation."""
    match list(steps):
        case [] | [_]:
            return Text("akropolis-step-place")
        case [_verb, slot]:
            tile = tile_name(state.market[int(slot)])
            return Text("akropolis-step-tile", {"tile": tile, "price": int(slot)})
        case [_verb, _slot, at]:
            return spot_name(
                state.architects[state.active].city.survey, [cell_of(Hex(*map(int, at.split())))]
            )
        case _:
            return rotation_name(state.market[int(steps[1])], int(steps[-1]))


def spot_name(survey: Survey, cells: Sequence[Cell]) -> Text:
    """What a tile would cover; on the ground, what it would lie beside."""
    covered = [survey.tops[cell] for cell in sorted(cells) if cell in survey.tops]
    if covered:
        areas = _counted(top.area for top in covered)
        return Text("akropolis-step-on", {"level": covered[0].level + 1, "areas": areas})
    beside = [survey.tops[cell].area for cell in sorted(around(cells)) if cell in survey.tops]
    return (
        Text("akropolis-step-ground", {"areas": _counted(beside)}) if beside else Text("akropolis-step-edge")
    )


def _counted(areas: Iterable[Area]) -> Text:
    """The most frequent areas, equal ones counted."""
    frequent = Counter(area.code for area in areas).most_common(MOST_NAMED)
    names = (
        name if count == 1 else Text("akropolis-alt-area", {"count": count, "area": name})
        for code, count in frequent
        for name in (Text(f"akropolis-area-{code}"),)
    )
    return in_a_row(names)


def in_a_row(names: Iterable[Text]) -> Text:
    """A list of at least one name."""
    return reduce(lambda first, rest: Text("akropolis-alt-row", {"first": first, "rest": rest}), names)


@cache
def rotation_name(tile: TileId, facing: int) -> Text:
    """Where the one area goes that is on the tile only once; the others follow clockwise."""
    codes = [area.code for area in TILES[tile].areas]
    single = next(number for number, code in enumerate(codes) if codes.count(code) == 1)
    # The hexes of a tile that faces north lie to the lower left, to the upper left and to the right.
    corner = (facing + 2 * single) % 6
    return Text(f"akropolis-turned-{corner}", {"area": Text(f"akropolis-area-{codes[single]}")})

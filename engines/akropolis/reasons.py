"""What a tile brings and costs: stones, and districts that count more or less."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.akropolis.components import QUARRY, TILES, District
from engines.akropolis.labels import in_a_row
from engines.akropolis.moves import Place
from engines.akropolis.scoring import COLOURS, Panorama, panorama
from engines.akropolis.spots import under
from engines.akropolis.state import City, Options, State, Survey
from engines.core.reasons import complete, ranked
from engines.core.text import Text


class Colour(NamedTuple):
    """What a city has of a colour: points are the product."""

    stars: int
    value: int

    @property
    def points(self) -> int:
        return self.stars * self.value


def reasons(state: State, move: Place) -> list[Text]:
    """Points and stones, then what may count later; the price, which is named with the tile, is last."""
    me, tile = state.architects[state.active], state.market[move.slot]
    city = me.city.lay(tile, move.at, move.facing)
    before, after = me.city.survey, city.survey
    changes = list(changed_colours(me.city, city, state.options))
    later = [*prospects(changes), *quarries_to_come(tile)]
    _spot, first, *_ = under(move.at, move.facing)
    nothing = Text("akropolis-reason-nothing", {"level": after.tops[first].level})
    return [*complete([*points(changes), *quarried(before, after)], later, nothing), *price(move.slot)]


def changed_colours(before: City, after: City, options: Options) -> Iterator[tuple[District, Colour, Colour]]:
    """Every colour of which a city has more or less, before and after."""
    old, new = panorama(before, options.edges), panorama(after, options.edges)
    for district in COLOURS:
        had, has = colour(old, district, options), colour(new, district, options)
        if had != has:
            yield district, had, has


def colour(panorama: Panorama, district: District, options: Options) -> Colour:
    value = panorama.worth(district)
    if district in options.variants:
        value += panorama.value(panorama.counts_twice(district))
    return Colour(panorama.stars(district), value)


def points(changes: list[tuple[District, Colour, Colour]]) -> list[Text]:
    """The points of each colour, because of its districts or of its plazas alone."""
    return ranked((cause(district, had, has), has.points - had.points) for district, had, has in changes)


def cause(district: District, had: Colour, has: Colour) -> Text:
    key = "akropolis-reason-stars" if had.value == has.value else "akropolis-reason-value"
    return Text(key, {"district": district.value, "value": has.value, "stars": has.stars})


def quarried(before: Survey, after: Survey) -> Iterator[Text]:
    """A stone for each quarry covered; a stone is a point (page 7)."""
    gained = after.quarried - before.quarried
    if gained:
        yield Text("akropolis-reason-quarries", {"points": gained})


def price(stones: int) -> Iterator[Text]:
    if stones:
        yield Text("akropolis-reason-price", {"price": stones, "points": -stones})


def prospects(changes: list[tuple[District, Colour, Colour]]) -> Iterator[Text]:
    """Stars without districts to multiply, and districts without stars, which are named together."""
    starless = []
    for district, had, has in changes:
        if has.stars > had.stars and not has.value:
            yield Text("akropolis-reason-no-value", {"district": district.value, "stars": has.stars})
        elif has.value > had.value and not has.stars:
            starless.append(Text("akropolis-reason-worth", {"district": district.value, "value": has.value}))
    if starless:
        yield Text("akropolis-reason-no-stars", {"districts": in_a_row(starless)})


def quarries_to_come(tile: str) -> Iterator[Text]:
    """The quarries on a tile, which pay once they are covered (page 5)."""
    quarries = TILES[tile].areas.count(QUARRY)
    if quarries:
        yield Text("akropolis-reason-quarry-later", {"quarries": quarries})

"""What the signs in the pictures of Akropolis mean."""

from collections.abc import Iterator
from functools import cache

from engines.akropolis.components import AREAS, TILES, Area, District, Kind
from engines.akropolis.labels import TOPICS
from engines.akropolis.state import State
from engines.core.game import View
from engines.core.grids.hexes import Hex
from engines.core.text import Argument, Text
from render.akropolis.areas import Look
from render.akropolis.colours import PALETTES
from render.akropolis.effects import too_expensive
from render.akropolis.relief import Prism, draw_prism, lift
from render.drawing import glyphs
from render.drawing.canvas import Canvas
from render.drawing.lettering import SMALL
from render.drawing.sprites import Sprite
from render.requests import Legend, LegendEntry
from render.widgets.badges import disc
from render.widgets.signs import SIDE, drawn, entry, glyph_entry

UNIT = 24  # half the side of a hex
ALL_SIDES = 0b111111


def entries(view: View[State] | None) -> list[LegendEntry]:
    """The areas that are on offer or uppermost in a city, then the other signs."""
    state = view.state if view else None
    codes, doubled = (_codes(state), state.options.variants) if state else (set(AREAS), ())
    areas = [area_entry(area, doubled) for area in AREAS.values() if area.code in codes]
    return [*areas, *_others(state)]


def _codes(state: State) -> set[str]:
    """The areas that can be seen."""
    uppermost = {top.area.code for each in state.architects for top in each.city.survey.tops.values()}
    return uppermost | {area.code for tile in state.market for area in TILES[tile].areas}


def area_entry(area: Area, doubled: tuple[District, ...]) -> LegendEntry:
    """An area, and how it counts."""
    sprite, name = _hex(Look(area.code)), Text(f"akropolis-area-{area.code}")
    if area.district is None:
        return LegendEntry(sprite, name, Text("akropolis-legend-quarry"))
    if area.kind is Kind.PLAZA:
        stars: dict[str, Argument] = {"stars": area.stars, "district": area.district.value}
        return LegendEntry(sprite, name, Text("akropolis-legend-plaza", stars))
    line = Text(f"akropolis-legend-{area.district}")
    if area.district in doubled:
        line = Text(f"{line.key}-twice", TOPICS["variants"])
    return LegendEntry(sprite, Text(f"akropolis-part-{area.district}"), line)


def _others(state: State | None) -> Iterator[LegendEntry]:
    if state is None or any(each.city.survey.highest > 1 for each in state.architects):
        yield entry(disc("2", SMALL, 1.6), "akropolis-legend-level")
    if state is None or (not state.over and state.affordable < len(state.market)):
        yield entry(_hex(Look("q", pale=True), hatched=True), "akropolis-legend-expensive")
    yield glyph_entry(glyphs.STONE, "akropolis-legend-stone")
    yield glyph_entry(glyphs.STACK, "akropolis-legend-stack")
    yield glyph_entry(glyphs.CROWN, "akropolis-legend-chief")


@cache
def _hex(look: Look, *, hatched: bool = False) -> Sprite:
    """An area by itself."""

    def draw(canvas: Canvas) -> None:
        x, y = 2 * UNIT + 1, SIDE // 2
        prism = Prism(Hex(0, 0), look, 1, 1, ALL_SIDES)
        draw_prism(canvas, prism, UNIT, x, y - lift(UNIT) // 2)
        if hatched:
            canvas.darken(too_expensive(UNIT), x, y)

    return drawn(draw, 4 * UNIT + 2)


LEGEND = Legend(entries, PALETTES)

"""What the signs in the pictures of Founders of the Empire mean."""

from collections.abc import Iterator, Mapping

from engines.core.game import View
from engines.core.text import Argument, Text
from engines.founders.components import (
    CRAFTSMEN_POINTS,
    REPLACED_POINTS,
    ROW,
    TILES,
    Kind,
    Resource,
    TileId,
    Token,
)
from engines.founders.names import listed, resource_name, short_name
from engines.founders.state import Phase, State
from render.drawing import glyphs
from render.founders.colours import PALETTES
from render.founders.glyphs import AGREED, REFUSED, TOKENS, TURNED
from render.founders.pieces import tiles, tokens
from render.founders.resource_table import resource_plate
from render.requests import Legend, LegendEntry
from render.widgets.signs import SIDE, entry, glyph_entry

TOKEN = 76
# A tile of each kind.
EXAMPLES: Mapping[Kind, TileId] = {
    kind: next(tile.id for tile in TILES.values() if tile.kind is kind) for kind in Kind
}
NUMBERS: dict[str, Argument] = {"craftsmen": CRAFTSMEN_POINTS, "replaced": REPLACED_POINTS, "row": ROW}


def entries(view: View[State] | None) -> list[LegendEntry]:
    """Tiles, resources and tokens are always in some picture; other signs come and go."""
    state = view.state if view else None
    return [
        *_tiles(state),
        *(_resource(resource) for resource in Resource),
        *_tokens(),
        *_others(state),
    ]


def _tiles(state: State | None) -> Iterator[LegendEntry]:
    for kind, tile in EXAMPLES.items():
        shown = tiles.sprite(tiles.offered_look(tile, can_build=True), SIDE, 1)
        yield entry(shown, f"founders-legend-{kind}")
    missing = tiles.offered_look(EXAMPLES[Kind.VILLAGE], can_build=False)
    yield entry(tiles.sprite(missing, SIDE, 1), "founders-legend-out-of-reach")
    if state is None or any(plot.silent for each in state.founders for plot in each.territory.plots):
        silent = tiles.built_look(EXAMPLES[Kind.VILLAGE], silent=True)
        yield entry(tiles.sprite(silent, SIDE, 1), "founders-legend-silent")


def _resource(resource: Resource) -> LegendEntry:
    """A resource, and the tiles that make it."""
    makers = {tile.name: short_name(tile.id) for tile in TILES.values() if resource in tile.makes}
    made = Text("founders-legend-made", {"tiles": listed(makers.values())})
    return LegendEntry(resource_plate(resource), resource_name(resource), made)


def _tokens() -> Iterator[LegendEntry]:
    for token in Token:
        yield entry(tokens.disc(TOKENS[token], TOKEN), f"founders-legend-token-{token}", NUMBERS)


def _others(state: State | None) -> Iterator[LegendEntry]:
    yield glyph_entry(glyphs.STACK, "founders-legend-stack", NUMBERS)
    if state is None or any(each.replaced for each in state.founders):
        yield glyph_entry(TURNED, "founders-legend-replaced", NUMBERS)
    if state is None or state.bought:
        yield entry(resource_plate(Resource.WINE, bought=True), "founders-legend-bought")
    if state is None or state.phase is Phase.VOTE:
        yield entry(tokens.disc(AGREED, TOKEN), "founders-legend-agreed")
        yield entry(tokens.disc(REFUSED, TOKEN), "founders-legend-refused")


LEGEND = Legend(entries, PALETTES)

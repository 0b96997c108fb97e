"""What there is to see before the first tile is laid: the start tiles, and what the council asks for."""

from collections.abc import Sequence
from math import ceil

from engines.cities.components import TileId
from engines.cities.labels import requirement_name
from engines.cities.state import State
from render.cities.pieces import cards
from render.cities.pieces.items import draw_tile
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.sprites import Box
from render.requests import RenderRequest
from render.widgets.layout import cells

GAP = 10  # between cards
APART = 20  # between tiles


def has_started(state: State) -> bool:
    """Whether somebody has a tile."""
    return any(planner.district.tiles for planner in state.planners)


def draw_start_tiles(canvas: Canvas, tiles: Sequence[TileId], box: Box) -> None:
    """In the rows in which they are largest."""
    left, _, right, bottom = box
    columns = max(range(1, len(tiles) + 1), key=lambda columns: _side(len(tiles), columns, box))
    side = _side(len(tiles), columns, box)
    for tile, (start, upper, end, lower) in zip(tiles, cells(box, len(tiles), columns), strict=True):
        in_last = len(tiles) % columns if lower >= bottom - 1 else 0
        shift = (right - left) / columns * (columns - in_last) / 2 if in_last else 0
        middle = (start + end) / 2 + shift, (upper + lower) / 2
        draw_tile(canvas, tile, (middle[0] * canvas.scale, middle[1] * canvas.scale), side * canvas.scale)


def _side(tiles: int, columns: int, box: Box) -> int:
    left, top, right, bottom = box
    return int(min((right - left) / columns, (bottom - top) / ceil(tiles / columns))) - APART


def draw_council(canvas: Canvas, state: State, request: RenderRequest, top: float, bottom: float) -> None:
    """The requirements side by side, for which a start tile is chosen."""
    scale, width = canvas.scale, (WIDTH - 2 * MARGIN) / 3
    for n in range(3):
        left, right = (MARGIN + width * n + GAP / 2) * scale, (MARGIN + width * (n + 1) - GAP / 2) * scale
        name = request.say(requirement_name(state.council.requirements[n]))
        card = cards.council_card(state, state.active, n)._replace(name=name)
        cards.draw(canvas, card, (left, top * scale, right, bottom * scale))

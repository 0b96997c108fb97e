"""The picture in which a tile is chosen: the tiles on offer with their prices, above one's own city."""

from engines.akropolis.scoring import score
from engines.akropolis.state import State
from engines.core.game import View
from render.akropolis import alt
from render.akropolis.city import draw_framed_city, draw_headline
from render.akropolis.colours import PALETTES
from render.akropolis.framing import ANY_SIZE, LETTERS, TOP, Room, frame
from render.akropolis.market import draw_price, draw_tile
from render.akropolis.pointing import all_covered, heights
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.requests import Picture, RenderRequest

STRIP = 248  # the height of the tiles with their prices
PRICE = 56  # the height of the prices above the tiles
SPARE = 24  # between the tiles and the city
WIDEST = 250  # one offer


def choice(view: View[State], request: RenderRequest) -> Picture:
    """The tiles from left to right, and the city with the ideas as they would lie."""
    state, seat = view.state, request.subject(view, view.state.active)
    architect = state.architects[seat]
    points = score(architect, state.options).total
    least = LETTERS if request.marks else ANY_SIZE
    moves = list(request.marks.values())
    room = Room(TOP + STRIP, TALLEST_QUESTION)
    framed = frame(heights(architect.city, moves), all_covered(moves), least, request.scale, room)
    canvas = new_card(request.scale, framed.height)
    figures = {glyphs.MEDAL: str(points), glyphs.STONE: str(architect.stones)}
    draw_headline(canvas, state, seat, request, figures)
    _draw_tiles(canvas, state)
    draw_framed_city(canvas, state, architect.city, request, framed)
    return Picture(canvas.png(PALETTES[request.theme]), alt.choice(state, alt.city(seat, architect, points)))


def _draw_tiles(canvas: Canvas, state: State) -> None:
    """Each price above its tile; what cannot be paid for is pale and hatched."""
    scale, count = canvas.scale, len(state.market)
    width = min(WIDEST, (WIDTH - 2 * MARGIN) / max(count, 1))
    left = (WIDTH - width * count) / 2
    for slot, tile in enumerate(state.market):
        middle, top = left + width * (slot + 0.5), TOP + PRICE
        draw_price(canvas, slot, middle * scale, (TOP + PRICE / 2) * scale)
        near, far, bottom = middle - width / 2 + 6, middle + width / 2 - 6, TOP + STRIP - SPARE
        box = (near * scale, top * scale, far * scale, bottom * scale)
        draw_tile(canvas, tile, box, payable=slot < state.affordable)

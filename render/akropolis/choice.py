"""The picture in which a tile is chosen: the tiles on offer with their prices, above one's own city."""

from engines.akropolis.state import State
from engines.core.game import View
from render.akropolis import alt
from render.akropolis.city import draw_framed_city, draw_headline
from render.akropolis.colours import PALETTES
from render.akropolis.composition import frame_question
from render.akropolis.framing import TOP
from render.akropolis.market import draw_price, draw_tile
from render.akropolis.points import Points, draw_points
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.sprites import Box
from render.requests import Picture, RenderRequest

MOST_BESIDE = 4  # tiles that have their prices beside them; those of more are above them
STRIPS = {True: 176, False: 248}  # the height of the tiles with their prices, by where those are
PRICE = 56  # the height of a price above a tile
BESIDE = 104  # the width of a price beside a tile
SPARE = 24  # between the tiles and the city


def choice(view: View[State], request: RenderRequest) -> Picture:
    """The tiles from left to right, and the city with the ideas as they would lie."""
    state, seat = view.state, request.subject(view, view.state.active)
    architect = state.architects[seat]
    points = Points.of(state, state, seat)
    total = points.now.total
    strip = STRIPS[_is_beside(state)]
    moves = [*request.marks.values(), *filter(None, [request.ghost])]
    framed, cells, _ = frame_question(architect.city, request, moves, TOP + strip)
    canvas = new_card(request.scale, framed.height)
    figures = {glyphs.MEDAL: str(total), glyphs.STONE: str(architect.stones)}
    draw_headline(canvas, state, seat, request, figures)
    _draw_tiles(canvas, state, request.ghost.slot if request.ghost else None)
    draw_framed_city(canvas, state, seat, request, framed)
    if cells:
        draw_points(canvas, points, cells, request.say)
    return Picture(canvas.png(PALETTES[request.theme]), alt.choice(state, alt.city(seat, architect, total)))


def _is_beside(state: State) -> bool:
    return len(state.market) <= MOST_BESIDE


def _draw_tiles(canvas: Canvas, state: State, taken: int | None) -> None:
    """Each price with its tile; what cannot be paid for is hatched, what a ghost takes has its outline."""
    beside = _is_beside(state)
    width = (WIDTH - 2 * MARGIN) / max(len(state.market), 1)
    for slot, tile in enumerate(state.market):
        left, bottom = MARGIN + width * slot, TOP + STRIPS[beside] - SPARE
        offer = (left, TOP, left + width, bottom)
        box = _draw_price(canvas, slot, offer, beside=beside)
        draw_tile(canvas, tile, box, slot < state.affordable, taken=slot == taken)


def _draw_price(canvas: Canvas, slot: int, offer: Box, *, beside: bool) -> Box:
    """The price of an offer, and the room that it leaves for the tile."""
    scale, (left, top, right, bottom) = canvas.scale, offer
    if beside:
        draw_price(canvas, slot, (left + BESIDE / 2) * scale, (top + bottom) / 2 * scale)
        box = (left + BESIDE, top, right - 6, bottom)
    else:
        draw_price(canvas, slot, (left + right) / 2 * scale, (top + PRICE / 2) * scale)
        box = (left + 6, top + PRICE, right - 6, bottom)
    near, upper, far, lower = (edge * scale for edge in box)
    return near, upper, far, lower

"""The picture of one city: who leads it and what they have, the tiles and seats of power, and its people."""

from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.squares import Square
from engines.origins.moves import Buy, Farm, Use
from engines.origins.state import City, State
from render.drawing.canvas import HEIGHT, MARGIN
from render.drawing.lettering import MIDDLE, SMALL, faint_text
from render.drawing.sprites import Box
from render.drawing.squares import Grid, fit
from render.origins import alt, board
from render.origins.page.headline import headline
from render.origins.page.page import Page
from render.origins.pieces import people
from render.origins.pieces.tiles import empty_place
from render.requests import Picture, RenderRequest

BOARD: Box = (MARGIN + 52, 160, people.LEFT - 16, HEIGHT - MARGIN - 4)
AXIS = 28  # from the board to the numbers along it
LARGEST = 232


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be."""
    now, seat = view.state, request.subject(view, view.state.active)
    page = Page(now, request)
    headline(page, seat)
    _build(page, seat)
    people.draw(page, page.then, seat, now.archons[seat])
    page.mark(MIDDLE)
    shown = alt.city(page.then, seat)
    return Picture(page.png(), alt.preview(shown) if request.ghost else shown)


def _build(page: Page, seat: Seat) -> None:
    shown = page.then.archons[seat].city
    wanted = _marked(page.request)
    built = board.places(shown)
    left, top, right, bottom = (edge * page.scale for edge in BOARD)
    grid = fit([*built, *wanted], (left, top, right, bottom), LARGEST * page.scale)
    before = page.now.archons[seat].city if page.request.ghost else None
    for at in wanted:
        if at not in built:
            page.canvas.stamp(empty_place(grid.side), *grid.middle(at))
    board.draw(page, shown, grid, before)
    _number(page, [*built, *wanted], grid)
    _remember(page, shown, grid, wanted)


def _marked(request: RenderRequest) -> list[Square]:
    """The places that marks are about."""
    return [move.at for move in request.marks.values() if isinstance(move, Buy | Farm | Use)]


def _remember(page: Page, shown: City, grid: Grid, wanted: Sequence[Square]) -> None:
    """Where places and seats of power are, for marks."""
    for at in (*board.places(shown), *wanted):
        x, y = grid.middle(at)
        page.spot(("place", at), x / page.scale, y / page.scale)
    for at in shown.survey.blocks:
        east, south = grid.corner(at)
        page.spot(("seat", at), east / page.scale, south / page.scale)


def _number(page: Page, places: Sequence[Square], grid: Grid) -> None:
    """How far columns and rows are from the agora."""
    size, clear = SMALL * page.scale, grid.side / 2 + AXIS * page.scale
    xs, ys = {at.x for at in places}, {at.y for at in places}
    west, north = grid.middle(Square(min(xs), min(ys)))
    for x in xs:
        page.canvas.stamp(faint_text(_signed(x), size), grid.middle(Square(x, 0))[0], north - clear)
    for y in ys:
        page.canvas.stamp(faint_text(_signed(y), size), west - clear, grid.middle(Square(0, y))[1])


def _signed(number: int) -> str:
    return str(number).replace("-", "−")  # noqa: RUF001 - a minus as wide as a plus

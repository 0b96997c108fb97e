"""The picture of one city: the seat's figures, the tiles and seats of power, and its people."""

from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.origins.moves import Buy, Farm, Use
from engines.origins.state import City, State
from render.drawing.canvas import HEIGHT, MARGIN
from render.drawing.lettering import MIDDLE, SMALL, faint_text, signed
from render.drawing.sprites import Box
from render.drawing.squares import Grid, fit
from render.origins import alt, board
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.pieces import people
from render.origins.pieces.tiles import empty_place
from render.requests import Picture, RenderRequest

BOARD: Box = (MARGIN + 52, 160, people.LEFT - 16, HEIGHT - MARGIN - 4)
AXIS = 28  # the distance from the board to the numbers along it
LARGEST = 232


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    now, seat = view.state, request.subject(view, view.state.active)
    page = Page(now, request)
    draw_headline(page, seat)
    _draw_city(page, seat)
    people.draw(page, page.then, seat, now.archons[seat])
    page.draw_marks(MIDDLE)
    shown = alt.city(page.then, seat)
    return Picture(page.png(), alt.preview(shown) if request.ghost else shown)


def _draw_city(page: Page, seat: Seat) -> None:
    shown = page.then.archons[seat].city
    marked = _marked_places(page.request)
    built = board.places(shown)
    left, top, right, bottom = (edge * page.scale for edge in BOARD)
    grid = fit([*built, *marked], (left, top, right, bottom), LARGEST * page.scale)
    before = page.now.archons[seat].city if page.request.ghost else None
    for at in marked:
        if at not in built:
            page.canvas.stamp(empty_place(grid.side), *grid.middle(at))
    board.draw(page, shown, grid, before)
    _draw_coordinates(page, [*built, *marked], grid)
    _remember_spots(page, shown, grid, marked)


def _marked_places(request: RenderRequest) -> list[Square]:
    """The places of the marked moves."""
    return [move.at for move in request.marks.values() if isinstance(move, Buy | Farm | Use)]


def _remember_spots(page: Page, shown: City, grid: Grid, marked: Sequence[Square]) -> None:
    """Remember the positions of places and seats of power, for marks."""
    for at in (*board.places(shown), *marked):
        x, y = grid.middle(at)
        page.add_spot(("place", at), x / page.scale, y / page.scale)
    for at in shown.survey.blocks:
        east, south = grid.corner(at)
        page.add_spot(("seat", at), east / page.scale, south / page.scale)


def _draw_coordinates(page: Page, places: Sequence[Square], grid: Grid) -> None:
    """The distances of columns and rows from the agora."""
    size, clear = SMALL * page.scale, grid.side / 2 + AXIS * page.scale
    xs, ys = {at.x for at in places}, {at.y for at in places}
    west, north = grid.middle(Square(min(xs), min(ys)))
    for x in xs:
        page.canvas.stamp(faint_text(signed(x), size), grid.middle(Square(x, 0))[0], north - clear)
    for y in ys:
        page.canvas.stamp(faint_text(signed(y), size), west - clear, grid.middle(Square(0, y))[1])

"""The picture of one city: who leads it and what they have, the tiles and seats of power, and its people."""

from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.squares import Square
from engines.origins.state import City, State
from render.canvas import HEIGHT, MARGIN
from render.lettering import MIDDLE, SMALL, faint
from render.origins import alt, board, choices, people
from render.origins.headline import headline
from render.origins.page import Page
from render.origins.pieces import plot
from render.sprites import Box
from render.squares import Grid, fit
from render.wishes import Picture, Wish

BOARD: Box = (MARGIN + 52, 160, people.LEFT - 16, HEIGHT - MARGIN - 4)
AXIS = 28  # from the board to the numbers along it
LARGEST = 232


def city(view: View[State], wish: Wish) -> Picture:
    """A seat's city; with a ghost, as it would be."""
    now, seat = view.state, subject(view, wish)
    then = choices.after(view, wish.ghost) if wish.ghost else now
    page = Page(wish.scale)
    headline(page, now, then, seat, wish)
    _build(page, now, then, seat, wish)
    people.draw(page, then, seat, now.archons[seat])
    page.mark(now, wish.marks, MIDDLE)
    shown = alt.city(then, seat)
    return Picture(page.png(), alt.preview(shown) if wish.ghost else shown)


def subject(view: View[State], wish: Wish) -> Seat:
    """Whose city is meant: the seat asked for, or the reader's own, or that of who is to move."""
    if wish.seat is not None:
        return wish.seat
    return view.state.active if view.seat is None else view.seat


def _build(page: Page, now: State, then: State, seat: Seat, wish: Wish) -> None:
    shown = then.archons[seat].city
    wanted = _marked(now, wish)
    built = board.places(shown)
    left, top, right, bottom = (edge * page.scale for edge in BOARD)
    grid = fit([*built, *wanted], (left, top, right, bottom), LARGEST * page.scale)
    before = now.archons[seat].city if wish.ghost else None
    for at in wanted:
        if at not in built:
            page.canvas.stamp(plot(grid.side), *grid.middle(at))
    board.draw(page, shown, grid, before)
    _number(page, [*built, *wanted], grid)
    _remember(page, shown, grid, wanted)


def _marked(state: State, wish: Wish) -> list[Square]:
    """The places that marks are about."""
    keys = [key.split() for words in wish.marks.values() for key in choices.targets(state, words)]
    return [Square(int(x), int(y)) for kind, *at in keys if kind == "place" for x, y in [at]]


def _remember(page: Page, shown: City, grid: Grid, wanted: Sequence[Square]) -> None:
    """Where places and seats of power are, for marks."""
    for at in (*board.places(shown), *wanted):
        x, y = grid.middle(at)
        page.spot(f"place {at.x} {at.y}", x / page.scale, y / page.scale)
    for at in shown.survey.blocks:
        east, south = grid.corner(at)
        page.spot(f"seat {at.x} {at.y}", east / page.scale, south / page.scale)


def _number(page: Page, places: Sequence[Square], grid: Grid) -> None:
    """How far columns and rows are from the agora."""
    size, clear = SMALL * page.scale, grid.side / 2 + AXIS * page.scale
    xs, ys = {at.x for at in places}, {at.y for at in places}
    west, north = grid.middle(Square(min(xs), min(ys)))
    for x in xs:
        page.canvas.stamp(faint(_signed(x), size), grid.middle(Square(x, 0))[0], north - clear)
    for y in ys:
        page.canvas.stamp(faint(_signed(y), size), west - clear, grid.middle(Square(0, y))[1])


def _signed(number: int) -> str:
    return str(number).replace("-", "−")  # noqa: RUF001 - a minus as wide as a plus

"""The picture of one territory: its founder's name and figures, its tiles, and what it makes."""

from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders import GAME
from engines.founders.components import CRAFTSMEN, Resource, TokenId
from engines.founders.moves import Move
from engines.founders.scoring import score
from engines.founders.state import Founder, State, supplies
from render.drawing.canvas import HEIGHT, MARGIN, Canvas, new_card
from render.drawing.lettering import SMALL, faint_text, signed
from render.drawing.sprites import Box
from render.drawing.squares import Grid, fit
from render.founders import alt, board, resource_table
from render.founders.colours import PALETTE
from render.founders.headline import Headline
from render.founders.targets import other_seat, owner, place
from render.requests import Picture, RenderRequest
from render.widgets.writing import change

BOARD: Box = (MARGIN + 8, 116, resource_table.LEFT - 20, HEIGHT - MARGIN)
AXES = (56, 48)  # room for the numbers along the west and the north
LARGEST = 176
CRAMPED = 40  # below this side, every second number is left out


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's territory; with a ghost, as it would be. Moves in another territory are shown there."""
    state, ghost = view.state, request.ghost
    seat = _subject(view, request)
    table = GAME.apply(state, ghost).state if ghost else state
    now, then = state.founders[seat], table.founders[seat]
    had, has = score(now).total, score(then).total
    canvas = new_card(request.scale)
    head = Headline(canvas)
    head.add_points(change(had, has))
    head.add_tokens(_known_tokens(now, then))
    head.add_player(state, seat, request)
    made, bought = supplies(View(table, view.seat), seat), _bought_resource(table, seat)
    resource_table.draw_resources(canvas, made, bought)
    resource_table.draw_replaced(canvas, len(then.replaced))
    here = {
        letter: move for letter, move in request.marks.items() if place(move) and owner(state, move) == seat
    }
    _draw_territory(canvas, then, here, ghost)
    shown = alt.city(seat, then, made, bought)
    return Picture(canvas.png(PALETTE), alt.preview(shown) if ghost else shown)


def _subject(view: View[State], request: RenderRequest) -> Seat:
    """Another seat, if the ghost or all marks are in its territory; else the one that the request says."""
    moves = [request.ghost] if request.ghost else list(request.marks.values())
    targets = {other_seat(move) for move in moves}
    target = targets.pop() if len(targets) == 1 else None
    return request.subject(view, view.state.active) if target is None else target


def _bought_resource(state: State, seat: Seat) -> Resource | None:
    return state.bought if seat == state.active else None


def _known_tokens(now: Founder, then: Founder) -> list[TokenId]:
    """The tokens in hand, without craftsmen that the move would draw: they are hidden."""
    return [each for each in then.tokens if each not in CRAFTSMEN or each in now.tokens]


def _draw_territory(canvas: Canvas, founder: Founder, marks: dict[str, Move], ghost: Move | None) -> None:
    """The territory, with either marks or the numbers of its columns and rows."""
    territory, scale = founder.territory, canvas.scale
    places = board.places(territory, marks.values())
    if not places:
        return
    left, top, right, bottom = BOARD
    west, north = (8, 8) if marks else AXES
    box = ((left + west) * scale, (top + north) * scale, (right - 8) * scale, (bottom - 12) * scale)
    grid = fit(places, box, LARGEST * scale)
    if marks:
        board.draw(canvas, territory, grid, ghost)
        board.draw_marks(canvas, territory, grid, marks)
    else:
        _draw_coordinates(canvas, places, grid)
        board.draw(canvas, territory, grid, ghost)


def _draw_coordinates(canvas: Canvas, places: Sequence[Square], grid: Grid) -> None:
    """The first coordinate above each column, the second before each row."""
    size, scale = SMALL * canvas.scale, canvas.scale
    west, north = min(at.x for at in places), min(at.y for at in places)
    clear = grid.side * 0.58 + 22 * scale  # beyond the halo of a tile at the edge
    step = 2 if grid.side < CRAMPED * scale else 1
    for column in {at.x for at in places if at.x % step == 0}:
        x, y = grid.middle(Square(column, north))
        canvas.stamp(faint_text(signed(column), size), x, y - clear)
    for row in {at.y for at in places if at.y % step == 0}:
        x, y = grid.middle(Square(west, row))
        canvas.stamp(faint_text(signed(row), size), x - clear - 6 * scale, y)

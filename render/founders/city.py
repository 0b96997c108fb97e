"""The picture of one territory: who founded it and how it stands, every tile of it, and what it can make."""

from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.squares import Square
from engines.founders.components import CRAFTSMEN, Resource, TokenId
from engines.founders.scoring import score
from engines.founders.state import Founder, State, supplies
from render.canvas import HEIGHT, MARGIN, Canvas
from render.founders import alt, board, choices, ledger
from render.founders.choices import Choice
from render.founders.colours import PALETTE
from render.founders.headline import Headline
from render.lettering import SMALL, faint, signed
from render.sprites import Box
from render.squares import Grid, fit
from render.wishes import Picture, Wish

BOARD: Box = (MARGIN + 8, 116, ledger.LEFT - 20, HEIGHT - MARGIN)
AXES = (56, 48)  # what the numbers along the west and the north need
LARGEST = 176
CRAMPED = 40  # below this side, every second number will do


def city(view: View[State], wish: Wish) -> Picture:
    """A seat's territory; with a ghost, as it would be. What goes to another's territory is shown there."""
    state, marks = view.state, choices.read_all(wish.marks)
    ghost = choices.read(wish.ghost) if wish.ghost else board.NOTHING
    seat = _subject(view, wish, [ghost] if wish.ghost else list(marks.values()))
    table = choices.after(state, wish.ghost) if wish.ghost else state
    now, then = state.founders[seat], table.founders[seat]
    had, has = score(now).total, score(then).total
    canvas = Canvas(wish.scale)
    head = Headline(canvas)
    head.points(signed(had) if had == has else f"{signed(had)} → {signed(has)}")
    head.tokens(_known(now, then))
    head.of(state, seat, wish)
    made, bought = supplies(View(table, view.seat), seat), _bought(table, seat)
    ledger.tell(canvas, made, bought)
    ledger.tell_replaced(canvas, len(then.replaced))
    here = {letter: each for letter, each in marks.items() if each.at and owner(state, each) == seat}
    _build(canvas, then, here, ghost)
    shown = alt.city(seat, then, made, bought)
    return Picture(canvas.png(PALETTE), alt.preview(shown) if wish.ghost else shown)


def subject(view: View[State], wish: Wish) -> Seat:
    """Who is meant: the seat asked for, or the reader, or who is to move."""
    if wish.seat is not None:
        return wish.seat
    return view.state.active if view.seat is None else view.seat


def _subject(view: View[State], wish: Wish, spoken_of: Sequence[Choice]) -> Seat:
    """Where everything spoken of goes to one territory of another's, it is that one."""
    targets = {choice.seat for choice in spoken_of}
    target = targets.pop() if len(targets) == 1 else None
    return subject(view, wish) if target is None else target


def owner(state: State, choice: Choice) -> Seat:
    """In whose territory something is to happen."""
    return state.active if choice.seat is None else choice.seat


def _bought(state: State, seat: Seat) -> Resource | None:
    return state.bought if seat == state.active else None


def _known(now: Founder, then: Founder) -> list[TokenId]:
    """The tokens at hand; craftsmen that are still to be drawn are nobody's to see."""
    return [each for each in then.tokens if each not in CRAFTSMEN or each in now.tokens]


def _build(canvas: Canvas, founder: Founder, marks: dict[str, Choice], ghost: Choice) -> None:
    """The territory, and either marks on it or the numbers of its columns and rows."""
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
        board.mark(canvas, territory, grid, marks)
    else:
        _number(canvas, places, grid)
        board.draw(canvas, territory, grid, ghost)


def _number(canvas: Canvas, places: Sequence[Square], grid: Grid) -> None:
    """The first coordinate above each column, the second before each row."""
    size, scale = SMALL * canvas.scale, canvas.scale
    west, north = min(at.x for at in places), min(at.y for at in places)
    clear = grid.side * 0.58 + 22 * scale  # beyond the halo of a tile at the edge
    step = 2 if grid.side < CRAMPED * scale else 1
    for column in {at.x for at in places if at.x % step == 0}:
        x, y = grid.middle(Square(column, north))
        canvas.stamp(faint(signed(column), size), x, y - clear)
    for row in {at.y for at in places if at.y % step == 0}:
        x, y = grid.middle(Square(west, row))
        canvas.stamp(faint(signed(row), size), x - clear - 6 * scale, y)

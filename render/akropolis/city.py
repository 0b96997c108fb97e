"""The picture of one city: who builds it and how it stands, then every area of it."""

from collections.abc import Mapping, Sequence

from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import Seat, View
from engines.core.hexes import Hex
from render import glyphs
from render.akropolis import alt, board, choices
from render.akropolis.choices import Choice
from render.akropolis.colours import PALETTE
from render.akropolis.headline import Headline
from render.akropolis.surroundings import plot
from render.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from render.glyphs import Glyph
from render.hexes import Grid, fit, rise
from render.lettering import MIDDLE, SMALL, faint
from render.parts import disc
from render.sprites import Box, Point
from render.wishes import Picture, Wish

BOARD: Box = (MARGIN + 8, 120, WIDTH - MARGIN - 8, HEIGHT - MARGIN)
AXES = (24, 36, 40, 20)  # what the numbers along the edges need, from the left clockwise
LARGEST = 46


def city(view: View[State], wish: Wish) -> Picture:
    """A seat's city; with a ghost, as it would be."""
    state, seat = view.state, _subject(view, wish)
    now = state.architects[seat]
    then = choices.after(state, seat, wish.ghost) if wish.ghost else now
    had = has = score(now, state.options).total
    if then is not now:
        has = score(then, state.options).total
    canvas = Canvas(wish.scale)
    figures = {glyphs.MEDAL: _change(had, has), glyphs.STONE: _change(now.stones, then.stones)}
    _head(canvas, state, seat, wish, figures)
    _build(canvas, then.city, wish)
    shown = alt.city(seat, then, has)
    return Picture(canvas.png(PALETTE), alt.preview(shown) if wish.ghost else shown)


def _subject(view: View[State], wish: Wish) -> Seat:
    """Whose city is meant: the seat asked for, or the reader's own, or that of who is to move."""
    if wish.seat is not None:
        return wish.seat
    return view.state.active if view.seat is None else view.seat


def _head(canvas: Canvas, state: State, seat: Seat, wish: Wish, figures: Mapping[Glyph, str]) -> None:
    head = Headline(canvas)
    for glyph, number in figures.items():
        head.figure(glyph, number)
    if seat == state.chief and not state.over:
        head.crown()
    head.of(state, seat, wish)


def _build(canvas: Canvas, shown: City, wish: Wish) -> None:
    """The city, and either marks on it or the numbers of its columns and rows."""
    read = {letter: choices.read(words) for letter, words in wish.marks.items()}
    marks = {letter: choice for letter, choice in read.items() if choice.places}
    places = board.places(shown)
    grid = _grid(places, marks, wish.scale)
    board.draw(canvas, shown, grid, ghost=wish.ghost is not None)
    if marks:
        _mark(canvas, shown, grid, marks)
    else:
        _number(canvas, places, grid)


def _change(now: int, then: int) -> str:
    return str(now) if now == then else f"{now} → {then}"


def _grid(built: list[Hex], marks: Mapping[str, Choice], scale: int) -> Grid:
    places = built + [at for choice in marks.values() for at in choice.places]
    left, top, right, bottom = BOARD
    if not marks:
        west, north, east, south = AXES
        left, top, right, bottom = left + west, top + north, right - east, bottom - south
    return fit(places, (left * scale, top * scale, right * scale, bottom * scale), LARGEST * scale)


def _number(canvas: Canvas, places: Sequence[Hex], grid: Grid) -> None:
    """The first coordinate above each column, the second after each row, which falls to the right."""
    size, clear = SMALL * canvas.scale, rise(grid.unit) + 22 * canvas.scale
    cramped = grid.unit < board.BADGE * canvas.scale
    built = set(places) if cramped else set()
    for q, r in {at.q: at.r for at in sorted(places, reverse=True)}.items():
        if _has_room(q, cramped=cramped) and built.isdisjoint(((q - 1, r), (q + 1, r - 1))):
            x, y = grid.middle(Hex(q, r))
            canvas.stamp(faint(_signed(q), size), x, y - clear)
    for r, q in {at.r: at.q for at in sorted(places)}.items():
        if _has_room(r, cramped=cramped) and built.isdisjoint(((q + 1, r - 1), (q, r + 1), (q + 1, r + 1))):
            x, y = grid.middle(Hex(q, r))
            canvas.stamp(faint(_signed(r), size), x + clear, y + clear / 2)


def _has_room(number: int, *, cramped: bool) -> bool:
    """Where hexes are smaller than numbers, every second number will do."""
    return not cramped or number % 2 == 0


def _signed(number: int) -> str:
    return str(number).replace("-", "−")  # noqa: RUF001 - a minus as wide as a plus


def _mark(canvas: Canvas, shown: City, grid: Grid, marks: Mapping[str, Choice]) -> None:
    """Letters on the spots; empty places are outlined first."""
    for at in {at for choice in marks.values() for at in choice.places if not board.level_at(shown, at)}:
        canvas.stamp(plot(grid.unit), *grid.middle(at))
    size, room = (MIDDLE, 1.75) if grid.unit >= board.ROOMY * canvas.scale else (SMALL, 1.5)
    for letter, choice in marks.items():
        mark = disc(letter, size * canvas.scale, room)
        canvas.stamp(mark, *_anchor(grid, choice, list(marks.values())))


def _anchor(grid: Grid, choice: Choice, others: Sequence[Choice]) -> Point:
    """Where three hexes meet; where several facings share the spot, towards the first hex of each."""
    x, y = grid.between(choice.places)
    if sum(set(other.places) == set(choice.places) for other in others) == 1:
        return x, y
    first_x, first_y = grid.middle(choice.places[0])
    return x + (first_x - x) * 0.7, y + (first_y - y) * 0.7

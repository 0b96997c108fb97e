"""The picture of one city: who builds it and how it stands, then every area of it."""

from collections.abc import Mapping, Sequence

from engines.akropolis.scoring import score
from engines.akropolis.state import Architect, City, State
from engines.core.game import Seat, View
from engines.core.hexes import Hex
from render import glyphs
from render.akropolis import alt, areas, board, choices
from render.akropolis.choices import Choice
from render.akropolis.colours import PALETTE
from render.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from render.hexes import Grid, fit, rise
from render.lettering import MIDDLE, SMALL, faint
from render.parts import CHIP, chip, disc, figure, write_from
from render.sprites import Box, Point
from render.wishes import Picture, Wish

HEADER = 64  # the middle of the first line
BOARD: Box = (MARGIN + 8, 120, WIDTH - MARGIN - 8, HEIGHT - MARGIN)
AXES = (24, 36, 40, 20)  # what the numbers along the edges need, from the left clockwise
LARGEST = 46


def city(view: View[State], wish: Wish) -> Picture:
    """A seat's city; with a ghost, as it would be."""
    state = view.state
    seat = alt.subject(view, wish)
    now = state.architects[seat]
    then = choices.after(state, seat, wish.ghost) if wish.ghost else now
    canvas = Canvas(wish.scale)
    _head(canvas, state, seat, then, wish)
    marks = {letter: choices.read(words) for letter, words in wish.marks.items()}
    grid = _grid(then.city, marks, wish.scale)
    board.draw(canvas, then.city, grid, ghost=wish.ghost is not None)
    if marks:
        _mark(canvas, then.city, grid, marks)
    else:
        _number(canvas, board.places(then.city), grid)
    return Picture(canvas.png(PALETTE), alt.city(state, seat))


def _head(canvas: Canvas, state: State, seat: Seat, then: Architect, wish: Wish) -> None:
    """Letter, glyph and name; stones and points, as they are and as they would be."""
    scale, now = canvas.scale, state.architects[seat]
    y, left, right = HEADER * scale, MARGIN * scale, (WIDTH - MARGIN) * scale
    points = _change(score(now, state.options).total, score(then, state.options).total)
    right = figure(canvas, glyphs.MEDAL, points, right - 8 * scale, y) - 36 * scale
    right = figure(canvas, glyphs.STONE, _change(now.stones, then.stones), right, y) - 36 * scale
    if seat == state.chief and not state.over:
        right -= 48 * scale
        canvas.darken(glyphs.ink(glyphs.CROWN, 48 * scale), right + 24 * scale, y)
        right -= 36 * scale
    to_move = seat == state.active and not state.over
    canvas.stamp(chip(seat, scale, to_move=to_move), left + CHIP[0] * scale / 2, y)
    left += (CHIP[0] + 20) * scale
    write_from(canvas, wish.name(seat), left, y, right - left, MIDDLE)


def _change(now: int, then: int) -> str:
    return str(now) if now == then else f"{now} → {then}"


def _grid(shown: City, marks: Mapping[str, Choice], scale: int) -> Grid:
    places = board.places(shown) + [at for choice in marks.values() for at in choice.places]
    left, top, right, bottom = BOARD
    if not marks:
        west, north, east, south = AXES
        left, top, right, bottom = left + west, top + north, right - east, bottom - south
    return fit(places, (left * scale, top * scale, right * scale, bottom * scale), LARGEST * scale)


def _number(canvas: Canvas, places: Sequence[Hex], grid: Grid) -> None:
    """The first coordinate above each column, the second after each row, which falls to the right."""
    size, clear = SMALL * canvas.scale, rise(grid.unit) + 22 * canvas.scale
    for q in {at.q for at in places}:
        x, y = grid.middle(Hex(q, min(at.r for at in places if at.q == q)))
        canvas.darken(faint(_signed(q), size), x, y - clear)
    for r in {at.r for at in places}:
        x, y = grid.middle(Hex(max(at.q for at in places if at.r == r), r))
        canvas.darken(faint(_signed(r), size), x + clear, y + clear / 2)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")  # noqa: RUF001 - a minus as wide as a plus


def _mark(canvas: Canvas, shown: City, grid: Grid, marks: Mapping[str, Choice]) -> None:
    """Letters on the spots; empty places are outlined first."""
    for at in {at for choice in marks.values() for at in choice.places if not board.level_at(shown, at)}:
        canvas.darken(areas.plot(grid.unit), *grid.middle(at))
    size = MIDDLE if grid.unit >= board.ROOMY * canvas.scale else SMALL
    for letter, choice in marks.items():
        mark = disc(letter, size * canvas.scale, 1.75)
        canvas.stamp(mark, *_anchor(grid, choice, list(marks.values())))


def _anchor(grid: Grid, choice: Choice, others: Sequence[Choice]) -> Point:
    """Where three hexes meet; where several facings share the spot, towards the first hex of each."""
    x, y = grid.between(choice.places)
    if sum(set(other.places) == set(choice.places) for other in others) == 1:
        return x, y
    first_x, first_y = grid.middle(choice.places[0])
    return x + (first_x - x) * 0.6, y + (first_y - y) * 0.6

"""The picture of one city: its architect's name and figures, then all of its areas."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engines.akropolis import GAME
from engines.akropolis.moves import Place
from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import Seat, View
from engines.core.grids.hexes import Hex
from render.akropolis import alt, board
from render.akropolis.areas import tile_places
from render.akropolis.colours import PALETTE
from render.akropolis.effects import empty_place
from render.akropolis.headline import Headline
from render.drawing import glyphs
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.hexes import Grid, fit, half_height
from render.drawing.lettering import MIDDLE, SMALL, faint_text, signed
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc
from render.widgets.writing import change

BOARD: Box = (MARGIN + 8, 120, WIDTH - MARGIN - 8, HEIGHT - MARGIN)
AXES = (24, 36, 40, 20)  # room for the numbers along the edges, clockwise from the left
LARGEST = 46

Places: TypeAlias = tuple[Hex, Hex, Hex]


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    state, seat = view.state, request.subject(view, view.state.active)
    now = state.architects[seat]
    then = GAME.apply(state, request.ghost).state.architects[seat] if request.ghost else now
    had = has = score(now, state.options).total
    if then is not now:
        has = score(then, state.options).total
    canvas = new_card(request.scale)
    figures = {glyphs.MEDAL: change(had, has), glyphs.STONE: change(now.stones, then.stones)}
    _draw_headline(canvas, state, seat, request, figures)
    _draw_city(canvas, then.city, request, ghost=then is not now)
    shown = alt.city(seat, then, has)
    return Picture(canvas.png(PALETTE), alt.preview(shown) if request.ghost else shown)


def _draw_headline(
    canvas: Canvas, state: State, seat: Seat, request: RenderRequest, figures: Mapping[Glyph, str]
) -> None:
    head = Headline(canvas)
    for glyph, number in figures.items():
        head.add_figure(glyph, number)
    if seat == state.chief and not state.over:
        head.add_crown()
    head.add_player(state, seat, request)


def _draw_city(canvas: Canvas, shown: City, request: RenderRequest, *, ghost: bool) -> None:
    """The city, with either marks or the numbers of its columns and rows."""
    marks = {letter: _places(move) for letter, move in request.marks.items()}
    places = board.places(shown)
    grid = _grid(places, marks, request.scale)
    board.draw(canvas, shown, grid, ghost=ghost)
    if marks:
        _draw_marks(canvas, shown, grid, marks)
    else:
        _draw_coordinates(canvas, places, grid)


def _places(move: Place) -> Places:
    """The hexes that a move covers."""
    return tile_places(move.at, move.facing)


def _grid(built: list[Hex], marks: Mapping[str, Places], scale: int) -> Grid:
    places = built + [at for covered in marks.values() for at in covered]
    left, top, right, bottom = BOARD
    if not marks:
        west, north, east, south = AXES
        left, top, right, bottom = left + west, top + north, right - east, bottom - south
    return fit(places, (left * scale, top * scale, right * scale, bottom * scale), LARGEST * scale)


def _draw_coordinates(canvas: Canvas, places: Sequence[Hex], grid: Grid) -> None:
    """The first coordinate above each column, the second after each row; rows slope down to the right."""
    size, clear = SMALL * canvas.scale, half_height(grid.unit) + 22 * canvas.scale
    cramped = grid.unit < board.BADGE * canvas.scale
    built = set(places) if cramped else set()
    for q, r in {at.q: at.r for at in sorted(places, reverse=True)}.items():
        if _has_room(q, cramped=cramped) and built.isdisjoint(((q - 1, r), (q + 1, r - 1))):
            x, y = grid.middle(Hex(q, r))
            canvas.stamp(faint_text(signed(q), size), x, y - clear)
    for r, q in {at.r: at.q for at in sorted(places)}.items():
        if _has_room(r, cramped=cramped) and built.isdisjoint(((q + 1, r - 1), (q, r + 1), (q + 1, r + 1))):
            x, y = grid.middle(Hex(q, r))
            canvas.stamp(faint_text(signed(r), size), x + clear, y + clear / 2)


def _has_room(number: int, *, cramped: bool) -> bool:
    """Where hexes are smaller than numbers, every second number is left out."""
    return not cramped or number % 2 == 0


def _draw_marks(canvas: Canvas, shown: City, grid: Grid, marks: Mapping[str, Places]) -> None:
    """Letters where the tiles would lie; empty places are outlined first."""
    for at in {at for covered in marks.values() for at in covered if not board.level_at(shown, at)}:
        canvas.stamp(empty_place(grid.unit), *grid.middle(at))
    size, room = (MIDDLE, 1.75) if grid.unit >= board.ROOMY * canvas.scale else (SMALL, 1.5)
    for letter, covered in marks.items():
        mark = disc(letter, size * canvas.scale, room)
        canvas.stamp(mark, *_anchor(grid, covered, list(marks.values())))


def _anchor(grid: Grid, covered: Places, others: Sequence[Places]) -> Point:
    """Where the three hexes meet; if other marks cover the same hexes, towards the tile's first hex."""
    x, y = grid.centroid(covered)
    if sum(set(other) == set(covered) for other in others) == 1:
        return x, y
    first_x, first_y = grid.middle(covered[0])
    return x + (first_x - x) * 0.7, y + (first_y - y) * 0.7

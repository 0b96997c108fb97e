"""The picture of one district: the planner's name and figures, the goal cards, and the hand."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from string import ascii_uppercase

from engines.cities import GAME
from engines.cities.components import GOALS, Item
from engines.cities.district.grid import At
from engines.cities.moves import Build, Decline, Lay, Move, Place, Rest
from engines.cities.scoring import score
from engines.cities.state import Planner, State
from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from render.cities import alt, board, glyphs
from render.cities.colours import PALETTE
from render.cities.headline import Headline, workers_left
from render.cities.pieces import cards
from render.cities.pieces.frames import empty_frame
from render.cities.pieces.items import draw_item, draw_tile
from render.cities.pieces.tokens import back
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import MIDDLE, SMALL, faint_text
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.drawing.squares import Grid, fit
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc, pill
from render.widgets.writing import change

BOARD: Box = (MARGIN + 56, 148, 608, HEIGHT - MARGIN)
PANEL: Box = (636, 116, WIDTH - MARGIN - 8, HEIGHT - MARGIN)
LARGEST = 88
COUNCIL = 96  # the height of the council's requirements
HAND = 84  # the height of the hand
GAP, CLOSE = 10, 5  # between cards, and between many rows of them
FEW = 8
CORNER = 0.27  # the distance of a letter from the middle of a field, in fields


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's district; with a ghost, as it would be after the move."""
    state, seat = view.state, request.subject(view, view.state.active)
    then = GAME.apply(state, request.ghost).state if request.ghost else state
    canvas = new_card(request.scale)
    _draw_headline(canvas, state, then, seat, request)
    _draw_district(canvas, state, then, seat, request)
    _draw_panel(canvas, then, seat, request)
    shown = alt.city(then, seat)
    return Picture(canvas.png(PALETTE), alt.preview(shown) if request.ghost else shown)


def _draw_headline(canvas: Canvas, state: State, then: State, seat: Seat, request: RenderRequest) -> None:
    had, has = (score(each.planners[seat], each.options.goals).total for each in (state, then))
    head = Headline(canvas)
    head.add_figure(shared.MEDAL, change(had, has))
    head.add_figure(glyphs.WORKER, str(workers_left(state, seat)))
    if seat == state.star and not state.over:
        head.add_star()
    head.add_player(state, seat, request)


def _draw_district(canvas: Canvas, state: State, then: State, seat: Seat, request: RenderRequest) -> None:
    before, district = state.planners[seat].district, then.planners[seat].district
    free = board.free_spots(then, district)
    shown = board.places([*free, *(laid.at for laid in district.tiles)])
    left, top, right, bottom = (edge * request.scale for edge in BOARD)
    grid = fit(shown, (left, top, right, bottom), LARGEST * request.scale)
    board.draw_free_spots(canvas, free, grid)
    board.draw(canvas, district, grid, board.additions(before, district))
    _draw_field_names(canvas, shown, grid)
    _draw_marks(canvas, state, grid, request.marks)


def _draw_field_names(canvas: Canvas, places: Sequence[Square], grid: Grid) -> None:
    """Letters above the columns and numbers before the rows: the names of the fields."""
    size, (left, _) = SMALL * canvas.scale, grid.middle(min(places))
    top = min(grid.middle(place)[1] for place in places)
    away = grid.side / 2 + 24 * canvas.scale
    for column in {place.x for place in places}:
        x, _ = grid.middle(Square(column, 0))
        canvas.stamp(faint_text(ascii_uppercase[column], size), x, top - away)
    for row in {place.y for place in places}:
        _, y = grid.middle(Square(0, row))
        canvas.stamp(faint_text(str(row + 1), size), left - away - 4 * canvas.scale, y)


def _draw_marks(canvas: Canvas, state: State, grid: Grid, marks: Mapping[str, Move]) -> None:
    """Letters where things would go; tiles are shown as they would lie."""
    for letter, move in marks.items():
        if isinstance(move, Lay):
            rivals = [other for other in marks if _place(marks[other]) == move.at]
            _draw_tile_mark(
                canvas, state, board.tile_middle(grid, move.at), grid.side, (letter, move.turns, rivals)
            )
        elif at := _place(move):
            x, y = grid.middle(board.square_of(at))
            mark = disc(letter, SMALL * canvas.scale, 1.6)
            canvas.stamp(mark, x - grid.side * CORNER, y - grid.side * CORNER)


def _place(move: Move) -> At | None:
    """The field of a move, if it has one."""
    return move.at if isinstance(move, Lay | Place | Build) else None


def _draw_tile_mark(
    canvas: Canvas, state: State, middle: Point, side: int, mark: tuple[str, int, Sequence[str]]
) -> None:
    """A tile as large as its place, or several small ones with their letters in the corners."""
    (x, y), (letter, turns, rivals) = middle, mark
    alone, number = len(rivals) == 1, rivals.index(letter)
    right, down = (0.0, 0.0) if alone else (number % 2 - 0.5, number // 2 - 0.5)
    size = round(side * (2 if alone else 1) * 0.86)
    draw_tile(canvas, state.hand[0], (x + right * side, y + down * side), size, turns)
    written = disc(letter, (MIDDLE if alone else SMALL) * canvas.scale, 1.6)
    canvas.stamp(written, x + right * 1.7 * side, y + down * 1.7 * side)


def _draw_panel(canvas: Canvas, state: State, seat: Seat, request: RenderRequest) -> None:
    """The council's requirements, the goal cards, and the hand."""
    left, top, right, bottom = PANEL
    hand = state.hand if seat == state.active else ()
    for n, box in enumerate(_cells((left, top, right, top + COUNCIL), 3, 1)):
        cards.draw(canvas, cards.council_card(state, seat, n), _scaled(box, canvas.scale))
    below = bottom - HAND - GAP if hand else bottom
    _draw_goals(canvas, state, state.planners[seat], (left, top + COUNCIL + 2 * GAP, right, below))
    if hand:
        _draw_hand(canvas, hand, request)


def _draw_goals(canvas: Canvas, state: State, planner: Planner, box: Box) -> None:
    """Two columns; places for future cards are outlined."""
    most = state.mode.rounds * state.mode.workers_a_zone
    survey, scoring = planner.district.survey, state.options.goals
    for n, cell in enumerate(_cells(box, 2, ceil(most / 2), GAP if most <= FEW else CLOSE)):
        left, top, right, bottom = _scaled(cell, canvas.scale)
        width, height = round(right) - round(left), round(bottom) - round(top)
        if n >= len(planner.goals):
            canvas.stamp(empty_frame(width, height), left + width / 2, top + height / 2)
        elif planner.goals[n] in GOALS:
            card = cards.goal_card(planner.goals[n], survey, scoring)
            cards.draw(canvas, card, (left, top, right, bottom))
        else:
            canvas.stamp(back(width, height), left + width / 2, top + height / 2)


def _cells(box: Box, columns: int, rows: int, gap: int = GAP) -> Iterator[Box]:
    """Equal cells of a box, row by row."""
    left, top, right, bottom = box
    width, height = (right - left + GAP) / columns, (bottom - top + gap) / rows
    for n in range(columns * rows):
        x, y = left + width * (n % columns), top + height * (n // columns)
        yield x, y, x + width - GAP, y + height - gap


def _scaled(box: Box, scale: int) -> Box:
    left, top, right, bottom = (edge * scale for edge in box)
    return left, top, right, bottom


def _draw_hand(canvas: Canvas, hand: Sequence[Item], request: RenderRequest) -> None:
    """The things to be placed; the first is on a bright plate."""
    scale = canvas.scale
    left, y = (PANEL[0] + HAND / 2) * scale, (PANEL[3] - HAND / 2) * scale
    canvas.stamp(pill(HAND * scale, HAND * scale, ACCENT), left, y)
    for n, item in enumerate(hand):
        x = left + n * (HAND + GAP) * scale
        draw_item(canvas, item, (x, y), 72 * scale)
    spots = {Decline: left + 34 * scale, Rest: left + (len(hand) * (HAND + GAP) - 20) * scale}
    for letter, move in request.marks.items():
        if type(move) in spots:
            canvas.stamp(disc(letter, SMALL * scale, 1.5), spots[type(move)], y - 26 * scale)

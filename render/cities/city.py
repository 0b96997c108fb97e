"""The picture of one district: who designs it and how it stands, its goal cards, and what is in hand."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from string import ascii_uppercase

from engines.cities import GAME
from engines.cities.components import GOALS, Item
from engines.cities.grid import At
from engines.cities.moves import Build, Decline, Lay, Move, Place, Rest
from engines.cities.scoring import score
from engines.cities.state import Planner, State
from engines.core.game import Seat, View
from engines.core.squares import Square
from render.cities import alt, board, glyphs
from render.cities.colours import PALETTE
from render.cities.headline import Headline, workers_left
from render.cities.pieces import cards
from render.cities.pieces.frames import room
from render.cities.pieces.items import draw_tile, lay_out
from render.cities.pieces.tokens import back
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import MIDDLE, SMALL, faint_text
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.drawing.squares import Grid, fit
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc, pill

BOARD: Box = (MARGIN + 56, 148, 608, HEIGHT - MARGIN)
PANEL: Box = (636, 116, WIDTH - MARGIN - 8, HEIGHT - MARGIN)
LARGEST = 88
COUNCIL = 96  # how high the requirements of the council are
HAND = 84  # and what is in hand
GAP, CLOSE = 10, 5  # between cards, and between rows of many
FEW = 8
CORNER = 0.27  # of a field: how far from its middle a letter is


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's district; with a ghost, as it would be."""
    state, seat = view.state, request.subject(view, view.state.active)
    then = GAME.apply(state, request.ghost).state if request.ghost else state
    canvas = new_card(request.scale)
    _head(canvas, state, then, seat, request)
    _lay_out_district(canvas, state, then, seat, request)
    _lay_out_panel(canvas, then, seat, request)
    shown = alt.city(then, seat)
    return Picture(canvas.png(PALETTE), alt.preview(shown) if request.ghost else shown)


def _head(canvas: Canvas, state: State, then: State, seat: Seat, request: RenderRequest) -> None:
    had, has = (score(each.planners[seat], each.options.goals).total for each in (state, then))
    head = Headline(canvas)
    head.add_figure(shared.MEDAL, str(had) if had == has else f"{had} → {has}")
    head.add_figure(glyphs.WORKER, str(workers_left(state, seat)))
    if seat == state.star and not state.over:
        head.add_star()
    head.add_player(state, seat, request)


def _lay_out_district(canvas: Canvas, state: State, then: State, seat: Seat, request: RenderRequest) -> None:
    before, district = state.planners[seat].district, then.planners[seat].district
    free = board.free_spots(then, district)
    shown = board.places([*free, *(laid.at for laid in district.tiles)])
    left, top, right, bottom = (edge * request.scale for edge in BOARD)
    grid = fit(shown, (left, top, right, bottom), LARGEST * request.scale)
    board.outline(canvas, free, grid)
    board.draw(canvas, district, grid, board.gained(before, district))
    _name_fields(canvas, shown, grid)
    _mark(canvas, state, grid, request.marks)


def _name_fields(canvas: Canvas, places: Sequence[Square], grid: Grid) -> None:
    """Letters over the columns and numbers before the rows, as fields are called."""
    size, (left, _) = SMALL * canvas.scale, grid.middle(min(places))
    top = min(grid.middle(place)[1] for place in places)
    away = grid.side / 2 + 24 * canvas.scale
    for column in {place.x for place in places}:
        x, _ = grid.middle(Square(column, 0))
        canvas.stamp(faint_text(ascii_uppercase[column], size), x, top - away)
    for row in {place.y for place in places}:
        _, y = grid.middle(Square(0, row))
        canvas.stamp(faint_text(str(row + 1), size), left - away - 4 * canvas.scale, y)


def _mark(canvas: Canvas, state: State, grid: Grid, marks: Mapping[str, Move]) -> None:
    """Letters where a thing could go; a tile is shown as it would lie."""
    for letter, move in marks.items():
        if isinstance(move, Lay):
            rivals = [other for other in marks if _place(marks[other]) == move.at]
            _mark_spot(
                canvas, state, board.tile_middle(grid, move.at), grid.side, (letter, move.turns, rivals)
            )
        elif at := _place(move):
            x, y = grid.middle(board.square_of(at))
            mark = disc(letter, SMALL * canvas.scale, 1.6)
            canvas.stamp(mark, x - grid.side * CORNER, y - grid.side * CORNER)


def _place(move: Move) -> At | None:
    """The field that a move is about."""
    return move.at if isinstance(move, Lay | Place | Build) else None


def _mark_spot(
    canvas: Canvas, state: State, middle: Point, side: int, mark: tuple[str, int, Sequence[str]]
) -> None:
    """A tile as large as its spot, or small ones beside each other with their letters in the corners."""
    (x, y), (letter, turns, rivals) = middle, mark
    alone, number = len(rivals) == 1, rivals.index(letter)
    right, down = (0.0, 0.0) if alone else (number % 2 - 0.5, number // 2 - 0.5)
    size = round(side * (2 if alone else 1) * 0.86)
    draw_tile(canvas, state.hand[0], (x + right * side, y + down * side), size, turns)
    written = disc(letter, (MIDDLE if alone else SMALL) * canvas.scale, 1.6)
    canvas.stamp(written, x + right * 1.7 * side, y + down * 1.7 * side)


def _lay_out_panel(canvas: Canvas, state: State, seat: Seat, request: RenderRequest) -> None:
    """What the council asks for, the goal cards, and what is in hand."""
    left, top, right, bottom = PANEL
    hand = state.hand if seat == state.active else ()
    for n, box in enumerate(_cells((left, top, right, top + COUNCIL), 3, 1)):
        cards.draw(canvas, cards.council_card(state, seat, n), _scaled(box, canvas.scale))
    below = bottom - HAND - GAP if hand else bottom
    _lay_out_goals(canvas, state, state.planners[seat], (left, top + COUNCIL + 2 * GAP, right, below))
    if hand:
        _lay_out_hand(canvas, hand, request)


def _lay_out_goals(canvas: Canvas, state: State, planner: Planner, box: Box) -> None:
    """Two columns; cards that are still to come are outlined."""
    most = state.mode.rounds * state.mode.workers_a_zone
    survey, scoring = planner.district.survey, state.options.goals
    for n, cell in enumerate(_cells(box, 2, ceil(most / 2), GAP if most <= FEW else CLOSE)):
        left, top, right, bottom = _scaled(cell, canvas.scale)
        width, height = round(right) - round(left), round(bottom) - round(top)
        if n >= len(planner.goals):
            canvas.stamp(room(width, height), left + width / 2, top + height / 2)
        elif planner.goals[n] in GOALS:
            card = cards.goal_card(planner.goals[n], survey, scoring)
            cards.draw(canvas, card, (left, top, right, bottom))
        else:
            canvas.stamp(back(width, height), left + width / 2, top + height / 2)


def _cells(box: Box, columns: int, rows: int, gap: int = GAP) -> Iterator[Box]:
    """A box in equal cells, row by row."""
    left, top, right, bottom = box
    width, height = (right - left + GAP) / columns, (bottom - top + gap) / rows
    for n in range(columns * rows):
        x, y = left + width * (n % columns), top + height * (n // columns)
        yield x, y, x + width - GAP, y + height - gap


def _scaled(box: Box, scale: int) -> Box:
    left, top, right, bottom = (edge * scale for edge in box)
    return left, top, right, bottom


def _lay_out_hand(canvas: Canvas, hand: Sequence[Item], request: RenderRequest) -> None:
    """What is still to be placed, the first thing on a bright plate."""
    scale = canvas.scale
    left, y = (PANEL[0] + HAND / 2) * scale, (PANEL[3] - HAND / 2) * scale
    canvas.stamp(pill(HAND * scale, HAND * scale, ACCENT), left, y)
    for n, item in enumerate(hand):
        x = left + n * (HAND + GAP) * scale
        lay_out(canvas, item, (x, y), 72 * scale)
    spots = {Decline: left + 34 * scale, Rest: left + (len(hand) * (HAND + GAP) - 20) * scale}
    for letter, move in request.marks.items():
        if type(move) in spots:
            canvas.stamp(disc(letter, SMALL * scale, 1.5), spots[type(move)], y - 26 * scale)

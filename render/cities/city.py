"""The picture of one district: the planner's name and figures, the goal cards, and the hand."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from engines.cities import GAME
from engines.cities.components import GOALS, Item
from engines.cities.district.grid import At
from engines.cities.moves import Decline, Rest
from engines.cities.scoring import score
from engines.cities.state import Planner, State
from engines.core.game import Seat, View
from render.cities import alt, board, glyphs
from render.cities.colours import PALETTES
from render.cities.headline import Headline, workers_left
from render.cities.pieces import cards
from render.cities.pieces.items import draw_item
from render.cities.pieces.tokens import back
from render.cities.pointing import (
    draw_ideas,
    draw_numbers,
    place,
    points_at_district,
    points_at_fields,
    tagged_fields,
)
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, TALLEST, WIDTH, Canvas, new_card
from render.drawing.lettering import SMALL
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box
from render.drawing.squares import Grid, fit
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc, pill
from render.widgets.writing import change

BOARD: Box = (MARGIN + 8, 120, 608, HEIGHT - MARGIN)
PANEL: Box = (636, 116, WIDTH - MARGIN - 8, HEIGHT - MARGIN)
LARGEST = 116
LARGE_ENOUGH = 76  # for a number on a field that covers nothing else
COUNCIL = 96  # the height of the council's requirements, side by side or each in a row of its own
HAND = 84  # the height of the hand
GAP, CLOSE = 10, 5  # between cards, and between many rows of them
HIGH, LOW = 96, 44  # a goal card with room, and the lowest one that can be read


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's district; with a ghost, as it would be after the move."""
    state, seat = view.state, request.subject(view, view.state.active)
    then = GAME.apply(state, request.ghost).state if request.ghost else state
    layout = fitted(state, then, seat, request)
    canvas = new_card(request.scale, layout.height)
    _draw_headline(canvas, state, then, seat, request)
    _draw_district(canvas, (state, then), seat, request, layout)
    _draw_panel(canvas, then, seat, request, _hand(state, then, seat, request))
    shown = alt.city(then, seat)
    if request.ghost:
        shown = alt.preview(shown)
    return Picture(canvas.png(PALETTES[request.theme]), alt.numbered(shown, list(request.places)))


def _hand(state: State, then: State, seat: Seat, request: RenderRequest) -> Sequence[Item]:
    """What a seat has to place; what it is placing stays in sight."""
    if seat != state.active:
        return ()
    return state.hand if place(request.ghost) else then.hand


def _draw_headline(canvas: Canvas, state: State, then: State, seat: Seat, request: RenderRequest) -> None:
    had, has = (score(each.planners[seat], each.options.goals).total for each in (state, then))
    head = Headline(canvas)
    head.add_figure(shared.MEDAL, change(had, has))
    head.add_figure(glyphs.WORKER, str(workers_left(state, seat)))
    if seat == state.star and not state.over:
        head.add_star()
    head.add_player(state, seat, request)


class Layout(NamedTuple):
    """The height of a picture, the free places for tiles in it, and the grid."""

    height: int
    free: Sequence[At]
    grid: Grid


def fitted(state: State, then: State, seat: Seat, request: RenderRequest) -> Layout:
    """The usual height; where fields are pointed at, the lowest in which they are large enough."""
    free = _free_spots(state, then, seat, request)
    tiles = [laid.at for laid in then.planners[seat].district.tiles]
    later = request.later_places(lambda state: [laid.at for laid in state.planners[seat].district.tiles])
    shown = board.places([*free, *tiles, *later])
    left, top, right, bottom = BOARD
    heights = range(HEIGHT, TALLEST + 1, 50) if points_at_fields(request) else [HEIGHT]
    grids = {height: fit(shown, (left, top, right, bottom + height - HEIGHT), LARGEST) for height in heights}
    wanted = min(LARGE_ENOUGH, grids[heights[-1]].side)
    height, grid = next(item for item in grids.items() if item[1].side >= wanted)
    return Layout(height, free, Grid(*(length * request.scale for length in grid)))


def _draw_district(
    canvas: Canvas, states: tuple[State, State], seat: Seat, request: RenderRequest, layout: Layout
) -> None:
    """The district with what is pointed at, or else with what was added last."""
    before, district = (state.planners[seat].district for state in states)
    grid = layout.grid
    board.draw_free_spots(canvas, layout.free, grid)
    last = board.NOTHING if points_at_district(request) else board.latest(states[0], seat)
    new = board.additions(before, district)
    board.draw(canvas, district, grid, board.Marked(new, last, tagged_fields(request)))
    draw_ideas(canvas, states[0], seat, grid, request.marks)
    draw_numbers(canvas, district, grid, request)


def _free_spots(state: State, then: State, seat: Seat, request: RenderRequest) -> Sequence[At]:
    """Free places for tiles: none where fields are pointed at, because they would make these smaller."""
    if points_at_fields(request) or request.crop_for:  # In a film, they would move the camera.
        return ()
    shown = state if request.places else then
    laid = {tile.at for tile in then.planners[seat].district.tiles}
    return [at for at in board.free_spots(shown, shown.planners[seat].district) if at not in laid]


def _draw_panel(
    canvas: Canvas, state: State, seat: Seat, request: RenderRequest, hand: Sequence[Item]
) -> None:
    """The council's requirements, the goal cards, and the hand."""
    (left, top, right, bottom), goals = PANEL, state.planners[seat].goals
    below = bottom - HAND - GAP if hand else bottom
    in_rows = below - top - 3 * (COUNCIL + GAP) - GAP >= ceil(len(goals) / 2) * (LOW + CLOSE)
    columns, rows = (1, 3) if in_rows else (3, 1)
    end = top + rows * (COUNCIL + GAP) - GAP
    for n, box in enumerate(_cells((left, top, right, end), columns, rows)):
        cards.draw(canvas, cards.council_card(state, seat, n), _scaled(box, canvas.scale))
    if goals:
        _draw_goals(canvas, state, state.planners[seat], (left, end + 2 * GAP, right, below))
    if hand:
        _draw_hand(canvas, hand, request)


def _draw_goals(canvas: Canvas, state: State, planner: Planner, box: Box) -> None:
    """Two columns, as high as there is room."""
    left, top, right, bottom = box
    survey, scoring, rows = planner.district.survey, state.options.goals, ceil(len(planner.goals) / 2)
    gap = GAP if (bottom - top) / rows >= HIGH else CLOSE
    end = min(bottom, top + rows * (HIGH + gap) - gap)
    for goal, cell in zip(planner.goals, _cells((left, top, right, end), 2, rows, gap), strict=False):
        near, upper, far, lower = _scaled(cell, canvas.scale)
        width, height = round(far) - round(near), round(lower) - round(upper)
        if goal in GOALS:
            cards.draw(canvas, cards.goal_card(goal, survey, scoring), (near, upper, far, lower))
        else:
            canvas.stamp(back(width, height), near + width / 2, upper + height / 2)


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

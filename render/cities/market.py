"""The picture of the board: four zones of four slots, with the things and workers on them."""

from collections.abc import Sequence
from math import ceil

from engines.cities.components import GOALS, SLOTS, Item, TileId, Zone
from engines.cities.moves import Move, Pick, Post, Send
from engines.cities.rules import open_posts
from engines.cities.state import State
from engines.core.game import View
from render.cities import alt, glyphs
from render.cities.colours import PALETTE
from render.cities.glyphs import ZONE_GLYPHS
from render.cities.headline import Headline, rounds, workers_left
from render.cities.pieces import cards
from render.cities.pieces.frames import dashes, empty_frame, hatching
from render.cities.pieces.items import draw_item, draw_tile
from render.cities.pieces.tokens import worker
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import MIDDLE, SMALL, faint_text
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc

LEFT, TOP = MARGIN + 76, 152  # of the slots
SLOT_WIDTH, SLOT_HEIGHT = (WIDTH - MARGIN - 8 - LEFT) / 4, (HEIGHT - MARGIN - TOP) / 4
GAP = 10
WORKER = 96  # the height of a worker
START = 232  # the side of a start tile
STAR_SLOT = 15  # the last of the buildings


def market(view: View[State], request: RenderRequest) -> Picture:
    """What can be taken now; before the first round, the start tiles."""
    state = view.state
    canvas = new_card(request.scale)
    _draw_headline(canvas, state, request)
    if state.round:
        _draw_board(canvas, state, request)
    else:
        _draw_start_tiles(canvas, state, request)
    return Picture(canvas.png(PALETTE), alt.market(state))


def _draw_headline(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """The seat to move and its remaining workers, the star, and the round."""
    head = Headline(canvas)
    head.add_figure(glyphs.HOURGLASS, rounds(state))
    head.add_chip(state.star)
    head.add_star()
    head.add_figure(glyphs.WORKER, str(workers_left(state, state.active)))
    head.add_player(state, state.active, request)


def _draw_board(canvas: Canvas, state: State, request: RenderRequest) -> None:
    scale = canvas.scale
    marks = {letter: _post(move) for letter, move in request.marks.items()}
    reachable = _reachable(state)
    for column in range(4):
        number = faint_text(str(column + 1), SMALL * scale)
        canvas.stamp(number, (LEFT + SLOT_WIDTH * column + SLOT_WIDTH / 2) * scale, (TOP - 24) * scale)
    for row, zone in enumerate(Zone):
        y = (TOP + SLOT_HEIGHT * row + SLOT_HEIGHT / 2 - GAP / 2) * scale
        canvas.stamp(shared.glyph_sprite(ZONE_GLYPHS[zone], 56 * scale), (MARGIN + 36) * scale, y)
        for column in range(4):
            index, post = 4 * row + column, Post(zone, column + 1)
            sent = _post(request.ghost) == post
            _draw_slot(canvas, state, index, closed=index not in reachable, sent=sent)
            _draw_marks(canvas, [letter for letter in marks if marks[letter] == post], _corner(index))


def _post(move: Move | None) -> Post | None:
    """The slot that a worker is sent to."""
    return move.to if isinstance(move, Send) else None


def _reachable(state: State) -> Sequence[int]:
    """The slots that the next worker can go to; all of them while things are being placed."""
    if state.hand or state.over:
        return range(len(state.board))
    return open_posts(state.board, state.active, state.mode.workers_a_zone)


def _corner(index: int) -> Point:
    """The upper left corner of a slot."""
    return LEFT + SLOT_WIDTH * (index % 4), TOP + SLOT_HEIGHT * (index // 4)


def _draw_slot(canvas: Canvas, state: State, index: int, *, closed: bool, sent: bool) -> None:
    """A frame with the things on a slot, or with the worker that took them; a ghost is beside the things."""
    scale, (left, top), slot = canvas.scale, _corner(index), state.board[index]
    width, height = round((SLOT_WIDTH - GAP) * scale), round((SLOT_HEIGHT - GAP) * scale)
    x, y = left * scale + width / 2, top * scale + height / 2
    canvas.stamp(empty_frame(width, height), x, y)
    if slot.worker is not None:
        canvas.stamp(worker(slot.worker, WORKER * scale), x, y)
        if index == STAR_SLOT:
            canvas.stamp(shared.glyph_sprite(shared.STAR, 48 * scale), x - 80 * scale, y)
        return
    beside = (WORKER + 4) * scale if sent else 0
    _draw_items(
        canvas, state, index, (left * scale, top * scale, left * scale + width - beside, top * scale + height)
    )
    if closed:
        canvas.darken(hatching(width, height), x, y)
    if sent:
        canvas.stamp(worker(state.active, WORKER * scale), x + width / 2 - (WORKER / 2 + 4) * scale, y)
        canvas.stamp(dashes(width, height), x, y)


def _draw_items(canvas: Canvas, state: State, index: int, box: Box) -> None:
    """All things on a slot; the last slot draws from the bag."""
    left, top, right, bottom = box
    items = state.board[index].up + state.board[index].down
    if items and items[0] in GOALS:
        survey = state.planners[state.active].district.survey
        cards.draw(canvas, cards.goal_card(items[0], survey, state.options.goals), box)
        # The printed card has this digit too: how many such cards are in the deck.
        copies = disc(str(GOALS[items[0]].copies), SMALL * canvas.scale, 1.5)
        canvas.stamp(copies, left + 20 * canvas.scale, bottom - 20 * canvas.scale)
    elif items:
        _draw_in_rows(canvas, items, box)
    elif index == STAR_SLOT and state.round and not state.over:
        step, size = (right - left) / 3, round(min(72 * canvas.scale, (right - left) / 3))
        y = (top + bottom) / 2
        canvas.stamp(shared.glyph_sprite(shared.STAR, size), left + step * 0.6, y)
        canvas.stamp(shared.glyph_sprite(glyphs.BAG, size), left + step * 1.6, y)
        drawn = f"×{SLOTS[Zone.BUILDINGS][-1].drawn}"  # noqa: RUF001
        canvas.stamp(faint_text(drawn, SMALL * canvas.scale), left + step * 2.45, y)


def _draw_in_rows(canvas: Canvas, items: Sequence[Item], box: Box) -> None:
    """Up to two things in one row, more in two rows."""
    left, top, right, bottom = box
    rows = 1 if len(items) <= 2 else 2
    columns = ceil(len(items) / rows)
    width, height = (right - left) / columns, (bottom - top) / rows
    size = round(min(width * 0.94, height * (0.94 if rows == 1 else 1.24)))
    for n, item in enumerate(items):
        in_row = min(columns, len(items) - n // columns * columns)
        x = (left + right) / 2 + (n % columns - (in_row - 1) / 2) * min(width, size * 1.08)
        draw_item(canvas, item, (x, top + height * (n // columns + 0.5)), size)


def _draw_marks(canvas: Canvas, letters: Sequence[str], corner: Point) -> None:
    for n, letter in enumerate(letters):
        x, y = corner[0] + 22 + 44 * n, corner[1] + 22
        canvas.stamp(disc(letter, SMALL * canvas.scale, 1.7), x * canvas.scale, y * canvas.scale)


def _draw_start_tiles(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """The remaining start tiles."""
    scale, count = canvas.scale, len(state.start_tiles)
    marks = {letter: _start(move) for letter, move in request.marks.items()}
    for n, tile in enumerate(state.start_tiles):
        x = (WIDTH / 2 + (n - (count - 1) / 2) * (START + 24)) * scale
        y = (TOP - 20 + (HEIGHT - MARGIN - TOP) / 2) * scale
        draw_tile(canvas, tile, (x, y), START * scale)
        if _start(request.ghost) == tile:
            canvas.stamp(worker(state.active, 144 * scale), x, y)
            canvas.stamp(dashes(START * scale, START * scale), x, y)
        for letter in (letter for letter in marks if marks[letter] == tile):
            canvas.stamp(disc(letter, MIDDLE * scale, 1.75), x, y - (START / 2 + 44) * scale)


def _start(move: Move | None) -> TileId | None:
    """The start tile that is picked."""
    return move.tile if isinstance(move, Pick) else None

"""The picture of the board: four zones of four slots, with the things and workers on them."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from engines.cities.components import GOALS, SLOTS, Item, TileId, Zone
from engines.cities.labels import item_name
from engines.cities.moves import Move, Pick, Post, Send
from engines.cities.rules import open_posts
from engines.cities.state import State
from engines.core.game import Seat, View
from render.cities import alt, glyphs
from render.cities.colours import PALETTES
from render.cities.glyphs import ZONE_GLYPHS
from render.cities.headline import Headline, rounds, workers_left
from render.cities.pieces import cards
from render.cities.pieces.frames import dashes, empty_frame, hatching
from render.cities.pieces.items import draw_item, draw_tile
from render.cities.pieces.tokens import worker
from render.cities.start import draw_council
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import MIDDLE, SMALL, faint_text
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc
from render.widgets.changes import frame_change
from render.widgets.place_numbers import place_number
from render.widgets.writing import write_label_over

LEFT, TOP = MARGIN + 76, 124  # of the slots
SLOT_WIDTH, SLOT_HEIGHT = (WIDTH - MARGIN - 8 - LEFT) / 4, (HEIGHT - MARGIN - TOP) / 4
GAP = 10
WORKER = 96  # the height of a worker
GUTTER = 60  # the width of the left part of a slot, for its number and its letters or the worker to be sent
SMALL_WORKER = 56
INSET = 6  # of things on a slot with a gutter
START, ABOVE = 276, 64  # the largest side of a start tile, and the room above it
COUNCIL = 196  # the height of the council's requirements below the start tiles
START_GAP = 24
NAME, NAME_WIDTH, NAME_LINES = 70, SLOT_WIDTH - GAP - 2 * INSET, 2  # the room for the name of a goal card
COPIES = 26  # the room for the number of copies
STAR_SLOT = 15  # the last of the buildings


def market(view: View[State], request: RenderRequest) -> Picture:
    """What can be taken now; before the first round, the start tiles."""
    state = view.state
    canvas = new_card(request.scale, HEIGHT + NAME if state.round else HEIGHT)
    _draw_headline(canvas, state, request)
    if state.round:
        _draw_board(canvas, state, request)
    else:
        _draw_start_tiles(canvas, state, request)
    return Picture(canvas.png(PALETTES[request.theme]), alt.numbered(alt.market(state), list(request.places)))


def _draw_headline(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """The seat to move and its remaining workers, the star, and the round."""
    head = Headline(canvas)
    head.add_figure(glyphs.HOURGLASS, rounds(state))
    head.add_chip(state.star)
    head.add_star()
    head.add_figure(glyphs.WORKER, str(workers_left(state, state.active)))
    head.add_player(state, state.active, request)


def _draw_board(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """A row of slots for each zone."""
    scale, reachable = canvas.scale, _reachable(state)
    pointed = bool(request.places or request.marks or request.ghost)  # then all slots look alike
    for row, zone in enumerate(Zone):
        y = (_corner(4 * row)[1] + _height(4 * row) / 2) * scale
        canvas.stamp(shared.glyph_sprite(ZONE_GLYPHS[zone], 56 * scale), (MARGIN + 36) * scale, y)
        for column in range(4):
            index = 4 * row + column
            signs = _signs(request, Post(zone, column + 1))
            gutter = GUTTER * max(signs.columns, pointed)
            _draw_slot(canvas, state, index, closed=index not in reachable, gutter=gutter)
            _write_goal(canvas, state, index, request)
            _draw_signs(canvas, signs, index, state.active)
            if request.earlier and _has_changed(request.earlier, state, index):
                left, top = _corner(index)
                frame_change(canvas, (left, top, left + SLOT_WIDTH - GAP, top + _height(index)))


def _has_changed(earlier: State, state: State, index: int) -> bool:
    """Whether a worker has come to a slot, or something else than a new round has changed it."""
    before, now = earlier.board[index], state.board[index]
    return now != before and (now.worker is not None or earlier.round == state.round)


class Signs(NamedTuple):
    """What stands beside the things on a slot."""

    number: str | None
    letters: Sequence[str]
    sent: bool  # a worker would go there

    @property
    def columns(self) -> int:
        """Below the number is room for one letter or for the worker."""
        return len(self.letters) + self.sent


def _signs(request: RenderRequest, post: Post) -> Signs:
    numbers = [number for number, move in request.places.items() if _post(move) == post]
    letters = [letter for letter, move in request.marks.items() if _post(move) == post]
    return Signs(numbers[0] if numbers else None, letters, _post(request.ghost) == post)


def _draw_signs(canvas: Canvas, signs: Signs, index: int, seat: Seat) -> None:
    """The number above; the letters, and then the worker, below it."""
    scale, corner, height = canvas.scale, _corner(index), _height(index)
    x, y = (corner[0] + GUTTER / 2 + 4) * scale, corner[1] * scale
    if signs.number:
        canvas.stamp(place_number(signs.number, scale, chosen=signs.sent), x, y + 34 * scale)
    below = y + (SLOT_HEIGHT - GAP - 12 - SMALL_WORKER / 2) * scale
    for n, letter in enumerate(signs.letters):
        canvas.stamp(disc(letter, SMALL * scale, 1.6), x + n * GUTTER * scale, below)
    if signs.sent:
        right = len(signs.letters) * GUTTER * scale
        canvas.stamp(worker(seat, SMALL_WORKER * scale), x + right, below)
        frame = dashes(round((SLOT_WIDTH - GAP) * scale), round(height * scale))
        canvas.stamp(frame, corner[0] * scale + frame.width / 2, y + frame.height / 2)


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
    return LEFT + SLOT_WIDTH * (index % 4), TOP + SLOT_HEIGHT * (index // 4) + (NAME if index >= 4 else 0)


def _height(index: int) -> float:
    """The height of a slot; those of goal cards, the first four, have room for their names."""
    return SLOT_HEIGHT - GAP + (NAME if index < 4 else 0)


def _draw_slot(canvas: Canvas, state: State, index: int, *, closed: bool, gutter: float) -> None:
    """A frame with the things on a slot, to the right of a gutter, or with the worker that took them."""
    scale, (left, top), slot = canvas.scale, _corner(index), state.board[index]
    width, height = round((SLOT_WIDTH - GAP) * scale), round(_height(index) * scale)
    x, y = left * scale + width / 2, top * scale + height / 2
    canvas.stamp(empty_frame(width, height), x, y)
    if slot.worker is not None:
        canvas.stamp(worker(slot.worker, WORKER * scale), x, y)
        if index == STAR_SLOT:
            canvas.stamp(shared.glyph_sprite(shared.STAR, 48 * scale), x - 80 * scale, y)
        return
    inset = INSET * scale if gutter else 0
    near, far = (left + gutter) * scale, left * scale + width - inset
    _draw_items(canvas, state, index, (near, top * scale + inset, far, top * scale + height - inset))
    if closed:
        canvas.darken(hatching(width, height), x, y)


def _draw_items(canvas: Canvas, state: State, index: int, box: Box) -> None:
    """All things on a slot; the last slot draws from the bag."""
    left, top, right, bottom = box
    items = state.board[index].up + state.board[index].down
    if items and items[0] in GOALS:
        survey = state.planners[state.active].district.survey
        bottom -= NAME * canvas.scale
        card = cards.goal_card(items[0], survey, state.options.goals)._replace(left=COPIES)
        cards.draw(canvas, card, (left, top, right, bottom))
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


def _write_goal(canvas: Canvas, state: State, index: int, request: RenderRequest) -> None:
    """The name of a goal card, below it."""
    slot, (left, top), scale = state.board[index], _corner(index), canvas.scale
    if slot.worker is None and slot.up and slot.up[0] in GOALS:
        middle = (left + (SLOT_WIDTH - GAP) / 2, top + _height(index) - INSET - NAME / 2 - 1)
        name = request.say(item_name(slot.up[0]))
        write_label_over(canvas, name, (middle[0] * scale, middle[1] * scale), NAME_WIDTH * scale, NAME_LINES)


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


def _draw_start_tiles(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """The remaining start tiles, with a letter or the worker above each, and what the council asks for."""
    scale, count = canvas.scale, len(state.start_tiles)
    side = min(START, (WIDTH - 2 * MARGIN) // count - START_GAP)
    marks = {letter: _start(move) for letter, move in request.marks.items()}
    for n, tile in enumerate(state.start_tiles):
        x = (WIDTH / 2 + (n - (count - 1) / 2) * (side + START_GAP)) * scale
        y, above = (TOP + ABOVE + START / 2) * scale, (TOP + ABOVE / 2 - 6) * scale
        draw_tile(canvas, tile, (x, y), side * scale)
        if _start(request.ghost) == tile:
            canvas.stamp(worker(state.active, SMALL_WORKER * scale), x, above)
            canvas.stamp(dashes(side * scale, side * scale), x, y)
        for letter in (letter for letter in marks if marks[letter] == tile):
            canvas.stamp(disc(letter, MIDDLE * scale, 1.75), x, above)
    draw_council(canvas, state, request, HEIGHT - MARGIN - COUNCIL, HEIGHT - MARGIN)


def _start(move: Move | None) -> TileId | None:
    """The start tile that is picked."""
    return move.tile if isinstance(move, Pick) else None

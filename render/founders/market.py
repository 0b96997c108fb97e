"""The pictures of the tiles on offer: three rows with their stacks, and the victory tiles."""

from collections.abc import Sequence
from math import ceil

from engines.core.game import Seat, View
from engines.founders.components import NEEDS, ROW, STACKS, Kind, TileId
from engines.founders.moves import Move, Reveal
from engines.founders.names import short_name
from engines.founders.scoring import score
from engines.founders.state import Loads, Phase, State
from engines.founders.territory import remaining_needs
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import SMALL, signed
from render.drawing.sprites import Box, Point, Sprite
from render.founders import alt
from render.founders.colours import PALETTES
from render.founders.headline import Headline
from render.founders.pieces import stacks, tiles
from render.founders.pieces.ground import shadow
from render.founders.targets import tile as tile_taken
from render.requests import Picture, RenderRequest
from render.widgets.badges import disc
from render.widgets.writing import write_label

NAME = 38  # the height of a tile's name
TALL = HEIGHT + 56  # the height of the pictures
SHELF: Box = (MARGIN + 8, 116, WIDTH - MARGIN - 8, TALL - MARGIN)
SPACE = 24  # between two tiles side by side
SIDE, LARGEST = 162, 220
STEP = (SHELF[3] - SHELF[1] - SIDE - NAME) / (len(STACKS) - 1)  # from row to row
STACK = 112  # the width of a stack
MARK = 46  # the distance between letters


def market(view: View[State], request: RenderRequest) -> Picture:
    """Three rows beside their stacks; tiles that the seat cannot build are light and hatched.

    Where ideas take tiles, the victory tiles that the seat can build are below: they can be taken too.
    """
    state, seat = view.state, request.subject(view, view.state.active)
    in_reach = _victory_in_reach(state, seat) if any(map(tile_taken, request.marks.values())) else []
    canvas = new_card(request.scale, round(TALL + STEP) if in_reach else TALL)
    head = Headline(canvas)
    head.add_piles(state.piles)
    head.add_player(state, seat, request)
    shelf = Shelf(canvas, state, seat, request)
    if state.phase is Phase.DRAFT:
        shelf.draw_offer(state.rows[0])
    else:
        shelf.draw_rows(in_reach)
    return Picture(canvas.png(PALETTES[request.theme]), alt.market(state, in_reach))


def _victory_in_reach(state: State, seat: Seat) -> list[TileId]:
    """The kinds of victory tiles that a founder could build now."""
    if state.phase is not Phase.BUILD:
        return []
    return [tile for tile in dict.fromkeys(state.display) if can_build(state, seat, tile)]


def victory(view: View[State], request: RenderRequest) -> Picture:
    """The remaining victory tiles; those that the seat cannot build are light and hatched."""
    state, canvas = view.state, new_card(request.scale, TALL)
    seat = request.subject(view, state.active)
    founder = state.founders[seat]
    head = Headline(canvas)
    head.add_points(signed(score(founder).total))
    head.add_tokens(founder.tokens)
    head.add_player(state, seat, request)
    Shelf(canvas, state, seat, request).draw_offer(state.display)
    return Picture(canvas.png(PALETTES[request.theme]), alt.victory(state))


def can_build(state: State, seat: Seat, tile: TileId) -> bool:
    """Whether a founder could build a tile somewhere now."""
    territory, needs = state.founders[seat].territory, NEEDS[tile]
    if state.bought is not None and seat == state.active:
        needs = remaining_needs(needs, state.bought)
    if not needs or not territory.plots:
        return not needs
    survey = territory.survey
    payable = survey.payable(needs, single=state.options.loads is Loads.SINGLE)
    return bool(payable & (survey.free | survey.built))


class Shelf:
    """Open tiles as one founder sees them, with marks."""

    def __init__(self, canvas: Canvas, state: State, seat: Seat, request: RenderRequest) -> None:
        self.canvas, self.state, self.seat = canvas, state, seat
        self.marks, self.ghost, self.say = request.marks, request.ghost, request.say

    def draw_rows(self, below: Sequence[TileId]) -> None:
        """A row for each stack, and more tiles below them if there are any."""
        left, top, right, _ = SHELF
        for number, kind in enumerate(STACKS):
            self._draw_row(number, kind, top + SIDE / 2 + STEP * number)
        step = min(SIDE + SPACE, (right - left) / max(1, len(below)))
        y, side = top + SIDE / 2 + STEP * len(STACKS), int(step - SPACE) // 2 * 2
        self._draw_tiles(below, [(left + step * (place + 0.5), y) for place in range(len(below))], side)

    def _draw_row(self, number: int, kind: Kind, y: float) -> None:
        """A stack and the tiles beside it, the oldest first."""
        left, _, right, _ = SHELF
        step = (right - left - STACK) / ROW
        spots = [(right - SIDE / 2 - step * (ROW - 1 - place), y) for place in range(ROW)]
        row, turned = self.state.rows[number], _revealed(self.ghost) is kind
        swept = turned and len(row) == ROW
        self._draw_tiles(row, spots, SIDE, swept=swept)
        if turned and not swept:
            self._stamp(stacks.unknown(kind, SIDE * self.canvas.scale, self.canvas.scale), spots[len(row)])
        self._draw_stack(kind, (left + STACK / 2, y), turned=turned)

    def draw_offer(self, shown: Sequence[TileId]) -> None:
        """Tiles without a stack, as large as possible."""
        side, spots = _positions(len(shown))
        self._draw_tiles(shown, spots, side)

    def _draw_tiles(
        self, row: Sequence[TileId], spots: Sequence[Point], side: int, *, swept: bool = False
    ) -> None:
        """Tiles, with letters at the bottom of the first of equal ones."""
        scale, marked = self.canvas.scale, set[TileId]()
        dark, shift = shadow(side * scale)
        for tile, (x, y) in zip(row, spots, strict=False):
            self.canvas.stamp(dark, x * scale + shift, y * scale + shift)
            letters = [] if tile in marked else self._letters(tile)
            look = tiles.offered_look(tile, can_build=can_build(self.state, self.seat, tile), swept=swept)
            sprite = tiles.sprite(look._replace(tagged=bool(letters)), side * scale, scale)
            self._stamp(sprite, (x, y))
            below = (x * scale, (y + (side + NAME) / 2) * scale)
            write_label(self.canvas, self.say(short_name(tile)), below, (side + SPACE - 4) * scale)
            self._draw_letters(letters, (x, y + side / 2 - 26), side)
            marked.add(tile)

    def _letters(self, wanted: TileId | Kind) -> list[str]:
        """The letters of moves that take a tile, or reveal one of a stack."""
        return [
            letter for letter, move in self.marks.items() if wanted in (tile_taken(move), _revealed(move))
        ]

    def _draw_stack(self, kind: Kind, spot: Point, *, turned: bool) -> None:
        """Tiles face down; the frame of a stack to be revealed from is bright."""
        scale = self.canvas.scale
        left = len(self.state.stack(kind))
        self._stamp(stacks.stack(kind, left, (STACK * scale, SIDE * scale), scale, turned=turned), spot)
        letters = self._letters(kind)
        self._draw_letters(letters, (spot[0], spot[1] - SIDE / 2 + 4), STACK)

    def _draw_letters(self, letters: Sequence[str], middle: Point, width: float) -> None:
        """Letters side by side, closer together if there are many."""
        x, y = middle
        step = min(MARK, (width - MARK) / max(1, len(letters) - 1))
        for number, letter in enumerate(letters):
            mark = disc(letter, SMALL * self.canvas.scale, 1.6)
            self._stamp(mark, (x + step * (number - (len(letters) - 1) / 2), y))

    def _stamp(self, sprite: Sprite, spot: Point) -> None:
        self.canvas.stamp(sprite, spot[0] * self.canvas.scale, spot[1] * self.canvas.scale)


def _revealed(move: Move | None) -> Kind | None:
    """The stack that a tile is revealed from."""
    return move.stack if isinstance(move, Reveal) else None


def _positions(count: int) -> tuple[int, list[Point]]:
    """The size of tiles and their positions: left to right, then down."""
    left, top, right, bottom = SHELF
    sizes = {rows: _side(count, rows) for rows in range(1, 4)}
    rows = max(sizes, key=sizes.__getitem__)
    side, columns = sizes[rows], ceil(count / rows)
    across, down = side + SPACE, side + NAME + 10
    x, y = (left + right - across * (columns - 1)) / 2, (top + bottom - NAME - down * (rows - 1)) / 2
    return side, [(x + across * (place % columns), y + down * (place // columns)) for place in range(count)]


def _side(count: int, rows: int) -> int:
    left, top, right, bottom = SHELF
    width, height = (right - left) / max(1, ceil(count / rows)), (bottom - top) / rows
    side = min(LARGEST, width - SPACE, height - NAME - 10)
    return int(side) // 2 * 2

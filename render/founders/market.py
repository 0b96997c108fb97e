"""The pictures of the tiles on offer: three rows with their stacks, and the victory tiles."""

from collections import Counter
from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.text import Text
from engines.founders.components import NEEDS, STACKS, TILES, Kind, TileId
from engines.founders.moves import Move, Reveal
from engines.founders.names import short_name
from engines.founders.scoring import score
from engines.founders.state import Loads, Phase, State
from engines.founders.territory import remaining_needs
from render.drawing.canvas import HEIGHT, LOWEST, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.drawing.lettering import SMALL, signed
from render.drawing.sprites import Box, Point, Sprite
from render.drawing.squares import lowest
from render.founders import alt
from render.founders.colours import PALETTES
from render.founders.headline import Headline
from render.founders.offer_layout import NAME, SHELF, SIDE, SPACE, Group, best_lines, offer
from render.founders.pieces import stacks, tiles
from render.founders.pieces.ground import shadow
from render.founders.targets import tile as tile_taken
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, disc
from render.widgets.changes import frame_change
from render.widgets.writing import write_label

MARK = 46  # the distance between letters


def market(view: View[State], request: RenderRequest) -> Picture:
    """Three rows beside their stacks; tiles that the seat cannot build are light and hatched.

    Where ideas take tiles, the victory tiles that the seat can build are below: they can be taken too.
    """
    state, seat = view.state, request.subject(view, view.state.active)
    in_reach = _victory_in_reach(state, seat) if any(map(tile_taken, request.marks.values())) else []
    groups = _groups(state, request.ghost)
    if in_reach:
        groups.append(Group(None, in_reach))
    height = lowest(lambda height: best_lines(groups, _shelf(height)).side, SIDE, TALLEST_QUESTION, LOWEST)
    canvas = new_card(request.scale, height)
    head = Headline(canvas)
    head.add_piles(state.piles)
    head.add_player(state, seat, request)
    Shelf(canvas, state, seat, request).draw(groups, _shelf(height))
    return Picture(canvas.png(PALETTES[request.theme]), alt.market(state, in_reach))


def _shelf(height: int) -> Box:
    left, top, right, bottom = SHELF
    return left, top, right, bottom + height - HEIGHT


def _groups(state: State, ghost: Move | None) -> list[Group]:
    """Each stack with its open tiles, the oldest first; before the game, the tiles of the draft."""
    if state.phase is Phase.DRAFT:
        return offer(state.rows[0])
    return [Group(kind, row, _revealed(ghost) is kind) for kind, row in zip(STACKS, state.rows, strict=True)]


def _victory_in_reach(state: State, seat: Seat) -> list[TileId]:
    """The kinds of victory tiles that a founder could build now."""
    if state.phase is not Phase.BUILD:
        return []
    return [tile for tile in dict.fromkeys(state.display) if can_build(state, seat, tile)]


def victory(view: View[State], request: RenderRequest) -> Picture:
    """The remaining victory tiles, light and hatched if the seat cannot build them; then the built ones."""
    state, seat = view.state, request.subject(view, view.state.active)
    founder, groups = state.founders[seat], [*offer(state.display), *_built_victory(state)]
    height = lowest(lambda height: best_lines(groups, _shelf(height)).side, SIDE, TALLEST_QUESTION, LOWEST)
    canvas = new_card(request.scale, height)
    head = Headline(canvas)
    head.add_points(signed(score(founder).total))
    head.add_tokens(founder.tokens)
    head.add_player(state, seat, request)
    Shelf(canvas, state, seat, request).draw(groups, _shelf(height))
    if not groups:
        middle = (WIDTH / 2 * request.scale, height / 2 * request.scale)
        write_label(canvas, request.say(Text("founders-no-victory-tiles")), middle, WIDTH * request.scale)
    return Picture(canvas.png(PALETTES[request.theme]), alt.victory(state))


def _built_victory(state: State) -> list[Group]:
    """The victory tiles that founders have built."""
    return [
        Group(None, [plot.tile], owner=seat)
        for seat, founder in enumerate(state.founders)
        for plot in founder.territory.plots
        if TILES[plot.tile].kind is Kind.VICTORY
    ]


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
        self.earlier: State | None = request.earlier

    def draw(self, groups: Sequence[Group], box: Box) -> None:
        """Groups line by line, as large as there is room for them."""
        lines = best_lines(groups, box)
        for group, place in lines.places(groups, box):
            if group.kind:
                self._draw_panel(place)
                self._draw_stack(group.kind, group.stack_box(place, lines.side), turned=group.turned)
            self._draw_tiles(group, place, lines.side)

    def _draw_panel(self, place: Box) -> None:
        """What a stack and its tiles lie on."""
        left, top, right, bottom = (round(edge) * self.canvas.scale for edge in place)
        sprite = stacks.panel(right - left, bottom - top, 16 * self.canvas.scale)
        self.canvas.stamp(sprite, left + sprite.half_width, top + sprite.half_height)

    def _draw_tiles(self, group: Group, place: Box, side: int) -> None:
        """Tiles, with letters at the bottom of the first of equal ones."""
        scale, marked = self.canvas.scale, set[TileId]()
        dark, shift = shadow(side * scale)
        spots, known = group.spots(place, side), self._known_tiles()
        for tile, (x, y) in zip(group.tiles, spots, strict=False):
            self.canvas.stamp(dark, x * scale + shift, y * scale + shift)
            letters = [] if tile in marked else self._letters(tile)
            can = group.owner is not None or can_build(self.state, self.seat, tile)
            look = tiles.offered_look(tile, can_build=can, swept=group.is_swept)
            sprite = tiles.sprite(look._replace(tagged=bool(letters)), side * scale, scale)
            self._stamp(sprite, (x, y))
            below = (x * scale, (y + (side + NAME) / 2) * scale)
            write_label(self.canvas, self.say(short_name(tile)), below, (side + SPACE - 4) * scale)
            self._draw_letters(letters, (x, y + side / 2 - 26), side)
            if group.owner is not None:
                self._stamp(chip(group.owner, SMALL_CHIP * scale), (x - side / 2 + 16, y - side / 2 + 16))
            if known is not None and not known[tile]:
                frame_change(self.canvas, (x - side / 2, y - side / 2, x + side / 2, y + side / 2))
            elif known is not None:
                known[tile] -= 1
            marked.add(tile)
        if group.kind and group.turned and not group.is_swept:
            self._stamp(stacks.unknown(group.kind, side * scale, scale), spots[-1])

    def _known_tiles(self) -> Counter[TileId] | None:
        """The open tiles of an earlier state; others are new."""
        if self.earlier is None:
            return None
        return Counter([*(tile for row in self.earlier.rows for tile in row), *self.earlier.display])

    def _letters(self, wanted: TileId | Kind) -> list[str]:
        """The letters of moves that take a tile, or reveal one of a stack."""
        return [
            letter for letter, move in self.marks.items() if wanted in (tile_taken(move), _revealed(move))
        ]

    def _draw_stack(self, kind: Kind, box: Box, *, turned: bool) -> None:
        """Tiles face down; the frame of a stack to be revealed from is bright."""
        scale, (left, top, right, bottom) = self.canvas.scale, box
        size = (round(right - left) * scale, round(bottom - top) * scale)
        x, y = (left + right) / 2, (top + bottom) / 2
        self._stamp(stacks.stack(kind, len(self.state.stack(kind)), size, scale, turned=turned), (x, y))
        self._draw_letters(self._letters(kind), (x, top + 4), right - left)

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

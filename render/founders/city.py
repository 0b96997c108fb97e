"""The picture of one territory: its founder's name and figures, its tiles, and what it makes."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple, Self

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders import GAME
from engines.founders.components import CRAFTSMEN, Resource, TokenId
from engines.founders.scoring import score
from engines.founders.state import Founder, Phase, State, supplies
from render.drawing.canvas import HEIGHT, MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.drawing.sprites import Box
from render.drawing.squares import HEIGHT_STEP, Grid, extent, fit
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.headline import Headline
from render.founders.market import Shelf
from render.founders.named_resources import WIDTH_NAMED, NamedResources
from render.founders.offer_layout import offer
from render.founders.pieces.ground import draw_ground
from render.founders.resource_table import HEIGHT as ROW_HEIGHT
from render.founders.resource_table import WIDTH_BESIDE, ResourceTable
from render.founders.targets import other_seat
from render.requests import Picture, RenderRequest
from render.widgets.free_room import Arrangement
from render.widgets.standing import arrange_standing, draw_standing
from render.widgets.writing import change

TOP = 116  # of the land
LOW = 460  # a picture with the resources below the land
INSET = 14  # of tiles from the edge of the land
LARGEST, LARGE_ENOUGH = 248, 116  # a tile; a picture is not made higher than for those that are large enough
RATHER_SMALLER = 0.85  # of the largest tiles: so much smaller they may be if less land is bare
BESIDE_NAMES = 0.2  # the share of the room for names that is empty
LARGE_BESIDE_NAMES = 100  # a tile that leaves room for the names of resources


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's territory; with a ghost, as it would be. Moves in another territory are shown there."""
    state, ghost = view.state, request.ghost
    seat = _subject(view, request)
    table = GAME.apply(state, ghost).state if ghost else state
    now, then = state.founders[seat], table.founders[seat]
    had, has = score(now).total, score(then).total
    annotations = Annotations.of(state, seat, request, request.scale)
    later = request.later_places(lambda state: state.founders[seat].territory.plots)
    shown = [*board.places(then.territory, annotations), *(plot.at for plot in later)]
    pointed, seats = annotations.squares(), len(state.founders)
    is_draft = table.phase is Phase.DRAFT and not shown
    if is_draft:
        layout = Layout.of_draft()
    else:
        layout = Layout.of(shown, TALLEST_QUESTION if pointed else TALLEST, 0 if pointed or ghost else seats)
    canvas = new_card(request.scale, layout.height)
    head = Headline(canvas)
    head.add_points(change(had, has))
    head.add_tokens(_known_tokens(now, then))
    head.add_piece(request)
    head.add_player(state, seat, request)
    made, bought = supplies(View(table, view.seat), seat), _bought_resource(table, seat)
    resources = _resources(canvas, layout, request)
    resources.draw_resources(made, bought)
    resources.draw_replaced(len(then.replaced))
    grid = Grid(*(length * request.scale for length in layout.grid))
    left, top, right, bottom = (edge * request.scale for edge in layout.land)
    if is_draft:
        Shelf(canvas, state, seat, request).draw(offer(state.rows[0]), layout.land)
    else:
        draw_ground(canvas, (left, top, right, bottom), grid)
    earlier = request.earlier.founders[seat].territory if request.earlier else None
    Board(canvas, then.territory, grid, annotations, earlier).draw()
    if layout.standing:
        points = [score(founder).total for founder in table.founders]
        draw_standing(canvas, points, layout.standing)
    described = alt.city(seat, then, made, bought)
    described = alt.preview(described) if ghost else described
    return Picture(canvas.png(PALETTES[request.theme]), alt.numbered(described, list(request.places)))


def _subject(view: View[State], request: RenderRequest) -> Seat:
    """Another seat, if the ghost or all marks and places are in its territory; else that of the request."""
    moves = [request.ghost] if request.ghost else [*request.marks.values(), *request.places.values()]
    targets = {other_seat(move) for move in moves}
    target = targets.pop() if len(targets) == 1 else None
    return request.subject(view, view.state.active) if target is None else target


def _bought_resource(state: State, seat: Seat) -> Resource | None:
    return state.bought if seat == state.active else None


def _known_tokens(now: Founder, then: Founder) -> list[TokenId]:
    """The tokens in hand, without craftsmen that the move would draw: they are hidden."""
    return [each for each in then.tokens if each not in CRAFTSMEN or each in now.tokens]


class Resources(Enum):
    """Where the resources are: the room that they take at the right and at the bottom."""

    NAMED = (WIDTH_NAMED, 0)
    BESIDE = (WIDTH_BESIDE, 0)
    BELOW = (0, ROW_HEIGHT)

    @property
    def lowest(self) -> int:
        """The height of the lowest picture with room for them."""
        return LOW if self is Resources.BELOW else HEIGHT

    def land(self, height: int) -> Box:
        """What they leave of a picture."""
        right, below = self.value
        return MARGIN, TOP, WIDTH - MARGIN - right, height - MARGIN - below


class Layout(NamedTuple):
    """Of a picture without zoom: its height, where resources are, the land, the grid, and the standing."""

    height: int
    resources: Resources
    land: Box
    grid: Grid
    standing: Arrangement | None = None

    @classmethod
    def of(cls, places: Sequence[Square], tallest: int, seats: int) -> Self:
        """With large tiles, the least empty one; at first there is one place."""
        squares = {*places} or {Square(0, 0)}
        shown = extent(squares)
        found = [
            layout
            for resources in Resources
            for height in range(resources.lowest, tallest + 1, HEIGHT_STEP)
            for layout in cls._in_room(shown, resources, height, seats)
        ]
        enough = min(LARGE_ENOUGH, RATHER_SMALLER * max(layout.grid.side for layout in found))
        large = [layout for layout in found if layout.is_large_enough(enough)]
        return min(large, key=lambda layout: layout.emptiness(len(squares)))

    @classmethod
    def of_draft(cls) -> Self:
        """With tiles on offer where the land will be."""
        land = Resources.NAMED.land(HEIGHT)
        return cls(HEIGHT, Resources.NAMED, land, fit([Square(0, 0)], _inside(land), LARGEST))

    @classmethod
    def _in_room(
        cls, shown: tuple[Square, Square], resources: Resources, height: int, seats: int
    ) -> Iterator[Self]:
        """The land in all of its room; or only as large as it needs, with the standing in what is left."""
        left, top, right, bottom = room = resources.land(height)
        grid = fit(shown, _inside(room), LARGEST)
        yield cls(height, resources, room, grid)
        if seats:
            (first, last), around = shown, 2 * INSET + 8
            end = left + (last.x - first.x + 1) * grid.side + around
            lowest = top + (last.y - first.y + 1) * grid.side + around
            below, beside = (left, lowest + 12, right, bottom), (end + 12, top, right, bottom)
            for land, rest in (((left, top, right, lowest), below), ((left, top, end, bottom), beside)):
                if standing := arrange_standing(seats, [rest]):
                    yield cls(height, resources, land, fit(shown, _inside(land), grid.side), standing)

    def is_large_enough(self, enough: float) -> bool:
        """Names are worth smaller tiles, but not tiny ones."""
        least = LARGE_BESIDE_NAMES if self.resources is Resources.NAMED else enough
        return self.grid.side >= least

    def emptiness(self, tiles: int) -> float:
        """The bare part of the room for the land, and a part of that for names."""
        left, top, right, bottom = self.resources.land(self.height)
        covered: float = tiles * self.grid.side**2
        if self.standing:
            style = self.standing.style
            covered += len(self.standing.cells) * style.typical * style.height
        bare = (right - left) * (bottom - top) - covered
        names = WIDTH_NAMED * (bottom - top) if self.resources is Resources.NAMED else 0
        return (bare + BESIDE_NAMES * names) / self.height


def _resources(canvas: Canvas, layout: Layout, request: RenderRequest) -> NamedResources | ResourceTable:
    """What draws the resources."""
    if layout.resources is Resources.NAMED:
        return NamedResources(canvas, request.say)
    return ResourceTable(canvas, beside=layout.resources is Resources.BESIDE)


def _inside(land: Box) -> Box:
    left, top, right, bottom = land
    return left + INSET, top + INSET, right - INSET, bottom - INSET - 8

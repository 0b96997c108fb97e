"""The picture of one territory: its founder's name and figures, its tiles, and what it makes."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, Self

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders import GAME
from engines.founders.components import CRAFTSMEN, Resource, TokenId
from engines.founders.scoring import score
from engines.founders.state import Founder, State, supplies
from render.drawing.canvas import MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.drawing.sprites import Box
from render.drawing.squares import Grid, extent, fit, lowest
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.headline import Headline
from render.founders.named_resources import WIDTH_NAMED, NamedResources
from render.founders.pieces.ground import draw_ground
from render.founders.resource_table import HEIGHT as ROW_HEIGHT
from render.founders.resource_table import WIDTH_BESIDE, ResourceTable
from render.founders.targets import other_seat
from render.requests import Picture, RenderRequest
from render.widgets.writing import change

TOP = 116  # of the land
INSET = 20  # of tiles from the edge of the land
LARGEST, LARGE_ENOUGH = 248, 116  # a tile; a picture is not made higher than for those that are large enough
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
    layout = Layout.of(shown, TALLEST_QUESTION if annotations.squares() else TALLEST)
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
    draw_ground(canvas, (left, top, right, bottom), grid)
    earlier = request.earlier.founders[seat].territory if request.earlier else None
    Board(canvas, then.territory, grid, annotations, earlier).draw()
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

    def land(self, height: int) -> Box:
        """What they leave of a picture."""
        right, below = self.value
        return MARGIN, TOP, WIDTH - MARGIN - right, height - MARGIN - below


class Layout(NamedTuple):
    """The height of a picture, where its resources are, and the grid without zoom."""

    height: int
    resources: Resources
    grid: Grid

    @classmethod
    def of(cls, places: Sequence[Square], tallest: int) -> Self:
        """With large tiles, the one in which they cover most of the land; at first there is one place."""
        shown = extent(places or [Square(0, 0)])
        layouts = [cls._lowest(shown, tallest, resources) for resources in Resources]
        return max((layout for layout in layouts if layout.is_large_enough()), key=cls._covered)

    def is_large_enough(self) -> bool:
        """Names are worth smaller tiles, but not tiny ones."""
        return self.resources is not Resources.NAMED or self.grid.side >= LARGE_BESIDE_NAMES

    @classmethod
    def _lowest(cls, places: Sequence[Square], tallest: int, resources: Resources) -> Self:
        """The lowest picture in which tiles are large enough."""

        def grid_at(height: int) -> Grid:
            return fit(places, _inside(resources.land(height)), LARGEST)

        height = lowest(lambda height: grid_at(height).side, LARGE_ENOUGH, tallest)
        return cls(height, resources, grid_at(height))

    @property
    def land(self) -> Box:
        return self.resources.land(self.height)

    def _covered(self) -> float:
        """What a tile covers of the land."""
        left, top, right, bottom = self.land
        return self.grid.side**2 / ((right - left) * (bottom - top))


def _resources(canvas: Canvas, layout: Layout, request: RenderRequest) -> NamedResources | ResourceTable:
    """What draws the resources."""
    if layout.resources is Resources.NAMED:
        return NamedResources(canvas, request.say)
    return ResourceTable(canvas, beside=layout.resources is Resources.BESIDE)


def _inside(land: Box) -> Box:
    left, top, right, bottom = land
    return left + INSET, top + INSET, right - INSET, bottom - INSET - 8

"""The picture of one territory: its founder's name and figures, its tiles, and what it makes."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders import GAME
from engines.founders.components import CRAFTSMEN, Resource, TokenId
from engines.founders.scoring import score
from engines.founders.state import Founder, State, supplies
from render.drawing.canvas import MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, new_card
from render.drawing.sprites import Box
from render.drawing.squares import Grid, extent, fit, lowest
from render.founders import alt, board
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.headline import Headline
from render.founders.pieces.ground import draw_ground
from render.founders.resource_table import HEIGHT as ROW_HEIGHT
from render.founders.resource_table import WIDTH_BESIDE, ResourceTable
from render.founders.targets import other_seat
from render.requests import Picture, RenderRequest
from render.widgets.writing import change

TOP = 116  # of the land
INSET = 20  # of tiles from the edge of the land
LARGEST, LARGE_ENOUGH = 208, 116  # a tile; a picture is not made higher than for those that are large enough


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
    resources = ResourceTable(canvas, beside=layout.beside)
    resources.draw_resources(made, bought)
    resources.draw_replaced(len(then.replaced))
    grid = Grid(*(length * request.scale for length in layout.grid))
    left, top, right, bottom = (edge * request.scale for edge in layout.land)
    draw_ground(canvas, (left, top, right, bottom), grid)
    Board(canvas, then.territory, grid, annotations).draw()
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


class Layout(NamedTuple):
    """The height of a picture, whether resources are beside or below the land, and the grid without zoom."""

    height: int
    beside: bool
    grid: Grid

    @classmethod
    def of(cls, places: Sequence[Square], tallest: int) -> Self:
        """The one in which tiles cover most of the land; before the first one, there is a place for it."""
        shown = extent(places or [Square(0, 0)])
        return max((cls._lowest(shown, tallest, beside) for beside in (False, True)), key=cls._covered)

    @classmethod
    def _lowest(cls, places: Sequence[Square], tallest: int, beside: bool) -> Self:
        """The lowest picture in which tiles are large enough."""
        height = lowest(
            lambda height: fit(places, _inside(_land(height, beside)), LARGEST).side, LARGE_ENOUGH, tallest
        )
        return cls(height, beside, fit(places, _inside(_land(height, beside)), LARGEST))

    @property
    def land(self) -> Box:
        return _land(self.height, self.beside)

    def _covered(self) -> float:
        """What a tile covers of the land."""
        left, top, right, bottom = self.land
        return self.grid.side**2 / ((right - left) * (bottom - top))


def _land(height: int, beside: bool) -> Box:
    bottom, right = height - MARGIN, WIDTH - MARGIN
    return (
        (MARGIN, TOP, right - WIDTH_BESIDE, bottom) if beside else (MARGIN, TOP, right, bottom - ROW_HEIGHT)
    )


def _inside(land: Box) -> Box:
    left, top, right, bottom = land
    return left + INSET, top + INSET, right - INSET, bottom - INSET - 8

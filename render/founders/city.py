"""The picture of one territory: its founder's name and figures, its tiles, and what it makes."""

from collections.abc import Sequence

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders import GAME
from engines.founders.components import CRAFTSMEN, Resource, TokenId
from engines.founders.scoring import score
from engines.founders.state import Founder, State, supplies
from render.drawing.canvas import HEIGHT, MARGIN, Canvas, new_card
from render.drawing.sprites import Box
from render.drawing.squares import extra_height, fit
from render.founders import alt, board, resource_table
from render.founders.annotations import Annotations
from render.founders.board import Board
from render.founders.colours import PALETTES
from render.founders.headline import Headline
from render.founders.targets import other_seat
from render.requests import Picture, RenderRequest
from render.widgets.writing import change

BOARD: Box = (MARGIN + 16, 124, resource_table.LEFT - 28, HEIGHT - MARGIN - 12)
LARGEST = 176
LARGE_ENOUGH = 96  # for a tile with a number on it


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's territory; with a ghost, as it would be. Moves in another territory are shown there."""
    state, ghost = view.state, request.ghost
    seat = _subject(view, request)
    table = GAME.apply(state, ghost).state if ghost else state
    now, then = state.founders[seat], table.founders[seat]
    had, has = score(now).total, score(then).total
    annotations = Annotations.of(state, seat, request, request.scale)
    extra = _extra_height(then, request, annotations)
    canvas = new_card(request.scale, HEIGHT + extra)
    head = Headline(canvas)
    head.add_points(change(had, has))
    head.add_tokens(_known_tokens(now, then))
    head.add_piece(request)
    head.add_player(state, seat, request)
    made, bought = supplies(View(table, view.seat), seat), _bought_resource(table, seat)
    resource_table.draw_resources(canvas, made, bought)
    resource_table.draw_replaced(canvas, len(then.replaced))
    later = request.later_places(lambda state: state.founders[seat].territory.plots)
    _draw_territory(canvas, then, annotations, extra, [plot.at for plot in later])
    shown = alt.city(seat, then, made, bought)
    shown = alt.preview(shown) if ghost else shown
    return Picture(canvas.png(PALETTES[request.theme]), alt.numbered(shown, list(request.places)))


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


def _extra_height(founder: Founder, request: RenderRequest, annotations: Annotations) -> int:
    """Of a picture in which places are pointed at."""
    places = board.places(founder.territory, annotations) if request.places else []
    return extra_height(places, BOARD, LARGEST, LARGE_ENOUGH) if places else 0


def _draw_territory(
    canvas: Canvas, founder: Founder, annotations: Annotations, extra: int, later: Sequence[Square]
) -> None:
    territory = founder.territory
    if places := board.places(territory, annotations):
        left, top, right, bottom = (edge * canvas.scale for edge in BOARD)
        grid = fit(
            [*places, *later], (left, top, right, bottom + extra * canvas.scale), LARGEST * canvas.scale
        )
        Board(canvas, territory, grid, annotations).draw()

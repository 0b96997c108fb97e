"""The picture of one city: the seat's figures, the tiles and seats of power, and its people."""

from msgspec.structs import replace

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.origins.actions.people import freeman_by_word
from engines.origins.moves import Buy, Close, Farm, Use
from engines.origins.state import Archon, Built, City, Seated, State
from render.drawing.canvas import HEIGHT, MARGIN
from render.drawing.sprites import Box
from render.drawing.squares import fit
from render.origins import alt, board
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.page.targets import Target, place
from render.origins.pieces import people
from render.origins.pieces.tiles import empty_place
from render.requests import Picture, RenderRequest

BOARD: Box = (MARGIN + 8, 124, people.LEFT - 16, HEIGHT - MARGIN - 4)
LARGEST = 232


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    now, seat = view.state, request.subject(view, view.state.active)
    page = Page(now, request)
    draw_headline(page, seat)
    _draw_city(page, seat)
    people.draw(page, page.then, seat, now.archons[seat])
    page.draw_tags()
    shown = alt.city(page.then, seat)
    shown = alt.preview(shown) if request.ghost else shown
    return Picture(page.png(), alt.numbered(shown, list(request.places)))


def _draw_city(page: Page, seat: Seat) -> None:
    before, after = page.now.archons[seat].city, page.then.archons[seat].city
    shown = _with_ideas(page.request, page.now.archons[seat], after) if seat == page.now.active else after
    tagged = _tagged(page.request)
    built = board.places(shown)
    empty = {at for at in _places(page.request) if at not in built}
    left, top, right, bottom = (edge * page.scale for edge in BOARD)
    later = page.request.later_places(lambda state: board.places(state.archons[seat].city))
    grid = fit([*built, *empty, *later], (left, top, right, bottom), LARGEST * page.scale)
    for at in empty:
        page.canvas.stamp(empty_place(grid.side), *grid.middle(at))
        page.add_spot(("place", at), *(each / page.scale for each in grid.middle(at)))
    is_preview = page.request.ghost is not None or shown != after
    board.draw(page, shown, grid, before if is_preview else None, tagged)


def _tagged(request: RenderRequest) -> set[Target]:
    """The places in the city that have letters or numbers."""
    moves = (*request.marks.values(), *request.places.values())
    return {target for move in moves if (target := place(move)) and target[0] != "site"}


def _places(request: RenderRequest) -> list[Square]:
    """The places of tiles that have letters or numbers."""
    moves = (*request.marks.values(), *request.places.values())
    return [move.at for move in moves if isinstance(move, Buy | Farm | Use)]


def _with_ideas(request: RenderRequest, me: Archon, shown: City) -> City:
    """The city with the tiles and dice of all ideas; of those for the same place, the first."""
    tiles = {Square(tile.x, tile.y): tile for tile in shown.tiles}
    seats = {Square(seat.x, seat.y): seat for seat in shown.seats}
    for move in reversed(list(request.marks.values())):
        match move:
            case Buy(_, building, at) | Farm(_, building, at):
                tiles[at] = Built(building, at.x, at.y, isinstance(move, Farm))
            case Close(at, word):
                die = freeman_by_word(me.freemen, word)
                seats[at] = Seated(at.x, at.y, die.colour, die.value)
            case _:
                pass
    return replace(shown, tiles=tuple(tiles.values()), seats=tuple(seats.values()))

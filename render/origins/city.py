"""The picture of one city: the seat's figures, the tiles and seats of power, and its people."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.origins.actions.people import freeman_by_word
from engines.origins.moves import Buy, Close, Farm, Use
from engines.origins.state import Archon, Built, City, Seated, State
from render.drawing.canvas import MARGIN, TALLEST_QUESTION, WIDTH
from render.drawing.sprites import Box
from render.drawing.squares import extent, fit, lowest
from render.origins import alt, board
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.page.targets import Target, place
from render.origins.pieces import people
from render.origins.pieces.ground import free_place
from render.requests import Picture, RenderRequest

TOP, HEIGHT, GAP = 112, 740, 12  # of what is below the headline, of a picture, and between city and people
LARGEST, ENOUGH = 276, 100  # the sides of the largest tiles, and of tiles that are large enough to point at
LARGE = 150  # the side of tiles that leave room for names beside them
WIDE = 2  # A city that is so many times as wide as high is above its people, and not beside them.


class Layout(NamedTuple):
    """The height of the picture, the land, and the panel of people."""

    height: int
    land: Box
    panel: Box


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    now, seat = view.state, request.subject(view, view.state.active)
    squares = _squares(now, request, seat)
    layout = _layout(squares)
    page = Page(now, request, layout.height)
    draw_headline(page, seat)
    board.draw_land(page, layout.land)
    _draw_city(page, seat, squares, layout.land)
    people.draw(page, seat, _arrangement(page, seat, layout.panel))
    page.draw_tags()
    shown = alt.city(page.then, seat)
    shown = alt.preview(shown) if request.ghost else shown
    return Picture(page.png(), alt.numbered(shown, list(request.places)))


def _squares(now: State, request: RenderRequest, seat: Seat) -> list[Square]:
    """All squares that are shown: built ones, those of moves, and those of a later view."""
    later = request.later_places(lambda state: board.places(state.archons[seat].city))
    return [*board.places(now.archons[seat].city), *_places(request), *later]


def _layout(squares: Sequence[Square]) -> Layout:
    """People beside the city, or below a wide one; as high as the city needs to be large enough."""
    columns, rows = ({at[axis] for at in squares} for axis in (0, 1))
    if len(columns) >= WIDE * len(rows):
        land: Box = (MARGIN, TOP, WIDTH - MARGIN, HEIGHT - MARGIN - people.HEIGHT - GAP)
        panel: Box = (MARGIN, HEIGHT - MARGIN - people.HEIGHT, WIDTH - MARGIN, HEIGHT - MARGIN)
        return Layout(HEIGHT, land, panel)
    corners = extent(squares)
    found = [_beside(corners, width) for width in (people.WIDTH_NAMED, people.WIDTH)]
    return next((each for each in found if _side(corners, each.land) >= LARGE), found[-1])


def _beside(corners: Sequence[Square], width: int) -> Layout:
    """The lowest picture with large enough tiles beside a panel that is so wide."""
    right = WIDTH - MARGIN - width

    def land_at(height: int) -> Box:
        return (MARGIN, TOP, right - GAP, height - MARGIN)

    height = max(HEIGHT, lowest(lambda height: _side(corners, land_at(height)), ENOUGH, TALLEST_QUESTION))
    return Layout(height, land_at(height), (right, TOP, WIDTH - MARGIN, height - MARGIN))


def _side(corners: Sequence[Square], land: Box) -> int:
    """Of the largest tiles on some land."""
    return fit(corners, board.room(land), LARGEST).side


def _arrangement(page: Page, seat: Seat, panel: Box) -> people.Arrangement:
    width, rest = panel[2] - panel[0], people.has_rest(page.then, seat)
    arrangements = {people.WIDTH: people.beside, people.WIDTH_NAMED: people.named}
    return arrangements.get(round(width), people.below)(panel, rest=rest)


def _draw_city(page: Page, seat: Seat, squares: list[Square], land: Box) -> None:
    before, after = page.now.archons[seat].city, page.then.archons[seat].city
    shown = _with_ideas(page.request, page.now.archons[seat], after) if seat == page.now.active else after
    grid = board.fit_city(page, squares, land, LARGEST)
    if not page.request.places:
        board.draw_plots(page, shown, grid, land)
    for at in set(_places(page.request)) - set(board.places(shown)):
        page.canvas.stamp(free_place(grid.side), *grid.middle(at))
        page.add_spot(("place", at), *(each / page.scale for each in grid.middle(at)))
    is_preview = page.request.ghost is not None or shown != after
    was = page.was(seat)
    board.draw(
        page, shown, grid, before if is_preview else None, _tagged(page.request), was.city if was else None
    )


def _tagged(request: RenderRequest) -> set[Target]:
    """The places in the city that have letters or numbers."""
    moves = (*request.marks.values(), *request.places.values())
    return {target for move in moves if (target := place(move)) and target[0] != "site"}


def _places(request: RenderRequest) -> list[Square]:
    """The places of the tiles of moves."""
    moves = (*request.marks.values(), *request.places.values(), request.ghost)
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

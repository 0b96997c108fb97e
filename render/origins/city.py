"""The picture of one city: the seat's figures, the tiles and seats of power, and its people."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.origins.actions.people import freeman_by_word
from engines.origins.moves import Buy, Close, Farm, Use
from engines.origins.scoring import totals
from engines.origins.state import Archon, Built, City, Seated, State
from render.drawing.canvas import MARGIN, TALLEST_QUESTION, WIDTH
from render.drawing.sprites import Box
from render.drawing.squares import HEIGHT_STEP, extent, fit
from render.origins import alt, board
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.page.targets import Target, place
from render.origins.pieces import people
from render.origins.pieces.ground import free_place
from render.requests import Picture, RenderRequest
from render.widgets import free_room
from render.widgets.standing import arrange_standing, draw_standing

TOP, HEIGHT, GAP = 112, 740, 12  # of what is below the headline, of a picture, and between city and people
LOWEST = 560  # a picture with the people below the city
LARGEST, LARGE = 276, 110  # the sides of the largest tiles, and of tiles that are large enough
RATHER_SMALLER = 0.87  # of the largest tiles: so much smaller they may be if less land is bare
FILLED = 500  # the height of a panel that people fill
SPARE = 0.2  # the share of a wide panel that is empty


class Layout(NamedTuple):
    """The height of the picture, the land, the panel of people, and everybody's points if they have room."""

    height: int
    land: Box
    panel: Box
    standing: free_room.Arrangement | None = None


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    now, seat = view.state, request.subject(view, view.state.active)
    squares = _squares(now, request, seat)
    pointed = request.ghost or request.marks or request.places
    layout = _layout(squares, 0 if pointed else len(now.archons))
    page = Page(now, request, layout.height)
    draw_headline(page, seat)
    board.draw_land(page, layout.land)
    _draw_city(page, seat, squares, layout.land)
    people.draw(page, seat, _arrangement(page, seat, layout.panel))
    if layout.standing:
        draw_standing(page.canvas, totals(now), layout.standing)
    page.draw_tags()
    shown = alt.city(page.then, seat)
    shown = alt.preview(shown) if request.ghost else shown
    return Picture(page.png(), alt.numbered(shown, list(request.places)))


def _squares(now: State, request: RenderRequest, seat: Seat) -> list[Square]:
    """All squares that are shown: built ones, those of moves, and those of a later view."""
    later = request.later_places(lambda state: board.places(state.archons[seat].city))
    return [*board.places(now.archons[seat].city), *_places(request), *later]


def _layout(squares: Sequence[Square], seats: int) -> Layout:
    """Of all in which tiles are large enough, the one with the least bare land."""
    corners, tiles = extent(squares), len({*squares})
    found = [
        (layout, _side(corners, whole.land))
        for height in range(LOWEST, TALLEST_QUESTION + 1, HEIGHT_STEP)
        for whole in _layouts(height)
        for layout in (whole, *_with_standing(whole, corners, seats))
    ]
    largest = max(side for _, side in found)
    enough = max(RATHER_SMALLER * largest, min(LARGE, largest))
    large = [each for each in found if each[1] >= enough]
    return min(large, key=lambda each: _bareness(each[0], tiles * each[1] ** 2))[0]


def _with_standing(whole: Layout, corners: tuple[Square, Square], seats: int) -> Iterator[Layout]:
    """The land only as large as it needs, with everybody's points in what is left below or beside it."""
    if seats < 2:
        return
    (left, top, right, bottom), (first, last) = whole.land, corners
    side, inner = _side(corners, whole.land), board.room(whole.land)
    end = left + (last.x - first.x + 1) * side + right - left - inner[2] + inner[0]
    lowest = top + (last.y - first.y + 1) * side + bottom - top - inner[3] + inner[1]
    below, beside = (left, lowest + GAP, right, bottom), (end + GAP, top, right, bottom)
    for land, rest in (((left, top, right, lowest), below), ((left, top, end, bottom), beside)):
        if standing := arrange_standing(seats, [rest]):
            yield whole._replace(land=land, standing=standing)


def _layouts(height: int) -> list[Layout]:
    """All that a picture of this height has room for."""
    if height < HEIGHT:
        return [_below(height)]
    return [_below(height), _beside(height, people.WIDTH_NAMED), _beside(height, people.WIDTH)]


def _below(height: int) -> Layout:
    """People below the city."""
    top = height - MARGIN - people.HEIGHT
    return Layout(
        height, (MARGIN, TOP, WIDTH - MARGIN, top - GAP), (MARGIN, top, WIDTH - MARGIN, height - MARGIN)
    )


def _beside(height: int, width: int) -> Layout:
    """People beside the city, on a panel that is so wide."""
    right, bottom = WIDTH - MARGIN - width, height - MARGIN
    return Layout(height, (MARGIN, TOP, right - GAP, bottom), (right, TOP, WIDTH - MARGIN, bottom))


def _bareness(layout: Layout, covered: float) -> float:
    """The part of a picture on which nothing is drawn: bare land, and what a high panel leaves empty."""
    left, top, right, bottom = layout.panel
    if layout.standing:
        style = layout.standing.style
        covered += len(layout.standing.cells) * style.typical * style.height
    spare = max(0, bottom - top - FILLED) * (right - left)
    if right - left != people.WIDTH:
        spare += SPARE * _area(layout.panel)
    room = (WIDTH - 2 * MARGIN) * (layout.height - MARGIN - TOP) - _area(layout.panel)
    return (room - covered + spare) / layout.height


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


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

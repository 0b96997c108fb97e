"""How a city and its points share a picture: the points are beside it, below it, or where it leaves room."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.akropolis.moves import Place
from engines.akropolis.state import City
from engines.core.grids.hexes import Hex
from render.akropolis import board
from render.akropolis.framing import ANY_SIZE, LETTERS, TOP, Frame, Room, bounds, frames, zoomed
from render.akropolis.pointing import all_covered, heights
from render.akropolis.points import COLUMN, HUGE_COLUMN, LEAST_ROOM, LINE, NAMED_COLUMN, arranged
from render.akropolis.relief import lift
from render.drawing.canvas import LOWEST, MARGIN, TALLEST, TALLEST_QUESTION, WIDTH
from render.drawing.hexes import Grid, half_height
from render.drawing.sprites import Box
from render.requests import RenderRequest
from render.widgets.free_room import Arrangement, Plan, emptiness
from render.widgets.standing import LEAST_ROOM as LEAST_STANDING_ROOM
from render.widgets.standing import arrange_standing

STEP = 44  # the squares in which free room is looked for
HEIGHTS = (TALLEST, 960, 820, 700)  # of pictures that are tried
WITH_SHADOW, WITHOUT_CORNERS = (2.3, 1.1), (1.5, 0.9)  # the halves of a hex in units and half heights
FULL_ENOUGH = 0.3  # so little empty that nothing else is tried
FIRST_LINE = ((MARGIN, MARGIN, 400, TOP - 20), (WIDTH - 320, MARGIN, WIDTH, TOP - 20))
LARGE = 44  # a unit of which no larger one is needed
RATHER_SMALLER = 0.68  # of the largest unit: so much smaller a city may be if its picture is less empty


class Composition(NamedTuple):
    """The frame of a city, and the cells of its points."""

    frame: Frame
    points: Arrangement | None
    standing: Arrangement | None = None  # everybody's points


def frame_question(
    shown: City, request: RenderRequest, moves: Sequence[Place], top: int = TOP
) -> Composition:
    """Large enough for what is pointed at, with room for the points beside the city or below it.

    They have names where the city is no smaller for it. The numbers of places matter more, and the text of
    a question says the points too.
    """
    rooms = [Room(top, TALLEST_QUESTION, right=width) for width in (NAMED_COLUMN, COLUMN)]
    rooms.append(Room(top, TALLEST_QUESTION, below=LINE))
    if request.places:
        rooms.append(Room(top, TALLEST_QUESTION))
    found = frames(heights(shown, moves), all_covered(moves), _least_unit(request), rooms)
    best = max(found, key=lambda each: (not each.cropped, each.grid.unit))
    points = arranged(list(_reserved(best)))
    return Composition(zoomed(best, request.scale), points)


def frame_city(shown: City, seats: int, scale: int) -> Composition:
    """The least empty picture in which the city is large."""
    best = _best(tuple(board.levels(shown).items()), seats)
    return best._replace(frame=zoomed(best.frame, scale))


@lru_cache(64)  # the same city is on a card, in a panel and in a film
def _best(levels: tuple[tuple[Hex, int], ...], seats: int) -> Composition:
    """The first that is full enough, else the fullest."""
    built = dict(levels)
    tried = list[tuple[Composition, float]]()
    for each in _frames(built):
        tried.append(_composed(built, each, seats))
        if tried[-1][1] <= FULL_ENOUGH:
            break
    return min(tried, key=lambda each: each[1])[0]


def _frames(built: Mapping[Hex, int]) -> Iterator[Frame]:
    """The city in several rooms, the highest pictures first."""
    largest, seen = 0, set[object]()
    for tallest in HEIGHTS:
        columns = [Room(TOP, tallest, LOWEST, right=width) for width in (HUGE_COLUMN, NAMED_COLUMN, COLUMN)]
        rooms = [*columns, Room(TOP, tallest, LOWEST)]
        found = frames(built, (), ANY_SIZE, rooms)
        largest = max(largest, *(each.grid.unit for each in found))
        enough = min(LARGE, RATHER_SMALLER * largest)
        for each in found:
            shown = (each.window, each.grid)  # A wide city fills a low picture as it fills a high one.
            if each.grid.unit >= enough and shown not in seen:
                seen.add(shown)
                yield from _moved(built, each)


def _moved(built: Mapping[Hex, int], framed: Frame) -> list[Frame]:
    """The city in the middle; where nothing is kept free, also at the left and at the right."""
    if framed.room.right or framed.room.below:
        return [framed]
    (left, _, right, _), (start, _, end, _) = bounds(built, framed.grid), framed.window
    shifts = (0, start - left, end - right)
    return [framed._replace(grid=framed.grid._replace(x=framed.grid.x + shift)) for shift in shifts]


def _composed(built: Mapping[Hex, int], framed: Frame, seats: int) -> tuple[Composition, float]:
    """With how empty the picture is."""
    box = (MARGIN, framed.room.top, WIDTH - MARGIN, framed.height - MARGIN)
    plan, faces = Plan(box, STEP), [*hex_boxes(built, framed.grid, *WITHOUT_CORNERS)]
    plan.take(_with_shadows(faces, framed.grid))
    points = arranged([*_reserved(framed)] or plan.free_boxes(LEAST_ROOM))
    plan.take(points.cells if points else ())
    standing = arrange_standing(seats, plan.free_boxes(LEAST_STANDING_ROOM))
    cells = [box for each in (points, standing) if each for box in each.covered()]
    drawn = [*FIRST_LINE, *faces, *cells]
    empty = emptiness((MARGIN, MARGIN, *box[2:]), drawn) if points else 1
    return Composition(framed, points, standing), empty


def _reserved(framed: Frame) -> Iterator[Box]:
    """What the frame has kept free for the points."""
    room, bottom = framed.room, framed.height - MARGIN
    if room.right:
        yield WIDTH - MARGIN - room.right + 24, room.top, WIDTH - MARGIN, bottom
    elif room.below:
        yield MARGIN + 8, bottom - room.below, WIDTH - MARGIN, bottom


def hex_boxes(heights: Mapping[Hex, int], grid: Grid, across: float, down: float) -> Iterator[Box]:
    """What hexes cover: so many units and halves of their heights from their middles."""
    across, down, up = across * grid.unit, down * half_height(grid.unit), lift(grid.unit)
    for at, level in heights.items():
        x, y = grid.middle(at)
        yield x - across, y - level * up - down, x + across, y + down


def _with_shadows(faces: Sequence[Box], grid: Grid) -> Iterator[Box]:
    """What hexes cover with their corners and shadows."""
    across, down = (WITH_SHADOW[0] - WITHOUT_CORNERS[0]) * grid.unit, (WITH_SHADOW[1] - WITHOUT_CORNERS[1])
    down *= half_height(grid.unit)
    for left, top, right, bottom in faces:
        yield left - across, top - down, right + across, bottom + down


def _least_unit(request: RenderRequest) -> int:
    if not request.places:
        return LETTERS if request.marks else ANY_SIZE
    return board.NUMBERED[max(map(len, request.places))]

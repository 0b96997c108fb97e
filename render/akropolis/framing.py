"""How a city fits into its picture: how large, how high the picture is, and whether only a part is shown."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.core.grids.hexes import Hex
from render.akropolis.board import raised, reach
from render.drawing.canvas import HEIGHT, MARGIN, TALLEST, WIDTH, Canvas
from render.drawing.hexes import Extent, Grid, fit_extent, half_height
from render.drawing.ink import PixelBox
from render.drawing.sprites import Drawing, Point, card_sprite, ink

TOP = 120
LARGEST = 80
SHADOW = 16  # the room for shadows, to the right and below
STEP = 50  # between the heights of pictures


# The unit of a city below which a picture shows only the part that is pointed at.
ANY_SIZE = 0
LETTERS = 14
NEARER = 1.5  # how much larger a part may be shown


class Room(NamedTuple):
    """The room for a city in a picture: below what, how high it may be, and what is kept free."""

    top: int = TOP
    tallest: int = TALLEST
    lowest: int = HEIGHT
    right: int = 0
    below: int = 0

    def window(self, height: int) -> PixelBox:
        right, bottom = WIDTH - MARGIN - SHADOW - self.right, height - MARGIN - SHADOW - self.below
        return MARGIN, self.top, right, bottom


class Frame(NamedTuple):
    """The height of a picture, the part of it for the city, and the grid."""

    height: int
    window: PixelBox
    grid: Grid
    cropped: bool
    room: Room


def frames(
    heights: Mapping[Hex, int], pointed: Sequence[Hex], least: int, rooms: Sequence[Room]
) -> list[Frame]:
    """The whole city in each room, or a part of it; without zoom.

    The heights are the levels of all hexes that are built or pointed at.
    """
    whole = reach(heights)
    return [_frame(heights, whole, pointed, least, room) for room in rooms]


def zoomed(shown: Frame, scale: int) -> Frame:
    """The same with window and grid in final pixels."""
    left, upper, right, lower = (edge * scale for edge in shown.window)
    grid = Grid(*(length * scale for length in shown.grid))
    return shown._replace(window=(left, upper, right, lower), grid=grid)


def _frame(
    heights: Mapping[Hex, int], whole: Extent, pointed: Sequence[Hex], least: int, room: Room
) -> Frame:
    """The whole city if its unit is large enough in the highest picture, else the part that is pointed at."""
    height, grid = _fitted(whole, room, LARGEST)
    cropped = grid.unit < least
    if cropped:
        part = reach({at: heights[at] for at in pointed})
        _, nearer = _fitted(part, room, int(least * NEARER))
        if cropped := nearer.unit > grid.unit:
            height = room.tallest
            nearer = fit_extent(part, room.window(height), nearer.unit)
            grid = _filling(nearer, heights, room.window(height))
    return Frame(height, room.window(height), grid, cropped, room)


def _fitted(shown: Extent, room: Room, most: int) -> tuple[int, Grid]:
    """The largest unit, in the lowest picture that has room for it."""
    largest = fit_extent(shown, room.window(room.tallest), most)
    high = round(shown.height * half_height(largest.unit))
    needed = room.top + high + STEP + MARGIN + SHADOW + room.below
    height = min(max(room.lowest, needed - needed % STEP), room.tallest)
    return height, fit_extent(shown, room.window(height), largest.unit)


def bounds(heights: Mapping[Hex, int], grid: Grid) -> PixelBox:
    """The edges of what is farthest out."""
    xs, ys = zip(*map(grid.middle, heights), strict=True)
    faces = [raised(grid, at, level)[1] for at, level in heights.items()]
    across, down = 2 * grid.unit, half_height(grid.unit)
    return min(xs) - across, round(min(faces)) - down, max(xs) + across, max(ys) + down


def _filling(grid: Grid, heights: Mapping[Hex, int], window: PixelBox) -> Grid:
    """The grid moved so that no room is left at one end while something is cut off at the other."""
    left, top, right, bottom = bounds(heights, grid)
    x = _shift((left, right), (window[0], window[2]))
    y = _shift((top, bottom), (window[1], window[3]))
    return Grid(grid.unit, grid.x + x, grid.y + y)


def _shift(extent: tuple[int, int], window: tuple[int, int]) -> int:
    """How far to move what leaves room at one end and is cut off at the other."""
    before, after = extent[0] - window[0], window[1] - extent[1]
    if before > 0 > after:
        return -min(before, -after)
    return min(-before, after) if before < 0 < after else 0


def draw_cuts(canvas: Canvas, built: Mapping[Hex, int], shown: Frame) -> None:
    """Dashed lines along the edges beyond which the city goes on."""
    left, top, right, bottom = shown.window
    beyond = bounds(built, shown.grid)
    if beyond[0] < left:
        _draw_dashes(canvas, (left, top), (left, bottom))
    if beyond[1] < top:
        _draw_dashes(canvas, (left, top), (right, top))
    if beyond[2] > right:
        _draw_dashes(canvas, (right, top), (right, bottom))
    if beyond[3] > bottom:
        _draw_dashes(canvas, (left, bottom), (right, bottom))


def _draw_dashes(canvas: Canvas, start: Point, end: Point) -> None:
    line, (x, y) = 4 * canvas.scale, start
    width, height = round(end[0] - x) + line, round(end[1] - y) + line
    drawing, dash = Drawing(width, height), 16 * canvas.scale
    for step in range(0, max(width, height), 2 * dash):
        box = (step, 0, step + dash, line) if width > height else (0, step, line, step + dash)
        drawing.rounded_rectangle(box, line / 2)
    canvas.stamp(card_sprite(ink(drawing.coverage())), x + (width - line) / 2, y + (height - line) / 2)

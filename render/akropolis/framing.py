"""How a city fits into its picture: how large, how high the picture is, and whether only a part is shown."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.grids.hexes import Hex
from render.drawing.canvas import HEIGHT, MARGIN, TALLEST, WIDTH, Canvas, PixelBox
from render.drawing.hexes import Grid, fit, half_height
from render.drawing.sprites import Drawing, Point, card_sprite, ink

TOP, SIDE = 120, MARGIN + 8
LARGEST = 46
HEIGHTS = range(HEIGHT, TALLEST + 1, 50)


class Wish(NamedTuple):
    """The unit of a city for which a picture grows, and the one for which it shows only a part."""

    good: int
    least: int


ANY_SIZE = Wish(0, 0)
LETTERS = Wish(18, 14)
NUMBERS = Wish(30, 24)  # Places are two units apart, and a number is 46 wide.


class Frame(NamedTuple):
    """The height of a picture, the part of it for the city in final pixels, and the grid."""

    height: int
    window: PixelBox
    grid: Grid
    cropped: bool


def frame(built: Sequence[Hex], pointed: Sequence[Hex], wish: Wish, scale: int, top: int = TOP) -> Frame:
    """The whole city if its unit is large enough in the highest picture, else the part that is pointed at."""
    everything = [*built, *pointed]
    height, grid = _whole(everything, wish.good, top)
    part = fit(pointed, _window(top, TALLEST), wish.least) if grid.unit < wish.least else grid
    cropped = part.unit > grid.unit
    if cropped:
        height, grid = TALLEST, _filling(part, everything, _window(top, TALLEST))
    left, upper, right, lower = (edge * scale for edge in _window(top, height))
    return Frame(height, (left, upper, right, lower), Grid(*(length * scale for length in grid)), cropped)


def _whole(everything: Sequence[Hex], good: int, top: int) -> tuple[int, Grid]:
    """The lowest picture with a good unit, or else with the largest there is."""
    grid = fit(everything, _window(top, HEIGHT), LARGEST)
    if grid.unit >= good:
        return HEIGHT, grid
    grids = {height: fit(everything, _window(top, height), LARGEST) for height in HEIGHTS}
    wanted = min(good, grids[TALLEST].unit)
    return next((height, grid) for height, grid in grids.items() if grid.unit >= wanted)


def _window(top: int, height: int) -> PixelBox:
    return SIDE, top, WIDTH - SIDE, height - MARGIN


def bounds(places: Sequence[Hex], grid: Grid) -> PixelBox:
    """The edges of the hexes that are farthest out."""
    xs, ys = zip(*map(grid.middle, places), strict=True)
    across, down = 2 * grid.unit, half_height(grid.unit)
    return min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down


def _filling(grid: Grid, everything: Sequence[Hex], window: PixelBox) -> Grid:
    """The grid moved so that no room is left at one end while something is cut off at the other."""
    left, top, right, bottom = bounds(everything, grid)
    x = _shift((left, right), (window[0], window[2]))
    y = _shift((top, bottom), (window[1], window[3]))
    return Grid(grid.unit, grid.x + x, grid.y + y)


def _shift(extent: tuple[int, int], window: tuple[int, int]) -> int:
    """How far to move what leaves room at one end and is cut off at the other."""
    before, after = extent[0] - window[0], window[1] - extent[1]
    if before > 0 > after:
        return -min(before, -after)
    return min(-before, after) if before < 0 < after else 0


def draw_cuts(canvas: Canvas, built: Sequence[Hex], shown: Frame) -> None:
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

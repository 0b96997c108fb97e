"""Anything that can lie on the board or be in a hand, at any size."""

from engines.cities.components import ATTRACTIONS, TILES, UNKNOWN, Item
from engines.cities.district.grid import START
from engines.cities.district.layout import District, Laid
from engines.cities.district.survey import Terrain
from render.cities import board
from render.cities.pieces.tokens import attraction, back, piece
from render.drawing.canvas import Canvas
from render.drawing.sprites import Point
from render.drawing.squares import fit


def draw_item(canvas: Canvas, item: Item, middle: Point, size: int) -> None:
    """A tile, an attraction or a piece in a square of that size; unknown items show their backs."""
    x, y = middle
    if item == UNKNOWN:
        canvas.stamp(back(round(size * 0.8), round(size * 0.8)), x, y)
    elif item in TILES:
        draw_tile(canvas, item, middle, round(size * 0.9))
    elif item in ATTRACTIONS:
        canvas.stamp(attraction(item, round(size * 0.86)), x, y)
    else:
        canvas.stamp(piece(Terrain(item), round(size * 0.86)), x, y)


def draw_tile(canvas: Canvas, tile: Item, middle: Point, size: int, turns: int = 0) -> None:
    """A tile centred at a point."""
    half, (x, y) = size / 2, middle
    grid = fit(board.places([START]), (x - half, y - half, x + half, y + half), size)
    board.draw(canvas, District((Laid(tile, START, turns),)), grid)

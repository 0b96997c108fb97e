"""Rows of figures: goods, and the places on the tracks."""

from typing import TypeAlias

from engines.core.game import Seat
from engines.origins.components import TEMPLE_POINTS
from engines.origins.components.terms import SHRINES
from engines.origins.state import State
from render.drawing.canvas import new_sheet
from render.drawing.glyphs import Glyph
from render.drawing.lettering import SMALL
from render.drawing.palette import PANEL
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Sprite
from render.origins import glyphs
from render.origins.pieces.pictograms import symbols_sprite
from render.origins.pieces.shapes import CACHE

Figures: TypeAlias = tuple[tuple[Glyph, int], ...]

HEIGHT, CLOSEST = 46, 14  # of a row, and between its columns


def goods(state: State, seat: Seat) -> Figures:
    """How much of each good a seat has."""
    store = state.archons[seat].goods
    amounts = (store.stone, store.food, store.wisdom, store.gold)
    return tuple(zip((*glyphs.GOODS.values(), glyphs.GOLD), amounts, strict=True))


def tracks(state: State, seat: Seat) -> Figures:
    """The military space of a seat, and its points on the temples."""
    points = [TEMPLE_POINTS[temple.track.places[seat]] for temple in state.temples]
    climbed = [glyphs.SHRINES[shrine] for shrine in SHRINES]
    return (glyphs.FLAG, state.military.places[seat]), *zip(climbed, points, strict=True)


@cached_in(CACHE)
def figure_row(figures: Figures, width: int, scale: int) -> Sprite:
    """Glyphs with their numbers on a panel, put together once to be pasted in one step."""
    sheet = new_sheet(width * scale, HEIGHT * scale, PANEL)
    sprites = [symbols_sprite((glyph, str(amount)), SMALL * scale) for glyph, amount in figures]
    column, widest = width * scale / len(figures), max(sprite.width for sprite in sprites)
    gap = (width * scale - sum(sprite.width for sprite in sprites)) / len(figures)
    left = 0.0
    for sprite in sprites:
        sheet.stamp(sprite, left + sprite.width / 2, HEIGHT * scale / 2)
        # In columns, or with equal gaps where a column would be too narrow.
        left += column if widest + CLOSEST * scale <= column else sprite.width + gap
    return sheet.sprite()

"""Numbers of places on dark plates, unlike the white discs of letters and levels; the chosen is bright."""

from functools import lru_cache

from render.drawing.lettering import SMALL, Weight, narrow_coverage
from render.drawing.palette import ACCENT, WHITE
from render.drawing.sprites import Drawing, Sprite, ink, layered_sprite

WIDTHS, HEIGHT = (40, 46, 54), 40  # of plates with one, two and three digits, which are narrower


@lru_cache(256)
def place_number(number: str, scale: int, *, chosen: bool = False) -> Sprite:
    """The plate of a number."""
    width, height = _size(number, scale)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height * 0.32)
    _draw_inset(paper, (width, height), (3 if chosen else 1) * scale, covers=True)
    digits = narrow_coverage(number, SMALL * scale, Weight.BOLD, width - 6 * scale)
    corner = (width - digits.width) // 2, (height - digits.height) // 2
    if chosen:
        sprite = layered_sprite(base.coverage(), [(ACCENT, paper.coverage())])
        sprite.write(ink(digits), *corner)
        return sprite
    _draw_inset(paper, (width, height), 2.5 * scale, covers=False)
    rim = paper.coverage()
    rim.paste(digits, corner, digits)
    return layered_sprite(base.coverage(), [(WHITE, rim)])


def _size(number: str, scale: int) -> tuple[int, int]:
    return WIDTHS[len(number) - 1] * scale, HEIGHT * scale


def _draw_inset(drawing: Drawing, size: tuple[int, int], by: float, *, covers: bool) -> None:
    width, height = size
    drawing.rounded_rectangle((by, by, width - by, height - by), height * 0.32 - by, covers=covers)

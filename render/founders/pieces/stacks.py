"""Stacks of tiles, a tile that is to be revealed, and what they lie on."""

from functools import lru_cache

from PIL import Image

from engines.founders.components import Kind
from render.drawing import glyphs
from render.drawing.lettering import LARGE, MIDDLE, Weight, inscribe, narrow_ink
from render.drawing.palette import ACCENT, PANEL
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Sprite, layered_image, solid
from render.founders.colours import Tone, fill
from render.founders.pieces.tiles import CACHE, cut_out, dash_outline


@lru_cache(64)
def stack(kind: Kind, left: int, size: tuple[int, int], scale: int, *, turned: bool = False) -> Sprite:
    """A pile of tiles face down and their number; with a bright frame if the next one is to be revealed."""
    (width, height), line, frame = size, 4 * scale, 12 * scale * turned
    paper, bright = Drawing(width, height), Drawing(width, height)
    box: Box = (frame + line, frame + line, width - frame - line, height - frame - line)
    bright.rounded_rectangle((line, line, width - line, height - line), 14 * scale)
    bright.rounded_rectangle((frame, frame, width - frame, height - frame), 12 * scale, covers=False)
    paper.rounded_rectangle(box, 12 * scale)
    glyphs.draw_glyph(
        paper, glyphs.STACK, (width / 2, height * 0.36), min(width, height) * 0.56, covers=False
    )
    tone = Tone.FULL if left else Tone.PALE
    layers = [(fill(kind, tone), paper.coverage())]
    image = layered_image(size, [*layers, (ACCENT, bright.coverage())] if turned else layers)
    digits, room = (MIDDLE if turned else LARGE) * scale, width - 2 * frame - 3 * line
    number = narrow_ink(str(left), digits, Weight.BOLD, room)  # Two digits stay inside the frame.
    sprite = cut_out(image, 14 * scale)
    sprite.write(number, (width - number.width) // 2, round(height * 0.72 - number.height / 2))
    return sprite


@lru_cache(64)
def unknown(kind: Kind, side: int, scale: int) -> Sprite:
    """The place of a tile that is to be revealed."""
    paper = Drawing(side, side)
    dash_outline(paper, side)
    image = layered_image((side, side), [(fill(kind, Tone.LIGHT), paper.coverage())])
    return inscribe(cut_out(image, 0), "?", side / 2, side / 2, LARGE * scale)


@cached_in(CACHE)
def panel(width: int, height: int, corner: int) -> Sprite:
    """What a stack and its open tiles lie on."""
    base = Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), corner)
    image = Image.new("L", (width, height), PANEL)
    return Sprite(image, solid(base.coverage()))

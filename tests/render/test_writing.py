"""Ink that is to be read: light on surfaces that can be dark, dark on all other colours."""

import pytest
from PIL import Image

from render.drawing.canvas import Canvas, new_sheet
from render.drawing.palette import ACCENT, CARD_TEXT, COLOURS, INK, INK_SHADES, TEXT_ON, WHITE, Colour

FULL = Image.new("L", (1, 1), INK_SHADES[-1])
HALF = Image.new("L", (1, 1), INK_SHADES[128])
HATCHED = Image.new("L", (1, 1), 2 * COLOURS)


def pixel(canvas: Canvas) -> int:
    [index] = canvas.image.tobytes()
    return index


@pytest.mark.parametrize("surface", TEXT_ON)
@pytest.mark.parametrize("hatched", [False, True])
def test_writing_on_a_surface_has_the_colour_of_text(surface: Colour, hatched: bool) -> None:
    canvas = new_sheet(1, 1, surface)
    if hatched:
        canvas.darken(HATCHED, 0, 0)
    canvas.write(FULL, 0, 0)
    assert pixel(canvas) == TEXT_ON[surface] + INK_SHADES[-1]


@pytest.mark.parametrize("colour", [0, ACCENT, WHITE, INK])
def test_writing_on_another_colour_darkens_it(colour: Colour) -> None:
    canvas = new_sheet(1, 1, colour)
    canvas.write(FULL, 0, 0)
    assert pixel(canvas) == min(colour + INK_SHADES[-1], INK)


@pytest.mark.parametrize(("first", "second"), [(FULL, HALF), (HALF, FULL), (FULL, FULL)])
def test_writing_over_writing_stays_text(first: Image.Image, second: Image.Image) -> None:
    canvas = new_sheet(1, 1, CARD_TEXT)
    canvas.write(first, 0, 0)
    canvas.write(second, 0, 0)
    assert pixel(canvas) == CARD_TEXT + INK_SHADES[-1]


@pytest.mark.parametrize("surface", TEXT_ON)
def test_a_shadow_keeps_its_surface(surface: Colour) -> None:
    canvas = new_sheet(1, 1, surface)
    canvas.darken(HATCHED, 0, 0)
    assert pixel(canvas) == surface + 2 * COLOURS

"""What is laid on images by Pillow's core is the same as by Pillow's public functions."""

import random

import pytest
from PIL import Image, ImageChops

from render.drawing.ink import ANY_COVERAGE, ANY_INK, PixelBox, cover, darken, paste, pixels, write
from render.drawing.palette import COLOURS, INK, INK_SHADES, LEGIBLE, WRITTEN

SIZE = (40, 30)
BOXES: list[PixelBox] = [(5, 6, 25, 18), (-7, -4, 13, 8), (30, 24, 50, 36)]  # inside, and over two corners


def noise(size: tuple[int, int], values: list[int], seed: int) -> Image.Image:
    dice = random.Random(seed)
    return Image.frombytes("L", size, bytes(dice.choice(values) for _ in range(size[0] * size[1])))


@pytest.fixture
def image() -> Image.Image:
    return noise(SIZE, list(range(COLOURS)), 1)


@pytest.fixture
def mask() -> Image.Image:
    return noise((20, 12), INK_SHADES, 2)


@pytest.mark.parametrize("box", BOXES)
def test_ink_darkens_everything(image: Image.Image, mask: Image.Image, box: PixelBox) -> None:
    expected = image.copy()
    expected.paste(ImageChops.add(image.crop(box), mask), box)
    darken(image, mask, box)
    assert image.tobytes() == expected.tobytes()


@pytest.mark.parametrize("box", BOXES)
def test_ink_that_is_to_be_read_is_light_on_dark(
    image: Image.Image, mask: Image.Image, box: PixelBox
) -> None:
    image.paste(INK, (0, 0, 20, 30))
    expected, below = image.copy(), image.crop(box)
    inked = ImageChops.lighter(ImageChops.add(below.point(LEGIBLE), mask), below.point(WRITTEN))
    expected.paste(inked, box, mask.point(ANY_INK, "1"))
    write(image, mask, box)
    assert image.tobytes() == expected.tobytes()


def test_indices_are_laid_where_anything_is_covered(image: Image.Image) -> None:
    expected, coverage = image.copy(), noise(SIZE, list(range(256)), 3)
    indices = [255 - covered for covered in range(256)]
    expected.paste(coverage.point(indices), (0, 0), coverage.point(ANY_COVERAGE, "1"))
    cover(image, coverage, indices)
    assert image.tobytes() == expected.tobytes()


@pytest.mark.parametrize("box", BOXES)
def test_a_stencil_shows_a_part_of_a_sprite(image: Image.Image, mask: Image.Image, box: PixelBox) -> None:
    expected, stencil = image.copy(), noise(mask.size, [0, 255], 4).convert("1")
    expected.paste(mask, box[:2], stencil)
    canvas = pixels(image)
    paste(canvas, pixels(mask), box, pixels(stencil))
    assert image.tobytes() == expected.tobytes()

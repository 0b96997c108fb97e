"""Drawings: shapes that are rasterised once."""

from render.drawing.sprites import COVERAGES, Drawing


def blot(covers: bool = True) -> Drawing:
    drawing = Drawing(8, 8)
    drawing.ellipse((0, 0, 8, 8))
    drawing.ellipse((2, 2, 6, 6), covers)
    return drawing


def test_equal_drawings_are_drawn_once() -> None:
    first = blot().coverage()
    held = COVERAGES.bytes
    assert blot().coverage() == first
    assert COVERAGES.bytes == held


def test_drawings_that_differ_in_one_shape_are_different() -> None:
    assert blot().coverage().getpixel((4, 4)) == 255
    assert blot(covers=False).coverage().getpixel((4, 4)) == 0


def test_what_is_drawn_on_a_coverage_does_not_stay() -> None:
    blot().coverage().paste(99, (0, 0, 8, 8))
    assert blot().coverage().getpixel((4, 4)) == 255


def test_a_shape_that_is_added_later_is_seen() -> None:
    drawing = Drawing(8, 8)
    assert drawing.coverage().getbbox() is None
    drawing.polygon([(0, 0), (8, 0), (8, 8), (0, 8)])
    assert drawing.coverage().getextrema() == (255, 255)

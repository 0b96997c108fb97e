"""Charts of points: nothing overlaps or is cut off, and they stay as a person last checked them."""

from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

import render
from render import PointsPlot, ScoreChart, Standing, Theme, draw_points_plot, draw_score_chart, written
from render.charts.categories import GLYPH
from render.charts.plot import APART, bends, spread, step_for
from render.charts.ranking import PALETTES
from render.drawing.glyphs import glyph_sprite
from render.drawing.lettering import FAINT
from render.drawing.palette import CARD, CARD_TEXT
from render.drawing.seats import SEATS
from tests.render.charts import CHARTS, NAMES, score_chart
from tests.render.colour_vision import contrast
from tests.render.golden import CHART_GOLDEN, EPSILON, FAILED, difference, on_white
from tests.render.legibility import READABLE, are_recognisable, rgb
from tests.render.stamps import Stamp, drawn

EVERY_CHART = pytest.mark.parametrize("name", CHARTS)
SEEN = 3.0  # the contrast of a line of a chart (WCAG 2, AA)
TALLEST, MOST_BYTES = 1100, 100 << 10


@EVERY_CHART
@pytest.mark.parametrize("theme", Theme)
def test_a_chart_looks_as_before(name: str, theme: Theme) -> None:
    mean = difference(f"{name}-{theme}", CHARTS[name](theme), CHART_GOLDEN)
    assert mean <= EPSILON, f"look at {FAILED / name}-{theme}-got.png and -diff.png"


def test_no_golden_chart_is_left_over() -> None:
    assert {file.stem for file in CHART_GOLDEN.glob("*.png")} == {
        f"{name}-{theme}" for name in CHARTS for theme in Theme
    }


@EVERY_CHART
def test_a_chart_is_a_picture_that_discord_shows_well(name: str) -> None:
    png = CHARTS[name](Theme.DARK)
    width, height = Image.open(BytesIO(png)).size
    assert width == 1100
    assert height <= TALLEST
    assert len(png) <= MOST_BYTES


@EVERY_CHART
def test_nothing_is_drawn_in_the_margin(name: str) -> None:
    image = on_white(CHARTS[name](Theme.LIGHT))
    card, bottom = image.getpixel((550, 4)), image.height
    for strip in ((32, 0, 1068, 16), (32, bottom - 12, 1068, bottom), (1084, 32, 1100, bottom - 32)):
        assert image.crop(strip).getcolors() == [((strip[2] - strip[0]) * (strip[3] - strip[1]), card)]


@EVERY_CHART
def test_no_text_or_chip_covers_another(name: str, stamped: list[Stamp]) -> None:
    CHARTS[name](Theme.LIGHT)
    boxes = [_ink_box(stamp) for stamp in stamped if stamp.sprite.height < 100 and stamp.sprite.width < 900]
    for one, other in combinations(boxes, 2):
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert across <= 2 or down <= 2, (one, other)


def _ink_box(stamp: Stamp) -> tuple[float, float, float, float]:
    """What a sprite covers, without its empty edges."""
    _, sprite, x, y = stamp
    left, top, right, bottom = sprite.mask.getbbox() or (0, 0, 0, 0)
    corner = (int(x) - sprite.half_width, int(y) - sprite.half_height)
    return corner[0] + left, corner[1] + top, corner[0] + right, corner[1] + bottom


@pytest.mark.parametrize("theme", Theme)
def test_the_text_and_the_lines_of_charts_can_be_seen(theme: Theme) -> None:
    card = rgb(PALETTES, theme, CARD)
    assert contrast(card, rgb(PALETTES, theme, CARD_TEXT + FAINT)) >= READABLE
    ink = rgb(PALETTES, theme, 255)
    for look in SEATS:
        # A pale line is seen by its rim on a light card, and by itself on a dark one.
        assert max(contrast(card, rgb(PALETTES, theme, look.colour)), contrast(card, ink)) >= SEEN


def test_every_name_is_in_the_chart_in_full() -> None:
    chart = score_chart("akropolis-four")
    others = tuple(
        Standing(each.seat, each.name[:-1] + "x", each.place, each.points) for each in chart.standings
    )
    shown = on_white(draw_score_chart(chart, Theme.LIGHT))
    for number, standing in enumerate(others):
        standings = (*chart.standings[:number], standing, *chart.standings[number + 1 :])
        changed = on_white(draw_score_chart(ScoreChart(standings, chart.categories), Theme.LIGHT))
        assert ImageChops.difference(shown, changed).getbbox(), standing.name


@pytest.mark.parametrize("name", ["akropolis-four", "cities-three", "founders-two", "origins-four"])
def test_every_category_has_a_glyph_of_its_own(name: str) -> None:
    chart = score_chart(name)
    glyphs = render.pictures(chart.game).categories
    assert set(glyphs) == {category.part for category in chart.categories}
    assert are_recognisable(glyphs.values(), 40)


def test_the_glyph_of_each_category_is_in_the_chart(stamped: list[Stamp]) -> None:
    chart = score_chart("cities-three")
    draw_score_chart(chart, Theme.DARK)
    for glyph in render.pictures("cities").categories.values():
        assert len(drawn(stamped, glyph_sprite(glyph, GLYPH))) == 1


def test_a_sum_of_products_is_written_in_figures() -> None:
    assert written(((4, 5),)) == ("4 \u00d7 5",)
    assert written(((6, 2), (3,), (1, -1))) == ("6 \u00d7 2", "3", "1 \u00d7 \u22121")
    assert written(((7,),)) == written(()) == ()


def test_the_ends_of_lines_stay_apart_and_in_order() -> None:
    wanted = [300.0, 310.0, 100.0, 305.0]
    placed = spread(wanted, (0, 0, 0, 400))
    order = sorted(placed)
    assert all(second - first >= APART for first, second in pairwise(order))
    assert sorted(range(4), key=lambda n: placed[n]) == sorted(range(4), key=lambda n: wanted[n])
    assert max(placed) <= 400
    assert spread([50.0, 200.0], (0, 0, 0, 400)) == [50, 200]


@pytest.mark.parametrize(("extent", "step"), [(0, 1), (5, 1), (6, 2), (136, 50), (9000, 1800)])
def test_the_grid_has_few_lines_at_round_numbers(extent: int, step: int) -> None:
    assert step_for(extent, 5) == step


def test_a_flat_part_of_a_line_is_drawn_as_one() -> None:
    assert bends([0, 0, 0, 0, 3, 3, 3, 5]) == [0, 3, 4, 6, 7]
    assert bends([2, 2]) == [0, 1]


def test_a_plot_shows_each_seat_and_each_point() -> None:
    def plotted(history: tuple[tuple[int, ...], ...]) -> Image.Image:
        seats = tuple(Standing(seat, NAMES[seat], 1, 0) for seat in range(2))
        return on_white(draw_points_plot(PointsPlot(seats, history, "Turn"), Theme.DARK))

    before = plotted(((0, 0), (4, 5), (9, 10)))
    for other in (((0, 1), (4, 5), (9, 10)), ((0, 0), (2, 5), (9, 10)), ((0, 0), (4, 5), (8, 10))):
        assert ImageChops.difference(before, plotted(other)).getbbox()

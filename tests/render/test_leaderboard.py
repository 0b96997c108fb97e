"""The leaderboard: as large as every picture, and nothing in it overlaps."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from render import LeaderboardLine, Theme
from render.drawing.lettering import SMALL, Weight, text_width
from render.leaderboard import COLUMN_ENDS, MOST_LINES, TOP, leaderboard
from render.widgets.trophies import METALS_RGB

HEADINGS = ("rating", "games", "won")
SEASON = "October to December 2026"
NUMBERS = ("1412", "23", "11")


def picture(*lines: LeaderboardLine, season: str = SEASON, theme: Theme = Theme.LIGHT) -> Image.Image:
    with Image.open(BytesIO(leaderboard("Akropolis", season, HEADINGS, lines, theme))) as image:
        return image.convert("RGBA").convert("RGB")


def test_it_is_as_large_as_every_picture() -> None:
    assert picture().size == (1100, 700)


def test_a_long_name_leaves_the_numbers_alone() -> None:
    short, long = (picture(LeaderboardLine(1, name, NUMBERS)) for name in ("A", "Brzęczyszczykiewicz " * 4))
    box = ImageChops.difference(short, long).getbbox()
    assert box is not None
    assert box[2] < COLUMN_ENDS[0] - 110  # the widest rating begins here


@pytest.mark.parametrize("count", range(1, MOST_LINES + 2))
def test_each_line_has_room_of_its_own(count: int) -> None:
    """At most so many plates, with the bare card between them, down to nearly the end of the picture."""
    shown = picture(*(LeaderboardLine(place, "Żółć gjy", NUMBERS) for place in range(1, count + 1)))
    card = shown.getpixel((300, TOP - 20))
    column = [shown.getpixel((590, y)) == card for y in range(TOP - 20, 700)]
    plates = sum(before and not after for before, after in pairwise(column))
    assert plates == min(count, MOST_LINES)
    assert column[-20:] == [True] * 20
    assert column.count(True) < 300 or count < 3  # A few have larger plates.


def test_the_best_stands_out() -> None:
    first, second = (picture(LeaderboardLine(place, "Ada", NUMBERS)) for place in (1, 2))
    assert first.getpixel((590, 266)) != second.getpixel((590, 266))


@pytest.mark.parametrize("theme", Theme)
def test_the_first_three_have_trophies_of_different_metals(theme: Theme) -> None:
    shown = picture(*(LeaderboardLine(place, "Ada", NUMBERS) for place in range(1, 8)), theme=theme)
    step = (700 - TOP - 24) / MOST_LINES
    marks = [
        shown.crop((40, round(TOP + step * row), 112, round(TOP + step * (row + 1)))) for row in range(7)
    ]
    metals = {*METALS_RGB}
    found = [{colour for _, colour in mark.getcolors(9999) or []} & metals for mark in marks]
    assert found == [{METALS_RGB[0]}, {METALS_RGB[1]}, {METALS_RGB[2]}, set(), set(), set(), set()]


@pytest.mark.parametrize("season", [SEASON, "październik\N{EN DASH}grudzień 2026", "W" * 99])
def test_the_season_stands_beside_the_headings(season: str) -> None:
    box = ImageChops.difference(picture(season=""), picture(season=season)).getbbox()
    assert box is not None
    heading = text_width("ranking", SMALL, Weight.REGULAR)
    assert box[2] < COLUMN_ENDS[0] - heading
    assert box[1] > 100
    assert box[3] < TOP

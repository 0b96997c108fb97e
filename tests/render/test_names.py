"""Names in pictures: in full where there is room, and never so short that people look alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

import data
from engines.core.text import Text, say
from render import LeaderboardLine
from render.drawing.lettering import SMALL, Weight, text_width
from render.leaderboard import leaderboard
from render.themes import Theme
from render.widgets import writing
from render.widgets.names import SHORTEST, shorten_name
from tests.render.golden import on_white
from tests.render.scene import Scene
from tests.render.scenes import SCENES

COMPUTERS = {
    language: [say(Text("computer-name", {"number": number}), language) for number in range(1, 5)]
    for language in data.languages()
}
LONGEST = 32  # characters in a name on Discord
WIDE = {
    "different ends": ["W" * (LONGEST - 1) + end for end in "ABCD"],
    "different middles": ["W" * 15 + middle + "M" * 16 for middle in "ABCD"],
    "different beginnings": [start + "W" * (LONGEST - 1) for start in "ABCD"],
}
NOTHING = (1, 2, 3)  # a colour that is in no picture
TABLES = {name: scene for name, scene in SCENES.items() if "table-of-four" in name}


def shortened(names: list[str], max_width: int) -> list[str]:
    return [shorten_name(name, frozenset(names) - {name}, SMALL, max_width) for name in names]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is written from its left end from now on: names, and titles."""
    seen: list[str] = []

    def remember(words: str, size: int, weight: Weight, max_width: int) -> str:
        assert text_width(words, size, weight) <= max_width
        seen.append(words)
        return words

    monkeypatch.setattr(writing, "ellipsize", remember)
    return seen


@given(
    st.lists(st.text("abW1 …", max_size=12), min_size=1, max_size=4, unique=True), st.integers(SHORTEST, 200)
)
def test_a_shortened_name_fits_its_room(names: list[str], max_width: int) -> None:
    for name, shown in zip(names, shortened(names, max_width), strict=True):
        assert text_width(shown, SMALL, Weight.BOLD) <= max_width
        assert "…" in shown or shown == name


@pytest.mark.parametrize("names", [*COMPUTERS.values(), *WIDE.values()], ids=[*COMPUTERS, *WIDE])
@pytest.mark.parametrize("max_width", range(100, 220, 10))
def test_shortened_names_are_different(names: list[str], max_width: int) -> None:
    assert len(set(shortened(names, max_width))) == len(names)


@pytest.mark.parametrize("names", COMPUTERS.values(), ids=COMPUTERS)
@pytest.mark.parametrize("max_width", [SHORTEST, 100, 150])
def test_a_computer_keeps_its_number(names: list[str], max_width: int) -> None:
    for number, name in enumerate(names, start=1):
        for others in (frozenset[str](), frozenset(names) - {name}):
            shown = shorten_name(name, others, SMALL, max_width)
            assert shown[0] == name[0]
            assert shown.endswith(f"…{number}")


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Bartłomiej Brzęczyszczykiewicz", ["Ala"], "Bartłom…"),
        ("Computer 3", ["Computer 13"], "Comp… 3"),  # The same end is no help.
        ("Computer 13", ["Computer 3"], "Comp…13"),
        ("Kowalski 1234", ["Kowalski 1134"], "Ko…1234"),  # A part of a number would be another number.
        ("Anna Kowalska", ["Anna Nowak"], "Anna Ko…"),
    ],
)
def test_what_is_the_same_in_other_names_is_left_out_first(name: str, others: list[str], shown: str) -> None:
    assert shorten_name(name, frozenset(others), SMALL, 170) == shown


@pytest.mark.parametrize("names", COMPUTERS.values(), ids=COMPUTERS)
@pytest.mark.parametrize("scene", TABLES.values(), ids=TABLES)
def test_the_names_of_four_computers_are_in_full(scene: Scene, names: list[str], written: list[str]) -> None:
    scene.picture(names=dict(enumerate(names)))
    assert written == names


@pytest.mark.parametrize("names", WIDE.values(), ids=WIDE)
@pytest.mark.parametrize("scene", TABLES.values(), ids=TABLES)
def test_the_widest_names_of_four_people_are_different(
    scene: Scene, names: list[str], written: list[str]
) -> None:
    scene.picture(names=dict(enumerate(names)))
    assert len(set(written)) == len(names) == len(written)


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_wide_name_covers_nothing_but_the_background(scene: Scene) -> None:
    bare, named = (
        on_white(scene.picture(names=dict(enumerate(names))).png)
        for names in ([""] * 4, WIDE["different ends"])
    )
    changed = ImageChops.difference(bare, named).convert("L").point(lambda gap: 255 * (gap > 0))
    below = Image.composite(bare, Image.new("RGB", bare.size, NOTHING), changed).getcolors() or []
    assert len({colour for _, colour in below} - {NOTHING}) == 1


def test_long_names_on_a_leaderboard_are_different() -> None:
    names = WIDE["different ends"]
    others = [LeaderboardLine(2, name, ("1", "2", "3")) for name in names]
    pictures = [
        leaderboard(
            "Akropolis", "", ("", "", ""), [LeaderboardLine(1, name, ("1", "2", "3")), *others], Theme.DARK
        )
        for name in names
    ]
    assert len(set(pictures)) == len(names)

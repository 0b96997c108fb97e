"""Places of the same name are told apart by where they lie."""

import pytest

from bot.ui.panel.places.regions import regions
from engines.core.game import Position


def keys(*points: tuple[float, float]) -> list[str]:
    return [text.key.removeprefix("place-region-") for text in regions([Position(*each) for each in points])]


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([(0, 0), (4, 0.5)], ["w", "e"]),
        ([(0, 0), (0.5, 4)], ["n", "s"]),
        ([(0, 0), (4, 4)], ["nw", "se"]),
        ([(4, 0), (0, 4)], ["ne", "sw"]),
        ([(0, 0), (2, 0), (4, 0)], ["w", "c", "e"]),
        ([(1, 1), (1, 1)], ["c", "c"]),
    ],
)
def test_a_group_is_divided_along_its_length(points: list[tuple[float, float]], expected: list[str]) -> None:
    assert keys(*points) == expected


def test_a_ring_has_eight_parts_around_its_middle() -> None:
    ring = [(x, y) for y in range(3) for x in range(3)]
    assert keys(*ring) == ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]

"""Pictures stay as they were when a person last checked them."""

import pytest

from tests.render.golden import EPSILON, FAILED, GOLDEN, difference
from tests.render.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_looks_as_before(name: str) -> None:
    mean = difference(name, SCENES[name].picture().png)
    assert mean <= EPSILON, f"look at {FAILED / name}-got.png and -diff.png"


def test_another_picture_is_different_and_saved() -> None:
    assert difference("akropolis-market", SCENES["akropolis-short-market"].picture().png) > EPSILON
    for kind in ("got", "diff"):
        (FAILED / f"akropolis-market-{kind}.png").unlink()


def test_no_golden_picture_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.png")} == set(SCENES)

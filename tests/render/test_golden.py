"""Pictures stay as they were when a person last checked them."""

import pytest

from tests.render.golden import EPSILON, FAILED, GOLDEN, PICTURES, difference


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_before(name: str) -> None:
    mean = difference(name, PICTURES[name]())
    assert mean <= EPSILON, f"look at {FAILED / name}-got.png and -diff.png"


def test_another_picture_is_different_and_saved() -> None:
    assert difference("akropolis-market", PICTURES["akropolis-short-market"]()) > EPSILON
    for kind in ("got", "diff"):
        (FAILED / f"akropolis-market-{kind}.png").unlink()


def test_no_golden_picture_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.png")} == set(PICTURES)

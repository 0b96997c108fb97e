"""Pictures stay as they were when somebody last looked at them."""

import pytest

from tests.render.golden import EPSILON, FAILED, KEPT, difference
from tests.render.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    mean = difference(name, SCENES[name].picture().png)
    assert mean <= EPSILON, f"look at {FAILED / name}-got.png and -diff.png"


def test_another_picture_is_told_apart_and_written_down() -> None:
    assert difference("akropolis-market", SCENES["akropolis-short-market"].picture().png) > EPSILON
    for kind in ("got", "diff"):
        (FAILED / f"akropolis-market-{kind}.png").unlink()


def test_no_golden_picture_is_left_over() -> None:
    assert {file.stem for file in KEPT.glob("*.png")} == set(SCENES)

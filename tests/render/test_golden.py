"""Pictures stay as they were when a person last checked them."""

import pytest

from tests.render.golden import DARK, EPSILON, FAILED, GOLDEN, difference, pictures
from tests.render.scenes import SCENES

PICTURES = pictures()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_before(name: str) -> None:
    mean = difference(name, PICTURES[name]())
    assert mean <= EPSILON, f"look at {FAILED / name}-got.png and -diff.png"


def test_another_picture_is_different_and_saved() -> None:
    assert difference("akropolis-marks", PICTURES["akropolis-ghost"]()) > EPSILON
    for kind in ("got", "diff"):
        (FAILED / f"akropolis-marks-{kind}.png").unlink()


def test_every_kind_of_picture_has_a_dark_golden_picture() -> None:
    kinds = {name: (name.split("-")[0], scene.request.picture) for name, scene in SCENES.items()}
    assert {kinds[name] for name in DARK} == set(kinds.values())


def test_no_golden_picture_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.png")} == set(PICTURES)

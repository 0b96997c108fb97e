"""Fixtures of the tests of pictures."""

import pytest

from render.drawing.canvas import Canvas
from render.drawing.sprites import Sprite
from tests.render.stamps import Stamp


@pytest.fixture
def stamped(monkeypatch: pytest.MonkeyPatch) -> list[Stamp]:
    """Every sprite that is drawn from now on, and where."""
    seen: list[Stamp] = []
    stamp = Canvas.stamp

    def remember(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
        seen.append(Stamp(canvas, sprite, x, y))
        stamp(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "stamp", remember)
    return seen

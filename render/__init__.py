"""Pictures of what a seat may see; each game's own are found by its name."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from engines.core.game import Seat, View
from render.films import film
from render.standing import Line, leaderboard
from render.wishes import Painter, Picture, Wish

__all__ = ["Line", "Picture", "film", "leaderboard", "picture", "pictures", "showing"]

ZOOM = 2


def picture(  # noqa: PLR0913 - each is one thing that a picture can show
    game: str,
    view: View[Any],
    what: str,
    *,
    seat: Seat | None = None,
    marks: Mapping[str, str] | None = None,
    ghost: str | None = None,
    people: Mapping[Seat, str] | None = None,
    zoom: bool = False,
) -> Picture:
    """One of a game's pictures. Marks and the ghost are moves in words: `{"A": "place 0 2 -1 1"}`."""
    wish = Wish(seat, marks or {}, ghost, people or {}, ZOOM if zoom else 1)
    return _painters(game)[what](view, wish)


def pictures(game: str) -> tuple[str, ...]:
    """The names of a game's pictures."""
    return tuple(_painters(game))


def showing(game: str, view: View[Any], steps: Sequence[str]) -> tuple[str, ...]:
    """The names of the pictures to show with the question that follows the first steps of a move."""
    names: tuple[str, ...] = import_module(f"{__name__}.{game}").showing(view, steps)
    return names


def _painters(game: str) -> Mapping[str, Painter]:
    painters: Mapping[str, Painter] = import_module(f"{__name__}.{game}").PICTURES
    return painters

"""Finds the pictures of each game, of those built in and of those from other packages."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from render.requests import Pictures


class MissingPictures(LookupError):
    """A game lacks some or all of its pictures."""


@cache
def pictures(game: str) -> Pictures:
    """All pictures of a game."""
    name = _module(game)
    if find_spec(name) is None:
        raise MissingPictures(f"the game {game!r} has no pictures: there is no module {name}")
    try:
        found = getattr(import_module(name), "PICTURES", None)
    except TypeError as error:  # Pictures() was called with too few arguments, and the error names the first.
        raise MissingPictures(f"the pictures of {game!r} in {name} are incomplete: {error}") from error
    if not isinstance(found, Pictures):
        raise MissingPictures(f"the game {game!r} has no pictures: {name} has no PICTURES of type Pictures")
    return found


def _module(game: str) -> str:
    """The module with the game's pictures: built in, or beside the game in its own package."""
    if find_spec(f"engines.{game}"):
        return f"render.{game}"
    # Imported late, because it takes 10 ms and only games of other packages need it.
    from importlib.metadata import entry_points  # noqa: PLC0415

    for entry in entry_points(group="tessera.games"):
        if entry.load().GAME.name == game:
            return f"{entry.module}.pictures"
    raise MissingPictures(f"there is no game {game!r}")

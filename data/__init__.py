"""Facts of the games and the words people read; no logic."""

from functools import cache
from importlib.resources import files


def facts(game: str) -> bytes:
    """The component data of a game, as JSON."""
    return (files(__name__) / f"{game}.json").read_bytes()


@cache
def languages() -> tuple[str, ...]:
    """The languages that everything is written in."""
    return tuple(sorted(folder.name for folder in (files(__name__) / "locale").iterdir() if folder.is_dir()))


def sentences(language: str) -> dict[str, str]:
    """Every Fluent file of a language, by its name: one for each game and room."""
    folder = files(__name__) / "locale" / language
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in folder.iterdir()}

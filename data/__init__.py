"""Facts of the games and the sentences people read; no logic."""

from functools import cache
from importlib.resources import files


def facts(game: str) -> bytes:
    """The component data of a game, as JSON."""
    return (files(__name__) / f"{game}.json").read_bytes()


def levels() -> bytes:
    """How many playouts computers of each level make, as JSON."""
    return (files(__name__) / "levels.json").read_bytes()


def lesson(game: str, package: str | None = None) -> bytes | None:
    """The guided first game of a game, as JSON; of one in a package of its own, its `lesson.json`."""
    file = files(package) / "lesson.json" if package else files(__name__) / "lessons" / f"{game}.json"
    return file.read_bytes() if file.is_file() else None


def guide(game: str, package: str = __name__) -> tuple[bytes, str]:
    """The guide to a game that a package has, as JSON, and the recorded game that its pictures show."""
    folder = files(package) / "guides"
    return (folder / f"{game}.json").read_bytes(), (folder / f"{game}.txt").read_text("utf-8")


@cache
def languages() -> tuple[str, ...]:
    """The languages that everything is written in."""
    return tuple(sorted(folder.name for folder in (files(__name__) / "locale").iterdir() if folder.is_dir()))


def sentences(language: str, package: str = __name__) -> dict[str, str]:
    """Every Fluent file that a package has for a language, by its name."""
    folder = files(package) / "locale" / language
    if not folder.is_dir():
        return {}
    return {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }

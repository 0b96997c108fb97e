"""Games from other installed packages: each entry point of the group `tessera.games` names one.

Such a package exports GAME, has its sentences in `locale/<language>/*.ftl`, its pictures in the module
`pictures`, and its guide for newcomers in `guides/`.
"""

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tessera.games"


class GamePackageError(ImportError):
    """An entry point that provides no playable game; its message is one sentence that names it."""


@cache
def external_packages() -> tuple[ModuleType, ...]:
    """The packages of all entry points, by the names of these."""
    # Imported late: importing it takes longer than reading all entry points.
    from importlib.metadata import entry_points  # noqa: PLC0415

    return tuple(_load(point) for point in sorted(entry_points(group=GROUP), key=lambda point: point.name))


def _load(point: "EntryPoint") -> ModuleType:
    try:
        package: ModuleType = point.load()
    except Exception as error:
        # A package can fail to import in any way; whichever it is, the message must name the entry point.
        raise GamePackageError(
            f"{_called(point)} cannot be imported: {type(error).__name__}: {error}."
        ) from error
    if not hasattr(package, "__path__"):
        raise GamePackageError(f"{_called(point)} must name a package.")
    if not hasattr(package, "GAME"):
        raise GamePackageError(f"{_called(point)} must name a package that exports GAME.")
    return package


def _called(point: "EntryPoint") -> str:
    return f"The game package {point.value!r} (entry point {point.name!r} of {GROUP})"

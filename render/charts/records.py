"""What charts are drawn from: numbers, and words that are already in the reader's language."""

from msgspec import Struct

from engines.core.game import Seat


class Standing(Struct, frozen=True):
    """A seat's name, rank and points."""

    seat: Seat
    name: str
    place: int
    points: int
    target: int | None = None  # the points without which the game is lost
    won: bool = False


class Cell(Struct, frozen=True):
    """The points of a seat in a category, and what they are the sum of; nothing if they are a mere count."""

    points: int
    terms: tuple[tuple[int, ...], ...] = ()  # each is a product


class Category(Struct, frozen=True):
    """A category with the points of each seat, in the order of the seats."""

    name: str
    cells: tuple[Cell, ...]
    label: str = ""  # what is multiplied or added
    part: str = ""  # how its game calls it, to find its glyph


class ScoreChart(Struct, frozen=True):
    """Everybody's points by category."""

    standings: tuple[Standing, ...]  # the best first
    categories: tuple[Category, ...]
    game: str = ""  # whose glyphs are drawn; without one, none are


class PointsPlot(Struct, frozen=True):
    """Everybody's points over the game."""

    standings: tuple[Standing, ...]
    history: tuple[tuple[int, ...], ...]  # of each seat, at the beginning and after each turn
    turns: str  # what the horizontal axis counts


class Trophy(Struct, frozen=True):
    """How a game ended."""

    outcome: str
    standings: tuple[Standing, ...]
    decided: str = ""
    plot: PointsPlot | None = None


def written(terms: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """Each product in figures; nothing for a single number, which would only repeat the points."""
    if len(terms) == 1 and len(terms[0]) == 1:
        return ()
    return tuple(" × ".join(map(str, term)).replace("-", "−") for term in terms)  # noqa: RUF001 - a minus

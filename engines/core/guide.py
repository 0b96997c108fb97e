"""What a newcomer is shown of a game: its facts, one picture, and the rules in pages with worked examples.

A guide is data. Its pictures are moments of one recorded game, and the numbers in its examples are what the
engine computes there; the laws compare both.
"""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

import data
from engines.core.game import AnyGame, AnyState, Seat, replay
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from engines.core.saves.replays import Record
from engines.core.text import Text

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
Count: TypeAlias = Annotated[int, Meta(ge=0)]

FIRST_TOPICS = ("aim", "turn", "scoring")  # what a newcomer reads before anything else


class MissingGuide(LookupError):
    """A game has no guide, or one that cannot be read; its message is one sentence that says which."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the recorded game after so many moves."""

    after: Count
    picture: str
    seat: Seat | None = None
    ghost: str | None = None  # the words of a legal move, shown as if it were made


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat of a moment has in one category of points."""

    part: str
    points: int


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """A topic of the rules: its picture, worked examples, and which moves and refusals it explains."""

    topic: str
    shows: Moment | None = None
    examples: tuple[Example, ...] = ()  # of the moment that it shows
    verbs: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()  # the keys of sentences


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it, as the file has it."""

    minutes: tuple[Count, Count]  # of a short and of a long game around a table
    turns: Count  # about how many each player has
    difficulty: Difficulty
    showcase: Moment  # what the game looks like
    pages: tuple[Page, ...]  # in the order in which they are read

    @property
    def moments(self) -> Iterator[Moment]:
        yield self.showcase
        yield from (page.shows for page in self.pages if page.shows)

    def page_of_verb(self, verb: str) -> int:
        """The page that explains moves with this verb; if none does, the one on a turn."""
        found = (number for number, page in enumerate(self.pages) if verb in page.verbs)
        return next(found, FIRST_TOPICS.index("turn"))

    def page_of_refusal(self, refusal: Text, verb: str) -> int:
        """The page with the rule that a refused move breaks; if none names it, the one of its verb."""
        found = (number for number, page in enumerate(self.pages) if refusal.key in page.refusals)
        return next(found, self.page_of_verb(verb))


def read_guide(name: str, package: str) -> tuple[Guide, Record]:
    """The guide to a game in a package, and the recorded game that its pictures show."""
    try:
        facts, recorded = data.guide(name, package)
        return msgspec.json.decode(facts, type=Guide), replays.read(recorded)
    except OSError as error:
        raise MissingGuide(
            f"The game {name!r} has no guide: {package} has no guides/{name}.json and guides/{name}.txt."
        ) from error
    except msgspec.DecodeError as error:
        raise MissingGuide(f"The guide to {name!r} in {package} cannot be read: {error}.") from error


def state_after(game: AnyGame, record: Record, moves: int) -> AnyState:
    """The recorded game after so many moves."""
    return replay(game, read_setup(game, record.setup.encode()), record.moves[:moves])

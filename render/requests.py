"""What a caller asks the renderer for, and what it gets back."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct, field

from engines.core.game import AnyMove, AnyState, AnyView, Seat
from engines.core.text import Text, say, seat_number
from render.themes import Theme

if TYPE_CHECKING:  # Sprites need Pillow, which is imported when something is first drawn.
    from render.drawing.glyphs import Glyph
    from render.drawing.sprites import Sprite

ZOOM = 2
P = TypeVar("P")


class RenderRequest(Struct, frozen=True):
    """What to draw besides the view."""

    picture: str  # one of the names of the game's pictures
    seat: Seat | None = None  # whose things; without one, the view's own seat or the seat to act
    marks: Mapping[str, AnyMove] = field(default_factory=dict)  # moves to be marked, by letter
    places: Mapping[str, AnyMove] = field(default_factory=dict)  # moves whose places are numbered, by number
    ghost: AnyMove | None = None  # a move to be shown as if it were made
    names: Mapping[Seat, str] = field(default_factory=dict)  # what the people are called
    zoom: bool = False
    theme: Theme = Theme.LIGHT
    language: str = "en"  # of the words in the picture
    crop_for: AnyView | None = None  # a later view whose boards fit too: the camera of a film is fixed
    since: AnyView | None = None  # an earlier view: what has changed since is marked

    @property
    def earlier(self) -> AnyState | None:
        """The state since which changes are marked; none where a move is thought of."""
        pointed = self.ghost is not None or self.marks or self.places
        return None if self.since is None or pointed else self.since.state

    @property
    def scale(self) -> int:
        return ZOOM if self.zoom else 1

    def name(self, seat: Seat) -> str:
        return self.names.get(seat, seat_number(seat))

    def say(self, text: Text) -> str:
        """Words for the picture, in its language."""
        return say(text, self.language, self.name)

    def subject(self, view: AnyView, to_act: Seat) -> Seat:
        """The seat whose things are drawn."""
        if self.seat is not None:
            return self.seat
        return to_act if view.seat is None else view.seat

    def later_places(self, places: Callable[[AnyState], Sequence[P]]) -> Sequence[P]:
        """The places of the later view for which the picture is cropped; none without one."""
        return places(self.crop_for.state) if self.crop_for else ()


class Picture(Struct, frozen=True):
    """A PNG, and the sentence for people who cannot see it."""

    png: bytes
    alt: Text


class LeaderboardLine(NamedTuple):
    """A person's rank, name and numbers."""

    place: int
    name: str
    numbers: tuple[str, str, str]


class LegendEntry(NamedTuple):
    """A sign as it looks in the pictures, its name, and one line about it."""

    sprite: "Sprite"
    name: Text
    line: Text


class LegendPage(Struct, frozen=True):
    """A page of a legend."""

    picture: Picture
    number: int  # from 0
    pages: int


Painter: TypeAlias = Callable[[AnyView, RenderRequest], Picture]
EmojiPainter: TypeAlias = Callable[[], bytes]  # draws a PNG of 128 x 128 pixels


def no_emoji(_view: AnyView, _steps: Sequence[str]) -> None:
    """Of a game without emoji."""


class Legend(Struct, frozen=True):
    """What the signs in the pictures of a game mean."""

    # The signs that can be seen in the pictures of a view; without one, all that the game has.
    entries: Callable[[AnyView | None], Sequence[LegendEntry]]
    palettes: Mapping[Theme, bytes]  # of the game's sprites


class Pictures(Struct, frozen=True):
    """All pictures of one game: a game that lacks one does not type-check, and cannot be loaded."""

    city: Painter  # one seat's own board; the request says whose
    market: Painter  # what everybody shares and chooses from
    table: Painter  # all seats at a glance
    # The names of the pictures to show with the question that follows the first steps of a move.
    for_question: Callable[[AnyView, Sequence[str]], tuple[str, ...]]
    legend: Legend
    others: Mapping[str, Painter] = field(default_factory=dict)  # further pictures by name, in order
    # Emoji by name; one that is called like a picture is shown on the button that opens it.
    emoji: Mapping[str, EmojiPainter] = field(default_factory=dict)
    # The name of the emoji for the last of these steps of a move, if it has one.
    emoji_for: Callable[[AnyView, Sequence[str]], str | None] = no_emoji
    # The glyphs of the categories of points, for the chart of scores.
    categories: Mapping[str, "Glyph"] = field(default_factory=dict)
    # Pictures that only questions show; nobody opens them by name.
    questions: Mapping[str, Painter] = field(default_factory=dict)
    # Whether a view says what everybody changed last: then it is marked without an earlier view, too.
    knows_last_changes: bool = False

    def names(self) -> tuple[str, ...]:
        return tuple(self._painters())

    def shared(self) -> tuple[str, ...]:
        """The names of the pictures that belong to no single seat."""
        return tuple(name for name in self.names() if name != "city")

    def painter(self, name: str) -> Painter:
        return (self._painters() | dict(self.questions))[name]

    def _painters(self) -> dict[str, Painter]:
        return {"city": self.city, "market": self.market, **self.others, "table": self.table}

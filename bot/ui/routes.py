"""Every button, menu option and form of the bot as a record, and how it is written as a custom_id.

A custom_id is the verb of a route and its fields, separated by colons: `pick:3:17:0.0/place/1`. It holds
everything that its handler needs, so a component still works after a restart, and a press on an outdated one
can be answered with "the table has moved on".
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NewType, TypeAlias, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

from bot.domain.people.availability import Delivery
from engines.core.errors import Refusal
from engines.core.text import Text

MOST_DIGITS = 18  # of a number; more would not fit into the database
USER_IDS = range(1, 1 << 63)  # of Discord; they have up to 19 digits

UserId = NewType("UserId", int)


class UnknownButton(Refusal):
    """A component that no route fits: from an older version, or forged."""

    def __init__(self) -> None:
        super().__init__(Text("chat-unknown-button"))


class PanelState(Struct, frozen=True):
    """Where a person is in the tree of moves."""

    path: tuple[str, ...] = ()  # the steps chosen so far
    page: int = 0  # of the menu of answers
    back: int = 0  # how many steps the previous question had

    @classmethod
    def read(cls, text: str) -> "PanelState":
        numbers, *path = text.split("/")
        back, page = numbers.split(".")
        return cls(tuple(filter(None, path)), _read_int(page), _read_int(back))

    def __str__(self) -> str:
        return "/".join((f"{self.back}.{self.page}", *self.path))


ALL_CITIES = "all"
ALL_SEASONS = "ever"
ANY_MOVE = "any"  # instead of a verb, where none is chosen yet


class Route(Struct, frozen=True):
    """What a component asks for; its tag is the verb."""


class CardRoute(Route, frozen=True):
    """A button of a public card; the revision is that of the card, 0 in a lobby."""

    table: int
    revision: int = 0


class FormRoute(Route, frozen=True):
    """A form; its fields are the texts that the person entered, and none of them is in the custom_id."""


# The lobby card. Messages that were posted long ago have buttons with these verbs: keep them.


class Join(CardRoute, frozen=True, tag="join"): ...


class Leave(CardRoute, frozen=True, tag="leave"): ...


class Start(CardRoute, frozen=True, tag="start"): ...


class CancelLobby(CardRoute, frozen=True, tag="cancel"): ...


class AddComputer(CardRoute, frozen=True, kw_only=True, tag="computer"):
    level: str


class RemoveComputer(CardRoute, frozen=True, tag="dismiss"): ...


class WatchOnly(CardRoute, frozen=True, tag="watch"):
    """The host gives up the seat and stays the host."""


# The turn card, the final card, the vote card and reminders. Keep these verbs too.


class OpenPanel(CardRoute, frozen=True, tag="play"): ...


class Resume(CardRoute, frozen=True, tag="resume"): ...


class TakeSeat(CardRoute, frozen=True, tag="seat"):
    """Take the seat that the table offers."""


class ReturnToSeat(CardRoute, frozen=True, tag="return"):
    """Take one's own seat back from the computer."""


class ShowPicture(CardRoute, frozen=True, kw_only=True, tag="look"):
    picture: str


class ShowScores(CardRoute, frozen=True, tag="scores"): ...


class OpenLegend(CardRoute, frozen=True, tag="legend"):
    """What the signs in the present pictures mean, in a new private message."""


class Rematch(CardRoute, frozen=True, tag="again"): ...


class WatchTable(CardRoute, frozen=True, tag="follow"):
    """Watch the table without a seat."""


class StopWatching(Route, frozen=True, tag="unfollow"):
    table: int


class LookAround(CardRoute, frozen=True, kw_only=True, tag="around"):
    """Look at one of the pictures that all may see."""

    picture: str


class InviteTo(Route, frozen=True, tag="invite"):
    """Invite a person to one of several lobbies."""

    table: int
    person: UserId


class OpenReview(CardRoute, frozen=True, tag="advice"):
    """Look back at a finished game: the person's own seat, or the winner's."""


class OpenReplay(CardRoute, frozen=True, tag="replay"): ...


class Snooze(CardRoute, frozen=True, tag="snooze"): ...


class CastVote(Route, frozen=True, tag="vote"):
    table: int
    vote: int  # the revision at which it was called
    choice: str


# The panel.


class Pick(Route, frozen=True, tag="pick"):
    """Go to another question, or another page of its answers."""

    table: int
    revision: int
    state: PanelState


class PickIdea(Pick, frozen=True, tag="mark"):
    """The same for a suggested move, which may be among the answers too: no two components share an id."""


class Aim(Pick, frozen=True, tag="aim"):
    """Show a complete move at its place, without making it."""

    button: str  # Two buttons may lead to the same move, and no two components share an id.


class ConfirmMove(Route, frozen=True, tag="do"):
    table: int
    revision: int
    steps: tuple[str, ...]


class FinishTurn(Route, frozen=True, tag="finish"):
    """Let the computer finish the turn: preview it, then confirm."""

    table: int
    revision: int
    confirmed: bool


class UndoMove(Route, frozen=True, tag="undo"):
    table: int
    revision: int


# Lessons.


class ChooseLesson(Route, frozen=True, tag="lc"):
    """Choose a game to learn."""


class LessonRoute(Route, frozen=True):
    """A button of a lesson; its person's row says where they are."""

    game: str


class OpenLesson(LessonRoute, frozen=True, tag="lo"):
    """Begin a lesson, or go on where one stopped."""


class RestartLesson(LessonRoute, frozen=True, tag="lr"): ...


class PauseLesson(LessonRoute, frozen=True, tag="ls"): ...


class StepBack(LessonRoute, frozen=True, tag="lb"):
    step: int  # the one that was shown


class StepOn(LessonRoute, frozen=True, tag="ln"):
    step: int


class AnswerStep(LessonRoute, frozen=True, tag="la"):
    """Choose one of the moves or answers of a step."""

    step: int
    answer: int


class LessonPick(LessonRoute, frozen=True, tag="lp"):
    """As `Pick`, in a lesson in which so many moves were made."""

    moves: int
    state: PanelState


class LessonPickIdea(LessonPick, frozen=True, tag="li"): ...


class LessonAim(LessonPick, frozen=True, tag="lm"):
    button: str


class LessonConfirm(LessonRoute, frozen=True, tag="ld"):
    moves: int
    steps: tuple[str, ...]


# The daily city. Posts of long ago have a button with the verb `dy`: keep it.


class DailyRoute(Route, frozen=True):
    """A button of a challenge; its person's row says where they are."""

    day: int


class OpenDaily(DailyRoute, frozen=True, tag="dy"):
    """Show the challenge of today, whichever day the button is of."""


class StartDaily(DailyRoute, frozen=True, tag="ds"):
    """Begin the attempt that counts, or go on with it."""


class StartPractice(DailyRoute, frozen=True, tag="dr"):
    """Practise from the beginning."""


class ResumePractice(DailyRoute, frozen=True, tag="dg"): ...


class DailyPick(DailyRoute, frozen=True, tag="dp"):
    """As `Pick`, in an attempt in which so many moves were made."""

    practice: bool
    moves: int
    state: PanelState


class DailyPickIdea(DailyPick, frozen=True, tag="di"): ...


class DailyAim(DailyPick, frozen=True, tag="da"):
    button: str


class DailyConfirm(DailyRoute, frozen=True, tag="dc"):
    practice: bool
    moves: int
    steps: tuple[str, ...]


# Questions before what cannot be taken back.


class ConfirmResign(Route, frozen=True, tag="resign"):
    table: int
    ends_game: bool  # because nobody else plays
    level: str  # of the computer that takes the seat


class ConfirmEnd(Route, frozen=True, tag="end"):
    table: int


class ConfirmEndAlone(Route, frozen=True, tag="endalone"):
    """The end by the vote of the only person who plays."""

    table: int


class ConfirmCancel(Route, frozen=True, tag="close"):
    table: int
    revision: int


class ConfirmKick(Route, frozen=True, tag="kick"):
    table: int
    revision: int
    person: UserId


# Scores, log and replay.


class ShowPoints(Route, frozen=True, tag="points"):
    """Show the scores by category or over the game."""

    table: int
    over_time: bool


class TurnLogPage(Route, frozen=True, tag="log"):
    table: int
    page: int


class ReplayMoment(Route, frozen=True, tag="moment"):
    """Show the game after n moves."""

    table: int
    n: int
    picture: str
    button: str  # Two buttons may lead to the same moment, and no two components share an id.


class MakeFilm(Route, frozen=True, tag="film"):
    table: int
    city: str  # the seat whose city it shows, or `ALL_CITIES`


class ShareFilm(Route, frozen=True, tag="share"):
    """Show a film to everybody at the table."""

    table: int
    city: str


class ReviewPage(Route, frozen=True, tag="review"):
    """A page of the review of a seat: the overview, then its mistakes."""

    table: int
    seat: int
    page: int
    button: str  # Two components may lead to the same page, and no two of them share an id.


class StopReview(Route, frozen=True, tag="stopreview"):
    """Do not wait for a review any longer."""

    table: int
    seat: int


# The legend of the pictures.


class LegendPage(Route, frozen=True, tag="signs"):
    """Another page of what the signs in the present pictures mean."""

    table: int
    page: int


class OpenGameLegend(Route, frozen=True, tag="ll"):
    """The whole legend of a game, in a new private message."""

    game: str


class GameLegendPage(Route, frozen=True, tag="icons"):
    """Another page of the whole legend of a game."""

    game: str
    page: int


# The rules, page by page.


class OpenRules(Route, frozen=True, tag="howto"):
    """A page of the rules in a new private message."""

    game: str
    page: int


class RulesPage(Route, frozen=True, tag="rules"):
    """Another page in the same message."""

    game: str
    page: int


class ExplainMove(Route, frozen=True, tag="why"):
    """What cannot be chosen now and why, and the rule about moves with this verb."""

    table: int
    verb: str  # or `ANY_MOVE`


# The welcome. Messages that were posted long ago have buttons with these verbs: keep them.


class ShowWelcome(Route, frozen=True, tag="welcome"):
    language: str


class PlayNow(Route, frozen=True, tag="now"):
    """Choose a game to play against the computer."""


class PlayGame(Route, frozen=True, tag="against"):
    """Play this game against the computer, at once."""

    game: str


class InviteFriends(Route, frozen=True, tag="friends"):
    """Choose a game to open a table for."""


class OpenLobby(Route, frozen=True, tag="lobby"):
    """Open a table of this game."""

    game: str


# The list of one's tables.


class DashboardPage(Route, frozen=True, tag="games"):
    page: int


# Personal settings and ratings.


class ChooseDelivery(Route, frozen=True, tag="place"):
    delivery: Delivery


class ChooseLanguage(Route, frozen=True, tag="language"):
    language: str  # or `AS_DISCORD_SAYS`


class ChooseTheme(Route, frozen=True, tag="theme"):
    theme: str  # or `AS_THE_TABLE`


class SetHeadsUp(Route, frozen=True, tag="headsup"):
    wanted: bool


class SetIdeas(Route, frozen=True, tag="ideas"):
    """Whether the panel suggests moves."""

    wanted: bool


class OpenHoursForm(Route, frozen=True, tag="hours"): ...


class SetHours(FormRoute, frozen=True, tag="sethours"):
    zone: str
    quiet_from: str
    quiet_until: str
    digest: str


class OpenVacationForm(Route, frozen=True, tag="vacation"): ...


class SetVacation(FormRoute, frozen=True, tag="setvacation"):
    first: str
    last: str


class EndVacation(Route, frozen=True, tag="home"): ...


class ShowStanding(Route, frozen=True, tag="season"):
    """The standing in a game in another season."""

    game: str
    season: str  # or `ALL_SEASONS`


class ShowInRatings(Route, frozen=True, tag="listing"):
    listed: bool


class ForgetMe(Route, frozen=True, tag="forget"): ...


# Encoding and decoding.


def encode(route: Route) -> str:
    """The custom_id of a button, or the value of a menu's option."""
    return ":".join((verb(type(route)), *map(_spell, astuple(route))))


def verb(kind: type[Route]) -> str:
    """The first word of every id of this kind; of a form, the whole id."""
    return str(kind.__struct_config__.tag)


def decode(custom_id: str, texts: Mapping[str, str] | None = None) -> Route:
    """The route of a custom_id; of a form, with the texts that the person entered."""
    # Ids on cards that older versions posted end in an empty part: `join:3:0:`.
    name, *parts = custom_id.removesuffix(":").split(":")
    if name not in ROUTES:
        raise UnknownButton
    kind: type[Route] = ROUTES[name]
    if issubclass(kind, FormRoute):
        parts = [(texts or {}).get(field, "") for field in kind.__struct_fields__]
    make: Callable[..., Route] = kind
    try:
        return make(**{field: read(part) for (field, read), part in zip(_readers(kind), parts, strict=True)})
    except ValueError as error:
        raise UnknownButton from error


def _spell(value: object) -> str:
    match value:
        case bool():
            return str(int(value))
        case tuple():
            return "/".join(value)
        case _:
            return str(value)


Reader: TypeAlias = Callable[[str], object]


@cache
def _readers(kind: type[Route]) -> tuple[tuple[str, Reader], ...]:
    """The fields of a route, each with the function that reads it."""
    hints = get_type_hints(kind)
    return tuple((field, READERS[hints[field]]) for field in kind.__struct_fields__)


def _read_int(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise ValueError(text)
    return int(text)


def _read_user_id(text: str) -> UserId:
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(USER_IDS[-1]))):
        raise ValueError(text)
    return UserId(USER_IDS[USER_IDS.index(int(text))])


def _read_bool(text: str) -> bool:
    return bool(("0", "1").index(text))


def _read_steps(text: str) -> tuple[str, ...]:
    return tuple(text.split("/"))


READERS: Mapping[object, Reader] = {
    bool: _read_bool,
    int: _read_int,
    UserId: _read_user_id,
    str: str,
    tuple[str, ...]: _read_steps,
    PanelState: PanelState.read,
    Delivery: Delivery,
}


def _with_verb(kind: type[Route]) -> Iterator[type[Route]]:
    if kind.__struct_config__.tag:
        yield kind
    for narrower in kind.__subclasses__():
        yield from _with_verb(narrower)


ROUTES: Mapping[str, type[Route]] = {verb(kind): kind for kind in _with_verb(Route)}

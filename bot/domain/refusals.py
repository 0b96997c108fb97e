"""Why a request can be refused, and the checks that several decisions share.

RuleError
├── NotSeated       the person has no seat at this table
├── AlreadySeated   a person can have one seat only
├── TableFull       every seat is taken
├── NotHost         only the host may do this
├── TooFewPeople    the game needs more players
├── NotOpen         the lobby is closed
├── NotStarted      the game has not started
├── Paused          the table is paused
└── NothingToUndo   there is no move that this person may undo
"""

from bot.domain.table import Person, Status, Table, display_name
from engines.core.errors import GameOver, RuleError, StaleBoard
from engines.core.game import Seat
from engines.core.text import Text


class NotSeated(RuleError):
    """The person has no seat at this table."""


class AlreadySeated(RuleError):
    """A person can have one seat only."""


class TableFull(RuleError):
    """Every seat is taken."""


class NotHost(RuleError):
    """Only the host may do this."""


class TooFewPeople(RuleError):
    """The game needs more players."""


class NotOpen(RuleError):
    """The lobby is closed."""


class NotStarted(RuleError):
    """The game has not started."""


class Paused(RuleError):
    """The table is paused."""


class NothingToUndo(RuleError):
    """There is no move that this person may undo."""


def require_lobby(table: Table) -> None:
    if table.status is Status.CANCELLED:
        raise GameOver(Text("table-cancelled"))
    if table.status is not Status.LOBBY:
        raise NotOpen(Text("table-not-open"))


def require_playing(table: Table) -> None:
    if table.status is Status.LOBBY:
        raise NotStarted(Text("table-not-started"))
    if table.status is Status.CANCELLED:
        raise GameOver(Text("table-cancelled"))
    if table.status is not Status.PLAYING:
        raise GameOver(Text("game-over"))


def require_host(table: Table, person: Person) -> None:
    if person.id != table.host.id:
        raise NotHost(Text("table-not-host", {"name": display_name(table.host)}))


def require_not_paused(table: Table) -> None:
    if table.paused:
        raise Paused(Text("table-is-paused"))


def require_revision(table: Table, revision: int) -> None:
    """Refuse a button of an older board."""
    if not table.is_as_of(revision):
        raise StaleBoard(Text("table-moved-on"))


def require_as_asked(is_same: bool) -> None:
    """Refuse what was confirmed if it would no longer be what the person was asked."""
    if not is_same:
        raise StaleBoard(Text("confirm-outdated"))


def require_seat(table: Table, person: Person) -> Seat:
    """The person's seat."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated(Text("table-not-seated"))
    return seat


def require_own_seat(table: Table, person: Person) -> Seat:
    """The seat of a person who plays it themselves, in a game that is being played."""
    require_playing(table)
    seat = require_seat(table, person)
    if not table.people[seat].plays:
        raise NotSeated(Text("seat-left"))
    return seat

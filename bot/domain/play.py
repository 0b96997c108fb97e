"""What may be done at a table: pure functions from a table to how it stands after, or a refusal.

RuleError
├── NotSeated       a stranger to this table
├── AlreadySeated   one seat a person
├── TableFull       every seat is taken
├── NotHost         only the host may
├── TooFewPeople    the game needs more
├── NotOpen         the lobby is closed
├── NotStarted      the game has not begun
├── Paused          the game waits until it is resumed
└── NothingToUndo   no move, or none that is one's own to take back
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.table import Action, Ending, Person, Status, Table, VoteSubject, called
from engines.core.errors import GameOver, NotYourTurn, RuleError, StaleBoard
from engines.core.game import Event, Seat, Setup, find
from engines.core.notation import words
from engines.core.text import Text, Who


class NotSeated(RuleError):
    """A stranger to this table."""


class AlreadySeated(RuleError):
    """One seat a person."""


class TableFull(RuleError):
    """Every seat is taken."""


class NotHost(RuleError):
    """Only the host may."""


class TooFewPeople(RuleError):
    """The game needs more."""


class NotOpen(RuleError):
    """The lobby is closed."""


class NotStarted(RuleError):
    """The game has not begun."""


class Paused(RuleError):
    """The game waits until it is resumed."""


class NothingToUndo(RuleError):
    """No move, or none that is one's own to take back."""


class Change(Struct, frozen=True):
    """A deed, and the table after it."""

    table: Table
    deed: Action
    person: Person
    events: tuple[Event, ...]
    words: str | None = None
    revealed: bool = False
    quiet: bool = False  # within a turn: told with the deed that ends it


def joined(table: Table, person: Person) -> Change:
    in_lobby(table)
    if table.seat_of(person) is not None:
        raise AlreadySeated(Text("table-already-seated"))
    if table.full:
        raise TableFull(Text("table-full"))
    return after(
        table, Action.JOINED, person, told_of("table-joined", person), people=(*table.people, person)
    )


def left(table: Table, person: Person) -> Change:
    """Out of the lobby; the next in line becomes the host, and the last one cancels the table."""
    in_lobby(table)
    if person.id != table.host.id:
        seat_of(table, person)
    people = tuple(other for other in table.people if other.id != person.id)
    if table.host_watches and table.host.id != person.id:
        return after(table, Action.LEFT, person, told_of("table-left", person), people=people)
    if not any(other.plays for other in people):
        return cancelled(table, person)
    host = first_to_host(table.host, people)
    return after(table, Action.LEFT, person, told_of("table-left", person), people=people, host=host)


def cancelled(table: Table, person: Person) -> Change:
    in_lobby(table)
    as_host(table, person)
    return after(
        table, Action.CANCELLED, person, told_of("table-cancelled-by", person), status=Status.CANCELLED
    )


def started(table: Table, person: Person, people: Sequence[Person], seed: int) -> Change:
    """The people in their new order begin; the host may start early, anyone seated a full table."""
    in_lobby(table)
    if person.id != table.host.id:
        seat_of(table, person)
    if not table.full:
        as_host(table, person)
    missing = table.rules.seats[0] - len(people)
    if missing > 0:
        raise TooFewPeople(Text("table-too-few", {"missing": missing}))
    setup = Setup(len(people), seed, table.options)
    state = table.rules.new(setup)
    first = Event(Text("table-started", {"who": Who(table.rules.current(state) or 0)}))
    return after(
        table,
        Action.STARTED,
        person,
        first,
        people=tuple(people),
        status=Status.PLAYING,
        setup=setup,
        state=state,
    )


def moved(table: Table, person: Person, revision: int, move: str) -> Change:
    """A move by the one whose turn it is, made on the board as it is."""
    at_board(table, person, revision)
    seat_to_act(table, person)
    return played(table, move)


def moved_by_computer(table: Table, revision: int, move: str) -> Change:
    """A move for a seat that a computer plays, made on the board as it is."""
    if table.computer_to_act is None or not table.is_as_of(revision):
        raise StaleBoard(Text("table-moved-on"))
    return played(table, move)


def played(table: Table, move: str, *before: Event) -> Change:
    """A move for the seat whose turn it is, whoever has chosen it."""
    person = table.people[table.current or 0]
    found = find(table.rules, table.state, move)
    step = table.rules.apply(table.state, found)
    over = table.rules.current(step.state) is None
    quiet = table.rules.current(step.state) == table.current
    moot = table.vote is not None and table.vote.subject in {VoteSubject.UNDO, VoteSubject.AWAY}
    done = after(
        table,
        Action.MOVED,
        person,
        *before,
        *step.events,
        *((Event(Text("vote-moot")),) if moot else ()),
        state=step.state,
        moves=table.moves + 1,
        untold=table.untold + 1 if quiet else 0,
        undo_from=_undo_from(table, person, step.revealed),
        status=Status.OVER if over else Status.PLAYING,
        ending=Ending.FINISHED if over else None,
        vote=None if moot else table.vote,
        offered=None,
    )
    return replace(done, words=words(found), revealed=step.revealed, quiet=quiet)


def seat_to_act(table: Table, person: Person) -> Seat:
    """The seat of someone whose turn it is."""
    seat = seat_of(table, person)
    in_play(table)
    if table.paused:
        raise Paused(Text("table-is-paused"))
    if table.turn and (table.turn.id != person.id or not table.turn.plays):
        raise NotYourTurn(Text("table-not-your-turn", {"name": called(table.turn)}))
    return seat


def check_undo(table: Table, person: Person, revision: int) -> None:
    """Refuse unless the last move is the person's own, nobody acted since, and it revealed nothing."""
    at_board(table, person, revision)
    if table.paused:
        raise Paused(Text("table-is-paused"))
    if not table.moves:
        raise NothingToUndo(Text("nothing-to-undo"))
    if table.actor and table.actor.id != person.id:
        raise NothingToUndo(Text("undo-someone-acted", {"name": called(table.actor)}))
    if not table.can_undo(person):
        raise NothingToUndo(Text("undo-settled"))


def before_last(table: Table, line: Sequence[str]) -> Any:
    """The state before the last of the moves that led here.

    The moves are played again. If the game's rules have changed since, they may lead elsewhere: then
    nothing is taken back, and the state that people see stays the truth.
    """
    return states(table, line)[-2]


def before_turn(table: Table, line: Sequence[str], seat: Seat) -> tuple[Any, int]:
    """The state before the last turn of a seat, and how many moves ago that was."""
    gone = states(table, line)
    movers = [table.rules.current(state) for state in gone[:-1]]
    if seat not in movers:
        raise NothingToUndo(Text("undo-never-played"))
    first = len(movers) - 1 - movers[::-1].index(seat)
    while first and movers[first - 1] == seat:
        first -= 1
    return gone[first], len(movers) - first


def states(table: Table, line: Sequence[str]) -> list[Any]:
    """Every state from the beginning to how the table stands, if the moves still lead there."""
    passed = [table.rules.new(table.setup)]
    try:
        for move in line:
            passed.append(table.rules.apply(passed[-1], find(table.rules, passed[-1], move)).state)
    except RuleError:
        passed.append(None)
    if passed[-1] != table.state:
        raise NothingToUndo(Text("undo-rules-changed"))
    return passed


def undone(table: Table, person: Person, state: Any) -> Change:
    """The last move taken back, quietly if nobody was told of it."""
    seat, quiet = seat_of(table, person), table.untold > 0
    event = Event(Text("table-undone", {"who": Who(seat)}))
    changes = {"state": state, "moves": table.moves - 1, "untold": max(0, table.untold - 1)}
    moot = table.vote is not None and table.vote.subject is VoteSubject.UNDO
    done = after(table, Action.UNDONE, person, event, **changes, vote=None if moot else table.vote)
    return replace(done, quiet=quiet)


def ran_out(table: Table, revision: int) -> Change:
    """The clock of the one to act has run out. Nobody did that: who could take a move back still can."""
    in_play(table)
    if table.revision != revision or table.to_act is None:
        raise StaleBoard(Text("table-moved-on"))
    event = Event(Text("table-out-of-time", {"who": Who(table.current or 0)}))
    return after(table, Action.OUT_OF_TIME, table.to_act, event)


def ended(table: Table, person: Person, *, moderates: bool = False) -> Change:
    """The host ends the game, or a moderator of the server; the points stand as they are."""
    in_play(table)
    if not moderates:
        as_host(table, person)
    event = told_of("table-ended", person)
    return after(table, Action.ENDED, person, event, status=Status.OVER, ending=Ending.ENDED)


def after(table: Table, deed: Action, person: Person, *events: Event, **changes: Any) -> Change:
    """The table one revision on. Who plays or gathers is the latest to act; who only speaks is not."""
    standing = {"untold": 0, **changes, "revision": table.revision + 1}
    if "state" in changes:
        standing |= {"board": table.revision + 1}
    if changes.get("status", table.status) is not Status.PLAYING:
        standing |= {"vote": None, "offered": None, "paused": False}
    acts = "state" in changes or table.status is Status.LOBBY
    here = {seated.id: seated for seated in changes.get("people", table.people)}
    actor, host = person if acts else table.actor, changes.get("host", table.host)
    standing |= {"actor": here.get(actor.id) if actor else None, "host": here.get(host.id, host)}
    return Change(replace(table, **standing), deed, person, events)


def host_of(table: Table, people: Sequence[Person]) -> Person:
    """The host, once these people sit there: whoever only watches needs no seat for it."""
    return table.host if table.host_watches else first_to_host(table.host, people)


def first_to_host(host: Person, people: Sequence[Person]) -> Person:
    """The host among those who sit there now; if the host does not play any more, the first who does."""
    return max(people, key=lambda person: (person.plays, person.id == host.id))


def told_of(key: str, person: Person) -> Event:
    return Event(Text(key, {"name": person.name}))


def _undo_from(table: Table, person: Person, revealed: bool) -> int:
    """Up to which move all is settled: a reveal or a computer settles all, another's move all before it."""
    if revealed or not person.plays:
        return table.moves + 1
    again = table.actor is not None and table.actor.id == person.id
    return table.undo_from if again else table.moves


def at_board(table: Table, person: Person, revision: int) -> Seat:
    """The seat of someone who looks at the board as it is."""
    seat = seat_of(table, person)
    in_play(table)
    if not table.is_as_of(revision):
        raise StaleBoard(Text("table-moved-on"))
    return seat


def seat_of(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated(Text("table-not-seated"))
    return seat


def as_host(table: Table, person: Person) -> None:
    if person.id != table.host.id:
        raise NotHost(Text("table-not-host", {"name": called(table.host)}))


def in_lobby(table: Table) -> None:
    if table.status is Status.CANCELLED:
        raise GameOver(Text("table-cancelled"))
    if table.status is not Status.LOBBY:
        raise NotOpen(Text("table-not-open"))


def in_play(table: Table) -> None:
    if table.status is Status.LOBBY:
        raise NotStarted(Text("table-not-started"))
    if table.status is Status.CANCELLED:
        raise GameOver(Text("table-cancelled"))
    if table.status is not Status.PLAYING:
        raise GameOver(Text("game-over"))

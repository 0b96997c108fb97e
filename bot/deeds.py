"""What may be done at a table: pure functions from a table to how it stands after, or a refusal.

RuleError
├── NotSeated       a stranger to this table
├── AlreadySeated   one seat a person
├── TableFull       every seat is taken
├── NotHost         only the host may
├── TooFewPeople    the game needs more
├── NotOpen         the lobby is closed
├── NotStarted      the game has not begun
└── NothingToUndo   no move, or none that is one's own to take back
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.records import Deed, Ending, Person, Status, Table
from engines.core.errors import GameOver, NotYourTurn, RuleError, StaleBoard
from engines.core.game import Event, Seat, Setup, find, replay
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


class NothingToUndo(RuleError):
    """No move, or none that is one's own to take back."""


class Done(Struct, frozen=True):
    """A deed, and the table after it."""

    table: Table
    deed: Deed
    person: Person
    events: tuple[Event, ...]
    words: str | None = None
    revealed: bool = False
    quiet: bool = False  # within a turn: told with the deed that ends it


def joined(table: Table, person: Person) -> Done:
    _in_lobby(table)
    if table.seat_of(person) is not None:
        raise AlreadySeated(Text("table-already-seated"))
    if table.full:
        raise TableFull(Text("table-full"))
    return _done(table, Deed.JOINED, person, _told("table-joined", person), people=(*table.people, person))


def left(table: Table, person: Person) -> Done:
    """Out of the lobby; the next in line becomes the host, and the last one cancels the table."""
    _in_lobby(table)
    seat = _seat(table, person)
    people = table.people[:seat] + table.people[seat + 1 :]
    if not people:
        return cancelled(table, person)
    host = people[0] if person.id == table.host.id else table.host
    return _done(table, Deed.LEFT, person, _told("table-left", person), people=people, host=host)


def cancelled(table: Table, person: Person) -> Done:
    _in_lobby(table)
    _as_host(table, person)
    return _done(table, Deed.CANCELLED, person, _told("table-cancelled-by", person), status=Status.CANCELLED)


def started(table: Table, person: Person, people: Sequence[Person], seed: int) -> Done:
    """The people in their new order begin; the host may start early, anyone seated a full table."""
    _in_lobby(table)
    _seat(table, person)
    if not table.full:
        _as_host(table, person)
    missing = table.rules.seats[0] - len(people)
    if missing > 0:
        raise TooFewPeople(Text("table-too-few", {"missing": missing}))
    setup = Setup(len(people), seed, table.options)
    state = table.rules.new(setup)
    first = Event(Text("table-started", {"who": Who(table.rules.current(state) or 0)}))
    return _done(
        table,
        Deed.STARTED,
        person,
        first,
        people=tuple(people),
        status=Status.PLAYING,
        setup=setup,
        state=state,
    )


def moved(table: Table, person: Person, revision: int, move: str) -> Done:
    """A move by the one whose turn it is, made on the board as it is."""
    _at_board(table, person, revision)
    seat_to_act(table, person)
    found = find(table.rules, table.state, move)
    step = table.rules.apply(table.state, found)
    over = table.rules.current(step.state) is None
    quiet = table.rules.current(step.state) == table.current
    after = _done(
        table,
        Deed.MOVED,
        person,
        *step.events,
        state=step.state,
        moves=table.moves + 1,
        untold=table.untold + 1 if quiet else 0,
        undo_from=_undo_from(table, person, step.revealed),
        status=Status.OVER if over else Status.PLAYING,
        ending=Ending.FINISHED if over else None,
    )
    return replace(after, words=words(found), revealed=step.revealed, quiet=quiet)


def seat_to_act(table: Table, person: Person) -> Seat:
    """The seat of someone whose turn it is."""
    seat = _seat(table, person)
    _in_play(table)
    if table.to_act and table.to_act.id != person.id:
        raise NotYourTurn(Text("table-not-your-turn", {"name": table.to_act.name}))
    return seat


def check_undo(table: Table, person: Person, revision: int) -> None:
    """Refuse unless the last move is the person's own, nobody acted since, and it revealed nothing."""
    _at_board(table, person, revision)
    if not table.moves:
        raise NothingToUndo(Text("nothing-to-undo"))
    if table.actor and table.actor.id != person.id:
        raise NothingToUndo(Text("undo-someone-acted", {"name": table.actor.name}))
    if not table.can_undo(person):
        raise NothingToUndo(Text("undo-settled"))


def before_last(table: Table, line: Sequence[str]) -> Any:
    """The state before the last of the moves that led here.

    The moves are played again. If the game's rules have changed since, they may lead elsewhere: then
    nothing is taken back, and the state that people see stays the truth.
    """
    *earlier, last = line
    try:
        state = replay(table.rules, table.setup, earlier)
        again = table.rules.apply(state, find(table.rules, state, last)).state
    except RuleError:
        again = None
    if again != table.state:
        raise NothingToUndo(Text("undo-rules-changed"))
    return state


def undone(table: Table, person: Person, state: Any) -> Done:
    """The last move taken back, quietly if nobody was told of it."""
    seat, quiet = _seat(table, person), table.untold > 0
    event = Event(Text("table-undone", {"who": Who(seat)}))
    untold = max(0, table.untold - 1)
    after = _done(table, Deed.UNDONE, person, event, state=state, moves=table.moves - 1, untold=untold)
    return replace(after, quiet=quiet)


def ran_out(table: Table, revision: int) -> Done:
    """The clock of the one to act has run out. Nobody did that: who could take a move back still can."""
    _in_play(table)
    if table.revision != revision or table.current is None:
        raise StaleBoard(Text("table-moved-on"))
    event = Event(Text("table-out-of-time", {"who": Who(table.current)}))
    done = _done(table, Deed.OUT_OF_TIME, table.people[table.current], event)
    return replace(done, table=replace(done.table, actor=table.actor))


def resigned(table: Table, person: Person) -> Done:
    """Someone gives up, which ends the game for all."""
    _in_play(table)
    seat = _seat(table, person)
    event = Event(Text("table-resigned", {"who": Who(seat)}))
    return _done(table, Deed.RESIGNED, person, event, status=Status.OVER, ending=Ending.RESIGNED)


def ended(table: Table, person: Person) -> Done:
    """The host ends the game; the points stand as they are."""
    _in_play(table)
    _as_host(table, person)
    event = _told("table-ended", person)
    return _done(table, Deed.ENDED, person, event, status=Status.OVER, ending=Ending.ENDED)


def _done(table: Table, deed: Deed, person: Person, *events: Event, **changes: Any) -> Done:
    after = replace(table, revision=table.revision + 1, actor=person, **({"untold": 0} | changes))
    return Done(after, deed, person, events)


def _told(key: str, person: Person) -> Event:
    return Event(Text(key, {"name": person.name}))


def _undo_from(table: Table, person: Person, revealed: bool) -> int:
    """Up to which move everything is settled: a reveal settles all, another's move all before it."""
    if revealed:
        return table.moves + 1
    again = table.actor is not None and table.actor.id == person.id
    return table.undo_from if again else table.moves


def _at_board(table: Table, person: Person, revision: int) -> Seat:
    """The seat of someone who looks at the board as it is."""
    seat = _seat(table, person)
    _in_play(table)
    if table.revision != revision:
        raise StaleBoard(Text("table-moved-on"))
    return seat


def _seat(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated(Text("table-not-seated"))
    return seat


def _as_host(table: Table, person: Person) -> None:
    if person.id != table.host.id:
        raise NotHost(Text("table-not-host", {"name": table.host.name}))


def _in_lobby(table: Table) -> None:
    if table.status is Status.CANCELLED:
        raise GameOver(Text("table-cancelled"))
    if table.status is not Status.LOBBY:
        raise NotOpen(Text("table-not-open"))


def _in_play(table: Table) -> None:
    if table.status is Status.LOBBY:
        raise NotStarted(Text("table-not-started"))
    if table.status is Status.CANCELLED:
        raise GameOver(Text("table-cancelled"))
    if table.status is not Status.PLAYING:
        raise GameOver(Text("game-over"))

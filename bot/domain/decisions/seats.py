"""Seats during a game: resigning, returning, taking an offered seat; pausing and resuming.

RuleError
├── NotAway      the person plays this seat already
├── NotOffered   no seat is offered
└── NotPaused    the table is not paused
"""

from msgspec.structs import replace

from bot.domain.change import Change, TableChanges, named_event, next_revision
from bot.domain.decisions import play
from bot.domain.decisions.lobby import choose_host
from bot.domain.log import Action, PersonReplaced
from bot.domain.refusals import (
    AlreadySeated,
    require_host,
    require_not_paused,
    require_own_seat,
    require_playing,
    require_seat,
)
from bot.domain.table import Ending, Person, Status, Table, display_name
from engines.core.errors import RuleError
from engines.core.game import Event, Seat
from engines.core.levels import level as level_named
from engines.core.text import Text, Who

SUBSTITUTE = "medium"  # the level of computers for people who have left, unless they choose another one


class NotAway(RuleError):
    """The person plays this seat already."""


class NotOffered(RuleError):
    """No seat is offered."""


class NotPaused(RuleError):
    """The table is not paused."""


def resign(table: Table, person: Person, level: str = SUBSTITUTE) -> Change:
    """Leave the seat to a computer. The game ends only if no player and no watching host is left."""
    seat = require_own_seat(table, person)
    event = Event(Text("table-resigned", {"who": Who(seat)}))
    people = with_computer(table, seat, level_named(level).name)
    if not any(other.plays for other in people) and not table.host_watches:
        events = (event, Event(Text("table-deserted")))
        return next_revision(
            table,
            Action.RESIGNED,
            person,
            *events,
            people=people,
            status=Status.OVER,
            ending=Ending.RESIGNED,
        )
    return next_revision(table, Action.RESIGNED, person, event, **leave_to_computer(table, seat, level))


def leave_to_computer(table: Table, seat: Seat, level: str = SUBSTITUTE) -> TableChanges:
    """The changes when a computer takes over a seat. A vote about the seat is dropped."""
    people = with_computer(table, seat, level_named(level).name)
    vote = None if table.vote and table.vote.seat == seat else table.vote
    offered = None if table.offered == seat else table.offered
    return {"people": people, "host": _host(table, people), "vote": vote, "offered": offered}


def return_to_seat(table: Table, person: Person) -> Change:
    """Take one's seat back from the computer."""
    require_playing(table)
    seat = require_seat(table, person)
    if table.people[seat].plays:
        raise NotAway(Text("seat-is-yours"))
    people = with_computer(table, seat, None)
    event = named_event("table-returned", person)
    return next_revision(table, Action.RETURNED, person, event, people=people, host=_host(table, people))


def take_seat(table: Table, person: Person) -> Change:
    """Take the seat that the table has offered."""
    require_playing(table)
    seat = table.offered
    if seat is None:
        raise NotOffered(Text("seat-not-offered"))
    if table.seat_of(person) is not None:
        raise AlreadySeated(Text("table-already-seated"))
    replaced = table.people[seat]
    people = (*table.people[:seat], person, *table.people[seat + 1 :])
    args = {"name": person.name, "whom": display_name(replaced)}
    change = next_revision(
        table,
        Action.TOOK_SEAT,
        person,
        Event(Text("table-took-seat", args)),
        people=people,
        host=_host(table, people),
        offered=None,
        vote=None,
        undo_from=table.moves,
    )
    return replace(change, payload=PersonReplaced(replaced.id))


def stop_watching(table: Table, person: Person) -> Change:
    """A watching host leaves: a player becomes the host; without players the game ends."""
    require_host(table, person)
    if not table.players:
        return play.end(table, person)
    host, event = choose_host(person, table.people), named_event("table-left", person)
    return next_revision(table, Action.LEFT, person, event, host=host)


def pause(table: Table, person: Person) -> Change:
    require_playing(table)
    require_host(table, person)
    require_not_paused(table)
    return next_revision(table, Action.PAUSED, person, named_event("table-paused-by", person), paused=True)


def resume(table: Table, person: Person) -> Change:
    require_playing(table)
    require_host(table, person)
    if not table.paused:
        raise NotPaused(Text("table-not-paused"))
    return next_revision(table, Action.RESUMED, person, named_event("table-resumed-by", person), paused=False)


def with_computer(table: Table, seat: Seat, level: str | None) -> tuple[Person, ...]:
    """The people, with a computer of this level playing for one of them, or none."""
    changed = replace(table.people[seat], computer=level)
    return (*table.people[:seat], changed, *table.people[seat + 1 :])


def _host(table: Table, people: tuple[Person, ...]) -> Person:
    """The host after a change of people; a host who watches needs no seat."""
    return table.host if table.host_watches else choose_host(table.host, people)

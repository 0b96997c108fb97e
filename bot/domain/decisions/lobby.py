"""What can happen before a game starts. Each decision maps a table to a change, or refuses.

RuleError
├── NoComputer   there is no computer to remove
└── CannotKick   the host cannot kick themselves
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.change import Change, named_event, next_revision
from bot.domain.log import Action, PersonReplaced
from bot.domain.refusals import (
    AlreadySeated,
    TableFull,
    TooFewPeople,
    require_host,
    require_lobby,
    require_seat,
)
from bot.domain.table import COMPUTERS, Person, Status, Table, display_name
from engines.core.errors import RuleError
from engines.core.game import Event, Seat, Setup
from engines.core.levels import level as level_named
from engines.core.text import Text, Who


class NoComputer(RuleError):
    """There is no computer to remove."""


class CannotKick(RuleError):
    """The host cannot kick themselves."""


def join(table: Table, person: Person) -> Change:
    require_lobby(table)
    if table.seat_of(person) is not None:
        raise AlreadySeated(Text("table-already-seated"))
    if table.full:
        raise TableFull(Text("table-full"))
    event = named_event("table-joined", person)
    return next_revision(table, Action.JOINED, person, event, people=(*table.people, person))


def check_invitation(table: Table, person: Person, invited: int) -> None:
    """Refuse unless this person may invite the other one, by id, to the table."""
    require_lobby(table)
    if person.id != table.host.id:
        require_seat(table, person)
    names = {seated.id: seated.name for seated in table.people}
    if invited in names:
        raise AlreadySeated(Text("invite-seated", {"who": names[invited]}))
    if table.full:
        raise TableFull(Text("table-full"))


def leave(table: Table, person: Person) -> Change:
    """Leave the lobby. The next player becomes the host; the last one to leave cancels the table."""
    require_lobby(table)
    if person.id != table.host.id:
        require_seat(table, person)
    people = tuple(other for other in table.people if other.id != person.id)
    event = named_event("table-left", person)
    if table.host_watches and table.host.id != person.id:
        return next_revision(table, Action.LEFT, person, event, people=people)
    if not any(other.plays for other in people):
        return cancel(table, person)
    host = choose_host(table.host, people)
    return next_revision(table, Action.LEFT, person, event, people=people, host=host)


def cancel(table: Table, person: Person) -> Change:
    require_lobby(table)
    require_host(table, person)
    event = named_event("table-cancelled-by", person)
    return next_revision(table, Action.CANCELLED, person, event, status=Status.CANCELLED)


def start(table: Table, person: Person, people: Sequence[Person], seed: int) -> Change:
    """Start with the people in this order. The host may start early, any player when the table is full."""
    require_lobby(table)
    if person.id != table.host.id:
        require_seat(table, person)
    if not table.full:
        require_host(table, person)
    missing = table.rules.seats[0] - len(people)
    if missing > 0:
        raise TooFewPeople(Text("table-too-few", {"missing": missing}))
    setup = Setup(len(people), seed, table.options)
    state = table.rules.new(setup)
    event = Event(Text("table-started", {"who": Who(table.rules.current(state) or 0)}))
    return next_revision(
        table,
        Action.STARTED,
        person,
        event,
        people=tuple(people),
        status=Status.PLAYING,
        setup=setup,
        state=state,
    )


def beginning_with(table: Table, person: Person, people: Sequence[Person], seed: int) -> Sequence[Person]:
    """The people in the same circle, turned so that this person has the seat that is first to act."""
    first = table.rules.current(table.rules.new(Setup(len(people), seed, table.options))) or 0
    shift = [each.id for each in people].index(person.id) - first
    return [people[(seat + shift) % len(people)] for seat in range(len(people))]


def add_computer(table: Table, person: Person, level: str) -> Change:
    require_lobby(table)
    require_host(table, person)
    if table.full:
        raise TableFull(Text("table-full"))
    computer = new_computer(table.people, level)
    args = {
        "name": person.name,
        "computer": display_name(computer),
        "level": Text(f"level-{computer.computer}"),
    }
    event = Event(Text("table-computer-added", args))
    return next_revision(table, Action.ADDED_COMPUTER, person, event, people=(*table.people, computer))


def new_computer(people: Sequence[Person], level: str) -> Person:
    """A computer player with the first free id. Buttons and tables of earlier versions have other names."""
    taken, name = {seated.id for seated in people}, level_named(level).name
    return Person(next(-n for n in range(1, COMPUTERS + 1) if -n not in taken), "", name)


def remove_computer(table: Table, person: Person) -> Change:
    """Remove the computer that was added last."""
    require_lobby(table)
    require_host(table, person)
    computers = [seated for seated in table.people if seated.is_computer]
    if not computers:
        raise NoComputer(Text("table-no-computer"))
    args = {"name": person.name, "computer": display_name(computers[-1])}
    event = Event(Text("table-computer-removed", args))
    people = tuple(seated for seated in table.people if seated != computers[-1])
    return next_revision(table, Action.REMOVED_COMPUTER, person, event, people=people)


def kick(table: Table, person: Person, target: Person) -> Change:
    require_lobby(table)
    require_host(table, person)
    if target.id == person.id:
        raise CannotKick(Text("table-kick-yourself"))
    seat = require_seat(table, target)
    event = Event(Text("table-kicked", {"name": person.name, "whom": table.people[seat].name}))
    people = without_seat(table.people, seat)
    change = next_revision(table, Action.KICKED, person, event, people=people)
    return replace(change, payload=PersonReplaced(target.id))


def watch(table: Table, person: Person) -> Change:
    """The host gives up their seat and stays the host, so that computers can play alone."""
    require_lobby(table)
    require_host(table, person)
    people = without_seat(table.people, require_seat(table, person))
    return next_revision(table, Action.LEFT, person, named_event("table-watching", person), people=people)


def without_seat(people: tuple[Person, ...], seat: Seat) -> tuple[Person, ...]:
    return people[:seat] + people[seat + 1 :]


def choose_host(host: Person, people: Sequence[Person]) -> Person:
    """The host if they still play, else the first person who does."""
    return max(people, key=lambda person: (person.plays, person.id == host.id))

"""Who sits where, and whether they play themselves: pure functions from a table to how it stands after.

RuleError
├── NotAway          the seat is still its owner's
├── NotOffered       the seat is not to be had
├── NoComputer       there is none to take away
├── CannotKick       nobody kicks themselves
└── NotPaused        nothing is to be resumed
"""

from typing import Any

from msgspec.structs import replace

from bot.domain import play
from bot.domain.play import AlreadySeated, Change, Paused, TableFull, after
from bot.domain.table import COMPUTERS, Action, Ending, Person, Status, Table, called
from engines.core.errors import BadRequest, RuleError
from engines.core.game import Event, Seat
from engines.core.search import PLAYERS
from engines.core.text import Text, Who

LEVELS = tuple(level for level in PLAYERS if level != "random")  # from the weakest on
STAND_IN = LEVELS[0]  # plays for whoever has left


class NotAway(RuleError):
    """The seat is still its owner's."""


class NotOffered(RuleError):
    """The seat is not to be had."""


class NoComputer(RuleError):
    """There is none to take away."""


class CannotKick(RuleError):
    """Nobody kicks themselves."""


class NotPaused(RuleError):
    """Nothing is to be resumed."""


# In the lobby.


def computer_added(table: Table, person: Person, level: str) -> Change:
    """The host gives a free seat to a computer."""
    play.in_lobby(table)
    play.as_host(table, person)
    if level not in LEVELS:
        raise BadRequest(Text("unknown-player", {"name": level, "known": ", ".join(LEVELS)}))
    if table.full:
        raise TableFull(Text("table-full"))
    computer = new_computer(table.people, level)
    args = {"name": person.name, "computer": called(computer), "level": Text(f"level-{level}")}
    event = Event(Text("table-computer-added", args))
    return after(table, Action.ADDED_COMPUTER, person, event, people=(*table.people, computer))


def new_computer(people: tuple[Person, ...], level: str) -> Person:
    """A computer that does not sit there yet."""
    taken = {seated.id for seated in people}
    return Person(next(-n for n in range(1, COMPUTERS + 1) if -n not in taken), "", level)


def computer_removed(table: Table, person: Person) -> Change:
    """The host sends the latest computer away."""
    play.in_lobby(table)
    play.as_host(table, person)
    computers = [seated for seated in table.people if seated.is_computer]
    if not computers:
        raise NoComputer(Text("table-no-computer"))
    event = Event(Text("table-computer-removed", {"name": person.name, "computer": called(computers[-1])}))
    people = tuple(seated for seated in table.people if seated != computers[-1])
    return after(table, Action.REMOVED_COMPUTER, person, event, people=people)


def kicked(table: Table, person: Person, whom: Person) -> Change:
    """The host sends somebody away before the game begins."""
    play.in_lobby(table)
    play.as_host(table, person)
    if whom.id == person.id:
        raise CannotKick(Text("table-kick-yourself"))
    seat = play.seat_of(table, whom)
    event = Event(Text("table-kicked", {"name": person.name, "whom": table.people[seat].name}))
    people = table.people[:seat] + table.people[seat + 1 :]
    done = after(table, Action.KICKED, person, event, people=people)
    return replace(done, words=str(whom.id))


def watching(table: Table, person: Person) -> Change:
    """The host gives the seat up, and stays the host: computers may play alone."""
    play.in_lobby(table)
    play.as_host(table, person)
    seat = play.seat_of(table, person)
    event = play.told_of("table-watching", person)
    return after(table, Action.LEFT, person, event, people=table.people[:seat] + table.people[seat + 1 :])


# During the game.


def unwatched(table: Table, person: Person) -> Change:
    """The host who only watched goes away: someone who plays is the host now; without one the game ends."""
    play.as_host(table, person)
    if not table.players:
        return play.ended(table, person)
    host = play.first_to_host(person, table.people)
    return after(table, Action.LEFT, person, play.told_of("table-left", person), host=host)


def resigned(table: Table, person: Person) -> Change:
    """Someone leaves the seat to a computer; the game ends only if nobody is left who plays or watches."""
    seat = playing_seat(table, person)
    event = Event(Text("table-resigned", {"who": Who(seat)}))
    people = played_by(table, seat, STAND_IN)
    if not any(other.plays for other in people) and not table.host_watches:
        changes = {"people": people, "status": Status.OVER, "ending": Ending.RESIGNED}
        return after(table, Action.RESIGNED, person, event, Event(Text("table-deserted")), **changes)
    return after(table, Action.RESIGNED, person, event, **left_to_computer(table, seat))


def left_to_computer(table: Table, seat: Seat) -> dict[str, Any]:
    """What changes when a computer plays for a seat from now on; a vote about the seat is moot."""
    people = played_by(table, seat, STAND_IN)
    vote = None if table.vote and table.vote.seat == seat else table.vote
    offered = None if table.offered == seat else table.offered
    return {"people": people, "host": play.host_of(table, people), "vote": vote, "offered": offered}


def returned(table: Table, person: Person) -> Change:
    """Someone plays again at the seat that a computer has played meanwhile."""
    play.in_play(table)
    seat = play.seat_of(table, person)
    if table.people[seat].plays:
        raise NotAway(Text("seat-is-yours"))
    people = played_by(table, seat, None)
    event = Event(Text("table-returned", {"name": person.name}))
    host = play.host_of(table, people)
    return after(table, Action.RETURNED, person, event, people=people, host=host)


def took_seat(table: Table, person: Person) -> Change:
    """Someone new takes the seat that the table has offered."""
    play.in_play(table)
    seat = table.offered
    if seat is None:
        raise NotOffered(Text("seat-not-offered"))
    if table.seat_of(person) is not None:
        raise AlreadySeated(Text("table-already-seated"))
    gone = table.people[seat]
    people = (*table.people[:seat], person, *table.people[seat + 1 :])
    event = Event(Text("table-took-seat", {"name": person.name, "whom": called(gone)}))
    host = play.host_of(table, people)
    changes = {"people": people, "host": host, "offered": None, "vote": None, "undo_from": table.moves}
    return replace(after(table, Action.TOOK_SEAT, person, event, **changes), words=str(gone.id))


def paused(table: Table, person: Person) -> Change:
    """The host lets the game wait."""
    play.in_play(table)
    play.as_host(table, person)
    if table.paused:
        raise Paused(Text("table-is-paused"))
    return after(table, Action.PAUSED, person, play.told_of("table-paused-by", person), paused=True)


def resumed(table: Table, person: Person) -> Change:
    """The host lets the game go on."""
    play.in_play(table)
    play.as_host(table, person)
    if not table.paused:
        raise NotPaused(Text("table-not-paused"))
    return after(table, Action.RESUMED, person, play.told_of("table-resumed-by", person), paused=False)


def playing_seat(table: Table, person: Person) -> Seat:
    """The seat of someone who plays it themselves."""
    play.in_play(table)
    seat = play.seat_of(table, person)
    if not table.people[seat].plays:
        raise play.NotSeated(Text("seat-left"))
    return seat


def played_by(table: Table, seat: Seat, computer: str | None) -> tuple[Person, ...]:
    """The people, one of whom has a computer play for them from now on, or plays again."""
    changed = replace(table.people[seat], computer=computer)
    return (*table.people[:seat], changed, *table.people[seat + 1 :])

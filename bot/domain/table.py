"""What a table is: its people, its settings, its vote, and the game as it stands."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec
from msgspec import Struct

import engines
from engines.core.game import AnyGame, AnyState, AnyView, Seat, Setup
from engines.core.text import Text
from render import Theme


class Status(StrEnum):
    """The phase that a table is in."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"  # before the game started


class Ending(StrEnum):
    """Why a game is over."""

    FINISHED = "finished"  # by its rules
    RESIGNED = "resigned"  # every player resigned
    ENDED = "ended"  # by the host, by vote, or after long inactivity


class Person(Struct, frozen=True):
    """A Discord user, by id and the latest known name; or a computer player, by a negative id."""

    id: int
    name: str
    computer: str | None = None  # the level of the computer that plays this seat

    @property
    def plays(self) -> bool:
        """Whether they make their moves themselves."""
        return self.computer is None

    @property
    def is_computer(self) -> bool:
        """Whether the seat has always been a computer's."""
        return -COMPUTERS <= self.id < 0


COMPUTERS = 99  # ids from -99 to -1 are computers; lower ones are pseudonyms of erased users
NOBODY = Person(0, "")  # the person of a log entry that nobody caused


def display_name(person: Person) -> str | Text:
    """The name to show for a seat."""
    if person.is_computer:
        return Text("computer-name", {"number": -person.id})
    name = person.name or Text("somebody")
    return name if person.plays else Text("computer-for", {"name": name})


class VoteSubject(StrEnum):
    """What a table can vote on."""

    UNDO = "undo"  # everything since a seat's last turn
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    AWAY = "away"  # what happens to the turn of a player who is away


class Vote(Struct, frozen=True):
    """An open vote. Ballots belong to seats, so that a stored vote contains no user ids."""

    subject: VoteSubject
    n: int  # the revision at which it was proposed; identifies the vote
    closes: int  # seconds since 1970
    choices: tuple[str, ...]
    seat: Seat  # whose turn it is about, or who proposed it
    ballots: Mapping[Seat, str] = msgspec.field(default_factory=dict)


class Card(Struct, frozen=True):
    """The message that shows a table's current state."""

    channel: int
    message: int


class Table(Struct, frozen=True):
    """A table at one revision. Its state and set-up contain secrets: show people a view."""

    id: int
    game: str
    options: Struct  # the game's own record
    pace: str
    seats_wanted: int
    guild: int | None
    channel: int
    opened: int  # seconds since 1970
    status: Status
    host: Person
    people: tuple[Person, ...]  # in seat order
    revision: int  # incremented by every change
    thread: int | None = None
    card: Card | None = None
    moves: int = 0  # played and not undone
    undo_from: int = 0  # how many of them can no longer be undone by the mover
    undone_by_vote: bool = (
        False  # A vote has taken moves back, perhaps what they revealed: it sets no record.
    )
    moves_this_turn: int = 0  # how many of them belong to the turn under way
    unannounced_moves: int = 0  # how many moves of this turn have not been announced yet
    actor: Person | None = None  # who changed the lobby or the game last, if still seated
    ending: Ending | None = None
    setup: Setup[Struct] | None = None  # set when the game starts; contains the seed
    state: AnyState = None
    board_revision: int = 0  # the revision of the last change to the game state
    paused: bool = False
    offered: Seat | None = None  # a seat that anybody may take
    vote: Vote | None = None
    rematch_of: int | None = None  # the id of the table before
    ideas: bool = True  # whether the panel suggests moves
    language: str | None = None  # of its public messages; none at old tables, which follow their server
    theme: Theme | None = None  # of its public pictures; none: as its server

    def __repr__(self) -> str:
        """Contains no secrets, because tables end up in logs and error messages."""
        return f"<Table {self.id}: {self.game}, {self.status}, revision {self.revision}>"

    @property
    def rules(self) -> AnyGame:
        return engines.game(self.game)

    @property
    def place(self) -> int:
        """The channel in which it is played: its thread if it has one."""
        return self.thread or self.channel

    @property
    def host_watches(self) -> bool:
        """Whether the host has no seat."""
        return self.seat_of(self.host) is None

    @property
    def full(self) -> bool:
        return len(self.people) == self.seats_wanted

    @property
    def current(self) -> Seat | None:
        """The seat to act; none unless the game is being played."""
        seat: Seat | None = self.rules.current(self.state) if self.status is Status.PLAYING else None
        return seat

    @property
    def turn(self) -> Person | None:
        """Whose turn it is, a person or a computer."""
        seat = self.current
        return None if seat is None else self.people[seat]

    @property
    def awaited(self) -> Person | None:
        """The person whose turn it is; none while a computer plays."""
        turn = self.turn
        return turn if turn and turn.plays else None

    @property
    def to_act(self) -> Person | None:
        """The person who may move now; none while the table is paused."""
        return None if self.paused else self.awaited

    @property
    def computer_to_act(self) -> Seat | None:
        """The seat for which a computer should move now. Computers wait while an undo is voted on."""
        turn = self.turn
        waits = self.paused or (self.vote is not None and self.vote.subject is VoteSubject.UNDO)
        return self.current if turn and not turn.plays and not waits else None

    @property
    def players(self) -> tuple[Person, ...]:
        """The people who make their moves themselves."""
        return tuple(person for person in self.people if person.plays)

    def is_as_of(self, revision: int) -> bool:
        """Whether the game state is still the one of that revision."""
        return self.board_revision <= revision <= self.revision

    def seat_of(self, person: Person) -> Seat | None:
        """The person's seat, looked up by id because names change."""
        ids = [seated.id for seated in self.people]
        return ids.index(person.id) if person.id in ids else None

    def view(self, person: Person | None) -> AnyView:
        """The game as a person may see it; the public view without one, or for a stranger."""
        return self.rules.view(self.state, self.seat_of(person) if person else None)

    def can_undo(self, person: Person) -> bool:
        """Whether this person may undo the last move without a vote."""
        mine = self.actor is not None and self.actor.plays and self.actor.id == person.id
        return mine and self.status is Status.PLAYING and self.moves > self.undo_from

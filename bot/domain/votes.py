"""Votes: what a table decides together, as pure functions from a table to how it stands after.

Whoever plays may vote, but for the one whose absence it is about. A choice is taken as soon as more than
half of them make it; at the end of its time, if more have made it than any other. One vote at a time.

RuleError
├── VoteOpen        one at a time
├── VoteClosed      it has been decided, or something made it moot
├── NotEntitled     somebody who does not play, or whom it is about
└── TooSoon         the one to act still has time
"""

from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.domain import play, seats
from bot.domain.play import Change, Paused, after
from bot.domain.table import Action, Ending, Person, Status, Table, Vote, VoteSubject, called
from engines.core.errors import RuleError
from engines.core.game import Event, Seat
from engines.core.notation import steps, words
from engines.core.text import Text, Who

HOUR = 3600
LASTS = 24 * HOUR
PATIENCE = 24 * HOUR  # after so long a silence one may ask what becomes of a turn, whatever the pace
SKIPS = ("pass", "skip")  # the verbs of a move that gives a turn away
AGREED, AGAINST = "yes", "no"
WAIT, SKIP, COMPUTER, OFFER = "wait", "skip", "computer", "offer"


class VoteOpen(RuleError):
    """One at a time."""


class VoteClosed(RuleError):
    """It has been decided, or something made it moot."""


class NotEntitled(RuleError):
    """Somebody who does not play, or whom it is about."""


class TooSoon(RuleError):
    """The one to act still has time."""


class Tally(Struct, frozen=True):
    """How a vote stands."""

    entitled: tuple[Seat, ...]
    count: dict[str, int]

    @property
    def needed(self) -> int:
        return len(self.entitled) // 2 + 1

    @property
    def winner(self) -> str | None:
        return next((choice for choice, votes in self.count.items() if votes >= self.needed), None)

    @property
    def is_settled(self) -> bool:
        """Whether a choice has won, or all have spoken and none has."""
        return self.winner is not None or sum(self.count.values()) == len(self.entitled)

    @property
    def leader(self) -> str | None:
        """The choice that more have made than any other."""
        match Counter(self.count).most_common(2):
            case [(choice, most), (_, next_most)] if most > next_most:
                return choice
            case [(choice, most)] if most:
                return choice
            case _:
                return None


def about_absence(table: Table, now: int) -> Vote | None:
    """A vote on the turn of somebody who does not come; none while another is open or nobody could vote."""
    seat = table.current
    if seat is None or table.to_act is None or table.vote or len(table.players) < 2:
        return None
    skip = (SKIP,) if skipping(table) else ()
    return Vote(VoteSubject.AWAY, table.revision + 1, now + LASTS, (WAIT, *skip, COMPUTER, OFFER), seat)


def ran_out(table: Table, revision: int, now: int) -> Change:
    """The time of the one to act is over; the others are asked what becomes of the turn."""
    done, vote = play.ran_out(table, revision), about_absence(table, now)
    return replace(done, table=replace(done.table, vote=vote or table.vote))


def skipping(table: Table) -> str | None:
    """The words of a move that gives the turn away, where the game has one now."""
    rules, state = table.rules, table.state
    passes = (move for move in rules.legal_moves(state) if steps(move)[0] in SKIPS)
    away = (move for move in passes if rules.current(rules.apply(state, move).state) != table.current)
    return next(map(words, away), None)


def proposed(table: Table, person: Person, subject: VoteSubject, now: int, silence: int) -> Change:
    """A vote is called; who calls for something is for it."""
    seat = seats.playing_seat(table, person)
    if table.vote:
        raise VoteOpen(Text("vote-open"))
    vote = (
        _absence(table, seat, now, silence)
        if subject is VoteSubject.AWAY
        else _wish(table, seat, subject, now)
    )
    event = Event(Text("vote-proposed", {"who": Who(seat), "what": what(vote)}))
    return after(table, Action.PROPOSED, person, event, vote=vote)


def _absence(table: Table, seat: Seat, now: int, silence: int) -> Vote:
    vote = about_absence(table, now)
    if vote is None or vote.seat == seat:
        raise TooSoon(Text("vote-nobody-away"))
    if silence < PATIENCE:
        raise TooSoon(
            Text("vote-too-soon", {"name": called(table.people[vote.seat]), "hours": PATIENCE // HOUR})
        )
    return vote


def _wish(table: Table, seat: Seat, subject: VoteSubject, now: int) -> Vote:
    if table.paused and subject in {VoteSubject.PAUSE, VoteSubject.UNDO}:
        raise Paused(Text("table-is-paused"))
    if subject is VoteSubject.RESUME and not table.paused:
        raise seats.NotPaused(Text("table-not-paused"))
    return Vote(subject, table.revision + 1, now + LASTS, (AGREED, AGAINST), seat, {seat: AGREED})


def what(vote: Vote) -> Text:
    """What a vote is about, as a part of a sentence."""
    return Text(f"vote-about-{vote.subject}", {"who": Who(vote.seat)})


def entitled(table: Table, vote: Vote) -> tuple[Seat, ...]:
    """The seats that may vote."""
    about = vote.seat if vote.subject is VoteSubject.AWAY else None
    return tuple(seat for seat, person in enumerate(table.people) if person.plays and seat != about)


def tally(table: Table, vote: Vote) -> Tally:
    """How a vote stands."""
    seats = entitled(table, vote)
    cast = [choice for seat, choice in vote.ballots.items() if seat in seats]
    return Tally(seats, {choice: cast.count(choice) for choice in vote.choices})


def cast(table: Table, person: Person, n: int, choice: str) -> Table:
    """The table with somebody's ballot; it may be changed until the vote is decided."""
    vote, seat = table.vote, play.seat_of(table, person)
    if vote is None or vote.n != n or choice not in vote.choices:
        raise VoteClosed(Text("vote-closed"))
    if seat not in entitled(table, vote):
        raise NotEntitled(Text("vote-not-entitled"))
    return replace(table, vote=replace(vote, ballots={**vote.ballots, seat: choice}))


def decided(table: Table, person: Person, choice: str | None) -> Change:
    """What a vote has come to; without a choice, things stay as they are."""
    vote = open_vote(table)
    table = replace(table, vote=None)
    match choice:
        case "yes":
            return _granted(table, person, vote)
        case "skip" if move := skipping(table):
            return play.played(table, move, Event(Text("vote-skipped", {"who": Who(vote.seat)})))
        case "computer":
            changes = seats.left_to_computer(table, vote.seat)
            return _decided(table, person, Text("vote-computer", {"who": Who(vote.seat)}), **changes)
        case "offer":
            return _decided(table, person, Text("vote-offered", {"who": Who(vote.seat)}), offered=vote.seat)
        case _:
            return _decided(table, person, Text("vote-kept", {"what": what(vote)}))


def _granted(table: Table, person: Person, vote: Vote) -> Change:
    if vote.subject is VoteSubject.END:
        event = Event(Text("vote-ended"))
        return after(table, Action.ENDED, person, event, status=Status.OVER, ending=Ending.ENDED)
    pause = vote.subject is VoteSubject.PAUSE
    deed, text = (Action.PAUSED, Text("vote-paused")) if pause else (Action.RESUMED, Text("vote-resumed"))
    return after(table, deed, person, Event(text), paused=pause)


def taken_back(table: Table, person: Person, state: Any, moves: int) -> Change:
    """Everything since a seat's last turn, that turn too, taken back; nothing beyond it by oneself."""
    vote = open_vote(table)
    event = Event(Text("vote-undone", {"who": Who(vote.seat), "moves": moves}))
    left = table.moves - moves
    changes = {"state": state, "moves": left, "undo_from": left, "vote": None, "offered": None}
    return replace(after(table, Action.UNDONE, person, event, **changes), words=str(moves))


def open_vote(table: Table) -> Vote:
    """The vote that is open."""
    if table.vote is None:
        raise VoteClosed(Text("vote-closed"))
    return table.vote


def _decided(table: Table, person: Person, text: Text, **changes: Any) -> Change:
    return after(table, Action.DECIDED, person, Event(text), **changes)

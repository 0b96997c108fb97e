"""Votes: what a table decides together.

Everybody who plays may vote, except the player whose absence the vote is about. A choice wins as soon as more
than half of them make it, or when time is up if it has more votes than any other. One vote at a time.

RuleError
├── VoteOpen      another vote is open
├── VoteClosed    the vote is over, or was dropped
├── NotEntitled   the person does not play, or the vote is about them
└── TooSoon       the player to act still has time
"""

from collections import Counter
from typing import Unpack

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.change import Change, TableChanges, next_revision
from bot.domain.decisions import play, seats
from bot.domain.log import Action
from bot.domain.refusals import require_not_paused, require_own_seat, require_seat
from bot.domain.table import Ending, Person, Status, Table, Vote, VoteSubject, display_name
from bot.domain.time_control import DAY, HOUR
from engines.core.errors import RuleError
from engines.core.game import Event, Seat
from engines.core.text import Text, Who

DURATION = DAY
ABSENCE = DAY  # inactivity after which a turn can be voted on, at any pace
AGREED, AGAINST = "yes", "no"
WAIT, SKIP, COMPUTER, OFFER = "wait", "skip", "computer", "offer"


class VoteOpen(RuleError):
    """Another vote is open."""


class VoteClosed(RuleError):
    """The vote is over, or was dropped."""


class NotEntitled(RuleError):
    """The person does not play, or the vote is about them."""


class TooSoon(RuleError):
    """The player to act still has time."""


class Tally(Struct, frozen=True):
    """The votes for each choice."""

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
        """Whether a choice has won, or everybody has voted without a majority."""
        return self.winner is not None or sum(self.count.values()) == len(self.entitled)

    @property
    def leader(self) -> str | None:
        """The choice with more votes than any other."""
        match Counter(self.count).most_common(2):
            case [(choice, most), (_, next_most)] if most > next_most:
                return choice
            case [(choice, most)] if most:
                return choice
            case _:
                return None


def absence_vote(table: Table, now: int) -> Vote | None:
    """A vote on the turn of a player who is away; none while another vote is open or nobody could vote."""
    seat = table.current
    if seat is None or table.to_act is None or table.vote or len(table.players) < 2:
        return None
    skip = (SKIP,) if table.rules.skip(table.state) is not None else ()
    choices = (WAIT, *skip, COMPUTER, OFFER)
    return Vote(VoteSubject.AWAY, table.revision + 1, now + DURATION, choices, seat)


def run_out_of_time(table: Table, revision: int, now: int) -> Change:
    """The clock of the player to act has run out: open a vote on the turn."""
    change, vote = play.run_out_of_time(table, revision), absence_vote(table, now)
    return replace(change, table=replace(change.table, vote=vote or table.vote))


def propose(table: Table, person: Person, subject: VoteSubject, now: int, inactive_for: int) -> Change:
    """Open a vote. The proposer votes for it, except on an absence."""
    seat = require_own_seat(table, person)
    if table.vote:
        raise VoteOpen(Text("vote-open"))
    if subject is VoteSubject.AWAY:
        vote = _propose_absence_vote(table, seat, now, inactive_for)
    else:
        vote = _propose_vote(table, seat, subject, now)
    event = Event(Text("vote-proposed", {"who": Who(seat), "what": question(vote)}))
    return next_revision(table, Action.PROPOSED, person, event, vote=vote)


def _propose_absence_vote(table: Table, seat: Seat, now: int, inactive_for: int) -> Vote:
    vote = absence_vote(table, now)
    if vote is None or vote.seat == seat:
        raise TooSoon(Text("vote-nobody-away"))
    if inactive_for < ABSENCE:
        args = {"name": display_name(table.people[vote.seat]), "hours": ABSENCE // HOUR}
        raise TooSoon(Text("vote-too-soon", args))
    return vote


def _propose_vote(table: Table, seat: Seat, subject: VoteSubject, now: int) -> Vote:
    if subject in {VoteSubject.PAUSE, VoteSubject.UNDO}:
        require_not_paused(table)
    if subject is VoteSubject.RESUME and not table.paused:
        raise seats.NotPaused(Text("table-not-paused"))
    return Vote(subject, table.revision + 1, now + DURATION, (AGREED, AGAINST), seat, {seat: AGREED})


def question(vote: Vote) -> Text:
    """What a vote is about, as part of a sentence."""
    return Text(f"vote-about-{vote.subject}", {"who": Who(vote.seat)})


def entitled(table: Table, vote: Vote) -> tuple[Seat, ...]:
    """The seats that may vote."""
    about = vote.seat if vote.subject is VoteSubject.AWAY else None
    return tuple(seat for seat, person in enumerate(table.people) if person.plays and seat != about)


def tally(table: Table, vote: Vote) -> Tally:
    seats = entitled(table, vote)
    ballots = [choice for seat, choice in vote.ballots.items() if seat in seats]
    return Tally(seats, {choice: ballots.count(choice) for choice in vote.choices})


def cast(table: Table, person: Person, n: int, choice: str) -> Table:
    """The table with the person's ballot in vote n; it replaces an earlier ballot."""
    vote, seat = table.vote, require_seat(table, person)
    if vote is None or vote.n != n or choice not in vote.choices:
        raise VoteClosed(Text("vote-closed"))
    if seat not in entitled(table, vote):
        raise NotEntitled(Text("vote-not-entitled"))
    return replace(table, vote=replace(vote, ballots={**vote.ballots, seat: choice}))


def decide(table: Table, person: Person, choice: str | None) -> Change:
    """Carry out the choice that won; without one, nothing changes. Undo is `undo.undo_turn`."""
    vote = open_vote(table)
    who = {"who": Who(vote.seat)}
    table = replace(table, vote=None)
    if choice == AGREED:
        return _grant(table, person, vote)
    if choice == SKIP and (move := table.rules.skip(table.state)) is not None:
        return play.apply_move(table, move, Event(Text("vote-skipped", who)))
    if choice == COMPUTER:
        changes = seats.leave_to_computer(table, vote.seat)
        return _decided(table, person, Text("vote-computer", who), **changes)
    if choice == OFFER:
        return _decided(table, person, Text("vote-offered", who), offered=vote.seat)
    return _decided(table, person, Text("vote-kept", {"what": question(vote)}))


def _grant(table: Table, person: Person, vote: Vote) -> Change:
    if vote.subject is VoteSubject.END:
        event = Event(Text("vote-ended"))
        return next_revision(table, Action.ENDED, person, event, status=Status.OVER, ending=Ending.ENDED)
    if vote.subject is VoteSubject.PAUSE:
        return next_revision(table, Action.PAUSED, person, Event(Text("vote-paused")), paused=True)
    return next_revision(table, Action.RESUMED, person, Event(Text("vote-resumed")), paused=False)


def _decided(table: Table, person: Person, text: Text, **changes: Unpack[TableChanges]) -> Change:
    return next_revision(table, Action.DECIDED, person, Event(text), **changes)


def open_vote(table: Table) -> Vote:
    if table.vote is None:
        raise VoteClosed(Text("vote-closed"))
    return table.vote

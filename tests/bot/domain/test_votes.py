"""Votes: who may vote, what wins, what happens then, and restarts."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.change import next_revision
from bot.domain.decisions import lobby, seats, votes
from bot.domain.decisions.seats import NotAway, NotOffered
from bot.domain.decisions.votes import NotEntitled, Tally, TooSoon, VoteClosed, VoteOpen
from bot.domain.log import Action, LogEntry, MovePlayed, MovesUndone, Payload, merge_turn
from bot.domain.refusals import AlreadySeated, NothingToUndo, NotHost, NotSeated, Paused
from bot.domain.table import Ending, Person, Status, Table, Vote, VoteSubject
from engines.core.errors import NotYourTurn, StaleBoard
from engines.core.game import Event, Setup, Step, View
from engines.core.text import Text
from tests.bot.domain import pure
from tests.bot.harness import ANN, BOB, CAT, DAN, ZOE, Harness

DAY = 86_400


def number(table: Table) -> int:
    assert table.vote
    return table.vote.n


class TestCounting:
    def test_a_majority_is_more_than_half(self) -> None:
        for people, needed in ((1, 1), (2, 2), (3, 2), (4, 3)):
            assert Tally(tuple(range(people)), {}).needed == needed

    def test_most_votes_win_when_time_is_up_unless_tied(self) -> None:
        assert Tally((0, 1, 2), {"wait": 1, "computer": 0}).leader == "wait"
        assert Tally((0, 1, 2), {"wait": 1, "computer": 1}).leader is None
        assert Tally((0, 1, 2), {"wait": 0, "computer": 0}).leader is None

    async def test_a_vote_may_be_changed_until_it_is_decided(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT, DAN)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.END)
        for choice in ("yes", "no"):
            table = await harness.votes.cast(table.id, BOB, number(table), choice)
        assert table.vote
        assert votes.tally(table, table.vote).count == {"yes": 1, "no": 1}

    async def test_the_proposer_votes_for_it(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.PAUSE)
        table = await harness.votes.cast(table.id, BOB, number(table), "yes")
        assert (table.paused, table.vote) == (True, None)

    async def test_nothing_changes_when_everybody_voted_without_a_majority(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.END)
        table = await harness.votes.cast(table.id, BOB, number(table), "no")
        assert (table.status, table.vote) == (Status.PLAYING, None)
        assert (await harness.event_keys(table.id))[-2:] == ["vote-proposed", "vote-kept"]

    async def test_one_at_a_time(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        await harness.votes.propose(table.id, ANN, VoteSubject.END)
        with pytest.raises(VoteOpen):
            await harness.votes.propose(table.id, BOB, VoteSubject.PAUSE)

    async def test_only_players_may_vote(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT, DAN)
        await harness.tables.change(table.id, seats.resign, DAN)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.END)
        with pytest.raises(NotSeated):
            await harness.votes.cast(table.id, ZOE, number(table), "yes")
        with pytest.raises(NotEntitled):
            await harness.votes.cast(table.id, DAN, number(table), "yes")
        with pytest.raises(NotSeated, match="left this seat"):
            await harness.votes.propose(table.id, DAN, VoteSubject.PAUSE)

    async def test_outdated_and_forged_ballots_are_refused(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.END)
        for n, choice in ((number(table) - 1, "yes"), (number(table), "computer")):
            with pytest.raises(VoteClosed):
                await harness.votes.cast(table.id, BOB, n, choice)
        await harness.votes.cast(table.id, BOB, number(table), "yes")
        with pytest.raises(VoteClosed):
            await harness.votes.cast(table.id, CAT, number(table), "yes")

    async def test_play_continues_during_a_vote(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        board = table.revision
        table = await harness.votes.propose(table.id, ANN, VoteSubject.PAUSE)
        assert table.is_as_of(board)  # an open panel stays valid
        table = await harness.play(table.id)
        assert table.vote
        with pytest.raises(StaleBoard):
            await harness.tables.play(table.id, table.to_act or ANN, board, ["place 0 0 0 0"])

    async def test_it_survives_a_restart_with_its_ballots(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT, DAN)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.END)
        await harness.votes.cast(table.id, BOB, number(table), "yes")
        later = harness.restarted()
        table = await later.tables.table(table.id)
        assert table.vote
        assert sorted(table.vote.ballots.values()) == ["yes", "yes"]
        table = await later.votes.cast(table.id, CAT, number(table), "yes")
        assert (table.status, table.ending) == (Status.OVER, Ending.ENDED)

    async def test_it_closes_when_time_is_up(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT, DAN)
        table = await harness.votes.propose(table.id, ANN, VoteSubject.PAUSE)
        harness.now += DAY - 1
        assert await harness.close_due() == harness.now + 1
        assert (await harness.tables.table(table.id)).vote
        harness.now += 1
        await harness.close_due()
        table = await harness.tables.table(table.id)
        assert (table.vote, table.paused) == (None, True)
        assert (await harness.queries.log_page(table.id)).entries[-1].person.id == 0


class TestUndo:
    async def test_everything_since_the_proposers_last_turn_is_undone(self, harness: Harness) -> None:
        started = await harness.playing(BOB, CAT)  # Cat, Bob, Ann
        before = await harness.play(started.id)
        table = await harness.play(started.id, 4)  # Bob, Ann, Cat, Bob
        assert not table.can_undo(CAT)
        table = await harness.votes.propose(table.id, CAT, VoteSubject.UNDO)
        table = await harness.votes.cast(table.id, ANN, number(table), "yes")
        assert (table.moves, table.to_act) == (3, CAT)
        table = await harness.play(table.id)
        table = await harness.votes.propose(table.id, BOB, VoteSubject.UNDO)
        table = await harness.votes.cast(table.id, ANN, number(table), "yes")
        assert (table.moves, table.state, table.to_act) == (1, before.state, BOB)
        assert await harness.restarted().tables.table(table.id) == table
        assert not any(table.can_undo(person) for person in table.people)

    async def test_a_refused_undo_leaves_the_board_as_it_is(self, harness: Harness) -> None:
        before = await harness.play((await harness.playing(BOB)).id, 2)
        table = await harness.votes.propose(before.id, ANN, VoteSubject.UNDO)
        table = await harness.votes.cast(table.id, BOB, number(table), "no")
        assert table.vote is None
        assert (table.state, table.moves) == (before.state, before.moves)

    async def test_a_vote_can_undo_a_reveal(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        while True:
            before = await harness.tables.table(table.id)
            assert before.to_act
            table = await harness.play(table.id)
            if table.undo_from == table.moves:
                break
        with pytest.raises(NothingToUndo, match="/vote"):
            await harness.tables.undo(table.id, before.to_act, table.revision)
        other = ANN if before.to_act == BOB else BOB
        table = await harness.votes.propose(table.id, before.to_act, VoteSubject.UNDO)
        table = await harness.votes.cast(table.id, other, number(table), "yes")
        assert table.state == before.state

    async def test_a_later_undo_starts_from_the_moves_that_stand(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        table = await harness.play(table.id, 3)  # Bob, Ann, Bob
        table = await harness.votes.propose(table.id, ANN, VoteSubject.UNDO)
        table = await harness.votes.cast(table.id, BOB, number(table), "yes")
        assert table.moves == 1
        table = await harness.play(table.id)
        assert table.actor
        table = (await harness.tables.undo(table.id, table.actor, table.revision)).table
        assert (table.moves, len(await harness.queries.move_history(table.id))) == (1, 1)

    async def test_a_move_drops_the_vote(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        table = await harness.play(table.id)
        table = await harness.votes.propose(table.id, BOB, VoteSubject.UNDO)
        table = await harness.play(table.id)
        assert table.vote is None
        assert (await harness.event_keys(table.id))[-1] == "vote-moot"

    async def test_a_player_without_a_move_cannot_propose_it(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        with pytest.raises(NothingToUndo):
            await harness.votes.propose(table.id, ANN, VoteSubject.UNDO)

    async def test_it_is_decided_at_once_when_only_computers_play_along(self, harness: Harness) -> None:
        table = await harness.lobby()
        await harness.tables.change(table.id, lobby.add_computer, ANN, "easy")
        table = await harness.tables.start(table.id, ANN)
        computer_players = harness.computer_players()
        await computer_players.start(harness.queries)
        await computer_players.wait_until_idle()
        before = await harness.tables.table(table.id)
        await harness.play(table.id)
        await computer_players.wait_until_idle()
        table = await harness.votes.propose(table.id, ANN, VoteSubject.UNDO)
        assert (table.state, table.vote, table.to_act) == (before.state, None, ANN)


def test_moves_undone_by_vote_during_a_turn_are_not_announced() -> None:
    def entry(n: int, action: Action, key: str, payload: Payload) -> LogEntry:
        return LogEntry(1, n, action, ANN, payload, (Event(Text(key)),), 0, action is Action.MOVED)

    moves = [entry(n, Action.MOVED, f"move-{n}", MovePlayed("walk")) for n in (4, 5, 6)]
    for undone, announced in ((1, ["move-4", "move-5"]), (2, ["move-4"]), (7, [])):
        whole = merge_turn([*moves, entry(7, Action.UNDONE, "vote-undone", MovesUndone(undone))])
        assert [event.text.key for event in whole.events] == [*announced, "vote-undone"]


class TestAbsence:
    async def vote_on_absence(self, harness: Harness, *others: Person) -> Table:
        """A vote about the first seat, whose player is away."""
        table = await harness.playing(*others)
        harness.now += DAY
        return await harness.votes.propose(table.id, ANN, VoteSubject.AWAY)

    async def test_not_before_the_player_had_enough_time(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        harness.now += DAY - 1
        with pytest.raises(TooSoon, match="24 hours"):
            await harness.votes.propose(table.id, ANN, VoteSubject.AWAY)
        harness.now += 1
        with pytest.raises(TooSoon):
            await harness.votes.propose(table.id, CAT, VoteSubject.AWAY)  # it is Cat's own turn
        table = await harness.votes.propose(table.id, ANN, VoteSubject.AWAY)
        assert table.vote
        assert table.vote.choices == ("wait", "computer", "offer")

    async def test_the_absent_player_may_not_vote(self, harness: Harness) -> None:
        table = await self.vote_on_absence(harness, BOB, CAT)
        with pytest.raises(NotEntitled):
            await harness.votes.cast(table.id, CAT, number(table), "wait")

    async def test_the_table_waits(self, harness: Harness) -> None:
        table = await self.vote_on_absence(harness, BOB)
        table = await harness.votes.cast(table.id, ANN, number(table), "wait")
        assert (table.to_act, table.vote) == (BOB, None)

    async def test_the_computer_plays_until_the_seat_is_taken_back(self, harness: Harness) -> None:
        computer_players = harness.computer_players()
        table = await self.vote_on_absence(harness, BOB)
        table = await harness.votes.cast(table.id, ANN, number(table), "computer")
        await computer_players.wait_until_idle()
        table = await harness.tables.table(table.id)
        assert (table.moves, table.to_act, table.players) == (1, ANN, (ANN,))
        with pytest.raises(NotYourTurn):
            await harness.tables.play(table.id, BOB, table.revision, ["place 0 0 0 0"])
        table = await harness.tables.change(table.id, seats.return_to_seat, BOB)
        assert table.players == table.people
        with pytest.raises(NotAway):
            await harness.tables.change(table.id, seats.return_to_seat, BOB)
        assert (await harness.play(table.id)).to_act == BOB

    async def test_the_seat_goes_to_the_first_who_takes_it(self, harness: Harness) -> None:
        table = await self.vote_on_absence(harness, BOB)
        with pytest.raises(NotOffered):
            await harness.tables.take_seat(table.id, ZOE)
        table = await harness.votes.cast(table.id, ANN, number(table), "offer")
        assert (table.to_act, table.offered) == (BOB, 0)
        with pytest.raises(AlreadySeated):
            await harness.tables.take_seat(table.id, ANN)
        table = await harness.tables.take_seat(table.id, ZOE)
        assert (table.people, table.to_act, table.offered) == ((ZOE, ANN), ZOE, None)
        assert await harness.restarted().tables.table(table.id) == table
        with pytest.raises(NotSeated):
            await harness.tables.play(table.id, BOB, table.revision, ["place 0 0 0 0"])
        with pytest.raises(NotOffered):
            await harness.tables.take_seat(table.id, CAT)
        await harness.play(table.id)

    async def test_a_move_withdraws_the_offer(self, harness: Harness) -> None:
        table = await self.vote_on_absence(harness, BOB)
        await harness.votes.cast(table.id, ANN, number(table), "offer")
        await harness.play(table.id)
        with pytest.raises(NotOffered):
            await harness.tables.take_seat(table.id, ZOE)

    async def test_a_move_of_the_absent_player_drops_the_vote(self, harness: Harness) -> None:
        table = await self.vote_on_absence(harness, BOB, CAT)
        table = await harness.play(table.id)
        assert table.vote is None

    async def test_one_ballot_decides_when_time_is_up(self, harness: Harness) -> None:
        """Bob is away too and does not vote: when time is up, the only ballot counts."""
        table = await self.vote_on_absence(harness, BOB, CAT)
        await harness.votes.cast(table.id, ANN, number(table), "computer")
        harness.now += DAY
        await harness.close_due()
        table = await harness.tables.table(table.id)
        assert table.players == (BOB, ANN)

    async def test_a_replaced_host_is_not_the_host(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        table = await harness.play(table.id)  # now it is Ann's turn, who is the host
        harness.now += DAY
        table = await harness.votes.propose(table.id, BOB, VoteSubject.AWAY)
        table = await harness.votes.cast(table.id, BOB, number(table), "computer")
        assert table.host == BOB
        assert await harness.restarted().tables.table(table.id) == table


class Pass(Struct, frozen=True):
    """Pass the turn."""


class Count(Struct, frozen=True):
    """The number of passes."""

    passed: int = 0


class Passing:
    """A game in which a turn can be given away."""

    seats = range(2, 3)

    def current(self, state: Count) -> int:
        return state.passed % 2

    def legal_moves(self, _: Count) -> list[Struct]:
        return [Pass()]

    def apply(self, state: Count, _: Struct) -> Step[Count]:
        return Step(Count(state.passed + 1))

    def skip(self, _: Count) -> Struct:
        return Pass()

    def new(self, _: Setup[Struct]) -> Count:
        return Count()

    def view(self, state: Count, seat: int | None) -> View[Count]:
        return View(state, seat)


class PassingTable(Table, frozen=True):
    """A table for that game."""

    @property
    def rules(self) -> Any:
        return Passing()


def passing_table(*people: Person) -> PassingTable:
    """A running game in which every turn can be passed."""
    return PassingTable(
        id=1,
        game="passing",
        options=Count(),
        pace="none",
        seats_wanted=2,
        guild=None,
        channel=1,
        opened=0,
        status=Status.PLAYING,
        host=ANN,
        people=people,
        revision=3,
        state=Count(),
    )


def test_a_turn_is_skipped_if_the_game_allows_it() -> None:
    table = passing_table(ANN, BOB)
    vote = votes.absence_vote(table, 0)
    assert vote is not None
    assert vote.choices == ("wait", "skip", "computer", "offer")
    called = next_revision(table, Action.PROPOSED, BOB, vote=vote).table
    done = votes.decide(votes.cast(called, BOB, vote.n, "skip"), BOB, "skip")
    assert (done.action, done.payload, done.person) == (Action.MOVED, MovePlayed("pass"), ANN)
    assert (done.table.state, done.table.to_act, done.table.vote) == (Count(1), BOB, None)


def test_no_vote_on_absence_where_nobody_could_vote() -> None:
    table = passing_table(ANN, Person(-1, "", "easy"))
    assert votes.absence_vote(table, 0) is None
    open_vote = Vote(VoteSubject.END, 4, 0, ("yes", "no"), 0)
    busy = replace(table, people=(ANN, BOB), vote=open_vote)
    assert votes.absence_vote(busy, 0) is None


def absent(*people: Person) -> Table:
    """A vote on the absence of the first of the people."""
    table = pure.game_of(*people)
    vote = votes.absence_vote(table, 100)
    assert vote
    return next_revision(table, Action.PROPOSED, people[1], vote=vote).table


class TestTally:
    def test_a_choice_wins_with_more_than_half(self) -> None:
        assert Tally((0, 1, 2), {"yes": 1, "no": 2}).winner == "no"
        assert Tally((0, 1, 2, 3), {"yes": 2, "no": 1}).winner is None

    def test_it_is_settled_by_a_winner_or_when_everybody_has_voted(self) -> None:
        assert Tally((0, 1, 2), {"yes": 2, "no": 0}).is_settled
        assert Tally((0, 1), {"yes": 1, "no": 1}).is_settled
        assert not Tally((0, 1, 2), {"yes": 1, "no": 1}).is_settled

    def test_the_leader_has_more_than_any_other(self) -> None:
        assert Tally((0, 1, 2), {"wait": 1, "computer": 2, "offer": 0}).leader == "computer"
        assert Tally((0, 1, 2), {"wait": 2, "computer": 2, "offer": 1}).leader is None
        assert Tally((0,), {"yes": 1}).leader == "yes"
        assert Tally((0,), {"yes": 0}).leader is None

    def test_the_ballot_of_a_person_who_left_does_not_count(self) -> None:
        table = pure.game_of(BOB, ANN, CAT)
        vote = Vote(VoteSubject.END, 6, 0, ("yes", "no"), 0, {0: "yes", 1: "yes"})
        tally = votes.tally(pure.left(table, 0), vote)
        assert (tally.entitled, tally.count) == ((1, 2), {"yes": 1, "no": 0})


class TestProposing:
    @pytest.mark.parametrize("subject", [VoteSubject.END, VoteSubject.PAUSE, VoteSubject.UNDO])
    def test_a_vote_lasts_a_day_and_has_the_ballot_of_its_proposer(self, subject: VoteSubject) -> None:
        table = pure.game_of(BOB, ANN, CAT)
        change = votes.propose(table, ANN, subject, 100, 0)
        expected = Vote(subject, table.revision + 1, 100 + 86_400, ("yes", "no"), 1, {1: "yes"})
        assert (change.table.vote, change.action, change.person) == (expected, Action.PROPOSED, ANN)
        assert change.table.revision == expected.n

    def test_a_vote_on_absence_begins_without_ballots(self) -> None:
        change = votes.propose(pure.game_of(BOB, ANN, CAT), ANN, VoteSubject.AWAY, 100, 86_400)
        assert change.table.vote
        vote = change.table.vote
        assert (vote.seat, vote.ballots, vote.closes, vote.n) == (0, {}, 100 + 86_400, change.table.revision)

    def test_not_before_24_hours_without_activity(self) -> None:
        table = pure.game_of(BOB, ANN)
        with pytest.raises(TooSoon, match=r"Bob still has time.*24 hours"):
            votes.propose(table, ANN, VoteSubject.AWAY, 100, 86_399)

    def test_nobody_asks_about_their_own_absence(self) -> None:
        with pytest.raises(TooSoon, match="Nobody keeps you waiting"):
            votes.propose(pure.game_of(BOB, ANN), BOB, VoteSubject.AWAY, 100, 86_400)

    def test_a_paused_game_can_be_resumed_or_ended_only(self) -> None:
        paused = replace(pure.game_of(BOB, ANN), paused=True)
        for subject in (VoteSubject.PAUSE, VoteSubject.UNDO):
            with pytest.raises(Paused):
                votes.propose(paused, BOB, subject, 100, 0)
        for subject in (VoteSubject.RESUME, VoteSubject.END):
            assert votes.propose(paused, BOB, subject, 100, 0).table.vote
        with pytest.raises(seats.NotPaused):
            votes.propose(pure.game_of(BOB, ANN), BOB, VoteSubject.RESUME, 100, 0)

    def test_not_by_a_stranger_nor_during_another_vote(self) -> None:
        with pytest.raises(NotSeated):
            votes.propose(pure.game_of(BOB, ANN), ZOE, VoteSubject.END, 100, 0)
        with pytest.raises(VoteOpen):
            votes.propose(absent(BOB, ANN), ANN, VoteSubject.END, 100, 0)

    def test_two_players_are_enough_for_a_vote_on_absence(self) -> None:
        assert votes.absence_vote(pure.game_of(BOB, ANN), 0)
        assert votes.absence_vote(pure.left(pure.game_of(BOB, ANN), 1), 0) is None

    def test_no_vote_on_absence_while_nobody_is_awaited(self) -> None:
        for table in (
            replace(pure.game_of(BOB, ANN), paused=True),
            pure.left(pure.game_of(BOB, ANN, CAT), 0),
        ):
            assert votes.absence_vote(table, 0) is None
        assert votes.absence_vote(replace(pure.game_of(BOB, ANN), status=Status.OVER), 0) is None


class TestCasting:
    def test_a_ballot_belongs_to_its_seat(self) -> None:
        table = absent(BOB, ANN, CAT)
        for choice in ("wait", "offer"):
            table = votes.cast(table, ANN, number(table), choice)
        table = votes.cast(table, CAT, number(table), "wait")
        assert votes.open_vote(table).ballots == {1: "offer", 2: "wait"}

    def test_only_in_the_open_vote_and_only_its_choices(self) -> None:
        table = absent(BOB, ANN, CAT)
        for n, choice in ((number(table) + 1, "wait"), (number(table), "skip"), (number(table), "yes")):
            with pytest.raises(VoteClosed):
                votes.cast(table, ANN, n, choice)
        with pytest.raises(VoteClosed):
            votes.cast(replace(table, vote=None), ANN, number(table), "wait")
        with pytest.raises(VoteClosed):
            votes.open_vote(replace(table, vote=None))

    def test_not_by_the_absent_nor_a_person_who_left_nor_a_stranger(self) -> None:
        table = pure.left(absent(BOB, ANN, CAT), 2)
        for person, refusal in ((BOB, NotEntitled), (CAT, NotEntitled), (ZOE, NotSeated)):
            with pytest.raises(refusal):
                votes.cast(table, person, number(table), "wait")

    def test_everybody_who_plays_may_vote_on_anything_else(self) -> None:
        table = pure.game_of(BOB, ANN, CAT)
        for subject in set(VoteSubject) - {VoteSubject.AWAY}:
            vote = Vote(subject, 6, 0, ("yes", "no"), 0)
            assert votes.entitled(table, vote) == (0, 1, 2)


class TestDeciding:
    def test_wait_and_no_result_change_nothing(self) -> None:
        table = absent(BOB, ANN, CAT)
        for choice in ("wait", "no", None):
            change = votes.decide(table, ANN, choice)
            after = change.table
            assert (change.action, after.vote, after.offered) == (Action.DECIDED, None, None)
            assert (after.people, after.state, after.paused) == (table.people, table.state, False)
            assert [event.text.key for event in change.events] == ["vote-kept"]

    def test_the_computer_plays(self) -> None:
        change = votes.decide(absent(BOB, ANN, CAT), ANN, "computer")
        assert (change.table.players, change.table.vote) == ((ANN, CAT), None)
        assert [event.text.key for event in change.events] == ["vote-computer"]

    def test_the_seat_is_offered(self) -> None:
        change = votes.decide(absent(BOB, ANN, CAT), ANN, "offer")
        assert (change.table.offered, change.table.vote, change.table.players) == (0, None, (BOB, ANN, CAT))
        assert [event.text.key for event in change.events] == ["vote-offered"]

    def test_a_game_without_skipping_waits(self) -> None:
        table = absent(BOB, ANN, CAT)
        assert votes.decide(table, ANN, "skip").table.state == table.state

    @pytest.mark.parametrize(
        ("subject", "action", "status", "paused"),
        [
            (VoteSubject.END, Action.ENDED, Status.OVER, False),
            (VoteSubject.PAUSE, Action.PAUSED, Status.PLAYING, True),
            (VoteSubject.RESUME, Action.RESUMED, Status.PLAYING, False),
        ],
    )
    def test_what_was_agreed_is_done(
        self, subject: VoteSubject, action: Action, status: Status, paused: bool
    ) -> None:
        table = replace(pure.game_of(BOB, ANN), paused=subject is VoteSubject.RESUME)
        voting = replace(table, vote=Vote(subject, 6, 0, ("yes", "no"), 0))
        change = votes.decide(voting, ANN, "yes")
        after = change.table
        assert (change.action, after.status, after.paused, after.vote) == (action, status, paused, None)
        assert after.ending is (Ending.ENDED if subject is VoteSubject.END else None)

    def test_nothing_is_decided_without_a_vote(self) -> None:
        with pytest.raises(VoteClosed):
            votes.decide(pure.game_of(BOB, ANN), ANN, "yes")


class TestOutOfTime:
    def test_the_others_vote(self) -> None:
        table = pure.game_of(BOB, ANN)
        after = votes.run_out_of_time(table, table.revision, 100).table
        vote = votes.open_vote(after)
        assert (vote.subject, vote.seat, vote.n) == (VoteSubject.AWAY, 0, after.revision)

    def test_an_open_vote_stays(self) -> None:
        table = pure.game_of(BOB, ANN)
        table = votes.propose(table, ANN, VoteSubject.END, 100, 0).table
        after = votes.run_out_of_time(table, table.revision, 200).table
        assert after.vote == table.vote


class TestPause:
    async def test_the_host_pauses_and_resumes(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        with pytest.raises(NotHost):
            await harness.tables.change(table.id, seats.pause, BOB)
        table = await harness.tables.change(table.id, seats.pause, ANN)
        assert (table.paused, table.to_act, table.current) == (True, None, 0)
        with pytest.raises(Paused):
            await harness.tables.play(table.id, BOB, table.revision, ["place 0 0 0 0"])
        with pytest.raises(Paused):
            await harness.tables.change(table.id, seats.pause, ANN)
        table = await harness.tables.change(table.id, seats.resume, ANN)
        assert table.to_act == BOB
        with pytest.raises(seats.NotPaused):
            await harness.tables.change(table.id, seats.resume, ANN)
        assert (await harness.event_keys(table.id))[-2:] == ["table-paused-by", "table-resumed-by"]

    async def test_the_others_pause_and_resume_by_vote(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        with pytest.raises(seats.NotPaused):
            await harness.votes.propose(table.id, BOB, VoteSubject.RESUME)
        for subject, paused in ((VoteSubject.PAUSE, True), (VoteSubject.RESUME, False)):
            table = await harness.votes.propose(table.id, BOB, subject)
            table = await harness.votes.cast(table.id, ANN, number(table), "yes")
            assert table.paused == paused

    async def test_a_paused_table_cannot_vote_on_undo_or_absence(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        await harness.play(table.id)
        await harness.tables.change(table.id, seats.pause, ANN)
        harness.now += DAY
        with pytest.raises(Paused):
            await harness.votes.propose(table.id, BOB, VoteSubject.UNDO)
        with pytest.raises(TooSoon):
            await harness.votes.propose(table.id, BOB, VoteSubject.AWAY)

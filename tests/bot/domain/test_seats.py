"""Seats during a game: resigning, returning, taking over; pauses; and what is no longer allowed then."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bot.domain.change import Change
from bot.domain.decisions import seats, votes
from bot.domain.decisions.seats import NotAway, NotOffered
from bot.domain.log import Action, PersonReplaced
from bot.domain.refusals import AlreadySeated, NothingToUndo, NotHost, NotSeated, NotStarted, Paused
from bot.domain.table import Ending, Person, Status, Table, Vote, VoteSubject
from bot.services.tables import TooManyTables
from bot.storage.catalog import is_sqlite
from bot.storage.tables import table_rows
from engines.core.errors import GameOver, NotYourTurn, StaleBoard
from tests.bot.domain import pure
from tests.bot.harness import ANN, BOB, CAT, GUILD, ZOE, Harness


async def offer_seat(harness: Harness) -> Table:
    """Ann has moved; the seat of Bob, whose turn it is, is offered."""
    table = await harness.play((await harness.playing(BOB)).id, 2)
    assert (table.to_act, table.can_undo(ANN)) == (BOB, True)
    harness.now += 86_400
    table = await harness.votes.propose(table.id, ANN, VoteSubject.AWAY)
    assert table.vote
    return await harness.votes.cast(table.id, ANN, table.vote.n, "offer")


async def test_a_person_who_resigned_cannot_move(harness: Harness) -> None:
    table = await harness.playing(BOB)
    assert table.to_act == BOB
    table = await harness.tables.change(table.id, seats.resign, BOB)
    with pytest.raises(NotYourTurn):
        await harness.tables.play(table.id, BOB, table.revision, ["place 0 0 0 0"])


async def test_a_person_who_resigned_cannot_undo(harness: Harness) -> None:
    table = await harness.play((await harness.playing(BOB)).id)
    assert table.can_undo(BOB)
    table = await harness.tables.change(table.id, seats.resign, BOB)
    assert not table.can_undo(BOB)
    with pytest.raises(NothingToUndo):
        await harness.tables.undo(table.id, BOB, table.revision)


async def test_taking_a_seat_ends_the_undo_of_the_move_before(harness: Harness) -> None:
    table = await offer_seat(harness)
    table = await harness.tables.take_seat(table.id, ZOE)
    assert table.undo_from == table.moves
    assert not table.can_undo(ANN)


async def test_an_offered_seat_counts_towards_the_limit_of_tables(harness: Harness) -> None:
    table = await offer_seat(harness)
    for channel in range(20):
        await harness.tables.open(
            guild=GUILD, channel=100 + channel, host=ZOE, game="akropolis", seats=2, options={}, pace="none"
        )
    with pytest.raises(TooManyTables):
        await harness.tables.take_seat(table.id, ZOE)


async def test_a_ballot_is_not_stored_when_the_table_has_changed(harness: Harness) -> None:
    table = await harness.playing(BOB, CAT)
    before = await harness.votes.propose(table.id, ANN, VoteSubject.END)
    assert before.vote
    ballot = partial(
        table_rows.set_ballots, before=before, after=votes.cast(before, BOB, before.vote.n, "no")
    )
    assert await harness.database.transaction(ballot)
    assert not await harness.database.transaction(ballot)  # the ballots are not those of `before`
    stored = await harness.tables.table(table.id)
    assert stored.vote
    assert stored.vote.ballots == {2: "yes", 1: "no"}
    played = await harness.play(table.id)
    assert played.vote == stored.vote  # the vote is the same, and the table has moved on
    late = partial(table_rows.set_ballots, before=stored, after=votes.cast(stored, CAT, stored.vote.n, "no"))
    assert not await harness.database.transaction(late)
    assert await harness.tables.table(table.id) == played


async def test_a_ballot_that_was_not_stored_is_refused(harness: Harness) -> None:
    """Another process may change the table between loading and storing."""
    table = await harness.playing(BOB, CAT)
    table = await harness.votes.propose(table.id, ANN, VoteSubject.END)
    assert table.vote
    trigger = "CREATE TRIGGER held BEFORE UPDATE OF vote ON tables BEGIN SELECT RAISE(IGNORE); END"
    rule = "CREATE RULE held AS ON UPDATE TO tables DO INSTEAD NOTHING"
    await harness.database.transaction(lambda db: db.execute(trigger if is_sqlite(db) else rule).close())
    with pytest.raises(StaleBoard):
        await harness.votes.cast(table.id, BOB, table.vote.n, "no")
    assert await harness.tables.table(table.id) == table


def about(subject: VoteSubject, seat: int) -> Vote:
    return Vote(subject, 6, 100, ("yes", "no"), seat)


class TestResigning:
    @pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
    def test_the_leaver_chooses_the_level_of_the_computer(self, level: str) -> None:
        change = seats.resign(pure.game_of(BOB, ANN, CAT), BOB, level)
        assert change.table.people == (replace(BOB, computer=level), ANN, CAT)

    def test_a_computer_takes_over(self) -> None:
        change = seats.resign(pure.game_of(BOB, ANN, CAT), BOB)
        assert change.table.people == (replace(BOB, computer=seats.SUBSTITUTE), ANN, CAT)
        assert (change.action, change.person, change.table.status) == (Action.RESIGNED, BOB, Status.PLAYING)
        assert [event.text.key for event in change.events] == ["table-resigned"]

    def test_the_game_ends_when_the_last_player_resigns(self) -> None:
        table = pure.left(pure.game_of(BOB, ANN), 0)
        change = seats.resign(table, ANN)
        assert (change.table.status, change.table.ending) == (Status.OVER, Ending.RESIGNED)
        assert not any(person.plays for person in change.table.people)
        assert [event.text.key for event in change.events] == ["table-resigned", "table-deserted"]

    def test_it_goes_on_while_the_host_watches(self) -> None:
        change = seats.resign(pure.game_of(BOB, pure.COMPUTER), BOB)
        assert (change.table.status, change.table.host) == (Status.PLAYING, ANN)

    def test_another_player_becomes_the_host(self) -> None:
        table = seats.resign(pure.game_of(ANN, pure.COMPUTER, CAT), ANN).table
        assert table.host == CAT
        assert seats.resign(pure.game_of(BOB, ANN, CAT), BOB).table.host == ANN

    def test_only_a_vote_and_an_offer_of_this_seat_are_dropped(self) -> None:
        table = replace(pure.game_of(BOB, ANN, CAT), vote=about(VoteSubject.AWAY, 0), offered=0)
        after = seats.resign(table, BOB).table
        assert (after.vote, after.offered) == (None, None)
        after = seats.resign(table, CAT).table
        assert (after.vote, after.offered) == (table.vote, 0)

    def test_nobody_resigns_twice_or_without_a_seat(self) -> None:
        table = pure.left(pure.game_of(BOB, ANN, CAT), 0)
        with pytest.raises(NotSeated, match="left this seat"):
            seats.resign(table, BOB)
        with pytest.raises(NotSeated):
            seats.resign(table, ZOE)


class TestReturning:
    def test_the_seat_is_theirs_again(self) -> None:
        change = seats.return_to_seat(pure.left(pure.game_of(BOB, ANN), 0), BOB)
        assert (change.table.people, change.table.to_act) == ((BOB, ANN), BOB)
        assert (change.action, change.person) == (Action.RETURNED, BOB)

    def test_a_host_who_plays_stays_the_host(self) -> None:
        table = seats.resign(pure.game_of(ANN, BOB), ANN).table
        assert table.host == BOB
        assert seats.return_to_seat(table, ANN).table.host == BOB

    def test_not_from_a_seat_that_one_plays_nor_without_one(self) -> None:
        with pytest.raises(NotAway):
            seats.return_to_seat(pure.game_of(BOB, ANN), BOB)
        with pytest.raises(NotSeated):
            seats.return_to_seat(pure.left(pure.game_of(BOB, ANN), 0), ZOE)
        with pytest.raises(GameOver):
            seats.return_to_seat(replace(pure.game_of(BOB, ANN), status=Status.OVER), BOB)


class TestTakingASeat:
    def offered(self, seat: int) -> Table:
        vote = about(VoteSubject.PAUSE, 0)
        return replace(pure.move(pure.game_of(BOB, ANN, CAT)), offered=seat, vote=vote)

    @pytest.mark.parametrize("seat", range(3))
    def test_the_newcomer_replaces_one_person_and_all_others_stay(self, seat: int) -> None:
        table = self.offered(seat)
        change = seats.take_seat(table, ZOE)
        expected = [BOB, ANN, CAT]
        expected[seat] = ZOE
        assert change.table.people == tuple(expected)
        assert (change.table.offered, change.table.vote) == (None, None)
        assert change.table.undo_from == change.table.moves == 1
        assert (change.action, change.person) == (Action.TOOK_SEAT, ZOE)
        assert change.payload == PersonReplaced(table.people[seat].id)
        assert change.table.host == (BOB if seat == 1 else ANN)

    def test_not_with_a_seat_already_and_not_after_the_game(self) -> None:
        with pytest.raises(AlreadySeated):
            seats.take_seat(self.offered(0), CAT)
        with pytest.raises(NotOffered):
            seats.take_seat(pure.game_of(BOB, ANN), ZOE)
        with pytest.raises(GameOver):
            seats.take_seat(replace(self.offered(0), status=Status.OVER), ZOE)


class TestAWatchingHost:
    def test_a_player_becomes_the_host(self) -> None:
        change = seats.stop_watching(pure.game_of(pure.COMPUTER, BOB), ANN)
        assert (change.table.host, change.table.status, change.action) == (BOB, Status.PLAYING, Action.LEFT)

    def test_a_game_without_players_ends(self) -> None:
        computers = (pure.COMPUTER, replace(pure.COMPUTER, id=-2))
        change = seats.stop_watching(pure.game_of(*computers), ANN)
        assert (change.table.status, change.table.ending) == (Status.OVER, Ending.ENDED)

    def test_nobody_else_leaves_so(self) -> None:
        with pytest.raises(NotHost):
            seats.stop_watching(pure.game_of(pure.COMPUTER, BOB), BOB)


class TestPausing:
    def test_only_the_host_pauses_and_resumes(self) -> None:
        table = pure.game_of(BOB, ANN)
        with pytest.raises(NotHost):
            seats.pause(table, BOB)
        paused = seats.pause(table, ANN).table
        assert paused.paused
        with pytest.raises(NotHost):
            seats.resume(paused, BOB)
        assert not seats.resume(paused, ANN).table.paused

    @pytest.mark.parametrize("decide", [seats.pause, seats.resume])
    def test_not_before_or_after_the_game(self, decide: Callable[[Table, Person], Change]) -> None:
        with pytest.raises(NotStarted):
            decide(pure.lobby_of(ANN, BOB), ANN)
        with pytest.raises(GameOver):
            decide(replace(pure.game_of(ANN, BOB), status=Status.OVER), ANN)

    def test_not_twice(self) -> None:
        table = pure.game_of(ANN, BOB)
        with pytest.raises(seats.NotPaused):
            seats.resume(table, ANN)
        with pytest.raises(Paused):
            seats.pause(replace(table, paused=True), ANN)

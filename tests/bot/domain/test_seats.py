"""Seats during a game: what a person who resigned can no longer do, and taken seats."""

from functools import partial

import pytest

from bot.domain import seats, votes
from bot.domain.refusals import NothingToUndo
from bot.domain.table import Table, VoteSubject
from bot.domain.votes import ABSENCE
from bot.services.tables import MAX_TABLES, TooManyTables
from bot.storage import table_rows
from engines.core.errors import NotYourTurn
from tests.bot.harness import ANN, BOB, CAT, GUILD, ZOE, Harness


async def offer_seat(harness: Harness) -> Table:
    """Ann has moved; the seat of Bob, whose turn it is, is offered."""
    table = await harness.play((await harness.playing(BOB)).id, 2)
    assert (table.to_act, table.can_undo(ANN)) == (BOB, True)
    harness.now += ABSENCE
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
    for channel in range(MAX_TABLES):
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
    changed = await harness.play(table.id)
    assert changed.vote
    stale = partial(table_rows.set_ballots, before=before, after=before)
    assert not await harness.database.transaction(stale)

"""Finishing a turn: several moves in one transaction, valid as long as the board is the same."""

import pytest

from bot.domain.table import Table, VoteSubject
from engines.core.errors import IllegalMove, StaleBoard
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy
from tests.bot.databases import traced
from tests.bot.harness import ANN, BOB, Harness

GAMES = ("cities", "founders", "origins")  # whose turns have several moves


async def mid_turn(harness: Harness, game: str) -> Table:
    """A game in which the player to act has made a part of the turn, and can plan the rest."""
    table = await harness.playing(BOB, game=game)
    while True:
        table = await harness.play_until(table.id, lambda table: table.moves_this_turn > 0)
        if plan(table):
            return table
        table = await harness.play(table.id)


def plan(table: Table) -> list[str]:
    """The moves that finish the turn; none if something is revealed before its end."""
    game, state, moves = table.rules, table.state, list[str]()
    while game.current(state) == table.current:
        move, _ = greedy(game, game.view(state, table.current), Rng(0))
        step = game.apply(state, move)
        moves, state = [*moves, words(move)], step.state
        if step.revealed:
            return []
    return moves


@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_can_be_finished_after_a_vote(harness: Harness, game: str) -> None:
    table = await mid_turn(harness, game)
    assert table.to_act
    other = BOB if table.to_act == ANN else ANN
    voting = await harness.votes.propose(table.id, other, VoteSubject.PAUSE)
    assert (voting.moves_this_turn, voting.unannounced_moves) == (table.moves_this_turn, 0)
    moves = plan(voting)
    result = await harness.tables.play(table.id, table.to_act, table.revision, moves)
    assert result.table.moves == table.moves + len(moves)
    assert (result.seat_before, result.table.moves_this_turn) == (table.current, 0)
    assert result.seat_after != table.current


async def test_the_moves_are_one_transaction_with_an_entry_for_each(harness: Harness) -> None:
    table = await mid_turn(harness, "cities")
    assert table.to_act
    moves = plan(table)
    async with traced(harness.database) as statements:
        result = await harness.tables.play(table.id, table.to_act, table.revision, moves)
    assert statements.count("COMMIT") == 1
    assert sum(each.startswith("UPDATE tables") for each in statements) == 1
    history = await harness.queries.move_history(table.id)
    added = history[table.moves :]
    assert [entry.move for entry in added] == moves
    assert [entry.revision for entry in added] == list(range(table.revision + 1, result.table.revision + 1))
    assert await harness.restarted().tables.table(table.id) == result.table


async def test_all_moves_are_made_or_none(harness: Harness) -> None:
    table = await mid_turn(harness, "cities")
    assert table.to_act
    moves = plan(table)
    for wrong in ([*moves[:-1], "jump"], ["jump", *moves]):
        with pytest.raises(IllegalMove):
            await harness.tables.play(table.id, table.to_act, table.revision, wrong)
        assert await harness.tables.table(table.id) == table
    assert len(await harness.queries.move_history(table.id)) == table.moves


async def test_a_plan_for_an_older_board_is_refused(harness: Harness) -> None:
    table = await mid_turn(harness, "cities")
    assert table.to_act
    moves = plan(table)
    await harness.tables.play(table.id, table.to_act, table.revision, moves[:1])
    with pytest.raises(StaleBoard):
        await harness.tables.play(table.id, table.to_act, table.revision, moves)

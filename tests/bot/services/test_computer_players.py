"""Computers play their seats: to the end, after restarts, and with the view of their seat only."""

import pytest

import engines
from bot.domain.decisions import lobby, seats
from bot.domain.refusals import NotSeated
from bot.domain.table import Ending, Person, Status, Table
from bot.runtime.worker_pool import encode_view
from bot.services.thinking.search_jobs import choose_move
from bot.storage.connection import Connection
from engines.core.game import replay
from engines.core.notation import words
from engines.core.rng import Rng
from tests.bot.harness import ANN, BOB, CAT, DAN, Harness


async def with_computers(harness: Harness, count: int, game: str = "akropolis") -> Table:
    table = await harness.lobby(count + 1, game=game)
    for _ in range(count):
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, "easy")
    return table


@pytest.mark.parametrize("game", engines.games())
async def test_in_every_game_computers_take_their_turns(harness: Harness, game: str) -> None:
    table = await with_computers(harness, 1, game)
    computer_players = harness.computer_players()
    await harness.tables.start(table.id, ANN)
    for _ in range(3):
        await computer_players.wait_until_idle()
        table = await harness.play_until(table.id, lambda table: table.to_act is None)
        await computer_players.wait_until_idle()
        assert (await harness.tables.table(table.id)).to_act == ANN
    assert {entry.person.computer for entry in await harness.queries.move_history(table.id)} == {
        None,
        "easy",
    }


async def test_one_person_and_three_computers_play_to_the_end(harness: Harness) -> None:
    table = await with_computers(harness, 3)
    computer_players = harness.computer_players()
    await harness.tables.start(table.id, ANN)
    await computer_players.wait_until_idle()
    table = await harness.tables.table(table.id)
    while table.to_act:
        assert table.to_act == ANN
        await harness.play(table.id)
        await computer_players.wait_until_idle()
        table = await harness.tables.table(table.id)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    entries = await harness.queries.move_history(table.id)
    assert table.setup
    assert replay(table.rules, table.setup, [entry.move or "" for entry in entries]) == table.state
    assert {entry.person.computer for entry in entries} == {None, "easy"}


async def test_four_seats_of_which_three_resign_play_to_the_end(harness: Harness) -> None:
    table = await harness.playing(BOB, CAT, DAN)
    computer_players = harness.computer_players()
    for person in (ANN, CAT, DAN):  # the host too
        table = await harness.tables.change(table.id, seats.resign, person)
    assert (table.host, table.players) == (BOB, (BOB,))
    await computer_players.wait_until_idle()
    while (table := await harness.tables.table(table.id)).to_act:
        assert table.to_act == BOB
        await harness.play(table.id)
        await computer_players.wait_until_idle()
    assert table.ending is Ending.FINISHED


async def test_they_continue_after_a_restart(harness: Harness) -> None:
    table = await harness.playing(BOB, CAT)
    await harness.tables.change(table.id, seats.resign, CAT)  # whose turn it is
    later = harness.restarted()
    computer_players = later.computer_players()
    await computer_players.start(later.queries)
    await computer_players.wait_until_idle()
    table = await later.tables.table(table.id)
    assert (table.moves, table.to_act) == (1, BOB)


async def test_they_wait_while_the_table_is_paused(harness: Harness) -> None:
    table = await harness.playing(BOB)
    await harness.tables.change(table.id, seats.pause, ANN)
    computer_players = harness.computer_players()
    table = await harness.tables.change(table.id, seats.resign, BOB)
    await computer_players.wait_until_idle()
    assert (await harness.tables.table(table.id)).moves == 0
    await harness.tables.change(table.id, seats.resume, ANN)
    await computer_players.wait_until_idle()
    assert (await harness.tables.table(table.id)).moves == 1


async def test_returning_during_the_search_keeps_the_turn(harness: Harness) -> None:
    table = await harness.playing(BOB)
    computer_players = harness.computer_players()
    await harness.tables.change(table.id, seats.resign, BOB)
    await harness.tables.change(table.id, seats.return_to_seat, BOB)
    await computer_players.wait_until_idle()
    table = await harness.tables.table(table.id)
    assert table.to_act in (ANN, BOB)  # one of the two was faster, and only one
    assert table.moves == (table.to_act == ANN)
    assert table.players == (BOB, ANN)


async def test_a_computers_move_cannot_be_undone_by_the_returning_player(harness: Harness) -> None:
    table = await harness.playing(BOB)
    computer_players = harness.computer_players()
    await harness.tables.change(table.id, seats.resign, BOB)
    await computer_players.wait_until_idle()
    table = await harness.tables.change(table.id, seats.return_to_seat, BOB)
    assert table.moves == 1
    assert not table.can_undo(BOB)


async def test_its_moves_are_logged_as_the_computers(harness: Harness) -> None:
    table = await harness.playing(BOB)
    computer_players = harness.computer_players()
    await harness.tables.change(table.id, seats.resign, BOB)
    await computer_players.wait_until_idle()
    [entry] = await harness.queries.move_history(table.id)
    assert entry.person == Person(BOB.id, "Bob", seats.SUBSTITUTE)


async def test_it_gets_the_view_of_its_seat_only(harness: Harness) -> None:
    """It chooses the same move for any hidden information."""
    table = await harness.playing(BOB)
    seen = table.rules.view(table.state, 0)
    other = table.rules.imagine(seen, Rng(99))
    assert other != table.state
    views = [encode_view(table.rules.view(state, 0)) for state in (table.state, other)]
    assert views[0] == views[1]
    moves = [choose_move(table.game, view, "easy", 0, 1) for view in views]
    assert moves[0] == moves[1]
    assert moves[0] in {words(legal) for legal in table.rules.legal_moves(table.state)}


@pytest.mark.parametrize("former", ["greedy", "thinker"])
async def test_a_computer_of_an_earlier_version_goes_on(harness: Harness, former: str) -> None:
    table = await with_computers(harness, 1)

    def rename(db: Connection) -> None:
        db.execute("UPDATE seats SET computer = ? WHERE computer IS NOT NULL", (former,))

    await harness.database.transaction(rename)
    computer_players = harness.computer_players()
    await harness.tables.start(table.id, ANN)
    await computer_players.wait_until_idle()
    table = await harness.play_until(table.id, lambda table: table.to_act is None)
    await computer_players.wait_until_idle()
    table = await harness.tables.table(table.id)
    assert table.to_act == ANN
    assert {person.computer for person in table.people} == {None, former}
    assert {entry.person.computer for entry in await harness.queries.move_history(table.id)} == {None, former}


async def test_nobody_resigns_twice(harness: Harness) -> None:
    table = await harness.playing(BOB, CAT)
    await harness.tables.change(table.id, seats.resign, BOB)
    with pytest.raises(NotSeated, match="left this seat"):
        await harness.tables.change(table.id, seats.resign, BOB)
    assert [table.id for table in await harness.queries.of_person(BOB)] == []

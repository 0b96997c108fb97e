"""Lobbies: computers, kicks, watching hosts, rematches, and the limit of tables."""

import asyncio
from functools import partial

import pytest

import data
from bot.domain import lobby, play, seats
from bot.domain.lobby import LEVELS, CannotKick, NoComputer
from bot.domain.log import Action
from bot.domain.refusals import NotHost, NotSeated, TableFull, TooFewPeople
from bot.domain.table import Ending, Status, Table
from bot.services.tables import MAX_TABLES, TooManyTables
from bot.storage.commit import RematchOpen
from engines.core.errors import BadRequest
from engines.core.text import Text, say
from tests.bot.harness import ANN, BOB, CAT, GUILD, Harness


async def with_computers(harness: Harness, count: int, game: str = "akropolis") -> Table:
    table = await harness.lobby(count + 1, game=game)
    for _ in range(count):
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, "greedy")
    return table


async def watched(harness: Harness, computers: int) -> Table:
    """A lobby for two whose host only watches."""
    table = await harness.lobby()
    table = await harness.tables.change(table.id, lobby.watch, ANN)
    for _ in range(computers):
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, "greedy")
    return table


class TestLobby:
    async def test_the_host_adds_and_removes_computers(self, harness: Harness) -> None:
        table = await with_computers(harness, 2)
        assert [person.computer for person in table.people] == [None, "greedy", "greedy"]
        assert table.full
        assert await harness.restarted().tables.table(table.id) == table
        with pytest.raises(TableFull):
            await harness.tables.change(table.id, lobby.add_computer, ANN, "greedy")
        for left in (2, 1):
            table = await harness.tables.change(table.id, lobby.remove_computer, ANN)
            assert len(table.people) == left
        with pytest.raises(NoComputer):
            await harness.tables.change(table.id, lobby.remove_computer, ANN)

    async def test_only_the_host_adds_computers_of_known_levels(self, harness: Harness) -> None:
        table = await harness.lobby()
        with pytest.raises(NotHost):
            await harness.tables.change(table.id, lobby.add_computer, BOB, "greedy")
        for level in ("random", "genius", ""):
            with pytest.raises(BadRequest):
                await harness.tables.change(table.id, partial(lobby.add_computer, person=ANN, level=level))

    def test_every_level_has_a_name(self) -> None:
        assert "random" not in LEVELS
        for language in data.languages():
            assert all(say(Text(f"level-{level}"), language) for level in LEVELS)

    async def test_a_lobby_with_computers_only_is_cancelled(self, harness: Harness) -> None:
        table = await with_computers(harness, 1)
        table = await harness.tables.change(table.id, lobby.leave, ANN)
        assert table.status is Status.CANCELLED

    async def test_the_host_kicks_before_the_start(self, harness: Harness) -> None:
        table = await harness.lobby(3)
        await harness.tables.join(table.id, BOB)
        with pytest.raises(NotHost):
            await harness.tables.change(table.id, lobby.kick, BOB, ANN)
        with pytest.raises(CannotKick):
            await harness.tables.change(table.id, lobby.kick, ANN, ANN)
        with pytest.raises(NotSeated):
            await harness.tables.change(table.id, lobby.kick, ANN, CAT)
        table = await harness.tables.change(table.id, lobby.kick, ANN, BOB)
        assert table.people == (ANN,)
        assert (await harness.event_keys(table.id))[-1] == "table-kicked"
        with pytest.raises(TooFewPeople):
            await harness.tables.start(table.id, ANN)


class TestWatching:
    async def test_a_host_without_a_seat_stays_the_host(self, harness: Harness) -> None:
        table = await watched(harness, 2)
        assert (table.host, table.host_watches, table.players) == (ANN, True, ())
        assert await harness.restarted().tables.table(table.id) == table
        with pytest.raises(NotSeated):
            await harness.tables.start(table.id, BOB)
        table = await harness.tables.start(table.id, ANN)
        assert (await harness.restarted().tables.table(table.id)).host == ANN

    async def test_a_watching_host_stays_the_host_when_players_change(self, harness: Harness) -> None:
        table = await watched(harness, 0)
        await harness.tables.join(table.id, BOB)
        assert (await harness.tables.change(table.id, lobby.leave, BOB)).host == ANN
        await harness.tables.join(table.id, BOB)
        await harness.tables.change(table.id, lobby.add_computer, ANN, "greedy")
        table = await harness.tables.start(table.id, BOB)
        table = await harness.tables.change(table.id, seats.resign, BOB)
        assert (table.status, table.host) == (Status.PLAYING, ANN)

    async def test_a_watching_host_who_leaves_passes_the_lobby_on_or_cancels_it(
        self, harness: Harness
    ) -> None:
        table = await watched(harness, 1)
        await harness.tables.join(table.id, BOB)
        assert (await harness.tables.change(table.id, lobby.leave, ANN)).host == BOB
        assert (
            await harness.tables.change((await watched(harness, 2)).id, lobby.leave, ANN)
        ).status is Status.CANCELLED

    async def test_a_game_of_computers_changes_no_ratings(self, harness: Harness) -> None:
        computer_players = harness.computer_players()
        table = await harness.tables.start((await watched(harness, 2)).id, ANN)
        await computer_players.wait_until_idle()
        assert (await harness.tables.table(table.id)).ending is Ending.FINISHED
        assert await harness.ratings.leaderboard(GUILD, "akropolis") == []
        assert await harness.ratings.high_scores(GUILD, "akropolis") == []

    async def test_watched_tables_count_towards_the_limit(self, harness: Harness) -> None:
        tables = [await watched(harness, 2) for _ in range(MAX_TABLES)]
        assert await harness.queries.of_person(ANN) == tables
        with pytest.raises(TooManyTables):
            await harness.lobby()

    async def test_a_moderator_may_end_it_and_a_stranger_may_not(self, harness: Harness) -> None:
        table = await harness.tables.start((await watched(harness, 2)).id, ANN)
        with pytest.raises(NotHost):
            await harness.tables.change(table.id, play.end, CAT)
        table = await harness.tables.change(table.id, lambda table: play.end(table, CAT, is_moderator=True))
        assert table.ending is Ending.ENDED


class TestRematch:
    async def test_a_table_has_one_rematch(self, harness: Harness) -> None:
        last = await harness.tables.change((await harness.playing(BOB)).id, play.end, ANN)
        assert await harness.queries.rematch_of(last.id) is None
        ask = partial(
            harness.tables.open,
            guild=GUILD,
            channel=20,
            host=ANN,
            game="akropolis",
            seats=2,
            options={},
            pace="none",
            rematch_of=last.id,
        )
        opened = await asyncio.gather(*(ask() for _ in range(3)), return_exceptions=True)
        [table] = [each for each in opened if isinstance(each, Table)]
        assert [type(each) for each in opened].count(RematchOpen) == 2
        assert await harness.queries.rematch_of(last.id) == table
        await harness.tables.change(table.id, lobby.cancel, ANN)
        assert await harness.queries.rematch_of(last.id) is None
        assert (await ask(computers=["greedy"])).full


async def test_the_number_of_tables_of_a_person_is_limited(harness: Harness) -> None:
    for channel in range(MAX_TABLES):
        await harness.lobby(channel=channel + 1)
    with pytest.raises(TooManyTables, match="20 tables"):
        await harness.lobby(channel=99)
    bobs = await harness.tables.open(
        guild=GUILD, channel=1, host=BOB, game="akropolis", seats=2, options={}, pace="none"
    )
    with pytest.raises(TooManyTables):
        await harness.tables.join(bobs.id, ANN)
    await harness.tables.change(1, lobby.leave, ANN)
    assert (await harness.tables.join(bobs.id, ANN)).full


async def test_every_action_has_text_in_every_language(harness: Harness) -> None:
    table = await with_computers(harness, 1)
    await harness.tables.change(table.id, lobby.remove_computer, ANN)
    await harness.tables.change(table.id, lobby.watch, ANN)
    await harness.tables.join(table.id, ANN)
    await harness.tables.join(table.id, BOB)
    table = await harness.tables.start(table.id, ANN)
    await harness.tables.change(table.id, seats.resign, BOB)
    await harness.tables.change(table.id, seats.return_to_seat, BOB)
    await harness.tables.change(table.id, seats.resign, BOB)
    await harness.tables.change(table.id, seats.resign, ANN)
    entries = (await harness.queries.log_page(table.id)).entries
    assert [entry.action for entry in entries][1:3] == [Action.ADDED_COMPUTER, Action.REMOVED_COMPUTER]
    for language in data.languages():
        assert all(say(event.text, language) for entry in entries for event in entry.events)

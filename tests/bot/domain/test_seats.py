"""Computers at the table, seats given up, silent tables, a rematch, and a cap on games."""

import asyncio
import sqlite3
from functools import partial

import pytest

import data
import engines
from bot.domain import inactivity, lobby, play, seats
from bot.domain.inactivity import GRACE
from bot.domain.lobby import LEVELS, CannotKick, NoComputer
from bot.domain.log import Action
from bot.domain.refusals import NotHost, NotSeated, TableFull, TooFewPeople
from bot.domain.table import Ending, Person, Status, Table
from bot.domain.time_control import DAY
from bot.runtime.worker_pool import encode_view
from bot.services.search_jobs import choose_move
from bot.services.tables import MAX_TABLES, TooManyTables
from bot.storage.commit import RematchOpen
from engines.core.errors import BadRequest, GameOver
from engines.core.game import replay
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.text import Text, say
from tests.bot.harness import ANN, BOB, CAT, DAN, GUILD, Harness


async def with_computers(harness: Harness, count: int, game: str = "akropolis") -> Table:
    table = await harness.lobby(count + 1, game=game)
    for _ in range(count):
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, "greedy")
    return table


async def watched(harness: Harness, computers: int) -> Table:
    """A lobby for two whose host has stood up."""
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

    async def test_only_the_host_and_only_levels_that_there_are(self, harness: Harness) -> None:
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

    async def test_a_table_of_computers_alone_is_called_off(self, harness: Harness) -> None:
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
    async def test_the_host_stands_up_and_stays_the_host(self, harness: Harness) -> None:
        table = await watched(harness, 2)
        assert (table.host, table.host_watches, table.players) == (ANN, True, ())
        assert await harness.restarted().tables.table(table.id) == table
        with pytest.raises(NotSeated):
            await harness.tables.start(table.id, BOB)
        table = await harness.tables.start(table.id, ANN)
        assert (await harness.restarted().tables.table(table.id)).host == ANN

    async def test_the_host_is_the_host_whoever_comes_and_goes(self, harness: Harness) -> None:
        table = await watched(harness, 0)
        await harness.tables.join(table.id, BOB)
        assert (await harness.tables.change(table.id, lobby.leave, BOB)).host == ANN
        await harness.tables.join(table.id, BOB)
        await harness.tables.change(table.id, lobby.add_computer, ANN, "greedy")
        table = await harness.tables.start(table.id, BOB)
        table = await harness.tables.change(table.id, seats.resign, BOB)
        assert (table.status, table.host) == (Status.PLAYING, ANN)

    async def test_a_host_who_leaves_the_lobby_hands_it_on_or_closes_it(self, harness: Harness) -> None:
        table = await watched(harness, 1)
        await harness.tables.join(table.id, BOB)
        assert (await harness.tables.change(table.id, lobby.leave, ANN)).host == BOB
        assert (
            await harness.tables.change((await watched(harness, 2)).id, lobby.leave, ANN)
        ).status is Status.CANCELLED

    async def test_the_game_is_played_and_nobodys_standing_changes(self, harness: Harness) -> None:
        computer_players = harness.computer_players()
        table = await harness.tables.start((await watched(harness, 2)).id, ANN)
        await computer_players.wait_until_idle()
        assert (await harness.tables.table(table.id)).ending is Ending.FINISHED
        assert await harness.ratings.leaderboard(GUILD, "akropolis") == []
        assert await harness.ratings.high_scores(GUILD, "akropolis") == []

    async def test_whoever_watches_finds_the_table_and_opens_no_end_of_them(self, harness: Harness) -> None:
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


class TestStandIns:
    @pytest.mark.parametrize("game", engines.games())
    async def test_in_every_game_the_turn_comes_back(self, harness: Harness, game: str) -> None:
        table = await with_computers(harness, 1, game)
        computer_players = harness.computer_players()
        await harness.tables.start(table.id, ANN)
        for _ in range(3):
            await computer_players.wait_until_idle()
            table = await harness.play_until(table.id, lambda table: table.to_act is None)
            await computer_players.wait_until_idle()
            assert (await harness.tables.table(table.id)).to_act == ANN
        assert {act.person.computer for act in await harness.queries.move_history(table.id)} == {
            None,
            "greedy",
        }

    async def test_one_person_and_three_computers_play_to_the_end(self, harness: Harness) -> None:
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
        acts = await harness.queries.move_history(table.id)
        assert table.setup
        assert replay(table.rules, table.setup, [act.move or "" for act in acts]) == table.state
        assert {act.person.computer for act in acts} == {None, "greedy"}

    async def test_four_seats_of_which_three_resign_play_to_the_end(self, harness: Harness) -> None:
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

    async def test_after_a_restart_they_go_on(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        await harness.tables.change(table.id, seats.resign, CAT)  # whose turn it is
        later = harness.restarted()
        computer_players = later.computer_players()
        await computer_players.start(later.queries)
        await computer_players.wait_until_idle()
        table = await later.tables.table(table.id)
        assert (table.moves, table.to_act) == (1, BOB)

    async def test_they_wait_while_the_table_pauses(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        await harness.tables.change(table.id, seats.pause, ANN)
        computer_players = harness.computer_players()
        table = await harness.tables.change(table.id, seats.resign, BOB)
        await computer_players.wait_until_idle()
        assert (await harness.tables.table(table.id)).moves == 0
        await harness.tables.change(table.id, seats.resume, ANN)
        await computer_players.wait_until_idle()
        assert (await harness.tables.table(table.id)).moves == 1

    async def test_who_comes_back_while_it_thinks_keeps_the_turn(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        computer_players = harness.computer_players()
        await harness.tables.change(table.id, seats.resign, BOB)
        await harness.tables.change(table.id, seats.return_to_seat, BOB)
        await computer_players.wait_until_idle()
        table = await harness.tables.table(table.id)
        assert table.to_act in (ANN, BOB)  # one of the two was faster, and only one
        assert table.moves == (table.to_act == ANN)
        assert table.players == (BOB, ANN)

    async def test_what_a_computer_did_is_not_taken_back_by_its_person(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        computer_players = harness.computer_players()
        await harness.tables.change(table.id, seats.resign, BOB)
        await computer_players.wait_until_idle()
        table = await harness.tables.change(table.id, seats.return_to_seat, BOB)
        assert table.moves == 1
        assert not table.can_undo(BOB)

    async def test_its_moves_say_that_they_are_its(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        computer_players = harness.computer_players()
        await harness.tables.change(table.id, seats.resign, BOB)
        await computer_players.wait_until_idle()
        [act] = await harness.queries.move_history(table.id)
        assert act.person == Person(BOB.id, "Bob", "greedy")

    async def test_it_is_given_what_its_seat_may_see(self, harness: Harness) -> None:
        """Whatever is hidden, it chooses the same."""
        table = await harness.playing(BOB)
        seen = table.rules.view(table.state, 0)
        other = table.rules.imagine(seen, Rng(99))
        assert other != table.state
        views = [encode_view(table.rules.view(state, 0)) for state in (table.state, other)]
        assert views[0] == views[1]
        moves = [choose_move(table.game, view, "greedy", 1) for view in views]
        assert moves[0] == moves[1]
        assert moves[0] in {words(legal) for legal in table.rules.legal_moves(table.state)}

    async def test_nobody_resigns_twice(self, harness: Harness) -> None:
        table = await harness.playing(BOB, CAT)
        await harness.tables.change(table.id, seats.resign, BOB)
        with pytest.raises(NotSeated, match="left this seat"):
            await harness.tables.change(table.id, seats.resign, BOB)
        assert [table.id for table in await harness.queries.of_person(BOB)] == []


class TestSilence:
    async def test_a_lobby_is_warned_then_closed(self, harness: Harness) -> None:
        table = await harness.lobby()
        assert await harness.close_due() == harness.now + inactivity.LOBBY_WAITS
        harness.now += inactivity.LOBBY_WAITS
        assert await harness.close_due() == harness.now + GRACE
        assert (await harness.tables.table(table.id)).status is Status.LOBBY
        harness.now += GRACE
        assert await harness.close_due() is None
        table = await harness.tables.table(table.id)
        assert table.status is Status.CANCELLED
        assert await harness.event_keys(table.id) == [
            "table-opened",
            "closing-warned-lobby",
            "closing-closed",
        ]

    async def test_a_game_is_warned_then_ended_and_its_log_stays(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        await harness.play(table.id)
        harness.now += inactivity.GAME_WAITS
        await harness.close_due()
        harness.now += GRACE
        await harness.close_due()
        table = await harness.tables.table(table.id)
        assert (table.status, table.ending, table.moves) == (Status.OVER, Ending.ENDED, 1)
        assert (await harness.event_keys(table.id))[-2:] == ["closing-warned-playing", "closing-ended"]
        with pytest.raises(GameOver):
            await harness.tables.change(table.id, seats.resign, ANN)

    async def test_a_move_saves_a_table_that_was_warned(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        harness.now += inactivity.GAME_WAITS
        await harness.close_due()
        table = await harness.play(table.id)
        harness.now += GRACE
        await harness.close_due()
        assert (await harness.tables.table(table.id)).status is Status.PLAYING

    async def test_a_paused_table_has_longer(self, harness: Harness) -> None:
        table = await harness.playing(BOB)
        await harness.tables.change(table.id, seats.pause, ANN)
        assert await harness.close_due() == harness.now + inactivity.PAUSE_WAITS

    async def test_a_table_is_warned_once(self, harness: Harness) -> None:
        table = await harness.lobby()
        harness.now += inactivity.LOBBY_WAITS + DAY
        await asyncio.gather(*(harness.close_due() for _ in range(3)))
        assert (await harness.event_keys(table.id)).count("closing-warned-lobby") == 1

    async def test_a_damaged_table_holds_up_no_other(self, harness: Harness) -> None:
        broken, sound = await harness.playing(BOB), await harness.lobby(channel=21)

        def damage(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET state = '{' WHERE id = ?", (broken.id,))

        await harness.database.transaction(damage)
        later = harness.restarted()
        later.now += inactivity.GAME_WAITS
        await later.close_due()
        assert (await harness.event_keys(sound.id))[-1] == "closing-warned-lobby"


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


async def test_nobody_sits_at_very_many_tables(harness: Harness) -> None:
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


async def test_every_deed_at_a_table_is_told_in_every_language(harness: Harness) -> None:
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
    acts = (await harness.queries.log_page(table.id)).entries
    assert [act.action for act in acts][1:3] == [Action.ADDED_COMPUTER, Action.REMOVED_COMPUTER]
    for language in data.languages():
        assert all(say(event.text, language) for act in acts for event in act.events)

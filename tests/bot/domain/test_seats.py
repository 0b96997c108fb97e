"""Computers at the table, seats given up, silent tables, a rematch, and a cap on games."""

import asyncio
import sqlite3
from functools import partial

import pytest

import data
import engines
from bot.domain import inactivity, play, seats
from bot.domain.inactivity import DAY, GRACE
from bot.domain.play import NotHost, NotSeated, TableFull, TooFewPeople
from bot.domain.seats import LEVELS, CannotKick, NoComputer
from bot.domain.table import Action, Person, Status
from bot.runtime.worker_pool import encode_view
from bot.services import tables as service
from bot.services.ratings import Ratings
from bot.services.search_jobs import chosen
from bot.services.tables import Ending, RematchOpen, Table, TooManyTables
from engines.core.errors import BadRequest, GameOver
from engines.core.game import replay
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.text import Text, say
from tests.bot.hall import ANN, BOB, CAT, DAN, GUILD, Hall


async def with_computers(hall: Hall, count: int, game: str = "akropolis") -> Table:
    table = await hall.lobby(count + 1, game=game)
    for _ in range(count):
        table = await hall.tables.do(table.id, lambda table: seats.computer_added(table, ANN, "greedy"))
    return table


async def watched(hall: Hall, computers: int) -> Table:
    """A lobby for two whose host has stood up."""
    table = await hall.lobby()
    table = await hall.tables.do(table.id, lambda table: seats.watching(table, ANN))
    for _ in range(computers):
        table = await hall.tables.do(table.id, lambda table: seats.computer_added(table, ANN, "greedy"))
    return table


class TestLobby:
    async def test_the_host_adds_and_removes_computers(self, hall: Hall) -> None:
        table = await with_computers(hall, 2)
        assert [person.computer for person in table.people] == [None, "greedy", "greedy"]
        assert table.full
        assert await hall.service().table(table.id) == table
        with pytest.raises(TableFull):
            await hall.tables.do(table.id, lambda table: seats.computer_added(table, ANN, "greedy"))
        for left in (2, 1):
            table = await hall.tables.do(table.id, lambda table: seats.computer_removed(table, ANN))
            assert len(table.people) == left
        with pytest.raises(NoComputer):
            await hall.tables.do(table.id, lambda table: seats.computer_removed(table, ANN))

    async def test_only_the_host_and_only_levels_that_there_are(self, hall: Hall) -> None:
        table = await hall.lobby()
        with pytest.raises(NotHost):
            await hall.tables.do(table.id, lambda table: seats.computer_added(table, BOB, "greedy"))
        for level in ("random", "genius", ""):
            with pytest.raises(BadRequest):
                await hall.tables.do(table.id, partial(seats.computer_added, person=ANN, level=level))

    def test_every_level_has_a_name(self) -> None:
        assert "random" not in LEVELS
        for language in data.languages():
            assert all(say(Text(f"level-{level}"), language) for level in LEVELS)

    async def test_a_table_of_computers_alone_is_called_off(self, hall: Hall) -> None:
        table = await with_computers(hall, 1)
        table = await hall.tables.leave(table.id, ANN)
        assert table.status is Status.CANCELLED

    async def test_the_host_kicks_before_the_start(self, hall: Hall) -> None:
        table = await hall.lobby(3)
        await hall.tables.join(table.id, BOB)
        with pytest.raises(NotHost):
            await hall.tables.do(table.id, lambda table: seats.kicked(table, BOB, ANN))
        with pytest.raises(CannotKick):
            await hall.tables.do(table.id, lambda table: seats.kicked(table, ANN, ANN))
        with pytest.raises(NotSeated):
            await hall.tables.do(table.id, lambda table: seats.kicked(table, ANN, CAT))
        table = await hall.tables.do(table.id, lambda table: seats.kicked(table, ANN, BOB))
        assert table.people == (ANN,)
        assert (await hall.keys(table.id))[-1] == "table-kicked"
        with pytest.raises(TooFewPeople):
            await hall.tables.start(table.id, ANN)


class TestWatching:
    async def test_the_host_stands_up_and_stays_the_host(self, hall: Hall) -> None:
        table = await watched(hall, 2)
        assert (table.host, table.host_watches, table.players) == (ANN, True, ())
        assert await hall.service().table(table.id) == table
        with pytest.raises(NotSeated):
            await hall.tables.start(table.id, BOB)
        table = await hall.tables.start(table.id, ANN)
        assert (await hall.service().table(table.id)).host == ANN

    async def test_the_host_is_the_host_whoever_comes_and_goes(self, hall: Hall) -> None:
        table = await watched(hall, 0)
        await hall.tables.join(table.id, BOB)
        assert (await hall.tables.leave(table.id, BOB)).host == ANN
        await hall.tables.join(table.id, BOB)
        await hall.tables.do(table.id, lambda table: seats.computer_added(table, ANN, "greedy"))
        table = await hall.tables.start(table.id, BOB)
        table = await hall.tables.resign(table.id, BOB)
        assert (table.status, table.host) == (Status.PLAYING, ANN)

    async def test_a_host_who_leaves_the_lobby_hands_it_on_or_closes_it(self, hall: Hall) -> None:
        table = await watched(hall, 1)
        await hall.tables.join(table.id, BOB)
        assert (await hall.tables.leave(table.id, ANN)).host == BOB
        assert (await hall.tables.leave((await watched(hall, 2)).id, ANN)).status is Status.CANCELLED

    async def test_the_game_is_played_and_nobodys_standing_changes(self, hall: Hall) -> None:
        computer_players = hall.computer_players()
        table = await hall.tables.start((await watched(hall, 2)).id, ANN)
        await computer_players.wait_until_idle()
        assert (await hall.tables.table(table.id)).ending is Ending.FINISHED
        assert await Ratings(hall.store).ranks(GUILD, "akropolis") == []
        assert await Ratings(hall.store).bests(GUILD, "akropolis") == []

    async def test_whoever_watches_finds_the_table_and_opens_no_end_of_them(self, hall: Hall) -> None:
        tables = [await watched(hall, 2) for _ in range(service.MOST)]
        assert await hall.tables.of(ANN) == tables
        with pytest.raises(TooManyTables):
            await hall.lobby()

    async def test_a_moderator_may_end_it_and_a_stranger_may_not(self, hall: Hall) -> None:
        table = await hall.tables.start((await watched(hall, 2)).id, ANN)
        with pytest.raises(NotHost):
            await hall.tables.end(table.id, CAT)
        table = await hall.tables.do(table.id, lambda table: play.ended(table, CAT, moderates=True))
        assert table.ending is Ending.ENDED


class TestStandIns:
    @pytest.mark.parametrize("game", engines.games())
    async def test_in_every_game_the_turn_comes_back(self, hall: Hall, game: str) -> None:
        table = await with_computers(hall, 1, game)
        computer_players = hall.computer_players()
        await hall.tables.start(table.id, ANN)
        for _ in range(3):
            await computer_players.wait_until_idle()
            table = await hall.play_on(table.id, lambda table: table.to_act is None)
            await computer_players.wait_until_idle()
            assert (await hall.tables.table(table.id)).to_act == ANN
        assert {act.person.computer for act in await hall.tables.line(table)} == {None, "greedy"}

    async def test_one_person_and_three_computers_play_to_the_end(self, hall: Hall) -> None:
        table = await with_computers(hall, 3)
        computer_players = hall.computer_players()
        await hall.tables.start(table.id, ANN)
        await computer_players.wait_until_idle()
        table = await hall.tables.table(table.id)
        while table.to_act:
            assert table.to_act == ANN
            await hall.play(table.id)
            await computer_players.wait_until_idle()
            table = await hall.tables.table(table.id)
        assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
        acts = await hall.tables.line(table)
        assert replay(table.rules, table.setup, [act.words or "" for act in acts]) == table.state
        assert {act.person.computer for act in acts} == {None, "greedy"}

    async def test_four_seats_of_which_three_resign_play_to_the_end(self, hall: Hall) -> None:
        table = await hall.playing(BOB, CAT, DAN)
        computer_players = hall.computer_players()
        for person in (ANN, CAT, DAN):  # the host too
            table = await hall.tables.resign(table.id, person)
        assert (table.host, table.players) == (BOB, (BOB,))
        await computer_players.wait_until_idle()
        while (table := await hall.tables.table(table.id)).to_act:
            assert table.to_act == BOB
            await hall.play(table.id)
            await computer_players.wait_until_idle()
        assert table.ending is Ending.FINISHED

    async def test_after_a_restart_they_go_on(self, hall: Hall) -> None:
        table = await hall.playing(BOB, CAT)
        await hall.tables.resign(table.id, CAT)  # whose turn it is
        later = hall.service()
        computer_players = hall.computer_players(later)
        await computer_players.start()
        await computer_players.wait_until_idle()
        table = await later.table(table.id)
        assert (table.moves, table.to_act) == (1, BOB)

    async def test_they_wait_while_the_table_pauses(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        await hall.tables.do(table.id, lambda table: seats.paused(table, ANN))
        computer_players = hall.computer_players()
        table = await hall.tables.resign(table.id, BOB)
        await computer_players.wait_until_idle()
        assert (await hall.tables.table(table.id)).moves == 0
        await hall.tables.do(table.id, lambda table: seats.resumed(table, ANN))
        await computer_players.wait_until_idle()
        assert (await hall.tables.table(table.id)).moves == 1

    async def test_who_comes_back_while_it_thinks_keeps_the_turn(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        computer_players = hall.computer_players()
        await hall.tables.resign(table.id, BOB)
        await hall.tables.do(table.id, lambda table: seats.returned(table, BOB))
        await computer_players.wait_until_idle()
        table = await hall.tables.table(table.id)
        assert table.to_act in (ANN, BOB)  # one of the two was faster, and only one
        assert table.moves == (table.to_act == ANN)
        assert table.players == (BOB, ANN)

    async def test_what_a_computer_did_is_not_taken_back_by_its_person(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        computer_players = hall.computer_players()
        await hall.tables.resign(table.id, BOB)
        await computer_players.wait_until_idle()
        table = await hall.tables.do(table.id, lambda table: seats.returned(table, BOB))
        assert table.moves == 1
        assert not table.can_undo(BOB)

    async def test_its_moves_say_that_they_are_its(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        computer_players = hall.computer_players()
        await hall.tables.resign(table.id, BOB)
        await computer_players.wait_until_idle()
        [act] = await hall.tables.line(await hall.tables.table(table.id))
        assert act.person == Person(BOB.id, "Bob", "greedy")

    async def test_it_is_given_what_its_seat_may_see(self, hall: Hall) -> None:
        """Whatever is hidden, it chooses the same."""
        table = await hall.playing(BOB)
        seen = table.rules.view(table.state, 0)
        other = table.rules.imagine(seen, Rng(99))
        assert other != table.state
        views = [encode_view(table.rules.view(state, 0)) for state in (table.state, other)]
        assert views[0] == views[1]
        moves = [chosen(table.game, view, "greedy", 1) for view in views]
        assert moves[0] == moves[1]
        assert moves[0] in {words(legal) for legal in table.rules.legal_moves(table.state)}

    async def test_nobody_resigns_twice(self, hall: Hall) -> None:
        table = await hall.playing(BOB, CAT)
        await hall.tables.resign(table.id, BOB)
        with pytest.raises(NotSeated, match="left this seat"):
            await hall.tables.resign(table.id, BOB)
        assert [table.id for table in await hall.tables.of(BOB)] == []


class TestSilence:
    async def test_a_lobby_is_warned_then_closed(self, hall: Hall) -> None:
        table = await hall.lobby()
        assert await hall.tend() == hall.now + inactivity.LOBBY_WAITS
        hall.now += inactivity.LOBBY_WAITS
        assert await hall.tend() == hall.now + GRACE
        assert (await hall.tables.table(table.id)).status is Status.LOBBY
        hall.now += GRACE
        assert await hall.tend() is None
        table = await hall.tables.table(table.id)
        assert table.status is Status.CANCELLED
        assert await hall.keys(table.id) == ["table-opened", "closing-warned-lobby", "closing-closed"]

    async def test_a_game_is_warned_then_ended_and_its_log_stays(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        await hall.play(table.id)
        hall.now += inactivity.GAME_WAITS
        await hall.tend()
        hall.now += GRACE
        await hall.tend()
        table = await hall.tables.table(table.id)
        assert (table.status, table.ending, table.moves) == (Status.OVER, Ending.ENDED, 1)
        assert (await hall.keys(table.id))[-2:] == ["closing-warned-playing", "closing-ended"]
        with pytest.raises(GameOver):
            await hall.tables.resign(table.id, ANN)

    async def test_a_move_saves_a_table_that_was_warned(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        hall.now += inactivity.GAME_WAITS
        await hall.tend()
        table = await hall.play(table.id)
        hall.now += GRACE
        await hall.tend()
        assert (await hall.tables.table(table.id)).status is Status.PLAYING

    async def test_a_paused_table_has_longer(self, hall: Hall) -> None:
        table = await hall.playing(BOB)
        await hall.tables.do(table.id, lambda table: seats.paused(table, ANN))
        assert await hall.tend() == hall.now + inactivity.PAUSE_WAITS

    async def test_a_table_is_warned_once(self, hall: Hall) -> None:
        table = await hall.lobby()
        hall.now += inactivity.LOBBY_WAITS + DAY
        await asyncio.gather(*(hall.tend() for _ in range(3)))
        assert (await hall.keys(table.id)).count("closing-warned-lobby") == 1

    async def test_a_damaged_table_holds_up_no_other(self, hall: Hall) -> None:
        broken, sound = await hall.playing(BOB), await hall.lobby(channel=21)

        def damage(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET state = '{' WHERE id = ?", (broken.id,))

        await hall.store.transaction(damage)
        hall.tables = hall.service()
        hall.now += inactivity.GAME_WAITS
        await hall.tend()
        assert (await hall.keys(sound.id))[-1] == "closing-warned-lobby"


class TestRematch:
    async def test_a_table_has_one_rematch(self, hall: Hall) -> None:
        last = await hall.tables.end((await hall.playing(BOB)).id, ANN)
        assert await hall.tables.rematch(last.id) is None
        ask = partial(
            hall.tables.open,
            guild=GUILD,
            channel=20,
            host=ANN,
            game="akropolis",
            seats=2,
            options={},
            pace="none",
            follows=last.id,
        )
        opened = await asyncio.gather(*(ask() for _ in range(3)), return_exceptions=True)
        [table] = [each for each in opened if isinstance(each, Table)]
        assert [type(each) for each in opened].count(RematchOpen) == 2
        assert await hall.tables.rematch(last.id) == table
        await hall.tables.cancel(table.id, ANN)
        assert await hall.tables.rematch(last.id) is None
        assert (await ask(computers=["greedy"])).full


async def test_nobody_sits_at_very_many_tables(hall: Hall) -> None:
    for channel in range(service.MOST):
        await hall.lobby(channel=channel + 1)
    with pytest.raises(TooManyTables, match="20 tables"):
        await hall.lobby(channel=99)
    bobs = await hall.tables.open(
        guild=GUILD, channel=1, host=BOB, game="akropolis", seats=2, options={}, pace="none"
    )
    with pytest.raises(TooManyTables):
        await hall.tables.join(bobs.id, ANN)
    await hall.tables.leave(1, ANN)
    assert (await hall.tables.join(bobs.id, ANN)).full


async def test_every_deed_at_a_table_is_told_in_every_language(hall: Hall) -> None:
    table = await with_computers(hall, 1)
    await hall.tables.do(table.id, lambda table: seats.computer_removed(table, ANN))
    await hall.tables.do(table.id, lambda table: seats.watching(table, ANN))
    await hall.tables.join(table.id, ANN)
    await hall.tables.join(table.id, BOB)
    table = await hall.tables.start(table.id, ANN)
    await hall.tables.resign(table.id, BOB)
    await hall.tables.do(table.id, lambda table: seats.returned(table, BOB))
    await hall.tables.resign(table.id, BOB)
    await hall.tables.resign(table.id, ANN)
    acts = (await hall.tables.log(table.id)).acts
    assert [act.deed for act in acts][1:3] == [Action.ADDED_COMPUTER, Action.REMOVED_COMPUTER]
    for language in data.languages():
        assert all(say(event.text, language) for act in acts for event in act.events)

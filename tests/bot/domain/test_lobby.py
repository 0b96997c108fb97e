"""Lobbies: computers, kicks, watching hosts, rematches, and the limit of tables."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

import data
import engines
from bot.domain.decisions import lobby, play, seats
from bot.domain.decisions.lobby import CannotKick, NoComputer
from bot.domain.log import Action, PersonReplaced
from bot.domain.refusals import AlreadySeated, NotHost, NotOpen, NotSeated, TableFull, TooFewPeople
from bot.domain.table import Ending, Person, Status, Table
from bot.services.tables import TooManyTables
from bot.storage.tables.commit import RematchOpen
from engines.core.errors import BadRequest, GameOver
from engines.core.levels import LEVELS
from engines.core.text import Text, Who, say
from tests.bot.domain import pure
from tests.bot.harness import ANN, BOB, CAT, GUILD, ZOE, Harness


async def with_computers(harness: Harness, count: int, game: str = "akropolis") -> Table:
    table = await harness.lobby(count + 1, game=game)
    for _ in range(count):
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, "easy")
    return table


async def watched(harness: Harness, computers: int) -> Table:
    """A lobby for two whose host only watches."""
    table = await harness.lobby()
    table = await harness.tables.change(table.id, lobby.watch, ANN)
    for _ in range(computers):
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, "easy")
    return table


class TestLobby:
    async def test_the_host_adds_and_removes_computers(self, harness: Harness) -> None:
        table = await with_computers(harness, 2)
        assert [person.computer for person in table.people] == [None, "easy", "easy"]
        assert table.full
        assert await harness.restarted().tables.table(table.id) == table
        with pytest.raises(TableFull):
            await harness.tables.change(table.id, lobby.add_computer, ANN, "easy")
        for left in (2, 1):
            table = await harness.tables.change(table.id, lobby.remove_computer, ANN)
            assert len(table.people) == left
        with pytest.raises(NoComputer):
            await harness.tables.change(table.id, lobby.remove_computer, ANN)

    async def test_only_the_host_adds_computers_of_known_levels(self, harness: Harness) -> None:
        table = await harness.lobby()
        with pytest.raises(NotHost):
            await harness.tables.change(table.id, lobby.add_computer, BOB, "easy")
        for level in ("random", "genius", ""):
            with pytest.raises(BadRequest):
                await harness.tables.change(table.id, partial(lobby.add_computer, person=ANN, level=level))

    def test_every_level_has_a_name_of_its_own(self) -> None:
        assert [*LEVELS] == ["easy", "medium", "hard", "master"]
        for language in data.languages():
            assert len({say(Text(f"level-{level}"), language) for level in LEVELS}) == len(LEVELS)

    @pytest.mark.parametrize(("former", "level"), [("greedy", "easy"), ("thinker", "hard")])
    async def test_an_old_lobby_card_has_buttons_that_still_work(
        self, harness: Harness, former: str, level: str
    ) -> None:
        table = await harness.lobby(2)
        table = await harness.tables.change(table.id, lobby.add_computer, ANN, former)
        assert [person.computer for person in table.people] == [None, level]
        for language in data.languages():
            assert say(Text(f"level-{former}"), language) == say(Text(f"level-{level}"), language)

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
        await harness.tables.change(table.id, lobby.add_computer, ANN, "easy")
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
        tables = [await watched(harness, 2) for _ in range(20)]
        assert await harness.queries.of_person(ANN) == tables
        with pytest.raises(TooManyTables):
            await harness.lobby()

    async def test_a_moderator_may_end_it_and_a_stranger_may_not(self, harness: Harness) -> None:
        table = await harness.tables.start((await watched(harness, 2)).id, ANN)
        with pytest.raises(NotHost):
            await harness.tables.change(table.id, play.end, CAT)
        table = await harness.tables.change(table.id, lambda table: play.end(table, CAT, is_moderator=True))
        assert table.ending is Ending.ENDED


class TestDecisions:
    """The same without a database: every refusal, and what each decision leaves behind."""

    @pytest.mark.parametrize(
        "decide",
        [
            lambda table: lobby.join(table, CAT),
            lambda table: lobby.leave(table, BOB),
            lambda table: lobby.cancel(table, ANN),
            lambda table: lobby.start(table, ANN, table.people, 7),
            lambda table: lobby.add_computer(table, ANN, "easy"),
            lambda table: lobby.remove_computer(table, ANN),
            lambda table: lobby.kick(table, ANN, BOB),
            lambda table: lobby.watch(table, ANN),
        ],
    )
    def test_nothing_of_it_happens_after_the_lobby(self, decide: Callable[[Table], object]) -> None:
        table = replace(pure.lobby_of(ANN, BOB, pure.COMPUTER), seats_wanted=4)
        decide(table)
        with pytest.raises(NotOpen):
            decide(replace(table, status=Status.PLAYING))
        with pytest.raises(GameOver, match="cancelled"):
            decide(replace(table, status=Status.CANCELLED))

    @pytest.mark.parametrize(
        "decide",
        [
            lambda table: lobby.cancel(table, BOB),
            lambda table: lobby.start(table, BOB, table.people, 7),
            lambda table: lobby.add_computer(table, BOB, "easy"),
            lambda table: lobby.remove_computer(table, BOB),
            lambda table: lobby.kick(table, BOB, ANN),
            lambda table: lobby.watch(table, BOB),
        ],
    )
    def test_only_the_host_may(self, decide: Callable[[Table], object]) -> None:
        with pytest.raises(NotHost):
            decide(pure.lobby_of(ANN, BOB, pure.COMPUTER, seats=4))

    def test_joining_takes_the_next_seat(self) -> None:
        table = pure.lobby_of(ANN, BOB, seats=3)
        assert lobby.join(table, CAT).table.people == (ANN, BOB, CAT)
        with pytest.raises(AlreadySeated):
            lobby.join(table, BOB)
        with pytest.raises(TableFull):
            lobby.join(pure.lobby_of(ANN, BOB), CAT)

    def test_leaving_removes_one_person(self) -> None:
        table = pure.lobby_of(ANN, BOB, CAT)
        after = lobby.leave(table, BOB).table
        assert (after.people, after.host, after.status) == ((ANN, CAT), ANN, Status.LOBBY)
        after = lobby.leave(table, ANN).table
        assert (after.people, after.host) == ((BOB, CAT), BOB)
        with pytest.raises(NotSeated):
            lobby.leave(table, ZOE)

    def test_a_full_table_is_started_by_anyone_seated_or_its_watching_host(self) -> None:
        table = pure.lobby_of(BOB, CAT)
        for person in (ANN, BOB):
            assert lobby.start(table, person, table.people, 7).table.status is Status.PLAYING
        with pytest.raises(NotSeated):
            lobby.start(table, ZOE, table.people, 7)

    def test_the_start_sets_the_game_up_for_these_people(self) -> None:
        table = pure.lobby_of(ANN, BOB, CAT, seats=4)
        change = lobby.start(table, ANN, (CAT, ANN, BOB), 7)
        after = change.table
        assert (after.people, after.to_act) == ((CAT, ANN, BOB), CAT)
        assert after.setup
        assert (after.setup.seats, after.setup.seed, change.action) == (3, 7, Action.STARTED)
        assert [event.text.args for event in change.events] == [{"who": Who(0)}]

    def test_how_many_are_missing(self) -> None:
        with pytest.raises(TooFewPeople) as refused:
            lobby.start(pure.lobby_of(ANN, seats=4), ANN, (ANN,), 7)
        assert refused.value.why.args == {"missing": 1}

    def test_a_computer_gets_the_first_free_id(self) -> None:
        people = (ANN, Person(-1, "", "easy"), Person(-3, "", "easy"))
        assert lobby.new_computer(people, "hard") == Person(-2, "", "hard")
        assert lobby.new_computer((ANN,), "easy") == Person(-1, "", "easy")

    def test_the_last_computer_is_removed_and_nobody_else(self) -> None:
        first, second = Person(-1, "", "easy"), Person(-2, "", "easy")
        table = pure.lobby_of(ANN, first, second, BOB)
        assert lobby.remove_computer(table, ANN).table.people == (ANN, first, BOB)

    def test_a_kick_removes_that_person_and_names_them(self) -> None:
        change = lobby.kick(pure.lobby_of(ANN, BOB, CAT), ANN, BOB)
        assert (change.table.people, change.payload) == ((ANN, CAT), PersonReplaced(BOB.id))

    def test_a_watching_host_has_no_seat_and_needs_one_to_watch(self) -> None:
        table = lobby.watch(pure.lobby_of(BOB, ANN, CAT), ANN).table
        assert (table.people, table.host, table.host_watches) == ((BOB, CAT), ANN, True)
        with pytest.raises(NotSeated):
            lobby.watch(table, ANN)

    def test_the_host_stays_if_they_play_else_the_first_player_follows(self) -> None:
        resigned = replace(ANN, computer="easy")
        assert lobby.choose_host(ANN, (BOB, ANN)) == ANN
        assert lobby.choose_host(ANN, (pure.COMPUTER, BOB, CAT)) == BOB
        assert lobby.choose_host(ANN, (resigned, CAT, BOB)) == CAT


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
        assert (await ask(computers=["easy"])).full


async def test_the_number_of_tables_of_a_person_is_limited(harness: Harness) -> None:
    for channel in range(20):
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


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_demand_the_host_has_the_seat_that_is_first_to_act(seats: int, seed: int) -> None:
    """In Cities, who is first to act is drawn by lot."""
    people = [pure.ANN, *(Person(-number, "", "easy") for number in range(1, seats))]
    rules = engines.game("cities")
    table = replace(pure.lobby_of(*people), game="cities", options=rules.options())
    ordered = lobby.beginning_with(table, pure.ANN, people[::-1], seed)
    assert lobby.start(table, pure.ANN, ordered, seed).table.to_act == pure.ANN
    assert set(ordered) == set(people)

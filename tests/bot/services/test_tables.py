"""Tables over a real file: seats, turns, undo, and concurrent presses."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import msgspec
import pytest

import data
from bot.domain.decisions import lobby, play, seats
from bot.domain.log import Action, LogEntry, MovePlayed, MovesUndone
from bot.domain.refusals import (
    AlreadySeated,
    NothingToUndo,
    NotHost,
    NotOpen,
    NotSeated,
    NotStarted,
    TableFull,
    TooFewPeople,
)
from bot.domain.table import Card, Ending, Person, Status, Table
from bot.services.outbox import Outbox
from bot.services.queries import TableQueries
from bot.services.table_loader import TableNotFound
from bot.services.tables import MoveResult, Tables
from bot.storage.connection import Connection
from bot.storage.database import Database, Place
from bot.storage.tables import table_rows
from engines.core.errors import (
    BadSetup,
    CorruptSave,
    GameOver,
    IllegalMove,
    NewerSave,
    NotYourTurn,
    Refusal,
    StaleBoard,
    UnknownGame,
)
from engines.core.game import Setup, replay
from engines.core.notation import words
from engines.core.text import Text, say
from tests.bot.databases import change_log, only_sqlite

ANN, BOB, CAT, DAN = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat", "Dan"), 101))
STRANGER = Person(999, "Zoe")
SEED = 0x5EED_5EED_5EED


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    opened = await Database.open(place)
    yield opened
    await opened.close()


@pytest.fixture
def tables(database: Database) -> Tables:
    return Tables(database, seeds=lambda _: SEED, shuffle=lambda people: people[::-1], clock=lambda: 1000.5)


def queries(tables: Tables) -> TableQueries:
    """Queries on the same file with the same cache."""
    return TableQueries(tables._database, tables.loader)


def outbox(tables: Tables) -> Outbox:
    return Outbox(tables._database)


async def open_lobby(tables: Tables, seats: int = 2, channel: int = 20) -> Table:
    return await tables.open(
        guild=10, channel=channel, host=ANN, game="akropolis", seats=seats, options={}, pace="daily"
    )


async def playing(tables: Tables, *others: Person, channel: int = 20) -> Table:
    others = others or (BOB,)
    table = await open_lobby(tables, len(others) + 1, channel)
    for other in others:
        await tables.join(table.id, other)
    return await tables.start(table.id, ANN)


def mover(table: Table) -> Person:
    assert table.to_act
    return table.to_act


def other(table: Table) -> Person:
    return next(person for person in table.people if person != table.to_act)


def a_move(table: Table) -> str:
    return words(table.rules.legal_moves(table.state)[0])


def setup_of(table: Table) -> Setup[msgspec.Struct]:
    assert table.setup
    return table.setup


async def make_moves(tables: Tables, table: Table, moves: int = 1) -> MoveResult:
    for _ in range(moves):
        turn = await tables.play(table.id, mover(table), table.revision, [a_move(table)])
        table = turn.table
    return turn


async def kinds(*asked: Awaitable[object]) -> Counter[str]:
    """The types of the results and errors of concurrent calls."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    return Counter(type(answer).__name__ for answer in answers)


async def unchanged(tables: Tables, table: Table, kind: type[Refusal], asked: Awaitable[object]) -> str:
    """The sentence of a refusal that changed neither the table nor its log."""
    log = await queries(tables).log_page(table.id)
    with pytest.raises(kind) as refusal:
        await asked
    assert await tables.table(table.id) == table
    assert await queries(tables).log_page(table.id) == log
    assert all(say(refusal.value.why, language) for language in data.languages())
    return str(refusal.value)


class TestLobby:
    async def test_a_table_opens_with_its_host_seated(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        assert (table.status, table.host, table.people) == (Status.LOBBY, ANN, (ANN,))
        assert (table.revision, table.actor, table.moves) == (1, ANN, 0)
        assert (table.guild, table.channel, table.thread, table.pace) == (10, 20, None, "daily")
        assert (table.current, table.state, table.setup, table.opened) == (None, None, None, 1000)
        assert await tables.table(table.id) == table

    @pytest.mark.parametrize("seats", [0, 1, 5, 99])
    async def test_a_table_of_a_wrong_size_is_refused(self, tables: Tables, seats: int) -> None:
        with pytest.raises(BadSetup, match="2 to 4"):
            await open_lobby(tables, seats)

    async def test_options_are_the_games_own(self, tables: Tables) -> None:
        ask = partial(tables.open, guild=None, channel=1, host=ANN, seats=2, pace="none")
        table = await ask(game="akropolis", options={"tiles": "all"})
        assert await tables.table(table.id) == table
        assert table.options == msgspec.convert({"tiles": "all"}, table.rules.options)
        assert (await ask(game="akropolis", options=table.options)).options == table.options
        with pytest.raises(BadSetup):
            await ask(game="akropolis", options={"tiles": "none"})
        with pytest.raises(UnknownGame):
            await ask(game="chess", options={})

    async def test_people_join_until_it_is_full(self, tables: Tables) -> None:
        table = await open_lobby(tables, 3)
        await tables.join(table.id, BOB)
        table = await tables.join(table.id, CAT)
        assert table.people == (ANN, BOB, CAT)
        assert table.full
        await unchanged(tables, table, TableFull, tables.join(table.id, DAN))

    async def test_a_person_has_one_seat(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        await unchanged(tables, table, AlreadySeated, tables.join(table.id, ANN))

    async def test_only_one_person_gets_the_last_seat(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        crowd = [Person(number, "P") for number in range(1, 21)]
        assert await kinds(*(tables.join(table.id, person) for person in crowd)) == {
            "Table": 1,
            "TableFull": 19,
        }

    async def test_a_person_who_left_may_join_again(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        await tables.join(table.id, BOB)
        assert (await tables.change(table.id, lobby.leave, BOB)).people == (ANN,)
        assert (await tables.join(table.id, BOB)).people == (ANN, BOB)

    async def test_the_next_player_becomes_host_when_the_host_leaves(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        await tables.join(table.id, BOB)
        table = await tables.change(table.id, lobby.leave, ANN)
        assert (table.host, table.people, table.status) == (BOB, (BOB,), Status.LOBBY)
        assert await tables.table(table.id) == msgspec.structs.replace(table, actor=None)

    async def test_the_last_to_leave_cancels_the_table(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        table = await tables.change(table.id, lobby.leave, ANN)
        assert table.status is Status.CANCELLED
        await unchanged(tables, table, GameOver, tables.join(table.id, BOB))

    async def test_the_host_alone_cancels(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        table = await tables.join(table.id, BOB)
        assert "Ann" in await unchanged(tables, table, NotHost, tables.change(table.id, lobby.cancel, BOB))
        table = await tables.change(table.id, lobby.cancel, ANN)
        assert table.status is Status.CANCELLED
        await unchanged(tables, table, GameOver, tables.play(table.id, ANN, table.revision, ["place"]))

    async def test_a_name_is_the_latest_one(self, tables: Tables) -> None:
        table = await open_lobby(tables, channel=1)
        await tables.open(
            guild=10,
            channel=2,
            host=Person(ANN.id, "Anna"),
            game="akropolis",
            seats=2,
            options={},
            pace="daily",
        )
        assert (await tables.table(table.id)).host.name == "Anna"


class TestStart:
    async def test_seats_are_shuffled_and_the_seed_is_drawn(self, tables: Tables) -> None:
        table = await playing(tables, BOB, CAT)
        assert table.people == (CAT, BOB, ANN)
        assert table.setup == Setup(3, SEED, table.options)
        assert table.state == table.rules.new(table.setup)
        assert (table.status, table.current, table.to_act) == (Status.PLAYING, 0, CAT)
        assert await tables.table(table.id) == table

    async def test_real_shuffles_and_seeds_differ(self, database: Database) -> None:
        tables = Tables(database)
        started = [await playing(tables, BOB, CAT, DAN) for _ in range(20)]
        assert len({table.people for table in started}) > 3
        assert len({(table.setup and table.setup.seed) for table in started}) == 20

    async def test_options_that_so_many_players_cannot_have_are_refused(self, tables: Tables) -> None:
        ask = partial(tables.open, guild=None, channel=1, host=ANN, seats=3, pace="none", game="cities")
        table = await ask(options={"length": "long"})
        for person in (BOB, CAT):
            table = await tables.join(table.id, person)
        why = await unchanged(tables, table, BadSetup, tables.start(table.id, ANN))
        assert why == "The long game is for 2 players; you are 3."
        await tables.change(table.id, lobby.leave, CAT)
        assert (await tables.start(table.id, ANN)).status is Status.PLAYING

    async def test_the_host_may_start_early(self, tables: Tables) -> None:
        table = await open_lobby(tables, 4)
        missing = await unchanged(tables, table, TooFewPeople, tables.start(table.id, ANN))
        assert missing == "One more player is needed to begin."
        table = await tables.join(table.id, BOB)
        await unchanged(tables, table, NotHost, tables.start(table.id, BOB))
        table = await tables.start(table.id, ANN)
        assert table.setup
        assert table.setup.seats == 2

    async def test_anyone_seated_may_start_a_full_table(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        table = await tables.join(table.id, BOB)
        await unchanged(tables, table, NotSeated, tables.start(table.id, STRANGER))
        assert (await tables.start(table.id, BOB)).status is Status.PLAYING

    async def test_a_game_starts_once(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        await tables.join(table.id, BOB)
        assert await kinds(*(tables.start(table.id, who) for who in (ANN, BOB, ANN))) == {
            "Table": 1,
            "NotOpen": 2,
        }

    async def test_nobody_joins_or_leaves_after_the_start(self, tables: Tables) -> None:
        table = await playing(tables)
        for asked in (
            tables.join(table.id, CAT),
            tables.change(table.id, lobby.leave, BOB),
            tables.change(table.id, lobby.cancel, ANN),
        ):
            await unchanged(tables, table, NotOpen, asked)


class TestPlay:
    async def test_a_move_is_applied_written_and_logged(self, tables: Tables) -> None:
        table = await playing(tables)
        move = a_move(table)
        turn = await tables.play(table.id, mover(table), table.revision, [f"  {move.upper()} "])
        assert turn.table.state == replay(table.rules, setup_of(table), [move])
        assert (turn.seat_before, turn.seat_after, turn.revealed) == (0, 1, False)
        assert (turn.table.revision, turn.table.moves, turn.table.actor) == (
            table.revision + 1,
            1,
            mover(table),
        )
        assert [event.text.key for event in turn.events] == ["akropolis-placed"]
        assert tables.loader.positions[table.id].revision == turn.table.revision
        assert await tables.table(table.id) == turn.table
        [*_, entry] = (await queries(tables).log_page(table.id)).entries
        assert entry == LogEntry(
            table.id, turn.table.revision, Action.MOVED, mover(table), MovePlayed(move), turn.events, 1000
        )

    async def test_a_whole_game(self, tables: Tables) -> None:
        table = await playing(tables, BOB, CAT)
        while table.to_act:
            table = (await make_moves(tables, table)).table
        assert (table.status, table.ending, table.current) == (Status.OVER, Ending.FINISHED, None)
        latest = await queries(tables).log_page(table.id)
        log = [await queries(tables).log_page(table.id, page) for page in reversed(range(latest.pages))]
        entries = [entry for page in log for entry in page.entries]
        assert [entry.revision for entry in entries] == list(range(1, table.revision + 1))
        moves = [entry.move for entry in entries if entry.move]
        assert replay(table.rules, setup_of(table), moves) == table.state
        assert await queries(tables).of_person(ANN) == []
        await unchanged(
            tables, table, GameOver, tables.play(table.id, ANN, table.revision, ["place 0 0 0 0"])
        )
        await unchanged(tables, table, GameOver, tables.undo(table.id, ANN, table.revision))

    async def test_an_illegal_move_says_why(self, tables: Tables) -> None:
        table = await playing(tables)
        asked = tables.play(table.id, mover(table), table.revision, ["place 0 40 40 0"])
        assert "Not touching" in await unchanged(tables, table, IllegalMove, asked)

    async def test_a_move_out_of_turn_is_refused(self, tables: Tables) -> None:
        table = await playing(tables)
        asked = tables.play(table.id, other(table), table.revision, [a_move(table)])
        await unchanged(tables, table, NotYourTurn, asked)

    async def test_a_stranger_changes_nothing(self, tables: Tables) -> None:
        table = await playing(tables)
        for asked in (
            tables.play(table.id, STRANGER, table.revision, [a_move(table)]),
            tables.undo(table.id, STRANGER, table.revision),
            tables.change(table.id, seats.resign, STRANGER),
        ):
            await unchanged(tables, table, NotSeated, asked)
        await unchanged(tables, table, NotHost, tables.change(table.id, play.end, STRANGER))

    async def test_an_outdated_button_is_refused(self, tables: Tables) -> None:
        old = await playing(tables)
        table = (await make_moves(tables, old, 2)).table
        for revision in (old.revision, table.revision - 1, table.revision + 1, -1, 10**30):
            asked = tables.play(table.id, mover(table), revision, [a_move(table)])
            assert "moved on" in await unchanged(tables, table, StaleBoard, asked)

    async def test_a_game_that_has_not_begun(self, tables: Tables) -> None:
        table = await open_lobby(tables)
        await unchanged(
            tables, table, NotStarted, tables.play(table.id, ANN, table.revision, ["place 0 0 0 0"])
        )
        await unchanged(tables, table, NotStarted, tables.change(table.id, seats.resign, ANN))

    @pytest.mark.parametrize("number", [0, -1, 77, 10**30])
    async def test_an_unknown_table(self, tables: Tables, number: int) -> None:
        for asked in (
            tables.play(number, ANN, 1, ["place 0 0 0 0"]),
            tables.join(number, ANN),
            tables.table(number),
            queries(tables).log_page(number),
            tables.set_card(number, Card(1, 1)),
            tables.set_thread(number, 1),
        ):
            with pytest.raises(TableNotFound, match=f"no table {number}"):
                await asked


class TestAtOnce:
    async def test_a_double_press_counts_once(self, tables: Tables) -> None:
        table = await playing(tables)
        press = partial(tables.play, table.id, mover(table), table.revision, [a_move(table)])
        assert await kinds(press(), press()) == {"MoveResult": 1, "StaleBoard": 1}
        assert (await tables.table(table.id)).moves == 1

    async def test_fifty_presses_count_once(self, tables: Tables) -> None:
        table = await playing(tables)
        moves = [words(move) for move in table.rules.legal_moves(table.state)[:50]]
        presses = (tables.play(table.id, mover(table), table.revision, [move]) for move in moves)
        assert await kinds(*presses) == {"MoveResult": 1, "StaleBoard": 49}
        table = await tables.table(table.id)
        assert table.moves == 1
        assert len((await queries(tables).log_page(table.id)).entries) == table.revision

    async def test_two_services_on_one_file_cannot_both_move(self, database: Database) -> None:
        """Neither knows of the other's lock: the revision in the row decides."""
        first = Tables(database)
        table = await playing(first)
        services = [first, *(Tables(database) for _ in range(9))]
        presses = (one.play(table.id, mover(table), table.revision, [a_move(table)]) for one in services)
        assert await kinds(*presses) == {"MoveResult": 1, "StaleBoard": 9}
        assert (await first.table(table.id)).moves == 1

    async def test_two_players_at_once(self, tables: Tables) -> None:
        table = await playing(tables)
        presses = (tables.play(table.id, who, table.revision, [a_move(table)]) for who in table.people)
        assert await kinds(*presses) == {"MoveResult": 1, "StaleBoard": 1}

    async def test_double_presses_of_a_move_and_its_undo(self, tables: Tables) -> None:
        table = await playing(tables)
        who, revision = mover(table), table.revision
        presses = [tables.play(table.id, who, revision, [a_move(table)]) for _ in range(2)]
        undos = [tables.undo(table.id, who, revision + 1) for _ in range(2)]
        assert await kinds(*presses, *undos) == {"MoveResult": 2, "StaleBoard": 2}
        after = await tables.table(table.id)
        assert (after.state, after.moves, after.revision) == (table.state, 0, revision + 2)

    async def test_many_tables_do_not_mix(self, database: Database) -> None:
        tables = Tables(database, max_tables=30, seeds=lambda _: SEED)
        started = await asyncio.gather(*(playing(tables, channel=n) for n in range(1, 31)))

        async def finish(table: Table) -> Table:
            while table.to_act:
                table = (await make_moves(tables, table)).table
            return table

        for table in await asyncio.gather(*map(finish, started)):
            assert table.status is Status.OVER
            stored = await tables.table(table.id)
            assert stored == table
            moves = await tables.moves(table.id)
            assert replay(table.rules, setup_of(table), moves) == table.state


class TestUndo:
    async def test_the_mover_undoes_a_move(self, tables: Tables) -> None:
        table = await playing(tables)
        turn = await make_moves(tables, table)
        assert turn.table.can_undo(mover(table))
        back = await tables.undo(table.id, mover(table), turn.table.revision)
        assert (back.table.state, back.table.moves, back.table.to_act) == (table.state, 0, mover(table))
        assert (back.seat_before, back.seat_after, back.revealed) == (1, 0, False)
        assert back.table.revision == table.revision + 2
        assert await tables.table(table.id) == back.table
        payloads = [
            (entry.action, entry.payload) for entry in (await queries(tables).log_page(table.id)).entries[-2:]
        ]
        assert payloads == [
            (Action.MOVED, MovePlayed(a_move(table))),
            (Action.UNDONE, MovesUndone(1)),
        ]

    async def test_another_move_can_be_made_and_undone_instead(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables))).table
        first, *_, last = (words(move) for move in table.rules.legal_moves(table.state))
        for move in (first, last):
            turn = await tables.play(table.id, mover(table), table.revision, [move])
            back = await tables.undo(table.id, mover(table), turn.table.revision)
            assert back.table.state == table.state
            table = back.table
        assert not table.can_undo(mover(table))
        await unchanged(tables, table, NothingToUndo, tables.undo(table.id, mover(table), table.revision))

    async def test_nobody_undoes_another_players_move(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables))).table
        assert not table.can_undo(mover(table))
        asked = tables.undo(table.id, mover(table), table.revision)
        assert "has acted since" in await unchanged(tables, table, NothingToUndo, asked)

    async def test_it_is_too_late_once_someone_else_has_acted(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables), 2)).table
        late = next(person for person in table.people if person != table.actor)
        assert not table.can_undo(late)
        asked = tables.undo(table.id, late, table.revision)
        assert "has acted since" in await unchanged(tables, table, NothingToUndo, asked)
        # Even if they undo it: they have seen the board.
        table = (await tables.undo(table.id, table.actor or late, table.revision)).table
        await unchanged(tables, table, NothingToUndo, tables.undo(table.id, late, table.revision))

    async def test_never_past_a_reveal(self, tables: Tables) -> None:
        turn = await make_moves(tables, await playing(tables))
        while not turn.revealed:
            turn = await make_moves(tables, turn.table)
        table, who = turn.table, turn.table.actor
        assert who
        assert not table.can_undo(who)
        asked = tables.undo(table.id, who, table.revision)
        assert "revealed something" in await unchanged(tables, table, NothingToUndo, asked)

    async def test_nothing_has_been_played(self, tables: Tables) -> None:
        table = await playing(tables)
        for who in table.people:
            await unchanged(tables, table, NothingToUndo, tables.undo(table.id, who, table.revision))

    async def test_an_outdated_undo_button_is_refused(self, tables: Tables) -> None:
        table = await playing(tables)
        after = (await make_moves(tables, table)).table
        await unchanged(tables, after, StaleBoard, tables.undo(table.id, mover(table), table.revision))

    async def test_a_game_that_no_longer_replays_is_not_undone(
        self, tables: Tables, database: Database
    ) -> None:
        table = await playing(tables)
        table = (await make_moves(tables, table)).table
        other_seed = msgspec.json.encode(msgspec.structs.replace(setup_of(table), seed=1)).decode()
        await database.transaction(partial(change, "UPDATE tables SET setup = ?", other_seed))
        fresh = Tables(database)
        table, who = await fresh.table(table.id), table.actor
        assert who
        asked = fresh.undo(table.id, who, table.revision)
        assert "was updated" in await unchanged(fresh, table, NothingToUndo, asked)


class TestEnding:
    async def test_the_game_ends_when_the_last_player_resigns(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables))).table
        table = await tables.change(table.id, seats.resign, BOB)
        assert (table.status, table.players) == (Status.PLAYING, (ANN,))
        table = await tables.change(table.id, seats.resign, ANN)
        assert (table.status, table.ending) == (Status.OVER, Ending.RESIGNED)
        assert (await queries(tables).log_page(table.id)).entries[-1].action is Action.RESIGNED
        assert await tables.table(table.id) == table
        await unchanged(tables, table, GameOver, tables.change(table.id, seats.resign, ANN))

    async def test_the_host_alone_ends_a_game(self, tables: Tables) -> None:
        table = await playing(tables)
        await unchanged(tables, table, NotHost, tables.change(table.id, play.end, BOB))
        table = await tables.change(table.id, play.end, ANN)
        assert (table.status, table.ending) == (Status.OVER, Ending.ENDED)


async def ids_at(tables: Tables, place: int) -> list[int]:
    return [table.id for table in await queries(tables).at_place(place)]


class TestFinding:
    async def test_a_table_is_found_in_its_thread_or_channel(self, tables: Tables) -> None:
        threaded, plain = await playing(tables, channel=20), await playing(tables, channel=30)
        await tables.set_thread(threaded.id, 21)
        assert await ids_at(tables, 21) == await ids_at(tables, 20) == [threaded.id]
        assert await ids_at(tables, 30) == [plain.id]
        assert ((await queries(tables).at_place(21))[0].place, plain.place) == (21, 30)
        with pytest.raises(TableNotFound, match="No game is played here"):
            await queries(tables).at_place(31)

    async def test_a_live_table_comes_before_an_old_one(self, tables: Tables) -> None:
        live, old = await playing(tables), await open_lobby(tables)
        await tables.change(old.id, lobby.cancel, ANN)
        assert await ids_at(tables, 20) == [live.id]

    async def test_all_live_tables_of_a_channel_are_found_those_in_play_first(self, tables: Tables) -> None:
        first, second, waiting = await playing(tables), await playing(tables), await open_lobby(tables)
        assert await ids_at(tables, 20) == [second.id, first.id, waiting.id]
        await tables.set_thread(second.id, 21)
        assert await ids_at(tables, 20) == [first.id, waiting.id]
        await tables.change(first.id, play.end, ANN)
        await tables.change(waiting.id, lobby.cancel, ANN)
        assert await ids_at(tables, 20) == [waiting.id]

    async def test_a_damaged_table_does_not_hide_the_other_ones_of_its_channel(
        self, tables: Tables, database: Database
    ) -> None:
        sound, broken = await playing(tables), await playing(tables)
        await database.transaction(
            partial(change, "UPDATE tables SET state = '{', revision = 99 WHERE id = ?", broken.id)
        )
        assert await ids_at(tables, 20) == [sound.id]

    async def test_a_check_sees_the_table_and_may_refuse_its_moves(self, tables: Tables) -> None:
        table, seen = await playing(tables), list[Table]()

        def check(before: Table) -> None:
            seen.append(before)
            raise StaleBoard(Text("table-moved-on"))

        with pytest.raises(StaleBoard):
            await tables.play(table.id, mover(table), table.revision, [a_move(table)], check)
        assert seen == [table] == [await tables.table(table.id)]

    async def test_card_and_thread_are_stored_at_the_same_revision(self, tables: Tables) -> None:
        table = await playing(tables)
        await tables.set_thread(table.id, 21)
        await tables.set_card(table.id, Card(21, 555))
        after = await tables.table(table.id)
        assert after == msgspec.structs.replace(table, thread=21, card=Card(21, 555))
        turn = await make_moves(tables, table)
        assert (await tables.table(table.id)).card == turn.table.card == Card(21, 555)

    async def test_my_tables_are_the_live_ones_oldest_first(self, tables: Tables) -> None:
        started = [await playing(tables, channel=n) for n in (1, 2, 3)]
        waiting_lobby = await open_lobby(tables)
        await tables.change(started[1].id, play.end, ANN)
        assert [table.id for table in await queries(tables).of_person(ANN)] == [
            started[0].id,
            started[2].id,
            waiting_lobby.id,
        ]
        assert await queries(tables).of_person(BOB) == [started[0], started[2]]
        assert await queries(tables).of_person(STRANGER) == []


class TestLog:
    async def test_every_action_is_logged_and_has_text_in_every_language(self, tables: Tables) -> None:
        table = await open_lobby(tables, 3)
        await tables.join(table.id, BOB)
        await tables.join(table.id, CAT)
        await tables.change(table.id, lobby.leave, CAT)
        table = await tables.start(table.id, ANN)
        table = (await make_moves(tables, table)).table
        await tables.undo(table.id, table.actor or ANN, table.revision)
        await tables.change(table.id, play.end, ANN)
        entries = (await queries(tables).log_page(table.id)).entries
        assert [entry.action for entry in entries] == [
            Action.OPENED,
            Action.JOINED,
            Action.JOINED,
            Action.LEFT,
            Action.STARTED,
            Action.MOVED,
            Action.UNDONE,
            Action.ENDED,
        ]
        for language in data.languages():
            assert all(say(event.text, language) for entry in entries for event in entry.events)

    async def test_pages_go_back_in_time(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables), 22)).table
        pages = [await queries(tables).log_page(table.id, page) for page in (-5, 0, 1, 2)]
        assert [(page.page, page.pages) for page in pages] == [(0, 3), (0, 3), (1, 3), (2, 3)]
        assert [entry.revision for entry in pages[0].entries] == list(range(14, 26))
        assert [entry.revision for entry in pages[3].entries] == [1]

    async def test_moves_are_numbered_as_a_replay_counts_them(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables), 11)).table
        table = (await tables.undo(table.id, table.actor or ANN, table.revision)).table
        table = (await make_moves(tables, table, 11)).table
        pages = [await queries(tables).log_page(table.id, page) for page in (2, 1, 0)]
        numbered = [(number, entry) for page in pages for number, entry in page.numbered()]
        assert [number for number, _ in numbered] == [*[None] * 3, *range(1, 12), None, *range(11, 22)]
        assert numbered[-1][0] == len(await queries(tables).move_history(table.id))

    async def test_no_seed_and_no_pile_is_shown(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables), 5)).table
        logged = msgspec.json.encode(
            [await queries(tables).log_page(table.id), await outbox(tables).pending()]
        ).decode()
        pile = str(table.state.pile[0])
        written = repr([await stored(tables, table.id), tables.loader.positions])
        for shown in (logged, written, repr(table), repr(await make_moves(tables, table))):
            assert str(SEED) not in shown
            assert pile not in shown


async def stored(tables: Tables, table_id: int) -> object:
    return await tables._database.read(partial(table_rows.load, table_id=table_id, known=None))


class TestOutbox:
    async def test_each_entry_is_pending_once(self, tables: Tables) -> None:
        table = (await make_moves(tables, await playing(tables))).table
        pending = await outbox(tables).pending()
        assert [announcement.entry for announcement in pending] == list(
            (await queries(tables).log_page(table.id)).entries
        )
        assert len({announcement.nonce for announcement in pending}) == len(pending)
        assert max(len(announcement.nonce) for announcement in pending) <= 25
        await outbox(tables).mark_announced(pending[0].id)
        assert await outbox(tables).pending() == pending[1:]
        await outbox(tables).mark_announced(*(announcement.id for announcement in pending))
        assert await outbox(tables).pending() == []

    async def test_only_announcements_after_an_id_are_fetched(self, tables: Tables) -> None:
        table = await playing(tables)
        *_, latest = await outbox(tables).pending()
        known = {pending.id for pending in await outbox(tables).pending()}
        assert latest.id in known
        assert await outbox(tables).pending(known) == []
        turn = await make_moves(tables, table)
        [news] = await outbox(tables).pending(known)
        assert news.entry.revision == turn.table.revision

    async def test_ids_are_never_reused(self, tables: Tables) -> None:
        await open_lobby(tables)
        [first] = await outbox(tables).pending()
        await outbox(tables).mark_announced(first.id)
        await open_lobby(tables)
        [second] = await outbox(tables).pending()
        assert second.nonce != first.nonce

    async def test_what_was_refused_is_not_announced(self, tables: Tables) -> None:
        table = await playing(tables)
        before = await outbox(tables).pending()
        with pytest.raises(IllegalMove):
            await tables.play(table.id, mover(table), table.revision, ["pass"])
        assert await outbox(tables).pending() == before


def change(statement: str, value: object, db: Connection) -> None:
    db.execute(statement, (value,))


class TestRestart:
    async def test_everything_is_loaded_again(self, tables: Tables, database: Database) -> None:
        table = (await make_moves(tables, await playing(tables, BOB, CAT), 5)).table
        fresh = Tables(database)
        assert await fresh.table(table.id) == table
        assert await outbox(fresh).pending() == await outbox(tables).pending()
        turn = await make_moves(fresh, table)
        await fresh.undo(table.id, mover(table), turn.table.revision)

    async def test_more_tables_than_the_cache_holds(self, database: Database) -> None:
        tables = Tables(database, max_tables=1000)
        started = await asyncio.gather(*(playing(tables, channel=n) for n in range(1, 301)))
        assert len(tables.loader.positions) < len(started)
        for table in started[::50]:
            assert await tables.table(table.id) == table
            await make_moves(tables, table)

    @pytest.mark.parametrize("column", ["state", "setup", "options"])
    @pytest.mark.parametrize(
        "damage", ["", "{", "null", "[]", '{"turn": -1}', "[" * 5000, "\N{GAME DIE}", "{}x"], ids=range(8)
    )
    async def test_a_damaged_row_is_refused_and_does_not_affect_others(
        self, tables: Tables, database: Database, column: str, damage: str
    ) -> None:
        broken, sound = await playing(tables, channel=1), await playing(tables, channel=2)
        damaged = f"UPDATE tables SET {column} = ? WHERE id = {broken.id}"  # noqa: S608 - our own words
        await database.transaction(partial(change, damaged, damage))
        fresh = Tables(database)
        for ask in asked_of(fresh, broken):
            with pytest.raises(CorruptSave, match=f"Table {broken.id} is damaged"):
                await ask()
        assert [table.id for table in await queries(fresh).of_person(ANN)] == [sound.id]
        await make_moves(fresh, sound)
        assert len(await outbox(fresh).pending()) == 7

    async def test_a_damaged_log_entry_does_not_block_other_announcements(
        self, tables: Tables, database: Database
    ) -> None:
        broken, sound = await open_lobby(tables), await open_lobby(tables)
        damage = f"UPDATE log_entries SET events = '{{' WHERE table_id = {broken.id}"  # noqa: S608
        await database.transaction(partial(change_log, statement=damage))
        assert [pending.entry.table_id for pending in await outbox(tables).pending()] == [sound.id]

    async def test_a_row_of_a_newer_game_is_refused(self, tables: Tables, database: Database) -> None:
        table = await playing(tables)
        await database.transaction(partial(change, "UPDATE tables SET version = ?", 99))
        with pytest.raises(NewerSave, match="newer version"):
            await Tables(database).table(table.id)

    @only_sqlite  # PostgreSQL does not store it.
    async def test_invalid_utf8_damages_one_row_only(self, tables: Tables, database: Database) -> None:
        table = await playing(tables)
        await database.transaction(partial(change, "UPDATE tables SET state = CAST(? AS TEXT)", b"\xff\xfe{"))
        with pytest.raises(CorruptSave):
            await Tables(database).table(table.id)


def asked_of(tables: Tables, table: Table) -> list[Callable[[], Awaitable[object]]]:
    return [
        lambda: tables.table(table.id),
        lambda: queries(tables).at_place(table.channel),
        lambda: tables.play(table.id, ANN, table.revision, ["place 0 0 0 0"]),
        lambda: tables.change(table.id, seats.resign, ANN),
    ]

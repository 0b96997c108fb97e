"""`tessera repair`: a position from its log, a table that nobody can read, settings that nobody can read."""

from pathlib import Path

import pytest
from rich.progress import Progress

from bot.domain.log import Action
from bot.domain.people.availability import NotificationSettings
from bot.domain.table import Status
from bot.operator.repair import repair_person, repair_table, set_aside
from bot.operator.verify import checked
from bot.storage.database import Database
from bot.storage.errors import StorageInUse
from bot.storage.maintenance.repairs import CannotRepair
from engines.core.errors import BadSave
from tests.bot.databases import file
from tests.bot.harness import ANN, BOB, Harness, open_harness
from tests.bot.operator.files import change, fetch, write_finished_game, write_games

GAMES = ("akropolis", "cities", "founders", "origins")
DAMAGED = "UPDATE tables SET state = '{\"', options = '[', vote = '{', theme = 'pink' WHERE id = 1"
SETTINGS = """
    INSERT INTO notification_settings (person, time_zone, delivery, digest_at, heads_up, discord_language,
                                       direct_closed, vacations)
    VALUES (101, 'Mars/Olympus', 'thread', 0, 0, 'en', 0, '[')
"""


def is_sound(path: Path) -> bool:
    return checked(path, Progress(disable=True)).found == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_position_is_rebuilt_announced_and_played_on(tmp_path: Path, game: str) -> None:
    path = await write_games(tmp_path, game)
    async with open_harness(tmp_path / "tessera.db") as harness:
        before = await harness.tables.table(1)
    change(path, DAMAGED)
    repair_table(path, 1)
    assert is_sound(path)
    async with open_harness(tmp_path / "tessera.db") as harness:
        after = await harness.tables.table(1)
        assert (after.state, after.setup, after.options) == (before.state, before.setup, before.options)
        assert (after.moves, after.revision, after.to_act) == (5, before.revision + 1, before.to_act)
        [told] = await harness.outbox.pending()
        assert (told.entry.action, told.entry.revision) == (Action.REPAIRED, after.revision)
        assert (await harness.play(1)).moves == 6
    assert is_sound(path)


async def test_a_position_that_its_log_does_not_lead_to_follows_the_log(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "akropolis", "akropolis")
    change(path, "UPDATE tables SET state = json_remove(state, '$.market[0]') WHERE id = 1")
    other = fetch(path, "SELECT * FROM tables WHERE id = 2")
    repair_table(path, 1)
    assert is_sound(path)
    assert fetch(path, "SELECT * FROM tables WHERE id = 2") == other


async def test_a_finished_game_is_repaired_without_a_word(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    results = fetch(path, "SELECT * FROM results")
    change(path, DAMAGED)
    repair_table(path, 1)
    assert is_sound(path)
    assert fetch(path, "SELECT * FROM results") == results
    async with open_harness(tmp_path / "tessera.db") as harness:
        assert (await harness.tables.table(1)).status is Status.OVER
        assert await harness.outbox.pending() == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET setup = '{}', state = '' WHERE id = 1",
        "UPDATE log_entries SET move = 'nonsense' WHERE table_id = 1 AND revision = 6",
        "DELETE FROM log_entries WHERE table_id = 1 AND action = 'moved' AND revision < 6",
        "DELETE FROM seats WHERE table_id = 1 AND seat = 0",
    ],
)
async def test_what_cannot_be_rebuilt_is_left_as_it_is(tmp_path: Path, damage: str) -> None:
    path = await write_games(tmp_path, "akropolis")
    change(path, damage)
    before = fetch(path, "SELECT * FROM tables"), fetch(path, "SELECT * FROM outbox")
    with pytest.raises((CannotRepair, BadSave)):
        repair_table(path, 1)
    assert (fetch(path, "SELECT * FROM tables"), fetch(path, "SELECT * FROM outbox")) == before


async def test_a_table_is_set_aside_and_its_people_are_told(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "akropolis", "cities")
    change(path, "UPDATE tables SET setup = '{}', state = 'lost', options = '[' WHERE id = 1")
    set_aside(path, 1)
    assert is_sound(path)
    assert "lost" in str(fetch(path, "SELECT row FROM set_aside"))
    async with open_harness(tmp_path / "tessera.db") as harness:
        table = await harness.tables.table(1)
        assert (table.status, table.people) == (Status.CANCELLED, (BOB, ANN))
        [told] = await harness.outbox.pending()
        assert (told.entry.action, told.entry.table_id) == (Action.SET_ASIDE, 1)
        assert [each.id for each in await harness.queries.of_person(ANN)] == [2]
        assert await harness.close_due() is not None  # of table 2
    assert fetch(path, "SELECT table_id FROM open_turns") == [(2,)]
    assert fetch(path, "SELECT table_id FROM inactivity") == [(2,)]


async def test_only_a_live_table_is_set_aside(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    for number in (1, 2):
        with pytest.raises(CannotRepair):
            set_aside(path, number)


async def test_a_forgotten_person_is_not_in_what_was_set_aside(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "akropolis")
    change(path, SETTINGS, "UPDATE people SET name = 'Annabel' WHERE id = 101")
    repair_person(path, ANN.id)
    change(path, "UPDATE tables SET setup = '{}' WHERE id = 1")
    set_aside(path, 1)
    async with open_harness(tmp_path / "tessera.db") as harness:
        await harness.erasure.erase(ANN)
        dump = await harness.database.read(lambda db: "\n".join(file(db).iterdump()))
    assert "settings-were-reset" in dump
    assert "Annabel" not in dump
    assert str(ANN.id) not in dump


async def test_settings_are_reset_and_their_person_is_told(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "akropolis", "akropolis")
    change(path, SETTINGS, "UPDATE tables SET state = '' WHERE id = 1")
    repair_person(path, ANN.id)
    async with open_harness(tmp_path / "tessera.db") as harness:
        assert await harness.settings.of_person(ANN.id) == NotificationSettings(ANN.id)
        [told] = await harness.outbox.pending()
        assert (told.entry.action, told.entry.table_id) == (Action.NOTED, 2)  # Nobody can read table 1.
        assert (await harness.play(2)).moves == 6
        with pytest.raises(BadSave):
            await harness.tables.table(1)


async def test_somebody_at_no_table_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = await write_finished_game(tmp_path)
    change(path, SETTINGS)
    repair_person(path, ANN.id)
    assert "at no live table" in capsys.readouterr().out
    assert is_sound(path)
    with pytest.raises(CannotRepair):
        repair_person(path, 4711)


async def test_nothing_is_repaired_while_a_bot_runs(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "akropolis")
    database = await Database.open(path)
    try:
        for repair in (repair_table, set_aside, repair_person):
            with pytest.raises(StorageInUse):
                repair(path, 1)
        assert (await Harness(database).play(1)).moves == 6
    finally:
        await database.close()

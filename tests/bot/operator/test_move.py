"""Moving everything to PostgreSQL and back: nothing is lost, and nothing changes where it comes from."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from rich.progress import Progress

from bot.__main__ import main
from bot.operator.archive import archive
from bot.operator.move import move
from bot.operator.verify import checked
from bot.storage import catalog
from bot.storage.connection import Connection
from bot.storage.database import Database, Place
from bot.storage.errors import CannotMove, StorageError, StorageHeld, StorageInUse, StorageMissing
from bot.storage.maintenance import move as moves
from bot.storage.maintenance.access import open_to_read
from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import connect
from bot.storage.sqlite.file import lock_file
from tests.bot.harness import ANN, BOB, open_harness
from tests.bot.operator.files import change

DUMP = Path(__file__).parents[1] / "storage" / "schema_4.sql"  # games of all kinds, votes, settings, results


@pytest.fixture
async def source(tmp_path: Path) -> Path:
    """A file in which every table has rows, except what is empty between transactions."""
    path = tmp_path / "old" / "tables.sqlite"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(DUMP.read_text("utf-8"))
    async with open_harness(path) as harness:
        await harness.settings.choose(ANN, heads_up=True)
        table = await harness.playing(BOB)
        await harness.tables.set_thread(table.id, 1_155_667_788_990_011_224)
        await harness.database.transaction(_fill)
    archive(path, 1, shrink=False)
    return path


def _fill(db: Connection) -> None:
    """What the games of the dump have not left."""
    for statement in (
        "INSERT INTO registered_commands VALUES (1155667788990011224, 'abc')",
        "INSERT INTO server_preferences VALUES (5, 'pl', NULL)",
        "INSERT INTO shared_films VALUES (1, 'all', 12)",
        "INSERT INTO welcomed VALUES (5)",
        "INSERT INTO lessons VALUES (101, 'akropolis', 3, '[\"place 0 0 0 0\"]', 0)",
        "INSERT INTO erasures VALUES (17)",
        'INSERT INTO set_aside VALUES (1, 17, \'{"state": "\N{GAME DIE} % :no ? żółć"}\')',
        "INSERT INTO hidden_from_ratings VALUES (101) ON CONFLICT DO NOTHING",
        "INSERT INTO digests VALUES (101, 5, 5) ON CONFLICT DO NOTHING",
        "INSERT INTO heads_ups VALUES (1, 5, 5) ON CONFLICT DO NOTHING",
        "INSERT INTO claims VALUES ('0/2', 'abc', 1155667788990011224, 1, NULL)",
        "INSERT INTO daily_secret VALUES (1, 'abc')",
        "INSERT INTO daily_challenges VALUES (7, 'cities', 1, '{}', '{}', 0, 3, '{}', '[]', 1)",
        "INSERT INTO daily_attempts VALUES (101, 7, 0, '[]', 17)",
        "INSERT INTO daily_entries VALUES (7, 1155667788990011224, 101)",
        "INSERT INTO daily_channels VALUES (1155667788990011224, 5, 6)",
        "INSERT INTO reviews VALUES (1, 0, '1', '{}')",
        "INSERT INTO watches VALUES (101, 1, 'turns', 3, 5)",
        "DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)",  # Its number is not given again.
    ):
        db.execute(statement)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [*db.iterdump()]


def is_empty(address: Address) -> bool:
    db = connect(address)
    found = catalog.columns(db)
    db.driver.close()
    return not found


async def test_there_and_back_is_the_same(source: Path, empty_postgres: Address, tmp_path: Path) -> None:
    with open_to_read(source) as db:
        filled = {name for name in catalog.columns(db) if db.execute(f"SELECT 1 FROM {name}").fetchone()}  # noqa: S608
        assert {*catalog.columns(db)} - filled == {"erasing"}
    before, old = source.read_bytes(), dump(source)
    back = tmp_path / "new" / "tables.sqlite"
    move(source, empty_postgres)
    move(empty_postgres, back)
    assert dump(back) == old
    assert source.read_bytes() == before
    assert [file.name for file in back.parent.iterdir() if file.suffix != ".lock"] == [back.name]
    assert (
        checked(empty_postgres, Progress(disable=True)).found == checked(back, Progress(disable=True)).found
    )


async def play_on(place: Place) -> list[int]:
    """A new table, its number and that of its announcement."""
    async with open_harness(place) as harness:
        table = await harness.playing(BOB)
        await harness.play(table.id, 3)
        return [table.id, max(each.id for each in await harness.outbox.pending())]


async def test_the_bot_goes_on_where_it_was(source: Path, empty_postgres: Address) -> None:
    move(source, empty_postgres)
    assert await play_on(empty_postgres) == await play_on(source)


def test_the_command_says_what_it_did(
    source: Path, empty_postgres: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["move", "--from", str(source), "--to", empty_postgres.url])
    said = capsys.readouterr().out
    assert "moves replayed alike" in said
    assert f"{source} is as it was." in said


async def test_a_target_that_is_not_empty_is_refused(source: Path, postgres: Address, tmp_path: Path) -> None:
    with pytest.raises(CannotMove, match="There is something there already"):
        move(source, postgres)
    other = tmp_path / "other.sqlite"
    other.write_text("mine")
    with pytest.raises(CannotMove, match="There is something there already"):
        move(postgres, other)
    assert other.read_text() == "mine"


async def test_a_source_in_use_is_refused(source: Path, postgres: Address, tmp_path: Path) -> None:
    lock = lock_file(source)  # as a bot holds it
    with pytest.raises(StorageHeld):
        move(source, postgres)
    lock.release()
    database = await Database.open(postgres)
    with pytest.raises(StorageInUse):
        move(postgres, tmp_path / "new.sqlite")
    await database.close()
    assert not (tmp_path / "new.sqlite").exists()


def test_a_source_that_is_not_there_is_refused(empty_postgres: Address, tmp_path: Path) -> None:
    for nothing, target in (
        (tmp_path / "no.sqlite", empty_postgres),
        (empty_postgres, tmp_path / "new.sqlite"),
    ):
        with pytest.raises(StorageMissing):
            move(nothing, target)
    assert [*tmp_path.iterdir()] == []


@pytest.fixture(params=["server", "file"])
def target(request: pytest.FixtureRequest, empty_postgres: Address, tmp_path: Path) -> Place:
    return empty_postgres if request.param == "server" else tmp_path / "new" / "tables.sqlite"


def require_nothing(target: Place) -> None:
    """Nothing but the lock that a bot would need."""
    if isinstance(target, Address):
        assert is_empty(target)
    else:
        assert [file.suffix for file in target.parent.iterdir()] == [".lock"]


@pytest.mark.parametrize("step", ["copy_all", "sums", "require_same"])
def test_an_interrupted_move_leaves_nothing(
    source: Path, target: Place, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = getattr(moves, step)

    def interrupted(*arguments: object) -> None:
        whole(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(moves, step, interrupted)
    with pytest.raises(KeyboardInterrupt):
        move(source, target)
    require_nothing(target)
    monkeypatch.undo()
    move(source, target)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("UPDATE seats SET computer = 'other' WHERE table_id = 1 AND seat = 0", "rows of seats"),
        ("DELETE FROM welcomed", "rows of welcomed"),
        ("INSERT INTO welcomed VALUES (6)", "rows of welcomed"),
    ],
)
def test_what_has_not_arrived_as_it_was_is_noticed(
    source: Path, target: Place, damage: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_all = moves.copy_all

    def damaged(old: Connection, new: Connection, progress: moves.Progress) -> object:
        copied = copy_all(old, new, progress)
        assert new.execute(damage).rowcount == 1
        return copied

    monkeypatch.setattr(moves, "copy_all", damaged)
    with pytest.raises(CannotMove, match=why):
        move(source, target)
    require_nothing(target)


def test_what_postgresql_cannot_store_is_refused(source: Path, empty_postgres: Address) -> None:
    change(source, "UPDATE people SET name = 'a' || char(0) || 'b' WHERE id = 101")
    with pytest.raises(StorageError, match="cannot store a value"):
        move(source, empty_postgres)
    assert is_empty(empty_postgres)


def test_what_was_wrong_before_moves_too(
    source: Path, empty_postgres: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    change(source, "UPDATE tables SET state = '{' WHERE id = 3")
    move(source, empty_postgres)
    assert "wrong before and still are: 1" in capsys.readouterr().out

"""The tools on PostgreSQL: those that make sense there, and sentences where PostgreSQL has its own."""

import asyncio

import pytest

from bot.domain.log import Action
from bot.services.backup_schedule import BackupPlan, scheduled_backups
from bot.storage.maintenance.access import NotForServers
from bot.storage.postgres.address import Address
from tests.bot.harness import ANN, BOB, open_harness
from tests.bot.operator.files import finish, run


async def write_games(address: Address) -> None:
    """A game in play, and one that is over and announced."""
    async with open_harness(address) as harness:
        table = await harness.playing(BOB)
        await harness.play(table.id, 5)
        await finish(harness)


async def damage(address: Address) -> None:
    async with open_harness(address) as harness:
        await harness.database.transaction(
            lambda db: db.execute("UPDATE tables SET state = '{' WHERE id = 1").close()
        )


def test_verify_and_repair(postgres: Address, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(write_games(postgres))
    assert run("verify", "--database", postgres.url) == 0
    assert "Replayed 2 tables" in capsys.readouterr().out
    asyncio.run(damage(postgres))
    assert run("verify", "--database", postgres.url) == 1
    assert "tessera repair table 1" in capsys.readouterr().out
    assert run("repair", "table", 1, "--database", postgres.url) == 0
    assert run("repair", "person", ANN.id, "--database", postgres.url) == 0
    assert run("verify", "--database", postgres.url) == 0

    async def last_action() -> Action:
        async with open_harness(postgres) as harness:
            return (await harness.queries.log_page(1)).entries[-1].action

    assert asyncio.run(last_action()) is Action.NOTED


async def test_repair_needs_a_bot_that_is_stopped(
    postgres: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_harness(postgres):
        assert await asyncio.to_thread(run, "repair", "person", ANN.id, "--database", postgres.url) == 1
    assert "A bot or another program is using this database" in capsys.readouterr().err


def test_archive(postgres: Address, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(write_games(postgres))
    assert run("archive", "--days", 1, "--database", postgres.url) == 0
    assert "Games archived: 1; " in capsys.readouterr().out
    assert run("verify", "--database", postgres.url) == 0


@pytest.mark.parametrize(
    ("command", "tool"),
    [
        (("backup", "copy.sqlite"), "pg_dump"),
        (("restore", "copy.sqlite"), "pg_restore"),
        (("archive", "--shrink"), "VACUUM FULL"),
    ],
)
def test_what_is_for_files_names_the_tool_of_postgresql(
    command: tuple[str, ...], tool: str, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    assert run(*command, "--data", tmp_path, "--database", "postgresql://ann:s3cret@db/games") == 1
    said = capsys.readouterr().err
    assert f"For PostgreSQL there is {tool}." in said
    assert "s3cret" not in said


async def test_backups_by_schedule_are_for_files() -> None:
    with pytest.raises(NotForServers, match="pg_dump"):
        async with scheduled_backups(Address("postgresql://db/games"), BackupPlan(3600, 14)):
            pass


def test_doctor(postgres: Address, empty_postgres: Address, capsys: pytest.CaptureFixture[str]) -> None:
    run("doctor", "--database", postgres.url)
    said = capsys.readouterr().out
    assert f"ok     {postgres} has " in said
    assert "on PostgreSQL 1" in said
    assert "ok     psycopg 3" in said
    run("doctor", "--database", empty_postgres.url)
    assert "-      there are no tables in the database yet" in capsys.readouterr().out


def test_doctor_where_no_server_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("doctor", "--database", "postgresql://ann:s3cret@127.0.0.1:1/games") == 1
    said = capsys.readouterr().out
    assert "WRONG  postgresql://ann@127.0.0.1:1/games: The database server does not answer" in said
    assert "s3cret" not in said

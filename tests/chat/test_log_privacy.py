"""Whatever goes wrong, the log names nobody and holds no secret: a game of people with memorable names."""

import io
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import Tessera
from bot.domain.people.availability import Delivery
from bot.hosting.logs import JsonFormatter, TextFormatter
from bot.local.faults import FaultKind
from bot.local.people import CannotDo, NoAnswer
from bot.local.server import Server
from engines.core.notation import words
from tests.chat.match import Match, confirmed
from tests.chat.test_hostile_names import NAMES, rename

SEND = "POST /channels/*/messages"
CALLBACK = "POST /interactions/*/callback"


@pytest.fixture
def written() -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """What the log says, in both formats, in more detail than it is ever asked for."""
    logs = io.StringIO(), io.StringIO()
    handlers = [logging.StreamHandler(log) for log in logs]
    for handler, formatter in zip(handlers, (TextFormatter([]), JsonFormatter([])), strict=True):
        handler.setFormatter(formatter)
        logging.getLogger("bot").addHandler(handler)
    logging.getLogger("bot").setLevel(logging.DEBUG)
    yield logs
    logging.getLogger("bot").setLevel(logging.NOTSET)
    for handler in handlers:
        logging.getLogger("bot").removeHandler(handler)


async def move(match: Match) -> None:
    """The first legal move; its card may be refused."""
    table = await match.table()
    assert table.to_act
    words_of_it = words(table.rules.legal_moves(table.state)[0])
    await match.bot.tables.play(table.id, table.to_act, table.revision, [words_of_it])
    await match.bot.announcer.wait_until_idle()


async def play_with_trouble(match: Match, server: Server, bot: Tessera) -> None:
    """A few turns, with every kind of failure on the way."""
    faults, people, database = server.faults, match.people, bot._place
    assert isinstance(database, Path)
    for trouble, detail, code in (
        (FaultKind.STATUS, 502, 0),
        (FaultKind.DROP_AFTER, 0, 0),
        (FaultKind.REFUSAL, 400, 50035),
        (FaultKind.REFUSAL, 403, 50013),
    ):
        faults.plan(trouble, SEND, detail=detail, code=code, times=1)
        await move(match)
    for person in (await match.table()).players:
        await bot.settings.choose(person, delivery=Delivery.DIRECT, heads_up=True)
        server.world.set_person(str(person.id), dms_open=False)
    await move(match)
    await bot.reminder_loop.wait_until_idle()
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("UPDATE notification_settings SET time_zone = 'Mars', vacations = '{'")
        other.execute("BEGIN IMMEDIATE")
        await people[0].slash("/settings")
        other.execute("ROLLBACK")
        other.execute("UPDATE tables SET vote = '{'")
    await people[0].slash("/scores")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("UPDATE tables SET vote = NULL")
    faults.plan(FaultKind.REFUSAL, CALLBACK, detail=404, code=10062, times=1)
    with pytest.raises((CannotDo, NoAnswer)):
        await people[0].slash("/scores")


async def test_the_log_names_nobody_and_holds_no_secret(
    server: Server,
    bot: Tessera,
    written: tuple[io.StringIO, io.StringIO],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, nick in NAMES.items():
        rename(server, name, nick)
    match = Match(server, bot, 3)
    await match.open_and_start()
    await play_with_trouble(match, server, bot)

    async def fail(*_: object) -> None:
        raise RuntimeError("planned")

    monkeypatch.setattr(bot.tables, "table", fail)
    await match.people[1].slash("/board")
    monkeypatch.undo()
    await confirmed(match.people[2], "/forget me")

    table = await match.table()
    secrets = [str(table.setup.seed) if table.setup else "", server.token]
    secrets += [str(record["token"]) for record in bot_interactions(server)]
    for log in written:
        text = log.getvalue()
        assert text.count("\n") > 5
        for name in NAMES.values():
            assert name.rpartition(" ")[2] not in text
        for person in match.people:
            assert person.id not in text
        assert not [secret for secret in secrets if secret and secret in text]
    caplog.clear()


def bot_interactions(server: Server) -> list[dict[str, object]]:
    return [dict(record) for record in server.interactions.records.values()]

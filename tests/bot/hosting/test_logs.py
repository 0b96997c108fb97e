"""Log lines: times, levels, JSON, and what never stands in them."""

import json
import logging
import os
import sys
from datetime import datetime

import pytest

from bot.hosting.logs import REPEAT_AFTER, JsonFormatter, RepeatFilter, TextFormatter

TOKEN = "MTA5ODc2NTQzMjEwOTg3NjU0MzI.GabcDe.ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ab"  # noqa: S105 - nobody's
PERSON = 1_155_667_788_990_011_223
INTERACTION = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24tc2VjcmV0/messages/@original"


def record(message: str, *args: object, name: str = "bot.app", error: bool = False) -> logging.LogRecord:
    found = sys.exc_info() if error else None
    return logging.LogRecord(name, logging.WARNING, "app.py", 1, message, args, found)


def test_a_line_of_text_has_time_level_and_place() -> None:
    line = TextFormatter([]).format(record("table %s is odd", 7))
    moment, rest = line.split(" ", 1)
    assert datetime.fromisoformat(moment).utcoffset() is not None
    assert rest == "WARNING bot.app: table 7 is odd"


def test_a_line_of_json_has_the_same_and_the_error() -> None:
    try:
        os.environ["NOT THERE"]
    except LookupError:
        line = json.loads(JsonFormatter([]).format(record("failed", error=True)))
    assert datetime.fromisoformat(line.pop("time")).utcoffset() is not None
    error = line.pop("error")
    assert error.startswith("Traceback")
    assert error.endswith("KeyError: 'NOT THERE'")
    assert line == {"level": "WARNING", "logger": "bot.app", "message": "failed"}


@pytest.mark.parametrize("formatter", [TextFormatter, JsonFormatter])
def test_no_secret_is_written(formatter: type[TextFormatter]) -> None:
    written = formatter(["hunter2"]).format(record(f"login hunter2 {TOKEN} of {PERSON} at {INTERACTION}"))
    for secret in ("hunter2", TOKEN, str(PERSON), "aW50ZXJhY3Rpb24tc2VjcmV0"):
        assert secret not in written
    assert "/messages/@original" in written


def test_a_library_that_repeats_itself_is_heard_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("bot.hosting.logs.time.monotonic", lambda: now)
    heard, again = RepeatFilter(), "Attempting a reconnect in %.2fs"
    reconnects = [heard.filter(record(again, pause, name="discord.client")) for pause in (1.0, 2.0, 4.0)]
    assert reconnects == [True, False, False]
    assert heard.filter(record("something else", name="discord.client"))
    assert all(heard.filter(record("table %s waits", table)) for table in (1, 2))  # our own lines
    now += REPEAT_AFTER
    assert heard.filter(record(again, 8.0, name="discord.client"))

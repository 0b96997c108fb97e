"""No line of bytes ends `tessera engine` or leaves a broken game."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.tools.engine import LAST_RESORT, Session, lines
from engines.core.saves.strict_json import MOST_BYTES
from tests.bot.tools import bad_lines

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.txt"))
SEED = 15
BLOCK = 150


@pytest.mark.parametrize("block", range(4))
def test_generated_bad_lines_and_edited_saves_break_nothing(block: int) -> None:
    answers = bad_lines.run(SEED, range(BLOCK * block, BLOCK * (block + 1)))
    assert answers.total() == BLOCK
    assert min(answers["corrupt_save"], answers["bad_request"], answers["accepted"]) > BLOCK // 20


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_lines_that_once_broke_the_engine_are_refused_and_change_nothing(file: Path) -> None:
    session = Session(file.stem.split("-")[0])
    first, *bad = file.read_bytes().splitlines()
    assert json.loads(session.reply(first))["ok"]
    before = session.played
    for line in bad:
        reply = session.reply(line)
        assert reply != LAST_RESORT
        assert not json.loads(reply)["ok"], line[:200]
        assert session.played is before


def test_the_process_answers_every_bad_line_and_plays_on() -> None:
    generated = [line.raw for number in range(100) if (line := bad_lines.line(SEED, number)).raw.strip()]
    kept = [line for file in CORPUS for line in file.read_bytes().splitlines()]
    long = b'{"play": "' + b"x" * (3 * MOST_BYTES) + b'"}'
    sent = [*generated, *kept, long, b'{"new": {"seats": 2, "seed": 7}}', b'{"legal": {}}']
    run = subprocess.run(
        [sys.executable, "-m", "bot", "engine", "akropolis"],
        input=b"\n".join(sent),
        capture_output=True,
        check=True,
    )
    answers = run.stdout.splitlines()
    assert len(answers) == len(sent)
    assert LAST_RESORT not in answers
    assert len(json.loads(answers[-1])["moves"]) == 180
    assert run.stderr == b""


def test_a_line_that_is_too_long_is_read_to_its_end_and_answered_once(tmp_path: Path) -> None:
    sent = tmp_path / "lines"
    sent.write_bytes(b" " * (3 * MOST_BYTES) + b"{}\n\n  \n" + b"x" * MOST_BYTES + b"\nlast")
    with sent.open("rb") as stream:
        read = list(lines(stream))
    assert [len(line) for line in read] == [MOST_BYTES + 1, MOST_BYTES + 1, 4]
    answers = [json.loads(Session("akropolis").reply(line)) for line in read]
    assert ["longer than" in answer["why"] for answer in answers] == [True, True, False]


def test_a_mistake_of_ours_is_answered_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = Session("akropolis")
    session.reply(b'{"new": {"seats": 2, "seed": 7}}')
    before = session.played

    def fail(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("bot.tools.engine._event", fail)
    assert session.reply(b'{"play": "place 1 2 -1 0"}') == LAST_RESORT
    assert session.played is before
    assert "a bug" in caplog.text
    monkeypatch.undo()
    assert json.loads(session.reply(b'{"play": "place 1 2 -1 0"}'))["ok"]


def test_an_answer_that_cannot_be_written_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session("akropolis")
    session.reply(b'{"new": {"seats": 2, "seed": 7}}')
    before = session.played
    monkeypatch.setattr("bot.tools.engine._event", lambda _event: {"text": "\ud800"})
    assert session.reply(b'{"play": "place 1 2 -1 0"}') == LAST_RESORT
    assert session.played is before


def test_the_last_resort_is_an_answer() -> None:
    answer = json.loads(LAST_RESORT)
    assert (answer["ok"], answer["error"]) == (False, "internal_error")
    assert answer["why"].endswith(".")

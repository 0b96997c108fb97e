"""What the README shows works as shown."""

import doctest
import json
import re
from pathlib import Path

import msgspec
import pytest

from bot.tools.engine import Session

README = Path(__file__).parents[1] / "README.md"


def test_the_library_example_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_engine_example_answers_as_shown() -> None:
    session = Session("akropolis")
    shown = re.search(
        r"\$ .venv/bin/tessera engine akropolis\n(.*?)```", README.read_text("utf-8"), re.DOTALL
    )
    assert shown
    requests, answers = shown[1].splitlines()[::2], shown[1].splitlines()[1::2]
    for request, answer in zip(requests, answers, strict=True):
        said = msgspec.json.encode(session.answer(request.encode())).decode()
        assert re.fullmatch(re.escape(answer).replace(re.escape("..."), ".*"), said)


@pytest.mark.parametrize("request_", ["new", "legal", "play", "scores", "view", "undo", "save", "load"])
def test_every_request_is_described(request_: str) -> None:
    assert f"`{json.dumps({request_: 0})[:-2]}" in README.read_text("utf-8")

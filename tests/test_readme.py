"""What the README shows works as shown, and what it names exists."""

import doctest
import json
import re
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from bot.tools.engine import Session
from bot.ui.permissions import NEEDED
from engines.core.text import Text, say

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


def test_the_permissions_are_those_that_the_bot_asks_for() -> None:
    link = re.search(r"The link asks for (.*?), and for nothing else\.", README.read_text("utf-8"), re.DOTALL)
    assert link
    named = re.split(r", | and ", " ".join(link[1].split()))
    assert named == [say(Text(f"permission-{name}")) for name in NEEDED]


def test_the_modules_of_the_diagram_exist() -> None:
    diagram = re.search(r"```mermaid\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert diagram
    modules = re.findall(r"\bbot(?:\.\w+)+", diagram[1])
    assert len(modules) == len(set(modules)) <= 9, "a turn crosses at most nine modules"
    missing = [module for module in modules if find_spec(module) is None]
    assert not missing


def test_the_folders_of_the_bot_are_those_that_exist() -> None:
    tree = re.search(r"\nbot/ .*?\ntests/", README.read_text("utf-8"), re.DOTALL)
    assert tree
    named = set(re.findall(r"(\w+)/ ", tree[0].removeprefix("\nbot/")))
    folders = {path.parent.name for path in (README.parent / "bot").glob("*/__init__.py")}
    assert named == folders

"""Commands in texts: all of them exist, and in the chat they become mentions."""

import re
from collections.abc import Iterator
from itertools import chain
from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType, AppCommandType
from discord.app_commands import AppCommand, Command, Group

import data
from bot.commands import COMMANDS
from bot.ui.text import command_mentions
from bot.ui.text.command_mentions import remember_commands, spelled, with_mentions

SLASH = re.compile(r"(?<![\w/])/\w")  # not in an address or a time zone


def command_names() -> list[str]:
    """Every command that can be used, in English: `game new`, `games`."""
    groups = [command.walk_commands() for command in COMMANDS if isinstance(command, Group)]
    typed = [command for command in COMMANDS if isinstance(command, Command)]
    return [command.qualified_name for command in (*typed, *chain(*groups))]


def named_commands(language: str) -> Iterator[str]:
    """The rest of a line from each slash that begins a word, in any sentence of the language."""
    for sentences in data.sentences(language).values():
        for line in sentences.splitlines():
            yield from (line[found.start() :] for found in SLASH.finditer(line))


@pytest.mark.parametrize("language", data.languages())
def test_every_command_that_a_sentence_names_exists(language: str) -> None:
    known = [spelled(name, language) for name in command_names()]
    named = list(named_commands(language))
    assert len(named) > 20
    for rest in named:
        assert any(re.match(rf"{re.escape(name)}(?![\w-])", rest) for name in known), rest


def test_a_name_means_the_same_command_in_every_language() -> None:
    names = {name: {spelled(name, language) for language in data.languages()} for name in command_names()}
    everything = [name for each in names.values() for name in each]
    assert len(everything) == len(set(everything))


def synced(number: int, name: str, *subcommands: str, kind: AppCommandType) -> AppCommand:
    options = [
        {"type": AppCommandOptionType.subcommand.value, "name": each, "description": "x", "options": []}
        for each in subcommands
    ]
    fields = {"id": number, "application_id": 1, "name": name, "description": "x"}
    payload: Any = {**fields, "type": kind.value, "options": options}
    state: Any = SimpleNamespace()
    return AppCommand(data=payload, state=state)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few commands as Discord returns them."""
    monkeypatch.setattr(command_mentions, "_mentions", {})
    typed = AppCommandType.chat_input
    remember_commands(
        [
            synced(11, "game", "new", "resume", kind=typed),
            synced(12, "games", kind=typed),
            synced(13, "vote", kind=typed),
            synced(14, "help", kind=AppCommandType.user),
        ]
    )


SENTENCES = {
    "Open one with /game new.": "Open one with </game new:11>.",
    "**/games** and /game resume": "**</games:12>** and </game resume:11>",
    "/vote asks the table.": "</vote:13> asks the table.",
    "Otwórz go: /gra nowa.": "Otwórz go: </game new:11>.",
    "przez /gra wznów, a każdy inny przez /głosowanie.": (
        "przez </game resume:11>, a każdy inny przez </vote:13>."
    ),
    "/game is a group, /help is no typed command, /newest is none.": None,
    "https://example.com/vote and Europe/vote and /votes and </vote:13>": None,
    r"Somebody is called \/vote.": None,
}


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_command_in_a_sentence_becomes_a_mention(sentence: str) -> None:
    assert with_mentions(sentence) == (SENTENCES[sentence] or sentence)


def test_before_the_ids_are_known_a_command_is_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_mentions, "_mentions", {})
    assert with_mentions("Open one with /game new.") == "Open one with /game new."

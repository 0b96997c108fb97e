"""Commands that a text names, as Discord's command mentions: a press puts the command into the input."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from discord import AppCommandType
from discord.app_commands import AppCommand, AppCommandGroup

import data
from engines.core.text import Text, keys, say

# The mention of each command by its name as sentences spell it, in every language. Empty until Discord has
# given the commands their ids: texts then name them as plain text.
_mentions: dict[str, str] = {}


def remember_commands(commands: Iterable[AppCommand]) -> None:
    """The commands as Discord knows them, with their ids."""
    typed = (command for command in commands if command.type is AppCommandType.chat_input)
    leaves = [leaf for command in typed for leaf in _leaves(command) if _has_sentences(leaf[0])]
    _mentions.clear()
    _mentions.update(
        {spelled(name, language): mention for name, mention in leaves for language in data.languages()}
    )


def _leaves(command: AppCommand | AppCommandGroup) -> Iterator[tuple[str, str]]:
    """The name and the mention of a command, or of each of its subcommands: a group cannot be mentioned."""
    inner = [option for option in command.options if isinstance(option, AppCommandGroup)]
    for option in inner:
        yield from _leaves(option)
    if not inner:
        name = command.qualified_name if isinstance(command, AppCommandGroup) else command.name
        yield name, command.mention


def _has_sentences(name: str) -> bool:
    """Whether texts can name the command; one that somebody else has added has no sentences."""
    return all(f"command-{part}" in keys("en") for part in name.split())


def spelled(name: str, language: str) -> str:
    """A command as sentences name it: `/game new`, `/gra nowa`."""
    return "/" + " ".join(say(Text(f"command-{part}"), language) for part in name.split())


def with_mentions(text: str) -> str:
    """The text for the chat, in which every command that it names can be pressed.

    Not for labels, alternative texts, pictures and files: those show a mention as it is written.
    """
    if not _mentions or "/" not in text:
        return text
    return _pattern(frozenset(_mentions)).sub(lambda found: _mentions[found[0]], text)


@lru_cache(1)
def _pattern(names: frozenset[str]) -> re.Pattern[str]:
    """Any of the names, but not inside an address, a time zone or a mention, nor after a backslash."""
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile(rf"(?<![\w/<:.\\])(?:{'|'.join(longest_first)})(?![\w-])")

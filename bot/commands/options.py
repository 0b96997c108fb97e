"""What options of commands share: limits on what is typed, closed lists, and lists that complete it."""

import logging
from collections.abc import Callable, Collection, Coroutine
from functools import wraps
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

import engines
from bot.handlers.context import Interaction, TesseraClient, table_title
from bot.ui.text.language import localized, reader_language
from bot.ui.text.limits import CHOICE_LENGTH, INPUT_LENGTHS, MOST_CHOICES, require_length
from engines.core.errors import Refusal
from engines.core.levels import LEVELS
from engines.core.text import Text

V = TypeVar("V", str, int)
Choices: TypeAlias = list[app_commands.Choice[V]]
Completion: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Choices[V]]]

log = logging.getLogger(__name__)


class UnknownChoice(Refusal):
    """A value that is not on the option's list, which only a modified client can send."""


class Typed(app_commands.Transformer[TesseraClient]):
    """An option that is typed freely, up to the length that `bot.ui.text.limits` gives to it."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def max_value(self) -> int:
        return INPUT_LENGTHS[self._name]

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        """What was typed; the client checks the length too, but only if it is Discord's own."""
        del interaction
        return require_length(self._name, value)


class Chosen(app_commands.Transformer[TesseraClient]):
    """An option with a closed list of values."""

    def __init__(self, values: Collection[str]) -> None:
        self._values = values

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        del interaction
        if value not in self._values:
            raise UnknownChoice(Text("chat-unknown-choice", {"typed": value}))
        return value


def game_choices() -> Choices[str]:
    """Every game, as the choices of an option."""
    return [app_commands.Choice(name=localized(f"{name}-title"), value=name) for name in engines.games()]


def level_choices() -> Choices[str]:
    """Every level of computers with how long it thinks, as the choices of an option."""
    return [app_commands.Choice(name=localized(f"level-{level}-thinks"), value=level) for level in LEVELS]


def completion(find: Completion[V]) -> Completion[V]:
    """The list that completes an option: always answered, empty if it cannot be made, never too long."""

    @wraps(find)
    async def complete(interaction: Interaction, typed: str) -> Choices[V]:
        try:
            found = await find(interaction, typed)
        except Refusal:
            return []  # A list cannot show the reason; sending the command does.
        except Exception:  # The list has nobody else to catch its errors.
            log.exception("an option could not be completed")
            return []
        return [each for each in found if _fits(each)][:MOST_CHOICES]

    return complete


def _fits(choice: app_commands.Choice[V]) -> bool:
    return len(choice.name) <= CHOICE_LENGTH and len(str(choice.value)) <= CHOICE_LENGTH


# Which of several tables in one channel a command is about.

TableNumber: TypeAlias = app_commands.Range[int, 1]
F = TypeVar("F", bound=Callable[..., Any])


@completion
async def complete_table(interaction: Interaction, typed: str) -> Choices[int]:
    """The tables in this channel."""
    language = reader_language(interaction)
    tables = await interaction.client.queries.at_place(interaction.channel_id or 0)
    titles = {table.id: table_title(table, language) for table in tables}
    found = [(title, number) for number, title in titles.items() if str(typed).lower() in title.lower()]
    return [app_commands.Choice(name=title, value=number) for title, number in found]


def about_a_table(command: F) -> F:
    """Name, describe and complete the parameter `table` of a command."""
    command = app_commands.rename(table=localized("option-table"))(command)
    command = app_commands.describe(table=localized("option-table-about"))(command)
    return app_commands.autocomplete(table=complete_table)(command)

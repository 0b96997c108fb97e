"""Buttons and menus that hold their own state, and the one place where errors are caught.

A custom_id says what to do, at which table, at which revision, and with what: `pick:k3:17:place/1`. So a
button survives any restart, and an old one can be told that the table has moved on.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.ui.language import reader_language
from engines.core.errors import Refusal
from engines.core.text import Text, say

log = logging.getLogger(__name__)

LONGEST = 2000  # characters of a message
EXPIRED = 10062  # Discord's number for an interaction that it does not wait for any more
Interaction: TypeAlias = discord.Interaction[Any]


class Pressed(Struct, frozen=True):
    """What a component asks for."""

    verb: str
    table: int
    revision: int
    rest: str = ""

    def __str__(self) -> str:
        return f"{self.verb}:{self.table}:{self.revision}:{self.rest}"


Handler: TypeAlias = Callable[[Interaction, Pressed], Awaitable[None]]
_handlers: dict[str, Handler] = {}
_working: set[asyncio.Task[Any]] = set()  # the tasks in which people are being answered


def handles(verb: str) -> Callable[[Handler], Handler]:
    """Let a function answer the components of a verb."""

    def register(handler: Handler) -> Handler:
        _handlers[verb] = handler
        return handler

    return register


_STATE = re.compile(r"(?P<verb>[a-z]+):(?P<table>\d{1,18}):(?P<revision>\d{1,9}):(?P<rest>.*)")


def button(
    pressed: Pressed,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button that asks for this."""
    return ui.Button(custom_id=str(pressed), label=label, style=style, disabled=disabled)


def menu(pressed: Pressed, options: Sequence[discord.SelectOption], placeholder: str) -> ui.Select[Any]:
    """A menu that asks for this, the chosen value put behind."""
    return ui.Select(custom_id=str(pressed), options=list(options), placeholder=placeholder)


def form(pressed: Pressed, title: str, inputs: Mapping[str, ui.TextInput[Any]]) -> ui.Modal:
    """A form that asks for this, with a line for each input, by its label; see `written`."""
    modal = ui.Modal(title=title, custom_id=str(pressed))
    for label, line in inputs.items():
        modal.add_item(ui.Label(text=label, component=line))
    modal.stop()  # Nobody waits in memory for it.
    return modal


def written(interaction: Interaction) -> dict[str, str]:
    """What somebody wrote in a form, by the inputs' ids."""
    data: Any = interaction.data
    lines = (label["component"] for label in data["components"])
    return {line["custom_id"]: line["value"].strip() for line in lines}


async def dispatch(interaction: Interaction) -> None:
    """Answer any press or choice.

    This stands in for discord.py's views: they would live in memory for as long as the bot does, and leave
    a person without an answer whose button is not on the message any more.
    """
    if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        keep_track()
        await guarded(interaction, _answer(interaction))


async def _answer(interaction: Interaction) -> None:
    data: Any = interaction.data
    found = _STATE.fullmatch(data["custom_id"])
    if not found or found["verb"] not in _handlers:
        raise UnknownButton
    rest = "/".join((found["rest"], *data.get("values", ())))
    pressed = Pressed(found["verb"], int(found["table"]), int(found["revision"]), rest)
    await _handlers[pressed.verb](interaction, pressed)


class UnknownButton(Refusal):
    """A component that nothing knows: from an older version, or made up."""

    def __init__(self) -> None:
        super().__init__(Text("chat-unknown-button"))


async def guarded(interaction: Interaction, work: Awaitable[None]) -> None:
    """Do the work; what the rules refuse is one sentence, what we did wrong is an apology and a log entry."""
    language = reader_language(interaction)
    try:
        await work
    except Refusal as refusal:
        await _answer_late(interaction, say(refusal.why, language))
    except discord.Forbidden as forbidden:
        await _answer_late(interaction, say(Text("chat-forbidden", {"detail": forbidden.text}), language))
    except Exception as error:  # The one boundary: nobody is left without an answer, whatever we did wrong.
        if is_expired(error):
            log.warning("an answer came too late for Discord: %s", error)
            return
        number = secrets.token_hex(4)
        log.exception("error %s", number)
        await _answer_late(interaction, say(Text("chat-broken", {"number": number}), language))


async def _answer_late(interaction: Interaction, words: str) -> None:
    """A sentence after something went wrong; Discord may not want it any more."""
    try:
        await tell(interaction, words)
    except discord.NotFound as error:
        if not is_expired(error):
            raise
        log.warning("an answer came too late for Discord: %s", error)


def is_expired(error: BaseException) -> bool:
    """Whether somebody's press or command was not answered in the time that Discord gives."""
    return isinstance(error, discord.NotFound) and error.code == EXPIRED


def keep_track() -> None:
    """Let the bot not go before what is being done here is done."""
    if task := asyncio.current_task():
        _working.add(task)
        task.add_done_callback(_working.discard)


async def finished(priority: float) -> None:
    """Wait until everybody who pressed or typed something is answered, but not for ever."""
    if _working:
        await asyncio.wait(_working, timeout=priority)


async def privately(work: Callable[..., Awaitable[None]], interaction: Interaction, *further: Any) -> None:
    """Acknowledge a command at once, then do the work; its answer is for one person alone."""

    async def acknowledged() -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await work(interaction, *further)

    await guarded(interaction, acknowledged())


async def tell(interaction: Interaction, words: str) -> None:
    """A sentence for one person alone."""
    if interaction.response.is_done():
        await interaction.followup.send(words, ephemeral=True)
    else:
        await interaction.response.send_message(words, ephemeral=True)


def fitting(lines: Sequence[str], last: str = "") -> str:
    """As many of the latest lines as a message holds, and the last one in any case."""
    kept = [*lines, last] if last else list(lines)
    while len("\n".join(kept)) > LONGEST:
        kept = kept[1:]
    return "\n".join(kept)


async def dismiss(interaction: Interaction) -> None:
    """Take the pressed message away, if its reader has not done so."""
    with suppress(discord.NotFound):
        await interaction.delete_original_response()

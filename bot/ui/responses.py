"""How interactions are answered: error boundary, acknowledgements, answers, and work in progress."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar, TypeVarTuple

import discord

from bot.ui.components import LayoutMessage
from bot.ui.emoji import send_or_drop_emoji
from bot.ui.images import Image
from bot.ui.language import reader_language
from engines.core.errors import Refusal
from engines.core.text import Argument, Text, say

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062  # Discord's error code once the time for an answer is over
Ts = TypeVarTuple("Ts")
InteractionT = TypeVar("InteractionT", bound=discord.Interaction)

_running: set[asyncio.Task[object]] = set()  # the tasks that are answering somebody


async def with_error_boundary(interaction: discord.Interaction, work: Awaitable[None]) -> None:
    """Await the work. A refusal is answered with its sentence, a bug with an apology and a log entry."""
    language = reader_language(interaction)
    try:
        await work
    except Refusal as refusal:
        await _reply_unless_expired(interaction, say(refusal.why, language))
    except discord.Forbidden as forbidden:
        text = Text("chat-forbidden", {"detail": forbidden.text})
        await _reply_unless_expired(interaction, say(text, language))
    except Exception as error:  # The one boundary: everybody gets an answer, whatever went wrong.
        if is_expired(error):
            log.warning("an answer came too late for Discord: %s", error)
            return
        number = secrets.token_hex(4)
        log.exception("error %s", number)
        await _reply_unless_expired(interaction, say(Text("chat-broken", {"number": number}), language))


async def _reply_unless_expired(interaction: discord.Interaction, text: str) -> None:
    try:
        await reply(interaction, text)
    except discord.NotFound as error:
        if not is_expired(error):
            raise
        log.warning("an answer came too late for Discord: %s", error)


def is_expired(error: BaseException) -> bool:
    """Whether an interaction was not answered within Discord's time limit."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


async def run_privately(
    work: Callable[[InteractionT, *Ts], Awaitable[None]], interaction: InteractionT, *args: *Ts
) -> None:
    """Run a command inside the error boundary: acknowledge at once, answer ephemerally."""

    async def acknowledge_and_work() -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await work(interaction, *args)

    await with_error_boundary(interaction, acknowledge_and_work())


async def reply(interaction: discord.Interaction, text: str) -> None:
    """An ephemeral answer, whether or not the interaction was acknowledged already."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


async def reply_text(interaction: discord.Interaction, key: str, **args: Argument) -> None:
    """An ephemeral sentence in the reader's language."""
    await reply(interaction, say(Text(key, args), reader_language(interaction)))


async def send_layout(interaction: discord.Interaction, message: LayoutMessage) -> None:
    """An ephemeral layout, after the interaction was acknowledged."""
    await send_or_drop_emoji(interaction.followup.send, **message.send_arguments(), ephemeral=True)


async def send_image(interaction: discord.Interaction, image: Image, text: str = "") -> None:
    """An ephemeral image as a plain attachment, which fits any kind of acknowledgement."""
    await interaction.followup.send(text, file=image.file(), ephemeral=True)


async def delete_message(interaction: discord.Interaction) -> None:
    """Delete the message whose component was pressed, unless its reader has dismissed it."""
    with suppress(discord.NotFound):
        await interaction.delete_original_response()


# Work in progress.


def track_current_task() -> None:
    """Let `wait_for_running` wait for the task that calls this."""
    if task := asyncio.current_task():
        _running.add(task)
        task.add_done_callback(_running.discard)


async def wait_for_running(timeout: float) -> None:  # noqa: ASYNC109 - those who do not finish are not cancelled
    """Wait until every interaction is answered, or the time is over."""
    if _running:
        await asyncio.wait(_running, timeout=timeout)

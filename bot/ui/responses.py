"""How interactions are answered: error boundary, answers within Discord's time, and work in progress.

Work runs first, and what it answers is the first response: one request, picture included. If it has not
answered after two seconds, the interaction is acknowledged, and the answer is an edit after that. A lock for
each interaction keeps the two apart: Discord accepts one first response only.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import Enum, auto
from typing import TypeVar, TypeVarTuple

import discord
from discord import InteractionResponseType, ui

from bot.ui.components import LayoutMessage, PrivateMessage, private_message
from bot.ui.language import reader_language
from engines.core.errors import Refusal
from engines.core.text import Argument, Text, say

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062  # Discord's error code once the time for an answer is over
ACKNOWLEDGE_AFTER = 2.0  # seconds; Discord waits for three, and the request takes a part of that
Ts = TypeVarTuple("Ts")
InteractionT = TypeVar("InteractionT", bound=discord.Interaction)

_running: set[asyncio.Task[object]] = set()  # the tasks that are answering somebody


# The error boundary.


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


# Answering in time.


class Place(Enum):
    """Where the answer to an interaction appears."""

    NEW = auto()  # in a new private message
    IN_PLACE = auto()  # in the private message that was pressed; elsewhere in a new one
    ON_CARD = auto()  # on the public message that was pressed, if anywhere


async def run_privately(
    work: Callable[[InteractionT, *Ts], Awaitable[None]],
    interaction: InteractionT,
    *args: *Ts,
    at_once: bool = False,
) -> None:
    """Run a command inside the error boundary; it answers in a new private message."""
    in_time = answer_in_time(interaction, work(interaction, *args), Place.NEW, at_once=at_once)
    await with_error_boundary(interaction, in_time)


async def answer_in_time(
    interaction: discord.Interaction, work: Awaitable[None], place: Place, *, at_once: bool = False
) -> None:
    """Await work that answers an interaction, and acknowledge the interaction if the answer is late.

    `at_once` is for work that is always late. Work that answers nothing is acknowledged when it is done.
    """
    async with _acknowledging(interaction, place, 0 if at_once else ACKNOWLEDGE_AFTER):
        await work
        await _acknowledge(interaction, place)


@asynccontextmanager
async def _acknowledging(
    interaction: discord.Interaction, place: Place, seconds: float
) -> AsyncIterator[None]:
    """Acknowledge after some seconds, unless the body has answered or is done before; 0: before it begins."""

    async def acknowledge_later() -> None:
        await asyncio.sleep(seconds)
        await _acknowledge(interaction, place)

    timer = asyncio.create_task(acknowledge_later())
    try:
        if not seconds:
            await asyncio.wait({timer})
        yield
    finally:
        async with _answering(interaction):  # so that no request is cut off
            timer.cancel()
        await asyncio.wait({timer})
        if not timer.cancelled() and (error := timer.exception()):
            log.warning("an interaction was not acknowledged: %s", error)


async def _acknowledge(interaction: discord.Interaction, place: Place) -> None:
    async with _answering(interaction):
        if interaction.response.is_done():
            return
        if place is Place.NEW or (place is Place.IN_PLACE and not _is_in_place(interaction)):
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()


def _answering(interaction: discord.Interaction) -> asyncio.Lock:
    """Held while something is answered or acknowledged."""
    lock: asyncio.Lock = interaction.extras.setdefault("answering", asyncio.Lock())
    return lock


def _is_in_place(interaction: discord.Interaction) -> bool:
    """Whether the message that was pressed is private, and can be edited to any other private message.

    Older versions sent layouts, which cannot become plain messages.
    """
    message = interaction.message
    return message is not None and message.flags.ephemeral and not message.flags.components_v2


# Answers.


async def show(interaction: discord.Interaction, message: PrivateMessage) -> None:
    """Replace the private message that was pressed; elsewhere, send a new one."""
    if not _is_in_place(interaction):
        await send(interaction, message)
        return
    async with _answering(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(**message.replacement())
        else:
            await interaction.response.edit_message(**message.replacement())


async def send(interaction: discord.Interaction, message: PrivateMessage) -> None:
    """Send a new private message; it replaces a placeholder that says that the bot is thinking."""
    async with _answering(interaction):
        match interaction.response.type:
            case None:
                await interaction.response.send_message(**message.new(), ephemeral=True)
            case InteractionResponseType.deferred_channel_message:
                await interaction.edit_original_response(**message.replacement())
            case _:
                await interaction.followup.send(**message.new(), ephemeral=True)


async def reply(interaction: discord.Interaction, text: str) -> None:
    """Send a private sentence; a panel that was pressed stays as it is."""
    await send(interaction, private_message(text))


async def reply_text(interaction: discord.Interaction, key: str, **args: Argument) -> None:
    """Send a private sentence in the reader's language."""
    await reply(interaction, say(Text(key, args), reader_language(interaction)))


async def update_card(interaction: discord.Interaction, card: LayoutMessage) -> None:
    """Replace the public card that was pressed by one without pictures."""
    async with _answering(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(view=card.layout)
        else:
            await interaction.response.edit_message(view=card.layout)


async def open_form(interaction: discord.Interaction, form: ui.Modal) -> None:
    """Open a form, which only a first response can do."""
    async with _answering(interaction):
        if not interaction.response.is_done():
            await interaction.response.send_modal(form)
            return
    await reply_text(interaction, "chat-form-late")


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

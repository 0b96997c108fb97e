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

from bot.runtime.metrics import ANSWERS, ERRORS
from bot.runtime.writes import Outcome, record_writes
from bot.storage.errors import StorageError
from bot.ui.components import LayoutMessage, PrivateMessage, private_message
from bot.ui.emoji import send_or_drop_emoji
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.language import reader_language
from bot.ui.text.limits import shortened
from bot.ui.text.names import escaped, with_shown
from engines.core.errors import Refusal
from engines.core.text import Argument, Text, say

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062  # Discord's error code once the time for an answer is over
ACKNOWLEDGE_AFTER = 2.0  # seconds; Discord waits for three, and the request takes a part of that
# Not with the other sentences: these must be there when no other sentence can be said.
LAST_RESORT = {
    "en": "Something went wrong on my side. If you report it, mention {}.",
    "pl": "Coś poszło nie tak po mojej stronie. Zgłaszając to, podaj {}.",
}
Ts = TypeVarTuple("Ts")
InteractionT = TypeVar("InteractionT", bound=discord.Interaction)

_running: set[asyncio.Task[object]] = set()  # the tasks that are answering somebody


# The error boundary.


async def with_error_boundary(interaction: discord.Interaction, work: Awaitable[None]) -> None:
    """Await the work. A refusal is answered with its sentence, a bug with an apology and a log entry."""
    writes = record_writes()
    try:
        await work
    except Exception as error:  # noqa: BLE001 - everybody gets an answer, whatever went wrong
        await answer_error(interaction, error, writes.outcome)


async def answer_error(interaction: discord.Interaction, error: Exception, outcome: Outcome) -> None:
    """Tell the person what went wrong. This never raises: nobody is left to catch it."""
    number = secrets.token_hex(4)
    if not isinstance(error, Refusal):
        ERRORS.labels(kind=type(error).__name__).inc()
    try:
        if is_expired(error):
            log.warning("an answer came too late for Discord: %s", error)
        elif not await _send_somehow(interaction, _error_sentence(interaction, error, outcome, number)):
            await _send_somehow(interaction, last_resort(interaction.locale, number))
    except Exception:
        log.exception("error %s could not be explained", number)
        await _send_somehow(interaction, last_resort(interaction.locale, number))


def _error_sentence(interaction: discord.Interaction, error: Exception, outcome: Outcome, number: str) -> str:
    """What happened, and what is known of its effect."""
    language, unchanged = reader_language(interaction), outcome is Outcome.UNCHANGED
    # An error of the file says that nothing was changed, which is wrong once something was.
    if isinstance(error, Refusal) and (unchanged or not isinstance(error, StorageError)):
        return with_mentions(say(with_shown(error.why, escaped), language))
    if isinstance(error, discord.Forbidden) and unchanged:
        return say(Text("chat-forbidden", {"detail": escaped(error.text)}), language)
    log.error("error %s", number, exc_info=error)
    return with_mentions(say(Text(f"chat-broken-{outcome}", {"number": number}), language))


async def _send_somehow(interaction: discord.Interaction, text: str) -> bool:
    """Send an ephemeral answer, and if that fails in another way; whether it was sent or came too late.

    Whether the interaction is acknowledged is not known if the connection broke meanwhile.
    """
    ways: list[Callable[..., Awaitable[object]]] = [
        interaction.response.send_message,
        interaction.followup.send,
    ]
    for send in reversed(ways) if interaction.response.is_done() else ways:
        try:
            await send(shortened(text), ephemeral=True)
        except Exception as error:  # noqa: BLE001 - whatever fails, the next way may succeed
            log.warning("an answer could not be sent: %r", error)
            if is_expired(error):
                return True
        else:
            return True
    return False


def last_resort(locale: discord.Locale, number: str) -> str:
    """The apology that needs nothing that could fail."""
    return LAST_RESORT.get(str(locale), LAST_RESORT["en"]).format(number)


def is_expired(error: BaseException) -> bool:
    """Whether an interaction was not answered within Discord's time limit."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


# Answering in time.


class Place(Enum):
    """Where the answer to an interaction appears."""

    NEW = auto()  # in a new private message
    IN_PLACE = auto()  # in the private message that was pressed; elsewhere in a new one
    ON_CARD = auto()  # on the layout that was pressed, if anywhere


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
    with ANSWERS.labels(kind=interaction.type.name).time():
        async with _acknowledging(interaction, place, 0 if at_once else ACKNOWLEDGE_AFTER):
            await work
            await _acknowledge(interaction, place)


@asynccontextmanager
async def _acknowledging(
    interaction: discord.Interaction, place: Place, seconds: float
) -> AsyncIterator[None]:
    """Acknowledge after some seconds, unless the body has answered or is done before; 0: before it begins."""
    late: list[asyncio.Task[None]] = []  # Most answers are in time, and need no task.

    def acknowledge() -> None:
        late.append(asyncio.create_task(_acknowledge(interaction, place)))

    timer: asyncio.TimerHandle | None = None
    try:
        if seconds:
            timer = asyncio.get_running_loop().call_later(seconds, acknowledge)
        else:
            acknowledge()
            await asyncio.wait(late)
        yield
    finally:
        if timer:
            timer.cancel()
        for task in late:
            await _finish(interaction, task)


async def _finish(interaction: discord.Interaction, acknowledging: asyncio.Task[None]) -> None:
    """Stop acknowledging, but cut off no request."""
    async with _answering(interaction):
        acknowledging.cancel()
    await asyncio.wait({acknowledging})
    if not acknowledging.cancelled() and (error := acknowledging.exception()):
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


async def show(interaction: discord.Interaction, message: PrivateMessage) -> int:
    """Replace the private message that was pressed; elsewhere, send a new one. Returns the message's id."""
    if not _is_in_place(interaction) or interaction.message is None:
        return await send(interaction, message)
    async with _answering(interaction):
        if interaction.response.is_done():
            await send_or_drop_emoji(interaction.edit_original_response, **message.replacement())
        else:
            await send_or_drop_emoji(interaction.response.edit_message, **message.replacement())
    return interaction.message.id


async def send(interaction: discord.Interaction, message: PrivateMessage) -> int:
    """Send a new private message; it replaces a placeholder that says that the bot is thinking."""
    async with _answering(interaction):
        match interaction.response.type:
            case None:
                way = interaction.response.send_message
                response = await send_or_drop_emoji(way, **message.new(), ephemeral=True)
                return response.message_id or 0
            case InteractionResponseType.deferred_channel_message:
                edit = interaction.edit_original_response
                return (await send_or_drop_emoji(edit, **message.replacement())).id
            case _:
                follow_up = interaction.followup.send
                return (await send_or_drop_emoji(follow_up, **message.new(), wait=True, ephemeral=True)).id


async def edit_answer(interaction: discord.Interaction, message: PrivateMessage) -> None:
    """Replace what an interaction was answered with, within the 15 minutes in which Discord allows it."""
    await send_or_drop_emoji(interaction.edit_original_response, **message.replacement())


async def edit_text(interaction: discord.Interaction, text: str) -> None:
    """Replace the text of what an interaction was answered with; pictures and buttons stay."""
    await interaction.edit_original_response(content=shortened(text))


async def reply(interaction: discord.Interaction, text: str) -> None:
    """Send a private sentence; a panel that was pressed stays as it is."""
    await send(interaction, private_message(with_mentions(text)))


async def reply_text(interaction: discord.Interaction, key: str, **args: Argument) -> None:
    """Send a private sentence in the reader's language."""
    await reply(interaction, say(Text(key, args), reader_language(interaction)))


async def send_layout(interaction: discord.Interaction, message: LayoutMessage) -> None:
    """Send a new private layout, which has no pictures."""
    async with _answering(interaction):
        done = interaction.response.is_done()
        way = interaction.followup.send if done else interaction.response.send_message
        await send_or_drop_emoji(way, view=message.layout, ephemeral=True)


async def update_card(interaction: discord.Interaction, card: LayoutMessage) -> None:
    """Replace the layout that was pressed by one without pictures."""
    async with _answering(interaction):
        if interaction.response.is_done():
            await send_or_drop_emoji(interaction.edit_original_response, view=card.layout)
        else:
            await send_or_drop_emoji(interaction.response.edit_message, view=card.layout)


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

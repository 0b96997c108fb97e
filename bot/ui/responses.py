"""How interactions are answered: error boundary, acknowledgements, answers, and work in progress."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar, TypeVarTuple

import discord

from bot.runtime.writes import Outcome, record_writes
from bot.storage.database import StorageError
from bot.ui.command_mentions import with_mentions
from bot.ui.components import LayoutMessage
from bot.ui.emoji import send_or_drop_emoji
from bot.ui.images import Image
from bot.ui.language import reader_language
from bot.ui.limits import shortened
from bot.ui.names import escaped, with_shown
from engines.core.errors import Refusal
from engines.core.text import Argument, Text, say

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062  # Discord's error code once the time for an answer is over
# Not with the other sentences: these must be there when no other sentence can be said.
LAST_RESORT = {
    "en": "Something went wrong on my side. If you report it, mention {}.",
    "pl": "Coś poszło nie tak po mojej stronie. Zgłaszając to, podaj {}.",
}
Ts = TypeVarTuple("Ts")
InteractionT = TypeVar("InteractionT", bound=discord.Interaction)

_running: set[asyncio.Task[object]] = set()  # the tasks that are answering somebody


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
    text = with_mentions(text)
    if interaction.response.is_done():
        await interaction.followup.send(shortened(text), ephemeral=True)
    else:
        await interaction.response.send_message(shortened(text), ephemeral=True)


async def reply_text(interaction: discord.Interaction, key: str, **args: Argument) -> None:
    """An ephemeral sentence in the reader's language."""
    await reply(interaction, say(Text(key, args), reader_language(interaction)))


async def send_layout(interaction: discord.Interaction, message: LayoutMessage) -> None:
    """An ephemeral layout, after the interaction was acknowledged."""
    await send_or_drop_emoji(interaction.followup.send, **message.send_arguments(), ephemeral=True)


async def send_image(interaction: discord.Interaction, image: Image, text: str = "") -> None:
    """An ephemeral image as a plain attachment, which fits any kind of acknowledgement."""
    await interaction.followup.send(shortened(text), file=image.file(), ephemeral=True)


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

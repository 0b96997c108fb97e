"""What Discord's errors mean for a message of ours, and what is done about each."""

from enum import Enum, auto
from typing import Final

import aiohttp
import discord

from bot.domain.delivery_problem import DeliveryProblem, ProblemKind
from bot.storage.errors import StorageError

# Everything that sending can raise: of Discord, of the connection, of the disk.
DELIVERY_ERRORS = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    StorageError,
)


class Remedy(Enum):
    """What to do with a message that was not accepted."""

    RETRY = auto()  # send it again later, with growing pauses, for as long as it takes
    POST_IN_CHANNEL = auto()  # the thread cannot be used now: this one goes to the channel
    LEAVE_THREAD = auto()  # the thread is gone, or cannot be opened: the game goes on in the channel
    KEEP = auto()  # tell the people of the table; try again rarely, and when the table changes


# By Discord's error code. A code that is not here is judged by its HTTP status: see `remedy`.
REMEDIES: Final = {
    10003: Remedy.LEAVE_THREAD,  # unknown channel: it was deleted
    10008: Remedy.KEEP,  # unknown message: a lobby card that was deleted; the announcer posts a new one
    20028: Remedy.RETRY,  # the write limit of the channel
    20029: Remedy.RETRY,  # the write limit of the server
    30046: Remedy.RETRY,  # too many edits of messages that are older than an hour
    40062: Remedy.RETRY,  # the service resource is rate limited
    50001: Remedy.POST_IN_CHANNEL,  # missing access: the channel is not visible
    50013: Remedy.POST_IN_CHANNEL,  # missing permissions
    50083: Remedy.POST_IN_CHANNEL,  # the thread is archived, and not unarchived by sending
    130000: Remedy.RETRY,  # the API is overloaded
    160005: Remedy.POST_IN_CHANNEL,  # the thread is locked
    160006: Remedy.POST_IN_CHANNEL,  # too many active threads: an archived one cannot be used
}
# What people are told if a thread cannot be used; after any other code a permission is missing there.
THREAD_PROBLEMS: Final = {
    50083: ProblemKind.THREAD_LOCKED,
    160005: ProblemKind.THREAD_LOCKED,
    160006: ProblemKind.THREAD_LIMIT,
}
QUOTED: Final = 200  # characters of what Discord said
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
THREAD_EXISTS: Final = 160004
THREAD_LIMIT: Final = 160006
# Direct messages that are refused go to the thread. After these codes the person has closed them to us; after
# any other one (40003: opening them too fast) the next message is tried again.
DIRECT_MESSAGES_CLOSED: Final = frozenset(
    {
        10003,  # unknown channel
        10013,  # unknown user
        50001,  # missing access
        50007,  # cannot send messages to this user
        50278,  # no server in common
    }
)


def remedy(error: Exception) -> Remedy:
    """What to do after one of the `DELIVERY_ERRORS`."""
    if not isinstance(error, discord.HTTPException):
        return Remedy.RETRY
    by_status = Remedy.RETRY if error.status == 429 or error.status >= 500 else Remedy.KEEP
    return REMEDIES.get(error.code, by_status)


def retry_after(error: Exception) -> float:
    """How many seconds Discord wants us to wait; 0 if it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException):
        return 0
    said = error.response.headers.get("Retry-After", "0")
    return float(said) if said.replace(".", "", 1).isdigit() else 0


def problem(error: Exception, missing_permission: str) -> DeliveryProblem:
    """What to tell the people of a table at which nothing could be posted."""
    code, said = getattr(error, "code", 0), " ".join((getattr(error, "text", "") or str(error)).split())
    if code == UNKNOWN_CHANNEL:
        return DeliveryProblem(ProblemKind.CHANNEL_GONE, code)
    if isinstance(error, discord.Forbidden) and code in {50001, 50013}:
        return DeliveryProblem(ProblemKind.PERMISSION, code, missing_permission)
    return DeliveryProblem(ProblemKind.REFUSED, code, said[:QUOTED])

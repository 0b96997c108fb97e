"""Looking back at a finished game: a review that is made while its reader sees how far it has come."""

import logging
from collections.abc import Sequence

import discord

from bot.domain.log import LogEntry
from bot.domain.table import Ending, Table
from bot.handlers.context import Interaction, person, public_context
from bot.services.thinking.reviews import SeatKey
from bot.ui.context import PublicContext
from bot.ui.past.moments import require_moves
from bot.ui.responses import edit_answer, edit_text, show, with_error_boundary
from bot.ui.results.review import (
    Reviewed,
    advice_lines,
    last_page,
    mistake_page,
    overview,
    progress_message,
    progress_text,
    stopped_message,
)
from bot.ui.results.standings import by_rank, public_scores
from bot.ui.routes import OpenReview, ReviewPage, StopReview, UnknownButton
from engines.core.errors import Refusal
from engines.core.game import Seat
from engines.core.review import Review
from engines.core.text import Text

log = logging.getLogger(__name__)

EXPIRED_TOKEN = 50027  # Discord's error code
PROGRESS_SECONDS = 3.0  # between two edits; Discord allows five in two seconds


class NotFinished(Refusal):
    """The game was not played to its end."""


async def open_review(interaction: Interaction, route: OpenReview) -> None:
    """Open the review of a public card."""
    table = await interaction.client.tables.table(route.table)
    await show_first_page(interaction, public_context(interaction, table))


async def show_first_page(interaction: Interaction, context: PublicContext) -> None:
    """The reader's own seat, or the winner's for those who did not play."""
    seat = context.table.seat_of(person(interaction))
    await _show(interaction, context, by_rank(public_scores(context))[0] if seat is None else seat)


async def go_to_page(interaction: Interaction, route: ReviewPage) -> None:
    """Another page, or another seat. Everybody may look at all of them once the game is over."""
    table = await interaction.client.tables.table(route.table)
    await _show(interaction, public_context(interaction, table), _seat(table, route.seat), route.page)


async def stop_review(interaction: Interaction, route: StopReview) -> None:
    """Stop waiting; unless others wait too, the review is given up."""
    bot = interaction.client
    table = await bot.tables.table(route.table)
    key = SeatKey(table.id, _seat(table, route.seat))
    bot.reviews.stop_following(interaction.user.id, key)
    reviewed = await _reviewed(interaction, public_context(interaction, table), key.seat)
    await show(interaction, stopped_message(reviewed, Text("review-stopped")))


def _seat(table: Table, seat: int) -> Seat:
    if seat not in range(len(table.people)):
        raise UnknownButton
    return seat


async def _show(interaction: Interaction, context: PublicContext, seat: Seat, page: int = 0) -> None:
    """A page of the review; if it is not made yet, its progress, and then its first page."""
    bot, reviewed = interaction.client, await _reviewed(interaction, context, seat)
    stored = (await bot.reviews.stored(context.table, reviewed.history)).get(seat)
    if stored and page in range(1, last_page(stored) + 1):
        await show(interaction, await mistake_page(reviewed, stored, page))
        return
    advice = await advice_lines(reviewed)
    if stored:
        await show(interaction, await overview(reviewed, stored, advice))
        return
    await show(interaction, await progress_message(reviewed, advice))
    following = with_error_boundary(interaction, _follow(interaction, reviewed, advice))
    bot.reviews.follow(interaction.user.id, SeatKey(context.table.id, seat), following)


async def _reviewed(interaction: Interaction, context: PublicContext, seat: Seat) -> Reviewed:
    if context.table.ending is not Ending.FINISHED:
        raise NotFinished(Text("review-not-finished"))
    history: Sequence[LogEntry] = await interaction.client.queries.move_history(context.table.id)
    require_moves(history)
    return Reviewed(context, history, seat, context.table.seat_of(person(interaction)) == seat)


async def _follow(interaction: Interaction, reviewed: Reviewed, advice: Sequence[str]) -> None:
    """Show the progress until the review is there. Whoever deletes the message does not want it any more."""
    try:
        found = await _made(interaction, reviewed, advice)
        await edit_answer(interaction, await overview(reviewed, found, advice))
    except Refusal as error:
        await edit_answer(interaction, stopped_message(reviewed, error.why))
    except discord.HTTPException as error:
        if not _is_gone(error):
            raise
        log.info("nobody looks at a review of table %s any more", reviewed.context.table.id)


def _is_gone(error: discord.HTTPException) -> bool:
    """Whether the message was deleted, or can no longer be edited because too much time has passed."""
    return isinstance(error, discord.NotFound) or error.code == EXPIRED_TOKEN


async def _made(interaction: Interaction, reviewed: Reviewed, advice: Sequence[str]) -> Review:
    """The review, once it is made; until then, its progress is shown every few seconds."""
    table = reviewed.context.table
    async with interaction.client.reviews.wanting(table, reviewed.seat, reviewed.history) as job:
        shown = job.progress
        while (found := await job.result_within(PROGRESS_SECONDS)) is None:
            if job.progress != shown:
                shown = job.progress
                await edit_text(interaction, progress_text(reviewed, advice, shown))
    return found

"""Edits cards that newer ones have replaced: old cards lose their buttons, and lobby cards show the result.

Nothing depends on it: old buttons work, and the result is announced.
"""

import asyncio
import logging
from typing import Final

import discord
from discord import ui

from bot.delivery.channels import TableChannels
from bot.delivery.refusals import DELIVERY_ERRORS
from bot.domain.table import Card, Table
from bot.runtime.clock import RateLimiter
from bot.ui.components import without_controls

log = logging.getLogger(__name__)

MOST_WAITING: Final = 500  # cards; when there are more, the newest keep their buttons
CARDS_PER_SECOND: Final = 5  # Each takes two requests, and Discord allows 50 a second in all.


class OldCards:
    """Edits one old card after the other, when there is time for it."""

    def __init__(self, client: discord.Client, channels: TableChannels, rate_limiter: RateLimiter) -> None:
        self._client = client
        self._channels = channels
        self._rate_limiter = rate_limiter
        self._pace = RateLimiter(CARDS_PER_SECOND)
        self._waiting: asyncio.Queue[tuple[Table, Card, ui.LayoutView | None]] = asyncio.Queue(MOST_WAITING)

    def retire(self, table: Table, card: Card, layout: ui.LayoutView | None = None) -> None:
        """Remove the buttons of a card later, or replace it by a layout without pictures."""
        if not self._waiting.full():
            self._waiting.put_nowait((table, card, layout))

    async def wait_until_idle(self) -> None:
        await self._waiting.join()

    async def run(self) -> None:
        await self._client.wait_until_ready()
        while True:
            table, card, layout = await self._waiting.get()
            try:
                await self._edit(table, card, layout)
            except DELIVERY_ERRORS as error:
                # It was deleted, or Discord allows no more edits of old messages: it stays as it is.
                log.info("an old card of table %s stays as it is: %r", table.id, error)
            except Exception:  # An error at one card must not stop the others.
                log.exception("an old card of table %s stays as it is", table.id)
            self._waiting.task_done()

    async def _edit(self, table: Table, card: Card, layout: ui.LayoutView | None) -> None:
        await self._pace.wait()
        await self._rate_limiter.wait()
        if layout is None:
            await self._remove_controls(table, card)
        else:
            await self._channels.edit(table, card, layout)

    async def _remove_controls(self, table: Table, card: Card) -> None:
        message = await self._channels.channel(table, card.channel).fetch_message(card.message)
        layout = without_controls(message)
        if layout is not None:
            await self._rate_limiter.wait()
            # An edit notifies nobody, but a mention that it does not allow is no mention any more.
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=message.mentions)
            await self._channels.edit(table, card, layout, mentions)

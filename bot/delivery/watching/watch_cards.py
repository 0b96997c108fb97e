"""Sends the cards of a table to a person who watches it: silently, by direct message."""

from msgspec.structs import replace

from bot.delivery.channels import Message
from bot.delivery.messenger import Messenger, Sending
from bot.delivery.reminders.reminder_messages import Draft
from bot.delivery.sent_before import Attempt
from bot.domain.people.availability import NotificationSettings
from bot.domain.people.watching import News
from bot.domain.table import Status, Table
from bot.domain.time_control import MINUTE
from bot.services.queries import TableQueries
from bot.services.reminders import Reminders
from bot.ui.context import PublicContext
from bot.ui.messages.watching import last_watch_card, watch_card
from bot.ui.results.messages import final_pictures

PRIORITY = 1  # of its pictures: those who play come first


class WatchCards:
    """Tells watchers what all may see."""

    def __init__(self, queries: TableQueries, reminders: Reminders, messenger: Messenger) -> None:
        self._queries = queries
        self._reminders = reminders
        self._messenger = messenger

    async def wait_until_ready(self) -> None:
        await self._messenger.wait_until_ready()

    async def send(
        self, news: News, settings: NotificationSettings, table: Table, *, may_be_sent: bool = False
    ) -> bool:
        """Send the card of a table as it is now; false if Discord refuses it."""
        attempt = Attempt(news.watch.told_at - MINUTE) if may_be_sent else None
        how = Sending(news.nonce, silent=True, attempt=attempt)
        return await self._messenger.send_direct(news.person, settings, table, self._draft(news), how)

    def _draft(self, news: News) -> Draft:
        async def draft(context: PublicContext, is_direct: bool) -> Message:
            del is_direct
            context, table = replace(context, priority=PRIORITY), context.table
            if table.status is Status.OVER:
                history = await self._queries.move_history(table.id)
                return {**last_watch_card(context, await final_pictures(context, history)).send_arguments()}
            turns = await self._queries.turns_between(table, news.watch.told + 1, news.latest)
            status = await self._reminders.turn_status(table.id)
            return {**(await watch_card(context, turns, status)).send_arguments()}

        return draft

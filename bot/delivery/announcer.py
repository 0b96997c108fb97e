"""Announces what was committed: once each, in order, and after a crash too."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain, repeat
from typing import Final

import discord
from msgspec.structs import replace

from bot.delivery.channels import MENTIONS_NOBODY, Message, TableChannels, mention_only
from bot.delivery.old_cards import OldCards
from bot.delivery.refusals import DELIVERY_ERRORS, UNKNOWN_MESSAGE, Remedy, remedy, retry_after
from bot.delivery.sent_before import Attempt
from bot.domain.log import Action, Announcement, told_together
from bot.domain.shards import Shards
from bot.domain.table import Card, Ending, Status, Table
from bot.domain.time_control import DAY, HOUR, MINUTE
from bot.runtime.clock import RateLimiter
from bot.runtime.trouble import Trouble, until_it_works
from bot.services.outbox import Outbox
from bot.services.processes.claims import Claims, NotHeld
from bot.services.queries import TableNews, TableQueries
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.storage.errors import StorageError
from bot.storage.tables.outbox_rows import PostedCard
from bot.storage.turns.open_turns import OpenTurn
from bot.ui.components import LayoutMessage
from bot.ui.emoji import INVALID_BODY
from bot.ui.messages import cards
from bot.ui.messages.turn_lines import turn_lines, turns_to_tell
from bot.ui.past.changes import with_changes
from bot.ui.results import messages as results
from bot.ui.routes import OpenPanel, encode
from engines.core.errors import Refusal

log = logging.getLogger(__name__)

LOBBY_ACTIONS = {
    Action.JOINED,
    Action.LEFT,
    Action.CANCELLED,
    Action.KICKED,
    Action.ADDED_COMPUTER,
    Action.REMOVED_COMPUTER,
}
TEXT_ACTIONS = {Action.PROPOSED, Action.WARNED, Action.OUT_OF_TIME, Action.SET_ASIDE, Action.NOTED}
# Seconds; the last one repeats, and Discord may ask for more.
RETRY_PAUSES: Final = (0.1, 1, 5, 20, 60)
# Seconds until an announcement that was refused is tried again. After the last one it is given up.
REFUSED_PAUSES: Final = (HOUR, 6 * HOUR, DAY)
# Seconds for which turns wait while computers play on, so that one message tells all of them.
COMPUTERS_TIME: Final = 30


class Announcer:
    """Empties the outbox: the announcements of each table in order, many tables at once."""

    def __init__(  # noqa: PLR0913 - it connects that many services
        self,
        *,
        client: discord.Client,
        tables: Tables,
        queries: TableQueries,
        outbox: Outbox,
        claims: Claims,
        reminders: Reminders,
        channels: TableChannels,
        old_cards: OldCards,
        rate_limiter: RateLimiter,
    ) -> None:
        self._client = client
        self._tables = tables
        self._queries = queries
        self._outbox = outbox
        self._claims = claims
        self._reminders = reminders
        self._channels = channels
        self._old_cards = old_cards
        self._rate_limiter = rate_limiter
        self._woken = asyncio.Event()
        self._woken.set()
        self._may_be_sent = True  # whether a process before this one may have sent what is fetched next
        self._queues: dict[int, deque[Announcement]] = {}  # by table
        self._held: dict[int, asyncio.Event] = {}  # tables that wait until they change, or a while
        self._fetching = False
        self._idle = asyncio.Event()

    def notice(self, _: Table) -> None:
        """A table has changed: look at the outbox."""
        self.wake()

    def wake(self) -> None:
        """Look at the outbox."""
        self._idle.clear()
        self._woken.set()

    def notice_claims(self, claimed: Shards) -> None:
        """This process tells of other tables than before."""
        self._may_be_sent = self._may_be_sent or bool(claimed)
        for table_id in tuple(self._held):
            self._release(table_id)
        self.wake()

    async def wait_until_idle(self) -> None:
        """Wait until everything that was committed is announced."""
        await self._idle.wait()

    async def run(self) -> None:
        """Announce everything in the outbox, then sleep until a table changes; forever."""
        await self._client.wait_until_ready()
        # What the last run had begun to send, in this process or in one before it, may have arrived.
        self._may_be_sent = True
        self._queues.clear()
        self._held.clear()
        self._woken.set()
        async with asyncio.TaskGroup() as tasks:
            while True:
                await self._woken.wait()
                self._woken.clear()
                self._fetching = True
                for announcement in await until_it_works(self._fetch, StorageError):
                    self._enqueue(announcement, tasks)
                self._fetching = False
                self._check_idle()

    def _enqueue(self, announcement: Announcement, tasks: asyncio.TaskGroup) -> None:
        table_id = announcement.entry.table_id
        if table_id not in self._queues:
            self._queues[table_id] = deque()
            tasks.create_task(self._empty_queue(table_id))
        self._queues[table_id].append(announcement)
        self._release(table_id)

    async def _fetch(self) -> list[Announcement]:
        known = {each.id for queue in self._queues.values() for each in queue}
        may_be_sent, self._may_be_sent = self._may_be_sent, False
        try:
            found = await self._outbox.pending(known)
        except StorageError:
            self._may_be_sent = self._may_be_sent or may_be_sent
            raise
        return [replace(each, may_be_sent=may_be_sent) for each in found]

    async def _empty_queue(self, table_id: int) -> None:
        queue = self._queues[table_id]
        while queue:  # More may be added meanwhile.
            try:
                await self._announce(queue)
            except NotHeld:
                queue.clear()  # The process that holds the claim announces it.
        del self._queues[table_id]
        self._check_idle()

    def _check_idle(self) -> None:
        busy = self._queues.keys() - self._held.keys()
        if not (busy or self._fetching or self._woken.is_set()):
            self._idle.set()

    async def _announce(self, queue: deque[Announcement]) -> None:
        """Try to post what comes first until it is posted or given up.

        The nonce keeps Discord from showing it twice.
        """
        pauses, refusals = chain(RETRY_PAUSES, repeat(RETRY_PAUSES[-1])), 0
        trouble = Trouble(log, f"announcing table {queue[0].entry.table_id}")
        while True:
            try:
                if await self._attempt(queue, refusals):
                    return trouble.note(None)
                refusals += 1
            except DELIVERY_ERRORS as error:
                trouble.note(error)
                queue[0] = replace(queue[0], may_be_sent=True)
                await asyncio.sleep(max(next(pauses), retry_after(error)))

    async def _attempt(self, queue: deque[Announcement], refusals: int) -> bool:
        """Post what comes first, and remove it from the outbox; false if it is to be tried again.

        It is removed even if its row is damaged or our code fails: it must not block the next one.
        """
        table_id, told = queue[0].entry.table_id, [queue[0]]
        try:
            news = await self._news_after_computers(queue)
            told = told_together(queue)
            return await self._post_or_keep(news, queue, told, refusals)
        except (*DELIVERY_ERRORS, NotHeld):
            raise
        except Refusal as error:
            log.warning("table %s was not announced: %r", table_id, error)
        except Exception:  # An error at one table must not stop the announcements of the others.
            log.exception("table %s was not announced", table_id)
        await self._remove(queue, told)
        return True

    async def _remove(
        self, queue: deque[Announcement], told: Sequence[Announcement], posted: PostedCard | None = None
    ) -> None:
        """Remove the first announcements, which were made or given up; and store the card that was posted."""
        await self._outbox.mark_announced(*(each.id for each in told), posted=posted)
        for _ in told:
            queue.popleft()

    async def _news_after_computers(self, queue: deque[Announcement]) -> TableNews:
        """The table; while computers play on and only turns are to be told, wait for them.

        Not for ever, since one may fail.
        """
        clock = asyncio.get_running_loop().time
        until = clock() + COMPUTERS_TIME
        while True:
            known = len(queue)
            news = await self._read_news(told_together(queue))
            if len(queue) > known:
                continue  # The table may have changed since it was read, and more may be told together.
            only_turns = all(each.entry.action is Action.MOVED for each in queue)
            if news.table.computer_to_act is None or not only_turns or clock() >= until:
                return news
            await self._wait_for_change(news.table.id, until - clock())

    async def _read_news(self, told: Sequence[Announcement]) -> TableNews:
        first, last = told[0].entry, told[-1].entry
        now = self._reminders.now()
        return await self._queries.news(last.table_id, first.revision, last.revision, now)

    async def _post_or_keep(
        self, news: TableNews, queue: deque[Announcement], told: Sequence[Announcement], refusals: int
    ) -> bool:
        """Post announcements in one message; false if Discord refused it, and it is to be tried again."""
        table, posted = news.table, None
        try:
            with self._claims.telling(table.guild):
                posted = await self._post(news, told)
        except discord.HTTPException as error:
            if remedy(error) is Remedy.RETRY:
                raise
            await self._channels.report(table, error)
            if len(told) > 1:  # One of the turns may be why. The last one matters most.
                await self._remove(queue, told[:-1])
                return False
            if await self._keep(told, error, refusals, replaced=len(queue) > len(told)):
                return False
        await self._remove(queue, told, posted)
        return True

    async def _keep(
        self, told: Sequence[Announcement], error: discord.HTTPException, refusals: int, *, replaced: bool
    ) -> bool:
        """Keep announcements that were refused until the table changes, or for a long time.

        False if they are given up: after many refusals, if the channel is gone, and if they are replaced by a
        later announcement, which shows the table as it is now.
        """
        table_id, gone = told[0].entry.table_id, remedy(error) is Remedy.LEAVE_THREAD
        if gone or replaced or refusals == len(REFUSED_PAUSES):
            log.warning("table %s was not announced: %r", table_id, error)
            return False
        log.warning("table %s is not announced yet: %r", table_id, error)
        await self._outbox.mark_refused(*(each.id for each in told))
        await self._wait_for_change(table_id, REFUSED_PAUSES[refusals])
        return True

    async def _wait_for_change(self, table_id: int, seconds: float) -> None:
        """Wait until the table has something new to announce, or so long."""
        self._held[table_id] = changed = asyncio.Event()
        self._check_idle()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await changed.wait()
        self._release(table_id)

    def _release(self, table_id: int) -> None:
        if changed := self._held.pop(table_id, None):
            self._idle.clear()
            changed.set()

    async def _post(self, news: TableNews, told: Sequence[Announcement]) -> PostedCard | None:
        """Post announcements; the new card of the table, if there is one."""
        announcement = replace(told[-1], may_be_sent=any(each.may_be_sent for each in told))
        told, entry = (*told[:-1], announcement), announcement.entry
        table, posted = news.table, None
        self._rate_limiter.take()
        match entry.action:
            case Action.OPENED:
                await self._post_lobby(table, announcement)
            case action if action in LOBBY_ACTIONS:
                await self._update_lobby(table, announcement)
            case Action.STARTED:
                await self._update_lobby(table, announcement)
                table = await self._channels.open_thread(table)
                posted = await self._post_card(replace(news, table=table), told)
                await self._channels.add_to_thread(table, *table.players)
            case Action.TOOK_SEAT:
                posted = await self._post_card(news, told)
                await self._channels.add_to_thread(table, entry.person)
            case action if action in TEXT_ACTIONS:
                await self._post_text(table, announcement)
            case _:
                posted = await self._post_card(news, told)
        if table.vote and table.vote.n == entry.revision:
            await self._post_vote(table, announcement)
        return posted

    async def _post_lobby(self, table: Table, announcement: Announcement) -> None:
        context = self._channels.context(table)
        card = cards.lobby_card(context, await cards.lobby_picture(context))
        options = {"nonce": announcement.nonce}
        sent = await self._send(table, announcement, lambda: {**card.send_arguments(), **options})
        await self._tables.set_card(table.id, Card(sent.channel.id, sent.id))

    async def _update_lobby(self, table: Table, announcement: Announcement) -> None:
        """Edit the lobby card; post a new one if it was deleted while people can still join."""
        if table.card is None or table.thread:
            return
        try:
            await self._edit_lobby(table, table.card)
            await self._outbox.set_problem(table.id, None)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            if table.status is Status.LOBBY:
                await self._post_lobby(table, announcement)

    async def _edit_lobby(self, table: Table, card: Card) -> None:
        """Show the table as it is now, while people can join with the picture that the card has.

        Older versions posted none, and Discord refuses a layout that names it.
        """
        context = self._channels.context(table)
        if picture := await cards.lobby_picture(context):
            try:
                await self._channels.edit(table, card, cards.lobby_card(context, picture).layout)
            except discord.HTTPException as error:
                if error.code != INVALID_BODY:
                    raise
            else:
                return
        await self._channels.edit(table, card, cards.lobby_card(context, None).layout, keep_files=False)

    async def _post_card(self, news: TableNews, told: Sequence[Announcement]) -> PostedCard | None:
        """Post a new card. The old one stays; its buttons know that they are outdated."""
        announcement, table, status = told[-1], news.table, news.status
        context = self._channels.context(table)
        if not table.is_as_of(announcement.entry.revision):
            # A later announcement will post the card, and mention the player to act.
            text = turn_lines(context, news.turns)
            await self._send(table, announcement, lambda: {"content": text, "nonce": announcement.nonce})
            return None
        if table.status is Status.OVER:
            happened = turn_lines(context, turns_to_tell(context, news.turns))
            return await self._post_final_card(table, announcement, happened)
        context = await with_changes(context, self._queries.move_history)
        card = await cards.turn_card(context, news.turns, status)
        mentions = mention_only(status.to_mention.person) if status.to_mention else MENTIONS_NOBODY
        return await self._send_card(table, announcement, card, mentions, status.to_mention)

    async def _post_final_card(self, table: Table, announcement: Announcement, happened: str) -> PostedCard:
        """Post the last card, and show the result in the channel: on the lobby card, and as a trophy."""
        context = self._channels.context(table)
        history = await self._queries.move_history(table.id)
        marked = await with_changes(context, self._queries.move_history)
        pictures = await results.final_pictures(marked, history)
        card = results.final_card(context, happened, pictures)
        posted = await self._send_card(table, announcement, card, MENTIONS_NOBODY)
        table = await self._tables.table(table.id)
        if table.thread is None or table.place == table.channel:
            return posted
        # A thread has the id of the message at which it was opened.
        lobby = Card(table.channel, table.thread)
        self._old_cards.retire(table, lobby, results.lobby_result(context).layout)
        if table.ending is Ending.FINISHED:
            await self._post_trophy(table, announcement, pictures)
        return posted

    async def _post_trophy(
        self, table: Table, announcement: Announcement, pictures: results.FinalPictures
    ) -> None:
        """Post the result in the channel. The thread has it already: a refusal is no problem of the table."""
        card = results.channel_card(self._channels.context(table), pictures)
        self._rate_limiter.take()
        options = {"nonce": announcement.result_nonce, "silent": True}
        channel, attempt = self._channels.channel(table, table.channel), earlier_attempt(table, announcement)
        try:
            await self._channels.send_once(channel, lambda: {**card.send_arguments(), **options}, attempt)
        except discord.HTTPException as error:
            if remedy(error) is Remedy.RETRY:
                raise
            log.info("the channel of table %s does not show its result: %r", table.id, error)

    async def _send_card(
        self,
        table: Table,
        announcement: Announcement,
        card: LayoutMessage,
        mentions: discord.AllowedMentions,
        notified: OpenTurn | None = None,
    ) -> PostedCard:
        """Post a card, which replaces the one before: the old one loses its buttons.

        The lobby card has lost them before.
        """
        options = {"nonce": announcement.nonce, "allowed_mentions": mentions}
        sent = await self._send(table, announcement, lambda: {**card.send_arguments(), **options})
        if table.card and table.card.message not in {sent.id, table.thread}:
            self._old_cards.retire(table, table.card)
        return PostedCard(table.id, Card(sent.channel.id, sent.id), notified, self._reminders.now())

    async def _post_text(self, table: Table, announcement: Announcement) -> None:
        text = self._channels.context(table).describe(announcement.entry.events)
        await self._send(table, announcement, lambda: {"content": text, "nonce": announcement.nonce})

    async def _post_vote(self, table: Table, announcement: Announcement) -> None:
        """Post the card of a vote, below the announcement of it."""
        card = cards.vote_card(self._channels.context(table), announcement.entry.revision)
        options = {"nonce": announcement.vote_nonce}
        await self._send(table, announcement, lambda: {"view": card.layout, **options})

    async def _send(
        self, table: Table, announcement: Announcement, message: Callable[[], Message]
    ) -> discord.Message:
        """Post a message. If it is where it belongs, the table has no problem any more.

        Only announcements can tell: a reminder has no picture, and may be accepted where a card is refused.
        """
        sent = await self._channels.post(table, message, earlier_attempt(table, announcement))
        if sent.channel.id == table.place:
            await self._outbox.set_problem(table.id, None)
        return sent


def earlier_attempt(table: Table, announcement: Announcement) -> Attempt | None:
    """The attempt to make an announcement that may have succeeded, if there was one.

    The card of a turn may have been posted at any revision since: the next one waits for it.
    """
    entry = announcement.entry
    if not announcement.may_be_sent:
        return None
    revisions = range(entry.revision, table.revision + 1) if entry.action is Action.MOVED else ()
    cards_then = frozenset(encode(OpenPanel(table.id, revision)) for revision in revisions)
    return Attempt(entry.at - MINUTE, cards_then)  # Discord's clock may differ from ours a little.

"""Notifies players of their turns: one task that sleeps until something is due, and one for each place then.

A place is a thread, a channel, or a person for whom there is a digest. Its messages are sent one after the
other; no place waits for another one.
"""

import asyncio
import logging
from collections import Counter
from math import ceil
from typing import Final

from msgspec.structs import replace

from bot.delivery.channels import TableChannels
from bot.delivery.messenger import Messenger, Sending
from bot.delivery.refusals import DELIVERY_ERRORS, Remedy, remedy, retry_after
from bot.delivery.reminders import reminder_messages
from bot.delivery.reminders.reminder_messages import TurnMessages
from bot.delivery.sent_before import Attempt
from bot.domain.people.availability import Delivery, NotificationSettings
from bot.domain.shards import Shards
from bot.domain.table import Person, Table
from bot.domain.time_control import HOUR, MINUTE
from bot.runtime.alarm import Alarm
from bot.runtime.clock import RateLimiter
from bot.runtime.trouble import Trouble
from bot.services.inactivity import Inactivity
from bot.services.people.settings import Settings
from bot.services.processes.claims import NotHeld
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.services.votes import Votes
from bot.storage.errors import StorageError
from bot.storage.turns.open_turns import OpenTurn
from bot.storage.turns.reminder_queue import Digest, Due, HeadsUp, OutOfTime, Reminder
from engines.core.errors import Refusal, StaleBoard
from engines.core.rng import Rng

log = logging.getLogger(__name__)

# Seconds until a message is tried again, doubled each time. The first attempts are within the few minutes
# in which Discord remembers a nonce, because a message may have arrived although the connection broke.
RETRY: Final = 10
RETRY_REFUSED: Final = HOUR
LONGEST_PAUSE: Final = 8 * HOUR
RETRY_STORAGE: Final = MINUTE
PLACES: Final = 200  # while messages are being sent to so many, nothing else is read
MOST_ROUNDS: Final = 10  # in a second; every change of any table wakes the loop
LOOKAHEAD: Final = 20  # moves in which to find the next seat


class ReminderLoop:
    """Handles what is due. Call `wake` when something was planned."""

    def __init__(  # noqa: PLR0913 - it connects that many services
        self,
        *,
        tables: Tables,
        votes: Votes,
        inactivity: Inactivity,
        settings: Settings,
        reminders: Reminders,
        messages: TurnMessages,
        messenger: Messenger,
        channels: TableChannels,
    ) -> None:
        self._tables = tables
        self._votes = votes
        self._inactivity = inactivity
        self._settings = settings
        self._reminders = reminders
        self._messages = messages
        self._messenger = messenger
        self._channels = channels
        self._places: set[int] = set()  # to which messages are being sent
        self._failures: Counter[Due] = Counter()
        self._may_be_sent: set[Due] = set()  # There was an attempt, and nobody knows whether it succeeded.
        self._claims = reminders.claims
        # Of these shards, something may have been sent just before a restart, or by another process.
        self._claimed = self._claims.held
        self._trouble = Trouble(log, "looking for reminders")
        self._latest_now = 0  # when it looked last
        self.rounds = 0  # how often it looked for something due
        self._alarm = Alarm(reminders.clock)

    @property
    def next(self) -> int | None:
        """When something will be due."""
        return self._alarm.next

    def wake(self) -> None:
        self._alarm.wake()

    def notice(self, _: Table) -> None:
        """A table has changed: something else may be due."""
        self.wake()

    def notice_claims(self, claimed: Shards) -> None:
        """This process tells of other tables than before."""
        self._claimed = Shards(self._claimed.numbers | claimed.numbers, claimed.count)
        self.wake()

    async def wait_until_idle(self) -> None:
        """Wait until everything that is due is done."""
        await self._alarm.wait_until_idle(lambda: not self._places)

    async def run(self) -> None:
        """Do what is due, then sleep until something is; forever."""
        await self._messenger.wait_until_ready()
        self._claimed = self._claims.held
        self._places.clear()  # of an earlier run, if it failed
        self._latest_now = self._reminders.now() + 1
        self.rounds = 0
        rest = RateLimiter(MOST_ROUNDS)
        async with asyncio.TaskGroup() as tasks:
            while True:
                await rest.wait()
                self._alarm.begin_round()
                self.rounds += 1
                await self._alarm.sleep_until(await self._start_all(tasks))

    async def _start_all(self, tasks: asyncio.TaskGroup) -> int | None:
        """Start everything that is due; when something will be due next.

        Both use the same `now`, so that nothing can become due unnoticed between them.
        """
        now = self._reminders.now()
        try:
            claimed = self._claimed
            if claimed:
                await self._reminders.grant_grace(claimed)
            await self._correct_clock(now)
            for clock in await self._reminders.out_of_time(now):
                await self._handle(clock)
            while len(self._places) < PLACES and (found := await self._reminders.due(now, self._places)):
                for place, items in found.items():
                    if claimed:  # The first message of a place may have been sent already.
                        self._may_be_sent.add(items[0])
                    self._start_place(place, items, tasks)
            self._claimed = self._claimed.without(claimed)
            await self._inactivity.close_due()
            moments = (await self._reminders.next_due(now), await self._inactivity.next_due())
        except StorageError as error:
            self._trouble.note(error)
            return self._reminders.now() + RETRY_STORAGE
        self._trouble.note(None)
        return min((moment for moment in moments if moment is not None), default=None)

    async def _correct_clock(self, now: int) -> None:
        """At the start, and when the clock was set back: forget what was planned while it was ahead."""
        if now >= self._latest_now:
            self._latest_now = now
            return
        self._latest_now = now
        if corrected := await self._reminders.correct_clock():
            log.warning("the clock was ahead: %s plans were made again", corrected)

    def _start_place(self, place: int, items: list[Due], tasks: asyncio.TaskGroup) -> None:
        self._places.add(place)
        tasks.create_task(self._handle_place(place, items))

    async def _handle_place(self, place: int, items: list[Due]) -> None:
        """Send the messages of a place in order. When it is free again, there may be more."""
        try:
            while items and (pause := await self._handle(items.pop(0))) is None:
                pass
            for item in items:  # Discord would not accept these now either.
                await self._reminders.postpone(item, self._reminders.now() + (pause or 0))
        except Refusal as error:  # the file cannot be used now
            self._trouble.note(error)
            await asyncio.sleep(RETRY_STORAGE)
        self._places.remove(place)
        if len(self._places) <= PLACES // 2:
            self.wake()

    async def _handle(self, item: Due) -> int | None:
        """Do it and mark it as done; the seconds to wait if Discord cannot be reached there now.

        If our code fails it is marked too, or it would repeat forever.
        """
        try:
            if await self._reminders.is_still_due(item):
                await self._do(item)
            self._failures.pop(item, None)
            self._may_be_sent.discard(item)
        except DELIVERY_ERRORS as error:
            return await self._postpone(item, error)
        except NotHeld:
            log.info("%s is left to another process", described(item))
        except Refusal as error:
            log.warning("%s failed: %r", described(item), error)
            await self._give_up(item)
        except Exception:  # An error at one table must not stop the reminders of the others.
            log.exception("%s failed", described(item))
            await self._give_up(item)
        return None

    async def _give_up(self, item: Due) -> None:
        """Mark it as done; if what is planned after it cannot be read, nothing more is planned."""
        try:
            await self._mark_done(item)
        except StorageError:
            raise
        except Exception:  # It is one row's trouble, whatever it is.
            log.exception("nothing more is planned after %s", described(item))
            await self._reminders.drop(item)

    async def _postpone(self, item: Due, error: Exception) -> int | None:
        """Try again later; the seconds until then if the error is of the place, not of the message."""
        is_temporary = remedy(error) is Remedy.RETRY
        pause = (RETRY if is_temporary else RETRY_REFUSED) << self._failures[item]
        pause = max(min(pause, LONGEST_PAUSE), ceil(retry_after(error)))
        log.warning("%s is postponed by %s s: %r", described(item), pause, error)
        self._failures[item] += 1
        self._may_be_sent.add(item)
        await self._reminders.postpone(item, self._reminders.now() + pause)
        if is_temporary:
            return pause
        await self._report(item, error)
        return None

    async def _report(self, item: Due, error: Exception) -> None:
        """Tell the people of the table why a message was refused."""
        match item:
            case Reminder(OpenTurn(table_id)) | HeadsUp(table_id):
                await self._channels.report(await self._tables.table(table_id), error)

    async def _do(self, item: Due) -> None:
        match item:
            case OutOfTime():
                await self._run_out_of_time(item)
            case Reminder():
                await self._remind(item)
            case Digest():
                await self._send_digest(item)
            case HeadsUp():
                await self._send_heads_up(item)

    async def _mark_done(self, item: Due) -> None:
        match item:
            case Reminder(turn):
                await self._reminders.add_notice(turn)
            case Digest():
                await self._reminders.finish_digest(item)
            case _:
                await self._reminders.drop(item)

    async def _run_out_of_time(self, item: OutOfTime) -> None:
        try:
            await self._votes.run_out_of_time(item.table_id, item.revision)
        except StaleBoard:
            return  # They moved in the last moment. If their clock still runs, it is due again.

    async def _remind(self, reminder: Reminder) -> None:
        turn = reminder.turn
        table = await self._tables.table(turn.table_id)
        person, settings = table.to_act, await self._settings.of_person(turn.person)
        if person is None or person.id != turn.person:
            await self._reminders.drop(reminder)  # They cannot act.
        elif await self._is_available(settings, reminder):
            draft = self._messages.reminder if turn.notices else self._messages.notice
            since = turn.last_notice_at + MINUTE if turn.notices else turn.since - MINUTE
            with self._claims.telling(table.guild):
                await self._messenger.send(person, settings, table, draft, self._sending(reminder, since))
                await self._mark_done(reminder)

    async def _send_digest(self, digest: Digest) -> None:
        settings = await self._settings.of_person(digest.person)
        if await self._is_available(settings, digest):
            turns = [turn for turn in await self._reminders.turns_of(digest.person) if not turn.paused]
            tables = [(turn.since, await self._tables.table(turn.table_id)) for turn in turns]
            with self._claims.telling(None):
                for _, table in tables[:1]:
                    person = next(each for each in table.people if each.id == digest.person)
                    draft = reminder_messages.digest(person, tables)
                    sending = self._sending(digest, digest.planned - MINUTE)
                    await self._messenger.send(person, settings, table, draft, sending)
                await self._mark_done(digest)

    async def _send_heads_up(self, item: HeadsUp) -> None:
        table = await self._tables.table(item.table_id)
        person = await asyncio.to_thread(next_player, table)
        settings = await self._settings.of_person(person.id) if person else None
        if person is None or settings is None or not wants_heads_up(settings):
            await self._reminders.drop(item)
        elif await self._is_available(settings, item):
            turn = await self._reminders.turn_at(item.table_id)
            # Silent, because they cannot act yet.
            sending = replace(self._sending(item, turn.since - MINUTE if turn else 0), silent=True)
            draft = reminder_messages.heads_up(person)
            with self._claims.telling(table.guild):
                await self._messenger.send(person, settings, table, draft, sending)
                await self._mark_done(item)

    def _sending(self, item: Reminder | Digest | HeadsUp, since: int) -> Sending:
        """How to send a message that was not sent before that time."""
        return Sending(item.nonce, attempt=Attempt(since) if item in self._may_be_sent else None)

    async def _is_available(self, settings: NotificationSettings, item: Due) -> bool:
        """Whether the person may be disturbed now; if not, the item is postponed until they may."""
        now = self._reminders.now()
        moment = settings.next_available(now)
        if moment > now:
            await self._reminders.postpone(item, moment)
        return moment <= now


def described(item: Due) -> str:
    """What an item is about, for the log: no person is named there."""
    match item:
        case Reminder(OpenTurn(table_id)) | HeadsUp(table_id) | OutOfTime(table_id):
            return f"{type(item).__name__} of table {table_id}"
        case Digest():
            return "a digest"


def wants_heads_up(settings: NotificationSettings) -> bool:
    return settings.heads_up and settings.delivery in (Delivery.THREAD, Delivery.DIRECT)


def next_player(table: Table) -> Person | None:
    """Who will probably be next, by playing the first legal moves with hidden information redrawn."""
    game, seat = table.rules, table.current
    if seat is None:
        return None
    state = game.imagine(table.view(None), Rng(0))
    for _ in range(LOOKAHEAD):
        following = game.current(state)
        if following != seat:
            return None if following is None else table.people[following]
        state = game.apply(state, game.legal_moves(state)[0]).state
    return None

"""Whoever is to act is told so when it is time: one task that sleeps until something is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.domain.availability import NotificationSettings, Place
from bot.domain.table import Person, Table
from bot.domain.time_control import MINUTE
from bot.runtime.clock import RateLimiter
from bot.services.announcer import PASSING, Announcer, only
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.storage.database import StoreError
from bot.storage.reminder_queue import Digest, Due, HeadsUp, OutOfTime, Reminder
from bot.ui import cards
from bot.ui.components import MESSAGE_LENGTH, Button, Item, button, button_view
from bot.ui.context import PublicContext
from bot.ui.routes import Snooze
from engines.core.errors import Refusal, StaleBoard
from engines.core.rng import Rng

log = logging.getLogger(__name__)

LATER: Final = MINUTE  # until the next attempt while Discord or the disk is not to be reached
A_SECOND: Final = 25  # messages: half of what the platform allows, the other half is for those who play
FAR: Final = 20  # moves looked ahead for the next seat

Message: TypeAlias = dict[str, Any]
# What to send in a language, and whether to one person alone.
Draft: TypeAlias = Callable[[PublicContext, bool], Awaitable[Message]]


class ReminderLoop:
    """Sees to what is due. `wake` it when something was planned anew."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        reminders: Reminders,
        announcer: Announcer,
        pacing: RateLimiter,
    ) -> None:
        self.client = client
        self.tables = tables
        self.reminders = reminders
        self.announcer = announcer
        self.wakes = 0  # how often there was something to see to, or news
        self.next: int | None = None  # when something will be due
        self._pacing = pacing
        self._news = asyncio.Event()
        self._asleep = False
        self._rest = asyncio.Condition()

    def wake(self) -> None:
        """Something was planned anew."""
        self._news.set()

    async def wait_until_idle(self) -> None:
        """Wait until everything that is due is seen to."""
        async with self._rest:
            await self._rest.wait_for(self._is_at_rest)

    def _is_at_rest(self) -> bool:
        late = self.next is not None and self.next <= self.reminders.now()
        return self._asleep and not late and not self._news.is_set()

    async def run(self) -> None:
        """See to what is due, then sleep until something is; for ever."""
        await self.client.wait_until_ready()
        await self.reminders.grant_grace()
        while True:
            self._news.clear()
            self.wakes += 1
            self.next = await self._see_to_everything()
            async with self._rest:
                self._asleep = True
                self._rest.notify_all()
            await self._sleep()
            self._asleep = False

    async def _sleep(self) -> None:
        """Until something is due, or planned anew."""
        alarm = asyncio.create_task(self._ring()) if self.next is not None else None
        try:
            await self._news.wait()
        finally:
            if alarm:
                alarm.cancel()

    async def _ring(self) -> None:
        await self.reminders.clock.sleep_until(self.next or 0)
        self._news.set()

    async def _see_to_everything(self) -> int | None:
        """All that is due; then, when something will be.

        Time goes by meanwhile: nothing may fall between what was due and what will be.
        """
        now = self.reminders.now()
        try:
            while found := await self.reminders.due(now):
                await asyncio.gather(*map(self._see_to, found))
            if await self.tables.tend():
                self.announcer.wake()
            moments = (await self.reminders.next_due(now), await self.tables.tended_until())
            return min((moment for moment in moments if moment is not None), default=None)
        except StoreError as error:
            log.warning("nobody is reminded now: %r", error)
            return self.reminders.now() + LATER

    async def _see_to(self, item: Due) -> None:
        """Do it, and tick it off. What cannot be done is ticked off too: it must not be tried for ever."""
        try:
            await self._do(item)
        except PASSING as error:
            log.warning("%r is put off: %r", item, error)
            await self.reminders.postpone(item, self.reminders.now() + LATER)
        except (discord.HTTPException, Refusal) as error:
            log.warning("%r was not done: %r", item, error)
            await self._tick_off(item)
        except Exception:  # A mistake about one table must not keep everybody else from being reminded.
            log.exception("%r was not done", item)
            await self._tick_off(item)

    async def _do(self, item: Due) -> None:
        match item:
            case OutOfTime():
                await self._run_out(item)
            case Reminder():
                await self._remind(item)
            case Digest():
                await self._sum_up(item)
            case HeadsUp():
                await self._foretell(item)

    async def _tick_off(self, item: Due) -> None:
        match item:
            case Reminder(waiting):
                await self.reminders.told(waiting)
            case Digest():
                await self.reminders.digested(item)
            case _:
                await self.reminders.drop(item)

    async def _run_out(self, item: OutOfTime) -> None:
        try:
            await self.tables.out_of_time(item.table_id, item.revision)
        except StaleBoard:
            return  # They acted at the last moment. If their clock still runs, it is due again.
        self.announcer.wake()

    async def _remind(self, reminder: Reminder) -> None:
        waiting = reminder.waiting
        table = await self.tables.table(waiting.table_id)
        person, theirs = table.to_act, await self.reminders.habits(waiting.person)
        if person is None or person.id != waiting.person:
            await self.reminders.drop(reminder)  # Nobody is called who cannot act.
        elif await self._may_speak(theirs, reminder):
            draft = self._reminder if waiting.told else self._notice
            await self._reach(person, theirs, table, draft, {"nonce": reminder.nonce})
            await self._tick_off(reminder)

    async def _sum_up(self, digest: Digest) -> None:
        theirs = await self.reminders.habits(digest.person)
        if await self._may_speak(theirs, digest):
            waiting = [each for each in await self.reminders.waiting_for(digest.person) if not each.held]
            tables = [(each.since, await self.tables.table(each.table_id)) for each in waiting]
            for _, table in tables[:1]:
                person = next(each for each in table.people if each.id == digest.person)
                await self._reach(person, theirs, table, _digest(person, tables), {"nonce": digest.nonce})
            await self._tick_off(digest)

    async def _foretell(self, item: HeadsUp) -> None:
        table = await self.tables.table(item.table_id)
        person = await asyncio.to_thread(upcoming, table)
        theirs = await self.reminders.habits(person.id) if person else None
        if person is None or theirs is None or not theirs.heads_up or theirs.place not in SPOKEN_TO:
            await self.reminders.drop(item)
        elif await self._may_speak(theirs, item):
            # Nobody is disturbed for what they cannot act on: it makes no sound.
            quietly = {"nonce": item.nonce, "silent": True}
            await self._reach(person, theirs, table, _heads_up(person), quietly)
            await self._tick_off(item)

    async def _may_speak(self, theirs: NotificationSettings, item: Due) -> bool:
        """Whether they may be disturbed now; if not, it is put off until they may."""
        now = self.reminders.now()
        moment = theirs.awake(now)
        if moment > now:
            await self.reminders.postpone(item, moment)
        return moment <= now

    # Reaching people.

    async def _reach(
        self, person: Person, theirs: NotificationSettings, table: Table, draft: Draft, terms: Message
    ) -> None:
        """Write to somebody alone if they wish so and it can be done, else where the table is played."""
        if theirs.writes_direct and await self._write(person, theirs, table, draft, terms):
            return
        message = await draft(self.announcer.onlooker(table), False)
        terms = {**terms, "allowed_mentions": only(person.id)}
        await self._pacing.turn()
        await self.announcer.post(table, lambda: {**message, **terms})

    async def _write(
        self, person: Person, theirs: NotificationSettings, table: Table, draft: Draft, terms: Message
    ) -> bool:
        """Whether they took a direct message; if not, that is remembered."""
        message = await draft(PublicContext(table, theirs.language), True)
        try:
            channel = theirs.direct or await self._conversation(person)
            await self._pacing.turn()
            await self.client.get_partial_messageable(channel).send(**message, **terms)
        except (discord.Forbidden, discord.NotFound) as closed:
            log.info("%s takes no direct messages: %r", person.id, closed)
            await self.reminders.choose(person, closed=True, direct=None)
            return False
        return True

    async def _conversation(self, person: Person) -> int:
        """The channel in which one writes to somebody alone; it stays the same."""
        await self._pacing.turn()
        channel = await self.client.create_dm(discord.Object(person.id))
        await self.reminders.choose(person, direct=channel.id)
        return channel.id

    # What is said.

    async def _notice(self, onlooker: PublicContext, alone: bool) -> Message:
        """To one alone, the whole card; where the card is, the way to it."""
        table, snooze = onlooker.table, _snooze(onlooker)
        if not alone:
            words = onlooker.say("notice", who=_called(table.to_act), link=onlooker.link)
            return {"content": words, "view": button_view(snooze)}
        act, standing = await self.tables.latest(table.id), await self.reminders.standing(table.id)
        there = onlooker.say("direct-card", **_which(onlooker))
        further: tuple[Item, ...] = (ui.TextDisplay(there), ui.ActionRow(snooze))
        card = await cards.turn_card(onlooker, act, standing, further)
        return {**card.send_arguments()}

    async def _reminder(self, onlooker: PublicContext, alone: bool) -> Message:
        del alone
        table, standing = onlooker.table, await self.reminders.standing(onlooker.table.id)
        words = onlooker.say("reminder", who=_called(table.to_act), **_which(onlooker))
        lines = [words, *cards.time_left_lines(onlooker, standing)]
        return {"content": "\n".join(lines), "view": button_view(_snooze(onlooker))}


SPOKEN_TO = (Place.THREAD, Place.DIRECT)


def _digest(person: Person, tables: Sequence[tuple[int, Table]]) -> Draft:
    """All tables that wait for somebody, each with the moment since when; as many as fit."""

    async def draft(onlooker: PublicContext, alone: bool) -> Message:
        del alone
        lines = [onlooker.say("digest", who=_called(person), count=len(tables))]
        for since, table in tables:
            each = PublicContext(table, onlooker.language)
            lines.append(f"- {each.say('digest-line', moment=cards.timestamp(since, 'R'), **_which(each))}")
        while len("\n".join(lines)) > MESSAGE_LENGTH:
            lines.pop()
        return {"content": "\n".join(lines)}

    return draft


def _heads_up(person: Person) -> Draft:
    async def draft(onlooker: PublicContext, alone: bool) -> Message:
        del alone
        name = onlooker.table.to_act.name if onlooker.table.to_act else ""
        return {"content": onlooker.say("heads-up", who=_called(person), name=name, **_which(onlooker))}

    return draft


def _called(person: Person | None) -> str:
    return f"<@{person.id}>" if person else ""


def _which(onlooker: PublicContext) -> Message:
    """What tells a table from others."""
    return {"game": onlooker.title, "number": str(onlooker.table.id), "link": onlooker.link}


def _snooze(onlooker: PublicContext) -> Button:
    return button(onlooker.route(Snooze), onlooker.say("snooze"))


def upcoming(table: Table) -> Person | None:
    """Who will probably be next: whoever comes after the first legal moves, what is hidden drawn anew."""
    game, seat = table.rules, table.current
    if seat is None:
        return None
    state = game.imagine(table.view(None), Rng(0))
    for _ in range(FAR):
        following = game.current(state)
        if following != seat:
            return None if following is None else table.people[following]
        state = game.apply(state, game.legal_moves(state)[0]).state
    return None

"""A month of daily cities on a server with 40 people, with restarts: posts, places and streaks are right.

Pictures are not drawn here: `test_daily` plays with real ones.
"""

import asyncio
import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing
from random import Random
from typing import Any

import pytest

import render
from bot.domain.daily.results import start_of
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.runtime import worker_pool
from bot.ui.images import draw_in_worker
from bot.ui.routes import DailyConfirm, OpenDaily, ShowInRatings, StartDaily, encode
from engines.core.text import Text
from tests.chat.match import Json, confirmed, is_private
from tests.chat.test_daily import Days, choose_channel, clock, days, next_presses, points_of, server
from tests.chat.test_lessons import found, use
from tests.local.pictures import png
from tests.manual_clock import ManualClock
from tests.sample_challenges import FIRST, sample, store

__all__ = ["clock", "days", "server"]

MONTH = 30
PEOPLE = [f"Player{number:02}" for number in range(40)]
SHARE = 0.22  # of the days on which somebody plays
REGULARS = PEOPLE[:3]  # play whenever they can
HIDDEN, FORGOTTEN = PEOPLE[1], PEOPLE[2]
DOWN = {FIRST + 10, FIRST + 11}  # the bot is not there
LATE = FIRST + 5  # The bot is not there when this day ends.
CRASH = FIRST + 7  # After the post of this day, the bot dies before it has noted it.
OFF = {FIRST + 16, FIRST + 17}  # Moderators want no posts of these days.
HIDES_ON, FORGETS_ON = FIRST + 13, FIRST + 20
RESTARTS = {FIRST + 3, FIRST + 14, FIRST + 25}  # before these days
SUPPRESS_NOTIFICATIONS = 1 << 12
NAME = re.compile(r"Player\d\d")
LINE = re.compile(r"^\*\*(\d+)\.\*\* (Player\d\d): (\d+)(?: · (\d+) days in a row)?$", re.MULTILINE)


@pytest.fixture(autouse=True)
def fixed_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything but drawing is done here, in this process."""
    picture = render.Picture(png(), Text("somebody"))

    async def run(work: Callable[..., object], *args: Any, priority: int = 0) -> object:
        del priority
        return picture if work is draw_in_worker else work(*args)

    monkeypatch.setattr(worker_pool.drawing_pool, "run", run)


class Record:
    """What the test has seen people reach, counted without the bot's own code."""

    def __init__(self) -> None:
        self.points: dict[int, dict[str, int]] = defaultdict(dict)
        self.gone: set[str] = set()

    def shown(self, day: int) -> dict[str, int]:
        """Those who appear in a post of this day."""
        hidden = {HIDDEN} if day >= HIDES_ON else set()
        return {name: points for name, points in self.points[day].items() if name not in self.gone | hidden}

    def place(self, day: int, name: str, among: dict[str, int]) -> int:
        better = [other for other, points in among.items() if points > self.points[day][name]]
        return 1 + len(set(better) - {name})

    def streak(self, day: int, name: str) -> int:
        length = 0
        while day >= FIRST and (day in DOWN or name in self.points[day]):
            length += day not in DOWN
            day -= 1
        return length

    def lines(self, day: int) -> set[tuple[str, str, str, str]]:
        """What the lines of a post say: place, name, points, and a streak of more than one day."""
        shown = self.shown(day)
        found = set()
        for name, points in shown.items():
            streak = self.streak(day, name)
            found.add(
                (str(self.place(day, name, shown)), name, str(points), str(streak) if streak > 1 else "")
            )
        return found


def posts(server: Server) -> list[Json]:
    """Every public post about a day, oldest first."""
    public = [each for each in server.world.messages.values() if not is_private(each)]
    return [
        each for each in public if any(b.get("custom_id", "").startswith("dy:") for b in screen.buttons(each))
    ]


def day_of(post: Json) -> int:
    [custom_id] = [each["custom_id"] for each in screen.buttons(post)]
    return next(day for day in range(FIRST, FIRST + MONTH) if encode(OpenDaily(day)) == custom_id)


async def is_asleep(clock: ManualClock, day: int) -> None:
    """Wait until everything of a day is done: posts and challenges wait for the next one."""
    async with asyncio.timeout(60):
        while clock.alarms.count(start_of(day + 1)) < 2:  # noqa: ASYNC110 - the clock tells nobody
            await asyncio.sleep(0.005)


def tells_of_others(message: Json, own: str) -> bool:
    return bool({*NAME.findall(json.dumps(message))} - {own}) or "Place" in screen.words(message)


async def begin(person: Person, name: str) -> Json:
    introduction = await person.slash("/daily")
    assert not tells_of_others(introduction, name)
    return await use(person, introduction, found(introduction, StartDaily)[0])


async def finish(person: Person, name: str, message: Json, luck: Random) -> Json:
    """Take any tile to any place; nothing is told of others before the end."""
    while choices := next_presses(message):
        assert not tells_of_others(message, name)
        confirm = found(message, DailyConfirm)
        message = await use(person, message, confirm[0] if confirm else luck.choice(choices))
    return message


def those_who_play(luck: Random, gone: set[str]) -> Sequence[str]:
    return [name for name in PEOPLE if name not in gone and (name in REGULARS or luck.random() < SHARE)]


class Month:
    """The people of a server, day by day."""

    def __init__(self, days: Days, clock: ManualClock) -> None:
        self.days, self.clock, self.luck, self.record = days, clock, Random(1), Record()
        self.people = {name: self.add(name) for name in PEOPLE}

    def add(self, name: str) -> Person:
        self.days.server.world.add_person(name)
        return self.days.server.person(name)

    async def run(self) -> None:
        day = FIRST
        while day < FIRST + MONTH:
            async with self.days.run_bot():
                if day == FIRST:
                    await choose_channel(self.days.server)
                while (day := await self.play_day(day)) not in RESTARTS | DOWN | {
                    LATE + 1,
                    CRASH + 1,
                    FIRST + MONTH,
                }:
                    pass
            if day == LATE + 1:
                self.clock.set(start_of(day) + 3 * 3600)
            if day == CRASH + 1:
                self.forget_last_post()
                self.clock.set(start_of(day) + 3600)  # Discord has forgotten its nonce.
            while day in DOWN:
                day += 1
                self.clock.set(start_of(day) + 60)

    async def play_day(self, day: int) -> int:
        """A day, until the next has begun; the next day."""
        await is_asleep(self.clock, day)
        await self.change_settings(day)
        for name in those_who_play(self.luck, self.record.gone):
            await self.play(day, name)
        if day + 1 in DOWN or day == LATE:
            return day + 1
        self.clock.set(start_of(day + 1) + 1)
        await is_asleep(self.clock, day + 1)
        return day + 1

    async def play(self, day: int, name: str) -> None:
        person = self.people[name]
        message = await finish(person, name, await begin(person, name), self.luck)
        self.record.points[day][name] = points_of(message)
        shown = self.record.shown(day) | {name: points_of(message)}
        place = self.record.place(day, name, shown)
        assert len(shown) == 1 or f"Place {place} of {len(shown)} on this" in screen.words(message)
        streak = self.record.streak(day, name)
        assert streak == 1 or f"{streak} days in a row." in screen.words(message)

    async def change_settings(self, day: int) -> None:
        if day == min(OFF):
            await self.days.bot.server_posts.stop(int(self.days.server.world.guild["id"]))
        if day == max(OFF) + 1:
            await choose_channel(self.days.server)
        if day == HIDES_ON:
            standing = await self.people[HIDDEN].slash("/standing")
            await self.people[HIDDEN].click(encode(ShowInRatings(listed=False)), message=standing["id"])
        if day == FORGETS_ON:
            await confirmed(self.people[FORGOTTEN], "/forget me")
            self.record.gone.add(FORGOTTEN)

    def forget_last_post(self) -> None:
        """As if the bot had died after sending and before noting it."""
        with closing(sqlite3.connect(self.days.database)) as db, db:
            db.execute("UPDATE daily_channels SET posted = posted - 1")


async def test_a_month_of_a_server_with_forty_people(days: Days, clock: ManualClock) -> None:
    await store(days.database, [sample("akropolis", FIRST + day, turns=1) for day in range(MONTH + 2)])
    month = Month(days, clock)
    await month.run()
    made, record = posts(days.server), month.record
    told = [day for day in range(FIRST, FIRST + MONTH) if day not in DOWN | OFF and record.shown(day)]
    assert [day_of(post) for post in made] == told
    for post in made:
        day = day_of(post)
        if day < FORGETS_ON:  # The posts of long ago stay as they are.
            record.gone.clear()
        lines = {
            (place, name, points, streak) for place, name, points, streak in LINE.findall(screen.words(post))
        }
        assert lines == record.lines(day)
        record.gone.add(FORGOTTEN)
        assert post["flags"] & SUPPRESS_NOTIFICATIONS
        assert not post["mentions"]
    assert b"Player02" not in days.database.read_bytes()

"""/daily: the attempt that counts, its end, practice, and what nobody is told early."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

import engines
from bot.app import Tessera, create_bot
from bot.domain.daily.results import start_of
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from bot.ui.routes import (
    DailyConfirm,
    DailyPick,
    DailyPickIdea,
    ResumePractice,
    StartDaily,
    StartPractice,
    encode,
)
from tests.chat.match import Json, is_private
from tests.chat.test_languages import moderator
from tests.chat.test_lessons import controls, found, use
from tests.chat.vocabulary import foreign_words
from tests.local.conftest import record_violations
from tests.local.sample import running
from tests.manual_clock import ManualClock
from tests.sample_challenges import FIRST, sample, store
from tests.seeds import Seeds

COMMANDS = {"en": "/daily", "pl": "/miasto-dnia"}
MOST_PRESSES = 80
END = re.compile(r"(?:You end with|Kończysz z) (\d+|one|jednym)")


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(start_of(FIRST) + 60)


@pytest.fixture
async def server(clock: ManualClock) -> AsyncIterator[Server]:
    async with Server(clock=clock.now) as server:
        violations = record_violations(server)
        yield server
    assert not violations


class Days:
    """A bot that can be stopped and started, and the clock that it shares with Discord."""

    bot: Tessera

    def __init__(self, server: Server, database: Path, clock: ManualClock, seeds: Seeds) -> None:
        self.server, self.database, self.clock, self.seeds = server, database, clock, seeds

    @asynccontextmanager
    async def run_bot(self) -> AsyncIterator[Tessera]:
        make = partial(create_bot, self.database, clock=self.clock, seeds=self.seeds, challenges=True)
        endpoints, token = self.server.endpoints, self.server.token
        async with running(endpoints, token, make=make, guild_ready_timeout=0.05) as self.bot:
            yield self.bot


@pytest.fixture
def days(server: Server, database: Path, clock: ManualClock, seeds: Seeds) -> Days:
    return Days(server, database, clock, seeds)


async def choose_channel(server: Server, **options: str) -> Json:
    """Choose where results are posted, as somebody who manages the server."""
    bruno = moderator(server)
    return await bruno.slash("/setup daily", **(options or {"channel": bruno.channel}))


async def begin(person: Person) -> Json:
    """Open the challenge of today, and begin."""
    introduction = await person.slash("/daily")
    return await use(person, introduction, found(introduction, StartDaily)[0])


async def go_on(person: Person, message: Json) -> Json:
    """One press that goes on: confirm, or take the first idea or the first answer."""
    return await use(person, message, next_presses(message)[0])


def next_presses(message: Json) -> list[str]:
    """What goes on. Answers lead to longer paths than the way back and other pages do."""
    return [*found(message, DailyConfirm, DailyPickIdea), *_answers(message)]


def _answers(message: Json) -> list[str]:
    picks = {each: route for each, route in controls(message).items() if type(route) is DailyPick}
    longest = max((len(route.state.path) for route in picks.values()), default=0)
    return [each for each, route in picks.items() if len(route.state.path) == longest]


async def play_on(person: Person, message: Json) -> Json:
    """Play until an attempt is over."""
    for _ in range(MOST_PRESSES):
        if not next_presses(message):
            return message
        message = await go_on(person, message)
    raise AssertionError("the attempt does not end")


def points_of(message: Json) -> int:
    shown = END.search(screen.words(message))
    assert shown, screen.words(message)
    return int(shown[1])


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", engines.games())
async def test_every_game_has_a_challenge_that_is_played_by_pressing(
    days: Days, game: str, language: str
) -> None:
    await store(days.database, [sample(game), sample(game, FIRST + 1)])
    async with days.run_bot():
        ada = days.server.person("Ada")
        days.server.world.set_person(ada.id, locale="pl" if language == "pl" else "en-US")
        message = await ada.slash(COMMANDS[language])
        assert str(sample(game).levels.thinker) in screen.words(message)
        message = await use(ada, message, found(message, StartDaily)[0])
        for _ in range(MOST_PRESSES):
            assert is_private(message)
            assert message["attachments"]
            assert not foreign_words(message, language)
            if END.search(screen.words(message)):
                break
            message = await go_on(ada, message)
        assert points_of(message) > 0
        assert found(message, StartPractice)


async def test_an_attempt_counts_once_survives_a_restart_and_is_followed_by_practice(days: Days) -> None:
    await store(days.database, [sample("akropolis"), sample("akropolis", FIRST + 1)])
    ada = days.server.person("Ada")
    async with days.run_bot():
        first = await begin(ada)
        assert "turn 1 / 2" in screen.words(first)
        forged = encode(StartPractice(FIRST))
        assert forged not in json.dumps(first)
        message = await go_on(ada, await go_on(ada, first))
        assert "turn 2 / 2" in screen.words(message)
    async with days.run_bot():
        again = await ada.slash("/daily")
        assert "turn 2 / 2" in screen.words(again)
        end = await play_on(ada, again)
        counted = points_of(end)
        stale = await go_on(ada, message)  # in the panel before the restart
        assert points_of(stale) == counted
        practice = await use(ada, end, found(end, StartPractice)[0])
        assert "Practice, turn 1 / 2" in screen.words(practice)
        practice = await go_on(ada, await go_on(ada, practice))
    async with days.run_bot():
        shown = await ada.slash("/daily")
        assert points_of(shown) == counted
        resumed = await use(ada, shown, found(shown, ResumePractice)[0])
        assert "Practice, turn 2 / 2" in screen.words(resumed)
        over = await play_on(ada, resumed)
        assert f"Your attempt that counts: {counted}." in screen.words(over)
        assert points_of(await ada.slash("/daily")) == counted


async def test_nothing_is_told_of_others_before_the_end(days: Days) -> None:
    await store(days.database, [sample("akropolis"), sample("akropolis", FIRST + 1)])
    ada, bruno = days.server.person("Ada"), days.server.person("Bruno")
    async with days.run_bot():
        assert "You are the first on this server today." in screen.words(await play_on(ada, await begin(ada)))
        seen = [await bruno.slash("/daily")]
        seen.append(await use(bruno, seen[0], found(seen[0], StartDaily)[0]))
        while not END.search(screen.words(seen[-1])):
            seen.append(await go_on(bruno, seen[-1]))
        for message in seen[:-1]:
            assert "Ada" not in json.dumps(message)
            assert "Place" not in screen.words(message)
        assert "Place 1 of 2 on this server so far." in screen.words(seen[-1])


async def test_a_button_of_yesterday_says_so_and_the_post_leads_to_today(
    days: Days, clock: ManualClock
) -> None:
    await store(days.database, [sample("akropolis", FIRST + day) for day in range(3)])
    ada, bruno = days.server.person("Ada"), days.server.person("Bruno")
    async with days.run_bot():
        assert "From today on" in screen.words(await choose_channel(days.server))
        await play_on(ada, await begin(ada))
        panel = await begin(bruno)
        clock.set(start_of(FIRST + 1) + 1)
        post = await ada.sees("Daily city: Akropolis, <t:")
        assert not is_private(post)
        await bruno.choose(next_presses(panel)[0], message=panel["id"])
        await bruno.sees("This day is over.")
        today = await ada.click("Today's city", message=post["id"])
        assert found(today, StartDaily) == [encode(StartDaily(FIRST + 1))]
        assert is_private(today)


async def test_moderators_choose_the_channel_and_may_change_their_minds(
    days: Days, clock: ManualClock
) -> None:
    await store(days.database, [sample("akropolis", FIRST + day, turns=1) for day in range(3)])
    ada, world = days.server.person("Ada"), days.server.world
    async with days.run_bot() as bot:
        with pytest.raises(CannotDo):  # Discord offers it to those who manage the server; Ada owns it.
            await days.server.person("Celina").slash("/setup daily", channel=ada.channel)
        world.permit(ada.channel, world.bot["id"], deny=Permission.ATTACH_FILES)
        assert "Attach Files" in screen.words(await choose_channel(days.server))
        world.permit(ada.channel, world.bot["id"])
        await choose_channel(days.server)
        off = await moderator(days.server).slash("/setup daily")
        assert "are not posted on this server" in screen.words(off)
        await play_on(ada, await begin(ada))
        clock.set(start_of(FIRST + 1) + 1)
        assert not await bot.server_posts.due()


async def test_in_a_direct_message_there_is_a_streak_and_no_place(days: Days) -> None:
    await store(days.database, [sample("akropolis", FIRST + day, turns=1) for day in range(2)])
    ada = days.server.person("Ada")
    async with days.run_bot():
        ada.channel = days.server.world.direct_channel(ada.id)["id"]
        end = screen.words(await play_on(ada, await begin(ada)))
        assert "You end with" in end
        assert "server" not in end

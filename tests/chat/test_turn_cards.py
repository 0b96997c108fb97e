"""The card of a turn: what it tells and shows, how computers are announced, and what becomes of old cards."""

from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.delivery import announcer
from bot.local.faults import FaultKind
from bot.local.people import screen
from bot.local.server import Server
from tests.chat.match import NAMES, Json, Match, is_private, is_turn_card, settled_table
from tests.chat.test_computers import SoloMatch
from tests.local.sample import running
from tests.seeds import Seeds


def cards(match: Match) -> list[Json]:
    return [message for message in match.host.screen() if is_turn_card(message)]


def public_messages(solo: SoloMatch) -> list[Json]:
    return [message for message in solo.ada.screen() if not is_private(message)]


# What it tells and shows.


async def test_my_card_tells_what_the_others_did_since_my_last_turn(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 3)
    await match.open_and_start()
    first = await match.to_act()
    for _ in range(3):
        await match.play_in_words()
    assert await match.to_act() is first
    lines = [line for line in screen.words(cards(match)[-1]).splitlines() if "laid it" in line]
    for person, name in zip(match.people, NAMES, strict=False):
        assert [name in line for line in lines].count(True) == int(person is not first)
    assert all(len(line) <= 120 and line[0] in "◯▲■" for line in lines)


async def test_my_card_shows_my_city_in_one_picture(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 4)
    await match.open_and_start()
    for _ in range(4):
        await match.play_in_words()
    name = NAMES[match.people.index(await match.to_act())]
    described = [attachment["description"] for attachment in cards(match)[-1]["attachments"]]
    assert [name in each for each in described] == [True]


# Computers.


async def test_turns_of_computers_and_the_next_card_are_one_message(server: Server, bot: Tessera) -> None:
    solo = SoloMatch(server, bot)
    await solo.open_and_start(3)
    await settled_table(bot)
    for _ in range(3):
        before = public_messages(solo)
        await solo.play_by_pressing()
        await settled_table(bot)
        [card] = public_messages(solo)[len(before) :]
        words = screen.words(card)
        assert all(f"Computer {number}" in words for number in (1, 2, 3))


async def test_turns_that_wait_for_computers_are_told_after_a_restart(
    server: Server, database: Path, seeds: Seeds
) -> None:
    slow, fast = (partial(create_bot, database, pause=pause, seeds=seeds) for pause in (600, 0))
    async with running(server.endpoints, server.token, make=fast, guild_ready_timeout=0.05) as bot:
        solo = SoloMatch(server, bot)
        await solo.open_and_start(2)
        await settled_table(bot)
    async with running(server.endpoints, server.token, make=slow, guild_ready_timeout=0.05) as bot:
        solo.bot, before = bot, public_messages(solo)
        await solo.play_by_pressing()
        await bot.announcer.wait_until_idle()
        assert public_messages(solo) == before
        assert len(await bot.outbox.pending()) == 1
    async with running(server.endpoints, server.token, make=fast, guild_ready_timeout=0.05) as bot:
        await settled_table(bot)
        [card] = public_messages(solo)[len(before) :]
        assert "Computer 1" in screen.words(card)
        assert await bot.outbox.pending() == []


async def test_a_computer_that_takes_long_is_announced_as_thinking(
    server: Server, database: Path, seeds: Seeds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "COMPUTERS_TIME", 0.1)
    thinking = partial(create_bot, database, pause=600, seeds=seeds)
    async with running(server.endpoints, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        solo = SoloMatch(server, bot)
        await solo.open_and_start(1)
        await bot.announcer.wait_until_idle()
        if (await solo.table()).to_act:
            await solo.play_by_pressing()
        await solo.ada.sees("Computer 1 is thinking.")


# Old cards.


async def test_an_old_card_loses_its_buttons_and_nothing_else(match: Match) -> None:
    first = await match.card()
    words, attached, mentions = screen.words(first), first["attachments"], first["mentions"]
    await match.play_in_words()
    await match.bot.announcer.wait_until_idle()
    await match.bot.old_cards.wait_until_idle()
    old = match.server.world.messages[first["id"]]
    assert screen.buttons(first)
    assert not screen.buttons(old)
    assert words.startswith(screen.words(old).rstrip())
    assert "it is your turn." in screen.words(old)
    assert (old["attachments"], old["mentions"]) == (attached, mentions)
    assert screen.buttons(cards(match)[-1])


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (404, 10008)])
async def test_an_old_card_that_cannot_be_edited_stays_as_it_is(match: Match, status: int, code: int) -> None:
    target = f"PATCH /channels/{match.host.channel}/messages/*"
    match.server.faults.plan(FaultKind.REFUSAL, target, detail=status, code=code, times=1)
    first = await match.card()
    for _ in range(2):
        await match.play_in_words()
    await match.bot.announcer.wait_until_idle()
    await match.bot.old_cards.wait_until_idle()
    assert screen.buttons(match.server.world.messages[first["id"]])
    [*_, second, last] = cards(match)
    assert not screen.buttons(second)
    assert screen.buttons(last)

"""Warnings of inactive tables, missing permissions, and answers that come too late."""

import re
import time

import pytest

from bot.app import Tessera
from bot.domain.decisions.inactivity import GAME_WAITS, LOBBY_WAITS
from bot.local.people import NoAnswer, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from bot.ui import responses
from tests.chat.match import Match, type_move

MISSING = "Send Messages in Threads"


async def test_inactive_tables_are_warned_without_mentions(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    await match.open_and_start()
    ada, lobby = server.person("Ada"), server.person("Ada").channel
    await ada.slash("/game new", game="akropolis", seats=4)
    card = await ada.sees("4. …")
    for days in (LOBBY_WAITS, LOBBY_WAITS + GAME_WAITS):
        bot.tables._clock = lambda days=days: time.time() + days  # type: ignore[misc]
        await bot.inactivity.close_due()
        await bot.announcer.wait_until_idle()
    warned = await ada.sees("It closes in 7 days unless somebody joins or starts.")
    assert (warned["mentions"], warned["channel_id"]) == ([], lobby)
    assert "This table was closed." in screen.words(server.world.messages[card["id"]])
    game = await match.host.sees("The game ends in 7 days unless somebody plays")
    assert re.search(r"</vote:\d+> decides what becomes of a turn", game["content"])
    assert game["mentions"] == []


async def test_a_player_is_told_which_permission_is_missing(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    bot_id, channel = (
        match.server.world.bot["id"],
        match.server.world.channel(match.host.channel)["parent_id"],
    )
    denied = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
    match.server.world.permit(channel, bot_id, deny=denied)
    await type_move(person)
    await match.bot.announcer.wait_until_idle()
    [other] = [each for each in match.people if each is not person]
    assert f"I cannot post there: the permission “{MISSING}” is missing." in screen.words(
        await match.host.slash("/games")
    )
    await other.click("Play", message=card["id"])
    await other.sees(f"where it belongs. I cannot post there: the permission “{MISSING}” is missing.")
    match.server.world.permit(channel, bot_id, allow=denied)
    await type_move(other)
    await match.bot.announcer.wait_until_idle()
    assert "I cannot post there" not in screen.words(await match.host.slash("/games"))


@pytest.mark.parametrize("press", ["/scores", "/help", "Scores"])
async def test_a_late_answer_is_one_line_in_the_log(
    match: Match, press: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.local.interactions.FIRST_RESPONSE_SECONDS", -1.0)
    monkeypatch.setattr("bot.local.people.person.FIRST_RESPONSE_SECONDS", 0.5)
    asked = match.host.slash(press) if press.startswith("/") else match.host.click(press)
    with pytest.raises(NoAnswer):
        await asked
    await responses.wait_for_running(10)
    late = [record for record in caplog.records if "too late for Discord" in record.message]
    assert late
    assert all("\n" not in record.message and record.exc_info is None for record in late)

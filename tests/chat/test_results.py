"""Points in pictures, and how the end of a game is shown in its thread and in the channel."""

import re

import pytest

import engines
from bot.app import Tessera
from bot.local.faults import FaultKind
from bot.local.people import CannotDo, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from engines.core.game import ranks
from tests.chat.match import Json, Match, confirmed, is_private

LONGEST_ALT = 1024
PARTS = ("Houses", "Markets", "Barracks", "Temples", "Gardens", "Stones")


def descriptions(message: Json) -> list[str]:
    return [each["description"] for each in message["attachments"]]


async def test_the_scores_say_how_points_come_about(match: Match) -> None:
    for _ in range(6):
        await match.play_in_words()
    answer = await match.host.slash("/scores")
    assert is_private(answer)
    assert all(f"{name}**" in screen.words(answer) for name in ("Ada", "Bruno"))
    [alt] = descriptions(answer)
    assert all(alt.count(part) == 2 for part in PARTS)
    assert len(re.findall(r"Houses \d+ \(\d+ \u00d7 \d+\)", alt)) == 2
    assert match.host.picture(answer).startswith(b"\x89PNG")


async def test_the_points_over_the_game_replace_those_by_category(match: Match) -> None:
    for _ in range(3):
        await match.play_in_words()
    answer = await match.host.slash("/scores")
    with pytest.raises(CannotDo, match="By category is disabled"):
        await match.host.click("By category", message=answer["id"])
    await match.host.click("Over the game", message=answer["id"])
    plot = await match.host.sees(lambda m: m["id"] == answer["id"] and "Points over" in str(descriptions(m)))
    [alt] = descriptions(plot)
    table = await match.table()
    assert "after these turns: 0, 1, 2, 3." in alt
    for person, score in zip(table.people, table.rules.scores(table.state), strict=True):
        assert re.search(rf"{person.name}: [\d, ]+, {score.total}\.", alt)
    await match.host.click("By category", message=plot["id"])
    await match.host.sees(lambda m: m["id"] == answer["id"] and "Houses" in str(descriptions(m)))


async def test_there_is_nothing_to_plot_before_the_first_move(match: Match) -> None:
    answer = await match.host.slash("/scores")
    with pytest.raises(CannotDo, match="Over the game is disabled"):
        await match.host.click("Over the game", message=answer["id"])


def channel_of(match: Match) -> str:
    """The channel of the match's thread."""
    return str(match.server.world.channel(match.host.channel)["parent_id"])


def results_in_channel(match: Match) -> list[Json]:
    """The messages of the channel that show the result, the lobby card first."""
    channel = channel_of(match)
    found = [m for m in match.server.world.messages.values() if m["channel_id"] == channel]
    return [m for m in found if re.search("wins!|share the victory!|has missed|ended early", screen.words(m))]


@pytest.mark.parametrize("game", engines.games())
async def test_the_end_is_shown_in_the_thread_and_in_the_channel(
    server: Server, bot: Tessera, game: str
) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    await match.play_to_the_end()
    await bot.old_cards.wait_until_idle()
    table, final = await match.table(), await match.card()
    scores = table.rules.scores(table.state)
    lobby, trophy = results_in_channel(match)
    assert lobby["id"] == match.host.channel  # a thread has the id of its message
    assert not lobby["attachments"]
    assert re.findall(r"\*\*(-?\d+)\*\*", screen.words(lobby)) == [
        str(score.total) for _, score in sorted(zip(ranks(scores), scores, strict=True), key=lambda p: p[0])
    ]
    for shown in (final, trophy):
        assert [each["filename"].partition("-")[0] for each in shown["attachments"]] == ["result", "table"]
        assert all(len(alt) <= LONGEST_ALT for alt in descriptions(shown))
    assert descriptions(final) == descriptions(trophy)
    assert not trophy["mentions"]


async def test_a_game_that_was_stopped_has_no_trophy_in_the_channel(match: Match) -> None:
    await match.play_in_words()
    await confirmed(match.host, "/game end")
    await match.bot.announcer.wait_until_idle()
    await match.bot.old_cards.wait_until_idle()
    [lobby] = results_in_channel(match)
    assert lobby["id"] == match.host.channel
    assert "The game ended early" in screen.words(lobby)
    assert "decided it" not in screen.words(lobby)


async def test_a_channel_that_refuses_the_trophy_does_not_keep_the_thread_waiting(match: Match) -> None:
    world = match.server.world
    world.permit(channel_of(match), world.bot["id"], deny=Permission.SEND_MESSAGES)
    await match.play_to_the_end()
    assert "result" in str((await match.card())["attachments"])
    table = await match.table()
    assert await match.bot.outbox.problem(table.id) is None
    assert not await match.bot.outbox.pending()


async def test_a_trophy_is_posted_once_though_the_connection_breaks(match: Match) -> None:
    channel = channel_of(match)
    match.server.faults.plan(FaultKind.DROP_AFTER, f"POST /channels/{channel}/messages", times=1)
    await match.play_to_the_end()
    await match.bot.old_cards.wait_until_idle()
    assert len(results_in_channel(match)) == 2

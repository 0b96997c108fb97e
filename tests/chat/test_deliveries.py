"""Where cards go that Discord does not accept where they belong, and what people are told about it."""

from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.delivery import announcer
from bot.delivery.old_cards import OldCards
from bot.local.faults import FaultKind
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission
from engines.core.notation import words
from tests.chat.match import Match, has_button
from tests.local.sample import running
from tests.seeds import Seeds

WITHOUT_MANAGE_THREADS = {"deny": Permission.MANAGE_THREADS}


@pytest.fixture(autouse=True)
def old_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Old cards keep their buttons here, by which they are known."""
    monkeypatch.setattr(OldCards, "retire", lambda *_: None)


@pytest.fixture
def thread(match: Match) -> str:
    return match.host.channel


@pytest.fixture
def lobby(match: Match) -> str:
    """The channel in which the table was opened. Ada goes there, to ask for her games."""
    match.host.channel = match.server.world.channel(match.host.channel)["parent_id"]
    return match.host.channel


async def play(match: Match) -> None:
    """One move; returns when it is announced, or cannot be."""
    table = await match.table()
    assert table.to_act
    move = words(table.rules.legal_moves(table.state)[0])
    await match.bot.tables.play(table.id, table.to_act, table.revision, [move])
    await match.bot.announcer.wait_until_idle()


def cards(match: Match, channel: str) -> list[int]:
    """The revisions of the table's cards in a channel."""
    posted = match.server.world.history(channel, match.server.world.bot["id"])
    return [match.revision(each) for each in posted if has_button("Play")(each)]


def texts(match: Match, channel: str) -> list[str]:
    posted: list[Payload] = match.server.world.history(channel, match.server.world.bot["id"])
    return [screen.words(each).strip() for each in posted]


async def games(person: Person) -> str:
    return screen.words(await person.slash("/games"))


def refuse(match: Match, channel: str, status: int, code: int, times: int | None = 1) -> None:
    target = f"POST /channels/{channel}/messages"
    match.server.faults.plan(FaultKind.REFUSAL, target, detail=status, code=code, times=times)


@pytest.mark.parametrize("times", [6, 12])
async def test_a_card_survives_many_rate_limits(match: Match, thread: str, times: int) -> None:
    """discord.py gives up after five."""
    match.server.faults.plan(
        FaultKind.RATE_LIMIT, f"POST /channels/{thread}/messages", times=times, detail=0.01
    )
    await play(match)
    assert len(match.server.faults.log) == times
    assert cards(match, thread) == [3, 4]


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_missing_permission_moves_one_card_only(
    match: Match, thread: str, lobby: str, code: int
) -> None:
    refuse(match, thread, 403, code)
    await play(match)
    assert "I may not write in the thread of Akropolis #1" in texts(match, lobby)[-2]
    assert "The cards go to the channel." in await games(match.host)
    await play(match)
    assert (cards(match, thread), cards(match, lobby)) == ([3, 5], [4])
    assert "The cards go to the channel." not in await games(match.host)


async def test_a_locked_thread_is_replaced_by_the_channel_until_it_is_unlocked(
    match: Match, thread: str, lobby: str
) -> None:
    world = match.server.world
    world.permit(lobby, world.bot["id"], **WITHOUT_MANAGE_THREADS)
    world.change_thread(thread, locked=True, archived=True)
    await play(match)
    await play(match)
    explained = "The thread of Akropolis #1 is locked. Its cards come here until it is unlocked."
    assert (cards(match, thread), cards(match, lobby)) == ([3], [4, 5])
    assert texts(match, lobby).count(explained) == 1
    problem = "The thread is locked. The cards go to the channel until it is unlocked."
    assert problem in await games(match.host)
    assert f"#1: {problem}" in screen.words(await match.host.slash("/setup check"))
    world.change_thread(thread, locked=False)
    await play(match)
    assert (cards(match, thread), cards(match, lobby)) == ([3, 6], [4, 5])
    assert problem not in await games(match.host)


async def test_a_card_unarchives_its_thread(match: Match, thread: str) -> None:
    match.server.world.change_thread(thread, archived=True)
    await play(match)
    assert cards(match, thread) == [3, 4]
    assert not match.server.world.channel(thread)["thread_metadata"]["archived"]


async def test_after_its_thread_was_deleted_a_table_is_in_the_channel(
    match: Match, thread: str, lobby: str
) -> None:
    match.server.world.close_channel(thread)
    await play(match)
    await play(match)
    assert cards(match, lobby) == [4, 5]
    explained = "The thread of Akropolis #1 was deleted, so the game goes on in this channel."
    assert texts(match, lobby).count(explained) == 1
    assert match.server.faults._visits["POST /channels/{channel_id}/messages"] == 6  # one of them in vain


async def test_at_the_limit_of_threads_a_table_is_in_the_channel(server: Server, bot: Tessera) -> None:
    server.world.max_active_threads = 0
    match = Match(server, bot, 2)
    lobby = match.host.channel
    await match.open_and_start()
    await bot.announcer.wait_until_idle()
    await play(match)
    assert cards(match, lobby) == [3, 4]
    explained = (
        "This server has as many threads as Discord allows, so Akropolis #1 is played in this channel."
    )
    assert texts(match, lobby).count(explained) == 1


async def test_when_the_channel_is_gone_too_the_host_is_told(match: Match, thread: str, lobby: str) -> None:
    match.host.channel = match.server.world.open_channel("elsewhere")["id"]
    for channel in (thread, lobby):
        match.server.world.close_channel(channel)
    await play(match)
    assert "The channel is gone, so I cannot post anything." in await games(match.host)
    assert await match.bot.outbox.pending() == []  # it does not come back


async def test_an_archived_thread_that_cannot_be_used_at_the_limit_moves_one_card_only(
    match: Match, thread: str, lobby: str
) -> None:
    refuse(match, thread, 400, 160006)
    await play(match)
    assert "The server has as many threads as Discord allows." in await games(match.host)
    await play(match)
    assert (cards(match, thread), cards(match, lobby)) == ([3, 5], [4])


# Errors that we do not know.


REFUSED = "Discord refuses my messages there: “Refused by a planned fault” (error 50035). I will try again."


async def test_an_unknown_refusal_is_shown_and_tried_again_when_the_table_changes(
    match: Match, thread: str, lobby: str
) -> None:
    refuse(match, thread, 400, 50035)
    await play(match)
    assert cards(match, thread) == [3]
    assert [each.entry.revision for each in await match.bot.outbox.pending()] == [4]
    await match.bot.reminder_loop.wait_until_idle()
    assert "it is your turn" in texts(match, thread)[-1]  # The notice does not wait for the card.
    assert REFUSED in await games(match.host)
    match.host.channel = thread
    assert f"#1: {REFUSED}" in screen.words(await match.host.slash("/setup check"))
    match.host.channel = lobby
    await play(match)
    assert cards(match, thread) == [3, 5]
    assert texts(match, thread)[-1].count("took") == 2  # also the move that was refused at first
    assert REFUSED not in await games(match.host)
    assert await match.bot.outbox.pending() == []


async def test_an_unknown_refusal_is_tried_again_after_a_long_time(
    match: Match, thread: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "REFUSED_PAUSES", (0.01, 0.01, 0.01))
    refuse(match, thread, 400, 50035, times=2)
    await play(match)
    await match.server.world.until(lambda: cards(match, thread) == [3, 4])


async def test_what_is_always_refused_gives_way_to_the_next_card(match: Match, thread: str) -> None:
    refuse(match, thread, 400, 50035, times=2)
    await play(match)
    await play(match)
    assert cards(match, thread) == [3, 5]
    assert await match.bot.outbox.pending() == []


async def test_a_refused_card_is_kept_over_a_restart(server: Server, database: Path, seeds: Seeds) -> None:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        match = Match(server, bot, 2)
        await match.open_and_start()
        thread = match.host.channel
        refuse(match, thread, 400, 50035)
        await play(match)
        assert cards(match, thread) == [3]
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        await server.world.until(lambda: cards(match, thread) == [3, 4])
        await bot.announcer.wait_until_idle()
        assert await bot.outbox.problem(1) is None


# Members of the thread.


async def test_players_are_added_to_the_thread(match: Match, thread: str) -> None:
    await match.bot.announcer.wait_until_idle()
    world = match.server.world
    assert set(world.thread_members[thread]) == {world.bot["id"], *(each.id for each in match.people)}


async def test_a_member_who_cannot_be_added_changes_nothing(server: Server, bot: Tessera) -> None:
    target = "PUT /channels/*/thread-members/*"
    server.faults.plan(FaultKind.REFUSAL, target, detail=403, code=50001)
    match = Match(server, bot, 2)
    await match.open_and_start()
    await bot.announcer.wait_until_idle()
    assert len(server.faults.log) == 2
    await play(match)
    assert cards(match, match.host.channel) == [3, 4]

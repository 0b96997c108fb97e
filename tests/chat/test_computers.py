"""Computer players: at a table with people, and at tables where only computers play."""

from functools import partial
from pathlib import Path

import pytest

import engines
from bot.app import Tessera, create_bot
from bot.domain.table import Ending, Status, Table
from bot.local.people import CannotDo, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from tests.chat.match import (
    Json,
    Match,
    confirmed,
    first_thread,
    has_button,
    is_private,
    is_turn_card,
    mentioned_people,
    next_panel,
    settled_table,
    shows,
)
from tests.local.sample import running
from tests.seeds import Seeds

EASY, WATCH = "easy", "I only watch"


class SoloMatch:
    """One person at a table of computers."""

    def __init__(self, server: Server, bot: Tessera) -> None:
        self.server = server
        self.bot = bot
        self.ada = server.person("Ada")

    async def open_and_start(self, computers: int) -> None:
        await self.ada.slash("/game new", game="akropolis", seats=computers + 1)
        card = await self.ada.sees(has_button("Join"))
        for number in range(1, computers + 1):
            await self.ada.click("easy", message=card["id"])
            await self.ada.sees(shows(card["id"], f"{number + 1}. Computer {number} · easy"))
        await self.ada.click("Start", message=card["id"])
        self.ada.channel = await first_thread(self.server)

    async def table(self) -> Table:
        return await self.bot.tables.table(1)

    async def play_by_pressing(self) -> None:
        card = await self.ada.sees(lambda m: not is_private(m) and has_button("Play")(m))
        await self.ada.click("Play", message=card["id"])
        panel = await next_panel(self.ada)
        while not has_button("Confirm")(panel):
            idea = screen.buttons(panel)[0]["custom_id"]
            await self.ada.click(idea, message=panel["id"])
            panel = await next_panel(self.ada, panel)
        revision = (await self.table()).revision
        await self.ada.click("Confirm", message=panel["id"])
        await self.ada.world.until(lambda: not any(map(has_button("Confirm"), self.ada.screen())))
        assert (await self.table()).revision > revision


async def test_one_person_and_three_computers_play_a_whole_game(server: Server, bot: Tessera) -> None:
    solo = SoloMatch(server, bot)
    await solo.open_and_start(3)
    while (await settled_table(solo.bot)).to_act:
        await solo.play_by_pressing()
    table = await solo.table()
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    final = await solo.ada.sees(has_button("Rematch"))
    assert all(name in screen.words(final) for name in ("Ada", "Computer 1", "Computer 2", "Computer 3"))
    assert mentioned_people(server) <= {solo.ada.id}
    told = [m for m in solo.ada.screen() if not is_private(m)]
    assert len([m for m in told if m["mentions"]]) <= len([m for m in told if is_turn_card(m)])

    await solo.ada.click("Rematch", message=final["id"])
    lobby = server.world.channel(solo.ada.channel)["parent_id"]
    await solo.ada.sees(f"Your table is open: <#{lobby}>")
    solo.ada.channel = lobby
    again = await solo.ada.sees(lambda m: has_button("Start")(m) and "4. Computer 3" in screen.words(m))
    assert f"1. <@{solo.ada.id}>" in screen.words(again)


async def test_only_the_host_adds_and_removes_computers(server: Server, bot: Tessera) -> None:
    del bot
    ada, bruno = server.person("Ada"), server.person("Bruno")
    await ada.slash("/game new", game="akropolis", seats=3)
    card = await ada.sees(has_button("Join"))
    with pytest.raises(CannotDo, match="Remove computer is disabled"):
        await ada.click("Remove computer", message=card["id"])
    await bruno.click("easy", message=card["id"])
    await bruno.sees("Only the host may do that: Ada.")
    await ada.click("easy", message=card["id"])
    await ada.sees(shows(card["id"], "2. Computer 1 · easy"))
    await ada.click("Remove computer", message=card["id"])
    await ada.sees(shows(card["id"], "2. …"))
    await ada.click("hard", message=card["id"])
    await ada.sees(shows(card["id"], "2. Computer 1 · hard"))


async def test_a_computer_plays_on_after_a_restart(server: Server, database: Path, seeds: Seeds) -> None:
    slow, fast = (partial(create_bot, database, pause=pause, seeds=seeds) for pause in (600, 0))
    async with running(server.endpoints, server.token, make=slow, guild_ready_timeout=0.05) as bot:
        solo = SoloMatch(server, bot)
        await solo.open_and_start(1)
        await bot.announcer.wait_until_idle()
        if (await solo.table()).to_act:
            await solo.play_by_pressing()
            await bot.announcer.wait_until_idle()
        await solo.ada.sees("Computer 1 is thinking.")
        moves = (await solo.table()).moves
    async with running(server.endpoints, server.token, make=fast, guild_ready_timeout=0.05) as bot:
        solo.bot = bot
        table = await settled_table(solo.bot)
        assert (table.moves, table.to_act and table.to_act.name) == (moves + 1, "Ada")


# Tables of computers only.


class WatchedTable:
    """A table of computers, and two people who look at it."""

    def __init__(self, server: Server, bot: Tessera) -> None:
        self.server = server
        self.bot = bot
        self.ada, self.bruno = server.person("Ada"), server.person("Bruno")

    async def fill(self, game: str, computers: int) -> Json:
        """A lobby with nobody but computers."""
        await self.ada.slash("/game new", game=game, seats=computers)
        card = await self.ada.sees(has_button(WATCH))
        await self.ada.click(WATCH, message=card["id"])
        await self.ada.sees(shows(card["id"], "1. …"))
        for number in range(1, computers + 1):
            await self.ada.click(EASY, message=card["id"])
            await self.ada.sees(shows(card["id"], f"{number}. Computer {number} · easy"))
        return card

    async def begin(self, game: str = "akropolis", computers: int = 2) -> None:
        card = await self.fill(game, computers)
        await self.ada.click("Start", message=card["id"])
        self.ada.channel = self.bruno.channel = await first_thread(self.server)

    async def table(self) -> Table:
        return await self.bot.tables.table(1)


@pytest.fixture
async def watched_table(server: Server, bot: Tessera) -> WatchedTable:
    return WatchedTable(server, bot)


@pytest.mark.parametrize("game", engines.games())
async def test_four_computers_play_to_the_end(watched_table: WatchedTable, game: str) -> None:
    await watched_table.begin(game, 4)
    table = await settled_table(watched_table.bot)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    for person in (watched_table.ada, watched_table.bruno):
        final = await person.sees(has_button("Rematch"))
        words = screen.words(final)
        assert "wins!" in words or "share the victory!" in words
        for number, score in enumerate(table.rules.scores(table.state)):
            assert f"Computer {-table.people[number].id}**" in words
            assert f"**{score.total}**" in words
        assert final["attachments"]
    assert mentioned_people(watched_table.server) == set()


async def test_anybody_can_look_at_a_table_of_computers(watched_table: WatchedTable) -> None:
    await watched_table.begin()
    await settled_table(watched_table.bot)
    for command in ("/board", "/market", "/replay"):
        assert (await watched_table.bruno.slash(command))["attachments"]
    assert "Computer 2" in screen.words(await watched_table.bruno.slash("/scores"))
    assert "Computer 1" in screen.words(await watched_table.bruno.slash("/log"))


async def test_pictures_for_people_have_priority_over_tables_of_computers(
    watched_table: WatchedTable, match: Match
) -> None:
    await watched_table.fill("akropolis", 2)
    onlooker = watched_table.bot.channels.context
    watched, played = await watched_table.bot.tables.table(match.number + 1), await match.table()
    assert (watched.players, len(played.players)) == ((), 2)
    assert onlooker(watched).priority > onlooker(played).priority


async def test_only_the_watching_host_gets_a_rematch_of_computers(watched_table: WatchedTable) -> None:
    await watched_table.begin()
    await settled_table(watched_table.bot)
    final = await watched_table.ada.sees(has_button("Rematch"))
    await watched_table.bruno.click("Rematch", message=final["id"])
    await watched_table.bruno.sees("A rematch is for those who have played here")
    await watched_table.ada.click("Rematch", message=final["id"])
    watched_table.ada.channel = watched_table.server.world.channel(watched_table.ada.channel)["parent_id"]
    again = await watched_table.ada.sees(
        lambda m: has_button("Start")(m) and "2. Computer 2" in screen.words(m)
    )
    assert "only watches" in screen.words(again)


async def test_a_watching_host_can_join_again(watched_table: WatchedTable) -> None:
    ada, bruno = watched_table.ada, watched_table.bruno
    await ada.slash("/game new", game="akropolis", seats=2)
    card = await ada.sees(has_button(WATCH))
    await bruno.click(WATCH, message=card["id"])
    await bruno.sees("Only the host may do that: Ada.")
    await ada.click(WATCH, message=card["id"])
    await ada.sees(shows(card["id"], f"<@{ada.id}> only watches; computers may play alone."))
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"1. <@{bruno.id}>"))
    await ada.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{ada.id}>"))
    assert (await watched_table.table()).host.id == int(ada.id)


async def test_computers_play_on_after_a_restart_until_the_host_or_a_moderator_ends_it(
    server: Server, database: Path, seeds: Seeds
) -> None:
    thinking = partial(create_bot, database, pause=600, seeds=seeds)
    async with running(server.endpoints, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        watched_table = WatchedTable(server, bot)
        await watched_table.begin()
        await watched_table.bruno.sees(lambda m: "is thinking." in screen.words(m) and not is_private(m))
        listed = screen.words(await watched_table.ada.slash("/games"))
        assert "Akropolis" in listed
    async with running(server.endpoints, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        watched_table.bot = bot
        assert bot.computer_players._playing
        assert "Only the host" in screen.words(await watched_table.bruno.slash("/game end"))
        await watched_table.ada.slash("/game pause")
        await watched_table.ada.sees(has_button("Go on"))
        await watched_table.ada.slash("/game resume")
        await watched_table.ada.sees("Ada lets the game go on.")
        lobby = server.world.channel(watched_table.bruno.channel)["parent_id"]
        server.world.permit(lobby, watched_table.bruno.id, allow=Permission.MANAGE_THREADS)
        await confirmed(watched_table.bruno, "/game end")
        await watched_table.ada.sees("Bruno ends the game; the points stand as they are.")
    assert mentioned_people(server) == set()


async def test_a_watching_host_is_told_which_permission_is_missing(
    server: Server, database: Path, seeds: Seeds
) -> None:
    thinking = partial(create_bot, database, pause=600, seeds=seeds)
    async with running(server.endpoints, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        watched_table = WatchedTable(server, bot)
        await watched_table.begin()
        await bot.announcer.wait_until_idle()
        lobby = server.world.channel(watched_table.ada.channel)["parent_id"]
        denied = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
        server.world.permit(lobby, server.world.bot["id"], deny=denied)
        await watched_table.ada.slash("/game pause")
        await bot.announcer.wait_until_idle()
        assert "I cannot post there: the permission" in screen.words(await watched_table.ada.slash("/games"))

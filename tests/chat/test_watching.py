"""Tables at which only computers play: whoever opened one watches, and so may everybody."""

from functools import partial
from pathlib import Path

import pytest

import engines
from bot.app import Tessera, create_bot
from bot.domain.table import Ending, Status, Table
from bot.local import screen
from bot.local.rights import Right
from bot.local.server import Server
from tests.chat.party import Json, Party, called, has_button, opened_thread, private, settled, shows
from tests.local.sample import running

EASY, WATCH = "Add computer: easy", "I only watch"


class Gallery:
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
        self.ada.channel = self.bruno.channel = await opened_thread(self.server)

    async def table(self) -> Table:
        return await self.bot.tables.table(1)


@pytest.fixture
async def gallery(server: Server, bot: Tessera) -> Gallery:
    return Gallery(server, bot)


@pytest.mark.parametrize("game", engines.games())
async def test_four_computers_play_to_the_end(gallery: Gallery, game: str) -> None:
    await gallery.begin(game, 4)
    table = await settled(gallery.bot)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    for person in (gallery.ada, gallery.bruno):
        final = await person.sees(has_button("Rematch"))
        words = screen.words(final)
        assert "wins!" in words or "share the victory!" in words
        for number, score in enumerate(table.rules.scores(table.state)):
            assert f"Computer {-table.people[number].id}**" in words
            assert f"**{score.total}**" in words
        assert final["attachments"]
    assert called(gallery.server) == set()


async def test_onlookers_look_at_whatever_they_like(gallery: Gallery) -> None:
    await gallery.begin()
    await settled(gallery.bot)
    for command in ("/board", "/market", "/replay"):
        assert (await gallery.bruno.slash(command))["attachments"]
    assert "Computer 2" in screen.words(await gallery.bruno.slash("/scores"))
    assert "Computer 1" in screen.words(await gallery.bruno.slash("/log"))


async def test_people_who_play_get_their_pictures_first(gallery: Gallery, party: Party) -> None:
    await gallery.fill("akropolis", 2)
    context = gallery.bot.channels.context
    watched, played = await gallery.bot.tables.table(party.number + 1), await party.table()
    assert (watched.players, len(played.players)) == ((), 2)
    assert context(watched).priority > context(played).priority


async def test_a_rematch_is_watched_again_and_only_by_its_host(gallery: Gallery) -> None:
    await gallery.begin()
    await settled(gallery.bot)
    final = await gallery.ada.sees(has_button("Rematch"))
    await gallery.bruno.click("Rematch", message=final["id"])
    await gallery.bruno.sees("A rematch is for those who have played here")
    await gallery.ada.click("Rematch", message=final["id"])
    gallery.ada.channel = gallery.server.world.channel(gallery.ada.channel)["parent_id"]
    again = await gallery.ada.sees(lambda m: has_button("Start")(m) and "2. Computer 2" in screen.words(m))
    assert "only watches" in screen.words(again)


async def test_the_host_may_change_their_mind(gallery: Gallery) -> None:
    ada, bruno = gallery.ada, gallery.bruno
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
    assert (await gallery.table()).host.id == int(ada.id)


async def test_after_a_restart_they_go_on_and_the_host_or_a_moderator_stops_them(
    server: Server, database: Path
) -> None:
    thinking = partial(create_bot, database, pause=600)
    async with running(server.front, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        gallery = Gallery(server, bot)
        await gallery.begin()
        await gallery.bruno.sees(lambda m: "is thinking." in screen.words(m) and not private(m))
        listed = screen.words(await gallery.ada.slash("/games"))
        assert "Akropolis" in listed
    async with running(server.front, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        gallery.bot = bot
        assert bot.computer_players._playing
        assert "Only the host" in screen.words(await gallery.bruno.slash("/game end"))
        await gallery.ada.slash("/game pause")
        await gallery.ada.sees(has_button("Go on"))
        await gallery.ada.slash("/game resume")
        await gallery.ada.sees("Ada lets the game go on.")
        lobby = server.world.channel(gallery.bruno.channel)["parent_id"]
        server.world.permit(lobby, gallery.bruno.id, allow=Right.MANAGE_THREADS)
        await gallery.bruno.slash("/game end")
        await gallery.ada.sees("Bruno ends the game; the points stand as they are.")
    assert called(server) == set()


async def test_a_host_who_watches_learns_why_nothing_can_be_posted(server: Server, database: Path) -> None:
    thinking = partial(create_bot, database, pause=600)
    async with running(server.front, server.token, make=thinking, guild_ready_timeout=0.05) as bot:
        gallery = Gallery(server, bot)
        await gallery.begin()
        await bot.announcer.wait_until_idle()
        lobby = server.world.channel(gallery.ada.channel)["parent_id"]
        denied = Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS
        server.world.permit(lobby, server.world.bot["id"], deny=denied)
        await gallery.ada.slash("/game pause")
        await bot.announcer.wait_until_idle()
        assert "I cannot post there: the permission" in screen.words(await gallery.ada.slash("/games"))

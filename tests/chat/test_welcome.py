"""The welcome: posted once where the bot may write, and what its buttons lead to."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest

import engines
from bot.app import Tessera, create_bot
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world import WorldSetup
from bot.local.world.permissions import Permission
from tests.chat.match import Json, first_thread, has_button, is_panel, is_private, settled_table, shows
from tests.local.conftest import record_violations
from tests.local.sample import running
from tests.seeds import Seeds

PLAY = "Play now against the computer"
TITLES = ["Akropolis", "Cities", "Founders of the Empire", "Origins: First Builders"]


@pytest.fixture
async def new_server() -> AsyncIterator[Server]:
    """A server that the bot has just joined."""
    async with Server(setup=WorldSetup(bot_is_new=True, channels=("news", "table-talk"))) as server:
        violations = record_violations(server)
        yield server
    assert not violations


def started(server: Server, database: Path, seeds: Seeds) -> AbstractAsyncContextManager[Tessera]:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    return running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05)


def welcomes(server: Server) -> list[Json]:
    """The public ones; /help shows the same privately."""
    found = filter(has_button(PLAY), server.world.messages.values())
    return [message for message in found if not is_private(message)]


async def welcome(server: Server) -> Json:
    found = await server.world.until(lambda: next(iter(welcomes(server)), None))
    assert isinstance(found, dict)
    return found


async def test_a_new_server_is_welcomed_once(new_server: Server, database: Path, seeds: Seeds) -> None:
    async with started(new_server, database, seeds):
        card = await welcome(new_server)
        assert new_server.world.channel(card["channel_id"])["name"] == "news"
        assert len(card["attachments"]) == len(engines.games())
        assert all(title in screen.words(card) for title in TITLES)
        assert "loopback" not in screen.words(card).lower()
        labels = [button["label"] for button in screen.buttons(card)]
        assert labels == [PLAY, "Open a table for friends", "Learn a game", "Po polsku"]
    async with started(new_server, database, seeds):
        await new_server.person("Ada").slash("/help")
        assert len(welcomes(new_server)) == 1


async def test_a_server_that_knows_the_bot_is_left_in_peace(
    server: Server, database: Path, seeds: Seeds
) -> None:
    async with started(server, database, seeds):
        await server.person("Ada").slash("/help")
    assert welcomes(server) == []


async def test_the_welcome_is_where_the_bot_may_write(
    new_server: Server, database: Path, seeds: Seeds
) -> None:
    world = new_server.world
    news, _ = (channel["id"] for channel in world.channels.values())
    world.permit(news, world.bot["id"], deny=Permission.SEND_MESSAGES)
    async with started(new_server, database, seeds):
        card = await welcome(new_server)
        assert world.channel(card["channel_id"])["name"] == "table-talk"


async def test_without_the_right_to_attach_files_it_has_no_pictures(
    new_server: Server, database: Path, seeds: Seeds
) -> None:
    world = new_server.world
    for channel in list(world.channels):
        world.permit(channel, world.bot["id"], deny=Permission.ATTACH_FILES)
    async with started(new_server, database, seeds):
        card = await welcome(new_server)
        assert card["attachments"] == []
        assert "Akropolis" in screen.words(card)


async def test_where_it_may_not_write_anywhere_it_says_nothing(
    new_server: Server, database: Path, seeds: Seeds
) -> None:
    world = new_server.world
    for channel in list(world.channels):
        world.permit(channel, world.bot["id"], deny=Permission.SEND_MESSAGES)
    async with started(new_server, database, seeds) as bot:
        [guild] = bot.guilds
        await bot.welcome.greet(guild)
        assert not world.messages
        for channel in list(world.channels):
            world.permit(channel, world.bot["id"])
        await new_server.person("Ada").slash("/help")  # The bot knows of its rights when it answers this.
        await bot.welcome.greet(guild)
        assert len(welcomes(new_server)) == 1


async def test_a_polish_community_is_welcomed_in_polish(
    new_server: Server, database: Path, seeds: Seeds
) -> None:
    new_server.world.set_guild(features=["COMMUNITY"], preferred_locale="pl")
    async with started(new_server, database, seeds):
        card = await new_server.person("Ada").world.until(
            lambda: next((m for m in new_server.world.messages.values() if "Zagraj od razu" in str(m)), None)
        )
        assert "In English" in screen.words(card)


@pytest.fixture
def ada(server: Server, bot: Tessera) -> Person:
    del bot  # There must be one.
    return server.person("Ada")


async def test_play_now_asks_for_the_game_and_then_for_the_move(
    server: Server, bot: Tessera, ada: Person
) -> None:
    choice = await ada.click(PLAY, message=(await ada.slash("/help"))["id"])
    assert [button["label"] for button in screen.buttons(choice)] == TITLES
    panel = await ada.click("Cities", message=choice["id"])
    assert is_private(panel)
    assert is_panel(panel)
    assert f"<#{await first_thread(server)}>" in panel["content"]
    table = await settled_table(bot)
    assert (table.game, len(table.people), table.pace) == ("cities", 2, "none")
    assert table.to_act
    assert table.to_act.id == int(ada.id)
    await ada.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])


async def test_a_table_for_friends_has_all_seats(bot: Tessera, ada: Person) -> None:
    choice = await ada.click("Open a table for friends", message=(await ada.slash("/help"))["id"])
    answer = await ada.click("Founders of the Empire", message=choice["id"])
    assert "Friends press **Join** there" in answer["content"]
    card = await ada.sees(has_button("Join"))
    assert "4. …" in screen.words(card)
    assert (await bot.tables.table(1)).seats_wanted == 4


async def test_learning_a_game_begins_its_lesson(ada: Person) -> None:
    choice = await ada.click("Learn a game", message=(await ada.slash("/help"))["id"])
    await ada.click("Origins: First Builders", message=choice["id"])
    await ada.sees(shows(choice["id"], "**Origins: First Builders · 1 / "))


async def test_in_direct_messages_nothing_is_offered_that_needs_a_server(ada: Person) -> None:
    ada.channel = ada.world.direct_channel(ada.id)["id"]
    answer = await ada.slash("/help")
    assert [button["label"] for button in screen.buttons(answer)] == ["Learn a game"]
    assert len(answer["attachments"]) == len(engines.games())


async def test_other_languages_have_a_button(new_server: Server, database: Path, seeds: Seeds) -> None:
    async with started(new_server, database, seeds):
        card = await welcome(new_server)
        person = new_server.person("Ada")
        person.channel = card["channel_id"]
        answer = await person.click("Po polsku", message=card["id"])
        assert is_private(answer)
        assert "Graj ze znajomymi albo z komputerem" in answer["content"]

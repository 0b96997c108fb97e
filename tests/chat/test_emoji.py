"""The application's emoji: uploaded once after the start, shown on buttons and in menus, never in the way."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import engines
import render
from bot.app import Tessera, create_bot
from bot.delivery import emoji_upload
from bot.delivery.emoji_upload import EmojiUpload, emoji_name
from bot.local.faults import FaultKind
from bot.local.people import screen
from bot.local.rest.api import Exchange
from bot.local.server import Server
from bot.local.world.store import File
from bot.ui.emoji import uploaded_emoji
from engines.core.levels import LEVELS
from tests.chat.match import Match, has_button, next_panel, suggested
from tests.local.pictures import png
from tests.local.sample import running
from tests.seeds import Seeds

Json = dict[str, Any]
EMOJIS = "/applications/{application_id}/emojis"
PNG_END = b"IEND\xaeB`\x82"
TOTAL = sum(len(render.emoji_names(game)) for game in (None, *engines.games()))


@pytest.fixture
async def bot(server: Server, database: Path, seeds: Seeds) -> AsyncIterator[Tessera]:
    """A bot whose emoji are uploaded."""
    async with started(server, database, seeds) as bot:
        await bot.emoji_upload.wait_until_idle()
        yield bot


@asynccontextmanager
async def started(server: Server, database: Path, seeds: Seeds) -> AsyncIterator[Tessera]:
    make = partial(create_bot, database, pause=0, seeds=seeds, emoji=True)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        yield bot


def uploads(server: Server) -> list[str]:
    """The methods of the requests about emoji, recorded from now on."""
    methods: list[str] = []

    def record(exchange: Exchange) -> None:
        if exchange.template.startswith(EMOJIS):
            methods.append(exchange.method)

    server.api.observers.append(record)
    return methods


def labelled_emoji(message: Json) -> Iterator[tuple[str, Json | None]]:
    """The label and the emoji of every button and option."""
    for part in screen.buttons(message):
        yield part["label"], part.get("emoji")
    for menu in screen.menus(message):
        yield from ((option["label"], option.get("emoji")) for option in menu["options"])


def kinds(message: Json) -> dict[str, str]:
    """By label, which of our emoji is shown: its name without the hash."""
    return {label: emoji["name"][:-9] for label, emoji in labelled_emoji(message) if emoji}


@pytest.mark.usefixtures("bot")
async def test_lobby_card_has_emoji(server: Server) -> None:
    ada = server.person("Ada")
    await ada.slash("/game new", game="akropolis", seats=2)
    lobby = await ada.sees(has_button("Join"))
    assert kinds(lobby) == {
        "Join": "t_all_person",
        "Start": "t_all_play",
        **dict.fromkeys(LEVELS, "t_all_computer"),
    }


async def test_turn_card_has_emoji(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "cities")
    await match.open_and_start()
    assert kinds(await match.card()) == {
        "Play": "t_all_play",
        "Offer": "t_cities_market",
        "Council": "t_cities_council",
        "Board": "t_all_table",
        "Scores": "t_all_scores",
    }


@pytest.mark.parametrize("game", [name for name in engines.games() if render.emoji_names(name)])
async def test_answers_have_emoji(server: Server, bot: Tessera, game: str) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    shown: set[str] = set()
    for _ in match.people:
        async for person, panel in match.panels():
            shown |= set(kinds(panel).values())
            await person.click(suggested(panel), message=panel["id"])
    assert len(shown) > 1
    assert all(name.startswith(f"t_{game}_") for name in shown)


async def test_emoji_are_uploaded_once(server: Server, database: Path, seeds: Seeds) -> None:
    methods = uploads(server)
    for expected in (TOTAL, 0):
        async with started(server, database, seeds) as bot:
            await bot.emoji_upload.wait_until_idle()
        assert methods.count("POST") == expected
        methods.clear()
    assert len(server.world.emojis) == TOTAL


@pytest.mark.usefixtures("bot")
async def test_names_are_valid_and_depend_on_the_picture(server: Server) -> None:
    names = [emoji["name"] for emoji in server.world.emojis.values()]
    assert all(re.fullmatch(r"t_\w{1,29}_[0-9a-f]{8}", name, re.ASCII) and len(name) <= 32 for name in names)
    key = ("a-game-with-a-very-long-name", "and-a-long-glyph")
    assert emoji_name(key, b"1") != emoji_name(key, b"2")
    assert re.fullmatch(r"\w{32}", emoji_name(key, b"1"), re.ASCII)


async def test_outdated_emoji_are_deleted_and_others_left_alone(
    server: Server, database: Path, seeds: Seeds
) -> None:
    image = File("emoji.png", "image/png", png())
    for name in ("t_all_play_00000000", "t_shirt", "logo"):
        server.world.add_emoji(name, image)
    async with started(server, database, seeds) as bot:
        await bot.emoji_upload.wait_until_idle()
    names = {emoji["name"] for emoji in server.world.emojis.values()}
    assert {"t_shirt", "logo"} < names
    assert "t_all_play_00000000" not in names


async def test_two_processes_may_upload_at_once(server: Server, database: Path, seeds: Seeds) -> None:
    async with started(server, database, seeds) as bot:
        other = EmojiUpload(bot)
        task = asyncio.create_task(other.run())
        await other.wait_until_idle()
        await bot.emoji_upload.wait_until_idle()
        assert len(server.world.emojis) == TOTAL
        assert all(uploaded_emoji.find(None, name) for name in render.emoji_names(None))
        task.cancel()
        await asyncio.wait([task])


async def test_a_deleted_emoji_is_dropped_and_uploaded_again(
    server: Server, bot: Tessera, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji_upload, "RECHECK_PAUSE", 0.5)
    match = Match(server, bot, 2)
    await match.open_and_start()
    person = await match.to_act()
    for key in list(server.world.emojis):
        server.world.delete_emoji(key)
    await person.click("Play")
    panel = await next_panel(person)
    assert kinds(panel) == {}
    assert pictures(server, panel)
    await bot.emoji_upload.wait_until_idle()
    assert len(server.world.emojis) == TOTAL
    await match.play_in_words()
    assert kinds(await match.card())["Play"] == "t_all_play"


async def test_a_card_is_posted_without_a_deleted_emoji(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    await match.open_and_start()
    before = await match.card()
    for key in list(server.world.emojis):
        server.world.delete_emoji(key)
    await match.play_in_words()
    card = await match.card(match.revision(before))
    assert kinds(before)
    assert kinds(card) == {}
    assert pictures(server, card)


def pictures(server: Server, message: Json) -> list[bytes]:
    """The pictures of a message, which all arrived whole."""
    stored = [server.world.store.file(each["id"]) for each in message["attachments"]]
    images = [file.body for file in stored if file]
    assert all(image.startswith(b"\x89PNG") and image.endswith(PNG_END) for image in images)
    return images


@pytest.mark.parametrize("status", [403, 500])
async def test_everything_works_if_nothing_can_be_uploaded(
    server: Server, database: Path, seeds: Seeds, status: int
) -> None:
    server.faults.plan(FaultKind.STATUS, f"* {EMOJIS}", detail=status)
    async with started(server, database, seeds) as bot:
        match = Match(server, bot, 2)
        await match.open_and_start()
        await match.play_in_words()
        assert kinds(await match.card()) == {}
    assert not server.world.emojis


async def test_a_slow_upload_delays_nobody(server: Server, database: Path, seeds: Seeds) -> None:
    server.faults.plan(FaultKind.SLOW, f"* {EMOJIS}", detail=60)
    async with started(server, database, seeds) as bot:
        match = Match(server, bot, 2)
        await asyncio.wait_for(match.open_and_start(), 10)
        assert await match.card()

"""Names full of Markdown, mentions and links, through everything that shows a name."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import Tessera
from bot.local.messages.components import ComponentType, walk
from bot.local.people import screen
from bot.local.server import Server
from bot.ui.text.names import plain
from tests.bot.ui.markdown_reader import read
from tests.chat.match import Match, confirmed

Json = dict[str, Any]
NAMES = {
    "Ada": "[Nitro](https://e.example) Xada",
    "Bruno": "# ||@everyone|| `x`\u202e <@1> Xbruno",
    "Celina": "-# </game new:0>:x: Xcelina",
}
FORBIDDEN = {"named link", "link", "hidden", "code", "command", "emoji", "slanted", "struck out"}
# Links, mentions of registered commands, and numbers in the log.
OUR_OWN = re.compile(r"https://discord\.com/\S+|</[^:>]+:\d{17,}>|^`(\d+|·)`", re.MULTILINE)


@pytest.fixture
async def match(server: Server, bot: Tessera) -> Match:
    for name, nick in NAMES.items():
        rename(server, name, nick)
    seated = Match(server, bot, 3)
    await seated.open_and_start()
    return seated


def rename(server: Server, name: str, nick: str) -> None:
    person, members = server.person(name), server.world.members
    members[person.id] = {**members[person.id], "nick": nick}


def markdown_texts(message: Json) -> Iterator[str]:
    yield message["content"]
    for _, component in walk(message["components"]):
        if component["type"] == ComponentType.TEXT:
            yield component["content"]


def plain_texts(message: Json) -> Iterator[str]:
    for _, component in walk(message["components"]):
        yield from (component[part] for part in ("label", "placeholder") if component.get(part))
        yield from (option["label"] for option in component.get("options") or ())
        yield from (item.get("description") or "" for item in component.get("items") or ())
    yield from (attachment.get("description") or "" for attachment in message["attachments"])


def check_names(server: Server) -> set[str]:
    """Check every message that was ever sent; the names that were seen, each in Markdown and plainly."""
    seen = set()
    for message in server.world.messages.values():
        if message["author"]["id"] != server.world.bot["id"]:
            continue
        for name in map(plain, NAMES.values()):
            mark = name.rpartition(" ")[2]
            for text in markdown_texts(message):
                shown, kinds = read(OUR_OWN.sub("", text))
                if mark in shown:
                    assert name in shown
                    assert not FORBIDDEN.intersection(kinds)
                    seen.add(f"markdown {mark}")
            for text in plain_texts(message):
                if mark in text:
                    assert name in text
                    seen.add(f"plain {mark}")
    return seen


async def test_names_are_shown_and_do_nothing(match: Match) -> None:
    ada, bruno, celina = match.people
    for _ in range(3):
        await match.play_in_words()
    for command in ("/board", "/scores", "/log", "/games", "/undo", "/market"):
        await ada.slash(command)
    for person in match.people:
        await person.slash("/move", move="nothing `at` all")
    await bruno.slash("/board", player=ada.id)
    await bruno.slash("/vote", about="undo")
    await bruno.slash("/game pause")
    await confirmed(celina, "/resign")
    await match.bot.computer_players.wait_until_idle()
    await match.bot.announcer.wait_until_idle()
    assert check_names(match.server) == {
        f"{kind} {mark}" for kind in ("markdown", "plain") for mark in ("Xada", "Xbruno", "Xcelina")
    }


async def test_names_in_the_standing(server: Server, bot: Tessera) -> None:
    for name, nick in NAMES.items():
        rename(server, name, nick)
    match = Match(server, bot, 2)
    await match.open_and_start()
    await match.play_to_the_end()
    answer = await match.host.slash("/standing")
    assert r"\[Nitro\](https\://e\.example) Xada" in screen.words(answer)
    assert NAMES["Ada"] in answer["attachments"][0]["description"]
    assert check_names(server) >= {"markdown Xada", "plain Xada", "markdown Xbruno", "plain Xbruno"}


async def test_a_name_that_cannot_be_seen_is_replaced_by_the_user_name(server: Server, bot: Tessera) -> None:
    rename(server, "Ada", "\u200b\u2800")
    match = Match(server, bot, 2)
    await match.open_and_start()
    assert "ada opens a table." in screen.words(await match.host.slash("/log"))
    assert "ada" in {person.name for person in (await match.table()).people}

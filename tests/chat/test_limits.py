"""A recorded session of each game, with the worst names, held against Discord's documented limits."""

from collections.abc import AsyncIterator

import pytest

import engines
from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.ui.guide.search import topics
from engines.core.rng import Rng
from tests.chat.limits import MOST, Recorder
from tests.chat.match import NAMES, Match
from tests.largest_values import Largest

# The longest that Discord allows, each hard in its own way: wide, right to left, joined emoji, markdown.
HOSTILE = (
    "\N{MATHEMATICAL BOLD FRAKTUR CAPITAL W}" * 32,
    "\N{RIGHT-TO-LEFT OVERRIDE}" + "\N{ARABIC LETTER HAH}\N{HEBREW LETTER SHIN}" * 15,
    "👩‍👩‍👧‍👦" * 4 + "🏛️",
    "[**N**](https://evil.example)#_`|",
)
LOCALES = {"en": "en-US", "pl": "pl"}
# By their English names, which every reader can use.
COMMANDS = ("/help", "/games", "/board", "/market", "/scores", "/log", "/replay", "/export", "/standing")


class PolishMatch(Match):
    JOIN, START, PLAY = "Dołącz", "Zacznij", "Graj"


MATCHES = {"en": Match, "pl": PolishMatch}


def rename(server: Server, locale: str) -> None:
    for name, hostile in zip(NAMES, HOSTILE, strict=True):
        person = server.person(name).id
        member = server.world.members[person]
        server.world.members[person] = member | {"user": member["user"] | {"global_name": hostile}}
        server.world.set_person(person, locale=locale)


@pytest.fixture
async def recorder(server: Server) -> AsyncIterator[Recorder]:
    """Records from before the bot starts, so that its commands are measured too."""
    recorder = Recorder()
    server.api.observers.append(recorder)
    yield recorder
    assert recorder.excesses() == {}
    assert recorder.refused == []
    Largest.add(recorder.largest, MOST)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", engines.games())
async def test_a_whole_game_keeps_every_limit(
    server: Server, recorder: Recorder, bot: Tessera, game: str, language: str
) -> None:
    match, rng = MATCHES[language](server, bot, engines.game(game).seats[-1], game), Rng(7)
    rename(server, LOCALES[language])
    await match.open_and_start(language=language)
    while (await match.table()).current is not None:
        rng = await match.play_by_pressing(rng)
    await look_around(match.host)
    assert recorder.requests > 200
    assert {"commands: in all", "menu: options", "alt text: characters"} <= recorder.largest.keys()


async def look_around(person: Person) -> None:
    for command in COMMANDS:
        assert await person.slash(command)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.usefixtures("bot")
async def test_pages_forms_and_lists_keep_every_limit(
    server: Server, recorder: Recorder, language: str
) -> None:
    """Whatever needs no game: every page of the rules, the settings with their forms, completed options."""
    rename(server, LOCALES[language])
    ada = server.person(HOSTILE[0])
    for topic in await topics(engines.games(), language):
        assert await ada.slash("/rules", topic=topic.key)
    assert await ada.autocomplete("/rules", topic="")
    settings = await ada.slash("/settings")
    await ada.slash("/setup check")
    for button in screen.buttons(settings):
        if button["custom_id"] in {"hours", "vacation"}:
            assert await ada.click(button["custom_id"], message=settings["id"])
    assert {"modal: inputs", "modal title: characters", "choice name: characters"} <= recorder.largest.keys()

"""The whole panel is in sight at once on a phone: the question, the picture and everything to press."""

from collections.abc import Iterator

import discord
import pytest
from playwright.async_api import Page

import render
from bot.local.people import Person
from bot.local.server import Server
from bot.local.world.store import File
from bot.ui.components import PrivateMessage
from bot.ui.emoji import EmojiKey, uploaded_emoji
from tests.chat.panels import first_and_last_of_each_question, panels, post
from tests.chat.test_page import server
from tests.local.browser.conftest import SIZES, OpenPage, browser, open_page

__all__ = ["browser", "open_page", "server"]

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES = ("akropolis", "cities", "founders", "origins")
# How far a panel reaches beyond the log of messages, at its top and at its bottom.
BEYOND = """async (id) => {
  const log = document.querySelector("#log");
  const find = () => log.querySelector(`[data-message="${id}"]`);
  while (!find()) await new Promise(requestAnimationFrame);
  for (const image of find().querySelectorAll(".picture img")) await image.decode();
  const rest = () => log.scrollHeight - log.scrollTop - log.clientHeight;
  for (let frame = 0; frame < 100 && rest() > 1; frame++) await new Promise(requestAnimationFrame);
  const [seen, text] = [log, find().querySelector(".text")].map((part) => part.getBoundingClientRect());
  const row = [...find().querySelectorAll(".row")].at(-1).getBoundingClientRect();
  return [seen.top - text.top, row.bottom - seen.bottom];
}"""


@pytest.fixture
def emoji(server: Server) -> Iterator[None]:
    """Every emoji is uploaded: buttons are wider with them."""
    known: dict[EmojiKey, discord.PartialEmoji] = {}
    for game in (*GAMES, None):
        for name in render.emoji_names(game):
            image = File("emoji.png", "image/png", render.draw_emoji(game, name))
            uploaded = server.world.add_emoji(f"t_{game}_{name}"[:32], image)
            known[game, name] = discord.PartialEmoji(name=uploaded["name"], id=int(uploaded["id"]))
    uploaded_emoji.replace(known)
    yield
    uploaded_emoji.replace({})


@pytest.mark.usefixtures("emoji")
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_phone_shows_the_whole_panel(
    open_page: OpenPage, server: Server, game: str, language: str
) -> None:
    page, ada = await open_page("ada", SIZES["phone"]), server.person("Ada")
    too_tall = []
    for name, position in first_and_last_of_each_question(game, language):
        async for step, panel in panels(position):
            top, bottom = await beyond(page, ada, panel)
            if max(top, bottom) > 0:
                too_tall.append(f"{name}, {step}: {top:.0f} above, {bottom:.0f} below")
    assert not too_tall


async def beyond(page: Page, reader: Person, panel: PrivateMessage) -> tuple[float, float]:
    """How many pixels of a new panel are out of sight, above and below."""
    message = post(reader, panel)
    top, bottom = await page.evaluate(BEYOND, message["id"])
    reader.world.delete_message(message)
    return top, bottom

"""A newcomer at the chat page: from opening it to the first move, counted in presses."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

import engines
from bot.app import Tessera
from bot.local.server import Server
from bot.serve import NEW_WORLD
from engines.core.text import Text, say
from tests.chat.test_page import bot, button, message, save_screenshot, wait_for_picture
from tests.local.browser.conftest import OpenPage, browser, open_page
from tests.local.conftest import record_violations

__all__ = ["bot", "browser", "open_page"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
PHONE = (390, 844)
MOST_PRESSES = 4
LOCALES = {"en": "en-US", "pl": "pl-PL"}


@pytest_asyncio.fixture(loop_scope="module")
async def server() -> AsyncIterator[Server]:
    """What `make run` shows at first."""
    async with Server(setup=NEW_WORLD) as server:
        violations = record_violations(server)
        yield server
    assert not violations


class Newcomer:
    """Presses what the page shows, and counts."""

    def __init__(self, page: Page, shots: Path) -> None:
        self.page = page
        self.shots = shots
        self.presses = 0

    async def press(self, what: Locator) -> None:
        await what.click()
        self.presses += 1

    async def look(self, name: str) -> None:
        """See that the newest picture is there and nothing is too wide; keep it for a person to look at."""
        await wait_for_picture(self.page)
        await save_screenshot(self.page, self.shots / f"{name}.png")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", LOCALES)
async def test_the_first_move_takes_at_most_four_presses(
    bot: Tessera, open_page: OpenPage, tmp_path: Path, language: str, scheme: str
) -> None:
    page = await open_page("ada", PHONE, locale=LOCALES[language], color_scheme=scheme)
    newcomer = Newcomer(page, tmp_path)
    welcome = message(page, "Tessera: games of city building")  # The server has no language of its own.
    await expect(welcome.get_by_role("img")).to_have_count(len(engines.games()))
    await expect(page.get_by_text(re.compile("loopback", re.IGNORECASE))).to_have_count(0)
    await newcomer.look("welcome")
    await newcomer.press(button(welcome, "Play now against the computer"))
    choice = message(page, say(Text("play-which"), language))
    await newcomer.press(button(choice, "Akropolis"))
    idea = page.get_by_role("button", name=re.compile(r"^A( |$)")).last
    await expect(idea).to_be_visible()
    await newcomer.look("panel")
    await newcomer.press(idea)
    confirm = button(page, say(Text("confirm"), language)).last
    await expect(confirm).to_be_visible()
    await newcomer.look("preview")
    await newcomer.press(confirm)
    await expect(confirm).to_have_count(0)
    assert (await bot.tables.table(1)).moves >= 1
    assert newcomer.presses <= MOST_PRESSES

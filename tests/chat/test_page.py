"""A newcomer at the chat page: opens a table for two, plays a round with previews, and sees both cities."""

import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.app import Tessera, create_bot
from bot.local.server import Server
from tests.local.browser.conftest import OpenPage, browser, open_page, size
from tests.local.conftest import record_violations
from tests.local.sample import running
from tests.seeds import Seeds

__all__ = ["browser", "open_page", "size"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
Size = tuple[int, int]
PEOPLE = ("Ada", "Bruno")


@pytest_asyncio.fixture(loop_scope="module")
async def server() -> AsyncIterator[Server]:
    async with Server() as server:
        violations = record_violations(server)
        yield server
    assert not violations


@pytest_asyncio.fixture(loop_scope="module")
async def bot(server: Server, tmp_path: Path, seeds: Seeds) -> AsyncIterator[Tessera]:
    make = partial(create_bot, tmp_path / "tables.sqlite", seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        yield bot


def message(page: Page, words: str) -> Locator:
    return page.locator(".message", has_text=words).last


def button(place: Page | Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


async def switch_to(page: Page, name: str) -> None:
    await page.locator(".person", has_text=name).click()
    await expect(page.get_by_role("radio", name=name)).to_be_checked()


async def open_table(page: Page) -> Locator:
    """Open a table for two by typing alone."""
    await page.locator("#entry").press_sequentially("/game new")
    await page.keyboard.press("Enter")
    await page.get_by_label("game").and_(page.locator("input")).press_sequentially("akro")
    await page.get_by_role("option", name="Akropolis", selected=True).wait_for()
    await page.keyboard.press("Enter")
    await page.get_by_label("seats").and_(page.locator("input")).fill("2")
    await page.keyboard.press("Enter")
    lobby = message(page, "Akropolis: a table by @Ada")
    await expect(button(lobby, "Join")).to_be_enabled()
    return lobby


async def take_turn(page: Page, name: str, shots: Path) -> None:
    """Press Play, the first idea, and Confirm."""
    await switch_to(page, name)
    await button(message(page, f"@{name}, it is your turn."), "Play").click()
    panel = message(page, "Take a tile and lay it")
    await expect(panel.get_by_role("img").last).to_be_visible()
    await wait_for_picture(page)
    await save_screenshot(page, shots / f"panel-{name}.png")
    await panel.get_by_role("button", name=re.compile(r"^A\b")).click()
    preview = message(page, "Another place")
    await expect(preview.get_by_role("img", name="As it would be: City of " + name)).to_be_visible()
    await wait_for_picture(page)
    await save_screenshot(page, shots / f"preview-{name}.png")
    await button(preview, "Confirm").click()
    await expect(preview).to_have_count(0)


async def save_screenshot(page: Page, file: Path) -> None:
    """For a person to look at: `pytest --basetemp=DIR tests/chat/test_page.py`."""
    await page.screenshot(path=file, animations="disabled")


async def wait_for_picture(page: Page) -> None:
    """Wait for the newest picture, and check that nothing is wider than the window."""
    await page.evaluate("[...document.images].at(-1).decode()")
    assert await page.evaluate("log => log.scrollWidth <= log.clientWidth", await page.query_selector("#log"))


@pytest.mark.usefixtures("bot")
async def test_a_newcomer_opens_a_table_and_plays_a_round(
    open_page: OpenPage, size: Size, tmp_path: Path
) -> None:
    page = await open_page("ada", size)
    await save_screenshot(page, tmp_path / "welcome.png")
    lobby = await open_table(page)
    await save_screenshot(page, tmp_path / "lobby.png")
    await switch_to(page, "Bruno")
    await button(lobby, "Join").click()
    await expect(lobby).to_contain_text("@Bruno")
    await switch_to(page, "Ada")
    await button(lobby, "Start").click()
    await expect(lobby).to_contain_text("The game has begun.")
    await save_screenshot(page, tmp_path / "begun.png")
    await page.locator(".thread-link").last.click()
    card = message(page, "it is your turn")
    first = "Ada" if "@Ada" in await card.inner_text() else "Bruno"
    await save_screenshot(page, tmp_path / "card.png")
    for name in (first, next(other for other in PEOPLE if other != first)):
        await take_turn(page, name, tmp_path)
    await switch_to(page, "Ada")
    after = message(page, f"@{first}, it is your turn.")
    await expect(after).to_contain_text("laid it on level")
    await wait_for_picture(page)
    await save_screenshot(page, tmp_path / "after.png")
    await button(after, "Board").click()
    cities = page.get_by_role("img", name="All cities").last
    await expect(cities).to_be_visible()
    alt = await cities.get_attribute("alt") or ""
    assert all(name in alt for name in PEOPLE)
    await button(after, "Scores").click()
    await expect(message(page, "By category")).to_contain_text("Bruno")
    await wait_for_picture(page)
    await save_screenshot(page, tmp_path / "cities.png")

"""Take the picture of a panel in the README again: `python -m tests.chat`."""

import asyncio
import re
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Locator, Page, ViewportSize, async_playwright, expect

from bot.app import create_bot
from bot.local.server import Server
from tests.chat.test_page import button, message, open_table, wait_for_picture
from tests.local.browser.conftest import CHROMIUM, QUIET
from tests.local.sample import running
from tests.seeds import seeds_from

PICTURE = Path(__file__).parents[2] / ".readme" / "panel.png"
SIZE = ViewportSize(width=440, height=1200)  # as wide as a phone, and high enough for all of the panel
YOUR_TURN = "it is your turn"
TURNS = 5  # before the picture is taken


async def take_picture() -> None:
    """Play a few turns with a computer, and show where the next tile can be laid."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        server = await stack.enter_async_context(Server())
        make = partial(create_bot, Path(folder) / "tables.sqlite", seeds=seeds_from(1))
        await stack.enter_async_context(running(server.endpoints, server.token, make=make))
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page(viewport=SIZE)
        await page.goto(f"{server.url}?person=ada")
        await page.wait_for_selector("body.ready")
        await _start(page)
        for _ in range(TURNS):
            await _play_a_turn(page)
        await _photograph_places(page)
        await browser.close()


async def _start(page: Page) -> None:
    lobby = await open_table(page)
    await button(lobby, "easy").click()
    await button(lobby, "Start").click()
    await expect(lobby).to_contain_text("The game has begun.")
    await page.locator(".thread-link").last.click()


async def _open_preview(page: Page) -> Locator:
    """Press Play, and choose the first idea where there is more than one tile to choose from."""
    await button(message(page, YOUR_TURN), "Play").click()
    panel = page.locator(".message", has=button(page, "Dismiss")).last
    idea, confirm = panel.get_by_role("button", name=re.compile(r"^A\b")), button(panel, "Confirm")
    await expect(idea.or_(confirm)).to_be_visible()
    if await idea.is_visible():
        await idea.click()
    await expect(confirm).to_be_visible()
    return panel


async def _play_a_turn(page: Page) -> None:
    """Until it is the next turn of the same person."""
    panel = await _open_preview(page)
    cards = page.locator(".message", has_text=YOUR_TURN)
    turns = await cards.count()
    await button(panel, "Confirm").click()
    await expect(cards).to_have_count(turns + 1)


async def _photograph_places(page: Page) -> None:
    panel = await _open_preview(page)
    another = button(panel, "Another place")
    if await another.is_visible():
        await another.click()
    await expect(button(panel, "⟳")).to_be_visible()
    await wait_for_picture(page)
    await panel.screenshot(path=PICTURE, animations="disabled")


if __name__ == "__main__":
    asyncio.run(take_picture())

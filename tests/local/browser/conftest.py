"""Fixtures: a server, a bot and a browser."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.local.client import redirect_client
from bot.local.server import Server
from tests.local.browser.page_bot import PageBot

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000  # milliseconds; generous, because the machine may be busy
expect.set_options(timeout=PATIENCE)
SIZES = {"phone": (390, 844), "desktop": (1280, 900)}
OpenPage = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM:
        pytest.skip("No Chromium is installed: `apt-get install chromium` to run the browser tests.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def server() -> AsyncIterator[Server]:
    async with Server() as server:
        yield server
        assert not server.violations


@pytest_asyncio.fixture(loop_scope="module")
async def page_bot(server: Server) -> AsyncIterator[PageBot]:
    with redirect_client(server.endpoints):
        async with PageBot() as page_bot:
            await page_bot.login(server.token)
            connected = asyncio.create_task(page_bot.connect())
            await page_bot.wait_until_ready()
            yield page_bot
        await connected


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return SIZES[request.param]


@pytest_asyncio.fixture(loop_scope="module")
async def open_page(browser: Browser, server: Server) -> AsyncIterator[OpenPage]:
    """Open the page as a person, in a new window. Script errors fail the test."""
    windows = []
    errors: list[str] = []

    async def open_page(person: str, size: tuple[int, int] = SIZES["desktop"], **settings: Any) -> Page:
        width, height = size
        window = await browser.new_context(viewport={"width": width, "height": height}, **settings)
        windows.append(window)
        page = await window.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(f"{server.url}?person={person}")
        await page.wait_for_selector("body.ready")
        return page

    yield open_page
    for window in windows:
        await window.close()
    assert not errors

"""A server, a bot and a browser that looks at them."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.local.client import aimed_at
from bot.local.server import Server
from tests.local.browser.guest import Guest

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
PATIENCE = 30_000  # milliseconds: a busy machine is no failure
expect.set_options(timeout=PATIENCE)
SIZES = {"phone": (390, 844), "desktop": (1280, 900)}
Open = Callable[..., Awaitable[Page]]


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
async def guest(server: Server) -> AsyncIterator[Guest]:
    with aimed_at(server.front):
        async with Guest() as guest:
            await guest.login(server.token)
            connected = asyncio.create_task(guest.connect())
            await guest.wait_until_ready()
            yield guest
        await connected


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return SIZES[request.param]


@pytest_asyncio.fixture(loop_scope="module")
async def look(browser: Browser, server: Server) -> AsyncIterator[Open]:
    """Open the page as somebody, in a window of its own; no script error may go by unseen."""
    windows = []
    errors: list[str] = []

    async def look(person: str, size: tuple[int, int] = SIZES["desktop"], **settings: Any) -> Page:
        width, height = size
        window = await browser.new_context(viewport={"width": width, "height": height}, **settings)
        windows.append(window)
        page = await window.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(f"{server.url}?person={person}")
        await page.wait_for_selector("body.ready")
        return page

    yield look
    for window in windows:
        await window.close()
    assert not errors

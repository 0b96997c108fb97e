"""How the page is served: origins, content policy, static files, reconnecting."""

from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Browser, expect

from bot.local.server import Server

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("headers", [{"Host": "tessera.example"}, {"Origin": "https://tessera.example"}])
@pytest.mark.parametrize("path", ["", "static/js/app.js", "page"])
async def test_foreign_hosts_and_origins_are_rejected(
    server: Server, path: str, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession() as session, session.get(server.url + path, headers=headers) as answer:
        assert answer.status == 403


async def test_content_security_policy_allows_only_this_origin(server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.get(server.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    "path", ["static/../page.py", "static/%2e%2e/page.py", "static/js", "static/nothing.js"]
)
async def test_only_static_files_are_served(server: Server, path: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(server.url + path) as answer:
        assert answer.status == 404


async def test_page_reconnects_and_keeps_its_input(browser: Browser, tmp_path: Path) -> None:
    world = tmp_path / "world.db"
    page = await browser.new_page()
    async with Server(world) as server:
        server.person("Ada").say("Said before")
        await page.goto(server.url)
        await expect(page.locator(".message")).to_have_count(1)
        await page.locator("#entry").fill("A half-written thought")
    await expect(page.get_by_role("status")).to_contain_text("Reconnecting")
    async with Server(world, port=server.port) as server:
        await expect(page.get_by_role("status")).to_be_hidden()
        server.person("Ada").say("Said after")
        await expect(page.locator(".message .text")).to_have_text(["Said before", "Said after"])
        await expect(page.locator("#entry")).to_have_value("A half-written thought")
    await page.context.close()

"""An edited message on the page: its new picture takes the place of the old one without a gap."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Route, expect

from bot.local.messages.compose import compose
from bot.local.server import Server
from bot.local.world.store import File
from tests.local.browser.conftest import OpenPage
from tests.local.pictures import png

pytestmark = pytest.mark.asyncio(loop_scope="module")

# Notes of every picture that comes onto the page whether it is loaded then.
WATCH = """() => {
  window.loaded = [];
  const note = () => document.querySelectorAll("#log img").forEach((img) => window.loaded.push(img.complete));
  new MutationObserver(note).observe(document.getElementById("log"), { childList: true, subtree: true });
}"""


def fields(server: Server, channel: str, text: str, before: Any = None) -> dict[str, Any]:
    """The fields of a message with one picture."""
    attachments = [{"id": 0, "filename": "city.png", "description": text}]
    uploads = {0: File("city.png", "image/png", png(1100, 700))}
    return compose(server.world, channel, {"content": text, "attachments": attachments}, uploads, before)


async def load_slowly(route: Route) -> None:
    await asyncio.sleep(0.2)
    await route.continue_()


async def test_an_edited_picture_is_shown_once_it_is_loaded(open_page: OpenPage, server: Server) -> None:
    page, world = await open_page("ada", (390, 844)), server.world
    channel = server.person("Ada").channel
    for line in range(30):
        world.post(channel, world.bot["id"], {"content": f"Line {line}"})
    panel = world.post(channel, world.bot["id"], fields(server, channel, "First"))
    await expect(page.get_by_role("img", name="First")).to_be_visible()
    await page.route("**/attachments/**", load_slowly)
    await page.evaluate(WATCH)
    world.change_message(panel, **fields(server, channel, "Second", panel))
    await expect(page.get_by_role("img", name="Second")).to_be_in_viewport()
    assert set(await page.evaluate("window.loaded")) == {True}
    await expect(page.get_by_role("img", name="First")).to_have_count(0)
    assert await page.evaluate("log.scrollHeight - log.scrollTop - log.clientHeight") < 2  # still at the end


async def test_the_last_of_several_edits_is_shown(open_page: OpenPage, server: Server) -> None:
    page, world = await open_page("ada", (390, 844)), server.world
    channel = server.person("Ada").channel
    panel = world.post(channel, world.bot["id"], fields(server, channel, "First"))
    await expect(page.get_by_role("img", name="First")).to_be_visible()
    await page.route("**/attachments/**", load_slowly)
    world.change_message(panel, **fields(server, channel, "Second", panel))
    world.change_message(panel, content="Over", attachments=[])
    await expect(page.locator(".message")).to_contain_text("Over")
    await asyncio.sleep(0.5)  # until the picture of the second edit has come
    await expect(page.locator(".message")).to_contain_text("Over")
    await expect(page.get_by_role("img", name="Second")).to_have_count(0)

"""The components of a message on the page: embeds, sections, files, links, external pictures."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.local.server import Server
from bot.local.world.store import File
from tests.local.browser.conftest import OpenPage
from tests.local.pictures import png

pytestmark = pytest.mark.asyncio(loop_scope="module")

LAYOUT = 1 << 15


async def post(page: Page, server: Server, **fields: Any) -> Locator:
    world = server.world
    world.post(server.person("Ada").channel, world.bot["id"], fields)
    sent = page.locator(".message")
    await expect(sent).to_have_count(1)
    return sent


async def test_embed(open_page: OpenPage, server: Server) -> None:
    page = await open_page("ada", (390, 844))
    embed = {
        "title": "Scores",
        "url": "https://example.org/scores",
        "description": "After *three* rounds",
        "color": 0x009E73,
        "fields": [{"name": "Ada", "value": "**24**", "inline": True}],
        "footer": {"text": "Akropolis"},
        "timestamp": "2026-01-02T10:00:00+00:00",
    }
    card = await post(page, server, embeds=[embed])
    await expect(card.get_by_role("link", name="Scores")).to_have_attribute("rel", "noopener noreferrer")
    await expect(card.get_by_role("definition").locator("strong")).to_have_text("24")
    await expect(card).to_contain_text("Akropolis · January 2, 2026")
    await expect(card.locator(".embed")).to_have_css("border-left-color", "rgb(0, 158, 115)")


async def test_section_file_and_links(open_page: OpenPage, server: Server) -> None:
    page = await open_page("ada", (390, 844))
    parts = [
        {"type": 9, "components": [{"type": 10, "content": "Your hand"}], "accessory": _button("Look", 2)},
        {"type": 14, "divider": True, "spacing": 2},
        {"type": 13, "file": {"url": f"{server.url}attachments/1/2/log.txt"}, "name": None},
        {"type": 1, "components": [_link("https://example.org/"), _link("javascript:alert(1)")]},
    ]
    card = await post(page, server, flags=LAYOUT, components=parts)
    await expect(card.get_by_role("button", name="Look")).to_be_enabled()
    await expect(card.get_by_role("separator")).to_be_visible()
    await expect(card.get_by_role("link", name="log.txt")).to_have_attribute("download", "log.txt")
    await expect(card.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/")
    await expect(card.get_by_role("button", name="Rules")).to_be_disabled()


def _button(label: str, style: int) -> dict[str, Any]:
    return {"type": 2, "style": style, "label": label, "custom_id": label}


def _link(url: str) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "Rules", "url": url}


async def test_external_picture_is_a_link_and_is_not_fetched(open_page: OpenPage, server: Server) -> None:
    page = await open_page("ada")
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    item = {"media": {"url": "https://example.org/city.png"}, "description": "A city"}
    card = await post(page, server, flags=LAYOUT, components=[{"type": 12, "items": [item]}])
    await expect(card.get_by_role("link", name="A city")).to_be_visible()
    assert not [url for url in requested if "example.org" in url]


async def test_a_link_button_to_a_channel_opens_it_in_the_page(open_page: OpenPage, server: Server) -> None:
    page = await open_page("ada", (390, 844))
    quiet = server.world.open_channel("quiet-corner")
    url = f"https://discord.com/channels/{server.world.guild['id']}/{quiet['id']}"
    parts = [{"type": 9, "components": [{"type": 10, "content": "A table"}], "accessory": _link(url)}]
    card = await post(page, server, flags=LAYOUT, components=parts)
    await card.get_by_role("link", name="Rules").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("# quiet-corner")


async def test_emoji_of_the_application(open_page: OpenPage, server: Server) -> None:
    house = server.world.add_emoji("house", File("emoji.png", "image/png", png(16, 16)))
    emoji, gone = {"id": house["id"], "name": "house"}, {"id": "1", "name": "gone"}
    option = {"label": "Houses", "value": "houses", "emoji": emoji}
    parts = [
        {"type": 10, "content": f"A <:house:{house['id']}> and a <:gone:1>"},
        {
            "type": 1,
            "components": [_button("Build", 1) | {"emoji": emoji}, {**_button("", 2), "emoji": emoji}],
        },
        {"type": 1, "components": [_button("Leave", 2) | {"emoji": gone}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "menu", "options": [option]}]},
    ]
    page = await open_page("ada", (390, 844))
    card = await post(page, server, flags=LAYOUT, components=parts)
    await expect(card.locator(".text")).to_have_text("A  and a :gone:")
    await expect(card.locator(".text").get_by_role("img", name=":house:")).to_have_js_property(
        "naturalWidth", 16
    )
    # The label alone names a button; the emoji does where there is no label.
    build = card.get_by_role("button", name="Build", exact=True)
    await expect(build.locator("img")).to_have_js_property("naturalWidth", 16)
    await expect(card.get_by_role("button", name="house", exact=True)).to_be_visible()
    await expect(card.get_by_role("button", name=":gone: Leave")).to_be_visible()
    await card.get_by_role("button", name="Choose").press("Enter")
    houses = card.get_by_role("option", name="Houses", exact=True)
    await expect(houses).to_be_focused()
    await expect(houses.locator("img")).to_be_visible()

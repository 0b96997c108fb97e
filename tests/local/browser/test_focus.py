"""The keyboard on the page: the focus stays where one was while a message is edited in place."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.local.messages.compose import compose
from bot.local.server import Server
from tests.local.browser.conftest import OpenPage
from tests.local.browser.page_bot import PageBot

pytestmark = pytest.mark.asyncio(loop_scope="module")

PLAIN, MAIN = 2, 3  # styles of buttons
POINTERS = ("←", "↑", "↓", "→", "⟳")


def button(label: str, custom_id: str, style: int = PLAIN) -> dict[str, Any]:
    return {"type": 2, "label": label, "custom_id": custom_id, "style": style}


def panel(step: int, *, confirm: bool = True) -> list[dict[str, Any]]:
    """The rows of a panel whose buttons name the step, as those of a panel do."""
    options = [{"label": f"Place {number}", "value": f"place:{step}:{number}"} for number in (1, 2)]
    menu = {"type": 3, "custom_id": "menu", "options": options, "placeholder": "Places"}
    arrows = [button(label, f"go:{step}:{label}") for label in ("North", "South", "East", "Turn")]
    main = [button("Confirm", f"do:{step}", MAIN)] if confirm else []
    return [{"type": 1, "components": each} for each in ([menu], [*arrows, *main])]


def place_panel(step: int, *, ended: str = "") -> list[dict[str, Any]]:
    """The rows of the panel for places: arrows, menus, then Confirm; the arrow that has ended is disabled."""
    arrows = [button(label, f"aim:{step}:{label}") | {"disabled": label == ended} for label in POINTERS]
    options = [{"label": f"Way {number}", "value": f"way:{step}:{number}"} for number in (1, 2)]
    menus = [
        {"type": 3, "custom_id": name, "options": options, "placeholder": name} for name in ("places", "hows")
    ]
    last = [button("Confirm", f"do:{step}", MAIN), *(button(label, f"{label}:{step}") for label in "◀▶")]
    return [{"type": 1, "components": row} for row in (arrows, *([menu] for menu in menus), last)]


class Panel:
    """A message that is edited at every press, on the page of one person."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.world = server.world
        self.channel = server.person("Ada").channel
        fields = self.fields("Where?", panel(1, confirm=False))
        self.message = server.world.post(self.channel, server.world.bot["id"], fields)

    def fields(self, content: str, components: list[dict[str, Any]], before: Any = None) -> dict[str, Any]:
        payload = {"content": content, "components": components}
        return compose(self.world, self.channel, payload, {}, before)

    def button(self, label: str) -> Any:
        return self.page.get_by_role("button", name=label, exact=True)

    def edit(self, components: list[dict[str, Any]], content: str = "There?") -> None:
        self.world.change_message(self.message, **self.fields(content, components, self.message))


async def test_an_arrow_keeps_the_focus(open_page: OpenPage, server: Server) -> None:
    shown = Panel(await open_page("ada"), server)
    await shown.button("East").focus()
    for step in (2, 3):
        shown.edit(panel(step), f"Step {step}")
        await expect(shown.page.locator(".message")).to_contain_text(f"Step {step}")
        await expect(shown.button("East")).to_be_focused()


async def test_confirm_is_focused_once_a_place_is_chosen(
    open_page: OpenPage, server: Server, page_bot: PageBot
) -> None:
    assert page_bot.is_ready()
    shown = Panel(await open_page("ada"), server)
    await shown.button("Places").press("Enter")
    await shown.page.get_by_role("option", name="Place 2").press("Enter")
    shown.edit(panel(2))
    await expect(shown.button("Confirm")).to_be_focused()
    width = "document.activeElement.computedStyleMap().get('outline-width').value"
    assert await shown.page.evaluate(width) >= 3  # the focus can be seen


async def test_when_the_button_is_gone_the_message_has_the_focus(open_page: OpenPage, server: Server) -> None:
    shown = Panel(await open_page("ada"), server)
    await shown.button("East").focus()
    shown.edit([{"type": 1, "components": [button("Undo", "undo:2")]}], "Done.")
    await expect(shown.page.locator(".message")).to_be_focused()
    await shown.page.keyboard.press("Tab")
    await expect(shown.button("Undo")).to_be_focused()


@pytest.mark.parametrize("pressed", POINTERS)
async def test_confirm_is_three_tabs_from_every_arrow(
    open_page: OpenPage, server: Server, pressed: str
) -> None:
    shown = Panel(await open_page("ada"), server)
    shown.edit(place_panel(1))
    await shown.button(pressed).focus()
    shown.edit(place_panel(2), "Step 2")
    await expect(shown.page.locator(".message")).to_contain_text("Step 2")
    await expect(shown.button(pressed)).to_be_focused()
    for _ in range(3):
        await shown.page.keyboard.press("Tab")
    await expect(shown.button("Confirm")).to_be_focused()


async def test_arrow_keys_move_between_the_arrows(open_page: OpenPage, server: Server) -> None:
    shown = Panel(await open_page("ada"), server)
    shown.edit(place_panel(1, ended="↑"))
    await shown.button("←").focus()
    for key, label in (("ArrowRight", "↓"), ("ArrowRight", "→"), ("End", "⟳"), ("ArrowRight", "←")):
        await shown.page.keyboard.press(key)
        await expect(shown.button(label)).to_be_focused()


async def test_an_arrow_that_ends_does_not_give_its_focus_to_confirm(
    open_page: OpenPage, server: Server
) -> None:
    shown = Panel(await open_page("ada"), server)
    shown.edit(place_panel(1))
    await shown.button("→").focus()
    shown.edit(place_panel(2, ended="→"), "Step 2")
    await expect(shown.page.locator(".message")).to_contain_text("Step 2")
    await expect(shown.button("←")).to_be_focused()

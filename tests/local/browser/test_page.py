"""Everything that can be done on the page, on a phone and on a desktop."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.local.interactions import InteractionType
from bot.local.server import Server
from tests.local.browser.conftest import OpenPage
from tests.local.browser.page_bot import ALT, PageBot

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("page_bot")]
Size = tuple[int, int]


def message(page: Page, words: str) -> Locator:
    return page.locator(".message", has_text=words)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def option(page: Page, name: str) -> Locator:
    return page.get_by_label(name).and_(page.locator("input"))


async def open_table(page: Page) -> Locator:
    """Open a table with the keyboard only."""
    await page.locator("#entry").press_sequentially("/tab")
    await page.keyboard.press("Enter")
    await option(page, "game").press_sequentially("akro")
    await page.get_by_role("option", name="Akropolis", selected=True).wait_for()
    await page.keyboard.press("Enter")
    await option(page, "seats").fill("2")
    await page.keyboard.press("Enter")
    card = message(page, "Akropolis for 2")
    await expect(card).to_contain_text("Ada used /table new")
    return card


async def test_empty_channel_offers_commands(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    await expect(page.get_by_role("heading", name="Welcome to Loopback")).to_be_visible()
    await page.get_by_role("button", name="/table new").click()
    await expect(option(page, "game")).to_be_focused()


async def test_slash_lists_commands_with_descriptions_and_options(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    await page.locator("#entry").fill("/")
    row = page.get_by_role("option", name="/table new")
    await expect(row).to_contain_text("Open a new table")
    await expect(row.locator(".param")).to_have_text(["game", "seats", "pace"])
    await page.keyboard.press("Escape")
    await expect(row).to_be_hidden()


async def test_slash_lists_only_what_the_person_may_use(
    open_page: OpenPage, server: Server, size: Size
) -> None:
    server.world.direct_channel(server.person("Bruno").id)  # Everything is allowed there; it does not count.
    mine = await open_page("ada", size)
    await mine.locator("#entry").fill("/")
    await expect(mine.get_by_role("option", name="/rule")).to_be_visible()
    page = await open_page("bruno", size)
    await page.locator("#entry").fill("/")
    await expect(page.get_by_role("option", name="/table new")).to_be_visible()
    await expect(page.get_by_role("option", name="/rule")).to_have_count(0)


async def open_menu_of(page: Page, name: str) -> Locator:
    """The menu of a person in the list of people, which a phone hides with the channels."""
    if await page.locator("#menu").is_visible():
        await page.locator("#menu").click()
    await page.locator(".member", has_text=name).click()
    return page.get_by_role("menu", name=name)


async def test_command_in_the_menu_of_a_person(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    menu = await open_menu_of(page, "Bruno")
    await expect(menu.get_by_role("menuitem", name="Wave at them")).to_be_focused()
    await page.keyboard.press("Enter")
    answer = message(page, "Waving at Bruno")
    await expect(answer).to_contain_text("Ada used Wave at them")
    await expect(menu).to_have_count(0)


async def test_the_menu_of_an_author_shows_failures_and_closes(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    menu = await open_menu_of(page, "Bruno")
    await menu.get_by_role("menuitem").click()
    await message(page, "Waving at Bruno").locator(".author").click()
    menu = page.get_by_role("menu", name="Tessera")
    await menu.get_by_role("menuitem", name="Wave at them").click()
    await expect(menu.get_by_role("alert")).to_have_text("The bot did not answer in time. Try again.")
    await page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)


async def test_no_menus_of_people_where_no_command_is_offered(
    open_page: OpenPage, server: Server, size: Size
) -> None:
    channel = server.world.direct_channel(server.person("Ada").id)["id"]
    server.world.post(channel, server.world.bot["id"], {"content": "Your turn"})
    page = await open_page(f"ada#{channel}", size)
    await expect(message(page, "Your turn")).to_be_visible()
    await expect(page.locator(".user-name")).to_have_count(0)


async def test_command_with_autocomplete_and_enlarged_picture(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    card = await open_table(page)
    image = card.get_by_role("img", name=ALT)
    await expect(image).to_be_visible()
    assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1100
    await card.get_by_role("button", name=f"Enlarge: {ALT}").click()
    await expect(page.get_by_role("dialog", name=ALT)).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("", "Please fill this in."),
        ("two", "This must be a number."),
        ("1.5", "This must be a whole number."),
        ("9", "The largest number here is 4."),
        ("0", "The smallest number here is 1."),
    ],
)
async def test_invalid_option_is_reported_before_sending(
    open_page: OpenPage, server: Server, seats: str, why: str
) -> None:
    page = await open_page("ada")
    await page.locator("#entry").press_sequentially("/table new Akropolis")
    await option(page, "seats").fill(seats)
    await page.keyboard.press("Enter")
    await expect(option(page, "seats")).to_have_accessible_description(why)
    await expect(option(page, "seats")).to_be_focused()
    assert not server.interactions.records or all(
        record["type"] == InteractionType.AUTOCOMPLETE for record in server.interactions.records.values()
    )


async def test_option_accepts_listed_choices_only(open_page: OpenPage) -> None:
    page = await open_page("ada")
    await page.locator("#entry").press_sequentially("/table new Castles")
    await option(page, "seats").fill("3")
    await page.get_by_role("button", name="+ pace").click()
    await option(page, "pace").fill("hasty")
    await page.keyboard.press("Escape")
    await button(page, "Send").click()
    await expect(option(page, "pace")).to_have_accessible_description("Please pick one from the list.")
    await option(page, "pace").fill("ca")
    await page.get_by_role("option", name="Calm").click()
    await button(page, "Send").click()
    await message(page, "Castles for 3, Calm").wait_for()


async def test_button_updates_its_message(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    card = await open_table(page)
    await card.get_by_role("button", name="Join").click()
    await expect(card).to_contain_text("Joined by @Ada")
    await expect(card.get_by_role("button", name="Join")).to_be_disabled()


async def test_menu_by_keyboard(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    card = await open_table(page)
    await card.get_by_role("button", name="Where to build").press("Enter")
    await expect(card.get_by_role("option", name="Spot A")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await message(page, "Built at Spot B").wait_for()


async def test_menu_with_several_choices(open_page: OpenPage) -> None:
    page = await open_page("ada")
    card = await open_table(page)
    await card.get_by_role("button", name="Which parts").click()
    for part in ("Part A", "Part B", "Part C"):
        await card.get_by_role("option", name=part).click()
    await expect(button(page, "Choose at most 2.")).to_be_disabled()
    await card.get_by_role("option", name="Part B").click()
    await button(page, "Done (2 chosen)").click()
    await message(page, "With Part A and Part C").wait_for()


async def test_menu_of_people(open_page: OpenPage) -> None:
    page = await open_page("ada")
    card = await open_table(page)
    await card.get_by_role("button", name="Whom to ask").click()
    await card.get_by_role("option", name="Dawid").click()
    await message(page, "Asking Dawid").wait_for()


async def test_reload_returns_to_the_same_thread(open_page: OpenPage) -> None:
    page = await open_page("ada")
    await page.locator("#entry").press_sequentially("/call Bruno")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.locator(".thread-link").click()
    await message(page, "Your turn, @Bruno!").wait_for()
    await page.reload()
    await message(page, "Your turn, @Bruno!").wait_for()


async def test_modal_reports_missing_fields_and_is_sent(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    card = await open_table(page)
    await card.get_by_role("button", name="Set up").click()
    form = page.get_by_role("dialog", name="Set up the table")
    await form.get_by_role("button", name="Send").click()
    await expect(form.get_by_role("alert").first).to_have_text("Please fill this in.")
    await form.get_by_label("Name of the table").fill("Friday")
    await form.get_by_role("button", name="City").click()
    await form.get_by_role("option", name="Large").click()
    await form.get_by_role("radio", name="A day a move").check()
    await form.get_by_role("button", name="Send").click()
    await message(page, "Set up: Friday, Large, A day a move").wait_for()
    await expect(form).to_have_count(0)


async def test_ephemeral_message_is_hidden_from_others(open_page: OpenPage, size: Size) -> None:
    ada, bruno = await open_page("ada", size), await open_page("bruno", size)
    card = await open_table(ada)
    await card.get_by_role("button", name="Whisper").click()
    secret = message(ada, "Your hand is three of stone.")
    await expect(secret).to_contain_text("Only you can see this")
    await ada.locator("#entry").fill("Said after the secret")
    await ada.keyboard.press("Enter")
    await message(bruno, "Said after the secret").wait_for()
    await expect(message(bruno, "three of stone")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss").click()
    await expect(secret).to_have_count(0)


async def test_switching_person(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    card = await open_table(page)
    await card.get_by_role("button", name="Whisper").click()
    await message(page, "three of stone").wait_for()
    await page.locator(".person", has_text="Celina").click()
    await expect(page.get_by_role("radio", name="Celina")).to_be_checked()
    await expect(message(page, "three of stone")).to_have_count(0)
    await card.get_by_role("button", name="Join").click()
    await expect(card).to_contain_text("Joined by @Celina")


async def test_mention_badge_until_read(open_page: OpenPage, size: Size) -> None:
    page = await open_page("ada", size)
    await page.locator("#entry").press_sequentially("/call Bruno")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    bruno = page.locator(".person", has_text="Bruno")
    await expect(bruno.locator(".badge")).to_have_text("1")
    await bruno.click()
    if size[0] < 760:
        await page.get_by_role("button", name="Channels, 1 mention").click()
    thread = page.get_by_role("navigation").get_by_role("button", name="A quiet game")
    await expect(thread.locator(".badge")).to_have_text("1")
    await thread.click()
    await expect(message(page, "Your turn, @Bruno!")).to_be_visible()
    await expect(page.locator("#channels .badge")).to_have_count(0)


async def test_deferred_response_shows_the_bot_thinking(open_page: OpenPage, page_bot: PageBot) -> None:
    page = await open_page("ada")
    await page.locator("#entry").press_sequentially("/think ")
    await page.keyboard.press("Enter")
    await message(page, "Tessera is thinking").wait_for()
    page_bot.may_answer.set()
    await message(page, "I have thought.").wait_for()
    await expect(message(page, "thinking")).to_have_count(0)


async def test_missing_response_is_reported(open_page: OpenPage) -> None:
    page = await open_page("ada")
    card = await open_table(page)
    await card.get_by_role("button", name="Broken").click()
    await expect(card.get_by_role("alert")).to_contain_text("did not answer")


async def test_polish_page_sets_polish_locale(open_page: OpenPage, server: Server) -> None:
    page = await open_page("ada", locale="pl-PL")
    await expect(page.get_by_role("heading", name="Witaj na serwerze Loopback")).to_be_visible()
    assert server.world.settings(server.person("Ada").id)["locale"] == "pl"


async def test_nothing_overflows_on_a_phone(open_page: OpenPage) -> None:
    page = await open_page("ada", (390, 844))
    await open_table(page)
    await page.locator("#entry").fill("wide " * 20 + "w" * 200)
    await page.keyboard.press("Enter")
    await message(page, "wide").wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    assert await page.evaluate("log => log.scrollWidth <= log.clientWidth", await page.query_selector("#log"))

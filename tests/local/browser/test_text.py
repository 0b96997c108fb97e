"""How the page shows text: Markdown, mentions, timestamps, and never markup."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.local.server import Server
from tests.local.browser.conftest import OpenPage

pytestmark = pytest.mark.asyncio(loop_scope="module")

INLINE = {
    "**bold**": "<strong>bold</strong>",
    "*slanted* _too_": "<em>slanted</em> <em>too</em>",
    "***both***": "<strong><em>both</em></strong>",
    "__under__": "<u>under</u>",
    "~~gone~~": "<s>gone</s>",
    "**bold *and* more**": "<strong>bold <em>and</em> more</strong>",
    "`a **b**`": "<code>a **b**</code>",
    r"\*plain\*": "*plain*",
    "snake_case_name 2*3*4 a_b": "snake_case_name 2<em>3</em>4 a_b",
    "1 < 2 & <b>x</b>": "1 &lt; 2 &amp; &lt;b&gt;x&lt;/b&gt;",
}
BLOCKS = {
    "# One": "<h3>One</h3>",
    "### Three": "<h3>Three</h3>",
    "-# small": "<p>small</p>",
    "> said\n> more": "<blockquote><p>said\nmore</p></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. x\n4. y": "<ol><li>x</li><li>y</li></ol>",
    "```py\nif a:\n  **b**\n```": "<pre><code>if a:\n  **b**</code></pre>",
    "#nothing": "<p>#nothing</p>",
}
WITHOUT_ATTRIBUTES = """text => {
    const copy = text.cloneNode(true);
    for (const node of copy.querySelectorAll("*"))
        for (const name of node.getAttributeNames()) node.removeAttribute(name);
    return new XMLSerializer().serializeToString(copy).replace(/^<div[^>]*>|<\\/div>$/g, "");
}"""
TIMESTAMPS = {
    "": "November 28, 2018 at 9:01 AM",
    ":t": "9:01 AM",
    ":T": "9:01:00 AM",
    ":d": "11/28/18",
    ":D": "November 28, 2018",
    ":f": "November 28, 2018 at 9:01 AM",
    ":F": "Wednesday, November 28, 2018 at 9:01 AM",
    ":s": "11/28/18, 9:01 AM",
    ":S": "11/28/18, 9:01:00 AM",
}


async def say(page: Page, server: Server, words: str) -> Locator:
    server.person("Ada").say(words)
    return page.locator(".message .text").last


async def test_markdown(open_page: OpenPage, server: Server) -> None:
    page = await open_page("bruno")
    for words, shown in ({k: f"<p>{v}</p>" for k, v in INLINE.items()} | BLOCKS).items():
        before = await page.locator(".message").count()
        text = await say(page, server, words)
        await expect(page.locator(".message")).to_have_count(before + 1)
        assert await text.evaluate(WITHOUT_ATTRIBUTES) == shown


async def test_timestamps_in_the_readers_time_zone(open_page: OpenPage, server: Server) -> None:
    page = await open_page("ada", timezone_id="America/New_York", locale="en-US")
    await say(page, server, "\n".join(f"<t:1543413660{style}>" for style in TIMESTAMPS))
    await expect(page.locator(".text time")).to_have_text(list(TIMESTAMPS.values()))
    text = await say(page, server, "<t:1543413660:R>")
    await expect(text).to_contain_text("years ago")


async def test_mentions_show_names_and_link_to_channels(open_page: OpenPage, server: Server) -> None:
    page = await open_page("bruno")
    ada, bruno = server.person("Ada"), server.person("Bruno")
    quiet = server.world.open_channel("quiet-corner")
    ada.say(f"<@{bruno.id}>, come to <#{quiet['id']}> with <@{ada.id}>")
    text = page.locator(".message.mentions-me .text")
    await expect(text).to_have_text("@Bruno, come to #quiet-corner with @Ada")
    await text.get_by_role("button", name="#quiet-corner").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("# quiet-corner")


@pytest.mark.usefixtures("page_bot")
async def test_a_command_mention_starts_the_command(open_page: OpenPage, server: Server) -> None:
    page = await open_page("bruno")
    commands = {command["name"]: command["id"] for command in server.world.commands.values()}
    text = await say(page, server, f"**</table new:{commands['table']}>** or </echo:{commands['echo']}>")
    await expect(text).to_have_text("/table new or /echo")
    await text.get_by_role("button", name="/echo").click()
    await expect(page.locator(".command-form")).to_contain_text("/echo")
    await text.get_by_role("button", name="/table new").click()
    await expect(page.locator(".command-form")).to_contain_text("/table new")


@pytest.mark.usefixtures("page_bot")
@pytest.mark.parametrize("mention", ["</wiederhole:{echo}>", "</echo:{table}>", "</echo:1>"])
async def test_a_mention_with_another_name_or_id_does_nothing(
    open_page: OpenPage, server: Server, mention: str
) -> None:
    """On Discord a mention shows what is written, and only the command's own name and id start it."""
    page = await open_page("bruno")
    commands = {command["name"]: command["id"] for command in server.world.commands.values()}
    text = await say(page, server, mention.format(**commands))
    await text.get_by_role("button", name=mention[1:].partition(":")[0]).click()
    await expect(page.locator(".command-form")).to_have_count(0)


@pytest.mark.parametrize("words", ["[the **table**]({url})", "<{url}>", "{url}"])
async def test_a_link_to_a_message_opens_it_in_the_page(
    open_page: OpenPage, server: Server, words: str
) -> None:
    ada, page = server.person("Ada"), await open_page("bruno")
    home, quiet = ada.channel, server.world.open_channel("quiet-corner")
    ada.channel = quiet["id"]
    target = ada.say("Here it is.")
    for n in range(120):  # so that it is further up than the page draws at once
        ada.say(f"Word {n}")
    ada.channel = home
    url = f"https://discord.com/channels/{server.world.guild['id']}/{quiet['id']}/{target['id']}"
    text = await say(page, server, words.format(url=url))
    await text.get_by_role("link").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("# quiet-corner")
    await expect(page.get_by_text("Here it is.")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["1/{channel}", "{guild}/1", "@me/{channel}", "{guild}/{channel}/1/2"])
async def test_a_link_to_an_unknown_place_leaves_the_page(
    open_page: OpenPage, server: Server, path: str
) -> None:
    page = await open_page("bruno")
    place = path.format(guild=server.world.guild["id"], channel=server.person("Ada").channel)
    text = await say(page, server, f"https://discord.com/channels/{place}")
    await expect(text.get_by_role("link")).to_have_attribute("target", "_blank")


async def test_spoiler_is_hidden_until_pressed(open_page: OpenPage, server: Server) -> None:
    page = await open_page("bruno")
    text = await say(page, server, "The winner is ||Celina||")
    await expect(text.get_by_text("Celina")).to_be_hidden()
    await text.get_by_role("button", name="Hidden. Press to show.").click()
    await expect(text.get_by_text("Celina")).to_be_visible()


async def test_text_never_becomes_markup(open_page: OpenPage, server: Server) -> None:
    page = await open_page("bruno")
    hostile = "<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1)) <https://a.b>"
    text = await say(page, server, hostile)
    await expect(text).to_have_text(hostile.replace("<https://a.b>", "https://a.b"))
    await expect(text.locator("img, script")).to_have_count(0)
    await expect(text.get_by_role("link")).to_have_attribute("href", "https://a.b/")


async def test_new_messages_are_announced_and_scrolling_is_kept(open_page: OpenPage, server: Server) -> None:
    page = await open_page("bruno")
    for n in range(40):
        server.person("Ada").say(f"Word {n}")
    await expect(page.locator("#announcer")).to_have_text("Ada. Word 39")
    await page.locator("#log").evaluate("log => { log.scrollTop = 0; }")
    await expect(page.get_by_text("Word 0", exact=True)).to_be_in_viewport()
    server.person("Ada").say("The newest")
    await page.get_by_role("button", name="New messages").click()
    await expect(page.get_by_text("The newest", exact=True)).to_be_in_viewport()

"""Public pictures have the theme of the table or of its server, private ones that of their reader."""

from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.app import Tessera, create_bot
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from render import Theme
from tests.chat.match import Match, has_button, is_private, next_panel
from tests.chat.test_languages import moderator
from tests.chat.test_play import press
from tests.local.sample import running
from tests.seeds import Seeds

Json = dict[str, Any]
TOP = (550, 4)  # a pixel of the bare card in every picture


def theme_of(person: Person, message: Json) -> Theme:
    """The theme of all pictures of a message."""
    shown = [person.picture(message, number) for number in range(len(message["attachments"]))]
    [theme] = {_theme(picture) for picture in shown}
    return theme


def _theme(picture: bytes) -> Theme:
    with Image.open(BytesIO(picture)) as image:
        [lightness] = image.convert("RGBA").convert("L").crop((*TOP, TOP[0] + 1, TOP[1] + 1)).tobytes()
    return Theme.LIGHT if lightness > 128 else Theme.DARK


async def choose_for_server(server: Server, theme: Theme) -> str:
    return screen.words(await moderator(server).slash("/setup theme", theme=theme)).strip()


async def choose_for_oneself(person: Person, theme: str) -> Json:
    """Choose in the panel; the panel as it is then."""
    panel = await person.slash("/settings")
    await person.choose(f"theme:{theme}", message=panel["id"])
    return dict(person.world.messages[panel["id"]])


@pytest.mark.parametrize(
    ("server_choice", "chosen", "expected"),
    [
        (None, None, Theme.DARK),
        (Theme.LIGHT, None, Theme.LIGHT),
        (Theme.DARK, None, Theme.DARK),
        (None, Theme.LIGHT, Theme.LIGHT),
        (Theme.LIGHT, Theme.DARK, Theme.DARK),
    ],
)
async def test_a_card_has_the_theme_of_its_table_else_of_its_server(
    server: Server, bot: Tessera, server_choice: Theme | None, chosen: Theme | None, expected: Theme
) -> None:
    if server_choice:
        await choose_for_server(server, server_choice)
    match = Match(server, bot, 2)
    await match.open_and_start(**({"theme": chosen} if chosen else {}))
    assert theme_of(match.host, await match.card()) is expected
    [lobby] = [each for each in server.world.messages.values() if "Language: English" in screen.words(each)]
    assert (f"Pictures: {chosen}" in screen.words(lobby)) is bool(chosen)


async def test_everything_at_a_table_has_its_theme(server: Server, bot: Tessera) -> None:
    """From the first card to the final card, the film and the rematch; looks, panel and hint too."""
    match = Match(server, bot, 2)
    await match.open_and_start(theme=Theme.LIGHT)
    host, person = match.host, await match.to_act()
    await person.click("Play", message=(await match.card())["id"])
    shown = [await next_panel(person)]
    shown += [await person.slash(command) for command in ("/board", "/market", "/hint")]
    for _ in range(3):
        await match.play_in_words()
    await match.play_to_the_end()
    final = await host.sees(has_button("Replay"))
    await host.click("Replay", message=final["id"])
    moment = await host.sees("The beginning")
    [films] = screen.menus(moment)
    await host.choose(films["options"][0]["value"], message=moment["id"])
    film = await host.sees(has_button("Share with the table"))
    public = [each for each in server.world.messages.values() if each["attachments"] and not is_private(each)]
    assert len(public) >= 5
    for message in (*public, *shown, final, moment, film):
        assert theme_of(host, message) is Theme.LIGHT
    await host.click("Rematch", message=final["id"])
    await host.sees("Your table is open")
    assert (await bot.tables.table(2)).theme is Theme.LIGHT


async def test_a_server_chooses_for_tables_that_are_open_already(match: Match) -> None:
    said = await choose_for_server(match.server, Theme.LIGHT)
    assert said.startswith("From now on the pictures of this server's tables are **light**")
    revision = (await match.table()).revision
    await match.play_in_words()
    assert theme_of(match.host, await match.card(revision)) is Theme.LIGHT


async def test_a_person_chooses_for_what_only_they_see(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    [other] = [each for each in match.people if each is not person]
    panel = await choose_for_oneself(person, "light")
    assert "Pictures that only you see: **light**." in screen.words(panel)
    await person.click("Play", message=card["id"])
    assert theme_of(person, await next_panel(person)) is Theme.LIGHT
    assert theme_of(person, await person.slash("/board")) is Theme.LIGHT
    assert theme_of(other, await other.slash("/board")) is Theme.DARK
    revision = (await match.table()).revision
    await match.play_in_words()
    assert theme_of(match.host, await match.card(revision)) is Theme.DARK
    panel = await choose_for_oneself(person, "table")
    assert "Pictures that only you see: **as the table**." in screen.words(panel)
    assert theme_of(person, await person.slash("/board")) is Theme.DARK


async def test_a_direct_message_has_the_persons_theme(match: Match) -> None:
    mover = await match.to_act()
    [other] = [each for each in match.people if each is not mover]
    panel = await choose_for_oneself(other, "light")
    await other.choose("place:direct", message=panel["id"])
    await match.play_in_words()
    world, direct = match.server.world, match.server.world.direct_channel(other.id)["id"]
    found = world.messages.values()
    card = await world.until(lambda: next((each for each in found if each["channel_id"] == direct), None))
    assert theme_of(other, card) is Theme.LIGHT


async def test_the_leaderboard_has_the_readers_theme(match: Match) -> None:
    await match.play_to_the_end()
    assert theme_of(match.host, await match.host.slash("/standing")) is Theme.DARK
    await choose_for_server(match.server, Theme.LIGHT)
    assert theme_of(match.host, await match.host.slash("/standing")) is Theme.LIGHT
    await choose_for_oneself(match.host, "dark")
    assert theme_of(match.host, await match.host.slash("/standing")) is Theme.DARK


async def test_nobody_else_chooses_the_theme_of_a_server(server: Server, bot: Tessera) -> None:
    """On Discord the command is not offered to them; a server can change that, so the bot checks too."""
    celina = server.person("Celina")
    with pytest.raises(CannotDo):
        await celina.slash("/setup theme", theme=Theme.LIGHT)
    setup = next(each for each in server.world.commands.values() if each["name"] == "setup")
    setup["default_member_permissions"] = None
    answer = screen.words(await celina.slash("/setup theme", theme=Theme.LIGHT))
    assert answer.strip() == "This needs the permission “Manage Server”."
    assert bot.servers.preferences(int(server.world.guild["id"])).theme is None


async def test_choices_outlive_the_bot(server: Server, database: Path, seeds: Seeds) -> None:
    ada, guild = server.person("Ada"), int(server.world.guild["id"])
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
        await choose_for_server(server, Theme.LIGHT)
        await choose_for_oneself(ada, "dark")
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        assert bot.servers.preferences(guild).theme is Theme.LIGHT
        assert bot.settings.theme(int(ada.id)) is Theme.DARK


async def test_a_forged_theme_is_refused(match: Match) -> None:
    shown = await match.host.slash("/settings")
    await press(match, match.host, shown["id"], "theme:pink")
    await match.host.sees("I do not know this button any more.")
    assert match.bot.settings.theme(int(match.host.id)) is None

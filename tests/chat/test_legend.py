"""“What does this mean?” on cards, panels and pictures, and /rules icons."""

import pytest

from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world.json_types import Payload
from tests.chat.match import Match, has_button, is_private, next_panel, shows

ASK = "What does this mean?"
IN_PANEL = "?"


def is_legend(message: Payload) -> bool:
    return is_private(message) and any(
        each["filename"].startswith("legend-") for each in message["attachments"]
    )


def described(message: Payload) -> str:
    [picture] = message["attachments"]
    return str(picture["description"])


async def ask(person: Person, message: Payload, label: str = ASK) -> Payload:
    await person.click(label, message=message["id"])
    return await person.sees(is_legend)


@pytest.mark.parametrize("game", ["akropolis", "cities", "founders", "origins"])
async def test_the_card_explains_what_is_on_the_table(server: Server, bot: Tessera, game: str) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    card = await match.card()
    stranger = server.person("Celina")
    stranger.channel = match.host.channel
    answer = await ask(stranger, card)
    assert stranger.picture(answer).startswith(b"\x89PNG")
    assert screen.words(answer).startswith("### What the pictures show: ")
    assert (await match.card())["id"] == card["id"]


async def test_a_page_leads_to_the_next_in_the_same_message(match: Match) -> None:
    answer = await ask(match.host, await match.card())
    first = described(answer)
    assert first.startswith("quarry: scores nothing; cover it for a stone; Houses: ")
    await match.host.click("Next ▶", message=answer["id"])
    second = await match.host.sees(shows(answer["id"], "Page 2 of 2"))
    assert described(second).endswith("a number: a place; the menu has the same number")
    assert not set(first.split("; ")) & set(described(second).split("; "))


async def test_a_panel_stays_and_can_be_played_on(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    idea = screen.buttons(panel)[0]["custom_id"]
    assert (await ask(person, panel, IN_PANEL))["id"] != panel["id"]
    await person.click(idea, message=panel["id"])
    preview = await person.sees(
        lambda message: message["id"] == panel["id"] and has_button("Confirm")(message)
    )
    await ask(person, preview, IN_PANEL)
    await person.click("Confirm", message=panel["id"])
    await match.card(match.revision(card))
    assert (await match.table()).moves == 1


async def test_the_screen_for_places_explains_too(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    [menu] = screen.menus(panel)
    await person.choose(menu["options"][0]["value"], message=panel["id"])
    places = await next_panel(person, panel)
    assert "quarry: " in described(await ask(person, places, IN_PANEL))


async def test_a_picture_and_the_final_card_explain_too(match: Match) -> None:
    answer = await match.host.slash("/market")
    await ask(match.host, answer)
    await match.play_to_the_end()
    last = await match.host.sees(has_button("Rematch"))
    answer = await ask(match.host, last)
    await match.host.click("Next ▶", message=answer["id"])
    last_page = await match.host.sees(shows(answer["id"], "Page 2 of 2"))
    assert "level: how high an area lies" in described(last_page)


async def test_everybody_reads_it_in_their_own_language(match: Match) -> None:
    ada, bruno = match.people
    match.server.world.set_person(bruno.id, locale="pl")
    card = await match.card()
    assert described(await ask(ada, card)).startswith("quarry: ")
    assert described(await ask(bruno, card)).startswith("kamieniołom: ")


@pytest.mark.usefixtures("bot")
async def test_rules_icons_show_the_whole_legend_of_a_game(server: Server) -> None:
    ada = server.person("Ada")
    offered = await ada.autocomplete("/rules", topic="icons")
    assert [topic["name"] for topic in offered] == [
        "Icons: Akropolis",
        "Icons: Cities",
        "Icons: Founders of the Empire",
        "Icons: Origins: First Builders",
    ]
    answer = await ada.slash("/rules", topic=offered[3]["value"])
    assert screen.words(answer).startswith("### What the pictures show: Origins: First Builders")
    await ada.click("Next ▶", message=answer["id"])
    await ada.sees(shows(answer["id"], "Page 2 of "))


async def test_rules_icons_mean_the_game_in_this_channel(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "founders")
    await match.open_and_start()
    server.world.set_person(match.host.id, locale="pl")
    answer = await match.host.slash("/zasady", topic="ikony")
    assert screen.words(answer).startswith("### Co widać na obrazkach: Założyciele Imperium")

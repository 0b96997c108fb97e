"""/rules page by page and by search, and the ways to it from cards, the panel and a refusal."""

import pytest

import engines
import render
from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from engines.core.text import Text, say
from tests.chat.match import Json, Match, is_private, shows


@pytest.fixture
def ada(server: Server, bot: Tessera) -> Person:
    del bot  # There must be one.
    return server.person("Ada")


def next_button(message: Json) -> Json:
    [button] = [each for each in screen.buttons(message) if each["label"].startswith("Next")]
    return button


@pytest.mark.parametrize("game", engines.games())
async def test_next_leads_through_all_topics_from_the_aim_on(ada: Person, game: str) -> None:
    pages = engines.guide(game).pages
    shown = await ada.slash("/rules", game=game)
    for page in pages:
        title = say(Text(f"{game}-topic-{page.topic}-title"))
        shown = await ada.sees(shows(shown["id"], f"### {title}"))
        assert len(shown["attachments"]) == bool(page.shows)
        if page is not pages[-1]:
            await ada.click(next_button(shown)["custom_id"], message=shown["id"])
    assert next_button(shown)["disabled"]
    [menu] = screen.menus(shown)
    assert len(menu["options"]) == len(pages) + 1  # and the icons
    await ada.choose(f"icons:{game}:0", message=shown["id"])
    legend = await ada.sees(shows(shown["id"], "### What the pictures show"))
    await ada.click("Rules", message=legend["id"])
    await ada.sees(shows(shown["id"], f"### {say(Text(f'{game}-topic-aim-title'))}"))


async def test_an_example_says_how_its_points_come_about(ada: Person) -> None:
    shown = await ada.slash("/rules", game="akropolis", topic="scoring")
    houses = engines.game("akropolis").breakdown(engines.moment("akropolis", 20), 1)["houses"]
    [terms] = render.written(houses.terms)
    assert f"- Houses ({say(houses.label)}): {terms} = **16**" in shown["content"]


async def test_without_a_game_it_asks_for_one(ada: Person) -> None:
    answer = await ada.slash("/rules")
    assert screen.buttons(answer)[0]["label"] == "Akropolis"
    await ada.click("Cities", message=answer["id"])
    await ada.sees(shows(answer["id"], "### Cities: the aim"))


async def test_every_game_is_in_the_list_of_a_channel_without_a_table(ada: Person) -> None:
    offered = await ada.autocomplete("/rules", topic="")
    assert {topic["value"].split("-")[0] for topic in offered} == set(engines.games())


@pytest.mark.parametrize("game", engines.games())
async def test_every_topic_of_a_chosen_game_is_in_the_list(ada: Person, game: str) -> None:
    offered = [topic["value"] for topic in await ada.autocomplete("/rules", game=game, topic="")]
    assert offered[: len(engines.guide(game).pages)] == [
        f"{game}-topic-{page.topic}" for page in engines.guide(game).pages
    ]


@pytest.mark.parametrize(
    ("locale", "game", "typed", "found"),
    [
        ("en-US", "akropolis", "icons", "icons"),
        ("en-US", "akropolis", "stones", "topic-quarries"),
        ("en-US", "akropolis", "tie", "topic-quarries"),
        ("en-US", "origins", "tie", "topic-scoring"),
        ("en-US", "founders", "coin", "topic-coins"),
        ("en-US", "cities", "dolphins", "icons-6"),
        ("pl", "akropolis", "kamienie", "topic-quarries"),
        ("pl", "cities", "remis", "topic-scoring"),
        ("pl", "founders", "remis", "topic-scoring"),
        ("pl", "origins", "ikony", "icons"),
        ("pl", "origins", "swiatynia", "topic-temples"),
    ],
)
async def test_a_search_understands_words_of_the_text_and_signs(
    ada: Person, locale: str, game: str, typed: str, found: str
) -> None:
    ada.world.set_person(ada.id, locale=locale)
    offered = await ada.autocomplete("/rules", game=game, topic=typed)
    assert offered[0]["value"] == f"{game}-{found}"


async def test_lobby_and_first_card_have_a_button_to_the_rules(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "founders")
    await match.open_and_start()
    card = await match.card()
    answer = await match.host.click("Rules", message=card["id"])
    assert is_private(answer)
    assert answer["content"].startswith("### Founders of the Empire: the aim")


async def test_the_panel_says_what_cannot_be_chosen_and_shows_the_rule(match: Match) -> None:
    person = await match.to_act()
    card = await match.card()
    panel = await person.click("Play", message=card["id"])
    answer = await person.click("Rules", message=panel["id"])
    assert answer["id"] != panel["id"]  # The panel stays.
    assert "too expensive" in answer["content"]
    assert "### Akropolis: building" in answer["content"]


async def test_a_refused_move_leads_to_its_rule(match: Match) -> None:
    person = await match.to_act()
    refused = await person.slash("/move", move="place 0 9 9 0")
    assert "side" in refused["content"]
    answer = await person.click("Rules: Akropolis: building", message=refused["id"])
    assert answer["content"].startswith("### Akropolis: building")


@pytest.mark.parametrize("forged", ["rules:akropolis:99", "howto:chess:0", "against:chess", "lobby:chess"])
async def test_a_forged_page_or_game_is_refused(server: Server, ada: Person, forged: str) -> None:
    shown = await ada.slash("/rules", game="akropolis")
    message = server.world.messages[shown["id"]]
    [row] = [each for each in message["components"] if len(each["components"]) > 1]
    button = row["components"][1] | {"custom_id": forged}
    rows = [each for each in message["components"] if each is not row]
    server.world.messages[shown["id"]] = message | {
        "components": [*rows, row | {"components": [row["components"][0], button]}]
    }
    answer = await ada.click(forged, message=shown["id"])
    assert "I do not know this button any more." in screen.words(answer)

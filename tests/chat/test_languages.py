"""Everybody is spoken to in their own language; what all can read follows the server's."""

from typing import Any

import pytest

from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from tests.chat.party import Party, has_button, next_panel, private, shows

Json = dict[str, Any]


def speaks_polish(person: Person) -> None:
    person.world.set_person(person.id, locale="pl")


def labels(message: Json) -> list[str]:
    return [button["label"] for button in screen.buttons(message)]


@pytest.mark.usefixtures("bot")
async def test_every_command_and_option_has_a_polish_name_and_description(server: Server) -> None:
    nodes = list(server.world.commands.values())
    while nodes:
        node = nodes.pop()
        assert node["name_localizations"]["pl"]
        assert node["description_localizations"]["pl"] != node["description"]
        nodes += node.get("options", [])
        for choice in node.get("choices", []):
            assert choice["name_localizations"]["pl"]


@pytest.mark.usefixtures("bot")
async def test_a_polish_person_types_polish_commands(server: Server) -> None:
    ada = server.person("Ada")
    speaks_polish(ada)
    answer = await ada.slash("/gra nowa", game="akropolis", seats=2)
    assert screen.words(answer).strip() == f"Twój stół jest otwarty: <#{ada.channel}>"
    assert "Tempo" not in screen.words(await ada.sees(has_button("Join")))
    assert "/gra nowa" in screen.words(await ada.slash("/pomoc"))
    assert "czeka na graczy (1 z 2)" in screen.words(await ada.slash("/gry"))
    assert "Wszystko gotowe" in screen.words(await ada.slash("/ustawienia sprawdź"))
    topic, *_ = await ada.autocomplete("/zasady", topic="punkt")
    assert screen.words(await ada.slash("/zasady", topic=topic["value"])).startswith(f"### {topic['name']}")
    assert "Ta gra jeszcze się nie zaczęła" in screen.words(await ada.slash("/plansza"))


async def test_a_polish_person_gets_a_polish_panel_while_the_card_stays_english(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    speaks_polish(person)
    assert labels(card) == ["Play", "Market", "Board", "Scores"]
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    assert "Dobierz kafel" in screen.words(panel)
    assert [menu["placeholder"] for menu in screen.menus(panel)] in ([], ["Wszystkie możliwości"])
    await person.click(labels(panel)[0], message=panel["id"])
    preview = await next_panel(person, panel)
    assert labels(preview) == ["Zatwierdź", "Wstecz"]
    assert "Razem:" in screen.words(preview)
    assert preview["components"][0]["components"][1]["items"][0]["description"].startswith(
        "Tak by to wyglądało"
    )
    revision = (await party.table()).revision
    await person.click("Zatwierdź", message=preview["id"])
    assert "it is your turn" in screen.words(await party.card(revision))
    await person.sees(has_button("Cofnij"))
    assert "Strona 1 z 1" in screen.words(await person.slash("/dziennik"))


async def test_a_polish_person_is_refused_in_polish(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    other = next(each for each in party.people if each is not person)
    stranger = party.server.person("Dawid")
    stranger.channel = party.host.channel
    for each in (*party.people, stranger):
        speaks_polish(each)
    await stranger.click("Play", message=card["id"])
    await stranger.sees("Nie masz miejsca przy tym stole.")
    await other.click("Play", message=card["id"])
    await other.sees("To nie twoja kolej")
    words = screen.words(await person.slash("/ruch", move="place 0 0 0 0"))
    assert "Pusta przestrzeń pod kaflem" in words


@pytest.fixture
def polish(server: Server) -> None:
    """The server, before the bot comes there."""
    server.world.set_guild(preferred_locale="pl")


@pytest.mark.usefixtures("polish", "bot")
async def test_a_polish_server_has_polish_cards_and_its_guests_their_own_language(server: Server) -> None:
    ada, bruno = server.person("Ada"), server.person("Bruno")
    assert "Your table is open" in screen.words(await ada.slash("/game new", game="akropolis", seats=2))
    lobby = await ada.sees(has_button("Dołącz"))
    assert labels(lobby)[:4] == ["Dołącz", "Wstań", "Zacznij", "Odwołaj"]
    computers = ["Dodaj komputer: łatwy", "Dodaj komputer: trudny", "Usuń komputer"]
    assert labels(lobby)[4:] == [*computers, "Tylko oglądam"]
    await bruno.click("Dołącz", message=lobby["id"])
    await ada.sees(shows(lobby["id"], f"2. <@{bruno.id}>"))
    await ada.click("Zacznij", message=lobby["id"])
    cards = server.world.messages.values()
    card = await server.world.until(lambda: next(filter(has_button("Graj"), cards), None))
    ada.channel = bruno.channel = card["channel_id"]
    assert labels(card) == ["Graj", "Rynek", "Plansza", "Wyniki"]
    assert "twoja kolej" in screen.words(card)
    [called] = card["mentions"]
    person = server.person(called["id"])
    person.channel = ada.channel
    await person.click("Graj", message=card["id"])
    assert "Take a tile and lay it" in screen.words(await next_panel(person))
    assert "Houses" in screen.words(await ada.slash("/scores"))


async def test_nobody_is_called_but_the_one_who_is_meant(party: Party) -> None:
    """From the lobby to the final card, whatever people are called."""
    for _ in range(3):
        await party.play_any()
    await party.host.slash("/board")
    await party.host.slash("/log")
    revision = (await party.table()).revision
    await party.host.slash("/game end")
    await party.card(revision)
    for message in party.server.world.messages.values():
        called = [user["id"] for user in message["mentions"]]
        assert not message["mention_everyone"]
        assert not message["mention_roles"]
        if private(message) or not has_button("Play")(message):
            assert called == []
        else:
            assert len(called) == 1
            assert f"<@{called[0]}>" in screen.words(message)


async def test_a_name_cannot_call_anybody(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2)
    for person, name in zip(party.people, ("@everyone", f"<@{server.person('Dawid').id}>"), strict=True):
        member = server.world.members[person.id]
        server.world.members[person.id] = member | {"user": member["user"] | {"global_name": name}}
    await party.sit_down()
    for _ in range(2):
        await party.play_any()
    cards = [m for m in party.host.screen() if has_button("Play")(m)]
    assert len(cards) == 3
    seated = {person.id for person in party.people}
    for message in server.world.messages.values():
        assert not message["mention_everyone"]
        assert {user["id"] for user in message["mentions"]} <= seated
        assert len(message["mentions"]) <= 1

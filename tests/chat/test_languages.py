"""Ephemeral answers are in the reader's language, public messages in the server's."""

from typing import Any

import pytest

from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from tests.chat.match import Match, has_button, is_private, next_panel, shows

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


async def test_a_polish_person_gets_a_polish_panel_while_the_card_stays_english(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
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
    assert preview["attachments"][0]["description"].startswith("Tak by to wyglądało")
    revision = (await match.table()).revision
    await person.click("Zatwierdź", message=preview["id"])
    assert "it is your turn" in screen.words(await match.card(revision))
    await person.sees(has_button("Cofnij"))
    assert "Strona 1 z 1" in screen.words(await person.slash("/dziennik"))


async def test_a_polish_person_is_refused_in_polish(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    other = next(each for each in match.people if each is not person)
    stranger = match.server.person("Dawid")
    stranger.channel = match.host.channel
    for each in (*match.people, stranger):
        speaks_polish(each)
    await stranger.click("Play", message=card["id"])
    await stranger.sees("Nie masz miejsca przy tym stole.")
    await other.click("Play", message=card["id"])
    await other.sees("To nie twoja kolej")
    words = screen.words(await person.slash("/ruch", move="place 0 0 0 0"))
    assert "Pusta przestrzeń pod kaflem" in words


@pytest.fixture
def polish(server: Server) -> None:
    """Make the server Polish before the bot joins."""
    server.world.set_guild(preferred_locale="pl")


@pytest.mark.usefixtures("polish", "bot")
async def test_a_polish_server_has_polish_cards_and_each_reader_their_own_language(server: Server) -> None:
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
    [mentioned] = card["mentions"]
    person = server.person(mentioned["id"])
    person.channel = ada.channel
    await person.click("Graj", message=card["id"])
    assert "Take a tile and lay it" in screen.words(await next_panel(person))
    assert "Houses" in screen.words(await ada.slash("/scores"))


async def test_each_message_mentions_at_most_the_person_to_act(match: Match) -> None:
    """From the lobby to the final card."""
    for _ in range(3):
        await match.play_in_words()
    await match.host.slash("/board")
    await match.host.slash("/log")
    revision = (await match.table()).revision
    await match.host.slash("/game end")
    await match.card(revision)
    for message in match.server.world.messages.values():
        called = [user["id"] for user in message["mentions"]]
        assert not message["mention_everyone"]
        assert not message["mention_roles"]
        if is_private(message) or not has_button("Play")(message):
            assert called == []
        else:
            assert len(called) == 1
            assert f"<@{called[0]}>" in screen.words(message)


async def test_a_name_cannot_mention_anybody(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    for person, name in zip(match.people, ("@everyone", f"<@{server.person('Dawid').id}>"), strict=True):
        member = server.world.members[person.id]
        server.world.members[person.id] = member | {"user": member["user"] | {"global_name": name}}
    await match.open_and_start()
    for _ in range(2):
        await match.play_in_words()
    cards = [m for m in match.host.screen() if has_button("Play")(m)]
    assert len(cards) == 3
    seated = {person.id for person in match.people}
    for message in server.world.messages.values():
        assert not message["mention_everyone"]
        assert {user["id"] for user in message["mentions"]} <= seated
        assert len(message["mentions"]) <= 1


async def test_answers_to_commands_are_in_polish_too(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    await match.open_and_start()
    bruno = match.people[1]
    server.world.set_person(bruno.id, locale="pl")
    assert "Nic jeszcze nie zagrano." in screen.words(await bruno.slash("/powtórka"))
    assert "Gra jeszcze trwa" in screen.words(await bruno.slash("/eksport"))
    assert "Nikt nie ma tu jeszcze rankingu" in screen.words(await bruno.slash("/ranking"))
    assert "Tego nie da się cofnąć." in screen.words(await bruno.slash("/zapomnij mnie"))
    assert "Stół został zapytany." in screen.words(await bruno.slash("/głosowanie", about="end"))
    assert "Odtąd na twoim miejscu gra komputer." in screen.words(await bruno.slash("/poddaj"))

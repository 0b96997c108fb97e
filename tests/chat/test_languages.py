"""Private answers are in the reader's language, public messages in the table's."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.app import Tessera, create_bot
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from bot.ui import responses
from tests.chat.match import Match, confirmed, has_button, is_private, is_turn_card, next_panel, shows
from tests.chat.test_play import press
from tests.chat.vocabulary import alternative_texts, foreign_words
from tests.local.sample import running
from tests.seeds import Seeds

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
        if node["description"]:  # Commands in the menu of a person have none; Discord demands all others.
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
    assert "Język: Polski" in screen.words(await ada.sees(has_button("Dołącz")))
    assert "Graj ze znajomymi albo z komputerem" in screen.words(await ada.slash("/pomoc"))
    assert "Graczy: 1 z 2 · <t:" in screen.words(await ada.slash("/gry"))
    assert "Wszystko gotowe" in screen.words(await ada.slash("/ustawienia sprawdź"))
    topic, *_ = await ada.autocomplete("/zasady", topic="punkt")
    assert screen.words(await ada.slash("/zasady", topic=topic["value"])).startswith(f"### {topic['name']}")
    assert "Ta gra jeszcze się nie zaczęła" in screen.words(await ada.slash("/plansza"))


async def test_a_polish_person_gets_a_polish_panel_while_the_card_stays_english(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    speaks_polish(person)
    assert labels(card) == ["Play", "Market", "Board", "Scores", "What does this mean?", "Rules"]
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    assert "Dobierz kafel" in screen.words(panel)
    assert [menu["placeholder"] for menu in screen.menus(panel)] in ([], ["Wszystkie możliwości"])
    await person.click(labels(panel)[0], message=panel["id"])
    preview = await next_panel(person, panel)
    assert {"Zatwierdź", "Wstecz"} <= set(labels(preview))
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
    """Make the server a Polish Community before the bot joins."""
    server.world.set_guild(features=["COMMUNITY"], preferred_locale="pl")


@pytest.mark.usefixtures("polish", "bot")
async def test_a_polish_server_has_polish_cards_and_each_reader_their_own_language(server: Server) -> None:
    ada, bruno = server.person("Ada"), server.person("Bruno")
    assert "Your table is open" in screen.words(await ada.slash("/game new", game="akropolis", seats=2))
    lobby = await ada.sees(has_button("Dołącz"))
    assert labels(lobby)[:5] == ["Dołącz", "Wstań", "Zacznij", "Odwołaj", "Zasady"]
    computers = ["łatwy", "średni", "trudny", "mistrz", "Usuń komputer"]
    assert labels(lobby)[5:] == [*computers, "Tylko oglądam"]
    await bruno.click("Dołącz", message=lobby["id"])
    await ada.sees(shows(lobby["id"], f"2. <@{bruno.id}>"))
    await ada.click("Zacznij", message=lobby["id"])
    cards = server.world.messages.values()
    card = await server.world.until(lambda: next(filter(has_button("Graj"), cards), None))
    ada.channel = bruno.channel = card["channel_id"]
    assert labels(card) == ["Graj", "Rynek", "Plansza", "Wyniki", "Co to znaczy?", "Zasady"]
    assert "twoja kolej" in screen.words(card)
    [mentioned] = card["mentions"]
    person = server.person(mentioned["id"])
    person.channel = ada.channel
    await person.click("Graj", message=card["id"])
    assert "Take a tile and lay it" in screen.words(await next_panel(person))
    [chart] = (await ada.slash("/scores"))["attachments"]
    assert "Houses" in chart["description"]


async def test_each_message_mentions_at_most_the_person_to_act(match: Match) -> None:
    """From the lobby to the final card."""
    for _ in range(3):
        await match.play_in_words()
    await match.host.slash("/board")
    await match.host.slash("/log")
    revision = (await match.table()).revision
    await confirmed(match.host, "/game end")
    await match.card(revision)
    for message in match.server.world.messages.values():
        called = [user["id"] for user in message["mentions"]]
        assert not message["mention_everyone"]
        assert not message["mention_roles"]
        if not is_turn_card(message):
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
    cards = [m for m in match.host.screen() if is_turn_card(m)]
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
    assert "Odtąd na twoim miejscu gra komputer." in screen.words(await confirmed(bruno, "/poddaj"))


# The language of a table.


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("person", "community", "server_choice", "chosen", "expected"),
    [
        ("en-US", None, None, None, "English"),
        ("pl", None, None, None, "Polski"),
        ("de", None, None, None, "English"),
        ("pl", "en-US", None, None, "English"),
        ("en-US", "pl", None, None, "Polski"),
        ("pl", "pl", "en", None, "English"),
        ("en-US", "en-US", "pl", None, "Polski"),
        ("pl", "en-US", "discord", None, "English"),
        ("en-US", "en-US", "en", "pl", "Polski"),
        ("pl", "pl", "pl", "en", "English"),
    ],
)
async def test_the_language_of_a_new_table(  # noqa: PLR0913, PLR0917 - what decides, in order
    server: Server,
    person: str,
    community: str | None,
    server_choice: str | None,
    chosen: str | None,
    expected: str,
) -> None:
    """Its own, else that of the server, else what Discord tells of a Community, else the host's."""
    ada = server.person("Ada")
    if community:
        server.world.set_guild(features=["COMMUNITY"], preferred_locale=community)
    if server_choice:
        await choose_for_server(server, server_choice)
    server.world.set_person(ada.id, locale=person)
    await ada.slash("/game new", game="akropolis", seats=2, **({"language": chosen} if chosen else {}))
    label = {"English": "Language: English", "Polski": "Język: Polski"}[expected]
    assert label in screen.words(await ada.sees(lambda message: not is_private(message)))


def moderator(server: Server) -> Person:
    bruno = server.person("Bruno")
    server.world.permit(bruno.channel, bruno.id, allow=Permission.MANAGE_GUILD)
    return bruno


async def choose_for_server(server: Server, language: str) -> str:
    return screen.words(await moderator(server).slash("/setup language", language=language)).strip()


async def test_a_moderator_chooses_the_language_of_a_server(server: Server, bot: Tessera) -> None:
    said = await choose_for_server(server, "pl")
    assert said.startswith("From now on the language of new tables on this server is **Polski**.")
    assert bot.servers.preferences(int(server.world.guild["id"])).language == "pl"
    said = await choose_for_server(server, "discord")
    assert said.startswith("From now on new tables on this server follow Discord")
    assert bot.servers.preferences(int(server.world.guild["id"])).language is None


async def test_nobody_else_chooses_the_language_of_a_server(server: Server, bot: Tessera) -> None:
    """On Discord the command is not offered to them; a server can change that, so the bot checks too."""
    celina = server.person("Celina")
    with pytest.raises(CannotDo):
        await celina.slash("/setup language", language="pl")
    setup = next(each for each in server.world.commands.values() if each["name"] == "setup")
    setup["default_member_permissions"] = None
    answer = screen.words(await celina.slash("/setup language", language="pl"))
    assert answer.strip() == "This needs the permission “Manage Server”."
    assert bot.servers.preferences(int(server.world.guild["id"])).language is None


async def test_only_tables_without_a_language_follow_a_later_choice(server: Server, bot: Tessera) -> None:
    """Tables that were opened before languages were stored have none."""
    ada = server.person("Ada")
    for _ in range(2):
        await ada.slash("/game new", game="akropolis", seats=2)
    old, new = await bot.tables.table(1), await bot.tables.table(2)
    assert (new.language, bot.channels.context(new).language) == ("en", "en")
    old = replace(old, language=None)
    assert bot.channels.context(old).language == "en"
    await choose_for_server(server, "pl")
    assert bot.channels.context(old).language == "pl"
    assert bot.channels.context(new).language == "en"
    await choose_for_server(server, "discord")
    server.world.set_guild(features=["COMMUNITY"], preferred_locale="pl")
    await ada.slash("/help")  # The bot knows of the change when it answers what came after it.
    assert bot.channels.context(old).language == "pl"


# The language of a person.


async def choose_for_oneself(person: Person, language: str) -> Json:
    """Choose in the panel; the panel as it is then."""
    panel = await person.slash("/settings")
    await person.choose(f"language:{language}", message=panel["id"])
    return dict(person.world.messages[panel["id"]])


async def test_a_persons_choice_counts_more_than_discords_locale(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    panel = await choose_for_oneself(person, "pl")
    assert "Język: **Polski**." in screen.words(panel)
    await person.click("Play", message=card["id"])
    assert "Dobierz kafel" in screen.words(await next_panel(person))
    assert "Strona 1 z 1" in screen.words(await person.slash("/log"))
    assert "Pusta przestrzeń pod kaflem" in screen.words(await person.slash("/move", move="place 0 0 0 0"))
    found = await person.autocomplete("/rules", topic="punkt")
    assert screen.words(await person.slash("/rules", topic=found[0]["value"])).startswith("### ")
    panel = await choose_for_oneself(person, "discord")
    assert "Language: **English**, as Discord says." in screen.words(panel)
    assert "Page 1 of 1" in screen.words(await person.slash("/log"))


@pytest.mark.parametrize(
    ("locale", "chosen", "language"),
    [("en-US", "pl", "pl"), ("pl", "en", "en"), ("pl", "discord", "pl"), ("en-US", "discord", "en")],
)
async def test_a_direct_message_is_in_the_persons_language(
    match: Match, locale: str, chosen: str, language: str
) -> None:
    """Whatever the language of the table is."""
    mover = await match.to_act()
    [other] = [each for each in match.people if each is not mover]
    match.server.world.set_person(other.id, locale=locale)
    panel = await choose_for_oneself(other, chosen)
    await other.choose("place:direct", message=panel["id"])
    await match.play_in_words()
    direct = match.server.world.direct_channel(other.id)["id"]
    found = match.server.world.messages.values()
    card = await match.server.world.until(lambda: next((m for m in found if m["channel_id"] == direct), None))
    assert screen.buttons(card)
    assert alternative_texts(card)
    assert not foreign_words(card, language)
    assert not foreign_words(await match.card(), "en")


async def language_of_direct_messages(match: Match, person: Person) -> str:
    await responses.wait_for_running(30)  # Locales are noted after the answer.
    return (await match.bot.settings.of_person(int(person.id))).language


async def test_direct_messages_follow_the_locale_of_the_last_interaction(match: Match) -> None:
    host, card = match.host, await match.card()
    await host.slash("/settings")
    match.server.world.set_person(host.id, locale="pl")
    await host.click("Scores", message=card["id"])
    assert await language_of_direct_messages(match, host) == "pl"
    match.server.world.set_person(host.id, locale="en-US")
    await host.slash("/log")
    assert await language_of_direct_messages(match, host) == "en"


async def test_a_servers_choice_outlives_the_bot(server: Server, database: Path, seeds: Seeds) -> None:
    guild = int(server.world.guild["id"])
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
        await choose_for_server(server, "pl")
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        assert bot.servers.preferences(guild).language == "pl"


async def test_a_choice_outlives_the_bot_and_is_erased_with_the_person(
    server: Server, database: Path, seeds: Seeds
) -> None:
    ada = server.person("Ada")
    make = partial(create_bot, database, pause=0, seeds=seeds)
    for said in ("You sit at no table.", "Nie siedzisz przy żadnym stole."):
        async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
            assert said in screen.words(await ada.slash("/games"))
            await choose_for_oneself(ada, "pl")
            assert "Nie siedzisz przy żadnym stole." in screen.words(await ada.slash("/games"))
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
        await ada.slash("/forget me")
        await ada.click("forget")
        await ada.sees("Zapomniane.")
        assert "You sit at no table." in screen.words(await ada.slash("/games"))


async def test_a_forged_language_is_refused(match: Match) -> None:
    shown = await match.host.slash("/settings")
    await press(match, match.host, shown["id"], "language:de")
    await match.host.sees("I do not know this button any more.")
    assert match.bot.settings.chosen_language(int(match.host.id)) is None

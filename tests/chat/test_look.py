"""The commands that only show something: a table, the rules, missing permissions."""

import re

import pytest

import engines
from bot.app import Tessera
from bot.local.people import CannotDo, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from tests.chat.match import Match, is_private, shows

EVERY_PLACE = ("/board", "/market", "/scores", "/log", "/undo", "/resign")


async def test_the_board_has_everybody_and_only_the_asker_sees_it(match: Match) -> None:
    ada, bruno = match.people
    answer = await ada.slash("/board")
    assert is_private(answer)
    assert answer["id"] not in [message["id"] for message in bruno.screen()]
    [picture] = answer["attachments"]
    assert all(name in picture["description"] for name in ("All cities", "Ada", "Bruno"))
    assert ada.picture(answer).startswith(b"\x89PNG")


async def test_one_players_city_is_shown_larger(match: Match) -> None:
    ada, bruno = match.people
    answer = await ada.slash("/board", player=bruno.id)
    [picture] = answer["attachments"]
    assert picture["description"].startswith("City of Bruno")
    assert _width(ada.picture(answer)) > 1100


def _width(png: bytes) -> int:
    return int.from_bytes(png[16:20], "big")


async def test_a_person_without_a_seat_has_no_city(match: Match) -> None:
    stranger = match.server.person("Celina")
    answer = await match.host.slash("/board", player=stranger.id)
    assert screen.words(answer).strip() == "Celina does not sit at this table."


async def test_the_market_is_shown(match: Match) -> None:
    [picture] = (await match.host.slash("/market"))["attachments"]
    assert picture["description"].startswith("Market:")


@pytest.mark.parametrize("label", ["Board", "Market", "Scores"])
async def test_anybody_may_press_the_buttons_that_only_show(match: Match, label: str) -> None:
    stranger, card = match.server.person("Celina"), await match.card()
    stranger.channel = match.host.channel
    await stranger.click(label, message=card["id"])
    assert (await stranger.sees(is_private))["attachments"]


async def test_the_log_has_every_entry_in_pages(match: Match) -> None:
    for _ in range(17):  # after three log entries before the first move
        await match.play_in_words()
    latest = await match.host.slash("/log")
    told = screen.words(latest)
    assert "Page 2 of 2" in told
    with pytest.raises(CannotDo, match="Newer is disabled"):
        await match.host.click("Newer", message=latest["id"])
    await match.host.click("Older", message=latest["id"])
    earlier = screen.words(await match.host.sees(shows(latest["id"], "Page 1 of 2")))
    numbered = re.findall(r"^`(.+?)`", f"{earlier.strip()}\n{told.strip()}", re.MULTILINE)
    assert numbered == ["·"] * 3 + [str(move) for move in range(1, 18)]
    await match.host.slash("/replay")
    await match.host.click("Last")
    await match.host.sees("Move 17 of 17")
    assert "Ada opens a table." in earlier
    await match.host.click("Newer", message=latest["id"])
    await match.host.sees(shows(latest["id"], "Page 2 of 2"))


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("language", ["en-US", "pl"])
async def test_every_command_in_the_help_can_be_pressed(server: Server, language: str) -> None:
    ada = server.person("Ada")
    server.world.set_person(ada.id, locale=language)
    told = (await ada.slash("/pomoc" if language == "pl" else "/help"))["content"]
    mentioned = re.findall(r"<(/[^:]+):(\d+)>", told)
    assert len(mentioned) == 8
    for name, number in mentioned:
        assert name[1:].split()[0] == server.world.commands[number]["name"]
    assert not re.search(r"(?<![<\w])/\w", told)


async def test_a_refusal_names_a_command_that_can_be_pressed(match: Match) -> None:
    await match.play_in_words()
    await match.play_in_words()
    refused = await (await match.to_act()).slash("/undo")
    [vote] = [number for number, each in match.server.world.commands.items() if each["name"] == "vote"]
    assert f"</vote:{vote}> asks the table." in refused["content"]


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("command", EVERY_PLACE)
async def test_a_command_in_a_channel_without_a_table_is_refused(server: Server, command: str) -> None:
    ada = server.person("Ada")
    answer = await ada.slash(command)
    assert is_private(answer)
    assert screen.words(answer).strip() == "No game is played here."


@pytest.mark.usefixtures("bot")
async def test_a_move_in_a_channel_without_a_table_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    assert await ada.autocomplete("/move", move="pl") == []
    assert screen.words(await ada.slash("/move", move="place")).strip() == "No game is played here."


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("command", EVERY_PLACE)
async def test_a_command_before_the_start_is_refused(server: Server, command: str) -> None:
    ada = server.person("Ada")
    await ada.slash("/game new", game="akropolis", seats=2)
    await ada.sees("2. …")
    assert screen.words(await ada.slash(command)).strip() == "This game has not begun yet."


@pytest.mark.usefixtures("bot")
async def test_help_names_the_ways_to_play(server: Server) -> None:
    answer = await server.person("Ada").slash("/help")
    assert is_private(answer)
    assert all(word in answer["content"] for word in ("/play", "/game new", "/rules", "/settings"))
    assert [button["label"] for button in screen.buttons(answer)] == [
        "Play now against the computer",
        "Open a table for friends",
        "Learn a game",
    ]
    assert len(answer["attachments"]) == len(engines.games())


async def test_rules_of_the_game_in_this_channel_come_first(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "founders")
    await match.open_and_start()
    first, *_ = await match.host.autocomplete("/rules", topic="")
    assert first["value"].startswith("founders-")


@pytest.mark.usefixtures("bot")
async def test_rules_topics_are_completed(server: Server) -> None:
    ada = server.person("Ada")
    everything = await ada.autocomplete("/rules", topic="")
    assert len(everything) > 3
    found, *_ = await ada.autocomplete("/rules", topic="SCOR")
    assert found["name"] == "Akropolis: scoring"
    words = screen.words(await ada.slash("/rules", topic=found["value"]))
    assert words.startswith("### Akropolis: scoring\n")
    for topic in everything:
        assert screen.words(await ada.slash("/rules", topic=topic["value"])).startswith("### ")


@pytest.mark.usefixtures("bot")
async def test_rules_accept_a_part_of_a_title(server: Server) -> None:
    ada = server.person("Ada")
    assert "### Akropolis: scoring" in screen.words(await ada.slash("/rules", topic="scoring"))
    words = screen.words(await ada.slash("/rules", topic="dragons")).strip()
    assert words == "I have no page on “dragons”; pick one from the list."


@pytest.mark.usefixtures("bot")
async def test_setup_check_finds_nothing_missing(server: Server) -> None:
    words = (await server.person("Ada").slash("/setup check"))["content"]
    assert words == "Everything is in place: tables can be opened in this channel."


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("right", "name"),
    [
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.ATTACH_FILES, "Attach Files"),
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permission.READ_MESSAGE_HISTORY, "Read Message History"),
    ],
)
async def test_setup_check_names_each_missing_permission(
    server: Server, right: Permission, name: str
) -> None:
    ada = server.person("Ada")
    server.world.permit(ada.channel, server.world.bot["id"], deny=right)
    words = (await ada.slash("/setup check"))["content"]
    assert words.split("\n")[1:] == [f"- {name}"]


@pytest.mark.usefixtures("bot")
async def test_setup_check_names_several_missing_permissions(server: Server) -> None:
    ada = server.person("Ada")
    server.world.permit(
        ada.channel, server.world.bot["id"], deny=Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY
    )
    words = (await ada.slash("/setup check"))["content"]
    assert words.split("\n")[1:] == ["- Attach Files", "- Read Message History"]

"""What cannot be taken back asks first; only its red button does it, and only what it said."""

import pytest

from bot.app import Tessera
from bot.domain.table import Status
from bot.local.people import Person, screen
from bot.local.server import Server
from engines.core.levels import LEVELS
from tests.chat.match import RED, Json, Match, confirmed, has_button, is_private, shows


def red_button(message: Json) -> Json:
    [found] = [each for each in screen.buttons(message) if each["style"] == RED]
    return found


async def open_lobby(host: Person, *others: Person) -> Json:
    await host.slash("/game new", game="akropolis", seats=4)
    card = await host.sees(has_button("Join"))
    for seat, person in enumerate(others, 2):
        await person.click("Join", message=card["id"])
        await host.sees(shows(card["id"], f"{seat}. <@{person.id}>"))
    return card


@pytest.mark.parametrize(
    ("command", "said", "label"),
    [
        ("/resign", "The computer (medium) plays your seat from then on.", "Resign"),
        ("/game end", "The game ends at once, and the points stand as they are.", "End the game"),
    ],
)
async def test_a_question_says_what_will_happen_and_changes_nothing(
    match: Match, command: str, said: str, label: str
) -> None:
    before = await match.table()
    question = await match.host.slash(command)
    assert is_private(question)
    assert said in screen.words(question)
    assert red_button(question)["label"] == label
    assert (await match.table()).revision == before.revision


async def test_the_question_is_gone_after_the_press(match: Match) -> None:
    question = await match.host.slash("/resign")
    await match.host.click("Resign", message=question["id"])
    answered = await match.host.sees(shows(question["id"], "The computer plays your seat from now on."))
    assert screen.buttons(answered) == []
    assert len((await match.table()).players) == 1


@pytest.mark.parametrize("level", LEVELS)
async def test_the_leaver_chooses_how_well_the_computer_plays(match: Match, level: str) -> None:
    question = await match.host.slash("/resign", level=level)
    assert f"The computer ({level}) plays your seat" in screen.words(question)
    await match.host.click("Resign", message=question["id"])
    await match.host.sees(shows(question["id"], "The computer plays your seat from now on."))
    assert {person.computer for person in (await match.table()).people} == {level, None}


async def test_a_press_after_the_end_of_the_game_is_refused(match: Match) -> None:
    ada, bruno = match.people
    question = await bruno.slash("/resign")
    await confirmed(ada, "/game end")
    assert screen.words(await bruno.click("Resign", message=question["id"])).strip() == "The game is over."
    assert (await match.table()).ending == "ended"


async def test_resigning_is_asked_again_if_it_would_now_end_the_game(match: Match) -> None:
    ada, bruno = match.people
    question = await ada.slash("/resign")
    await confirmed(bruno, "/resign")
    refused = await ada.click("Resign", message=question["id"])
    assert "The table has changed since I asked, so I did nothing." in screen.words(refused)
    assert (await match.table()).status is Status.PLAYING
    last = await ada.slash("/resign")
    assert "Nobody else plays, so the game ends at once" in screen.words(last)
    await ada.click("Resign", message=last["id"])
    await ada.sees(shows(last["id"], "You have resigned, and the game is over."))
    assert (await match.table()).status is Status.OVER


async def test_a_move_of_another_player_does_not_outdate_the_question(match: Match) -> None:
    question = await match.host.slash("/resign")
    await match.play_in_words()
    await match.host.click("Resign", message=question["id"])
    assert not (await match.table()).people[(await _seat(match))].plays


async def _seat(match: Match) -> int:
    ids = [person.id for person in (await match.table()).people]
    return ids.index(int(match.host.id))


async def test_a_former_host_cannot_end_the_game_by_an_old_question(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    match.people.reverse()  # Ada owns the server, so she may end every game.
    match.host = bruno = match.people[0]
    await match.open_and_start()
    question = await bruno.slash("/game end")
    await confirmed(bruno, "/resign")
    refused = await bruno.click("End the game", message=question["id"])
    assert "Only the host may do that: Ada." in screen.words(refused)
    assert (await match.table()).status is Status.PLAYING


async def test_the_vote_of_the_only_player_to_end_the_game_asks(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    await match.open_and_start()
    ada, bruno = match.people
    await confirmed(ada, "/resign")
    before = await match.table()
    question = await bruno.slash("/vote", about="end")
    assert "This cannot be taken back." in screen.words(question)
    assert (await match.table()).revision == before.revision
    await bruno.click(red_button(question)["custom_id"], message=question["id"])
    await bruno.sees(shows(question["id"], "Done."))
    assert (await match.table()).ending == "ended"


async def test_such_a_vote_is_not_decided_alone_once_somebody_is_back(match: Match) -> None:
    ada, bruno = match.people
    await confirmed(ada, "/resign")
    question = await bruno.slash("/vote", about="end")
    await ada.slash("/return")
    refused = await bruno.click(red_button(question)["custom_id"], message=question["id"])
    assert "The table has changed since I asked" in screen.words(refused)
    assert (await match.table()).vote is None


async def test_closing_a_lobby_with_others_in_it_asks(server: Server, bot: Tessera) -> None:
    ada, bruno, celina = (server.person(name) for name in ("Ada", "Bruno", "Celina"))
    card = await open_lobby(ada, bruno)
    await ada.click("Cancel", message=card["id"])
    question = await ada.sees("It is closed for those who have joined too: Bruno.")
    await celina.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"3. <@{celina.id}>"))
    refused = await ada.click("Close the table", message=question["id"])
    assert "The table has changed since I asked" in screen.words(refused)
    assert (await bot.tables.table(1)).status is Status.LOBBY
    await ada.click("Cancel", message=card["id"])
    again = await ada.sees("joined too: Bruno, Celina.")
    await ada.click("Close the table", message=again["id"])
    await ada.sees(shows(card["id"], "This table was closed."))


async def test_an_empty_lobby_is_closed_at_once(server: Server, bot: Tessera) -> None:
    ada = server.person("Ada")
    card = await open_lobby(ada)
    await ada.click("easy", message=card["id"])
    await ada.click("Cancel", message=card["id"])
    await ada.sees(shows(card["id"], "This table was closed."))
    assert (await bot.tables.table(1)).status is Status.CANCELLED


async def test_sending_somebody_away_asks(server: Server, bot: Tessera) -> None:
    ada, bruno = server.person("Ada"), server.person("Bruno")
    card = await open_lobby(ada, bruno)
    question = await ada.slash("/game kick", player=bruno.id)
    assert "Send Bruno away from Akropolis #1?" in screen.words(question)
    assert len((await bot.tables.table(1)).people) == 2
    await bruno.click("Leave", message=card["id"])
    await ada.sees(shows(card["id"], "2. …"))
    refused = await ada.click("Send away", message=question["id"])
    assert "The table has changed since I asked" in screen.words(refused)


async def test_the_question_is_in_the_readers_language(match: Match) -> None:
    match.server.world.set_person(match.host.id, locale="pl")
    question = await match.host.slash("/poddaj")
    assert "Oddać miejsce przy stole Akropolis #1?" in screen.words(question)
    assert red_button(question)["label"] == "Oddaj miejsce"
    await match.host.click("Oddaj miejsce", message=question["id"])
    await match.host.sees("Odtąd na twoim miejscu gra komputer.")

"""Replays, films, exports, standings and being forgotten, as people meet them."""

import io
from typing import Any

import pytest
from PIL import Image, ImageSequence

import engines
from bot.app import Tessera
from bot.domain.table import Status
from bot.local import screen
from bot.local.asking import CannotDo
from bot.local.people import Person
from bot.local.server import Server
from engines.core import codec, replays
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random
from tests.chat.party import Party, has_button, private

Json = dict[str, Any]


async def play_to_the_end(party: Party) -> None:
    """At the service, since the way there is not what is looked at."""
    table = await party.table()
    while table.to_act:
        move, _ = random(table.rules, table.view(table.to_act), Rng(table.moves))
        table = (await party.bot.tables.play(table.id, table.to_act, table.revision, [words(move)])).table
    assert table.status is Status.OVER
    await party.bot.announcer.wait_until_idle()


async def replayed(person: Person, heading: str, last: Json | None = None) -> Json:
    """The moment that is before somebody, newer than the last one, which has gone."""
    since = int(last["id"]) if last else 0
    shown = await person.sees(lambda m: heading in screen.words(m) and int(m["id"]) > since)
    if last:
        await person.world.until(lambda: last["id"] not in [m["id"] for m in person.screen()])
    return shown


async def test_a_game_is_seen_again_step_by_step(party: Party) -> None:
    for _ in range(3):
        await party.play_any()
    celina = party.server.person("Celina")  # anybody who can read the thread
    celina.channel = party.host.channel
    at = await celina.slash("/replay")
    assert private(at)
    assert "The beginning" in screen.words(at)
    with pytest.raises(CannotDo, match="Back is disabled"):
        await celina.click("Back", message=at["id"])
    for way, heading, shown in (
        ("Forward", "Move 1 of 3", "City of"),
        ("Last", "Move 3 of 3", "City of"),
        ("Back", "Move 2 of 3", "City of"),
        ("Market", "Move 2 of 3", "Market:"),
        ("First", "The beginning", "Market:"),
    ):
        await celina.click(way, message=at["id"])
        at = await replayed(celina, heading, at)
        [picture] = at["attachments"]
        assert picture["description"].startswith(shown)
    assert "laid it on level" not in screen.words(at)
    assert celina.picture(at).startswith(b"\x89PNG")


async def test_nothing_is_to_be_seen_again_before_the_first_move(party: Party) -> None:
    assert screen.words(await party.host.slash("/replay")).strip() == "Nothing has been played yet."


@pytest.mark.parametrize("game", engines.games())
async def test_a_city_grows_before_ones_eyes(server: Server, bot: Tessera, game: str) -> None:
    party = Party(server, bot, 2, game)
    await party.sit_down()
    await play_to_the_end(party)
    final = await party.host.sees(has_button("Replay"))
    await party.host.click("Replay", message=final["id"])
    at = await replayed(party.host, "The beginning")
    await party.host.click("Watch it grow", message=at["id"])
    film = await party.host.sees("How the city of")
    gif = party.host.picture(film)
    assert len(gif) < 8 << 20
    with Image.open(io.BytesIO(gif)) as shown:
        assert shown.format == "GIF"
        assert shown.size == (1100, 700)
        assert 5 < len(list(ImageSequence.Iterator(shown))) <= 40


async def test_a_finished_game_can_be_taken_along(party: Party) -> None:
    await play_to_the_end(party)
    answer = await party.host.slash("/export")
    assert private(answer)
    as_json, as_words = (party.host.picture(answer, index) for index in (0, 1))
    table, game = await party.table(), engines.game("akropolis")
    assert codec.load(game, as_json).state == table.state
    assert replays.check(game, replays.read(as_words.decode())).state == table.state


async def test_a_game_that_is_played_is_taken_along_without_its_secrets(party: Party) -> None:
    await party.play_any()
    answer = await party.host.slash("/export")
    [file] = answer["attachments"]
    assert file["filename"] == "akropolis-1.txt"
    told = party.host.picture(answer).decode()
    table = await party.table()
    assert "place " in told
    assert table.setup
    assert str(table.setup.seed) not in told
    assert not any(secret in told for secret in ("seed", "pile", "state"))


async def test_the_standing_has_a_picture_words_and_oneself(party: Party) -> None:
    ada, bruno = party.people
    nobody = await ada.slash("/standing")
    assert "Nobody has a standing here yet" in screen.words(nobody)
    assert not nobody["attachments"]
    await play_to_the_end(party)
    answer = await ada.slash("/standing", game="akropolis")
    assert private(answer)
    told = screen.words(answer)
    assert "Akropolis · Standing on this server" in told
    assert all(f". {name}** " in told for name in ("Ada", "Bruno"))
    assert "Best with 2 players:" in told
    assert "You: one game finished, 100 % of those you began." in told
    [picture] = answer["attachments"]
    assert picture["description"].startswith("Standing in Akropolis: 1. ")
    assert ada.picture(answer).startswith(b"\x89PNG")

    await ada.click("Leave me out", message=answer["id"])
    await ada.sees("You are not listed any more.")
    assert ". Ada** " not in screen.words(await bruno.slash("/standing"))
    again = await ada.slash("/standing")
    await ada.click("List me again", message=again["id"])
    await ada.sees("You are listed again.")
    assert ". Ada** " in screen.words(await bruno.slash("/standing"))


async def test_who_wants_to_be_forgotten_is_asked_first_and_then_gone(party: Party) -> None:
    ada, bruno = party.people
    await party.play_any()
    ask = await bruno.slash("/forget me")
    assert "This cannot be taken back." in screen.words(ask)
    assert len((await party.table()).players) == 2
    await bruno.click("Forget me", message=ask["id"])
    await bruno.sees("You are forgotten.")
    await party.bot.computer_players.wait_until_idle()
    await party.bot.announcer.wait_until_idle()
    table = await party.table()
    assert [person.name for person in table.players] == ["Ada"]
    log = screen.words(await ada.slash("/log"))
    assert "Bruno" not in log
    assert "Somebody joins the table." in log
    assert "Somebody (computer) leaves; the computer plays this seat from now on." in log
    assert "You sit at no table." in screen.words(await bruno.slash("/games"))
    assert table.to_act
    assert str(table.to_act.id) == ada.id
    await ada.slash("/move", move=(await ada.autocomplete("/move", move=""))[0]["value"])
    await party.bot.computer_players.wait_until_idle()
    assert (await party.table()).moves == table.moves + 2


async def test_everything_is_said_in_polish_too(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2)
    await party.sit_down()
    bruno = party.people[1]
    server.world.set_person(bruno.id, locale="pl")
    assert "Nic jeszcze nie zagrano." in screen.words(await bruno.slash("/powtórka"))
    assert "Gra jeszcze trwa" in screen.words(await bruno.slash("/eksport"))
    assert "Nikt nie ma tu jeszcze rankingu" in screen.words(await bruno.slash("/ranking"))
    assert "Tego nie da się cofnąć." in screen.words(await bruno.slash("/zapomnij mnie"))
    assert "Stół został zapytany." in screen.words(await bruno.slash("/głosowanie", about="end"))
    assert "Odtąd na twoim miejscu gra komputer." in screen.words(await bruno.slash("/poddaj"))

"""/replay, films of cities, and /export."""

import io

import pytest
from PIL import Image, ImageSequence

import engines
from bot.app import Tessera
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from engines.core.saves import codec, replays
from tests.chat.match import Json, Match, has_button, is_private


async def next_moment(person: Person, heading: str, last: Json | None = None) -> Json:
    """The next moment on a person's screen; it replaces the previous one."""
    shown = await person.sees(lambda m: heading in screen.words(m) and m != last)
    assert last is None or shown["id"] == last["id"]
    return shown


async def test_a_game_is_replayed_step_by_step(match: Match) -> None:
    for _ in range(3):
        await match.play_in_words()
    celina = match.server.person("Celina")  # anybody who can read the thread
    celina.channel = match.host.channel
    at = await celina.slash("/replay")
    assert is_private(at)
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
        at = await next_moment(celina, heading, at)
        [picture] = at["attachments"]
        assert picture["description"].startswith(shown)
    assert "laid it on level" not in screen.words(at)
    assert celina.picture(at).startswith(b"\x89PNG")


async def test_there_is_no_replay_before_the_first_move(match: Match) -> None:
    assert screen.words(await match.host.slash("/replay")).strip() == "Nothing has been played yet."


@pytest.mark.parametrize("game", engines.games())
async def test_a_film_shows_how_a_city_grew(server: Server, bot: Tessera, game: str) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    await match.play_to_the_end()
    final = await match.host.sees(has_button("Replay"))
    await match.host.click("Replay", message=final["id"])
    at = await next_moment(match.host, "The beginning")
    await match.host.click("Watch it grow", message=at["id"])
    film = await match.host.sees("How the city of")
    gif = match.host.picture(film)
    assert len(gif) < 8 << 20
    with Image.open(io.BytesIO(gif)) as shown:
        assert shown.format == "GIF"
        assert shown.size == (1100, 700)
        assert 5 < len(list(ImageSequence.Iterator(shown))) <= 40


async def test_a_finished_game_is_exported_completely(match: Match) -> None:
    await match.play_to_the_end()
    answer = await match.host.slash("/export")
    assert is_private(answer)
    as_json, as_words = (match.host.picture(answer, index) for index in (0, 1))
    table, game = await match.table(), engines.game("akropolis")
    assert codec.load(game, as_json).state == table.state
    assert replays.check(game, replays.read(as_words.decode())).state == table.state


async def test_a_running_game_is_exported_without_secrets(match: Match) -> None:
    await match.play_in_words()
    answer = await match.host.slash("/export")
    [file] = answer["attachments"]
    assert file["filename"] == "akropolis-1.txt"
    told = match.host.picture(answer).decode()
    table = await match.table()
    assert "place " in told
    assert table.setup
    assert str(table.setup.seed) not in told
    assert not any(secret in told for secret in ("seed", "pile", "state"))

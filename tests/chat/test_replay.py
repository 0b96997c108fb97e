"""/replay, films of cities, and /export."""

import io

import pytest
from PIL import Image, ImageSequence

import engines
from bot.app import Tessera
from bot.local.faults import FaultKind
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.ui.past.films import MOST_FRAMES
from engines.core.saves import codec, replays
from render.drawing.canvas import LOWEST, TALLEST
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


async def finished_replay(match: Match) -> Json:
    """The replay of a finished game, on the host's screen."""
    await match.open_and_start()
    await match.play_to_the_end()
    final = await match.host.sees(has_button("Replay"))
    await match.host.click("Replay", message=final["id"])
    return await next_moment(match.host, "The beginning")


def films(replay: Json) -> dict[str, str]:
    """The films that the menu of a replay offers: their routes, by label."""
    [menu] = screen.menus(replay)
    return {option["label"]: option["value"] for option in menu["options"]}


def check_film(gif: bytes) -> None:
    assert len(gif) < 2 << 20
    with Image.open(io.BytesIO(gif)) as shown:
        assert shown.format == "GIF"
        assert shown.width == 1100
        assert LOWEST <= shown.height <= TALLEST
        frames = [frame.info["duration"] for frame in ImageSequence.Iterator(shown)]
        assert 5 < len(frames) <= MOST_FRAMES
        assert all(time >= 200 for time in frames)
        assert frames[-1] >= 4000


@pytest.mark.parametrize("game", engines.games())
async def test_films_show_how_one_city_or_all_grew(server: Server, bot: Tessera, game: str) -> None:
    match = Match(server, bot, 2, game)
    at = await finished_replay(match)
    offered, names = films(at), [person.name for person in (await match.table()).people]
    assert list(offered) == [
        *(f"How the city of {name} grew" for name in names),
        "How all cities grew",
    ]
    for title in (list(offered)[1], "How all cities grew"):
        await match.host.choose(offered[title], message=at["id"])
        check_film(match.host.picture(await match.host.sees(title)))


async def test_a_film_is_shared_with_the_table_once(match: Match) -> None:
    for _ in range(4):
        await match.play_in_words()
    ada, bruno = match.people
    for person in (ada, bruno):
        at = await person.slash("/replay")
        await person.choose(films(at)["How all cities grew"], message=at["id"])
    film = await ada.sees(lambda m: is_private(m) and has_button("Share with the table")(m))
    await ada.click("Share with the table", message=film["id"])
    shared = await bruno.sees("Shared by Ada")
    assert not is_private(shared)
    assert shared["channel_id"] == match.host.channel
    check_film_of_table(bruno.picture(shared))
    after = await ada.sees(lambda m: m["id"] == film["id"] and not screen.buttons(m))
    assert after["attachments"]
    theirs = await bruno.sees(lambda m: is_private(m) and has_button("Share with the table")(m))
    await bruno.click("Share with the table", message=theirs["id"])
    await bruno.sees("The table has this film already.")
    assert len([m for m in bruno.screen() if "Shared by" in screen.words(m)]) == 1


def check_film_of_table(gif: bytes) -> None:
    with Image.open(io.BytesIO(gif)) as shown:
        assert shown.format == "GIF"
        assert shown.width == 1100


async def test_a_film_that_could_not_be_shared_can_be_shared_later(match: Match) -> None:
    await match.play_in_words()
    at = await match.host.slash("/replay")
    await match.host.choose(films(at)["How all cities grew"], message=at["id"])
    film = await match.host.sees(has_button("Share with the table"))
    where = "POST /channels/*/messages"
    match.server.faults.plan(FaultKind.REFUSAL, where, times=1, detail=400, code=50035)
    await match.host.click("Share with the table", message=film["id"])
    await match.host.sees("The film could not be posted.")
    await match.host.click("Share with the table", message=film["id"])
    await match.host.sees("Shared by Ada")


async def test_only_those_who_play_share_a_film(match: Match) -> None:
    await match.play_in_words()
    celina = match.server.person("Celina")
    celina.channel = match.host.channel
    at = await celina.slash("/replay")
    await celina.choose(films(at)["How all cities grew"], message=at["id"])
    film = await celina.sees(lambda m: is_private(m) and bool(m["attachments"]) and not screen.menus(m))
    assert not screen.buttons(film)


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

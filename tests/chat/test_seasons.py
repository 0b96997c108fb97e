"""/standing by season, through the chat, on a clock that the test sets."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import Tessera, create_bot
from bot.local.people import Person, screen
from bot.local.server import Server
from tests.bot.domain.test_availability import at
from tests.chat.match import Match, is_private
from tests.chat.test_themes import theme_of
from tests.local.conftest import record_violations
from tests.local.sample import running
from tests.manual_clock import ManualClock
from tests.seeds import Seeds

Json = dict[str, Any]
SUMMER_EVENING, AUTUMN_MORNING = "2026-09-30 23:59", "2026-10-01 00:01"


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(at(SUMMER_EVENING))


@pytest.fixture
async def server(clock: ManualClock) -> AsyncIterator[Server]:
    async with Server(clock=clock.now) as server:
        violations = record_violations(server)
        yield server
    assert not violations


@pytest.fixture
async def bot(server: Server, database: Path, seeds: Seeds, clock: ManualClock) -> AsyncIterator[Tessera]:
    make = partial(create_bot, database, clock=clock, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        yield bot


async def play(server: Server, bot: Tessera, seats: int) -> None:
    match = Match(server, bot, seats)
    channel = match.host.channel
    await match.open_and_start()
    await match.play_to_the_end()
    for person in match.people:
        person.channel = channel


@pytest.fixture
async def ada(server: Server, bot: Tessera, clock: ManualClock) -> Person:
    """Three played in the last minutes of the summer, two in the first ones of the autumn."""
    await play(server, bot, 3)
    clock.set(at(AUTUMN_MORNING))
    await play(server, bot, 2)
    return server.person("Ada")


def seasons(message: Json) -> dict[str, bool]:
    """The seasons of the menu, and which one is shown."""
    [menu] = screen.menus(message)
    return {option["label"]: option.get("default", False) for option in menu["options"]}


async def test_the_latest_season_is_shown_and_a_menu_has_the_others(ada: Person) -> None:
    answer = await ada.slash("/standing")
    assert is_private(answer)
    told = screen.words(answer)
    assert "-# October to December 2026" in told
    assert "Celina" not in told
    assert "Best with 2 players:" in told
    assert "Best with 3 players:" not in told
    assert seasons(answer) == {
        "All seasons": False,
        "October to December 2026 (now)": True,
        "July to September 2026": False,
    }

    await ada.choose("July to September 2026", message=answer["id"])
    summer = ada.world.messages[answer["id"]]
    told = screen.words(summer)
    assert "-# July to September 2026" in told
    assert "Celina" in told
    assert "Best with 3 players:" in told
    assert "Best with 2 players:" not in told
    assert seasons(summer)["July to September 2026"]
    [picture] = summer["attachments"]
    assert picture["description"].startswith("Standing in Akropolis, July to September 2026: 1. ")

    await ada.choose("All seasons", message=answer["id"])
    told = screen.words(ada.world.messages[answer["id"]])
    assert "-# All seasons" in told
    assert "(2 games, " in told
    assert "Best with 3 players:" in told
    assert "Best with 2 players:" in told


async def test_the_season_that_has_just_ended_is_shown_until_the_next_has_a_result(
    server: Server, bot: Tessera, clock: ManualClock
) -> None:
    await play(server, bot, 2)
    clock.set(at(AUTUMN_MORNING))
    answer = await server.person("Ada").slash("/standing")
    assert "-# July to September 2026" in screen.words(answer)
    await server.person("Ada").choose("October to December 2026 (now)", message=answer["id"])
    told = screen.words(server.world.messages[answer["id"]])
    assert "Nobody has a standing in this season yet" in told
    assert not server.world.messages[answer["id"]]["attachments"]


async def test_the_option_completes_seasons_as_sentences(ada: Person) -> None:
    offered = await ada.autocomplete("/standing", season="")
    assert [each["name"] for each in offered] == [
        "All seasons",
        "October to December 2026 (now)",
        "July to September 2026",
    ]
    [july] = await ada.autocomplete("/standing", game="akropolis", season="july")
    answer = await ada.slash("/standing", season=july["value"])
    assert "-# July to September 2026" in screen.words(answer)
    assert len(await ada.autocomplete("/standing", game="cities", season="")) == 2
    refused = await ada.slash("/standing", season="yesterday")
    assert screen.words(refused) == "There is no season “yesterday”: pick one from the list."


async def test_in_polish_and_in_both_themes(ada: Person) -> None:
    ada.world.set_person(ada.id, locale="pl")
    dark = await ada.slash("/ranking", season="2026-3")
    assert "-# lipiec\N{EN DASH}wrzesień 2026" in screen.words(dark)
    assert dark["attachments"][0]["description"].startswith(
        "Ranking w grze Akropolis, lipiec\N{EN DASH}wrzesień 2026: 1. "
    )
    assert [*seasons(dark)][:2] == ["Wszystkie sezony", "październik\N{EN DASH}grudzień 2026 (teraz)"]
    panel = await ada.slash("/preferencje")
    await ada.choose("theme:light", message=panel["id"])
    light = await ada.slash("/ranking", season="2026-3")
    assert theme_of(ada, dark) != theme_of(ada, light)


async def test_who_is_left_out_or_forgotten_is_in_no_season(server: Server, ada: Person) -> None:
    bruno, celina = server.person("Bruno"), server.person("Celina")
    own = await celina.slash("/standing")
    await celina.click("Leave me out", message=own["id"])
    ask = await bruno.slash("/forget me")
    await bruno.click("Forget me", message=ask["id"])
    await bruno.sees("You are forgotten.")
    for season in ("2026-3", "2026-4", "ever"):
        answer = await ada.slash("/standing", season=season)
        [picture] = answer["attachments"]
        told = screen.words(answer) + picture["description"]
        assert "Ada" in told
        assert "Bruno" not in told
        assert "Celina" not in told

"""/hint: what the computer would do, for the one to act alone."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

import engines
from bot.app import Tessera
from bot.local import screen
from bot.local.components import Kind, walk
from bot.local.server import Server
from bot.ui.panel import hint
from tests.bot.blocking_job import BlockingJob, run_until_cancelled
from tests.chat.party import Party, has_button, next_panel


@pytest.mark.parametrize("game", engines.games())
async def test_the_best_moves_are_shown_as_ghosts_with_numbers(
    server: Server, bot: Tessera, game: str
) -> None:
    party = Party(server, bot, 2, game)
    await party.sit_down()
    person = await party.to_act()
    shown = await person.slash("/hint")
    assert "Hint" in screen.words(shown)
    galleries = [part for _, part in walk(shown["components"]) if part["type"] == Kind.GALLERY]
    links = [item["media"]["url"] for gallery in galleries for item in gallery["items"]]
    assert len(links) == len(screen.buttons(shown))
    assert len(set(links)) == len(links)
    kinds = [
        part["type"] for _, part in walk(shown["components"]) if part["type"] in (Kind.TEXT, Kind.GALLERY)
    ]
    assert kinds == [Kind.TEXT, *[Kind.TEXT, Kind.GALLERY] * len(links)]  # each under its own words
    assert (await party.table()).moves == 0


async def test_a_hint_can_be_taken(party: Party) -> None:
    person, revision = await party.to_act(), (await party.table()).revision
    shown = await person.slash("/hint")
    await person.click("A", message=shown["id"])
    preview = await next_panel(person, shown)
    assert has_button("Confirm")(preview)
    await person.click("Confirm", message=preview["id"])
    await party.card(revision)
    assert (await party.table()).moves == 1


async def test_only_the_one_to_act_is_advised(party: Party) -> None:
    active = await party.to_act()
    other = next(each for each in party.people if each.id != active.id)
    assert "not your turn" in screen.words(await other.slash("/hint"))


async def test_a_hint_is_thought_out_once(party: Party) -> None:
    person = await party.to_act()
    answers = await asyncio.gather(person.slash("/hint"), person.slash("/hint"))
    told = sorted(screen.words(answer).split(":")[0].strip() for answer in answers)
    assert told == ["### Hint", "I am thinking about this turn already; the hint is on its way."]


async def test_two_tables_are_advised_at_once(server: Server, bot: Tessera) -> None:
    parties = [Party(server, bot, 2, game) for game in ("cities", "akropolis")]
    asking = []
    for party in parties:
        await party.sit_down()
        asking.append(await party.to_act())
    for answer in await asyncio.gather(*(person.slash("/hint") for person in asking)):
        assert "Hint" in screen.words(answer)


async def test_a_hint_is_given_up_when_the_game_is_over(
    party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = BlockingJob.create(tmp_path / "work")
    monkeypatch.setattr(hint, "rank_moves", partial(run_until_cancelled, *work.files))
    person = await party.to_act()
    asked = asyncio.create_task(person.slash("/hint"))
    await work.wait_for_start()
    await party.host.slash("/game end")
    await work.wait_for_cancel()
    assert "The table has moved on" in screen.words(await asked)

"""/hint: the moves that a search prefers, only for the person to act."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

import engines
from bot.app import Tessera
from bot.local.people import screen
from bot.local.server import Server
from bot.ui.panel import hint
from tests.bot.blocking_job import BlockingJob, run_until_cancelled
from tests.chat.match import Match, confirmed, has_button, next_panel


@pytest.mark.parametrize("game", engines.games())
async def test_each_of_the_best_moves_has_its_numbers_a_picture_and_a_button(
    server: Server, bot: Tessera, game: str
) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    person = await match.to_act()
    shown = await person.slash("/hint")
    assert shown["content"].startswith("### Hint")
    *letters, explain = [button["label"] for button in screen.buttons(shown)]
    assert explain == "What does this mean?"
    assert letters == ["A", "B", "C"][: len(letters)]
    for letter in letters:
        assert f"**{letter}** " in shown["content"]
    assert len({picture["filename"] for picture in shown["attachments"]}) == len(letters)
    assert all(picture["description"].strip() for picture in shown["attachments"])
    assert (await match.table()).moves == 0


async def test_a_hint_can_be_played(match: Match) -> None:
    person, revision = await match.to_act(), (await match.table()).revision
    shown = await person.slash("/hint")
    await person.click("A", message=shown["id"])
    preview = await next_panel(person, shown)
    assert has_button("Confirm")(preview)
    await person.click("Confirm", message=preview["id"])
    await match.card(revision)
    assert (await match.table()).moves == 1


async def test_only_the_person_to_act_gets_a_hint(match: Match) -> None:
    active = await match.to_act()
    other = next(each for each in match.people if each.id != active.id)
    assert "not your turn" in screen.words(await other.slash("/hint"))


async def test_one_search_at_a_time_per_table(match: Match) -> None:
    person = await match.to_act()
    answers = await asyncio.gather(person.slash("/hint"), person.slash("/hint"))
    told = sorted(screen.words(answer).split(":")[0].strip() for answer in answers)
    assert told == ["### Hint", "I am thinking about this turn already; the hint is on its way."]


async def test_two_tables_get_hints_at_once(server: Server, bot: Tessera) -> None:
    matches = [Match(server, bot, 2, game) for game in ("cities", "akropolis")]
    asking = []
    for match in matches:
        await match.open_and_start()
        asking.append(await match.to_act())
    for answer in await asyncio.gather(*(person.slash("/hint") for person in asking)):
        assert "Hint" in screen.words(answer)


async def test_a_search_is_cancelled_when_the_game_ends(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = BlockingJob.create(tmp_path / "work")
    monkeypatch.setattr(hint, "advise_in_worker", partial(run_until_cancelled, *work.files))
    person = await match.to_act()
    asked = asyncio.create_task(person.slash("/hint"))
    await work.wait_for_start()
    await confirmed(match.host, "/game end")
    await work.wait_for_cancel()
    assert "The table has moved on" in screen.words(await asked)

"""Whatever goes wrong, the person gets an answer, and it claims nothing that is not known."""

import logging
from typing import Any, NoReturn

import pytest

import data
from bot.app import Tessera
from bot.commands.people import settings as settings_commands
from bot.domain.people import availability
from bot.domain.table import Table
from bot.handlers import confirmations
from bot.local.faults import FaultKind
from bot.local.people import NoAnswer, screen
from bot.local.server import Server
from bot.runtime.worker_pool import drawing_pool
from bot.storage.errors import StorageBusy
from bot.ui import responses
from bot.ui.guide import search
from bot.ui.guide import welcome as guide_welcome
from engines.core.game import AnyMove
from engines.core.notation import words
from engines.core.text import Text
from tests.chat.match import Match, confirmed, is_private

FOLLOW_UP = "POST /webhooks/*"
CALLBACK = "POST /interactions/*/callback"
MENTION = "If you report it, mention "


def fail(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("a mistake of ours")


async def fail_later(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("a mistake of ours")


def apology(answer: dict[str, Any], caplog: pytest.LogCaptureFixture) -> str:
    """The answer without the error's number, which the log has as well."""
    said, _, number = screen.words(answer).strip().removesuffix(".").partition(MENTION)
    assert number
    assert f"error {number}" in caplog.text
    caplog.clear()
    return said.strip()


async def test_a_mistake_before_anything_was_written_changed_nothing(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing_pool, "run", fail_later)
    said = apology(await match.host.slash("/board"), caplog)
    assert said == "Something went wrong on my side, and nothing was changed."


async def test_a_picture_that_fails_after_the_move_does_not_deny_the_move(
    server: Server, bot: Tessera, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match(server, bot, 2, "cities")
    await match.open_and_start()
    await match.play_in_words()  # The first tile of a player ends the turn.
    await bot.announcer.wait_until_idle()
    person, before = await match.to_act(), await match.table()
    goes_on = next(move for move in before.rules.legal_moves(before.state) if _keeps_the_turn(before, move))
    preview = await person.slash("/move", move=words(goes_on))
    monkeypatch.setattr(drawing_pool, "run", fail_later)
    said = apology(await person.click("Confirm", message=preview["id"]), caplog)
    assert (await match.table()).moves == before.moves + 1
    assert said == (
        "Your move was made, but then something went wrong on my side. /board shows how the game stands."
    )


def _keeps_the_turn(table: Table, move: AnyMove) -> bool:
    return table.rules.current(table.rules.apply(table.state, move).state) == table.current


async def test_a_refused_answer_after_a_change_does_not_deny_the_change(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    question = await match.host.slash("/resign")
    match.server.faults.plan(FaultKind.STATUS, CALLBACK, times=1, detail=400)
    said = apology(await match.host.click("Resign", message=question["id"]), caplog)
    assert any(person.computer for person in (await match.table()).people)
    assert said.startswith("The table was changed, but then something went wrong on my side.")


async def test_a_busy_database_after_a_change_does_not_deny_the_change(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def busy(*_: object) -> NoReturn:
        raise StorageBusy(Text("store-busy"))

    monkeypatch.setattr(confirmations, "show", busy)
    said = apology(await confirmed(match.host, "/resign"), caplog)
    assert said.startswith("The table was changed, but then something went wrong on my side.")


async def test_what_became_of_settings_is_not_claimed(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(settings_commands, "settings_message", fail)
    said = apology(await match.host.slash("/settings"), caplog)
    assert said.startswith("Something went wrong on my side, and I do not know whether anything was changed.")


async def test_the_rest_goes_on_if_no_answer_at_all_can_be_sent(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    for way in (CALLBACK, FOLLOW_UP):
        match.server.faults.plan(FaultKind.STATUS, way, detail=400)
    match.host.patience = 0.5
    with pytest.raises(NoAnswer):
        await match.host.slash("/scores")
    match.server.faults.clear()
    assert "could not be sent" in caplog.text
    assert "Ignoring exception" not in caplog.text
    caplog.clear()
    match.host.patience = 30
    assert "By category" in screen.words(await match.host.slash("/scores"))


async def test_a_person_is_answered_though_the_connection_broke_after_the_answer(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot cannot know that the answer has arrived, so it apologises too."""
    match.server.faults.plan(FaultKind.DROP_AFTER, CALLBACK, times=1)
    assert "By category" in screen.words(await match.host.slash("/scores"))
    answer = await match.host.sees(MENTION)
    assert is_private(answer)
    assert apology(answer, caplog) == "Something went wrong on my side, and nothing was changed."


async def test_a_person_is_answered_though_the_acknowledgement_got_lost(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    match.server.faults.plan(FaultKind.DROP_AFTER, CALLBACK, times=1)
    answer = await match.host.slash("/export")  # It is acknowledged at once.
    assert is_private(answer)
    assert apology(answer, caplog) == "Something went wrong on my side, and nothing was changed."


@pytest.mark.parametrize(("locale", "sentence"), [("en-US", "on my side"), ("pl", "po mojej stronie")])
async def test_the_last_apology_needs_no_sentences(
    match: Match,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    locale: str,
    sentence: str,
) -> None:
    match.server.world.set_person(match.host.id, locale=locale)
    monkeypatch.setattr(responses, "say", fail)
    said = screen.words(await match.host.slash("/move", move="nonsense")).strip()
    caplog.clear()
    language = locale.partition("-")[0]
    assert sentence in said
    number = said.removesuffix(".").rpartition(" ")[2]
    assert said == responses.LAST_RESORT[language].format(number)


def test_the_last_apology_exists_in_every_language() -> None:
    assert set(responses.LAST_RESORT) == set(data.languages())


@pytest.mark.parametrize(("command", "options"), [("/rules", {"topic": "scoring"}), ("/help", {})])
async def test_help_and_rules_are_answered_too(
    match: Match,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: str,
    options: dict[str, str],
) -> None:
    monkeypatch.setattr(search, "folded", fail)
    monkeypatch.setattr(guide_welcome, "say", fail)
    monkeypatch.setattr(responses, "say", fail)
    said = screen.words(await match.host.slash(command, **options))
    caplog.clear()
    assert "Something went wrong on my side." in said


async def test_a_list_that_cannot_be_made_is_empty(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(availability, "matching_time_zones", fail)
    assert await match.host.autocomplete("/settings", zone="war") == []
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in errors] == ["an option could not be completed"]
    caplog.clear()

"""How presses are answered: one request each; late pictures, refusals and panels of older versions."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import engines
from bot.app import Tessera
from bot.local.faults import FaultKind
from bot.local.people import Person, screen
from bot.local.rest.api import Exchange
from bot.local.server import Server
from bot.local.world import payloads
from bot.runtime.worker_pool import drawing_pool
from bot.ui import responses
from engines.core.rng import Rng
from tests.chat.match import Json, Match, has_button, is_private, next_panel
from tests.chat.test_play import press

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
EDIT = ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
LATE = 0.05  # seconds until a press is acknowledged, in the tests of late answers


@contextmanager
def recorded(server: Server) -> Iterator[list[tuple[str, str]]]:
    """Every request about an interaction, as its method and route; a callback with the type of response."""
    requests: list[tuple[str, str]] = []

    def record(exchange: Exchange) -> None:
        if exchange.template == CALLBACK:
            payload: Any = exchange.payload
            requests.append(("callback", str(payload["type"])))
        elif exchange.template.startswith("/webhooks/"):
            requests.append((exchange.method, exchange.template))

    server.api.observers.append(record)
    yield requests
    server.api.observers.remove(record)


@pytest.mark.parametrize("game", engines.games())
async def test_each_press_of_a_turn_is_one_request(server: Server, bot: Tessera, game: str) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    await bot.announcer.wait_until_idle()
    with recorded(server) as requests:
        presses = await match.count_presses()
    assert requests == [("callback", "4"), *[("callback", "7")] * (presses - 1)]


@pytest.mark.parametrize("game", engines.games())
async def test_each_press_of_a_turn_by_random_presses_is_one_request(
    server: Server, bot: Tessera, game: str
) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    before = len(server.interactions.records)
    with recorded(server) as requests:
        await match.play_by_pressing(Rng(7))
    presses = len(server.interactions.records) - before
    assert requests == [("callback", "4"), *[("callback", "7")] * (presses - 1)]


async def test_commands_and_looks_are_one_request_each(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    with recorded(match.server) as requests:
        for command in ("/board", "/market", "/scores", "/log", "/settings", "/help", "/standing", "/games"):
            await person.slash(command)
        await person.click("Board", message=card["id"])
    assert requests == [("callback", "4")] * 9


async def open_panel(match: Match) -> tuple[Person, Json]:
    """The person to act, and their panel; nothing else is being drawn."""
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    await match.bot.announcer.wait_until_idle()
    return person, await next_panel(person)


class SlowPictures:
    """Pictures that are drawn when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawing, self.released = asyncio.Event(), asyncio.Event()
        draw_now = drawing_pool.run

        async def draw_later(*job: Any, **options: Any) -> Any:
            self.drawing.set()
            await self.released.wait()
            return await draw_now(*job, **options)

        monkeypatch.setattr(drawing_pool, "run", draw_later)
        monkeypatch.setattr(responses, "ACKNOWLEDGE_AFTER", LATE)


async def test_a_late_picture_is_acknowledged_and_then_edited_into_the_panel(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, panel = await open_panel(match)
    pictures = SlowPictures(monkeypatch)
    with recorded(match.server) as requests:
        await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])  # acknowledged
        assert match.server.world.messages[panel["id"]] == panel
        pictures.released.set()
        preview = await next_panel(person, panel)
    assert preview["id"] == panel["id"]
    assert has_button("Confirm")(preview)
    assert requests == [("callback", "6"), EDIT]


async def test_a_late_picture_is_acknowledged_as_thinking_where_a_new_message_answers(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, card = await match.to_act(), await match.card()
    await match.bot.announcer.wait_until_idle()
    pictures = SlowPictures(monkeypatch)
    with recorded(match.server) as requests:
        playing = asyncio.create_task(person.click("Play", message=card["id"]))
        thinking = await person.sees(lambda m: bool(m["flags"] & payloads.LOADING))
        pictures.released.set()
        panel = await playing
    assert panel["id"] == thinking["id"]
    assert panel["attachments"]
    assert requests == [("callback", "5"), EDIT]


async def test_an_answer_that_is_ready_while_the_press_is_acknowledged_waits_for_that(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second first response would be refused, and an error in the log would fail this test."""
    person, panel = await open_panel(match)
    pictures = SlowPictures(monkeypatch)
    match.server.faults.plan(FaultKind.SLOW, "POST /interactions/*/callback", detail=0.3, times=1)
    pressing = asyncio.create_task(person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"]))
    await pictures.drawing.wait()
    while not match.server.faults.log:  # noqa: ASYNC110 - a fault is no event
        await asyncio.sleep(0)
    pictures.released.set()
    await pressing
    assert has_button("Confirm")(await next_panel(person, panel))


async def test_what_always_takes_long_is_acknowledged_at_once(match: Match) -> None:
    person = await match.to_act()
    with recorded(match.server) as requests:
        for command in ("/hint", "/export"):
            await person.slash(command)
    assert requests == [("callback", "5"), EDIT] * 2


async def test_a_form_that_is_late_is_answered_by_a_sentence(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await match.host.slash("/settings")
    monkeypatch.setattr(responses, "ACKNOWLEDGE_AFTER", 0)
    await match.host.click("Vacation", message=shown["id"])
    await match.host.sees("I was too slow to open the form.")


async def test_a_late_refusal_leaves_the_panel_as_it_is(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, panel = await open_panel(match)
    await match.play_in_words()
    monkeypatch.setattr(responses, "ACKNOWLEDGE_AFTER", 0)
    await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    await person.sees("The table has moved on since then")
    assert match.server.world.messages[panel["id"]] == panel


async def test_a_refusal_on_a_panel_is_a_new_sentence(match: Match) -> None:
    person, panel = await open_panel(match)
    await match.play_in_words()
    with recorded(match.server) as requests:
        await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    await person.sees("The table has moved on since then")
    assert match.server.world.messages[panel["id"]] == panel
    assert requests == [("callback", "4")]


async def test_a_press_on_a_private_layout_of_an_older_version_opens_a_panel(match: Match) -> None:
    person, revision = await match.to_act(), (await match.table()).revision
    text = {"type": 10, "id": 1, "content": "An older panel"}
    fields = {"flags": payloads.EPHEMERAL | payloads.COMPONENTS_V2, "components": [text]}
    world = match.server.world
    old = world.post(person.channel, world.bot["id"], fields, only=person.id)
    await press(match, person, old["id"], f"pick:{match.number}:{revision}:0.0")
    assert (await next_panel(person, old))["id"] != old["id"]


async def test_undoing_a_move_edits_its_outcome_into_the_question(match: Match) -> None:
    person = await match.to_act()
    await match.play_in_words()
    [outcome] = [m for m in person.screen() if is_private(m)]
    await person.click("Undo", message=outcome["id"])
    question = await next_panel(person, outcome)
    assert question["id"] == outcome["id"]
    assert "Your move is taken back." in question["content"]
    assert question["attachments"]

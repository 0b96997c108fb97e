"""Several panels of one person at one table: only the newest acts, and an older one offers to show it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.services.open_panels import OpenPanels
from bot.ui.routes import ConfirmMove, decode
from tests.chat.match import Json, Match, confirm_button, has_button, next_panel, shows, type_move
from tests.local.sample import running
from tests.seeds import Seeds

NEWER = "You have opened a newer panel of this table since then"
MOVED_ON = "The table has moved on since then"
HERE = "Show it here"
SEND = "send buildings 1"  # After that, pieces are to be placed in the same turn.


async def preview_by_play(match: Match, person: Person) -> Json:
    card = await match.card((await match.table()).revision - 1)
    return await preview_idea(person, card, "Play")


async def preview_by_list(_match: Match, person: Person) -> Json:
    listed = await person.slash("/games")
    play = next(each for each in screen.buttons(listed) if each["custom_id"].startswith("play:"))
    return await preview_idea(person, listed, play["custom_id"])


async def preview_typed(_match: Match, person: Person) -> Json:
    move = (await person.autocomplete("/move", move=""))[-1]["value"]
    return await person.slash("/move", move=move)


async def preview_hint(_match: Match, person: Person) -> Json:
    hint = await person.slash("/hint")
    await person.click("A", message=hint["id"])
    return await next_panel(person, hint)


async def preview_idea(person: Person, message: Json, play: str) -> Json:
    """Open a panel from a message, and press its first idea."""
    newest = person.screen()[-1]
    await person.click(play, message=message["id"])
    panel = await next_panel(person, newest)
    await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    return await next_panel(person, panel)


Way = Callable[[Match, Person], Awaitable[Json]]
WAYS = {
    "play": preview_by_play,
    "games": preview_by_list,
    "move": preview_typed,
    "hint": preview_hint,
}
OLDER = pytest.mark.parametrize("older", WAYS.values(), ids=WAYS)
NEWEST = pytest.mark.parametrize("newest", WAYS.values(), ids=WAYS)


@OLDER
@NEWEST
async def test_only_the_newest_of_two_panels_acts(match: Match, older: Way, newest: Way) -> None:
    person = await match.to_act()
    first = await older(match, person)
    second = await newest(match, person)
    assert int(first["id"]) < int(second["id"])
    await press_confirm(person, first)
    refused = await person.sees(shows(first["id"], NEWER))
    assert [each["label"] for each in screen.buttons(refused)] == [HERE]
    assert not refused["attachments"]
    assert (await match.table()).moves == 0
    await press_confirm(person, second)
    assert (await match.table()).moves == 1


async def press_confirm(person: Person, preview: Json) -> None:
    confirm = confirm_button(preview)
    assert confirm
    await person.click(confirm, message=preview["id"])


@OLDER
async def test_after_a_move_an_older_panel_says_that_the_table_has_moved_on(match: Match, older: Way) -> None:
    person = await match.to_act()
    first = await older(match, person)
    await press_confirm(person, await preview_typed(match, person))
    await press_confirm(person, first)
    refused = await person.sees(MOVED_ON)
    assert refused["id"] != first["id"]
    assert screen.buttons(refused) == []  # It is somebody else's turn.
    assert (await match.table()).moves == 1


async def amid_a_turn(server: Server, bot: Tessera) -> tuple[Match, Person]:
    """A table of Cities whose player has taken the last start tile and sends the first worker now."""
    match = Match(server, bot, 2, "cities")
    await match.open_and_start()
    await match.play_in_words()
    person = await match.to_act()
    await type_move(person)
    assert (await match.table()).moves_this_turn == 1
    return match, person


async def test_after_a_move_within_a_turn_an_older_panel_offers_the_present_one(
    server: Server, bot: Tessera
) -> None:
    match, person = await amid_a_turn(server, bot)
    first = await preview_typed(match, person)
    await type_move(person, SEND)
    before = await match.table()
    await press_confirm(person, first)
    refused = await person.sees(MOVED_ON)
    await person.click(HERE, message=refused["id"])
    present = await next_panel(person, refused)
    assert present["id"] == refused["id"]
    await act(person, present)
    assert (await match.table()).moves == before.moves + 1


async def act(person: Person, panel: Json) -> None:
    """Press the first button until a move is confirmed."""
    while confirm_button(panel) is None:
        await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
        panel = await next_panel(person, panel)
    await press_confirm(person, panel)


async def test_an_older_panel_that_shows_the_present_one_is_the_newest(match: Match) -> None:
    person = await match.to_act()
    first, second = await preview_by_play(match, person), await preview_typed(match, person)
    await press_confirm(person, first)
    await person.click(HERE, message=first["id"])
    present = await person.sees(lambda m: m["id"] == first["id"] and bool(m["attachments"]))
    await press_confirm(person, second)
    await person.sees(shows(second["id"], NEWER))
    assert (await match.table()).moves == 0
    await act(person, present)
    assert (await match.table()).moves == 1


async def test_a_panel_of_the_next_player_does_not_outdate_the_undo_of_the_last(match: Match) -> None:
    first = await match.to_act()
    preview = await preview_by_play(match, first)
    await press_confirm(first, preview)
    await first.sees(lambda m: m["id"] == preview["id"] and has_button("Undo")(m))
    second = await match.to_act()
    assert second is not first
    await preview_by_play(match, second)
    await first.click("Undo", message=preview["id"])
    again = await first.sees(shows(preview["id"], "Your move is taken back."))
    assert (await match.table()).moves == 0
    await act(first, again)
    assert (await match.table()).moves == 1


async def test_undo_in_an_older_panel_does_nothing(server: Server, bot: Tessera) -> None:
    match, person = await amid_a_turn(server, bot)
    await type_move(person, SEND)
    before, card = await match.table(), await match.card()
    panels = []
    for _ in range(2):
        newest = person.screen()[-1]
        await person.click("Play", message=card["id"])
        panels.append(await next_panel(person, newest))
    await person.click("Undo", message=panels[0]["id"])
    await person.sees(shows(panels[0]["id"], NEWER))
    assert (await match.table()).moves == before.moves
    await person.click("Undo", message=panels[1]["id"])
    assert (await match.table()).moves == before.moves - 1


# Panels that the process does not know of.


@asynccontextmanager
async def bot_of(server: Server, database: Path, seeds: Seeds) -> AsyncIterator[Tessera]:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        yield bot


async def panels_before_a_stop(
    server: Server, database: Path, seeds: Seeds
) -> tuple[Match, Person, Json, Json]:
    """Two panels of the person to act, of a bot that does not run any more."""
    async with bot_of(server, database, seeds) as bot:
        match = Match(server, bot, 2)
        await match.open_and_start()
        person = await match.to_act()
        return match, person, await preview_by_play(match, person), await preview_typed(match, person)


async def test_after_a_restart_any_panel_plays_what_it_shows_and_only_once(
    server: Server, database: Path, seeds: Seeds
) -> None:
    match, person, first, second = await panels_before_a_stop(server, database, seeds)
    async with bot_of(server, database, seeds) as bot:
        match.bot = bot
        await press_confirm(person, first)
        await press_confirm(person, second)
        await person.sees(MOVED_ON)
        entries = (await bot.queries.log_page(match.number)).entries
        [moved] = [each.move for each in entries if each.move]
        shown = decode(confirm_button(first) or "")
        assert isinstance(shown, ConfirmMove)
        assert moved == " ".join(shown.steps)


async def test_after_a_restart_the_panel_that_is_opened_or_pressed_last_is_the_newest(
    server: Server, database: Path, seeds: Seeds
) -> None:
    match, person, first, second = await panels_before_a_stop(server, database, seeds)
    async with bot_of(server, database, seeds) as bot:
        match.bot = bot
        await person.click("Another place", message=second["id"])
        moved = await next_panel(person, second)
        await press_confirm(person, first)
        await person.sees(shows(first["id"], NEWER))
        assert (await match.table()).moves == 0
        await press_confirm(person, moved)
        assert (await match.table()).moves == 1


async def test_a_panel_that_another_process_opened_acts_and_is_the_newest(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await match.to_act()
    first = await preview_by_play(match, person)
    here, there = match.bot.open_panels, OpenPanels()
    monkeypatch.setattr(match.bot, "open_panels", there)
    second = await preview_typed(match, person)
    monkeypatch.setattr(match.bot, "open_panels", here)
    await person.click("Another place", message=second["id"])
    moved = await next_panel(person, second)
    await press_confirm(person, first)
    await person.sees(shows(first["id"], NEWER))
    await press_confirm(person, moved)
    assert (await match.table()).moves == 1

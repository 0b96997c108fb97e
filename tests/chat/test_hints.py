"""/hint: what the computer would do, for the one to act alone."""

import pytest

import engines
from bot.client import Tessera
from bot.local import screen
from bot.local.components import Kind, walk
from bot.local.server import Server
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

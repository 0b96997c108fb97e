"""/play: a game against computers in one go; and a table for one person, which leads there."""

import pytest

import engines
from bot.app import Tessera
from bot.domain.table import Status
from bot.handlers.guide.quick_game import EASIEST
from bot.local.people import Person, screen
from bot.local.server import Server
from engines.core.levels import LEVELS
from tests.chat.match import first_thread, has_button, is_panel, is_private, is_turn_card, settled_table

STRONGEST = [*LEVELS][-1]


@pytest.fixture
def ada(server: Server, bot: Tessera) -> Person:
    del bot  # There must be one.
    return server.person("Ada")


@pytest.mark.parametrize("game", engines.games())
async def test_the_person_is_to_act_at_once_and_has_their_card(
    server: Server, bot: Tessera, ada: Person, game: str
) -> None:
    panel = await ada.slash("/play", game=game)
    assert is_private(panel)
    assert is_panel(panel)
    table = await settled_table(bot)
    assert table.to_act
    assert table.to_act.id == int(ada.id)
    assert [person.computer for person in table.people if person.is_computer] == [EASIEST]
    ada.channel = await first_thread(server)
    card = await ada.sees(is_turn_card)
    assert has_button("Play")(card)
    assert has_button("Rules")(card)


async def test_without_options_it_takes_the_first_game(bot: Tessera, ada: Person) -> None:
    await ada.slash("/play")
    assert (await bot.tables.table(1)).game == next(iter(engines.games()))


async def test_level_and_number_can_be_chosen(bot: Tessera, ada: Person) -> None:
    await ada.slash("/play", game="akropolis", level=STRONGEST, players=4)
    table = await bot.tables.table(1)
    assert [person.computer for person in table.people if person.is_computer] == [STRONGEST] * 3


async def test_a_number_that_the_game_does_not_seat_is_refused_in_a_sentence(ada: Person) -> None:
    answer = await ada.slash("/play", game="akropolis", players=1)
    assert is_private(answer)
    assert "The game is for 2 to 4 players, not for 1." in screen.words(answer)
    assert not [message for message in ada.screen() if has_button("Join")(message)]


async def test_a_table_for_one_leads_to_a_game_against_the_computer(bot: Tessera, ada: Person) -> None:
    panel = await ada.slash("/game new", game="akropolis", seats=1, pace="fast", options="tiles=all")
    assert is_panel(panel)
    table = await settled_table(bot)
    assert (table.status, table.pace, table.seats_wanted) == (Status.PLAYING, "fast", 2)
    assert "all" in str(table.options)


@pytest.mark.parametrize("seats", [1, 2])
async def test_the_level_of_the_computers_can_be_chosen_with_the_table(
    bot: Tessera, ada: Person, seats: int
) -> None:
    """For one person a game starts at once; otherwise a lobby opens whose other seats are taken."""
    await ada.slash("/game new", game="cities", seats=seats, computers="medium")
    table = await bot.tables.table(1)
    assert [person.computer for person in table.people if person.is_computer] == ["medium"]
    assert (table.status is Status.LOBBY) == (seats > 1)


async def test_a_game_with_a_solo_mode_opens_its_lobby(bot: Tessera, ada: Person) -> None:
    await ada.slash("/game new", game="origins", seats=1)
    await ada.sees(has_button("Start"))
    table = await bot.tables.table(1)
    assert (table.status, len(table.people)) == (Status.LOBBY, 1)


async def test_a_turn_that_was_taken_elsewhere_has_a_link_to_the_table(server: Server, ada: Person) -> None:
    panel = await ada.slash("/play", game="akropolis")
    shown = await ada.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    await ada.click("Confirm", message=shown["id"])
    thread = await first_thread(server)
    done = await ada.sees(lambda message: message["id"] == panel["id"] and not is_panel(message))
    [link] = [button for button in screen.buttons(done) if "url" in button]
    assert f"/{thread}" in link["url"]

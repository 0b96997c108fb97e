"""A turn of many small decisions can be left to the computer half-way."""

from itertools import chain, groupby

from bot.app import Tessera
from bot.local import screen
from bot.local.people import Person
from bot.local.server import Server
from engines.core.text import say
from tests.chat.party import FINISH, Json, Party, has_button, next_panel, private

SEED = 1  # of a game whose first turn can be planned to its end: nothing is drawn from the bag


async def half_way(party: Party, *labels: str) -> tuple[Person, Json]:
    """A turn in which something is decided and something is not: who takes it, and what they see."""
    party.bot.tables._seeds = lambda _bits: SEED
    await party.sit_down()
    while True:
        async for person, panel in party.panels():
            if all(has_button(label)(panel) for label in labels):
                return person, panel
            await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])


def cards_of(party: Party) -> list[Json]:
    """What everybody sees of the table."""
    there = party.server.world.messages.values()
    return [each for each in there if each["channel_id"] == party.host.channel and not private(each)]


async def test_the_rest_is_shown_first_and_made_when_confirmed(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2, "cities")
    person, panel = await half_way(party, FINISH)
    before = await party.table()
    await person.click(FINISH, message=panel["id"])
    preview = await next_panel(person, panel)
    assert "Nothing is done until you confirm" in screen.words(preview)
    assert await party.table() == before
    await person.click("Confirm", message=preview["id"])
    await party.card(before.revision)
    after = await party.table()
    assert after.moves > before.moves
    assert after.moves_this_turn == 0
    assert after.to_act != before.to_act


async def test_one_card_tells_of_the_whole_turn(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2, "cities")
    person, panel = await half_way(party, FINISH)
    await bot.announcer.wait_until_idle()
    before, cards = (await party.table()).revision, len(cards_of(party))
    await person.click(FINISH, message=panel["id"])
    preview = await next_panel(person, panel)
    await person.click("Confirm", message=preview["id"])
    card = screen.words(await party.card(before))
    await bot.announcer.wait_until_idle()
    assert len(cards_of(party)) == cards + 1
    table = await party.table()
    acts = [
        act
        for act in (await bot.queries.log_page(table.id)).entries
        if act.revision > table.revision - table.moves
    ]
    *_, turn = (list(acts) for _, acts in groupby(acts, key=lambda act: act.person))
    assert [act.mid_turn for act in turn] == [True] * (len(turn) - 1) + [False]
    for event in chain.from_iterable(act.events for act in turn):
        assert say(event.text, "en", lambda seat: table.people[seat].name) in card


async def test_taking_back_a_part_of_a_turn_is_no_news(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2, "cities")
    person, panel = await half_way(party, FINISH, "Undo")
    await bot.announcer.wait_until_idle()
    before, cards = await party.table(), cards_of(party)
    await person.click("Undo", message=panel["id"])
    await next_panel(person, panel)
    await bot.announcer.wait_until_idle()
    assert (await party.table()).moves == before.moves - 1
    assert cards_of(party) == cards

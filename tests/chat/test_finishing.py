"""A turn of many small decisions can be left to the computer half-way."""

from bot.client import Tessera
from bot.local import screen
from bot.local.server import Server
from tests.chat.party import FINISH, Party, has_button, next_panel


async def half_way(party: Party) -> tuple[str, dict[str, object]]:
    """A turn in which something is decided and something is not: who takes it, and what they see."""
    while True:
        async for person, panel in party.panels():
            if has_button(FINISH)(panel):
                return person.id, panel
            await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])


async def test_the_rest_is_shown_first_and_made_when_confirmed(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2, "cities")
    await party.sit_down()
    who, panel = await half_way(party)
    person = next(each for each in party.people if each.id == who)
    before = await party.table()
    await person.click(FINISH, message=str(panel["id"]))
    preview = await next_panel(person, panel)
    assert "Nothing is done until you confirm" in screen.words(preview)
    assert await party.table() == before
    await person.click("Confirm", message=preview["id"])
    await party.card(before.revision)
    after = await party.table()
    assert after.moves > before.moves
    assert after.untold == 0
    assert after.to_act != before.to_act


async def test_one_card_tells_of_the_whole_turn(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2, "cities")
    await party.sit_down()
    await party.presses()  # a start tile
    before = (await party.table()).revision
    await party.presses()
    await bot.announcer.at_rest()
    acts = [act for act in (await bot.tables.log(party.number)).acts if act.n > before]
    assert len(acts) > 1
    assert [act.quiet for act in acts] == [True] * (len(acts) - 1) + [False]
    cards = [
        message
        for message in server.world.messages.values()
        if message["channel_id"] == party.host.channel and party.revision(message) > before
    ]
    assert len(cards) == 1


async def test_taking_back_a_part_of_a_turn_is_no_news(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2, "cities")
    await party.sit_down()
    who, panel = await half_way(party)
    person = next(each for each in party.people if each.id == who)
    before = await party.table()
    assert before.can_undo(before.people[before.current or 0])
    await person.click("Undo", message=str(panel["id"]))
    await next_panel(person, panel)
    await bot.announcer.at_rest()
    assert (await party.table()).moves == before.moves - 1
    assert not any(
        party.revision(message) > before.revision
        for message in server.world.messages.values()
        if not message["flags"] & 64
    )

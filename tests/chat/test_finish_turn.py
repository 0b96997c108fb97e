"""The button that lets the computer finish a turn of many small decisions."""

from itertools import chain, groupby

from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.ui.messages.turn_lines import LINE_LENGTH, MOST_LINES
from bot.ui.text.limits import shortened
from engines.core.text import say
from tests.chat.match import FINISH, Json, Match, has_button, is_private, next_panel, suggested

SEED = 1  # a game in which the first turn draws nothing from the bag, so that it can be planned to its end


async def half_way(match: Match, *labels: str) -> tuple[Person, Json]:
    """Play until a panel has these buttons: the person, and that panel."""
    match.bot.tables._seeds = lambda _bits: SEED
    await match.open_and_start()
    while True:
        async for person, panel in match.panels():
            if all(has_button(label)(panel) for label in labels):
                return person, panel
            await person.click(suggested(panel), message=panel["id"])


def cards_of(match: Match) -> list[Json]:
    """The public messages of the table."""
    there = match.server.world.messages.values()
    return [each for each in there if each["channel_id"] == match.host.channel and not is_private(each)]


async def test_the_rest_of_a_turn_is_previewed_and_then_confirmed(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "cities")
    person, panel = await half_way(match, FINISH)
    before = await match.table()
    await person.click(FINISH, message=panel["id"])
    preview = await next_panel(person, panel)
    assert "Nothing is done until you confirm" in screen.words(preview)
    assert await match.table() == before
    await person.click("Confirm", message=preview["id"])
    await match.card(before.revision)
    after = await match.table()
    assert after.moves > before.moves
    assert after.moves_this_turn == 0
    assert after.to_act != before.to_act


async def test_one_card_describes_the_whole_turn(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "cities")
    person, panel = await half_way(match, FINISH)
    await bot.announcer.wait_until_idle()
    before, cards = (await match.table()).revision, len(cards_of(match))
    await person.click(FINISH, message=panel["id"])
    preview = await next_panel(person, panel)
    await person.click("Confirm", message=preview["id"])
    card = screen.words(await match.card(before))
    await bot.announcer.wait_until_idle()
    assert len(cards_of(match)) == cards + 1
    table = await match.table()
    acts = [
        act
        for act in (await bot.queries.log_page(table.id)).entries
        if act.revision > table.revision - table.moves
    ]
    *_, turn = (list(acts) for _, acts in groupby(acts, key=lambda act: act.person))
    assert [act.mid_turn for act in turn] == [True] * (len(turn) - 1) + [False]
    events = [*chain.from_iterable(act.events for act in turn)]
    assert (f"and {len(events) - MOST_LINES} more" in card) == (len(events) > MOST_LINES)
    for event in events[-MOST_LINES:]:
        sentence = say(event.text, "en", lambda seat: table.people[seat].name)
        assert shortened(sentence, LINE_LENGTH) in card


async def test_undoing_a_part_of_a_turn_posts_no_card(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "cities")
    person, panel = await half_way(match, FINISH, "Undo")
    await bot.announcer.wait_until_idle()
    before, cards = await match.table(), [card["id"] for card in cards_of(match)]
    await person.click("Undo", message=panel["id"])
    await next_panel(person, panel)
    await bot.announcer.wait_until_idle()
    assert (await match.table()).moves == before.moves - 1
    assert [card["id"] for card in cards_of(match)] == cards

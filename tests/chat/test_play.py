"""Taking a turn in the panel; strangers, old buttons, double presses and forged ids."""

import asyncio
from typing import Any

import pytest

from bot.delivery.old_cards import OldCards
from bot.local.interactions import InteractionType
from bot.local.messages.components import ComponentType, walk
from bot.local.people import Person, screen
from bot.ui.routes import Pick
from engines.core.notation import words
from tests.chat.match import Match, has_button, is_private, next_panel
from tests.chat.own_moves import Wish, best_control, press_control

Json = dict[str, Any]


async def others(match: Match) -> Person:
    active = await match.to_act()
    return next(person for person in match.people if person.id != active.id)


async def test_a_usual_turn_takes_three_presses(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    best = screen.buttons(panel)[0]["label"]
    assert best.startswith("A")
    await person.click(best, message=panel["id"])
    preview = await next_panel(person, panel)
    assert "→" in screen.words(preview)
    revision = (await match.table()).revision
    await person.click("Confirm", message=preview["id"])
    await match.card(since=revision)
    assert (await match.table()).moves == 1
    assert await match.to_act() is not person


async def test_the_card_mentions_exactly_the_person_to_act(match: Match) -> None:
    card = await match.card()
    person = await match.to_act()
    assert [user["id"] for user in card["mentions"]] == [person.id]


async def test_every_picture_has_a_description(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    galleries = [part for _, part in walk(card["components"]) if part["type"] == ComponentType.GALLERY]
    shown = [item for gallery in galleries for item in gallery["items"]]
    attached = (await next_panel(person))["attachments"]
    assert shown
    assert attached
    assert all(picture["description"].strip() for picture in (*shown, *attached))


async def test_every_legal_move_can_be_reached_by_buttons_and_menus(match: Match) -> None:
    """By buttons and menus to the last of all legal moves."""
    person, card, table = await match.to_act(), await match.card(), await match.table()
    wish = Wish(table, table.rules.legal_moves(table.state)[-1])
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    while isinstance((control := best_control(wish, panel)).route, Pick):
        await press_control(person, panel, control)
        panel = await next_panel(person, panel)
    await press_control(person, panel, control)
    await match.card(since=table.revision)
    [act] = [act for act in (await match.bot.queries.log_page(table.id)).entries if act.move]
    assert act.move == words(wish.move)


async def test_back_leads_to_the_previous_question(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    first = await next_panel(person)
    await person.click(screen.buttons(first)[0]["label"], message=first["id"])
    preview = await next_panel(person, first)
    await person.click("Back", message=preview["id"])
    again = await next_panel(person, preview)
    assert screen.words(again) == screen.words(first)
    assert (await match.table()).moves == 0


async def test_there_is_one_panel_at_a_time_and_none_after_the_move(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await person.click(screen.buttons(panel)[0]["label"], message=panel["id"])
    preview = await next_panel(person, panel)
    assert preview["id"] == panel["id"]
    assert [m for m in person.screen() if is_private(m)] == [preview]
    await person.click("Confirm", message=preview["id"])
    [outcome] = [m for m in person.screen() if is_private(m)]
    assert outcome["id"] == panel["id"]
    assert [button["label"] for button in screen.buttons(outcome)] == ["Undo"]
    assert not outcome["attachments"]


async def test_the_others_do_not_see_the_panel(match: Match) -> None:
    person, card, other = await match.to_act(), await match.card(), await others(match)
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    assert panel["id"] not in [message["id"] for message in other.screen()]


async def test_a_press_in_another_persons_turn_is_refused(match: Match) -> None:
    other, person = await others(match), await match.to_act()
    await other.click("Play", message=(await match.card())["id"])
    name = next(each["global_name"] for each in match.server.world.people if each["id"] == person.id)
    await other.sees(f"It is not your turn but that of {name}.")
    assert (await match.table()).moves == 0


async def test_a_press_by_a_person_without_a_seat_is_refused(match: Match) -> None:
    stranger = match.server.person("Dawid")
    stranger.channel = match.host.channel
    await stranger.click("Play", message=(await match.card())["id"])
    await stranger.sees("You have no seat at this table.")


async def test_an_old_card_opens_the_present_board(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OldCards, "retire", lambda *_: None)  # It keeps its buttons.
    old, other = await match.card(), await others(match)
    await match.play_in_words()
    await other.click("Play", message=old["id"])
    panel = await next_panel(other)
    assert f":{(await match.table()).revision}:" in screen.buttons(panel)[0]["custom_id"]


async def test_a_press_on_an_old_panel_is_refused(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await match.play_in_words()
    before = await match.table()
    await person.click(screen.buttons(panel)[0]["label"], message=panel["id"])
    await person.sees("The table has moved on since then")
    assert (await match.table()).revision == before.revision


async def test_one_of_fifty_simultaneous_presses_is_accepted(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await person.click(screen.buttons(panel)[0]["label"], message=panel["id"])
    preview = await next_panel(person, panel)
    confirm = next(button for button in screen.buttons(preview) if button["label"] == "Confirm")
    presses = [press(match, person, preview["id"], confirm["custom_id"]) for _ in range(50)]
    await asyncio.gather(*presses)
    await person.world.until(lambda: sum("moved on" in screen.words(m) for m in person.screen()) == 49)
    assert (await match.table()).moves == 1


async def press(match: Match, person: Person, message: str, custom_id: str) -> None:
    """Press a button that need not be on the screen, as a modified client could."""
    asked = match.server.interactions
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    key = asked.open(person.id, person.channel, InteractionType.COMPONENT, data, message=message)
    await match.server.world.until(lambda: asked.records[key]["state"] != "open")


@pytest.mark.parametrize(
    ("custom_id", "answer"),
    [
        ("do:{table}:{revision}:place/9/9 9/9", "no position 9"),
        ("do:{table}:{revision}:fly", "is not a move"),
        ("do:999:{revision}:place", "There is no table 999."),
        ("play:999999999999999999:1:", "There is no table"),
        ("pick:{table}:{revision}:x.y/place", "I do not know this button"),
        ("pick:{table}:{revision}:0.0/fly", "I do not know this button"),
        ("pick:{table}:{revision}:0.99/place", "I do not know this button"),
        ("destroy:{table}:{revision}:", "I do not know this button"),
        ("nonsense", "I do not know this button"),
        ("look:{table}:{revision}:city", "I do not know this button"),  # belongs to a seat
        ("look:{table}:{revision}:nothing", "I do not know this button"),
        ("moment:{table}:0:nothing:look", "I do not know this button"),
        ("film:{table}:9", "I do not know this button"),
        ("icons:dominoes:0", "I do not know this button"),
        ("signs:999:0", "There is no table 999."),
        ("finish:{table}:{revision}:0", "I do not know this button"),  # nothing is decided yet
        ("finish:{table}:0:1", "The table has moved on since then"),
    ],
)
async def test_a_forged_button_is_refused_and_changes_nothing(
    match: Match, custom_id: str, answer: str
) -> None:
    person, card, before = await match.to_act(), await match.card(), await match.table()
    await press(match, person, card["id"], custom_id.format(table=before.id, revision=before.revision))
    await person.sees(answer)
    assert (await match.table()).revision == before.revision


async def test_the_undo_button_undoes_a_move(match: Match) -> None:
    person = await match.to_act()
    await match.play_in_words()
    await person.click("Undo")
    await person.sees("Your move is taken back.")
    assert (await match.table()).moves == 0
    assert await match.to_act() is person


async def test_a_move_is_not_undone_after_another_person_has_acted(match: Match) -> None:
    first = await match.to_act()
    for _ in range(2):
        await match.play_in_words()
    await first.slash("/undo")
    await first.sees("has acted since")
    assert (await match.table()).moves == 2


async def test_autocomplete_offers_nothing_unless_it_is_ones_turn(match: Match) -> None:
    assert await (await others(match)).autocomplete("/move", move="") == []


async def test_an_illegal_move_is_refused_with_its_rule(match: Match) -> None:
    person = await match.to_act()
    await person.slash("/move", move="place 0 0 0 0")
    await person.sees("A gap below")


async def test_each_idea_is_another_tile_at_another_place(match: Match) -> None:
    """On the first turn a tile brings the same wherever it lies, so there is one idea for each."""
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    ideas = [b["custom_id"].split("/") for b in screen.buttons(panel) if b["custom_id"].startswith("mark:")]
    assert [idea[2] for idea in ideas] == ["0", "1"]  # those that can be paid for
    assert len({idea[3] for idea in ideas}) == len(ideas)
    assert all(f"**{letter}**" in screen.words(panel) for letter in "AB")


async def test_a_double_press_on_a_panel_is_no_error(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    idea = screen.buttons(panel)[0]["custom_id"]
    await asyncio.gather(*(press(match, person, panel["id"], idea) for _ in range(2)))
    [preview] = [m for m in person.screen() if is_private(m)]
    assert preview["id"] == panel["id"]
    assert has_button("Confirm")(preview)

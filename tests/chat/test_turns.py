"""A turn, and everything that is not one: strangers, old buttons, double presses, made-up ones."""

import asyncio
from typing import Any

import pytest

from bot.local import screen
from bot.local.components import Kind, walk
from bot.local.interactions import COMPONENT
from bot.local.people import Person
from engines.core.notation import steps
from tests.chat.party import Party, has_button, next_panel, private

Json = dict[str, Any]


async def others(party: Party) -> Person:
    active = await party.to_act()
    return next(person for person in party.people if person.id != active.id)


async def test_a_usual_turn_takes_three_presses(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    best = screen.buttons(panel)[0]["label"]
    assert best.startswith("A")
    await person.click(best, message=panel["id"])
    preview = await next_panel(person, panel)
    assert "→" in screen.words(preview)
    revision = (await party.table()).revision
    await person.click("Confirm", message=preview["id"])
    await party.card(since=revision)
    assert (await party.table()).moves == 1
    assert await party.to_act() is not person


async def test_the_card_mentions_exactly_the_person_to_act(party: Party) -> None:
    card = await party.card()
    person = await party.to_act()
    assert [user["id"] for user in card["mentions"]] == [person.id]


async def test_every_picture_has_words_for_those_who_cannot_see_it(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    for message in (card, await next_panel(person)):
        galleries = [part for _, part in walk(message["components"]) if part["type"] == Kind.GALLERY]
        assert galleries
        assert all(item["description"].strip() for gallery in galleries for item in gallery["items"])


async def test_every_legal_move_can_be_reached_by_buttons_and_menus(party: Party) -> None:
    """From the panel, by tile, place and facing, to the last of all legal moves."""
    person, card, table = await party.to_act(), await party.card(), await party.table()
    wanted = steps(table.rules.legal_moves(table.state)[-1])
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    while not has_button("Confirm")(panel):
        await go_on(person, panel, wanted)
        panel = await next_panel(person, panel)
    await person.click("Confirm", message=panel["id"])
    await party.card(since=table.revision)
    [act] = [act for act in (await party.bot.queries.log_page(table.id)).entries if act.move]
    assert act.move == " ".join(wanted)


async def go_on(person: Person, panel: Json, wanted: tuple[str, ...]) -> None:
    """Press what leads on: the answer that fits best, or the next page of answers."""
    answers = [
        (path_of(menu["custom_id"], option["value"]), menu, option["value"])
        for menu in screen.menus(panel)
        for option in menu["options"]
    ]
    pressed = [button for button in screen.buttons(panel) if button["custom_id"].startswith("pick:")]
    answers += [
        (path_of(button["custom_id"]), button, None) for button in pressed if button["label"] not in TURNING
    ]
    fitting = [answer for answer in answers if answer[0] == wanted[: len(answer[0])]]
    if not fitting:
        await person.click("Next", message=panel["id"])
        return
    _, part, value = max(fitting, key=lambda answer: len(answer[0]))
    if value is None:
        await person.click(part["custom_id"], message=panel["id"])
    else:
        await person.choose(value, message=panel["id"])


TURNING = ("Back", "Previous", "Next")


def path_of(custom_id: str, *further: str) -> tuple[str, ...]:
    """The steps that a component stands for."""
    return (*filter(None, custom_id.split("/")[1:]), *further)


async def test_back_leads_to_the_question_before(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    first = await next_panel(person)
    await person.click(screen.buttons(first)[0]["label"], message=first["id"])
    preview = await next_panel(person, first)
    await person.click("Back", message=preview["id"])
    again = await next_panel(person, preview)
    assert screen.words(again) == screen.words(first)
    assert (await party.table()).moves == 0


async def test_there_is_one_panel_at_a_time_and_none_after_the_move(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await person.click(screen.buttons(panel)[0]["label"], message=panel["id"])
    preview = await next_panel(person, panel)
    await person.world.until(lambda: [m for m in person.screen() if private(m)] == [preview])
    await person.click("Confirm", message=preview["id"])
    await person.world.until(lambda: not any(map(has_button("Confirm"), person.screen())))


async def test_the_others_do_not_see_the_panel(party: Party) -> None:
    person, card, other = await party.to_act(), await party.card(), await others(party)
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    assert panel["id"] not in [message["id"] for message in other.screen()]


async def test_somebody_elses_turn_is_told_kindly(party: Party) -> None:
    other, person = await others(party), await party.to_act()
    await other.click("Play", message=(await party.card())["id"])
    name = next(each["global_name"] for each in party.server.world.people if each["id"] == person.id)
    await other.sees(f"It is not your turn but that of {name}.")
    assert (await party.table()).moves == 0


async def test_a_stranger_is_told_kindly(party: Party) -> None:
    stranger = party.server.person("Dawid")
    stranger.channel = party.host.channel
    await stranger.click("Play", message=(await party.card())["id"])
    await stranger.sees("You have no seat at this table.")


async def test_an_old_card_opens_the_present_board(party: Party) -> None:
    old, other = await party.card(), await others(party)
    await party.play_any()
    await other.click("Play", message=old["id"])
    panel = await next_panel(other)
    assert f":{(await party.table()).revision}:" in screen.buttons(panel)[0]["custom_id"]


async def test_an_old_panel_is_told_that_the_table_has_moved_on(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await party.play_any()
    before = await party.table()
    await person.click(screen.buttons(panel)[0]["label"], message=panel["id"])
    await person.sees("The table has moved on since then")
    assert (await party.table()).revision == before.revision


async def test_of_fifty_presses_at_once_exactly_one_is_accepted(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await person.click(screen.buttons(panel)[0]["label"], message=panel["id"])
    preview = await next_panel(person, panel)
    confirm = next(button for button in screen.buttons(preview) if button["label"] == "Confirm")
    presses = [press(party, person, preview["id"], confirm["custom_id"]) for _ in range(50)]
    await asyncio.gather(*presses)
    await person.world.until(lambda: sum("moved on" in screen.words(m) for m in person.screen()) == 49)
    assert (await party.table()).moves == 1


async def press(party: Party, person: Person, message: str, custom_id: str) -> None:
    """Press whether or not it is on the screen, as somebody with another client could."""
    asked = party.server.interactions
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    key = asked.open(person.id, person.channel, COMPONENT, data, message=message)
    await party.server.world.until(lambda: asked.shelf[key]["state"] != "open")


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
    ],
)
async def test_a_made_up_button_gets_one_sentence_and_changes_nothing(
    party: Party, custom_id: str, answer: str
) -> None:
    person, card, before = await party.to_act(), await party.card(), await party.table()
    await press(party, person, card["id"], custom_id.format(table=before.id, revision=before.revision))
    await person.sees(answer)
    assert (await party.table()).revision == before.revision


async def test_a_move_is_taken_back_by_its_button(party: Party) -> None:
    person = await party.to_act()
    await party.play_any()
    await person.click("Undo")
    await person.sees("Your move is taken back.")
    assert (await party.table()).moves == 0
    assert await party.to_act() is person


async def test_a_move_is_not_taken_back_once_somebody_else_has_acted(party: Party) -> None:
    first = await party.to_act()
    for _ in range(2):
        await party.play_any()
    await first.slash("/undo")
    await first.sees("has acted since")
    assert (await party.table()).moves == 2


@pytest.mark.parametrize(("typed", "fits"), [("pl", "place"), ("0 2 -1", "place 0 2 -1 "), ("2,-1", "2 -1")])
async def test_autocomplete_understands_part_of_a_word_or_a_coordinate(
    party: Party, typed: str, fits: str
) -> None:
    person = await party.to_act()
    offered = [choice["value"] for choice in await person.autocomplete("/move", move=typed)]
    assert offered
    assert all(fits in move for move in offered[:1])


async def test_autocomplete_offers_nothing_to_those_who_are_not_to_act(party: Party) -> None:
    assert await (await others(party)).autocomplete("/move", move="") == []


async def test_a_wrong_move_is_refused_by_its_rule(party: Party) -> None:
    person = await party.to_act()
    await person.slash("/move", move="place 0 0 0 0")
    await person.sees("A gap below")


async def test_no_idea_hides_another_in_the_picture(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    ideas = [b["custom_id"].split("/") for b in screen.buttons(panel) if b["custom_id"].startswith("mark:")]
    assert len(ideas) == 5
    assert len({idea[-2] for idea in ideas}) == 5  # all at different places
    assert all(f"{letter}" in screen.words(panel) for letter in "ABCDE")


async def test_a_panel_pressed_twice_is_no_mistake(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    idea = screen.buttons(panel)[0]["custom_id"]
    await asyncio.gather(*(press(party, person, panel["id"], idea) for _ in range(2)))
    await person.world.until(lambda: sum(map(has_button("Confirm"), person.screen())) == 2)
    await person.world.until(lambda: panel["id"] not in [m["id"] for m in person.screen()])
    assert not any("Something went wrong" in screen.words(m) for m in person.screen())

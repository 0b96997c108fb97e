"""/move: sentences in the reader's language, a preview, and only Confirm plays it."""

import pytest

from bot.app import Tessera
from bot.domain.typed_words import folded
from bot.local.people import screen
from bot.local.server import Server
from bot.ui.text.limits import CHOICE_LENGTH, MOST_CHOICES
from engines.core.notation import words
from tests.chat.match import Match, has_button, type_move


async def test_moves_are_completed_as_sentences_the_best_first(match: Match) -> None:
    person = await match.to_act()
    offered = await person.autocomplete("/move", move="")
    assert len(offered) == MOST_CHOICES
    assert all(len(each["name"]) <= CHOICE_LENGTH for each in offered)
    table = await match.table()
    assert {each["value"] for each in offered} <= set(map(words, table.rules.legal_moves(table.state)))
    assert not any(each["name"] == each["value"] for each in offered)
    word = offered[0]["name"].split()[0].strip(",")
    found = await person.autocomplete("/move", move=word.lower())
    assert found[0] == offered[0]


async def test_words_in_any_order_narrow_the_list(match: Match) -> None:
    person = await match.to_act()
    free = await person.autocomplete("/move", move="free")
    *_, last = folded(free[0]["name"].split("(")[0])  # the last area of the tile
    found = [each["name"].lower() for each in await person.autocomplete("/move", move=f"{last.upper()} fre")]
    assert found
    assert all("free" in name and last in name for name in found)
    assert await person.autocomplete("/move", move=f"{last} dragon") == []


@pytest.mark.parametrize(
    ("typed", "begins"), [("pl", "place "), ("place 0 2", "place 0 2"), ("2 -1", "place")]
)
async def test_the_notation_is_completed_too(match: Match, typed: str, begins: str) -> None:
    person = await match.to_act()
    offered = [choice["value"] for choice in await person.autocomplete("/move", move=typed)]
    assert offered[0].startswith(begins)
    assert typed.rsplit(maxsplit=1)[-1] in offered[0]


async def test_a_chosen_move_is_previewed_and_made_when_it_is_confirmed(match: Match) -> None:
    person, before = await match.to_act(), await match.table()
    chosen = (await person.autocomplete("/move", move=""))[3]["value"]
    preview = await person.slash("/move", move=chosen)
    assert has_button("Confirm")(preview)
    assert preview["attachments"]
    assert (await match.table()).revision == before.revision
    await person.click("Confirm", message=preview["id"])
    [entry] = [each for each in (await match.bot.queries.log_page(before.id)).entries if each.move]
    assert entry.move == chosen


async def test_typed_words_that_fit_several_moves_preview_the_best_of_them(match: Match) -> None:
    person, before = await match.to_act(), await match.table()
    best = (await person.autocomplete("/move", move="free"))[0]["value"]
    preview = await person.slash("/move", move="Free!")
    assert "moves fit what you typed; this is the best of them." in screen.words(preview)
    [confirm] = [each for each in screen.buttons(preview) if each["custom_id"].startswith("do:")]
    assert confirm["custom_id"].split(":")[-1].replace("/", " ") == best
    assert (await match.table()).revision == before.revision


async def test_a_whole_sentence_is_understood(match: Match) -> None:
    person = await match.to_act()
    third = (await person.autocomplete("/move", move=""))[2]
    preview = await person.slash("/move", move=third["name"])
    assert "moves fit" not in screen.words(preview)
    [confirm] = [each for each in screen.buttons(preview) if each["custom_id"].startswith("do:")]
    assert confirm["custom_id"].split(":")[-1].replace("/", " ") == third["value"]


async def test_a_preview_of_an_older_board_plays_nothing(match: Match) -> None:
    person, before = await match.to_act(), await match.table()
    preview = await person.slash("/move", move=words(before.rules.legal_moves(before.state)[0]))
    await match.play_in_words()
    await person.click("Confirm", message=preview["id"])
    await person.sees("The table has moved on since then")
    assert (await match.table()).moves == 1


async def test_polish_readers_get_polish_sentences(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    await match.open_and_start()
    person = await match.to_act()
    server.world.set_person(person.id, locale="pl")
    found = await person.autocomplete("/ruch", move="darm miast dobierz")
    assert len(found) == MOST_CHOICES
    assert all("za darmo" in each["name"] for each in found)
    preview = await person.slash("/ruch", move="darmo")
    assert "oto najlepszy z nich." in screen.words(preview)


async def test_moves_that_go_on_with_the_turn_are_previewed_too(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2, "origins")
    await match.open_and_start()
    person, before = await match.to_act(), await match.table()
    await type_move(person)
    assert (await match.table()).moves == before.moves + 1

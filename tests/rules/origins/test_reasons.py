"""What a move brings and costs, in phrases that a person can check on the table."""

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import asdict

from engines.core.game import AnyGame, Played
from engines.core.text import Text, say
from engines.origins.components import Goods
from engines.origins.components.tasks import Pilgrimage
from engines.origins.game import GAME
from engines.origins.state import Seated, State
from tests.laws.positions import positions
from tests.rules.origins.tables import RED, asked, city, mine, play, rich, table
from tests.rules.phrases import reasons_for

reasons = partial(reasons_for, GAME)


@pytest.mark.parametrize(
    ("move", "phrases"),
    [
        ("visit red3 2 food", ["brings 3 food", "costs 1 wisdom, 2 gold"]),
        ("visit archon 3 temple", ["1 stone: up to 2 steps on a temple, and its card", "costs 1 stone"]),
        ("tower red", ["no red die in a seat yet", "costs 1 gold"]),
        ("grow", ["a base for one more citizen", "costs 2 food"]),
        ("pass", ["your workers come home"]),
    ],
)
def test_actions_of_a_turn(move: str, phrases: list[str]) -> None:
    state = mine(table(sites=(1, 6, 1, 1, 1)), goods=Goods(stone=3, food=3, wisdom=1, gold=4))
    assert reasons(state, move) == phrases


def test_a_six_can_do_both_actions_of_a_site() -> None:
    assert "another action here can follow" in reasons(table(people="red6"), "visit red6 1 stone")
    assert "another action here can follow" not in reasons(table(people="blue3"), "visit blue3 1 stone")


def test_the_archon_without_advisors_has_no_bonus_to_follow() -> None:
    assert reasons(table(), "visit archon 1 stone") == ["brings 3 stone"]


def test_a_building_that_scores_and_one_that_completes_a_district() -> None:
    state = play(rich(mine(table(), city=city("castle 1 0"))), "visit archon 2 building")
    assert reasons(state, "buy pool castle 2 0") == ["Castle: +1", "costs 3 stone, 1 wisdom"]
    assert reasons(state, "farm pool mint 1 1") == ["hides its colour", "a square of four to close"]
    assert reasons(state, "buy pool mint 1 1") == [
        "brings 1 gold",
        "a square of four to close",
        "costs 1 stone, 4 wisdom",
    ]


def test_a_closed_district_scores_its_die_times_the_tower() -> None:
    state = mine(table(), city=city("mint 1 0", "mint 1 1"))
    assert reasons(state, "close 0 0 red3 0") == [
        "die 3 \N{MULTIPLICATION SIGN} tower 1: +3",
        "uses again: Agora",
    ]


def test_a_tower_counts_for_the_seats_of_its_colour() -> None:
    closed = city("mint 1 0", "mint 1 1", seats=(Seated(0, 0, RED, 4),))
    assert reasons(rich(mine(table(), city=closed)), "tower red") == [
        "Seats \N{MULTIPLICATION SIGN} towers: +4",
        "costs 1 gold",
    ]


def test_a_climb_names_the_step_that_it_reaches() -> None:
    state = asked(table(), Pilgrimage(most=2))
    assert reasons(state, "climb forest 2")[-1] == "to step 2 of 12"


def goods_named(texts: list[Text]) -> str:
    keys = {"origins-reason-gains": "+", "origins-reason-costs": "-"}
    return " ".join(f"{keys[text.key]}{say(argument(text))}" for text in texts if text.key in keys)


def argument(text: Text) -> Text:
    goods = text.args["goods"]
    assert isinstance(goods, Text)
    return goods


@given(positions((GAME,)))
def test_every_good_gained_or_paid_is_named(position: tuple[AnyGame, Played[Any]]) -> None:
    _, played = position
    state: State = played.state
    view = GAME.view(state, state.active)
    for move in GAME.legal_moves(state)[::3]:
        after = GAME.apply(view.state, move).state.archons[state.active]
        had, has = asdict(state.me.goods), asdict(after.goods)
        more = ", ".join(f"{has[good] - had[good]} {good}" for good in had if has[good] > had[good])
        less = ", ".join(f"{had[good] - has[good]} {good}" for good in had if has[good] < had[good])
        wanted = " ".join(f"{sign}{said}" for sign, said in (("+", more), ("-", less)) if said)
        texts = list(GAME.reasons(view, move))
        assert goods_named(texts) == wanted
        tokens = after.superiority - state.me.superiority
        assert ("superiority" in " ".join(text.key for text in texts)) == (tokens != 0)

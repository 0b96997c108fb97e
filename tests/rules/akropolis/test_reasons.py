"""What a tile brings and costs, in phrases that a person can check on the table."""

from functools import partial
from typing import Any

from hypothesis import given

from engines.akropolis.components import District
from engines.akropolis.game import GAME
from engines.akropolis.state import Options, State
from engines.core.game import AnyGame, Played
from tests.laws.positions import positions
from tests.rules.akropolis.tables import play, rich, table
from tests.rules.phrases import reasons_for

reasons = partial(reasons_for, GAME)

AROUND = "place 0 0 1 2"  # beside the start tile, which has a plaza of houses and three quarries
ON_TOP = "place 0 1 0 3"  # over a quarry of the start tile and two hexes of the tile laid AROUND


def test_a_district_whose_plaza_is_there_already() -> None:
    state = table(first=("T24", "T01"))  # houses, temple, market
    assert reasons(state, AROUND)[0] == "largest group of houses worth 1: +1"
    assert "markets worth 1, no plaza yet" in reasons(state, AROUND)


def test_districts_without_a_plaza_are_named_together() -> None:
    state = table(first=("T26", "T01"))
    [told] = [reason for reason in reasons(state, AROUND) if "no plaza yet" in reason]
    assert told == "barracks worth 1, gardens worth 1, no plaza yet"


def test_a_plaza_more_for_what_is_there_already() -> None:
    state = play(table(first=("T24", "T01", "T03")), AROUND, AROUND)  # then a houses plaza and two quarries
    assert reasons(state, "place 0 0 -2 0")[0] == "houses count 2 times: +1"


def test_stars_without_districts_and_quarries_are_for_later() -> None:
    state = table(first=("T17", "T01"))  # temple plaza and two quarries
    assert reasons(state, AROUND) == [
        "2 stars for temples to come",
        "2 quarries to cover later",
    ]


def test_a_tile_that_costs_stones_says_so() -> None:
    state = rich(table(first=("T01", "T02", "T17")), 2)
    assert reasons(state, "place 2 0 1 2")[-1] == "costs 2 stones"
    assert reasons(state, "place 2 0 1 2", "pl")[-1] == "kosztuje 2 kamienie"


def test_covering_two_quarries_brings_two_stones() -> None:
    """The rulebook's example on page 5."""
    state = play(table(2, first=("T36", "T01", "T21")), AROUND, AROUND)
    assert "covers 2 quarries: +2 stones" in reasons(state, ON_TOP)
    assert "przykrywa 2 kamieniołomy: +2 kamienie" in reasons(state, ON_TOP, "pl")


def test_what_a_variant_counts_twice_is_part_of_the_value() -> None:
    options = Options(variants=(District.GARDENS,))
    state = table(first=("T02", "T01"), options=options)
    assert "gardens worth 1, no plaza yet" in reasons(state, AROUND)


@given(positions((GAME,)))
def test_every_stone_gained_or_paid_is_named(position: tuple[AnyGame, Played[Any]]) -> None:
    _, played = position
    state: State = played.state
    view = GAME.view(state, state.active)
    for move in GAME.legal_moves(state)[::7]:
        texts = GAME.reasons(view, move)
        keys = ("akropolis-reason-quarries", "akropolis-reason-price")
        named = sum(int(str(text.args["points"])) for text in texts if text.key in keys)
        after = GAME.apply(state, move).state
        assert named == after.architects[state.active].stones - state.architects[state.active].stones

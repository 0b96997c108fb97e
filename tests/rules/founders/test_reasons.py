"""What a move brings and costs, in phrases that a person can check on the table."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given

from engines.core.game import AnyGame, Played
from engines.core.text import Text
from engines.founders.game import GAME
from engines.founders.state import Phase, State
from tests.laws.positions import positions
from tests.rules.founders.tables import founder, new, play, table, territory
from tests.rules.phrases import reasons_for

reasons = partial(reasons_for, GAME)

FOUR = territory(
    """
    mine lake
    grove inn-fish
    """
)
TOKENS = ("cart", "war", "coin", "craftsmen-iron")


@pytest.mark.parametrize(
    ("move", "phrases"),
    [
        ("attack 1 0 0", ["mine makes no more iron", "spends a war token: -1"]),
        ("buy iron 1 0 0", ["iron for this turn", "#2 gets your coin: -1"]),
        ("employ 0 0", ["Craftsmen: +2", "mine makes no more iron", "spends craftsmen: -1"]),
        ("add lake 2 0", ["makes water or plants"]),
        (
            "join 0 0",
            ["you can then pay for: winery", "four tiles share what they make", "spends a cart token: -1"],
        ),
    ],
)
def test_tokens_and_tiles(move: str, phrases: list[str]) -> None:
    state = table(founder(FOUR, *TOKENS), founder(FOUR), open_tiles=("lake", "winery"))
    assert reasons(state, move) == phrases


def test_a_victory_tile_and_one_that_is_attacked() -> None:
    land = territory(
        """
        market-iron inn-fish
        """
    )
    state = table(founder(land), open_tiles=("temple-coins-carts",))
    assert reasons(state, "add temple-coins-carts 0 1")[0] == "temple: +2"
    theirs = territory(
        """
        temple-coins-carts
        """
    )
    attacked = table(founder(FOUR, "war"), founder(theirs), open_tiles=("lake",))
    assert reasons(attacked, "attack 1 0 0") == ["#2 loses 2 points", "spends a war token: -1"]


def test_a_replaced_tile_costs_a_point_and_coins_on_own_tiles_are_taken() -> None:
    land = territory(
        """
        grove$ grove
        """
    )
    state = table(founder(land), open_tiles=("lake",))
    told = reasons(state, "replace lake 1 0")
    assert (told[0], told[-1]) == ("you take the coin on your tile", "gives up a tile (grove): -1")


def test_decisions_about_the_turn_and_the_game() -> None:
    voting = table(founder(FOUR), founder(FOUR), founder(FOUR), phase=Phase.VOTE, asked=(1, 2))
    assert reasons(voting, "agree") == ["ends the game if 1 more agrees"]
    assert reasons(voting, "refuse") == ["the game goes on"]


@given(positions((GAME,)))
def test_every_token_gained_or_spent_is_named(position: tuple[AnyGame, Played[Any]]) -> None:
    _, played = position
    state: State = played.state
    seat = GAME.current(state) or 0
    for move in GAME.legal_moves(state)[::5]:
        before, after = (each.founders[seat].tokens for each in (state, GAME.apply(state, move).state))
        keys = keys_of(GAME.reasons(GAME.view(state, seat), move))
        spent = keys & {"founders-reason-spent", "founders-reason-coin-to"}
        assert bool(spent) == (len(after) < len(before))
        gained = ("founders-reason-brings" in keys) + coins(state) * ("founders-reason-coins" in keys)
        assert gained == max(0, len(after) - len(before))


def keys_of(texts: Sequence[Text]) -> set[str]:
    """The keys of phrases, and of the causes in them."""
    return {part.key for text in texts for part in (text, text.args.get("why")) if isinstance(part, Text)}


def coins(state: State) -> int:
    return state.me.territory.tally.coins


def test_a_stack_is_worth_what_its_tiles_could_be_paid_with() -> None:
    land = territory(
        """
        lake forest
        """
    )
    state = table(founder(land), founder(FOUR), phase=Phase.REVEAL)
    assert reasons(state, "reveal village") == ["you can pay for 4 of its 6 kinds"]
    assert reasons(state, "reveal nature") == ["needs nothing, makes one of two resources"]


def test_a_second_tile_says_what_it_adds() -> None:
    state = play(new(first=("forest", "lake", "cliff", "grove")), "draft forest", "draft lake")
    assert reasons(state, "settle cliff 1 0") == ["new to you: stone"]
    assert reasons(state, "settle grove 1 0") == ["new to you: wood"]

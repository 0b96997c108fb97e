"""Replacing a tile."""

import pytest

from engines.core.grids.squares import Square
from engines.founders.components import Resource
from engines.founders.game import GAME
from tests.rules.founders.tables import (
    drawn,
    founder,
    legal,
    places,
    play,
    points,
    refused,
    sentences,
    steps,
    table,
    territory,
)

LINE = territory(
    """
    forest lake cliff
    """
)


def test_a_new_tile_can_take_the_place_of_an_own_one() -> None:
    state = play(table(founder(LINE), open_tiles=("mine",)), "replace mine 1 0")
    me = state.founders[0]
    assert [plot.tile for plot in me.territory.plots] == ["forest", "cliff", "mine"]
    assert me.replaced == ("lake",)
    assert state.active == 1


def test_the_tiles_around_must_supply_what_the_new_tile_needs() -> None:
    state = table(founder(LINE), open_tiles=("mine",))
    assert places(state, "replace", "mine") == {Square(1, 0)}
    assert refused(state, "replace mine 0 0") == (
        "The neighbours of that place supply neither wood nor stone."
    )
    assert refused(state, "replace mine 0 1") == "None of your tiles lies there."
    assert refused(state, "add mine 1 0") == "One of your tiles lies there; it can only be replaced."


def test_the_tile_replaced_supplies_nothing_itself() -> None:
    linked = territory(
        """
        market-iron market-gold
        forest      lake
        """,
        carts=((0, 0),),
    )
    state = table(founder(linked), open_tiles=("fishery",))
    assert Square(1, 0) in places(state, "replace", "fishery")
    assert refused(state, "replace fishery 0 1") == "The neighbours of that place do not supply wood."


def test_a_replaced_tile_costs_a_point() -> None:
    state = table(founder(LINE), open_tiles=("lake",))
    assert points(play(state, "replace lake 1 0"))["replaced"] == -1


def test_any_tile_can_be_replaced_by_any_other() -> None:
    land = territory(
        """
        altar-iron-gold! market-iron mine
        """
    )
    state = table(founder(land), open_tiles=("lake",))
    assert places(state, "replace", "lake") == {Square(0, 0), Square(1, 0), Square(2, 0)}


def test_war_and_craftsmen_on_the_old_tile_leave_the_game() -> None:
    land = territory(
        """
        mine!* lake
        """
    )
    after = play(table(founder(land), open_tiles=("lake",)), "replace lake 0 0")
    assert sorted(after.box) == ["craftsmen-iron", "war"]
    (fresh, _lake) = after.founders[0].territory.plots
    assert not fresh.silent
    assert points(after)["craftsmen"] == 0


def test_a_coin_on_the_old_tile_is_kept() -> None:
    land = territory(
        """
        mine$ lake
        """
    )
    after = play(table(founder(land), open_tiles=("lake",)), "replace lake 0 0")
    assert after.founders[0].tokens == ("coin",)
    assert not after.box


def test_a_cart_stays_and_links_the_new_tile() -> None:
    land, marks = drawn(
        """
        here        .
        market-iron market-gold
        forest      cliff
        """,
        carts=((0, 1),),
    )
    after = play(table(founder(land), open_tiles=("lake",)), "replace lake 0 1")
    mine = table(after.founders[0], open_tiles=("mine",))
    assert after.founders[0].territory.carts == (Square(0, 1),)
    assert marks["here"] in places(mine, "add", "mine")


def test_a_city_tile_that_replaces_another_tile_brings_its_token() -> None:
    land = territory(
        """
        mine lake cliff
        """
    )
    after = play(table(founder(land), open_tiles=("market-iron",)), "replace market-iron 1 0")
    assert after.founders[0].tokens == ("coin",)


def test_a_bought_resource_pays_for_a_replacement_too() -> None:
    state = table(founder(LINE), open_tiles=("mine",), bought=Resource.WOOD)
    assert places(state, "replace", "mine") == {Square(1, 0)}
    assert places(
        table(founder(LINE), open_tiles=("fishery",), bought=Resource.WATER), "replace", "fishery"
    ) == {Square(1, 0)}


def test_a_replacement_counts_as_the_addition_of_the_turn() -> None:
    state = table(founder(LINE), open_tiles=("lake", "mine"))
    assert {"add lake 0 1", "replace mine 1 0"} <= legal(state)
    (step,) = steps(state, "replace mine 1 0")
    assert step.state.active == 1
    assert sentences(step.events) == [
        "#1 replaced a tile (lake) with another: mine.",
        "The replaced tile lies face down: 1 point less at the end.",
    ]


def test_what_becomes_of_the_tokens_on_the_old_tile_is_told() -> None:
    land = territory(
        """
        mine!*$ lake
        """
    )
    (step,) = steps(table(founder(land), open_tiles=("lake",)), "replace lake 0 0")
    assert sentences(step.events) == [
        "#1 replaced a tile (mine) with another: lake.",
        "The replaced tile lies face down: 1 point less at the end.",
        "A token on the replaced tile is out of the game: a war token.",
        "A token on the replaced tile is out of the game: the craftsmen of iron.",
        "#1 keeps the coin that lay on the replaced tile.",
    ]


@pytest.mark.parametrize(
    ("old", "points"), [("temple-coins-carts", 2), ("mine*", 2), ("mine*!", 0), ("mine", 0)]
)
def test_the_points_of_the_old_tile_are_told_to_be_lost(old: str, points: int) -> None:
    state = table(founder(territory(f"\n{old} lake\n")), open_tiles=("lake",))
    (step,) = steps(state, "replace lake 0 0")
    told = f"The points of the replaced tile are lost: {points}."
    assert (told in sentences(step.events)) is bool(points)
    assert GAME.scores(step.state)[0].total == GAME.scores(state)[0].total - points - 1


def test_a_coin_on_an_attacked_tile_is_kept_too() -> None:
    land = territory(
        """
        mine!$ lake
        """
    )
    after = play(table(founder(land), open_tiles=("lake",)), "replace lake 0 0")
    assert (after.founders[0].tokens, after.box) == (("coin",), ("war",))

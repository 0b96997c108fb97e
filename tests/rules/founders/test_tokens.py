"""War, coins, carts and craftsmen, with every note of the rulebook."""

import pytest

from engines.core.grids.squares import Square
from engines.founders.components import Resource
from engines.founders.game import GAME
from engines.founders.state import Phase
from tests.rules.founders.tables import (
    can_be_added,
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

SQUARE = territory(
    """
    forest lake
    cliff  grove
    """
)


def of_verb(verb: str, moves: set[str]) -> set[str]:
    return {move for move in moves if move.startswith(f"{verb} ")}


# War


def test_example_3_the_topmost_tile_of_each_column_can_be_attacked() -> None:
    land, _marks = drawn(
        """
        .     .    lake
        grove .    lake
        grove lake lake
        """
    )
    state = table(founder(SQUARE, "war"), founder(land), open_tiles=("lake",))
    assert of_verb("attack", legal(state)) == {"attack 1 0 1", "attack 1 1 2", "attack 1 2 0"}
    assert refused(state, "attack 1 2 1") == "Only the topmost tile of a column can be attacked."
    assert refused(state, "attack 1 1 0") == "No tile lies there."
    assert refused(state, "attack 0 0 0") == "That is for tiles of other founders."
    assert refused(state, "attack 7 0 0") == "That is for tiles of other founders."


def test_every_opponent_can_be_attacked_but_not_oneself() -> None:
    state = table(founder(SQUARE, "war"), founder(), founder(), open_tiles=("lake",))
    assert {move.split()[1] for move in of_verb("attack", legal(state))} == {"1", "2"}


def test_an_attacked_tile_makes_nothing_any_more() -> None:
    land, marks = drawn(
        """
        forest cliff
        here   .
        """
    )
    state = play(table(founder(SQUARE, "war"), founder(land), open_tiles=("lake",)), "attack 1 0 0")
    attacked = state.founders[1].territory
    assert attacked.plots[0].attacked
    assert can_be_added("mine", marks["here"], land)
    assert not can_be_added("mine", marks["here"], attacked)


def test_an_attacked_tile_gives_no_points() -> None:
    land = territory(
        """
        temple-coins-carts
        """
    )
    state = table(founder(SQUARE, "war"), founder(land), open_tiles=("lake",))
    assert points(state, 1)["victory"] == 2
    assert points(play(state, "attack 1 0 0"), 1)["victory"] == 0


def test_a_war_token_on_craftsmen_takes_their_points() -> None:
    land = territory(
        """
        mine*
        """
    )
    state = table(founder(SQUARE, "war"), founder(land), open_tiles=("lake",))
    assert points(state, 1)["craftsmen"] == 2
    after = play(state, "attack 1 0 0")
    assert points(after, 1)["craftsmen"] == 0
    assert after.founders[1].territory.plots[0].craftsmen


def test_an_attacked_tile_is_no_target_again_and_shields_those_below() -> None:
    land = territory(
        """
        forest! lake
        forest  .
        """
    )
    state = table(founder(SQUARE, "war"), founder(land), open_tiles=("lake",))
    assert of_verb("attack", legal(state)) == {"attack 1 1 0"}
    assert refused(state, "attack 1 0 0") == "That tile is attacked already."
    assert refused(state, "attack 1 0 1") == "Only the topmost tile of a column can be attacked."


def test_the_event_of_an_attack_names_the_changed_territory() -> None:
    (step,) = steps(table(founder(SQUARE, "war"), founder(), open_tiles=("lake",)), "attack 1 0 0")
    assert [event.whose for event in step.events] == [1]
    (told,) = sentences(step.events)
    assert told == (
        "#1 laid a war token on a tile of #2: grove. "
        "It makes nothing and scores nothing to the end of the game."
    )


@pytest.mark.parametrize(
    ("tile", "points"), [("temple-coins-carts", 2), ("altar-iron-gold", 1), ("mine*", 2)]
)
def test_the_points_that_an_attack_takes_are_told(tile: str, points: int) -> None:
    theirs = founder(territory(f"\n{tile} lake\n"))
    (step,) = steps(table(founder(SQUARE, "war"), theirs, open_tiles=("lake",)), "attack 1 0 0")
    told = sentences(step.events)[1]
    assert told == ("#2 loses 1 point." if points == 1 else f"#2 loses {points} points.")
    assert GAME.scores(step.state)[1].total == -points + GAME.scores(table(theirs))[0].total


def test_without_a_war_token_nobody_attacks() -> None:
    state = table(founder(SQUARE, "cart"), open_tiles=("lake",))
    assert refused(state, "attack 1 0 0") == "You do not have a war token."


def test_a_played_war_token_lies_on_the_tile() -> None:
    state = play(table(founder(SQUARE, "war", "war"), open_tiles=("lake",)), "attack 1 0 0")
    assert state.founders[0].tokens == ("war",)
    assert [plot.attacked for plot in state.founders[1].territory.plots] == [True, False]


# Coins


def test_example_4_horses_are_bought_from_an_opponent() -> None:
    seller = territory(
        """
        stable grove
        """
    )
    state = table(founder(SQUARE, "coin"), founder(seller), open_tiles=("lake", "lake", "lake"))
    (step,) = steps(state, "buy horses 1 0 0")
    assert step.state.bought is Resource.HORSES
    assert step.state.founders[1].territory.plots[0].coin
    assert not step.state.founders[0].tokens
    # In the seller's next turn the tile makes nothing; at its end the seller takes the coin.
    theirs = play(step.state, "add lake 0 2", "reveal village")
    assert theirs.active == 1
    assert "horses" not in theirs.founders[1].territory.supplies()
    after = play(theirs, "add lake 0 1")
    assert after.founders[1].tokens == ("coin",)
    assert "horses" in after.founders[1].territory.supplies()


def test_example_5_barracks_need_only_the_stone_of_the_waterfall_once_horses_are_bought() -> None:
    land, marks = drawn(
        """
        waterfall here
        """
    )
    assert not can_be_added("barracks-horses", marks["here"], land)
    state = table(founder(land), open_tiles=("barracks-horses",), bought=Resource.HORSES)
    assert marks["here"] in places(state, "add", "barracks-horses")
    after = play(state, "add barracks-horses 1 0")
    assert after.founders[0].tokens == ("war",)


def test_a_bought_resource_meets_one_of_two_equal_needs() -> None:
    land, marks = drawn(
        """
        market-iron here
        """
    )
    temple = "greattemple-coins-coins"
    assert not can_be_added(temple, marks["here"], land)
    assert can_be_added(temple, marks["here"], land, bought=Resource.COINS)
    bare, spots = drawn(
        """
        grove here
        """
    )
    assert not can_be_added(temple, spots["here"], bare, bought=Resource.COINS)


def test_a_bought_resource_does_not_free_a_tile_from_touching_the_territory() -> None:
    state = table(founder(SQUARE), open_tiles=("mine",), bought=Resource.STONE)
    assert Square(2, 2) not in places(state, "add", "mine")


def test_a_bought_resource_that_is_not_used_is_lost() -> None:
    state = table(founder(SQUARE, "coin"), open_tiles=("lake", "lake"))
    (_purchase, addition, reveal) = steps(state, "buy wood 1 0 0", "add lake 0 2", "reveal village")
    assert reveal.state.bought is None
    assert "#1 did not use what was bought (wood): it is lost." in sentences(addition.events)


def test_a_bought_resource_that_was_needed_is_not_told_to_be_lost() -> None:
    state = table(founder(SQUARE), open_tiles=("mine",), bought=Resource.WOOD)
    (step,) = steps(state, "add mine 0 2")
    assert sentences(step.events) == ["#1 added a tile: mine."]


def test_a_bought_resource_is_lost_too_if_nothing_can_be_added() -> None:
    seller = founder(territory("\nstable grove\n"))
    state = table(
        founder(SQUARE, "coin"), seller, open_tiles=("market-iron",), stacks=((), ("mine", "mine"), ())
    )
    (step,) = steps(state, "buy horses 1 0 0")
    assert "#1 did not use what was bought (horses): it is lost." in sentences(step.events)


def test_of_a_nature_tile_one_of_its_two_resources_is_chosen() -> None:
    state = table(founder(SQUARE, "coin"), founder(), open_tiles=("lake",))
    assert {"buy wood 1 0 0", "buy plants 1 0 0"} <= legal(state)
    assert play(state, "buy plants 1 0 0").bought is Resource.PLANTS


@pytest.mark.parametrize(
    ("silent", "why"),
    [
        ("altar-iron-gold", "This tile does not make iron itself: altar (iron, gold)."),
        ("mine!", "This tile makes nothing now, because of a war token on it: mine."),
        ("mine*", "This tile makes nothing now, because of craftsmen on it: mine."),
        ("mine$", "This tile makes nothing now, because of a coin token on it: mine."),
    ],
)
def test_nothing_is_bought_from_a_tile_that_makes_nothing(silent: str, why: str) -> None:
    land = territory(f"\n{silent} lake\n")
    state = table(founder(SQUARE, "coin"), founder(land), open_tiles=("lake",))
    assert of_verb("buy", legal(state)) == {"buy water 1 1 0", "buy plants 1 1 0"}
    assert refused(state, "buy iron 1 0 0") == why


def test_own_tiles_do_not_sell() -> None:
    state = table(founder(SQUARE, "coin"), founder(), founder(), open_tiles=("lake",))
    assert {move.split()[2] for move in of_verb("buy", legal(state))} == {"1", "2"}
    assert refused(state, "buy wood 0 0 0") == "That is for tiles of other founders."
    assert refused(state, "buy wood 1 5 5") == "No tile lies there."


def test_what_a_linked_tile_passes_on_cannot_be_bought_from_it() -> None:
    linked = territory(
        """
        mine  market-iron
        cliff grove
        """,
        carts=((0, 0),),
    )
    state = table(founder(SQUARE, "coin"), founder(linked), open_tiles=("lake",))
    assert {move for move in of_verb("buy", legal(state)) if move.endswith(" 1 0 0")} == {"buy iron 1 0 0"}
    assert refused(state, "buy coins 1 0 0") == "This tile does not make coins itself: mine."


def test_a_tile_with_a_coin_still_passes_on_what_linked_tiles_make() -> None:
    land, marks = drawn(
        """
        here  .
        mine$ market-gold
        cliff riverbank
        """,
        carts=((0, 1),),
    )
    assert can_be_added("winery", marks["here"], land)
    assert not can_be_added("market-iron", marks["here"], land)


def test_the_event_of_a_purchase_names_the_changed_territory() -> None:
    (step,) = steps(table(founder(SQUARE, "coin"), founder(), open_tiles=("lake",)), "buy wood 1 0 0")
    assert [event.whose for event in step.events] == [1]
    (told,) = sentences(step.events)
    assert told == (
        "#1 paid a coin to #2 for wood (grove). "
        "In the next turn of #2 that tile makes nothing; then #2 takes the coin."
    )


def test_coins_on_own_tiles_count_as_tokens_when_points_are_counted() -> None:
    land = territory(
        """
        forest$ lake$
        """
    )
    assert points(table(founder(land, "war")))["tokens"] == 3


# Carts


def test_a_cart_needs_four_own_tiles_in_a_square() -> None:
    land = territory(
        """
        forest lake  grove
        cliff  grove .
        """
    )
    state = table(founder(land, "cart"), open_tiles=("lake",))
    assert of_verb("join", legal(state)) == {"join 0 0"}
    assert refused(state, "join 1 0").startswith("A cart needs four of your tiles in a square")
    lonely = table(founder(territory("\nforest lake grove\n"), "cart"), open_tiles=("lake",))
    assert not of_verb("join", legal(lonely))


def test_several_carts_link_more_tiles_or_stand_apart() -> None:
    land = territory("\n" + "forest forest forest forest\n" * 2)
    state = table(founder(land, "cart", "cart"), open_tiles=("lake",))
    joined = play(state, "join 0 0").founders[0]
    assert joined.territory.carts == (Square(0, 0),)
    again = table(joined, open_tiles=("lake",))
    assert of_verb("join", legal(again)) == {"join 1 0", "join 2 0"}
    assert len(play(again, "join 1 0").founders[0].territory.linked) == 1
    assert len(play(again, "join 2 0").founders[0].territory.linked) == 2


def test_a_cart_works_in_the_same_turn() -> None:
    land, marks = drawn(
        """
        here        .
        market-iron market-gold
        forest      cliff
        """
    )
    state = table(founder(land, "cart"), open_tiles=("mine",))
    assert marks["here"] not in places(state, "add", "mine")
    (step,) = steps(state, "join 0 1")
    assert marks["here"] in places(step.state, "add", "mine")
    (told,) = sentences(step.events)
    assert told == (
        "#1 linked four tiles with a cart: "
        "market square (iron, plants), market square (gold, plants), forest, cliff."
    )


# Craftsmen


def test_craftsmen_are_laid_on_a_tile_that_makes_their_good() -> None:
    land = territory(
        """
        mine forest mine
        """
    )
    state = table(founder(land, "craftsmen-iron", "craftsmen-wine"), open_tiles=("lake",))
    assert of_verb("employ", legal(state)) == {"employ 0 0", "employ 2 0"}
    after = play(state, "employ 0 0")
    assert after.founders[0].tokens == ("craftsmen-wine",)
    assert after.founders[0].territory.plots[0].craftsmen
    assert refused(state, "employ 1 0") == "You have no craftsmen for what this tile makes: forest."
    assert refused(state, "employ 5 5") == "None of your tiles lies there."


def test_a_tile_with_craftsmen_makes_its_good_no_longer_and_gives_two_points() -> None:
    land = territory(
        """
        mine forest
        """
    )
    state = table(founder(land, "craftsmen-iron"), open_tiles=("lake",))
    (step,) = steps(state, "employ 0 0")
    after = step.state
    assert sentences(step.events) == [
        "#1 employed the craftsmen of iron on a tile: mine. It no longer makes iron and is worth 2 points."
    ]
    assert "iron" not in after.founders[0].territory.supplies()
    assert points(after)["craftsmen"] == 2
    assert points(after)["tokens"] == points(state)["tokens"] - 1


@pytest.mark.parametrize("silent", ["mine!", "mine$", "mine*"])
def test_craftsmen_need_a_tile_that_makes_something_now(silent: str) -> None:
    state = table(founder(territory(f"\n{silent} lake\n"), "craftsmen-iron"), open_tiles=("lake",))
    assert not of_verb("employ", legal(state))
    assert refused(state, "employ 0 0").startswith("This tile makes nothing now, because of ")


def test_craftsmen_are_not_laid_on_tiles_of_others() -> None:
    theirs = territory(
        """
        mine lake
        """
    )
    state = table(founder(SQUARE, "craftsmen-iron"), founder(theirs), open_tiles=("lake",))
    assert not of_verb("employ", legal(state))


def test_a_tile_with_craftsmen_can_be_attacked() -> None:
    theirs = territory(
        """
        mine*
        """
    )
    state = table(founder(SQUARE, "war"), founder(theirs), open_tiles=("lake",))
    assert "attack 1 0 0" in legal(state)


def test_playing_a_token_keeps_the_turn_and_hides_nothing() -> None:
    state = table(founder(SQUARE, "war", "coin", "cart"), open_tiles=("lake",))
    for move in ("attack 1 0 0", "buy wood 1 0 0", "join 0 0"):
        (step,) = steps(state, move)
        assert (step.state.active, step.state.phase, step.revealed) == (0, Phase.BUILD, False)


# All of them


def test_tokens_in_hand_are_open_to_all() -> None:
    state = table(founder(SQUARE, "war", "craftsmen-gold"), founder(), open_tiles=("lake",))
    for seat in (None, 0, 1):
        assert GAME.view(state, seat).state.founders[0].tokens == ("war", "craftsmen-gold")


def test_a_city_tile_brings_a_token_only_once_in_a_game() -> None:
    land = territory(
        """
        market-iron lake
        """
    )
    state = play(table(founder(land), founder(), open_tiles=("lake", "lake", "lake")), "add lake 0 1")
    later = play(state, "reveal village", "add lake 0 1", "reveal nature", "add lake 0 2")
    assert later.turn == 3
    assert not later.founders[0].tokens


def test_a_coin_that_was_taken_can_be_spent_in_a_later_turn() -> None:
    land = territory(
        """
        forest$ cliff
        """
    )
    state = table(founder(land), open_tiles=("lake", "lake", "lake"))
    assert not of_verb("buy", legal(state))
    later = play(state, "add lake 0 1", "reveal nature", "add lake 0 1", "reveal village")
    assert later.active == 0
    assert "buy wood 1 0 0" in legal(later)

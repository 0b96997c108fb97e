"""The third end of the game: nobody can gain any more points (rulebook: end of the game)."""

from typing import Any

import pytest

from engines.founders.game import GAME
from engines.founders.rules.ending import no_points_left
from engines.founders.state import Ending, Loads, Options, Phase, State
from tests.rules.founders.tables import (
    TWO_GROVES,
    founder,
    legal,
    play,
    refused,
    sentences,
    steps,
    table,
    territory,
)

NO_CITIES = (("grove",), ("mine",), ())


# It is certain: the game is over at the end of a turn.


def hopeless(**fields: Any) -> State:
    """No city tiles left, no tokens, and no way to make armies."""
    return table(founder(), open_tiles=("lake",), **{"stacks": NO_CITIES, **fields})


def test_the_game_is_over_when_nobody_can_gain_any_more_points() -> None:
    (step,) = steps(hopeless(), "add lake 0 1")
    assert step.state.ending is Ending.NOTHING
    assert sentences(step.events)[-1] == "Nobody can gain any more points: the game is over."


def test_city_tiles_to_come_count_only_if_somebody_can_ever_pay_for_them() -> None:
    assert no_points_left(hopeless(stacks=(("grove",), ("mine",), ("inn-fish", "inn-wine"))))
    assert not no_points_left(hopeless(stacks=(("lake",), ("fishery",), ("inn-fish",))))
    assert not no_points_left(hopeless(stacks=(("grove",), ("winery",), ("workshop-wine",))))


@pytest.mark.parametrize("token", ["war", "cart"])
def test_war_and_cart_tokens_bring_no_points(token: str) -> None:
    state = hopeless(founders=(founder(TWO_GROVES, token), founder(TWO_GROVES, token)))
    assert no_points_left(state)
    assert play(state, "add lake 0 1").ending is Ending.NOTHING


def test_craftsmen_bring_points_only_if_their_good_can_be_made() -> None:
    state = hopeless(founders=(founder(TWO_GROVES, "craftsmen-iron"), founder()))
    assert no_points_left(state)
    stone = hopeless(founders=state.founders, stacks=(("forest",), ("mine",), ()))
    assert not no_points_left(stone)


def test_it_is_not_certain_while_a_founder_has_a_coin_because_the_seller_would_gain_it() -> None:
    assert not no_points_left(hopeless(founders=(founder(TWO_GROVES, "coin"), founder())))
    coin = territory(
        """
        grove$ grove
        """
    )
    assert not no_points_left(hopeless(founders=(founder(), founder(coin))))


def test_it_is_not_certain_as_long_as_a_city_tile_might_be_paid_for() -> None:
    rows = ((), (), ("workshop-iron",))
    stacks = (("forest",), (), ())
    assert no_points_left(hopeless(rows=rows, stacks=stacks))
    with_mines = hopeless(rows=((), ("mine",), ("workshop-iron",)), stacks=stacks)
    assert not no_points_left(with_mines)


def test_it_is_not_certain_as_long_as_a_victory_tile_might_be_paid_for() -> None:
    stacks = (("forest", "lake"), ("mine", "goldmine"), ())
    assert not no_points_left(hopeless(stacks=stacks, display=("altar-iron-gold",)))
    assert no_points_left(hopeless(stacks=stacks, display=("altar-iron-cloth",)))


@pytest.mark.parametrize(("tile", "over"), [("market-iron", False), ("market-iron!", True)])
def test_what_an_attacked_tile_made_counts_no_more(tile: str, over: bool) -> None:
    land = territory(f"\n{tile} grove\n")
    display = ("greattemple-coins-coins",)
    assert no_points_left(hopeless(founders=(founder(land), founder()), display=display)) is over


def test_what_the_tile_under_craftsmen_made_counts_no_more() -> None:
    for tile, over in (("mine", False), ("mine*", True)):
        land = territory(f"\n{tile} goldmine\n")
        state = hopeless(founders=(founder(land), founder()), display=("altar-iron-gold",))
        assert no_points_left(state) is over


# It is not certain: somebody proposes it, and all vote.


def proposing(*founders: Any, open_tiles: tuple[str, ...] = ("lake",), **fields: Any) -> State:
    """The start of a turn without city tiles to come; a coin is out, so that the end is not certain."""
    given = {"phase": Phase.REVEAL, "stacks": NO_CITIES, **fields}
    return table(*founders, founder(TWO_GROVES, "coin"), open_tiles=open_tiles, **given)


def test_who_begins_a_turn_may_propose_the_end_if_nobody_visibly_can_gain_points() -> None:
    assert legal(proposing(founder())) == {"reveal nature", "reveal village", "propose"}


def test_nobody_proposes_it_while_a_city_tile_of_the_stack_might_be_paid_for() -> None:
    stacks = (("grove",), ("winery",), ("workshop-wine",))
    why = "Points can still be gained: #1 might pay for a city tile that is in the stack."
    assert refused(proposing(founder(), stacks=stacks), "propose") == why
    assert "propose" in legal(proposing(founder(), stacks=(("grove",), ("mine",), ("inn-fish",))))


MINES = territory(
    """
    mine goldmine
    """
)


def test_nobody_proposes_it_while_somebody_could_add_an_open_victory_tile() -> None:
    for founders, who in (((founder(MINES), founder()), "#1"), ((founder(), founder(MINES)), "#2")):
        state = proposing(*founders, open_tiles=("altar-iron-gold",))
        assert refused(state, "propose") == f"{who} can still gain points: altar (iron, gold)."
    assert "propose" in legal(proposing(founder(MINES), open_tiles=("altar-iron-cloth",)))


def test_nobody_proposes_it_while_somebody_could_add_an_open_city_tile() -> None:
    land = territory(
        """
        mine grove
        """
    )
    state = proposing(founder(land), open_tiles=("market-iron",))
    assert refused(state, "propose") == "#1 can still gain points: market square (iron, plants)."
    assert "propose" in legal(proposing(founder(land), open_tiles=("inn-iron",)))


def test_nobody_proposes_it_while_craftsmen_could_be_employed() -> None:
    state = proposing(founder(MINES, "craftsmen-iron"))
    assert refused(state, "propose") == "#1 can still gain points: the craftsmen of iron."
    assert "propose" in legal(proposing(founder(MINES, "craftsmen-fish")))


def test_a_coin_stops_a_tile_for_one_turn_only_so_its_points_are_visible() -> None:
    land = territory(
        """
        mine$ goldmine
        """
    )
    assert "propose" not in legal(proposing(founder(land), open_tiles=("altar-iron-gold",)))


# Only built places touch both suppliers, and the temples are not worth replacing.
SURROUNDED = """
    .    temple-coins-carts .
    mine {tile} stable
    .    temple-coins-carts .
    """


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("lake", True),  # 2 points, less 1 for the replaced tile
        ("altar-iron-fish", False),  # and less 1 for the altar
        ("altar-iron-fish!", True),  # which is worth nothing if attacked
        ("winery*", False),  # less 2 for the craftsmen
    ],
)
def test_replacing_counts_if_it_brings_more_points_than_it_costs(tile: str, gain: bool) -> None:
    land = territory(SURROUNDED.format(tile=tile))
    state = proposing(founder(land), open_tiles=("sanctuary-iron-horses",))
    assert ("propose" not in legal(state)) is gain


def test_a_cart_counts_if_the_tile_that_it_allows_brings_more_than_the_cart() -> None:
    picture = """
        mine            altar-iron-fish
        altar-iron-fish {tile}
        """
    horses, gold = (territory(picture.format(tile=tile)) for tile in ("stable", "goldmine"))
    assert "propose" in legal(proposing(founder(horses), open_tiles=("sanctuary-iron-horses",)))
    with_cart = proposing(founder(horses, "cart"), open_tiles=("sanctuary-iron-horses",))
    assert refused(with_cart, "propose") == "#1 can still gain points: sanctuary (iron, horses)."
    assert "propose" in legal(proposing(founder(gold, "cart"), open_tiles=("altar-iron-gold",)))


def test_a_coin_counts_if_the_tile_that_it_buys_brings_more_than_the_coin() -> None:
    seller = territory(
        """
        stable goldmine
        """
    )
    buyer = founder(territory("\nmine lake\n"), "coin")
    temple = proposing(buyer, founder(seller), open_tiles=("sanctuary-iron-horses",))
    assert refused(temple, "propose") == "#1 can still gain points: sanctuary (iron, horses)."
    altar = proposing(buyer, founder(seller), open_tiles=("altar-iron-gold",))
    assert "propose" in legal(altar)


def test_the_option_of_loads_decides_what_can_be_gained_too() -> None:
    land = territory(
        """
        market-iron forest
        cliff       lake
        """,
        carts=((0, 0),),
    )
    shared, single = (
        proposing(founder(land), display=("greattemple-coins-coins",), options=Options(loads=loads))
        for loads in (Loads.SHARED, Loads.SINGLE)
    )
    assert "propose" not in legal(shared)
    assert "propose" in legal(single)


def voting(seats: int = 3) -> State:
    """Coins are out, so that the end is not certain."""
    others = (founder(TWO_GROVES, "coin"),) * (seats - 1)
    return table(founder(), *others, open_tiles=("lake",), phase=Phase.REVEAL, stacks=NO_CITIES)


def test_everybody_else_is_asked_in_turn() -> None:
    asked = play(voting(), "propose")
    assert GAME.current(asked) == 1
    assert legal(asked) == {"agree", "refuse"}
    assert GAME.current(play(asked, "agree")) == 2


def test_the_game_is_over_when_all_agree() -> None:
    (*_, last) = steps(voting(), "propose", "agree", "agree")
    assert last.state.ending is Ending.AGREED
    assert GAME.current(last.state) is None
    assert sentences(last.events) == [
        "#3 agrees.",
        "All agree that nobody can gain any more points: the game is over.",
    ]


def test_it_goes_on_when_one_refuses_and_is_not_asked_again_in_that_turn() -> None:
    state = play(voting(), "propose", "agree", "refuse")
    assert GAME.current(state) == 0
    assert legal(state) == {"reveal nature", "reveal village"}
    assert refused(state, "propose") == "You have asked already in this turn."
    later = play(state, "reveal nature", "add lake 0 1")
    assert "propose" in legal(later)


def test_after_a_refusal_the_only_stack_left_is_revealed_automatically() -> None:
    state = table(
        founder(),
        founder(TWO_GROVES, "coin"),
        open_tiles=("lake",),
        phase=Phase.REVEAL,
        stacks=(("grove",), (), ()),
    )
    (_proposal, step) = steps(state, "propose", "refuse")
    assert step.revealed
    assert step.state.rows[0] == ("lake", "grove")
    assert (step.state.active, step.state.phase) == (0, Phase.BUILD)

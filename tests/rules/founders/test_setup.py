"""Preparation: stacks, victory tiles, the draft, the first rows."""

import pytest

from engines.core.errors import BadSetup
from engines.core.game import Setup
from engines.core.grids.squares import Square
from engines.founders.components import TILES, Kind
from engines.founders.game import GAME
from engines.founders.state import Options, Phase, State
from tests.rules.founders.tables import FULL_PILES, legal, new, play, sentences, steps

FIVE = ("forest", "cliff", "lake", "grove", "waterfall")


def drafted(seats: int) -> State:
    """After a draft in which each founder takes the first tile."""
    state = new(seats)
    while state.phase is Phase.DRAFT:
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    return state


def test_tiles_are_shuffled_by_kind() -> None:
    one, other = (GAME.new(Setup(2, seed, Options())) for seed in (1, 2))
    for stack, again, kind in zip(
        one.stacks, other.stacks, (Kind.NATURE, Kind.VILLAGE, Kind.CITY), strict=True
    ):
        assert stack != again
        assert {TILES[tile].kind for tile in stack} == {kind}


@pytest.mark.parametrize(("seats", "shown"), [(2, 8), (3, 12), (4, 12)])
def test_8_victory_tiles_for_two_players_12_for_more_and_the_rest_is_out(seats: int, shown: int) -> None:
    state = new(seats)
    assert len(state.display) == shown
    assert len(state.box) == 25 - shown
    assert {TILES[tile].kind for tile in (*state.display, *state.box)} == {Kind.VICTORY}


@pytest.mark.parametrize(("seats", "opened"), [(2, 5), (3, 7), (4, 9)])
def test_5_7_or_9_nature_tiles_are_revealed_for_the_draft(seats: int, opened: int) -> None:
    state = new(seats)
    assert [len(row) for row in state.rows] == [opened, 0, 0]
    assert [len(stack) for stack in state.stacks] == [24 - opened, 24, 24]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_tile_each_clockwise_then_one_each_the_other_way_round(seats: int) -> None:
    state, order = new(seats), []
    while state.phase is Phase.DRAFT:
        order.append(GAME.current(state))
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    assert order == [*range(seats), *reversed(range(seats))]


def test_a_tile_that_is_taken_is_gone() -> None:
    state = play(new(first=FIVE), "draft cliff")
    assert state.rows[0] == ("forest", "lake", "grove", "waterfall")
    assert legal(state) == {"draft forest", "draft lake", "draft grove", "draft waterfall"}


def test_equal_tiles_are_offered_once() -> None:
    state = new(first=("forest", "forest", "forest", "lake", "lake"))
    assert legal(state) == {"draft forest", "draft lake"}


def test_the_two_tiles_touch_on_any_one_side() -> None:
    state = play(new(first=FIVE), "draft forest", "draft cliff")
    lake = {move for move in legal(state) if move.startswith("settle lake")}
    assert lake == {"settle lake 0 -1", "settle lake 1 0", "settle lake 0 1", "settle lake -1 0"}
    settled = play(state, "settle lake 0 -1")
    assert [(plot.tile, plot.at) for plot in settled.founders[1].territory.plots] == [
        ("cliff", Square(0, 0)),
        ("lake", Square(0, -1)),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_two_nature_tiles_join_the_one_left_and_two_villages_and_a_city_are_revealed(seats: int) -> None:
    state = drafted(seats)
    assert [len(row) for row in state.rows] == [3, 2, 1]
    assert [len(stack) for stack in state.stacks] == [24 - 2 * seats - 3, 22, 23]
    assert all(len(founder.territory.plots) == 2 for founder in state.founders)


@pytest.mark.parametrize(("seats", "hidden"), [(2, 62), (3, 60), (4, 58)])
def test_so_many_turns_a_game_has_at_most(seats: int, hidden: int) -> None:
    assert sum(map(len, drafted(seats).stacks)) == hidden


def test_the_last_pick_reveals_what_is_hidden_and_the_others_do_not() -> None:
    taken = steps(new(first=FIVE), "draft forest", "draft cliff", "settle lake 1 0", "settle grove 1 0")
    assert [step.revealed for step in taken] == [False, False, False, True]
    assert (
        sentences(taken[-1].events)[-1]
        == "All territories are founded: 5 more tiles are open, and #1 begins."
    )


def test_tokens_lie_in_four_piles_and_nobody_has_one() -> None:
    state = drafted(3)
    assert (state.piles.war, state.piles.coin, state.piles.cart) == (6, 6, 6)
    assert sorted(state.piles.craftsmen) == sorted(FULL_PILES.craftsmen)
    assert not any(founder.tokens for founder in state.founders)


def test_the_starting_player_takes_the_first_turn_and_play_goes_clockwise() -> None:
    state, order = drafted(3), []
    for _ in range(4):
        order.append(GAME.current(state))
        state = play(state, "reveal nature")
        state = play(state, f"add {state.rows[0][-1]} 0 1")
        assert state.phase is Phase.REVEAL
        if len(order) == 3:
            break
    assert order == [0, 1, 2]
    assert GAME.current(state) == 0


def test_an_order_must_name_every_piece() -> None:
    with pytest.raises(BadSetup, match="103"):
        GAME.new(Setup(2, 0, Options(), ("forest",)))

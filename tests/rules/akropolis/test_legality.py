"""Where a tile may go, computed a second time in a simple way that follows page 4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.akropolis.components import START_TILE
from engines.akropolis.game import GAME
from engines.akropolis.state import Architect, City, Options, State
from engines.core.game import Setup
from engines.core.grids.hexes import DIRECTIONS, REACH, Hex
from engines.core.text import Text
from tests.laws.positions import seeds, setups, walk


def hexes_under(at: Hex, facing: int) -> list[Hex]:
    steps = [Hex(0, 0), DIRECTIONS[facing], DIRECTIONS[(facing + 1) % 6]]
    return [Hex(at.q + step.q, at.r + step.r) for step in steps]


def columns(city: City) -> dict[Hex, list[int]]:
    """The tiles at each hex from the ground up, by number; the start tile is 0."""
    stacks = {at: [0] for at in START_TILE}
    for number, laid in enumerate(city.laid, 1):
        for at in hexes_under(Hex(laid.q, laid.r), laid.facing):
            stacks.setdefault(at, []).append(number)
    return stacks


def verdict(stacks: dict[Hex, list[int]], at: Hex, facing: int) -> str | None:
    """The rule that a tile breaks there, if any."""
    below = [stacks.get(each, []) for each in hexes_under(at, facing)]
    heights = {len(stack) for stack in below}
    if heights == {0}:
        sides = (
            Hex(each.q + step.q, each.r + step.r) for each in hexes_under(at, facing) for step in DIRECTIONS
        )
        return None if any(side in stacks for side in sides) else "akropolis-not-touching"
    if 0 in heights:
        return "akropolis-gap-below"
    if len(heights) > 1:
        return "akropolis-uneven-levels"
    return None if len({stack[-1] for stack in below}) > 1 else "akropolis-one-tile-below"


@given(setups(GAME), seeds, st.integers(0, 60))
def test_the_engine_allows_what_the_page_allows_and_names_the_rule_otherwise(
    setup: Setup[Options], dice: int, turns: int
) -> None:
    state: State = walk(GAME, setup, dice, turns).state
    if state.over:
        return
    stacks = columns(state.architects[state.active].city)
    free = {(move.at, move.facing) for move in GAME.legal_moves(state) if move.slot == 0}
    reach = 3 + max(max(abs(at.q), abs(at.r)) for at in stacks)
    view = GAME.view(state, state.active)
    for q in range(-reach, reach + 1):
        for r in range(-reach, reach + 1):
            for facing in range(6):
                broken = verdict(stacks, Hex(q, r), facing)
                assert ((Hex(q, r), facing) in free) == (broken is None)
                if broken:
                    assert GAME.refusal(view, f"place 0 {q} {r} {facing}") == Text(broken)


@pytest.mark.parametrize("way", DIRECTIONS)
def test_the_longest_line_of_the_longest_game_stays_on_the_board(way: Hex) -> None:
    city = City()
    for _ in range(30):
        state = State(Options(), ("T01", "T02"), (), (Architect(0, city),))
        move = max(GAME.legal_moves(state), key=lambda move: furthest(way, move.at, move.facing))
        city = city.lay("T01", move.at, move.facing)
    assert 55 < max(max(abs(at.q), abs(at.r)) for at in columns(city)) < REACH - 1
    assert verdicts_agree(city)


def furthest(way: Hex, at: Hex, facing: int) -> int:
    return max(way.q * each.q + way.r * each.r for each in hexes_under(at, facing))


def verdicts_agree(city: City) -> bool:
    """Whether every move that is offered may be made by the page."""
    stacks = columns(city)
    moves = GAME.legal_moves(State(Options(), ("T01", "T02"), (), (Architect(0, city),)))
    return all(verdict(stacks, move.at, move.facing) is None for move in moves)


def test_tiles_that_cannot_be_paid_for_are_named_as_an_obstacle() -> None:
    state = GAME.new(Setup(4, 7, Options()))
    dear = len(state.market) - 1 - state.architects[0].stones
    [why] = GAME.obstacles(GAME.view(state, 0))
    assert why == Text("akropolis-too-dear", {"tiles": dear, "stones": state.architects[0].stones})

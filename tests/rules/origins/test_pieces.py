"""The pieces stay the same, and nothing hidden is shown."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engines.core.game import Setup
from engines.core.rng import Rng
from engines.origins.components import BASES, COMPANIES, MILITARY, TILES
from engines.origins.components.terms import COLOURS
from engines.origins.game import GAME
from engines.origins.state import Options, State
from tests.laws.positions import seeds, setups, walk

turns = st.integers(0, 400)


def position(setup: Setup[Options], dice: int, moves: int) -> State:
    state: State = walk(GAME, setup, dice, moves).state
    return state


@given(setups(GAME), seeds, turns)
def test_every_piece_of_the_box_is_in_one_place(setup: Setup[Options], dice: int, moves: int) -> None:
    state = position(setup, dice, moves)
    found = GAME.pieces(state)
    company = COMPANIES[setup.seats]
    assert all(found[f"citizen {colour}"] == company.citizens for colour in COLOURS)
    assert found["speaker"] == company.speakers
    tiles = [tile for tile in TILES if found[f"building {tile}"]]
    assert len(tiles) == len(TILES)
    assert found == GAME.pieces(GAME.new(setup))


@given(setups(GAME), seeds, turns)
def test_no_count_is_negative_or_above_its_maximum(setup: Setup[Options], dice: int, moves: int) -> None:
    state = position(setup, dice, moves)
    assert min(state.reserve) >= 0
    assert min(state.towers) >= 0
    assert all(1 <= value <= 6 for value in state.sites)
    for seat, archon in enumerate(state.archons):
        assert min(msgspec.structs.astuple(archon.goods)) >= 0
        assert archon.free_bases >= 0
        assert archon.bases <= BASES
        assert all(1 <= freeman.value <= 6 for freeman in archon.freemen)
        assert all(2 <= speaker.value <= 5 for speaker in archon.speakers)
        assert len(set(archon.advisors)) == len(archon.advisors)
        assert archon.superiority <= MILITARY[state.military.places[seat]].borders


@given(setups(GAME), seeds, turns)
def test_a_city_hangs_together_and_its_seats_lie_in_blocks(
    setup: Setup[Options], dice: int, moves: int
) -> None:
    for archon in position(setup, dice, moves).archons:
        survey = archon.city.survey
        assert len(survey.tiles) == len(archon.city.tiles)
        assert all((seat.x, seat.y) in survey.blocks for seat in archon.city.seats)
        assert len({(seat.x, seat.y) for seat in archon.city.seats}) == len(archon.city.seats)
        assert not survey.free.keys() & survey.tiles.keys()


@given(setups(GAME), seeds, turns, seeds)
def test_only_the_top_of_a_stack_is_seen_and_no_die_is_foreseen(
    setup: Setup[Options], dice: int, moves: int, other: int
) -> None:
    state = position(setup, dice, moves)
    for seat in (None, *range(setup.seats)):
        seen = GAME.view(state, seat).state
        assert seen.rng == 0
        assert [stack[:1] for stack in seen.stacks] == [stack[:1] for stack in state.stacks]
        shuffled = GAME.imagine(GAME.view(state, seat), Rng(other))
        assert GAME.view(shuffled, seat).state == seen


@given(setups(GAME), seeds, turns)
def test_what_hidden_things_bring_is_marked_as_revealed(setup: Setup[Options], dice: int, moves: int) -> None:
    state = position(setup, dice, moves)
    for move in GAME.legal_moves(state)[:40]:
        done = GAME.apply(state, move)
        unseen = done.state.rng != state.rng or [stack[:1] for stack in done.state.stacks if stack[:1]] != [
            stack[:1] for stack in state.stacks if stack[:1]
        ]
        assert done.revealed or not unseen


@given(setups(GAME), seeds, turns)
def test_every_move_has_events_for_all_seats(setup: Setup[Options], dice: int, moves: int) -> None:
    state = position(setup, dice, moves)
    for move in GAME.legal_moves(state):
        assert any(event.only is None for event in GAME.apply(state, move).events)

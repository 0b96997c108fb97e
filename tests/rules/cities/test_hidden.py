"""What is face down, in the stacks or in the bag stays hidden until it is revealed."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cities.components import UNKNOWN, Zone
from engines.cities.game import GAME
from engines.cities.state import Options, State
from engines.core import search
from engines.core.game import Setup, View
from engines.core.notation import steps
from engines.core.rng import Rng
from engines.core.saves.codec import read_state
from engines.core.text import say
from tests.laws.positions import seeds, setups, walk
from tests.rules.cities.tables import first_round, offered, order, play, play_to_end, sentences

FACE_DOWN = order(
    goals=["museums", "museums", "hotels", "theatres"],
    districts=["t01", "t02", "t03", "t29"],
    attractions=["tree", "tree", "tree", "tree", "tree", "monument"],
)


def view(state: State) -> View[State]:
    return GAME.view(state, state.active)


def test_what_lies_face_down_is_in_no_view() -> None:
    state = first_round(things=FACE_DOWN)
    seen = msgspec.json.encode([GAME.view(state, seat) for seat in (None, 0, 1)])
    assert [slot.down for slot in state.board if slot.down] == [("theatres",), ("t29",), ("monument",)]
    for hidden in (b"theatres", b"t29", b"monument"):
        assert hidden not in seen


def test_the_view_shows_how_much_is_hidden() -> None:
    seen = view(first_round(things=FACE_DOWN)).state
    assert [slot.down for slot in seen.board if slot.down] == [(UNKNOWN,)] * 3
    assert seen.goals == (UNKNOWN,) * 28
    assert seen.districts == (UNKNOWN,) * 28
    assert seen.attractions == (UNKNOWN,) * 42
    assert seen.bag == (UNKNOWN,) * 90


def test_a_label_says_no_more_than_that_something_is_face_down() -> None:
    seen = view(first_round(things=FACE_DOWN))
    for move in GAME.legal_moves(seen.state):
        name = say(GAME.label(seen, steps(move)))
        assert not any(word in name for word in ("Theatres", "monument", "red plot, red plot"))
    assert say(GAME.label(seen, ["send", "attractions 4"])) == "Attractions 4: tree, face down"


@pytest.mark.parametrize(
    ("post", "shown"),
    [("goals 4", "Theatres"), ("districts 4", "red plot, red plot"), ("attractions 4", "monument")],
)
def test_all_hear_what_was_face_down_once_it_is_taken(post: str, shown: str) -> None:
    assert shown in sentences(first_round(things=FACE_DOWN), f"send {post}")[0]


@pytest.mark.parametrize("post", ["goals 4", "districts 4", "attractions 4", "buildings 4"])
def test_a_move_tried_in_a_view_brings_nothing_to_light(post: str) -> None:
    state = first_round(things=FACE_DOWN)
    tried = play(view(state).state, f"send {post}")
    taken = (*tried.hand, *tried.planners[0].goals)
    assert UNKNOWN in taken
    assert not {"theatres", "t29", "monument"} & set(taken)


def test_an_unknown_item_offers_no_moves() -> None:
    tried = play(view(first_round(things=FACE_DOWN)).state, "send districts 4")
    assert GAME.legal_moves(tried) == []


def second_round() -> State:
    """After a round of three in which nobody took what lay face down, nor the last open attraction."""
    state = first_round(3, things=FACE_DOWN)
    while state.round == 1:
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    return state


def test_leftovers_that_lay_face_down_go_into_the_box_unseen() -> None:
    """Koniec rundy: leftovers go into the box; Etap 2: nobody may look before sending a worker there."""
    state = second_round()
    seen = msgspec.json.encode([GAME.view(state, seat).state.unseen for seat in (None, 0, 1, 2)])
    assert state.unseen == (("theatres",), ("t29",), ("monument",), ())
    assert not {"theatres", "t29", "monument"} & {*state.box}
    assert msgspec.json.decode(seen) == [[[UNKNOWN], [UNKNOWN], [UNKNOWN], []]] * 4


def test_open_leftovers_stay_known() -> None:
    assert "tree" in view(second_round()).state.box


def test_leftovers_that_nobody_saw_may_be_anything_that_nobody_has_seen() -> None:
    state = second_round()
    imagined = [GAME.imagine(view(state), Rng(dice)).unseen for dice in range(60)]
    assert all([len(items) for items in unseen] == [1, 1, 1, 0] for unseen in imagined)
    for zone in (0, 1, 2):
        assert len({unseen[zone] for unseen in imagined}) > 3


def test_a_table_of_an_older_version_plays_on() -> None:
    """Its leftovers lie in the box together, as they did then."""
    state = second_round()
    raw = msgspec.to_builtins(state)
    raw["box"] = [*raw["box"], *(item for items in raw.pop("unseen") for item in items)]
    old = read_state(GAME, 2, msgspec.json.encode(raw))
    assert old.unseen == ((), (), (), ())
    assert GAME.pieces(old) == GAME.pieces(state)
    assert GAME.legal_moves(old) == GAME.legal_moves(state)
    assert GAME.pieces(GAME.imagine(view(old), Rng(1))) == GAME.pieces(state)
    assert play_to_end(old).over


def test_what_becomes_of_leftovers_is_told_without_naming_what_lay_face_down() -> None:
    state = first_round(3, things=FACE_DOWN)
    while state.round == 1:
        before, move = state, offered(state)[0]
        state = play(state, move)
    (told,) = [line for line in sentences(before, move) if "into the box" in line]
    assert told == "What nobody took goes into the box: a tree and 3 things face down."


@given(setups(GAME), seeds, st.integers(0, 150))
def test_everything_hidden_is_unknown_at_any_stage(setup: Setup[Options], dice: int, moves: int) -> None:
    state: State = walk(GAME, setup, dice, moves).state
    seen = GAME.view(state, 0).state
    hidden = [*seen.goals, *seen.districts, *seen.attractions, *seen.bag]
    hidden += [item for slot in seen.board for item in slot.down]
    hidden += [item for items in seen.unseen for item in items]
    assert set(hidden) <= {UNKNOWN}
    assert seen.planners == state.planners
    assert [slot.up for slot in seen.board] == [slot.up for slot in state.board]


@given(setups(GAME), seeds, st.integers(0, 150), seeds)
def test_events_before_a_thing_is_taken_do_not_depend_on_what_is_hidden(
    setup: Setup[Options], dice: int, moves: int, other: int
) -> None:
    state: State = walk(GAME, setup, dice, moves).state
    imagined = GAME.imagine(GAME.view(state, None), Rng(other))
    for move in GAME.legal_moves(state):
        step = GAME.apply(state, move)
        if not step.revealed:
            assert GAME.apply(imagined, move).events == step.events


@given(setups(GAME), seeds, st.integers(0, 150), seeds)
def test_imagined_stacks_hold_exactly_the_unseen_items(
    setup: Setup[Options], dice: int, moves: int, other: int
) -> None:
    state: State = walk(GAME, setup, dice, moves).state
    imagined = GAME.imagine(GAME.view(state, None), Rng(other))

    def unseen(of: State, zone: Zone) -> list[str]:
        stacks: dict[Zone, Any] = {
            Zone.GOALS: of.goals,
            Zone.DISTRICTS: of.districts,
            Zone.ATTRACTIONS: of.attractions,
            Zone.BUILDINGS: of.bag,
        }
        face_down = [item for slot in of.slots(zone) for item in slot.down]
        return sorted([*stacks[zone], *face_down, *of.unseen[list(Zone).index(zone)]])

    for zone in Zone:
        assert unseen(imagined, zone) == unseen(state, zone)


def test_a_computer_player_chooses_from_a_view() -> None:
    state, rng = first_round(things=FACE_DOWN), Rng(1)
    for _ in range(60):
        move, rng = search.greedy(GAME, view(state), rng)
        assert move in GAME.legal_moves(state)
        state = GAME.apply(state, move).state

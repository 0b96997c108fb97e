"""A turn: reveal a tile, play a token, add a tile; skipping; the end of a turn."""

import pytest

from engines.core.game import find
from engines.founders.game import GAME
from engines.founders.state import Options, Phase, Stuck
from tests.rules.founders.tables import (
    FAR_AWAY,
    founder,
    legal,
    places,
    play,
    refused,
    sentences,
    steps,
    table,
    territory,
)

FIVE_CITIES = ("inn-iron", "inn-gold", "inn-cloth", "inn-wine", "inn-horses")


def test_example_1_a_village_is_revealed_as_the_fourth_of_its_row() -> None:
    row = ("mine", "winery", "weaver")
    state = table(
        founder(), open_tiles=row, phase=Phase.REVEAL, stacks=(("lake",), ("stable", "mine"), ("inn-fish",))
    )
    after = play(state, "reveal village")
    assert after.rows[1] == (*row, "stable")
    assert after.stacks[1] == ("mine",)
    assert not after.box


def test_example_2_a_sixth_city_tile_sends_the_five_out_of_the_game() -> None:
    state = table(founder(), open_tiles=(*FIVE_CITIES, "lake"), phase=Phase.REVEAL)
    (step,) = steps(state, "reveal city")
    assert step.state.rows[2] == ("workshop-wine",)
    assert step.state.box == FIVE_CITIES
    assert sentences(step.events)[1] == (
        "The city row was full. Its tiles are out of the game: inn (iron, water), inn (gold, water), "
        "inn (cloth, water), inn (wine, water), inn (horses, water)."
    )


def test_a_turn_begins_with_revealing_a_tile() -> None:
    state = table(founder(LAND, "war", "coin"), open_tiles=("lake",), phase=Phase.REVEAL)
    assert legal(state) == {"reveal nature", "reveal village", "reveal city"}
    assert refused(state, "add lake 0 1") == "Not now: a turn begins with revealing a tile."


LAND = territory(
    """
    forest lake
    cliff  grove
    """
)


def test_any_stack_may_be_chosen_that_has_a_tile() -> None:
    land = territory("\nwinery grove\n")
    state = table(founder(land), phase=Phase.REVEAL, stacks=(("grove",), (), ("workshop-wine",)))
    assert legal(state) == {"reveal nature", "reveal city"}
    assert refused(state, "reveal village") == "That stack is used up."


def test_revealing_brings_something_hidden_to_light() -> None:
    state = table(founder(), open_tiles=("lake",), phase=Phase.REVEAL)
    assert all(
        step.revealed for kind in ("nature", "village", "city") for step in steps(state, f"reveal {kind}")
    )


def test_from_the_only_stack_left_a_tile_is_revealed_automatically() -> None:
    land = territory("\nwinery grove\n")
    stacks = ((), (), ("workshop-wine", "inn-gold"))
    state = table(founder(land), open_tiles=("lake", "lake", "grove"), stacks=stacks)
    (step,) = steps(state, "add lake 0 1")
    assert step.revealed
    assert step.state.rows[2] == ("workshop-wine",)
    assert (step.state.active, step.state.phase) == (1, Phase.BUILD)


def test_any_open_tile_can_be_added() -> None:
    land = territory(
        """
        mine   forest goldmine
        cliff  grove  lake
        """
    )
    state = table(founder(land), open_tiles=("lake", "winery", "market-iron", "altar-iron-gold"))
    assert {move.split()[1] for move in legal(state) if move.startswith("add")} == {
        "lake",
        "winery",
        "market-iron",
        "altar-iron-gold",
    }


def test_a_tile_that_is_added_leaves_its_row_and_the_others_stay() -> None:
    state = play(table(founder(), open_tiles=("lake", "lake", "cliff", "mine")), "add lake 0 1")
    assert state.rows == (("lake", "cliff"), ("mine",), ())
    assert state.founders[0].territory.plots[-1].tile == "lake"


def test_a_victory_tile_that_is_added_leaves_the_display() -> None:
    land = territory(
        """
        mine goldmine
        """
    )
    state = play(table(founder(land), open_tiles=("altar-iron-gold",)), "add altar-iron-gold 0 1")
    assert state.display == (FAR_AWAY,)


def test_nobody_takes_tiles_of_others() -> None:
    rich = territory(
        """
        mine goldmine
        """
    )
    state = table(founder(), founder(rich), open_tiles=("lake",))
    assert {move.split()[1] for move in legal(state)} == {"lake"}


def test_a_tile_must_be_added_if_one_can() -> None:
    state = table(founder(), open_tiles=("lake",))
    assert "pass" not in legal(state)
    assert refused(state, "pass") == "A tile can be added, so one must be."


def test_a_turn_ends_without_adding_if_the_nature_stack_is_empty_and_nothing_can_be_added() -> None:
    state = table(
        founder(),
        open_tiles=("mine",),
        phase=Phase.REVEAL,
        stacks=((), ("mine", "winery"), ("workshop-wine",)),
    )
    (step,) = steps(state, "reveal village")
    assert step.state.active == 1
    assert step.state.founders[0] == state.founders[0]
    assert sentences(step.events) == [
        "#1 revealed a tile: mine.",
        "#1 could add no tile: the turn ends without one.",
    ]


# Only places that are built already adjoin both wood and water.
APART = territory(
    """
    .     altar-iron-wine .
    grove altar-iron-fish lake
    .     altar-iron-gold .
    """
)


NO_NATURE = ((), ("winery",), ("workshop-wine",))
SKIP = Options(stuck=Stuck.SKIP)


def test_a_founder_who_can_only_replace_may_end_the_turn_instead() -> None:
    state = table(founder(APART), open_tiles=("fishery",), stacks=NO_NATURE)
    assert legal(state) == {"replace fishery 1 0", "replace fishery 1 1", "replace fishery 1 2", "pass"}
    after = play(state, "pass")
    assert (after.active, after.founders[0]) == (1, state.founders[0])


def test_a_token_may_still_be_played_where_nothing_can_be_added() -> None:
    state = table(founder(APART, "coin"), open_tiles=("fishery",), stacks=NO_NATURE)
    assert {"pass", "buy wood 1 0 0"} <= legal(state)
    bought = play(state, "buy wood 1 0 0")
    assert places(bought, "add", "fishery")
    assert "pass" not in legal(bought)


def test_no_turn_ends_without_adding_while_the_nature_stack_has_tiles() -> None:
    stacks = (("lake", "grove"), ("mine", "mine"), ("inn-fish",))
    state = table(founder(), open_tiles=("mine",), phase=Phase.REVEAL, stacks=stacks)
    (step,) = steps(state, "reveal village")
    assert step.state.rows[0] == ("lake",)
    assert step.state.active == 0
    assert places(step.state, "add", "lake")
    assert sentences(step.events) == [
        "#1 revealed a tile: mine.",
        "#1 can add no tile, so the top nature tile is revealed as well.",
        "#1 revealed a tile: lake.",
    ]


def test_that_nature_tile_is_asked_for_where_something_else_can_be_done() -> None:
    state = table(founder(APART), open_tiles=("fishery",))
    assert "reveal nature" in legal(state)
    assert refused(state, "pass") == (
        "As long as the nature stack has tiles, no turn ends without a new tile: reveal a nature tile."
    )


def test_with_the_option_a_turn_in_which_nothing_can_be_added_ends_at_once() -> None:
    stacks = (("lake", "grove"), ("mine", "winery"), ("workshop-wine",))
    state = table(founder(), open_tiles=("mine",), phase=Phase.REVEAL, stacks=stacks, options=SKIP)
    after = play(state, "reveal village")
    assert (after.active, after.founders[0], after.stacks[0]) == (1, state.founders[0], ("lake", "grove"))


def test_with_the_option_who_can_only_replace_may_end_the_turn_instead() -> None:
    state = table(founder(APART), open_tiles=("fishery",), options=SKIP)
    assert "reveal nature" not in legal(state)
    assert play(state, "pass").active == 1


def test_a_city_tile_brings_its_token_at_once() -> None:
    for tile, token in (("market", "coin"), ("inn", "cart"), ("barracks", "war")):
        state = table(founder(IRON_LAND), open_tiles=(f"{tile}-iron",))
        (move, *_) = sorted(move for move in legal(state) if move.startswith("add"))
        (step,) = steps(state, move)
        assert step.state.founders[0].tokens == (token,)
        assert getattr(step.state.piles, token) == 5
        assert not step.revealed


IRON_LAND = territory(
    """
    cliff      mine
    riverbank  .
    """
)


def test_craftsmen_come_from_the_top_of_their_face_down_pile() -> None:
    state = table(founder(IRON_LAND), open_tiles=("workshop-iron",))
    (step,) = steps(state, "add workshop-iron 1 1")
    assert step.state.founders[0].tokens == (state.piles.craftsmen[0],)
    assert step.state.piles.craftsmen == state.piles.craftsmen[1:]
    assert step.revealed
    assert sentences(step.events)[1] == "#1 gained the craftsmen of iron."


def test_a_tile_of_another_kind_brings_no_token() -> None:
    state = play(table(founder(IRON_LAND), open_tiles=("mine",)), "add mine 1 1")
    assert not state.founders[0].tokens


def test_a_token_cannot_be_used_in_the_turn_in_which_it_was_gained() -> None:
    state = table(founder(IRON_LAND), open_tiles=("market-iron", "lake"))
    after = play(state, "add market-iron 1 1")
    assert after.founders[0].tokens == ("coin",)
    assert after.active == 1


def test_only_one_token_can_be_played_in_a_turn() -> None:
    state = table(founder(LAND, "war", "war", "cart"), open_tiles=("lake",))
    after = play(state, "attack 1 0 0")
    assert after.active == 0
    assert {move.split()[0] for move in legal(after)} == {"add", "replace"}
    assert refused(after, "join 0 0") == "Only one token can be played in a turn."
    assert after.founders[0].tokens == ("war", "cart")


def test_the_next_turn_allows_a_token_again() -> None:
    state = table(founder(LAND, "war", "cart"), open_tiles=("lake", "lake", "lake"))
    state = play(state, "attack 1 0 0", "add lake 0 2", "reveal nature", "add lake 0 1", "reveal village")
    assert state.active == 0
    assert "join 0 0" in legal(state)


def test_tokens_cannot_be_played_after_adding_a_tile() -> None:
    state = play(table(founder(LAND, "cart"), open_tiles=("lake",)), "add lake 0 2")
    assert state.active == 1
    assert not any(move.startswith("join") for move in legal(state))


def test_at_the_end_of_the_turn_coins_on_own_tiles_are_taken() -> None:
    land = territory(
        """
        forest$ lake$
        """
    )
    (step,) = steps(table(founder(land, "war"), open_tiles=("lake",)), "add lake 0 1")
    me = step.state.founders[0]
    assert me.tokens == ("war", "coin", "coin")
    assert not any(plot.coin for plot in me.territory.plots)
    assert sentences(step.events)[-1] == "#1 took the 2 coins that lay on their tiles."


def test_coins_on_the_tiles_of_others_stay_there() -> None:
    land = territory(
        """
        forest$ lake
        """
    )
    state = play(table(founder(), founder(land), open_tiles=("lake",)), "add lake 0 1")
    assert state.founders[1].territory.plots[0].coin


def test_a_turn_passes_to_the_left_and_forgets_what_was_bought() -> None:
    state = table(founder(LAND, "coin"), founder(), founder(), open_tiles=("lake",))
    state = play(state, "buy wood 2 0 0", "add lake 0 2")
    assert (state.active, state.bought, state.token_played, state.turn) == (1, None, False, 1)


def test_a_tile_stays_even_if_its_supplier_falls_silent() -> None:
    land = territory(
        """
        forest cliff
        mine   .
        """
    )
    state = table(founder(LAND, "war"), founder(land), open_tiles=("lake",))
    after = play(state, "attack 1 0 0")
    assert [plot.tile for plot in after.founders[1].territory.plots] == ["forest", "cliff", "mine"]
    assert "iron" in after.founders[1].territory.supplies()


@pytest.mark.parametrize("move", ["add mine 0 1", "replace mine 0 0"])
def test_tiles_are_never_moved(move: str) -> None:
    land = territory(
        """
        forest cliff
        """
    )
    state = table(founder(land), open_tiles=("mine",))
    after = GAME.apply(state, find(GAME, state, "add mine 0 1")).state
    assert after.founders[0].territory.plots[:2] == land.plots
    assert (move in legal(state)) == move.startswith("add")

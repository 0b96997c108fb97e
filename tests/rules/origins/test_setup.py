"""Setting up (pages 4 to 8)."""

import pytest
from hypothesis import given

from engines.core.errors import BadSetup
from engines.core.game import Setup
from engines.origins.components import BUILDINGS, COMPANIES, DISTRICTS, TILES, Goods
from engines.origins.components.terms import COLOURS, INDEX
from engines.origins.game import GAME
from engines.origins.rules.setup import in_pool_order
from engines.origins.state import Die, Options, State
from tests.laws.positions import seeds
from tests.rules.origins.tables import BLUE, ORANGE, PURPLE, RED, YELLOW, play

PLAYERS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def new(seats: int, seed: int = 5) -> State:
    return GAME.new(Setup(seats, seed, Options()))


@PLAYERS
@given(seeds)
def test_a_token_and_a_mothership_at_1_on_every_site(seats: int, seed: int) -> None:
    state = new(seats, seed)
    assert sorted(state.tokens) == sorted(COLOURS)
    assert state.sites == (1, 1, 1, 1, 1)


@PLAYERS
@given(seeds)
def test_one_zodiac_card_on_each_temple_and_disks_on_its_start(seats: int, seed: int) -> None:
    state = new(seats, seed)
    assert len({temple.sign for temple in state.temples}) == 3
    for temple in state.temples:
        assert temple.holder is None
        assert temple.track.places == (0,) * seats


@PLAYERS
@given(seeds)
def test_the_pool_has_a_building_of_each_colour(seats: int, seed: int) -> None:
    state = new(seats, seed)
    assert {BUILDINGS[tile].colour for tile in state.pool} == set(COLOURS)
    assert [len(stack) for stack in state.stacks] == [14] * 5


@PLAYERS
@given(seeds)
def test_citizens_are_rolled_from_1_to_5_and_lie_in_rising_order(seats: int, seed: int) -> None:
    citizens = new(seats, seed).citizens
    values = [die.value for die in citizens]
    assert values == sorted(values)
    assert set(values) <= {1, 2, 3, 4, 5}
    assert {die.colour for die in citizens} == set(COLOURS)


def test_of_equal_citizens_the_one_whose_building_lies_lower_is_further_left() -> None:
    # The example of page 5: yellow lies above orange, orange above red.
    pool = ("mint", "monument", "main-gate", "castle", "fortress")
    dice = [Die(PURPLE, 5), Die(ORANGE, 3), Die(RED, 3), Die(YELLOW, 3), Die(BLUE, 1)]
    assert [die.colour for die in in_pool_order(dice, pool)] == [BLUE, RED, ORANGE, YELLOW, PURPLE]


@PLAYERS
@given(seeds)
def test_2_gold_on_each_district_card(seats: int, seed: int) -> None:
    state = new(seats, seed)
    assert [offer.gold for offer in state.districts] == [2] * COMPANIES[seats].districts


@PLAYERS
@given(seeds)
def test_the_tower_pool_has_a_disk_of_each_colour_and_one_for_each_tower_shown(seats: int, seed: int) -> None:
    state = new(seats, seed)
    shown = [colour for offer in state.districts for colour in DISTRICTS[offer.district].towers]
    assert state.towers == tuple(1 + shown.count(colour) for colour in COLOURS)


@PLAYERS
def test_everybody_has_one_of_each_resource_five_towers_of_1_and_2_bases(seats: int) -> None:
    for archon in new(seats).archons:
        assert archon.goods == Goods(1, 1, 1, 1)
        assert archon.towers == (1, 1, 1, 1, 1)
        assert archon.bases == 2
        assert archon.earned.total == 0


def test_the_agora_lies_right_above_the_palace() -> None:
    agora, palace = new(2).archons[0].city.tiles
    assert (agora.building, palace.building) == ("agora", "palace")
    assert (agora.x, agora.y + 1) == (palace.x, palace.y)


@given(seeds)
def test_the_first_players_military_disk_is_at_the_bottom_the_others_on_it_in_turn(seed: int) -> None:
    state = new(4, seed)
    first = state.first
    assert state.military.stack(0) == tuple((first + turn) % 4 for turn in range(4))


@given(seeds)
def test_two_dice_of_each_colour_from_1_to_5_are_offered(seed: int) -> None:
    state = new(3, seed)
    assert sorted(die.colour for die in state.offer) == sorted([*COLOURS, *COLOURS])
    assert {die.value for die in state.offer} <= {1, 2, 3, 4, 5}


@given(seeds)
def test_the_draft_goes_clockwise_and_back(seed: int) -> None:
    state = new(3, seed)
    first = state.first
    order = []
    while state.offer:
        order.append(state.active)
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    assert order == [(first + turn) % 3 for turn in (0, 1, 2, 2, 1, 0)]
    assert state.active == first
    assert all(len(archon.freemen) == 2 for archon in state.archons)


@given(seeds)
def test_dice_that_nobody_chose_go_back_to_the_reserve(seed: int) -> None:
    state = new(2, seed)
    while state.offer:
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    taken = [freeman.colour for archon in state.archons for freeman in archon.freemen]
    assert state.reserve == tuple(7 - 1 - taken.count(colour) for colour in COLOURS)


def test_a_chosen_die_keeps_its_value() -> None:
    state = new(2)
    die = state.offer[3]
    after = play(state, f"draft {die.colour} {die.value}")
    (freeman,) = after.archons[state.first].freemen
    assert (freeman.colour, freeman.value, freeman.site) == (die.colour, die.value, 0)


def test_a_given_order_names_the_pool_from_the_top_and_then_every_tile() -> None:
    pool = ("mint", "monument", "main-gate", "castle", "fortress")
    rest = list(TILES)
    for tile in pool:
        rest.remove(tile)
    state = GAME.new(Setup(2, 1, Options(), (*pool, *rest)))
    assert state.pool == pool
    assert state.stacks[INDEX[RED]][0] == next(tile for tile in rest if BUILDINGS[tile].colour is RED)


@pytest.mark.parametrize("order", [(), TILES[1:], (*TILES[1:], "agora"), TILES])
def test_any_other_order_is_refused(order: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match="each of the 75 tiles"):
        GAME.new(Setup(2, 1, Options(), order))

"""Closing districts and building towers (pages 10, 18 and 19)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from engines.core.grids.squares import Square
from engines.origins.actions.districts import matches
from engines.origins.components import DISTRICTS, Goods
from engines.origins.components.terms import COLOURS, INDEX, Colour, Ending
from engines.origins.state import Offer, Seated, State
from tests.rules.origins.tables import (
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    city,
    freemen,
    keys,
    me,
    mine,
    offered,
    play,
    points,
    rich,
    step,
    table,
)

# A plain building of each colour.
PLAIN = {RED: "hippodrome", PURPLE: "castle", BLUE: "obelisk", ORANGE: "healers-hut", YELLOW: "mint"}
CORNERS = ("2 0", "3 0", "2 1", "3 1")  # a block of its own, joined to the city by a tile at 1 0
CARD = next(card for card in DISTRICTS.values() if (card.corner, *card.sides) == (RED, PURPLE, BLUE))


def block(*colours: Colour | None) -> State:
    """A city with a block of these colours, a farm where there is none, and no district cards."""
    tiles = [
        f"{PLAIN[colour]} {at}" if colour else f"mint {at} farm"
        for colour, at in zip(colours, CORNERS, strict=True)
    ]
    return mine(table(districts=()), city=city("mint 1 0", *tiles))


def fits(*colours: Colour | None) -> bool:
    """Whether the card of red in the corner, purple and blue beside it, fits the block."""
    return bool(matches(me(block(*colours)).city, Square(2, 0), (Offer(CARD.id, 2),)))


class TestPage10Districts:
    def test_four_tiles_in_a_square_are_a_district(self) -> None:
        state = mine(table(), city=city("mint 1 0", "mint 1 1"))
        assert me(state).city.open_blocks == (Square(0, 0),)

    def test_three_are_none(self) -> None:
        assert not offered(mine(table(), city=city("mint 1 0")), "close")

    def test_farms_agora_and_palace_count(self) -> None:
        assert offered(mine(table(), city=city("mint 1 0 farm", "mint 1 1 farm")), "close 0 0")

    def test_blocks_that_overlap_have_seats_of_their_own(self) -> None:
        state = mine(table(), city=city("mint 1 0", "mint 1 1", "mint 2 0", "mint 2 1"))
        state = play(state, "close 0 0 red3 0", "take stone", "pass")
        assert offered(state, "close 1 0")
        assert not offered(state, "close 0 0")


class TestPage18Closing:
    def test_the_example_without_a_matching_card(self) -> None:
        state = mine(table(districts=()), city=city("hippodrome 1 0", "mint 1 1", "castle 0 2"))
        after = play(state, "close 0 0 red3 0", "take food")
        assert me(after).city.seats == (Seated(0, 0, RED, 3),)
        assert points(after) == 2  # the red building, and no red freeman any more
        assert me(after).goods == Goods(1, 2, 1, 1)
        assert me(after).free_bases == 1

    def test_only_unused_freemen_close(self) -> None:
        state = mine(table(people="red3@1 blue2"), city=city("mint 1 0", "mint 1 1"))
        assert offered(state, "close") == ["close 0 0 blue2 0"]

    def test_the_die_keeps_its_value_and_is_a_freeman_no_more(self) -> None:
        after = play(block(RED, PURPLE, BLUE, YELLOW), "close 2 0 blue2 0")
        assert me(after).city.seats == (Seated(2, 0, BLUE, 2),)
        assert me(after).freemen == freemen("red3")

    def test_only_buildings_of_the_dies_colour_are_used(self) -> None:
        after = play(block(RED, BLUE, BLUE, YELLOW), "close 2 0 blue2 0")
        assert points(after) == 2 + 2  # two obelisks
        assert me(after).goods == Goods(1, 1, 1, 1)

    def test_the_agora_is_used_with_any_colour(self) -> None:
        state = mine(table(districts=()), city=city("mint 1 0", "mint 1 1"))
        for word in ("red3", "blue2"):
            assert offered(play(state, f"close 0 0 {word} 0")) == ["take stone", "take food", "take wisdom"]

    def test_farms_and_the_palace_are_not_used(self) -> None:
        state = mine(table(districts=()), city=city("mint 1 1 farm", "obelisk 0 2", "obelisk 1 2"))
        after = play(state, "close 0 1 blue2 0")
        assert points(after) == 2 + 2

    def test_where_it_matters_the_order_is_asked(self) -> None:
        gates = city("mint 1 0", "main-gate 2 0", "astronomical-tower 3 0", "mint 2 1", "mint 3 1")
        state = mine(table(people="orange2 red6", districts=()), city=gates)
        asked = play(state, "close 2 0 orange2 0")
        assert offered(asked) == ["use 2 0", "use 3 0"]
        wise = play(asked, "use 2 0", "promote red6 1")
        assert me(wise).goods.wisdom == 1 + 1 + 1
        rash = play(asked, "use 3 0", "promote red6 1")
        assert me(rash).goods.wisdom == 1 + 1

    def test_a_castle_counts_the_district_that_is_being_closed(self) -> None:
        state = mine(block(PURPLE, BLUE, BLUE, YELLOW), freemen=freemen("purple1"))
        assert points(play(state, "close 2 0 purple1 0")) == 1 + 3


class TestPage18Matching:
    @pytest.mark.parametrize(
        "colours",
        [
            (RED, PURPLE, BLUE, YELLOW),
            (PURPLE, RED, YELLOW, BLUE),
            (YELLOW, BLUE, PURPLE, RED),
            (BLUE, YELLOW, RED, PURPLE),
            (RED, BLUE, PURPLE, YELLOW),
            (BLUE, RED, YELLOW, PURPLE),
            (YELLOW, PURPLE, BLUE, RED),
            (PURPLE, YELLOW, RED, BLUE),
        ],
    )
    def test_turned_and_mirrored(self, colours: tuple[Colour, ...]) -> None:
        assert fits(*colours)

    def test_no_other_way(self) -> None:
        assert sum(fits(*colours) for colours in permutations((RED, PURPLE, BLUE, YELLOW))) == 8

    def test_the_fourth_tile_may_be_anything(self) -> None:
        assert fits(RED, PURPLE, BLUE, None)
        assert all(fits(RED, PURPLE, BLUE, colour) for colour in COLOURS)

    def test_a_farm_shows_no_colour(self) -> None:
        assert not fits(None, PURPLE, BLUE, YELLOW)

    def matching(self, gold: int = 2) -> State:
        state = block(RED, PURPLE, BLUE, None)
        return replace(state, districts=(Offer(CARD.id, gold), Offer(45, 2)))

    def test_a_match_scores_the_card_and_takes_its_gold(self) -> None:
        state = self.matching()
        assert offered(state, "close") == [f"close 2 0 red3 {CARD.id}", f"close 2 0 blue2 {CARD.id}"]
        after = play(state, f"close 2 0 blue2 {CARD.id}")
        assert me(after).earned.districts == CARD.first
        assert me(after).goods.gold == 3
        assert after.districts[0].gold == 0
        assert me(after).claimed == (CARD.id,)

    def test_a_second_match_scores_the_lower_number(self) -> None:
        after = play(mine(self.matching(0), claimed=(CARD.id,)), f"close 2 0 blue2 {CARD.id}")
        assert me(after).earned.districts == CARD.later

    def test_who_else_has_matched_it_makes_no_difference(self) -> None:
        after = play(self.matching(0), f"close 2 0 blue2 {CARD.id}")
        assert me(after).earned.districts == CARD.first

    def test_of_several_cards_one_is_chosen(self) -> None:
        wanted = {(RED, frozenset({PURPLE, BLUE})), (PURPLE, frozenset({RED, YELLOW}))}
        first, second = (
            card.id for card in DISTRICTS.values() if (card.corner, frozenset(card.sides)) in wanted
        )
        offers = (Offer(first, 2), Offer(second, 2))
        state = replace(block(RED, PURPLE, BLUE, YELLOW), districts=offers)
        assert offered(state, "close 2 0 blue2") == [f"close 2 0 blue2 {card}" for card in (first, second)]
        after = play(state, f"close 2 0 blue2 {second}")
        assert [offer.gold for offer in after.districts] == [2, 0]
        assert me(after).claimed == (second,)

    def test_the_last_gold_makes_this_the_last_round(self) -> None:
        state = replace(self.matching(), districts=(Offer(CARD.id, 2), Offer(45, 0)))
        done = step(state, f"close 2 0 blue2 {CARD.id}")
        assert done.state.endings == (Ending.GOLD,)
        assert "origins-ending-gold" in keys(done)

    def test_some_gold_left_does_not(self) -> None:
        assert play(self.matching(), f"close 2 0 blue2 {CARD.id}").endings == ()


class TestPage19Towers:
    def test_the_example_from_3_to_4_for_3_gold(self) -> None:
        state = mine(rich(table(towers=(2, 2, 2, 2, 2))), towers=(1, 2, 1, 3, 1))
        after = play(state, "tower orange")
        assert me(after).goods.gold == 6
        assert me(after).height(ORANGE) == 4
        assert after.towers[INDEX[ORANGE]] == 1

    def test_only_gold_pays(self) -> None:
        assert not offered(rich(table(), gold=0), "tower")

    def test_only_disks_of_the_pool(self) -> None:
        assert offered(rich(table(towers=(0, 1, 0, 1, 1))), "tower") == [
            "tower purple",
            "tower orange",
            "tower yellow",
        ]

    def test_three_colours_left_make_this_the_last_round(self) -> None:
        done = step(rich(table(towers=(1, 0, 4, 4, 4))), "tower red")
        assert done.state.endings == (Ending.TOWERS,)
        assert "origins-ending-towers" in keys(done)

    def test_four_do_not(self) -> None:
        assert play(rich(table(towers=(1, 4, 4, 4, 4))), "tower red").endings == ()

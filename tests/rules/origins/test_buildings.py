"""Buying, farms, and every building's ability (pages 15 to 17, and the appendix)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core.grids.squares import Square
from engines.origins.components import BUILDINGS, Goods
from engines.origins.components.terms import INDEX, Sign
from engines.origins.state import Freeman, Seated, Speaker, State
from tests.rules.origins.tables import (
    BLUE,
    ORANGE,
    POOL,
    PURPLE,
    RED,
    YELLOW,
    city,
    freemen,
    holding,
    me,
    military,
    mine,
    offered,
    play,
    points,
    rich,
    step,
    table,
    temples,
    use,
)


def shopping(state: State) -> State:
    """Seat 0 may buy now."""
    return play(state, "visit archon 2 building")


class TestPage15Buying:
    def test_the_example_an_orange_building_for_2_wisdom_and_2_stone(self) -> None:
        pool = ("mint", "monument", "main-gate", "fortress", "castle")
        state = shopping(rich(table(pool=pool, people="blue6@1")))
        next_orange = state.stacks[INDEX[ORANGE]][0]
        after = play(state, "buy pool main-gate 1 0")
        assert me(after).goods == Goods(7, 9, 7, 9)
        assert after.pool == ("mint", "monument", "fortress", "castle", next_orange)
        assert after.stacks[INDEX[ORANGE]] == state.stacks[INDEX[ORANGE]][1:]

    @pytest.mark.parametrize(("slot", "wisdom"), [*enumerate([0, 1, 2, 3, 4])])
    def test_a_building_costs_the_wisdom_of_its_place(self, slot: int, wisdom: int) -> None:
        pool = [tile for tile in POOL if tile != "castle"]
        pool.insert(slot, "castle")
        after = play(shopping(rich(table(pool=tuple(pool)))), "buy pool castle 1 0")
        assert me(after).goods.wisdom == 9 - wisdom
        assert me(after).goods.stone == 6

    def test_gold_pays_what_is_short(self) -> None:
        after = play(shopping(rich(table(), stone=1, wisdom=0, gold=3)), "buy pool castle 1 0")
        assert me(after).goods == Goods(0, 9, 0, 0)

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        state = shopping(rich(table(), stone=1, wisdom=0, gold=2))
        assert not offered(state, "buy pool castle")
        assert offered(state, "farm pool castle")

    def test_turning_the_next_tile_is_a_reveal(self) -> None:
        assert step(shopping(rich(table())), "buy pool castle 1 0").revealed

    def test_an_empty_stack_leaves_the_pool_shorter(self) -> None:
        state = table()
        stacks = list(state.stacks)
        stacks[INDEX[PURPLE]] = ()
        after = play(shopping(rich(replace(state, stacks=tuple(stacks)))), "buy pool castle 1 0")
        assert after.pool == tuple(tile for tile in POOL if tile != "castle")


class TestPage16AddingATile:
    def test_beside_the_city_by_a_side(self) -> None:
        places = {move.split(maxsplit=3)[3] for move in offered(shopping(rich(table())), "farm pool mint")}
        assert places == {"0 -1", "1 0", "-1 0", "1 1", "-1 1", "0 2"}

    def test_never_on_another_tile_nor_only_at_a_corner(self) -> None:
        state = shopping(mine(table(), city=city("mint 1 0")))
        places = {move.split(maxsplit=3)[3] for move in offered(state, "farm pool castle")}
        assert places == {"0 -1", "-1 0", "1 1", "-1 1", "0 2", "1 -1", "2 0"}

    def test_a_city_may_stretch_as_far_as_there_are_tiles(self) -> None:
        long = city(*(f"mint {x} 0" for x in range(1, 76)))
        assert offered(shopping(mine(table(), city=long)), "farm pool castle 76 0")


class TestPage16Farms:
    def test_a_farm_costs_nothing_has_no_colour_and_does_nothing(self) -> None:
        state = shopping(mine(table(), goods=Goods()))
        after = play(state, "farm pool mint 1 0")
        assert me(after).goods == Goods()
        built = me(after).city.survey.tiles[Square(1, 0)]
        assert (built.farm, built.colour, built.building) == (True, None, "mint")

    def test_the_pool_is_filled_as_after_any_purchase(self) -> None:
        state = shopping(table())
        after = play(state, "farm pool main-gate 1 0")
        assert after.pool == ("fortress", "castle", "monument", "mint", state.stacks[INDEX[ORANGE]][0])


class TestYellow:
    def test_quarry_1_stone_and_1_for_each_empty_place_beside_it(self) -> None:
        assert me(use(table(), "quarry")).goods.stone == 9 - 2 + 1 + 3

    def test_quarry_counts_only_empty_sides(self) -> None:
        state = mine(
            table(), city=city("castle 1 1", "castle 2 1", "castle 2 0", "castle 2 -1", "castle 1 -1")
        )
        assert me(use(state, "quarry")).goods.stone == 9 - 2 + 1

    def test_mint_1_gold(self) -> None:
        assert me(use(table(), "mint")).goods.gold == 10

    def test_harbour_2_points_for_each_yellow_building_itself_among_them(self) -> None:
        assert points(use(table(), "harbour")) == 2
        assert points(use(mine(table(), city=city("mint 1 1", "mint 2 1 farm")), "harbour")) == 4

    def test_granary_1_food_and_1_for_each_farm(self) -> None:
        state = mine(table(), city=city("mint 1 1 farm", "castle 2 1 farm"))
        assert me(use(state, "granary")).goods.food == 9 + 3

    def test_marketplace_4_points_for_each_yellow_freeman_used_or_not(self) -> None:
        assert points(use(table(people="yellow1 yellow4@3 red2"), "marketplace")) == 8

    def test_workshop_1_basic_resource(self) -> None:
        state = use(table(), "workshop")
        assert offered(state) == ["take stone", "take food", "take wisdom"]
        assert me(play(state, "take food")).goods.food == 10


class TestRed:
    def test_hippodrome_2_points_for_each_red_building_and_red_freeman(self) -> None:
        state = mine(table(people="red1 red2@3 blue1"), city=city("fortress 1 1"))
        assert points(use(state, "hippodrome")) == 4 + 4

    def test_veterans_settlement_scores_an_unused_red_freeman_who_loses_1(self) -> None:
        state = use(table(people="red4 red5@1 blue6"), "veterans-settlement")
        assert offered(state) == ["honour red4", "skip"]
        after = play(state, "honour red4")
        assert points(after) == 4
        assert me(after).freemen == freemen("red3 red5@1 blue6")

    def test_veterans_settlement_a_one_scores_1_and_stays(self) -> None:
        after = play(use(table(people="red1"), "veterans-settlement"), "honour red1")
        assert points(after) == 1
        assert me(after).freemen == freemen("red1")

    def test_veterans_settlement_does_nothing_without_one(self) -> None:
        assert use(table(people="blue4"), "veterans-settlement").active == 1

    def test_guard_post_advance_1_or_attack(self) -> None:
        assert offered(use(table(), "guard-post")) == ["march advance", "march attack", "skip"]

    def test_riding_grounds_advance_2_then_a_stone_or_food_for_each_player_behind(self) -> None:
        state = use(military(table(3), 4, 5, 6), "riding-grounds")
        assert offered(state) == ["march advance", "skip"]
        after = play(state, "march advance")
        assert after.military.places[0] == 6
        assert offered(after) == ["take stone", "take food"]

    def test_riding_grounds_in_any_mixture_for_several(self) -> None:
        state = play(use(military(table(4), 4, 1, 2, 3), "riding-grounds"), "march advance")
        assert offered(state) == [
            "take stone stone stone",
            "take stone stone food",
            "take stone food food",
            "take food food food",
        ]

    def test_fortress_advance_1_for_each_red_building(self) -> None:
        state = mine(table(), city=city("guard-post 1 1", "armoury 2 1", "mint 3 1"))
        after = play(use(state, "fortress"), "march advance")
        assert after.military.places[0] == 3

    def test_armoury_advance_2_and_or_attack_before_or_after_the_whole_advance(self) -> None:
        state = use(military(table(), 3, 4), "armoury")
        assert offered(state) == [
            "march advance attack",
            "march attack advance",
            "march advance",
            "march attack",
            "skip",
        ]
        after = play(state, "march attack advance")
        assert after.military.places[0] == 5
        assert points(after) == 1


class TestPurple:
    def test_forum_a_speaker_for_nothing(self) -> None:
        state = use(table(), "forum")
        assert offered(state) == ["hire 3 3", "hire 4 4", "skip"]
        assert me(play(state, "hire 3 3")).speakers == (Speaker(3),)

    @pytest.mark.parametrize(
        ("others", "score"),
        [((), 0), (("mint",), 1), (("mint", "fortress"), 3), (("mint", "fortress", "monument"), 6)],
    )
    def test_stone_circle_0_1_3_6_for_1_to_4_colours(self, others: tuple[str, ...], score: int) -> None:
        state = mine(table(), city=city(*(f"{tile} {n} 1" for n, tile in enumerate(others, 1))))
        assert points(use(state, "stone-circle")) == score

    def test_stone_circle_10_for_all_five_colours_farms_not_counted(self) -> None:
        tiles = ("mint 1 1", "fortress 2 1", "monument 3 1")
        assert points(use(mine(table(), city=city(*tiles, "main-gate 4 1")), "stone-circle")) == 10
        assert points(use(mine(table(), city=city(*tiles, "main-gate 4 1 farm")), "stone-circle")) == 6

    def test_construction_site_sets_a_building_of_the_pool_aside(self) -> None:
        state = use(table(), "construction-site")
        after = play(state, "reserve monument")
        assert me(after).aside == ("monument",)
        assert "monument" not in after.pool[:4]
        assert len(after.pool) == 5

    def test_construction_site_the_building_is_added_later_for_its_stone_alone(self) -> None:
        state = shopping(mine(rich(table()), aside=("monument",)))
        after = play(state, "buy aside monument 1 0")
        assert me(after).goods == Goods(7, 9, 9, 9)
        assert me(after).aside == ()
        assert after.pool == POOL
        assert offered(after, "climb")

    def test_construction_site_the_building_may_become_a_farm(self) -> None:
        after = play(shopping(mine(table(), aside=("monument",))), "farm aside monument 1 0")
        assert me(after).city.survey.tiles[Square(1, 0)].farm
        assert after.pool == POOL

    def test_construction_site_may_be_left(self) -> None:
        assert "skip" in offered(use(table(), "construction-site"))

    def test_estate_a_citizen_for_nothing(self) -> None:
        state = use(mine(table(), bases=3), "estate")
        before = me(state).goods
        after = play(state, "recruit yellow 2")
        assert me(after).goods == before
        assert me(after).freemen[-1] == Freeman(YELLOW, 2)

    def test_estate_needs_a_free_base(self) -> None:
        assert use(table(), "estate").active == 1

    def test_theatre_gives_an_unused_freeman_another_colour_at_the_same_value(self) -> None:
        state = use(table(people="red4 blue1@2"), "theatre")
        moves = [f"recolour red4 {colour}" for colour in ("purple", "blue", "orange", "yellow")]
        assert offered(state) == [*moves, "skip"]
        after = play(state, "recolour red4 yellow")
        assert me(after).freemen == freemen("yellow4 blue1@2")
        assert after.reserve[INDEX[RED]] == state.reserve[INDEX[RED]] + 1
        assert after.reserve[INDEX[YELLOW]] == state.reserve[INDEX[YELLOW]] - 1

    def test_theatre_needs_a_die_of_the_new_colour_in_the_reserve(self) -> None:
        assert use(table(people="red4", reserve=(3, 0, 0, 0, 0)), "theatre").active == 1

    def test_castle_1_point_and_3_for_each_closed_district(self) -> None:
        assert points(use(table(), "castle")) == 1
        closed = city("mint -1 0", "mint -1 1", seats=(Seated(-1, 0, RED, 3),))
        assert points(use(mine(table(), city=closed), "castle")) == 4


class TestBlue:
    @pytest.mark.parametrize(("others", "score"), [(0, 1), (1, 2), (2, 4), (3, 7), (4, 7)])
    def test_obelisk_1_2_4_7_for_1_2_3_4_or_more(self, others: int, score: int) -> None:
        state = mine(table(), city=city(*(f"obelisk {n} 1" for n in range(1, others + 1))))
        assert points(use(state, "obelisk")) == score

    def test_monument_a_step_on_any_temple(self) -> None:
        state = use(table(), "monument")
        assert offered(state) == ["climb forest 1", "climb mountain 1", "climb sea 1", "skip"]
        after = play(state, "climb sea 1")
        assert [temple.track.places[0] for temple in after.temples] == [0, 0, 1]
        assert after.temples[2].holder is None

    @pytest.mark.parametrize(
        ("building", "temple", "others"),
        [
            ("temple-forest", "forest", ("mountain", "sea")),
            ("temple-mountain", "mountain", ("forest", "sea")),
            ("temple-sea", "sea", ("forest", "mountain")),
        ],
    )
    def test_temples_2_steps_there_and_for_1_gold_a_step_elsewhere(
        self, building: str, temple: str, others: tuple[str, str]
    ) -> None:
        state = use(table(), building)
        assert offered(state) == [f"climb {temple} 2", "skip"]
        asked = play(state, f"climb {temple} 2")
        assert offered(asked) == [*(f"climb {other} 1" for other in others), "skip"]
        after = play(asked, f"climb {others[0]} 1")
        assert me(after).goods.gold == 8
        assert sum(each.track.places[0] for each in after.temples) == 3

    def test_temples_stop_at_the_top(self) -> None:
        state = use(temples(table(), (11, 0), (0, 0), (0, 0)), "temple-forest")
        assert offered(state) == ["climb forest 1", "skip"]

    @pytest.mark.parametrize(
        ("signs", "score"),
        [
            ((), 0),
            ((Sign.ARIES,), 3),
            ((Sign.ARIES, Sign.LEO), 6),
            ((Sign.ARIES, Sign.LEO, Sign.PISCES), 10),
        ],
    )
    def test_sacred_site_3_6_10_for_zodiac_cards(self, signs: tuple[Sign, ...], score: int) -> None:
        assert points(use(holding(table(), *signs), "sacred-site")) == score


class TestOrange:
    def test_healers_hut_1_point_and_1_for_each_freeman(self) -> None:
        assert points(use(table(people="red1 blue2@1 blue3"), "healers-hut")) == 4

    def test_fountain_of_wisdom_1_wisdom_and_any_mothership_to_1(self) -> None:
        state = use(table(sites=(4, 1, 6, 1, 1)), "fountain-of-wisdom")
        assert me(state).goods.wisdom == 10
        assert offered(state) == ["reset 1", "reset 2", "reset 3", "skip"]
        assert play(state, "reset 3").sites == (4, 2, 1, 1, 1)

    def test_main_gate_adds_up_to_2_to_an_unused_freeman(self) -> None:
        state = use(table(people="red3 blue2@1"), "main-gate")
        assert offered(state) == ["promote red3 2", "promote red3 1", "skip"]
        assert me(play(state, "promote red3 2")).freemen == freemen("red5 blue2@1")

    def test_main_gate_beyond_six_makes_an_advisor(self) -> None:
        state = use(table(people="red5 blue6"), "main-gate")
        assert offered(state) == ["promote red5 2", "promote red5 1", "promote blue6 1", "skip"]
        after = play(state, "promote red5 2")
        assert me(after).advisors == (RED,)
        assert me(after).freemen == freemen("blue6")

    def test_artists_workshop_3_points_for_each_colour_of_freemen(self) -> None:
        assert points(use(table(people="red1 red2 blue3@1"), "artists-workshop")) == 6

    def test_astronomical_tower_1_wisdom_and_1_for_each_advisor(self) -> None:
        state = mine(table(), advisors=(RED, BLUE))
        assert me(use(state, "astronomical-tower")).goods.wisdom == 9 + 3

    def test_mage_tower_uses_a_building_beside_it(self) -> None:
        state = mine(table(), city=city("harbour 1 1", "mint 2 1"))
        asked = use(state, "mage-tower")
        assert offered(asked) == ["use 1 1", "use 0 0", "skip"]
        assert points(play(asked, "use 1 1")) == 4

    def test_mage_tower_uses_no_farm_and_not_the_palace(self) -> None:
        state = mine(table(), city=city("harbour 2 1 farm"))
        assert use(state, "mage-tower", Square(1, 1)).active == 1

    def test_mage_tower_beside_another_may_go_on_but_not_back(self) -> None:
        state = mine(table(), city=city("mage-tower 1 1", "harbour 2 1"))
        asked = play(use(state, "mage-tower"), "use 1 1")
        assert offered(asked) == ["use 2 1", "skip"]

    def test_mage_tower_lets_the_other_building_count_its_own_neighbours(self) -> None:
        state = mine(table(), city=city("quarry 1 1"))
        before = me(use(state, "mage-tower")).goods.stone
        assert me(play(use(state, "mage-tower"), "use 1 1")).goods.stone == before + 1 + 2


class TestGrey:
    def test_the_agora_gives_a_basic_resource_and_the_palace_nothing(self) -> None:
        assert BUILDINGS["agora"].effects
        assert not BUILDINGS["palace"].effects


def test_every_building_has_a_test_here() -> None:
    written = Path(__file__).read_text("utf-8")
    assert all(f'"{building}"' in written for building in BUILDINGS)


def test_every_optional_ability_can_be_declined_and_changes_nothing_then() -> None:
    ready = mine(table(people="red6 blue3"), bases=3, city=city("guard-post 1 1"))
    for building in BUILDINGS.values():
        if building.colour:
            state = use(ready, building.id)
            while state.active == 0 and "skip" in offered(state):
                assert me(play(state, "skip")).city == me(state).city
                state = play(state, "skip")
            if state.active == 0:
                assert all(move.startswith("take") for move in offered(state))

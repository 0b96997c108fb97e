"""What is in the box (pages 2 and 3), and that the reconstructed rest fits what the rulebook says."""

from collections import Counter

import pytest

from engines.core.game import Setup
from engines.origins.components import (
    ADVISOR_POINTS,
    BASE_PRICES,
    BASES,
    BONUSES,
    BOX,
    BUILDING_PRICES,
    BUILDINGS,
    CITIZEN_PRICES,
    COMPANIES,
    DISTRICTS,
    MAINS,
    MILITARY,
    MILITARY_LAST,
    SITES,
    SPEAKER_FACES,
    START,
    TEMPLE_POINTS,
    TILES,
    Goods,
    tiles_of,
)
from engines.origins.components.terms import COLOURS, Sign
from engines.origins.game import GAME
from engines.origins.state import Options


def test_75_building_tiles_15_of_each_colour() -> None:
    assert len(TILES) == BOX["building_tiles"] == 75
    assert all(len(tiles_of(colour)) == 15 for colour in COLOURS)


def test_six_kinds_of_buildings_in_each_colour() -> None:
    kinds = Counter(building.colour for building in BUILDINGS.values())
    assert [kinds[colour] for colour in COLOURS] == [6] * 5
    assert kinds[None] == 2


def test_a_building_costs_1_to_3_stone_and_the_first_two_nothing() -> None:
    coloured = [building for building in BUILDINGS.values() if building.colour]
    assert {building.stone for building in coloured} == {1, 2, 3}
    assert BUILDINGS["agora"].stone == BUILDINGS["palace"].stone == 0


def test_every_building_but_the_palace_does_something() -> None:
    assert [building.id for building in BUILDINGS.values() if not building.effects] == ["palace"]


def test_there_are_obelisks_enough_for_the_best_score() -> None:
    assert BUILDINGS["obelisk"].copies >= 4


def test_45_district_cards_with_as_much_of_each_colour() -> None:
    assert len(DISTRICTS) == BOX["district_cards"] == 45
    cells = Counter(colour for card in DISTRICTS.values() for colour in (card.corner, *card.sides))
    assert cells == dict.fromkeys(COLOURS, 27)
    icons = Counter(colour for card in DISTRICTS.values() for colour in card.towers)
    assert icons == dict.fromkeys(COLOURS, 23)


def test_no_two_district_cards_are_the_same_and_the_first_match_scores_more() -> None:
    assert len({(card.corner, frozenset(card.sides)) for card in DISTRICTS.values()}) == 45
    assert all(card.first > card.later > 0 for card in DISTRICTS.values())


def test_a_card_shows_towers_of_its_own_colours() -> None:
    for card in DISTRICTS.values():
        assert set(card.towers) == {card.corner, *card.sides}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_12_disks_of_each_colour_are_enough_for_any_cards(seats: int) -> None:
    by_colour = {
        colour: sorted((colour in card.towers for card in DISTRICTS.values()), reverse=True)
        for colour in COLOURS
    }
    for icons in by_colour.values():
        most = seats + 1 + sum(icons[: COMPANIES[seats].districts])
        assert most <= BOX["tower_disks"] // len(COLOURS) == 12


def test_12_zodiac_cards_5_bonus_tokens_5_motherships() -> None:
    assert len(Sign) == BOX["zodiac_cards"] == 12
    assert set(BONUSES) == set(COLOURS)
    assert len(SITES) == BOX["motherships"] == BOX["bonus_tokens"] == 5


def test_ten_main_actions_two_at_each_site() -> None:
    assert sorted(action for site in SITES for action in site) == sorted(MAINS)
    assert len(MAINS) == 10


def test_speakers_show_2_2_3_3_4_5() -> None:
    assert SPEAKER_FACES == (2, 2, 3, 3, 4, 5)


@pytest.mark.parametrize(
    ("seats", "citizens", "speakers", "districts"), [(1, 7, 2, 3), (2, 7, 2, 4), (3, 8, 3, 5), (4, 9, 4, 6)]
)
def test_dice_and_cards_by_the_number_of_players(
    seats: int, citizens: int, speakers: int, districts: int
) -> None:
    company = COMPANIES[seats]
    assert (company.citizens, company.speakers, company.districts) == (citizens, speakers, districts)


def test_six_bases_the_third_for_2_food_the_last_for_8() -> None:
    assert BASES == BOX["bases"] // BOX["archons"] == 6
    assert START.bases == 2
    assert (BASE_PRICES[0], BASE_PRICES[-1]) == (2, 8)


def test_temple_steps_worth_16_31_and_70_are_there_and_steps_only_grow() -> None:
    assert {16, 31}.issubset(TEMPLE_POINTS)
    assert TEMPLE_POINTS[0] == 0
    assert TEMPLE_POINTS[-1] == 70
    assert list(TEMPLE_POINTS) == sorted(set(TEMPLE_POINTS))


def test_an_advisor_slot_for_each_colour_one_worth_6() -> None:
    assert len(ADVISOR_POINTS) == len(COLOURS)
    assert 6 in ADVISOR_POINTS


def test_pools_have_five_places_the_third_building_costing_2() -> None:
    assert len(BUILDING_PRICES) == len(CITIZEN_PRICES) == 5
    assert BUILDING_PRICES[2] == 2


def test_three_spaces_lie_between_borders() -> None:
    spaces = Counter(space.borders for space in MILITARY)
    assert [spaces[borders] for borders in range(1, 5)] == [3, 3, 3, 3]
    assert MILITARY[MILITARY_LAST].borders == 5


def test_start_first_and_last_space_have_no_bonus_and_all_others_have() -> None:
    bare = [place for place, space in enumerate(MILITARY) if not space.bonus]
    assert bare == [0, 1, MILITARY_LAST]


def test_20_superiority_tokens_are_enough_for_four_players() -> None:
    assert BOX["superiority_tokens"] == 4 * MILITARY[MILITARY_LAST].borders


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_on_the_table_is_what_the_box_gives(seats: int) -> None:
    found = GAME.pieces(GAME.new(Setup(seats, 3, Options())))
    company = COMPANIES[seats]
    assert sum(n for name, n in found.items() if name.startswith("building ")) == 75 + 2 * seats
    assert all(found[f"citizen {colour}"] == company.citizens for colour in COLOURS)
    assert found["speaker"] == company.speakers
    assert found["base"] == 6 * seats
    assert found["zodiac disk"] == 3 * seats
    assert found["military disk"] == max(2, seats)


def test_gold_stands_in_for_any_basic_resource() -> None:
    goods = Goods(stone=1, gold=2)
    assert goods.covers(Goods(stone=1, food=1, wisdom=1))
    assert not goods.covers(Goods(stone=2, food=1, wisdom=1))
    assert not Goods(stone=9).covers(Goods(gold=1))
    assert goods.less(Goods(stone=2, wisdom=1)) == Goods()


def test_basic_resources_are_spent_before_gold() -> None:
    assert Goods(stone=2, gold=2).less(Goods(stone=3)) == Goods(gold=1)


def test_wisdom_that_can_be_paid_beside_a_price() -> None:
    goods = Goods(stone=1, wisdom=2, gold=2)
    assert goods.wisdom_beyond(Goods()) == 4
    assert goods.wisdom_beyond(Goods(stone=2, wisdom=1)) == 2
    assert goods.wisdom_beyond(Goods(stone=2, food=1)) == 2
    assert goods.wisdom_beyond(Goods(food=3)) < 0, "wisdom does not stand in for food"

"""What is in the box, counted as the rulebook counts it."""

from collections import Counter

import msgspec
import pytest

from engines.cities.components import (
    ATTRACTIONS,
    CITIES,
    DISTRICT_TILES,
    GOALS,
    HIGHEST,
    MODES,
    MONUMENT_POINTS,
    PIECES,
    SLOTS,
    STACKS,
    START_TILES,
    TILES,
    VARIETY_POINTS,
    Goal,
    Length,
    Tile,
    Zone,
)
from engines.cities.district.measures import AnyMeasure
from engines.cities.district.survey import Terrain
from engines.cities.labels import measured
from engines.cities.state import CityChoice
from engines.core.text import say
from tests.rules.cities.tables import survey


def test_100_buildings_25_in_each_of_4_colours() -> None:
    assert STACKS[Zone.BUILDINGS] == Counter(dict.fromkeys(("red", "yellow", "blue", "green"), 25))


def test_32_goal_cards() -> None:
    assert STACKS[Zone.GOALS].total() == 32
    assert len(GOALS) == 24


def test_32_tiles_and_4_start_tiles_of_four_fields() -> None:
    assert (len(DISTRICT_TILES), len(START_TILES)) == (32, 4)
    assert all(len(tile.fields) == 4 for tile in TILES.values())


def test_48_attractions() -> None:
    assert STACKS[Zone.ATTRACTIONS].total() == 48


def test_four_kinds_for_parks_four_for_lakes_two_for_plots() -> None:
    grounds = Counter(attraction.on for attraction in ATTRACTIONS.values())
    assert grounds == {"park": 4, "lake": 4, "plot": 2}


def test_8_cities_with_3_requirements_of_3_descending_fields() -> None:
    assert len(CITIES) == 8
    for city in CITIES.values():
        assert len(city.requirements) == 3
        for requirement in city.requirements:
            assert len(set(requirement.fields)) == 3
            assert list(requirement.fields) == sorted(requirement.fields, reverse=True)


def test_every_city_can_be_chosen() -> None:
    assert {choice.value for choice in CityChoice} == {"random", *CITIES}


def test_names_are_distinct() -> None:
    names = [*TILES, *GOALS, *ATTRACTIONS, *PIECES]
    assert len(names) == len(set(names))
    assert all(name == name.lower() for name in names)


def test_the_supply_lasts_for_every_round() -> None:
    for mode in MODES.values():
        for zone, contents in STACKS.items():
            needed = sum(slot.up + slot.down + slot.drawn for slot in SLOTS[zone])
            assert mode.rounds * needed <= contents.total()


@pytest.mark.parametrize(
    ("players", "length", "rounds", "workers", "tiles"),
    [
        (4, Length.STANDARD, 8, 4, 9),
        (3, Length.STANDARD, 8, 4, 9),
        (2, Length.STANDARD, 4, 8, 9),
        (2, Length.LONG, 7, 8, 15),
    ],
)
def test_rounds_workers_and_tiles_fit_together(
    players: int, length: Length, rounds: int, workers: int, tiles: int
) -> None:
    mode = MODES[players, length]
    assert mode.rounds == rounds
    assert mode.workers_a_zone * len(Zone) == workers
    assert 1 + mode.rounds * mode.workers_a_zone == tiles
    assert all(wide * high == tiles for wide, high in mode.boxes)


def test_points_for_1_2_3_and_4_different_attractions_are_1_3_6_and_10() -> None:
    assert VARIETY_POINTS == (0, 1, 3, 6, 10)


def test_a_monument_is_worth_2_and_a_building_has_4_storeys_at_most() -> None:
    assert (MONUMENT_POINTS, HIGHEST) == (2, 4)


@pytest.mark.parametrize("goal", GOALS.values(), ids=GOALS)
def test_a_card_pays_the_same_in_both_ways_when_it_is_met_exactly(goal: Goal) -> None:
    assert goal.points == goal.exactly * goal.points_each


def test_no_two_tiles_are_the_same_however_they_are_turned() -> None:
    looks = [frozenset(tile.turned(turns) for turns in range(4)) for tile in TILES.values()]
    assert len(set(looks)) == len(TILES)


def test_a_quarter_turn_clockwise_brings_the_south_west_to_the_north_west() -> None:
    tile = Tile("x", (Terrain.RED, Terrain.YELLOW, Terrain.BLUE, Terrain.GREEN))
    assert tile.turned(1) == (Terrain.BLUE, Terrain.RED, Terrain.GREEN, Terrain.YELLOW)
    assert tile.turned(4) == tile.fields


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_each_turn_that_is_offered_looks_different_and_none_is_missing(tile: Tile) -> None:
    looks = [tile.turned(turns) for turns in range(tile.faces)]
    assert len(set(looks)) == tile.faces
    assert set(looks) == {tile.turned(turns) for turns in range(4)}


@pytest.mark.parametrize(
    "typo",
    [
        b'{"kind": "buildings", "color": "red"}',
        b'{"kind": "bildings"}',
        b'{"kind": "areas", "terrain": "forest"}',
        b'{"kind": "largest_area"}',
    ],
)
def test_an_error_in_the_data_is_detected_on_loading(typo: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(typo, type=AnyMeasure)


def test_a_condition_is_corrected_in_the_data_alone() -> None:
    corrected = b'{"kind": "buildings", "colour": "red", "height": 2, "beside": "lake"}'
    measure: AnyMeasure = msgspec.json.decode(corrected, type=AnyMeasure)
    assert measure.count(survey("R2 l. R2 R2")) == 2
    assert say(measured(measure, 2)) == "two red buildings of two storeys beside a lake"

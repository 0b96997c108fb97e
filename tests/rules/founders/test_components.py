"""What is in the box."""

from collections import Counter

import msgspec
import pytest

import data
from engines.founders.components import (
    BASIC,
    CITY_GOODS,
    CRAFTSMEN,
    GOODS,
    RESOURCES,
    TILES,
    TOKENS,
    Kind,
    Resource,
    Token,
)

ALL = [tile for tile in TILES.values() for _ in range(tile.copies)]


def test_97_tiles_24_of_nature_24_villages_24_cities_and_25_victory_tiles() -> None:
    assert len(ALL) == 97
    counts = Counter(tile.kind for tile in ALL)
    assert counts == {Kind.NATURE: 24, Kind.VILLAGE: 24, Kind.CITY: 24, Kind.VICTORY: 25}


def test_24_tokens_six_of_each_kind() -> None:
    assert dict.fromkeys(Token, 6) == TOKENS


def test_each_craftsmen_token_has_another_good_of_a_village() -> None:
    made_in_villages = {tile.makes for tile in ALL if tile.kind is Kind.VILLAGE}
    assert len(CRAFTSMEN) == TOKENS[Token.CRAFTSMEN]
    assert {(good,) for good in CRAFTSMEN.values()} == made_in_villages


def test_resources_are_basic_or_of_villages_or_of_cities() -> None:
    assert (*BASIC, *GOODS, *CITY_GOODS) == RESOURCES


def test_nature_tiles_need_nothing_and_make_one_of_two_basic_resources() -> None:
    for tile in ALL:
        if tile.kind is Kind.NATURE:
            assert not tile.needs
            assert len(set(tile.makes) & set(BASIC)) == len(tile.makes) == 2


def test_village_tiles_need_two_basic_resources_and_make_a_good() -> None:
    for tile in ALL:
        if tile.kind is Kind.VILLAGE:
            assert len(set(tile.needs) & set(BASIC)) == len(tile.needs) == 2
            assert set(tile.makes) <= set(GOODS)


def test_city_tiles_need_a_good_and_a_basic_resource_and_bring_a_token() -> None:
    for tile in ALL:
        if tile.kind is Kind.CITY:
            good, basic = tile.needs
            assert good in GOODS
            assert basic in BASIC
            assert set(tile.makes) <= set(CITY_GOODS)
    assert Counter(tile.token for tile in ALL if tile.kind is Kind.CITY) == TOKENS


def test_victory_tiles_make_nothing_and_are_worth_one_to_three_points() -> None:
    victory = [tile for tile in ALL if tile.kind is Kind.VICTORY]
    assert not any(tile.makes for tile in victory)
    assert {tile.points for tile in victory} == {1, 2, 3}
    assert all(len(tile.needs) == 2 for tile in victory)


def test_only_victory_tiles_have_points_and_only_city_tiles_tokens() -> None:
    for tile in ALL:
        assert bool(tile.points) == (tile.kind is Kind.VICTORY)
        assert (tile.token is not None) == (tile.kind is Kind.CITY)


def test_whatever_a_tile_needs_another_makes() -> None:
    assert {each for tile in ALL for each in tile.needs} == {each for tile in ALL for each in tile.makes}


@pytest.mark.parametrize(
    ("tile", "needs", "makes"),
    [
        ("mine", {"wood", "stone"}, "iron"),  # examples 6 and 8
        ("market-iron", {"iron", "plants"}, "coins"),  # example 6
        ("barracks-horses", {"horses", "stone"}, "armies"),  # examples 4 and 5
        ("goldmine", {"stone", "water"}, "gold"),
        ("weaver", {"stone", "plants"}, "cloth"),
    ],
)
def test_recipes_that_are_known(tile: str, needs: set[Resource], makes: str) -> None:
    assert set(TILES[tile].needs) == needs
    assert TILES[tile].makes == (makes,)


def test_every_value_says_where_it_comes_from() -> None:
    facts = msgspec.json.decode(data.facts("founders"))
    for tile in facts["tiles"]:
        given = tile.keys() & {"needs", "makes", "token", "points"}
        assert given == tile["sources"].keys()
        assert all(
            source.startswith(("rulebook", "found", "reconstructed", "stone"))
            for source in tile["sources"].values()
        )
    for part in ("counts", "setup", "scoring"):
        assert facts[part]["source"] == "rulebook"
    for each in (*facts["tokens"], *(each for group in facts["resources"].values() for each in group)):
        assert each["source"].startswith(("rulebook", "found", "reconstructed"))


def test_the_counts_that_are_written_down_are_those_of_the_tiles() -> None:
    facts = msgspec.json.decode(data.facts("founders"))
    counts = Counter(tile.kind.value for tile in ALL)
    assert {kind: facts["counts"][kind] for kind in counts} == counts

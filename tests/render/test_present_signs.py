"""A legend explains what is on the table now, and nothing else."""

from typing import Any

import pytest

import engines
import render
from engines.akropolis.components import START_TILE, TILES
from engines.core.game import Setup
from engines.origins.components import AGORA, PALACE


def seen_at_the_start(game: str, seed: int) -> tuple[Any, set[str]]:
    """A new game of two, and the names in its legend."""
    rules = engines.game(game)
    state = rules.new(Setup(2, seed, rules.options()))
    entries = render.pictures(game).legend.entries(rules.view(state, None))
    return state, {entry.name.key for entry in entries}


@pytest.mark.parametrize("seed", range(3))
def test_akropolis_explains_the_plazas_on_the_table_and_no_others(seed: int) -> None:
    state, seen = seen_at_the_start("akropolis", seed)
    areas = [*START_TILE.values(), *(area for tile in state.market for area in TILES[tile].areas)]
    plazas = {area.code for area in areas if area.code.isupper()}
    assert {key[-1] for key in seen if key.startswith("akropolis-area-") and key[-1].isupper()} == plazas
    assert "akropolis-legend-level" not in seen


def test_origins_explains_the_buildings_on_the_table_and_no_others() -> None:
    state, seen = seen_at_the_start("origins", 1)
    offered = {*state.pool, *(stack[0] for stack in state.stacks), AGORA, PALACE}
    prefix = "origins-building-"
    assert {key.removeprefix(prefix) for key in seen if key.startswith(prefix)} == offered


def test_cities_explains_the_council_of_its_city_and_the_cards_that_lie_open() -> None:
    state, seen = seen_at_the_start("cities", 1)
    assert {key for key in seen if "-requirement-" in key} == {
        f"cities-requirement-{each.id}" for each in state.council.requirements
    }
    assert not any(key.startswith("cities-goal-") for key in seen)  # Only start tiles lie open.

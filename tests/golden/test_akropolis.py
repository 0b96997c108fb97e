"""Cities and games with known scores, in both readings of "edge" and "lake", to the point."""

import json
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.akropolis.components import District
from engines.akropolis.scoring import Panorama, score
from engines.akropolis.state import Architect, City, Edges, Options, Tiles
from engines.core.game import Setup, find, ranks
from engines.core.grids.hexes import Hex

GOLDEN: dict[str, Any] = json.loads((Path(__file__).parent / "akropolis.json").read_text("utf-8"))
GAME = engines.game("akropolis")
SINGULAR = {
    District.HOUSES: "house",
    District.MARKETS: "market",
    District.BARRACKS: "barracks",
    District.TEMPLES: "temple",
    District.GARDENS: "garden",
}


def identified(cases: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in cases]


def parts(architect: Architect, options: Options) -> dict[str, int]:
    points = score(architect, options).parts
    return {singular: points[district.value] for district, singular in SINGULAR.items()}


@pytest.mark.parametrize("edges", Edges)
@pytest.mark.parametrize("case", identified(GOLDEN["cities"]))
def test_city(case: dict[str, Any], edges: Edges) -> None:
    city = City()
    for tile, q, r, k in case["placements"]:
        city = city.lay(tile, Hex(q, r), k)
    expected = case["expected"]
    panorama = Panorama(city.survey, edges)
    assert {name: panorama.stars(district) for district, name in SINGULAR.items()} == expected["stars"]
    architect = Architect(0, city)
    assert parts(architect, Options(edges=edges)) == expected[edges.value]["base"]
    everything = Options(edges=edges, variants=tuple(District))
    assert parts(architect, everything) == expected[edges.value]["variant"]


@pytest.mark.parametrize("edges", Edges)
@pytest.mark.parametrize("variants", [(), tuple(District)], ids=["base", "all_variants"])
@pytest.mark.parametrize("case", identified(GOLDEN["games"]))
def test_game(case: dict[str, Any], variants: tuple[District, ...], edges: Edges) -> None:
    options = Options(Tiles.ALL if case["all_tiles"] else Tiles.STANDARD, edges, variants)
    state = GAME.new(Setup(case["players"], 0, options, tuple(case["draw_order"])))
    chiefs = [state.chief]
    for move in case["moves"]:
        assert GAME.current(state) == move["seat"]
        assert state.market[move["slot"]] == move["tile"]
        assert len(GAME.legal_moves(state)) == move["legal_moves"]
        step = GAME.apply(state, find(GAME, state, "place {slot} {q} {r} {k}".format(**move)))
        state = step.state
        assert state.architects[move["seat"]].stones == move["stones_after"]
        if step.revealed:
            chiefs.append(state.chief)
    assert chiefs == case["chief_architect_by_round"]
    assert GAME.current(state) is None
    assert state.market == (case["unused_last_tile"],)
    scores = GAME.scores(state)
    profile = "all_variants" if variants else "base"
    assert [mine.total for mine in scores] == [
        final["totals"][edges.value][profile] for final in case["final"]
    ]
    best = [seat for seat, rank in enumerate(ranks(scores)) if rank == 1]
    assert best == case["winners"][f"{edges.value}/{profile}"]


def test_the_start_tile_alone_has_as_many_placements_as_counted_by_hand() -> None:
    state = GAME.new(Setup(2, 0, Options()))
    free = [move for move in GAME.legal_moves(state) if move.slot == 0]
    assert len(free) == GOLDEN["start_city_legal_placements"]

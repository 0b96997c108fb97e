"""Origins as a board: relief, scale, and room for what is marked."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from engines.origins.components import BUILDINGS, Goods
from engines.origins.components.terms import Colour, Sign
from engines.origins.state import City, Temple, Track
from render import RenderRequest
from render.drawing.palette import COLOURS
from render.drawing.squares import Grid
from render.origins import board
from render.origins.buildings import SIDE as OFFER
from render.origins.colours import PAVING
from render.origins.market import PLACE_WIDTH
from render.origins.pieces.shapes import CACHE
from render.origins.pieces.tiles import Look, lot, tile
from render.origins.pieces.towers import tower
from render.widgets.badges import disc
from render.widgets.place_numbers import place_number
from tests.render.scenes.origins import ARCHONS, LATE, SCENES, made_up
from tests.render.stamps import Stamp, drawn
from tests.render.test_places import overlap
from tests.rules.origins.tables import city

SIDE = 120
THREE = replace(
    LATE,
    archons=ARCHONS[:3],
    military=Track((5, 9, 4), (0, 1, 2)),
    temples=tuple(Temple(Track((7, 3, 0), (0, 1, 2)), sign) for sign in (Sign.LIBRA, Sign.VIRGO, Sign.ARIES)),
)
MARKET = [name for name, scene in SCENES.items() if scene.request.picture == "market"]


@pytest.fixture
def grids(monkeypatch: pytest.MonkeyPatch) -> list[Grid]:
    """The grids of all cities that are drawn from now on."""
    seen: list[Grid] = []
    fit_city = board.fit_city

    def remember(*arguments: object) -> Grid:
        seen.append(fit_city(*arguments))  # type: ignore[arg-type] # passed on as they are
        return seen[-1]

    monkeypatch.setattr(board, "fit_city", remember)
    return seen


def darkness(building: str | None, x: float, y: float) -> int:
    """The shade at a point of a building, in sides of its tile."""
    column, row = round(x * SIDE), round(y * SIDE)
    return tile(Look(building), SIDE).image.crop((column, row, column + 1, row + 1)).tobytes()[0] // COLOURS


@pytest.mark.parametrize("building", ["mint", "castle", "obelisk", "palace"])
def test_walls_are_darker_the_farther_they_are_from_the_light(building: str) -> None:
    left, front, right = (
        darkness(building, 0.14, 0.81),
        darkness(building, 0.5, 0.92),
        darkness(building, 0.86, 0.81),
    )
    assert 0 < left < front < right


def test_a_farm_is_a_field_and_has_no_walls() -> None:
    assert darkness(None, 0.5, 0.92) < darkness("palace", 0.5, 0.92)


@pytest.mark.parametrize("side", [60, 88, 220])
def test_paving_meets_paving_at_the_edges_of_every_square(side: int) -> None:
    for building in (None, *BUILDINGS):
        image = lot(Look(building), side).image
        for edge in ((0, 0, side, 1), (0, 0, 1, side), (side - 1, 0, side, side), (0, side - 1, side, side)):
            assert {index % COLOURS for index in image.crop(edge).tobytes()} == {PAVING}, building


def test_a_ghost_is_unlike_what_it_would_be() -> None:
    for building in (None, *BUILDINGS):
        solid, ghost = (tile(Look(building, ghost=ghost), SIDE).image for ghost in (False, True))
        same = sum(a == b for a, b in zip(solid.tobytes(), ghost.tobytes(), strict=True))
        assert same < 0.6 * SIDE * SIDE, building


@pytest.mark.parametrize("goods", [Goods(), Goods(9, 9, 9, 9)], ids=["poor", "rich"])
def test_buildings_that_cannot_be_paid_for_are_hatched(goods: Goods, stamped: list[Stamp]) -> None:
    made_up(LATE.with_archon(0, replace(LATE.archons[0], goods=goods)), RenderRequest("buildings")).picture()
    for building in LATE.pool:
        hatched = tile(Look(building, amount=True, pale=True), OFFER)
        assert len(drawn(stamped, hatched)) == (goods == Goods())


def test_every_floor_makes_a_tower_higher() -> None:
    heights = [tower(Colour.RED, floors, 44, 12).height for floors in range(1, 6)]
    assert [second - first for first, second in pairwise(heights)] == [12] * 4


@pytest.mark.parametrize(
    "state", [LATE, THREE, SCENES["table-of-two"].view().state], ids=["four", "three", "two"]
)
def test_all_cities_of_a_table_have_one_scale(state: object, grids: list[Grid]) -> None:
    made_up(state, RenderRequest("table")).picture()  # type: ignore[arg-type] # of Origins
    assert len(grids) > 1
    assert len({grid.side for grid in grids}) == 1


def test_a_wide_city_is_above_its_people_and_larger_there(grids: list[Grid]) -> None:
    row = city(*(f"mint {x} 0" for x in range(1, 7)))
    shown = LATE.with_archon(0, replace(LATE.archons[0], city=row))
    made_up(shown, RenderRequest("city", 0)).picture()
    assert grids[0].side * 7 > 0.85 * 1052


def test_the_first_city_fills_its_land(grids: list[Grid]) -> None:
    first = LATE.with_archon(0, replace(LATE.archons[0], city=City()))
    made_up(first, RenderRequest("city", 0)).picture()
    assert grids[0].side >= 200


@pytest.mark.parametrize("name", MARKET)
def test_no_mark_covers_a_worker_or_a_price_at_the_sites(name: str, stamped: list[Stamp]) -> None:
    request = SCENES[name].request
    SCENES[name].picture()
    marks = [
        *(disc(letter, 36, 1.6) for letter in request.marks),
        *(place_number(number, 1, chosen=chosen) for number in request.places for chosen in (False, True)),
    ]
    page = stamped[-1].canvas
    small = [each for each in stamped if each.canvas is page and each.sprite.width < PLACE_WIDTH / 2]
    marked = [each for each in small if each.sprite in marks]
    assert len(marked) == len(request.marks) + len(request.places)
    for mark in marked:
        for other in small:
            assert other is mark or not overlap(mark.box, other.box), mark


@pytest.mark.parametrize("name", [name for name, scene in SCENES.items() if scene.request.places])
def test_numbers_of_places_do_not_cover_each_other(name: str, stamped: list[Stamp]) -> None:
    places = SCENES[name].request.places
    SCENES[name].picture()
    plates = [place_number(number, 1, chosen=chosen) for number in places for chosen in (False, True)]
    shown = [each for each in stamped if each.sprite in plates]
    assert len(shown) == len(places)
    assert not any(overlap(one.box, other.box) for one, other in combinations(shown, 2))


def test_the_cache_of_sprites_is_bounded() -> None:
    for scene in SCENES.values():
        for language in ("en", "pl"):
            scene.picture(language=language)
            scene.picture(language=language, zoom=True)
            assert CACHE.bytes <= CACHE.most_bytes
    assert CACHE.most_bytes <= 32 * 1024 * 1024

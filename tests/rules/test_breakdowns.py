"""How points come about, in each game: the numbers that a person would multiply and add."""

from msgspec.structs import replace

import engines
from engines.akropolis.components import District
from engines.cities.state import GoalScoring, Options, Planner
from engines.core.game import AnyGame, AnyState, Setup
from engines.origins.components import TEMPLE_POINTS
from engines.origins.state import Seated
from tests.rules.akropolis.tables import seen_from_above, with_ring
from tests.rules.cities import tables as cities
from tests.rules.founders import tables as founders
from tests.rules.origins import tables as origins
from tests.rules.origins.tables import temples

Terms = tuple[tuple[int, ...], ...]


def terms(game: str, state: AnyState) -> dict[str, Terms]:
    """The terms of seat 0 by category."""
    rules: AnyGame = engines.game(game)
    return {part: explained.terms for part, explained in rules.breakdown(state, 0).items()}


def test_akropolis_multiplies_stars_by_height() -> None:
    game = engines.game("akropolis")
    start = game.new(Setup(2, 1, game.options()))
    assert terms("akropolis", start)["houses"] == ((1, 0),)  # the plaza of the start tile, and no houses
    city = seen_from_above(with_ring("m2", "......", plaza="M"))
    assert (city.stars(District.MARKETS), city.height(District.MARKETS, variant=False)) == (2, 2)


def test_cities_counts_field_by_field_card_by_card_and_area_by_area() -> None:
    district = cities.drawn_district("pt pf R. pg B4 B4")
    planner = Planner(district, ("museums", "museums", "apartment_towers"), (6, None, 2))
    state = cities.with_planner(cities.first_round(2), 0, planner)
    shown = terms("cities", state)
    assert shown["council"] == ((6,), (2,))
    assert shown["goals"] == ((8,), (8,))  # no towers: nothing to add
    assert sorted(shown["parks"]) == [(1,), (3,)]
    assert shown["lakes"] == ()
    each = terms("cities", replace(state, options=Options(goals=GoalScoring.PER_ITEM)))
    assert all(len(term) == 2 for term in each["goals"])


def test_founders_adds_tiles_and_multiplies_everything_else() -> None:
    land = founders.territory(
        """
        temple-coins-carts altar-iron-gold greattemple-coins-coins!
        mine*              winery*!        forest$
        """
    )
    me = founders.founder(land, "war", "craftsmen-fish", replaced=("lake", "cliff"))
    shown = terms("founders", founders.table(me))
    assert sorted(shown.pop("victory")) == [(1,), (2,)]  # an attacked tile brings nothing
    assert shown == {"craftsmen": ((1, 2),), "tokens": ((3, 1),), "replaced": ((2, -1),)}


def test_origins_adds_the_two_lower_temples_and_multiplies_dice_by_towers() -> None:
    state = temples(origins.table(2), (3, 0), (5, 0), (1, 0))
    city = replace(
        origins.me(state).city, seats=(Seated(0, 0, origins.BLUE, 4), Seated(2, 0, origins.RED, 6))
    )
    shown = terms("origins", origins.mine(state, city=city))
    assert shown["temples"] == ((TEMPLE_POINTS[1],), (TEMPLE_POINTS[3],))
    archon = origins.me(state)
    assert shown["towers"] == ((4, archon.height(origins.BLUE)), (6, archon.height(origins.RED)))

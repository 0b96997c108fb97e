"""What a place costs and who pays: neighbours on sides and corners, one resource each."""

from hypothesis import given
from hypothesis import strategies as st

from engines.core.grids.bits import members
from engines.core.grids.squares import Square
from engines.founders.components import ALONE, MAKES, NEEDS, TILES, Kind, Resource
from engines.founders.game import GAME
from engines.founders.state import Loads, Options, supplies
from engines.founders.territory import Plot, Territory
from tests.rules.founders.tables import (
    at,
    can_be_added,
    drawn,
    founder,
    new,
    places,
    refused,
    table,
    territory,
)

EXAMPLE_8 = drawn(
    """
    .  7      .     .
    5  lake   3     .
    4  forest cliff 6
    .  1      2     .
    """
)


def test_example_8_a_mine_can_lie_where_two_tiles_have_wood_and_stone() -> None:
    marks = EXAMPLE_8.marks
    state = table(founder(EXAMPLE_8.territory), open_tiles=("mine",))
    assert places(state, "add", "mine") == {marks["1"], marks["2"], marks["3"]}


def test_example_8_the_forest_does_not_make_wood_and_stone_at_the_same_time() -> None:
    state = table(founder(EXAMPLE_8.territory), open_tiles=("mine",))
    for mark in "45":
        place = EXAMPLE_8.marks[mark]
        assert refused(state, f"add mine {place.x} {place.y}") == (
            "Only one neighbour of that place supplies wood or stone, "
            "and each neighbour supplies one resource."
        )


def test_example_8_elsewhere_a_resource_is_missing() -> None:
    state = table(founder(EXAMPLE_8.territory), open_tiles=("mine",))
    east, north = EXAMPLE_8.marks["6"], EXAMPLE_8.marks["7"]
    assert refused(state, f"add mine {east.x} {east.y}") == "The neighbours of that place do not supply wood."
    assert (
        refused(state, f"add mine {north.x} {north.y}")
        == "The neighbours of that place supply neither wood nor stone."
    )


def test_a_nature_tile_can_be_laid_beside_any_tile() -> None:
    land = territory(
        """
        altar-iron-gold lake!
        """
    )
    state = table(founder(land), open_tiles=("grove",))
    around = [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)]
    assert places(state, "add", "grove") == {Square(x, y) for x, y in around}


def test_a_new_tile_shares_a_side_with_the_territory() -> None:
    state = table(founder(), open_tiles=("lake",))
    assert Square(2, 1) not in places(state, "add", "lake")
    assert refused(state, "add lake 2 1") == "A new tile must share a side with your territory."
    assert refused(state, "add lake 9 9") == "A new tile must share a side with your territory."


def test_neighbours_pay_across_corners_too() -> None:
    land, marks = drawn(
        """
        forest market-iron grove
        .      here        .
        """
    )
    assert can_be_added("mine", marks["here"], land)


def test_a_tile_that_is_no_neighbour_pays_nothing() -> None:
    land, marks = drawn(
        """
        forest market-iron altar-iron-gold grove
        here   .           .               .
        """
    )
    assert not can_be_added("mine", marks["here"], land)


def test_each_neighbour_pays_for_one_need_only() -> None:
    land, marks = drawn(
        """
        mine
        here
        """
    )
    assert not can_be_added("market-iron", marks["here"], land)


def test_a_need_of_the_same_good_twice_takes_two_neighbours() -> None:
    land, marks = drawn(
        """
        here one
        market-iron market-gold
        """
    )
    assert can_be_added("greattemple-coins-coins", marks["here"], land)
    alone, spots = drawn(
        """
        here
        market-iron
        """
    )
    state = table(founder(alone), open_tiles=("greattemple-coins-coins",))
    assert refused(state, f"add greattemple-coins-coins {at(spots['here'])}") == (
        "That tile needs coins twice, and only one neighbour of that place supplies any."
    )


def test_victory_tiles_supply_nothing() -> None:
    land, marks = drawn(
        """
        altar-iron-gold here
        mine            goldmine
        """
    )
    state = table(founder(land), open_tiles=("altar-iron-cloth",))
    assert refused(state, f"add altar-iron-cloth {marks['here'].x} {marks['here'].y}") == (
        "The neighbours of that place do not supply cloth."
    )


def test_paying_uses_nothing_up() -> None:
    land = territory(
        """
        forest cliff
        """
    )
    state = table(founder(land), open_tiles=("mine",))
    after = state.founders[0].territory.add("mine", Square(0, 1))
    assert {"wood", "stone", "plants"} <= set(after.supplies())


EXAMPLE_6 = """
    .      1             2
    winery workshop-wine .
    cliff  forest        .
    """


def test_example_6_carts_bring_wood_and_stone_to_the_mine() -> None:
    linked, marks = drawn(EXAMPLE_6, carts=((0, 1),))
    unlinked = drawn(EXAMPLE_6).territory
    assert can_be_added("mine", marks["1"], linked)
    assert not can_be_added("mine", marks["1"], unlinked)


def test_example_6_next_turn_the_market_has_iron_from_the_mine_and_plants_from_the_cliff() -> None:
    linked, marks = drawn(EXAMPLE_6, carts=((0, 1),))
    built = linked.add("mine", marks["1"])
    assert can_be_added("market-iron", marks["2"], built)
    unlinked = drawn(EXAMPLE_6).territory.add("mine", marks["1"])
    assert not can_be_added("market-iron", marks["2"], unlinked)


def linked_like(*carts: tuple[int, int]) -> list[int]:
    land = territory("\n" + "forest forest forest forest\n" * 4, carts)
    return sorted(map(len, land.linked))


def test_example_7_two_carts_with_a_tile_in_common_link_seven_tiles() -> None:
    assert linked_like((0, 0), (1, 1)) == [7]


def test_example_7_two_carts_side_by_side_link_four_tiles_each() -> None:
    assert linked_like((0, 0), (2, 0)) == [4, 4]


def test_carts_with_two_tiles_in_common_link_six() -> None:
    assert linked_like((0, 0), (1, 0)) == [6]


def test_a_third_cart_joins_two_networks() -> None:
    assert linked_like((0, 0), (2, 2), (1, 1)) == [10]


def test_each_linked_tile_supplies_one_resource_at_a_time() -> None:
    land, marks = drawn(
        """
        .           two_neighbours one_neighbour
        market-iron market-gold    altar-iron-gold
        cliff       riverbank      .
        """,
        carts=((0, 1),),
    )
    assert can_be_added("winery", marks["two_neighbours"], land)
    assert not can_be_added("winery", marks["one_neighbour"], land)


def test_a_nature_tile_supplies_one_of_its_two_resources_through_carts_too() -> None:
    land, marks = drawn(
        """
        here        .
        market-iron market-gold
        forest      market-wine
        """,
        carts=((0, 1),),
    )
    state = table(founder(land), open_tiles=("mine",))
    assert refused(state, f"add mine {at(marks['here'])}") == (
        "Only one tile makes wood or stone for that place, and it makes one of them at a time."
    )
    assert can_be_added("barracks-iron", marks["here"], land.add("mine", Square(-1, 1)))


def test_linked_tiles_that_make_nothing_still_pass_things_on() -> None:
    for silent in ("altar-iron-gold", "market-iron!", "mine*", "mine$"):
        land, marks = drawn(
            f"""
            here   .
            {silent} market-gold
            forest   cliff
            """,
            carts=((0, 1),),
        )
        assert can_be_added("mine", marks["here"], land), silent


def test_a_good_needed_twice_may_come_from_one_linked_tile_unless_the_option_forbids_it() -> None:
    land, marks = drawn(
        """
        here        .
        market-iron forest
        cliff       lake
        """,
        carts=((0, 1),),
    )
    assert can_be_added("greattemple-coins-coins", marks["here"], land)
    single = Options(loads=Loads.SINGLE)
    state = table(founder(land), open_tiles=("greattemple-coins-coins",), options=single)
    assert refused(state, f"add greattemple-coins-coins {at(marks['here'])}") == (
        "That tile needs coins twice, made by two tiles, and only one makes any for that place."
    )
    two = land.add("market-gold", Square(-1, 0))
    assert can_be_added("greattemple-coins-coins", marks["here"], two, options=single)


def test_silent_tiles_supply_nothing_of_their_own() -> None:
    for silent in ("forest!", "forest$"):
        land, marks = drawn(
            f"""
            {silent} cliff
            here     .
            """
        )
        assert not can_be_added("mine", marks["here"], land)


def test_what_can_be_had_is_known_with_the_tiles_that_make_it() -> None:
    land = territory(
        """
        forest mine* market-iron
        cliff  lake! winery$
        """
    )
    assert land.supplies() == {
        "wood": (Square(0, 0),),
        "stone": (Square(0, 0), Square(0, 1)),
        "plants": (Square(0, 1),),
        "coins": (Square(2, 0),),
    }


def test_what_a_founder_can_have_now_includes_what_was_bought() -> None:
    state = table(founder(territory("\nforest mine!\n")), founder(), bought=Resource.GOLD)
    forest = (Square(0, 0),)
    assert supplies(GAME.view(state, None), 0) == {"wood": forest, "stone": forest, "gold": ()}
    assert supplies(GAME.view(state, None), 1).keys() == {"wood", "plants"}
    assert supplies(GAME.view(new(), None), 0) == {}


# All tiles and places of a small map, checked against the words of the rulebook, one by one.


@st.composite
def lands(draw: st.DrawFn) -> Territory:
    """Any small territory with any carts on it."""
    cells = draw(st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=12))
    tile = st.sampled_from(
        ["forest", "cliff", "mine", "winery", "market-iron", "inn-wine", "altar-iron-gold"]
    )
    plots = tuple(
        Plot(draw(tile), x, y, draw(st.booleans()) and draw(st.booleans())) for x, y in sorted(cells)
    )
    blocks = [(x, y) for x, y in sorted(cells) if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells]
    carts = draw(st.lists(st.sampled_from(blocks), unique=True, max_size=3)) if blocks else []
    return Territory(plots, tuple(Square(*cart) for cart in carts))


def pays(land: Territory, place: Square, needs: tuple[int, ...], *, single: bool) -> bool:
    """Whether distinct neighbours can supply the needs, by trying everything."""
    near = [plot.at for plot in land.plots if max(abs(plot.x - place.x), abs(plot.y - place.y)) == 1]
    made = {plot.at: MAKES[plot.tile] for plot in land.plots if not plot.silent and plot.at != place}

    def sources(neighbour: Square, need: int) -> list[Square]:
        network = next((tiles for tiles in land.linked if neighbour in tiles), frozenset({neighbour}))
        return [source for source in network if need in made.get(source, ())]

    if len(needs) == 1:
        return any(sources(neighbour, needs[0]) for neighbour in near)
    return any(
        one != other and (source != also or (needs[0] == needs[1] and not single))
        for one in near
        for source in sources(one, needs[0])
        for other in near
        for also in sources(other, needs[1])
    )


@given(lands(), st.sampled_from(sorted(set(filter(None, NEEDS.values())))), st.booleans(), st.booleans())
def test_every_place_is_judged_as_by_trying_everything(
    land: Territory, needs: tuple[int, ...], single: bool, bought: bool
) -> None:
    owed = needs[1:] if bought else needs
    survey = land.survey
    judged = survey.payable(owed, single=single)
    for place in members(survey.free | survey.built):
        expected = pays(land, survey.squares[place], owed, single=single)
        assert bool(judged >> place & 1) == expected


@given(lands())
def test_the_cities_and_temples_that_a_territory_feeds_are_those_that_can_be_added(land: Territory) -> None:
    survey = land.survey
    for tile, facts in TILES.items():
        if facts.kind in (Kind.CITY, Kind.VICTORY):
            can_be_added = survey.payable(NEEDS[tile]) & survey.free != 0
            assert (survey.affordable.now & ALONE[tile] != 0) == can_be_added, tile


@given(lands())
def test_no_tile_is_fed_in_two_ways_at_once(land: Territory) -> None:
    now, nearly, half = land.survey.affordable
    assert now & nearly == nearly & half == now & half == 0

"""Legal moves, computed a second time in a simple way that follows the rulebook's text."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from engines.cities.components import ATTRACTIONS, GOALS, PIECES, TILES, VARIETY_POINTS, Zone
from engines.cities.district.grid import At, name_of, square_of
from engines.cities.district.layout import District, Field
from engines.cities.game import GAME
from engines.cities.state import Options, State
from engines.core.game import Setup
from engines.core.grids.squares import Square
from tests.laws.positions import seeds, setups, walk
from tests.rules.cities.tables import fields_offered, offered

PLOTS = {"red", "yellow", "blue", "green"}


def neighbours(at: At) -> Iterator[At]:
    x, y = square_of(at)
    for square in (Square(x, y - 1), Square(x + 1, y), Square(x, y + 1), Square(x - 1, y)):
        if min(square) >= 0 and max(square) < 18:
            yield name_of(square)


def groups(fields: set[At]) -> list[set[At]]:
    """The connected parts, found by walking."""
    left, found = set(fields), []
    while left:
        group, open_ends = set[At](), [next(iter(left))]
        while open_ends:
            at = open_ends.pop()
            if at in left:
                left.discard(at)
                group.add(at)
                open_ends += neighbours(at)
        found.append(group)
    return found


def can_hold(field: Field, item: str) -> bool:
    """Whether an attraction or a piece may be put on a field."""
    height = field.building.height if field.building else 0
    if item in PIECES:
        if field.building:
            return field.building.colour == item and height < 4
        return field.attraction == "black_plot" or (field.terrain == item and field.attraction is None)
    if field.attraction is not None:
        return False
    if ATTRACTIONS[item].on == "plot":
        return field.terrain in PLOTS and field.building is None
    return field.terrain == ATTRACTIONS[item].on


def tile_places(district: District, boxes: tuple[tuple[int, int], ...]) -> set[At]:
    lying = {square_of(laid.at) for laid in district.tiles}
    return {
        name_of(Square(x, y))
        for x in range(0, 18, 2)
        for y in range(0, 18, 2)
        if (x, y) not in lying
        and lying & {Square(x - 2, y), Square(x + 2, y), Square(x, y - 2), Square(x, y + 2)}
        and fits({*lying, Square(x, y)}, boxes)
    }


def fits(tiles: set[Square], boxes: tuple[tuple[int, int], ...]) -> bool:
    wide = (max(x for x, _ in tiles) - min(x for x, _ in tiles)) // 2 + 1
    high = (max(y for _, y in tiles) - min(y for _, y in tiles)) // 2 + 1
    return any(wide <= box[0] and high <= box[1] for box in boxes)


def free_posts(state: State) -> set[str]:
    mine = Counter(zone for zone in Zone for slot in state.slots(zone) if slot.worker == state.active)
    return {
        f"send {zone} {number}"
        for zone in Zone
        for number, slot in enumerate(state.slots(zone), 1)
        if slot.worker is None and mine[zone] < (2 if len(state.planners) == 2 else 1)
    }


@given(setups(GAME), seeds, st.integers(4, 200))
def test_the_engine_allows_what_the_rulebook_allows(setup: Setup[Options], dice: int, moves: int) -> None:
    state: State = walk(GAME, setup, dice, moves).state
    if state.over or not state.round:
        return
    district = state.planners[state.active].district
    if not state.hand:
        assert set(offered(state)) == free_posts(state)
    elif state.hand[0] in TILES:
        assert fields_offered(state, "lay") == tile_places(district, state.mode.boxes)
    else:
        item = state.hand[0]
        places = {at for at, field in district.fields.items() if can_hold(field, item)}
        assert fields_offered(state, "build" if item in PIECES else "place") == places
        assert "decline" in offered(state)


@given(setups(GAME), seeds)
def test_parks_lakes_and_cards_count_what_one_sees(setup: Setup[Options], dice: int) -> None:
    state: State = walk(GAME, setup, dice).state
    for planner, score in zip(state.planners, GAME.scores(state), strict=True):
        fields = planner.district.fields
        for terrain, part in (("park", "parks"), ("lake", "lakes")):
            there = groups({at for at, field in fields.items() if field.terrain == terrain})
            kinds = [{fields[at].attraction for at in group} - {None} for group in there]
            assert score.parts[part] == sum(VARIETY_POINTS[len(kind)] for kind in kinds)
            largest = GOALS["city_park" if terrain == "park" else "great_lake"].counts
            assert largest.count(planner.district.survey) == max(map(len, there), default=0)
        looks = Counter(
            (field.building.colour.value, field.building.height)
            for field in fields.values()
            if field.building
        )
        assert GOALS["museums"].counts.count(planner.district.survey) == looks["blue", 4]
        assert GOALS["schools"].counts.count(planner.district.survey) == looks["yellow", 3]
        monuments = sum(field.attraction == "monument" for field in fields.values())
        assert score.parts["monuments"] == 2 * monuments


@given(setups(GAME), seeds, st.integers(0, 200))
def test_nothing_ever_stands_where_it_may_not(setup: Setup[Options], dice: int, moves: int) -> None:
    state: State = walk(GAME, setup, dice, moves).state
    for planner in state.planners:
        for field in planner.district.fields.values():
            if field.building:
                assert field.attraction in (None, "black_plot")
                assert field.attraction or field.building.colour == field.terrain.value
            if field.attraction:
                on = ATTRACTIONS[field.attraction].on
                assert field.terrain in PLOTS if on == "plot" else field.terrain == on

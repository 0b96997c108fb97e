"""Tiles, attractions and buildings: where they may go (Zasady projektowania dzielnicy)."""

from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cities.components import MODES, TILES, Length
from engines.cities.district.grid import NAMES, START, name_of, sites, square_of
from engines.cities.district.layout import Building, District, Sight
from engines.cities.district.measures import Attractions
from engines.cities.district.survey import Colour
from engines.cities.game import GAME
from engines.cities.state import Options, State
from engines.core.errors import IllegalMove
from engines.core.game import Setup, find
from engines.core.grids.squares import Square
from engines.core.text import Text
from tests.laws.positions import seeds, setups, walk
from tests.rules.cities.tables import (
    drawn_district,
    fields_offered,
    first_round,
    holding,
    offered,
    play,
    sentences,
    with_district,
)

RED, BLUE, GREEN = Colour.RED, Colour.BLUE, Colour.GREEN
LONG = Options(length=Length.LONG)


def built(*tiles: tuple[str, str, int]) -> District:
    """A district of tiles, each with its place and its turns."""
    district = District()
    for tile, at, turns in tiles:
        district = district.lay(tile, at, turns)
    return district


def alone(district: District, *hand: str) -> State:
    """A table whose active planner has this district and these things in hand."""
    return holding(with_district(first_round(3), district), *hand)


def reason(district: District, at: str) -> str:
    """Why no tile can be laid there, found by looking at each tile."""
    x, y = ascii_lowercase.index(at[0]), int(at[1:]) - 1
    lying = [square_of(laid.at) for laid in district.tiles]
    away = [(abs(x - tile.x), abs(y - tile.y)) for tile in lying]
    if any(right < 2 and down < 2 for right, down in away):
        return "cities-spot-taken"
    return "cities-outside-box" if {(0, 2), (2, 0)} & {*away} else "cities-no-full-side"


def refused(state: State, move: str) -> Text:
    with pytest.raises(IllegalMove) as refusal:
        find(GAME, state, move)
    return refusal.value.why


# s1 shows red, lake / park, green; t29 red, red / park, park; t31 yellow, yellow / lake, lake.
START_ONLY = built(("s1", START, 0))
ROW = built(("s1", START, 0), ("t29", "k9", 0), ("t31", "m9", 0))


# Five tiles in a row from the start to each edge of the frame; the last ones touch it.
STEPS = {"west": (-2, 0), "east": (2, 0), "north": (0, -2), "south": (0, 2)}
LONG_ROWS = {
    to: built(
        *(
            (tile, name_of(Square(8 + n * right, 8 + n * down)), 0)
            for n, tile in enumerate(("s1", "t01", "t02", "t03", "t04"))
        )
    )
    for to, (right, down) in STEPS.items()
}


class TestTiles:
    def test_a_tile_shares_a_full_side_with_a_tile_of_the_district(self) -> None:
        assert fields_offered(alone(START_ONLY, "t01"), "lay") == {"i7", "g9", "k9", "i11"}

    def test_half_a_side_is_not_enough(self) -> None:
        assert refused(alone(START_ONLY, "t01"), "lay k10 0") == Text("cities-no-full-side")

    def test_a_corner_is_not_enough(self) -> None:
        assert refused(alone(START_ONLY, "t01"), "lay k11 0") == Text("cities-no-full-side")

    def test_a_tile_away_from_the_district_is_not_allowed(self) -> None:
        assert refused(alone(START_ONLY, "t01"), "lay m9 0") == Text("cities-no-full-side")

    def test_the_square_has_three_columns_and_three_rows_at_most(self) -> None:
        state = alone(ROW, "t01")
        assert refused(state, "lay o9 0") == Text("cities-outside-box")
        assert refused(state, "lay g9 0") == Text("cities-outside-box")
        assert fields_offered(state, "lay") == {"i7", "k7", "m7", "i11", "k11", "m11"}

    def test_the_district_grows_in_any_direction_until_the_square_is_set(self) -> None:
        district = built(("s1", START, 0), ("t01", "g9", 0), ("t02", "g7", 0))
        assert fields_offered(alone(district, "t03"), "lay") == {"g5", "e7", "i7", "e9", "k9", "g11", "i11"}

    def test_a_tile_does_not_lie_on_another(self) -> None:
        assert refused(alone(START_ONLY, "t01"), "lay i9 0") == Text("cities-spot-taken")

    def test_nor_on_a_part_of_another(self) -> None:
        assert refused(alone(START_ONLY, "t01"), "lay h8 0") == Text("cities-spot-taken")

    @pytest.mark.parametrize("to", LONG_ROWS)
    def test_every_place_that_the_long_game_refuses_has_its_reason(self, to: str) -> None:
        """Fragmenty dzielnic: full sides in common; Wariant dla 2 graczy: a rectangle of 3 x 5 or 5 x 3."""
        district = LONG_ROWS[to]
        state = holding(with_district(first_round(2, LONG), district), "t05")
        legal, seen = offered(state), GAME.view(state, state.active)
        for at in (*NAMES.values(), "s9", "s10", "i19", "j19", "z99", "i0"):
            if f"lay {at} 0" not in legal:
                assert GAME.refusal(seen, f"lay {at} 0") == Text(reason(district, at)), at

    @given(seeds, st.integers(20, 160), st.sampled_from([*TILES]))
    def test_no_place_in_any_long_game_is_refused_without_a_sentence(
        self, dice: int, moves: int, tile: str
    ) -> None:
        state: State = walk(GAME, Setup(2, dice, LONG), dice, moves).state
        if state.over or not state.round:
            return
        state = holding(state, tile)
        legal, district = set(offered(state)), state.planners[state.active].district
        seen = GAME.view(state, state.active)
        for at in NAMES.values():
            if f"lay {at} 0" not in legal:
                assert GAME.refusal(seen, f"lay {at} 0") == Text(reason(district, at))
            elif f"lay {at} 3" not in legal:
                assert GAME.refusal(seen, f"lay {at} 3") == Text("cities-same-turn")

    def test_a_tile_can_be_turned_freely(self) -> None:
        state = alone(START_ONLY, "t01")
        assert [f"lay k9 {turns}" in offered(state) for turns in range(4)] == [True] * 4
        laid = play(state, "lay k9 1").planners[0].district.fields
        # t01 shows red, park / yellow, lake; a quarter turn brings yellow to the north-west.
        assert [laid[at].terrain for at in ("k9", "l9", "k10", "l10")] == ["yellow", "red", "lake", "park"]

    def test_turns_that_look_the_same_are_one_choice(self) -> None:
        state = alone(START_ONLY, "t30")
        assert {move for move in offered(state) if "k9" in move} == {"lay k9 0", "lay k9 1"}
        assert refused(state, "lay k9 2") == Text("cities-same-turn")

    def test_any_terrain_may_touch_any_other(self) -> None:
        assert len(offered(alone(START_ONLY, "t01"))) == 4 * 4

    def test_a_tile_cannot_be_declined(self) -> None:
        assert refused(alone(START_ONLY, "t01"), "decline") == Text("cities-tile-must-be-laid")

    def test_a_tile_that_lies_is_never_moved_or_turned(self) -> None:
        state = play(alone(ROW, "t01"), "lay k11 3")
        assert state.planners[0].district.tiles[:3] == ROW.tiles

    @given(setups(GAME), seeds)
    def test_there_is_always_a_place_for_a_tile_until_the_box_is_full(
        self, setup: Setup[Options], dice: int
    ) -> None:
        state: State = walk(GAME, setup, dice).state
        for planner in state.planners:
            wide, high = (
                1 + (max(line) - min(line)) // 2
                for line in zip(*(square_of(laid.at) for laid in planner.district.tiles), strict=True)
            )
            assert (wide, high) in state.mode.boxes
            assert wide * high == len(planner.district.tiles)

    def test_the_long_box_lies_either_way_until_one_side_is_longer_than_three(self) -> None:
        boxes = MODES[2, Length.LONG].boxes
        row = sites(ROW.survey.tiles, boxes)
        assert {"g9", "o9", "k7", "k11"} <= set(row)
        four = built(*((laid.tile, laid.at, 0) for laid in ROW.tiles), ("t01", "o9", 0), ("t02", "k7", 0))
        assert {"g9", "q9", "k5", "k11"} <= set(sites(four.survey.tiles, boxes))
        three_high = four.lay("t03", "k5", 0)
        after = set(sites(three_high.survey.tiles, boxes))
        assert {"g9", "q9", "i5"} <= after
        assert not {"k3", "k11"} & after


class TestAttractions:
    def test_blue_ones_go_onto_lakes_only(self) -> None:
        assert fields_offered(alone(ROW, "dolphin")) == {"j9", "m10", "n10"}
        assert refused(alone(ROW, "dolphin"), "place i10") == Text("cities-wrong-ground", {"on": "lake"})

    def test_green_ones_go_into_parks_only(self) -> None:
        assert fields_offered(alone(ROW, "tree")) == {"i10", "k10", "l10"}
        assert refused(alone(ROW, "tree"), "place i9") == Text("cities-wrong-ground", {"on": "park"})

    @pytest.mark.parametrize("kind", ["monument", "black_plot"])
    def test_grey_ones_go_onto_plots_without_a_building(self, kind: str) -> None:
        state = alone(ROW.build(RED, "i9"), kind)
        assert fields_offered(state) == {"j10", "k9", "l9", "m9", "n9"}
        assert refused(state, "place i9") == Text("cities-has-building")
        assert refused(state, "place i10") == Text("cities-wrong-ground", {"on": "plot"})

    def test_only_one_attraction_lies_on_a_field(self) -> None:
        state = alone(ROW.place("tree", "k10"), "fountain")
        assert fields_offered(state) == {"i10", "l10"}
        assert refused(state, "place k10") == Text("cities-has-attraction")

    def test_a_grey_one_does_not_replace_another(self) -> None:
        assert "i9" not in fields_offered(alone(ROW.place("monument", "i9"), "black_plot"))

    def test_an_attraction_may_be_declined_and_goes_into_the_box(self) -> None:
        before = alone(ROW, "dolphin")
        state = play(before, "decline")
        assert state.box == (*before.box, "dolphin")
        assert state.planners[0].district == ROW
        assert sentences(before, "decline")[0] == "#1 puts a dolphin into the box, unused."

    def test_an_attraction_without_room_goes_into_the_box_by_itself(self) -> None:
        state = alone(built(("t29", START, 0)), "tree", "dolphin")
        after = play(state, "place i10")
        assert after.box == (*state.box, "dolphin")
        assert after.active == 1

    def test_two_attractions_are_placed_one_after_the_other(self) -> None:
        state = play(alone(ROW, "tree", "pier"), "place l10")
        assert state.hand == ("pier",)
        assert state.active == 0
        assert play(state, "place m10").planners[0].district.sights == (
            Sight("tree", "l10"),
            Sight("pier", "m10"),
        )

    def test_nothing_is_stored_for_later(self) -> None:
        assert play(alone(ROW, "tree"), "decline").hand == ()


class TestBuildings:
    def test_a_building_stands_on_a_plot_of_its_colour(self) -> None:
        assert fields_offered(alone(ROW, "red"), "build") == {"i9", "k9", "l9"}
        assert refused(alone(ROW, "red"), "build j10") == Text("cities-wrong-plot")

    def test_or_on_top_of_a_building_of_its_colour(self) -> None:
        state = play(alone(ROW.build(RED, "k9"), "red"), "build k9")
        assert state.planners[0].district.buildings == (Building(RED, "k9", 2),)

    def test_not_on_top_of_a_building_of_another_colour(self) -> None:
        district = ROW.place("black_plot", "i9").build(BLUE, "i9")
        assert refused(alone(district, "red"), "build i9") == Text("cities-other-building")

    def test_a_building_has_four_storeys_at_most(self) -> None:
        district = ROW
        for _ in range(4):
            assert "l9" in fields_offered(alone(district, "red"), "build")
            district = district.build(RED, "l9")
        assert district.height("l9") == 4
        assert refused(alone(district, "red"), "build l9") == Text("cities-full-height")

    def test_a_plot_has_one_building_only(self) -> None:
        district = ROW.build(RED, "l9").build(RED, "l9")
        assert [building.at for building in district.buildings] == ["l9"]

    @pytest.mark.parametrize("colour", ["red", "yellow", "blue", "green"])
    def test_a_black_plot_takes_a_building_of_any_colour(self, colour: str) -> None:
        assert "n9" in fields_offered(alone(ROW.place("black_plot", "n9"), colour), "build")

    def test_further_storeys_on_a_black_plot_have_the_same_colour(self) -> None:
        district = ROW.place("black_plot", "n9").build(BLUE, "n9")
        assert fields_offered(alone(district, "blue"), "build") == {"n9"}
        for colour in ("red", "yellow", "green"):
            assert "n9" not in fields_offered(alone(district, colour), "build")

    def test_nothing_is_built_on_a_monument(self) -> None:
        state = alone(ROW.place("monument", "l9"), "red")
        assert "l9" not in fields_offered(state, "build")
        assert refused(state, "build l9") == Text("cities-has-attraction")

    def test_a_piece_may_be_declined_and_goes_into_the_box_not_into_the_bag(self) -> None:
        before = alone(ROW, "red", "red")
        after = play(before, "decline")
        assert after.box == (*before.box, "red")
        assert after.bag == before.bag
        assert after.hand == ("red",)

    def test_a_piece_without_room_goes_into_the_box_by_itself(self) -> None:
        state = alone(ROW, "red", "blue", "red")
        after = play(state, "build i9")
        assert after.hand == ("red",)
        assert after.box == (*state.box, "blue")

    def test_a_field_that_the_district_does_not_have_is_refused(self) -> None:
        for item, move in (("red", "build a1"), ("tree", "place r18"), ("tree", "place x y")):
            assert refused(alone(ROW, item), move) == Text("cities-no-such-field")


class TestTheRest:
    """Several pieces at once, where there is nothing to think about."""

    def test_it_is_offered_when_each_piece_has_one_place(self) -> None:
        state = alone(START_ONLY, "green", "green", "red")
        assert offered(state) == ["build j10", "rest", "decline"]
        district = play(state, "rest").planners[0].district
        assert district.buildings == (Building(GREEN, "j10", 2), Building(RED, "i9", 1))

    def test_it_is_not_offered_when_there_are_two_places(self) -> None:
        assert "rest" not in offered(alone(ROW, "green", "red"))
        assert refused(alone(ROW, "green", "red"), "rest") == Text("cities-several-ways")

    def test_it_is_not_offered_for_the_last_piece(self) -> None:
        assert "rest" not in offered(alone(START_ONLY, "green"))
        assert refused(alone(START_ONLY, "green"), "rest") == Text("cities-only-one-left")

    def test_fields_of_one_park_are_one_place(self) -> None:
        district = built(("t29", START, 0))
        state = alone(district, "tree", "fountain")
        assert play(state, "rest").planners[0].district.sights == (
            Sight("tree", "i10"),
            Sight("fountain", "j10"),
        )

    def test_it_is_not_offered_where_one_thing_takes_the_place_of_another(self) -> None:
        assert "rest" not in offered(alone(START_ONLY, "tree", "fountain"))

    def test_what_has_no_room_goes_into_the_box(self) -> None:
        state = alone(START_ONLY, "green", "blue", "red", "yellow")
        after = play(state, "rest")
        assert after.box == (*state.box, "blue", "yellow")
        assert after.hand == ()


class TestFields:
    def test_every_field_has_a_name_and_a_place(self) -> None:
        for name in NAMES.values():
            assert name_of(square_of(name)) == name
        assert square_of("a1") == Square(0, 0)
        assert square_of(START) == Square(8, 8)

    def test_a_district_shows_what_is_on_each_field(self) -> None:
        fields = ROW.place("tree", "k10").build(RED, "i9").fields
        assert len(fields) == 12
        assert fields["k10"].attraction == "tree"
        building = fields["i9"].building
        assert building
        assert building.height == 1

    @given(setups(GAME), seeds)
    def test_a_survey_kept_up_to_date_is_the_survey_of_the_whole_district(
        self, setup: Setup[Options], dice: int
    ) -> None:
        state: State = walk(GAME, setup, dice, 90).state
        for planner in state.planners:
            district = planner.district
            assert District(district.tiles, district.sights, district.buildings).survey == district.survey

    def test_attractions_in_hand_are_counted_once_they_lie(self) -> None:
        state = play(alone(drawn_district("p. p."), "tree"), "place f5")
        assert Attractions("park").count(state.planners[0].district.survey) == 1

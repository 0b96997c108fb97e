"""The rulebook, sentence by sentence; the pages are those of the Polish edition."""

from collections import Counter

import pytest

from engines.akropolis.components import STARTING_STONES, TILES, District, Kind
from engines.akropolis.game import GAME
from engines.akropolis.rules import tiles_used
from engines.akropolis.scoring import Panorama, score
from engines.akropolis.state import Architect, City, Edges, Options, State, Tiles
from engines.core.errors import BadSetup, IllegalMove
from engines.core.game import Score, Setup, find, ranks
from engines.core.grids.hexes import Hex, cell_of
from tests.rules.akropolis.tables import (
    CENTRE,
    RING,
    built,
    can_lay,
    play,
    points,
    rich,
    rounds,
    seen_from_above,
    table,
    with_ring,
)

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])
LONG = Options(tiles=Tiles.ALL)


def areas(seats: int) -> Counter[str]:
    used = tiles_used(seats, Options())
    return Counter(area.code for tile in used for area in TILES[tile].areas)


class TestPage2SettingUp:
    def test_61_tiles_are_in_the_box(self) -> None:
        assert len(TILES) == 61

    @pytest.mark.parametrize(("seats", "tiles"), [(2, 37), (3, 49), (4, 61)])
    def test_take_the_tiles_whose_backs_fit_the_number_of_players(self, seats: int, tiles: int) -> None:
        used = tiles_used(seats, Options())
        assert len(used) == tiles
        assert all(TILES[tile].back <= seats for tile in used)

    @pytest.mark.parametrize(
        ("seats", "counts"),
        [
            (2, "q37 h18 m12 b10 t8 g6 H5 M4 B4 T4 G3"),
            (3, "q49 h27 m16 b13 t10 g7 H6 M5 B5 T5 G4"),
            (4, "q61 h36 m20 b16 t12 g8 H7 M6 B6 T6 G5"),
        ],
    )
    def test_the_player_aid_counts_the_areas(self, seats: int, counts: str) -> None:
        assert areas(seats) == Counter({count[0]: int(count[1:]) for count in counts.split()})

    @PLAYERS
    def test_make_11_equal_stacks(self, seats: int) -> None:
        state = table(seats)
        assert len(state.pile) == 11 * state.stack

    @pytest.mark.parametrize(("seats", "stack"), [(2, 3), (3, 4), (4, 5)])
    def test_a_stack_has_3_4_or_5_tiles(self, seats: int, stack: int) -> None:
        assert table(seats).stack == stack

    def test_a_longer_game_for_two_uses_all_tiles_in_19_stacks(self) -> None:
        state = table(2, LONG)
        assert len(state.pile) == 19 * 3
        assert len(state.market) + len(state.pile) == 61

    def test_a_longer_game_for_three_uses_all_tiles_one_of_its_15_stacks_opened_at_once(self) -> None:
        state = table(3, LONG)
        assert len(state.pile) == 14 * 4
        assert len(state.market) == 1 + 4
        assert len(state.market) + len(state.pile) == 61

    def test_four_players_always_use_all_tiles(self) -> None:
        assert table(4, LONG).market == table(4).market
        assert table(4, LONG).pile == table(4).pile

    @PLAYERS
    def test_the_remaining_tiles_are_the_market(self, seats: int) -> None:
        state = table(seats)
        assert len(state.market) + len(state.pile) == len(tiles_used(seats, Options()))

    @PLAYERS
    def test_every_architect_gets_a_start_tile(self, seats: int) -> None:
        for architect in table(seats).architects:
            showing = Counter(top.area.code for top in architect.city.survey.tops.values())
            assert showing == Counter({"H": 1, "q": 3})

    def test_the_quarries_of_the_start_tile_lie_on_alternate_sides_of_its_plaza(self) -> None:
        tops = City().survey.tops
        quarries = [at for at in RING if cell_of(at) in tops]
        assert quarries == [RING[0], RING[2], RING[4]]

    @PLAYERS
    def test_stones_grow_with_the_seat(self, seats: int) -> None:
        assert [architect.stones for architect in table(seats).architects] == [1, 2, 3, 4][:seats]
        assert STARTING_STONES == (1, 2, 3, 4)

    @PLAYERS
    @pytest.mark.parametrize("options", [Options(), LONG], ids=["standard", "all"])
    def test_each_round_begins_with_two_tiles_more_than_there_are_architects(
        self, seats: int, options: Options
    ) -> None:
        state = table(seats, options)
        while not state.over:
            if state.turn % state.stack == 0:
                assert len(state.market) == seats + 2
            state = rounds(state, 1)

    @pytest.mark.parametrize("seats", [1, 5])
    def test_the_game_is_for_two_to_four(self, seats: int) -> None:
        assert seats not in GAME.seats

    def test_a_given_order_must_name_each_tile_once(self) -> None:
        tiles = tiles_used(2, Options())
        for wrong in (tiles[:-1], (*tiles[:-1], tiles[0]), (*tiles[:-1], "T61"), (*tiles[:-1], "T99")):
            with pytest.raises(BadSetup, match="each of the 37 tiles"):
                GAME.new(Setup(2, 0, Options(), wrong))


class TestPage3PlayingRounds:
    @PLAYERS
    def test_the_chief_architect_begins_and_play_goes_clockwise(self, seats: int) -> None:
        state = table(seats)
        assert GAME.current(state) == state.chief == 0
        assert [GAME.current(rounds(state, turn)) for turn in range(seats * 2)] == [*range(seats)] * 2

    @pytest.mark.parametrize(
        ("seats", "options", "turns"),
        [(2, Options(), 36), (3, Options(), 48), (4, Options(), 60), (2, LONG, 60), (3, LONG, 60)],
    )
    def test_turns_are_taken_until_one_tile_is_left(self, seats: int, options: Options, turns: int) -> None:
        before_last = rounds(table(seats, options), turns - 1)
        assert not before_last.over
        assert rounds(before_last, 1).over

    @pytest.mark.parametrize(
        ("seats", "options", "own"),
        [(2, Options(), 18), (3, Options(), 16), (4, Options(), 15), (2, LONG, 30), (3, LONG, 20)],
    )
    def test_everybody_has_equally_many_turns(self, seats: int, options: Options, own: int) -> None:
        end = rounds(table(seats, options), own * seats)
        assert end.over
        assert [len(architect.city.laid) for architect in end.architects] == [own] * seats

    @PLAYERS
    def test_the_last_tile_of_the_market_is_not_played(self, seats: int) -> None:
        end = rounds(table(seats), (12 * (seats + 1)))
        assert GAME.current(end) is None
        assert len(end.market) == 1
        assert not GAME.legal_moves(end)


class TestPage4TakingATile:
    def test_each_architect_builds_a_city_of_their_own(self) -> None:
        after = play(table(2), "place 0 0 2 0")
        assert [len(architect.city.laid) for architect in after.architects] == [1, 0]

    def test_the_tile_taken_is_the_one_at_the_position(self) -> None:
        state = table(2)
        assert play(state, "place 1 0 2 0").architects[0].city.laid[0].tile == state.market[1]

    @pytest.mark.parametrize("slot", range(4))
    def test_pay_a_stone_for_each_tile_before_the_chosen_one(self, slot: int) -> None:
        state = rich(table(2), 3)
        assert play(state, f"place {slot} 0 2 0").architects[0].stones == 3 - slot

    def test_the_first_tile_is_free(self) -> None:
        assert play(rich(table(2), 0), "place 0 0 2 0").architects[0].stones == 0

    def test_example_maks_chooses_the_fourth_tile_and_spends_3_stones(self) -> None:
        assert play(rich(table(4), 3), "place 3 0 2 0").architects[0].stones == 0

    def test_without_stones_the_first_tile_must_be_taken(self) -> None:
        assert {move.slot for move in GAME.legal_moves(rich(table(4), 0))} == {0}

    @pytest.mark.parametrize("stones", range(7))
    def test_no_more_can_be_paid_than_one_has(self, stones: int) -> None:
        slots = {move.slot for move in GAME.legal_moves(rich(table(4), stones))}
        assert slots == set(range(min(stones + 1, 6)))

    def test_stones_of_quarries_covered_now_do_not_pay_for_the_tile(self) -> None:
        state = rich(table(2), 0)
        city = built(("T21", 0, 1, 2))
        ready = State(state.options, state.market, state.pile, (Architect(0, city), state.architects[1]))
        over_two_quarries = [
            move for move in GAME.legal_moves(ready) if GAME.apply(ready, move).state.architects[0].stones > 0
        ]
        assert over_two_quarries
        assert {move.slot for move in GAME.legal_moves(ready)} == {0}

    def test_later_tiles_get_cheaper_when_a_gap_closes(self) -> None:
        state = rich(table(4), 2)
        first, second, third, fourth, *rest = state.market
        assert play(state, "place 2 0 2 0").market == (first, second, fourth, *rest)
        assert third not in play(state, "place 2 0 2 0").market


class TestPage4AddingItToTheCity:
    def test_a_tile_must_be_added_nobody_passes(self) -> None:
        state = rounds(table(2), 20)
        assert GAME.legal_moves(state)
        with pytest.raises(IllegalMove):
            find(GAME, state, "pass")

    def test_the_first_level_needs_one_shared_side(self) -> None:
        assert can_lay(City(), 1, -2, 0)
        assert not can_lay(City(), 1, -3, 0)

    @pytest.mark.parametrize(("q", "r", "facing"), [(1, -2, 0), (1, -3, 2), (2, -3, 4)])
    def test_any_hex_of_the_tile_may_be_the_one_that_touches(self, q: int, r: int, facing: int) -> None:
        touching = {at for at in covers(Hex(q, r), facing) if built_hexes(City()) & set(neighbours_of(at))}
        assert touching == {Hex(1, -2)}
        assert can_lay(City(), q, r, facing)

    def test_a_hole_in_the_city_can_be_filled(self) -> None:
        hole = set(covers(Hex(2, 0), 2))
        city = city_around(hole)
        ring = {at for inside in hole for at in neighbours_of(inside)} - hole
        assert ring <= built_hexes(city)
        assert not hole & built_hexes(city)
        assert can_lay(city, 2, 0, 2)

    def test_a_tile_cannot_lie_half_on_the_ground(self) -> None:
        with pytest.raises(IllegalMove, match="gap below"):
            find(GAME, table(2), "place 0 0 0 0")

    def test_all_three_areas_below_must_be_equally_high(self) -> None:
        state = play(table(2), "place 0 0 1 2", "place 0 0 1 2", "place 0 1 0 3", "place 0 1 0 3")
        with pytest.raises(IllegalMove, match="equally high"):
            find(GAME, state, "place 0 0 1 2")

    def test_at_least_two_tiles_must_be_below(self) -> None:
        state = play(table(2), "place 0 0 1 2", "place 0 0 1 2")
        with pytest.raises(IllegalMove, match="at least two"):
            find(GAME, state, "place 0 0 1 2")

    def test_two_tiles_below_are_enough(self) -> None:
        assert can_lay(built(("T01", 0, 1, 2)), 1, 0, 3)

    def test_there_is_no_highest_level(self) -> None:
        assert max(top.level for top in tower(60).survey.tops.values()) > 5

    def test_a_tile_is_laid_in_six_rotations_and_never_turned_over(self) -> None:
        tile = TILES["T22"].areas
        for facing in range(6):
            tops = built(("T22", 0, 3, facing)).survey.tops
            assert tuple(tops[cell_of(at)].area for at in covers(Hex(0, 3), facing)) == tile

    def test_a_covered_area_is_no_longer_part_of_the_city(self) -> None:
        before, after = City(), built(("T01", 0, 1, 2), ("T36", 1, 0, 3))
        assert before.survey.tops[cell_of(Hex(1, 0))].area.kind is Kind.QUARRY
        assert after.survey.tops[cell_of(Hex(1, 0))].area.code == "t"
        assert after.survey.tops[cell_of(Hex(1, 0))].level == 2


def neighbours_of(at: Hex) -> list[Hex]:
    return [Hex(at.q + step.q, at.r + step.r) for step in RING]


def built_hexes(city: City) -> set[Hex]:
    return {Hex(q, r) for q in range(-9, 10) for r in range(-9, 10) if cell_of(Hex(q, r)) in city.survey.tops}


def height(city: City, at: Hex) -> int:
    cell = cell_of(at)
    return city.survey.tops[cell].level if cell in city.survey.tops else 0


def tower(tiles: int) -> City:
    """Every tile of the box in turn, each laid as high as it can be."""
    city = City()
    for tile in list(TILES)[:tiles]:
        moves = GAME.legal_moves(State(Options(), ("T01", "T02"), (), (Architect(0, city),)))
        move = max(moves, key=lambda move, city=city: height(city, move.at))  # type: ignore[misc]
        city = city.lay(tile, move.at, move.facing)
    return city


def city_around(hole: set[Hex]) -> City:
    """A city that has every hex around the hole and none of the hole."""
    city, wanted = City(), {at for inside in hole for at in neighbours_of(inside)} - hole
    while missing := wanted - built_hexes(city):
        state = State(Options(), ("T01", "T02"), (), (Architect(0, city),))
        fitting = [
            move
            for move in GAME.legal_moves(state)
            if height(city, move.at) == 0 and not hole & set(covers(move.at, move.facing))
        ]
        best = max(fitting, key=lambda move: len(missing & set(covers(move.at, move.facing))))
        city = city.lay("T01", best.at, best.facing)
    return city


def covers(at: Hex, facing: int) -> list[Hex]:
    around = neighbours_of(at)
    return [at, around[facing], around[(facing + 1) % 6]]


class TestPage5Quarries:
    def test_covering_a_quarry_gives_a_stone(self) -> None:
        state = play(table(2), "place 0 0 1 2", "place 0 0 1 2")
        assert state.architects[0].stones == 1
        covering = play(state, "place 0 1 0 3")  # one quarry of the start tile, two areas of T01 (Hmb)
        assert covering.architects[0].stones == 2

    def test_example_maks_covers_two_quarries_on_level_2_and_takes_two_stones_at_once(self) -> None:
        state = play(table(2, first=("T36", "T01")), "place 0 0 1 2", "place 0 0 1 2")
        covered = [state.architects[0].city.survey.tops[cell_of(at)].area.code for at in covers(Hex(1, 0), 3)]
        assert sorted(covered) == ["q", "q", "t"]
        assert play(state, "place 0 1 0 3").architects[0].stones == state.architects[0].stones + 2

    def test_only_the_quarry_directly_below_counts(self) -> None:
        stacks = {cell: [top.area.code] for cell, top in City().survey.tops.items()}
        city, buried = City(), 0
        for laid in tower(60).laid:
            at, facing = Hex(laid.q, laid.r), laid.facing
            below = [stacks.setdefault(cell_of(each), [""]) for each in covers(at, facing)]
            before, city = city, city.lay(laid.tile, at, facing)
            assert city.survey.quarried - before.survey.quarried == [stack[-1] for stack in below].count("q")
            buried += sum("q" in stack[:-1] and stack[-1] != "q" for stack in below)
            for stack, area in zip(below, TILES[laid.tile].areas, strict=True):
                stack.append(area.code)
        assert buried

    def test_quarries_are_worth_nothing_at_the_end(self) -> None:
        city = built(("T37", 0, 1, 2), ("T36", 0, -2, 4), ("T34", 3, -1, 0))
        total = score(Architect(0, city), Options())
        assert total.parts == {
            "houses": 0,
            "markets": 0,
            "barracks": 0,
            "temples": 0,
            "gardens": 0,
            "stones": 0,
        }

    def test_stones_are_never_short(self) -> None:
        rich_enough = rich(table(2), 100)
        assert play(rich_enough, "place 3 0 1 2").architects[0].stones == 97


class TestPage5Plazas:
    def test_stars_of_several_plazas_of_a_kind_add_up(self) -> None:
        city = {CENTRE: "g", Hex(3, 0): "G", Hex(5, 0): "G"}
        assert seen_from_above(city).stars(District.GARDENS) == 6
        assert points(city, District.GARDENS) == 6

    @pytest.mark.parametrize(("plaza", "stars"), [("H", 1), ("M", 2), ("B", 2), ("T", 2), ("G", 3)])
    def test_a_plaza_shows_so_many_stars(self, plaza: str, stars: int) -> None:
        panorama = seen_from_above({CENTRE: plaza})
        assert sum(panorama.stars(district) for district in District) == stars

    def test_a_plaza_need_not_be_beside_its_districts(self) -> None:
        assert points({CENTRE: "g", Hex(9, -4): "G"}, District.GARDENS) == 3

    def test_a_plaza_multiplies_its_own_districts_alone(self) -> None:
        assert points({CENTRE: "g", Hex(1, 0): "M"}, District.GARDENS) == 0

    def test_the_game_begins_with_a_plaza_of_houses(self) -> None:
        assert seen_from_above({CENTRE: "H"}).stars(District.HOUSES) == 1
        assert table(2).architects[0].city.survey.tops[cell_of(CENTRE)].area.code == "H"

    def test_a_covered_plaza_counts_no_more(self) -> None:
        uncovered, covered = built(("T01", 0, 1, 2)), built(("T01", 0, 1, 2), ("T36", 0, 0, 2))
        stars = [
            Panorama(city.survey, Edges.ENCLOSED).stars(District.HOUSES) for city in (uncovered, covered)
        ]
        assert stars == [2, 0]


class TestPage6WhereDistrictsScore:
    def test_districts_score_only_with_a_plaza_of_their_kind(self) -> None:
        for district, code in zip(District, "hmbtg", strict=True):
            alone = with_ring(code, "......" if code != "t" else "qqqqqq")
            assert points(alone, district) == 0
            assert points(alone | {Hex(9, 0): code.upper()}, district) > 0

    def test_only_the_largest_group_of_houses_scores(self) -> None:
        city = {CENTRE: "h", Hex(1, 0): "h", Hex(2, 0): "h", Hex(5, 0): "h", Hex(6, 0): "h", Hex(9, 0): "H"}
        assert points(city, District.HOUSES) == 3

    def test_the_largest_group_is_that_of_most_houses_not_of_most_points(self) -> None:
        city = {CENTRE: "h", Hex(1, 0): "h", Hex(5, 0): "h5", Hex(9, 0): "H"}
        assert points(city, District.HOUSES) == 2

    def test_of_equally_large_groups_the_more_valuable_scores(self) -> None:
        city = {CENTRE: "h", Hex(1, 0): "h", Hex(5, 0): "h2", Hex(6, 0): "h3", Hex(9, 0): "H"}
        assert points(city, District.HOUSES) == 5

    def test_houses_on_different_levels_make_one_group(self) -> None:
        city = {CENTRE: "h", Hex(1, 0): "h3", Hex(2, 0): "h", Hex(9, 0): "H"}
        assert points(city, District.HOUSES) == 5

    def test_a_plaza_of_houses_does_not_join_two_groups(self) -> None:
        assert points({CENTRE: "h", Hex(1, 0): "H", Hex(2, 0): "h"}, District.HOUSES) == 1

    def test_a_market_may_not_be_beside_another_market(self) -> None:
        assert points({CENTRE: "m", Hex(1, 0): "m", Hex(5, 0): "m", Hex(9, 0): "M"}, District.MARKETS) == 2

    def test_markets_on_different_levels_are_beside_each_other_too(self) -> None:
        assert points({CENTRE: "m", Hex(1, 0): "m2", Hex(9, 0): "M"}, District.MARKETS) == 0

    def test_a_market_may_be_beside_a_market_plaza(self) -> None:
        assert points({CENTRE: "m", Hex(1, 0): "M"}, District.MARKETS) == 2

    def test_barracks_must_be_at_the_edge_of_the_city(self) -> None:
        assert points(with_ring("b", "qqqqq.", plaza="B"), District.BARRACKS) == 2
        assert points(with_ring("b", "qqqqqq", plaza="B"), District.BARRACKS) == 0

    def test_temples_must_be_surrounded(self) -> None:
        assert points(with_ring("t", "qqqqqq", plaza="T"), District.TEMPLES) == 2
        assert points(with_ring("t", "qqqqq.", plaza="T"), District.TEMPLES) == 0

    def test_a_temple_may_be_surrounded_by_anything_at_any_level(self) -> None:
        assert points(with_ring("t3", "hmbgqT"), District.TEMPLES) == 6

    def test_gardens_have_no_condition(self) -> None:
        assert points({CENTRE: "g", Hex(1, 0): "g", Hex(4, 0): "g", Hex(9, 0): "G"}, District.GARDENS) == 9

    @pytest.mark.parametrize("level", [1, 2, 3, 4, 9])
    def test_a_district_is_worth_its_level(self, level: int) -> None:
        assert points({CENTRE: f"g{level}", Hex(9, 0): "G"}, District.GARDENS) == 3 * level

    def test_a_plaza_is_worth_no_more_on_a_higher_level(self) -> None:
        assert points({CENTRE: "g", Hex(9, 0): "G4"}, District.GARDENS) == 3


# A barracks that only looks upon a hole of two places, and what is around them.
HOLE = {Hex(0, 0), Hex(1, 0)}
AROUND_THE_HOLE = {at: "q" for hole in HOLE for at in neighbours_of(hole) if at not in HOLE}
COURTYARD = (
    AROUND_THE_HOLE
    | {
        at: "q"
        for beside in AROUND_THE_HOLE
        for at in neighbours_of(beside)
        if at not in AROUND_THE_HOLE | dict.fromkeys(HOLE)
    }
    | {Hex(0, -1): "b", Hex(20, 0): "B", Hex(-1, 0): "g", Hex(22, 0): "G", Hex(2, 0): "t", Hex(24, 0): "T"}
)


class TestEdgesAndLakes:
    """Page 6 and page 8 say "edge of the city" and "lake" without more; a table chooses a reading."""

    def test_enclosed_a_hole_is_no_edge(self) -> None:
        assert seen_from_above(COURTYARD, Edges.ENCLOSED).points(District.BARRACKS, variant=False) == 0

    def test_local_any_empty_place_is_an_edge(self) -> None:
        assert seen_from_above(COURTYARD, Edges.LOCAL).points(District.BARRACKS, variant=False) == 2

    def test_enclosed_a_hole_of_any_size_is_a_lake(self) -> None:
        assert seen_from_above(COURTYARD, Edges.ENCLOSED).points(District.GARDENS, variant=True) == 6

    def test_local_a_lake_is_a_single_place(self) -> None:
        assert seen_from_above(COURTYARD, Edges.LOCAL).points(District.GARDENS, variant=True) == 3
        smaller = COURTYARD | {Hex(1, 0): "q"}
        assert seen_from_above(smaller, Edges.LOCAL).points(District.GARDENS, variant=True) == 6

    @pytest.mark.parametrize("edges", Edges)
    def test_a_temple_beside_a_hole_is_not_surrounded_in_either_reading(self, edges: Edges) -> None:
        assert seen_from_above(COURTYARD, edges).points(District.TEMPLES, variant=False) == 0

    @pytest.mark.parametrize("edges", Edges)
    def test_a_bay_is_no_lake_in_either_reading(self, edges: Edges) -> None:
        bay = with_ring("g", "q.qqqq", plaza="G")
        assert seen_from_above(bay, edges).points(District.GARDENS, variant=True) == 3


class TestPage7RefillingTheMarket:
    @PLAYERS
    def test_the_last_tile_moves_to_the_first_position_and_a_stack_is_opened_beside_it(
        self, seats: int
    ) -> None:
        before = rounds(table(seats), seats)
        left = before.market[1]
        after = rounds(before, 1)
        assert after.market == (left, *before.pile[: seats + 1])
        assert after.pile == before.pile[seats + 1 :]

    @PLAYERS
    def test_the_marker_goes_to_the_left_and_the_new_chief_begins(self, seats: int) -> None:
        state = table(seats)
        for opened in range(1, 12):
            state = rounds(state, seats + 1)
            assert state.chief == GAME.current(state) == opened % seats

    def test_opening_a_stack_is_a_reveal(self) -> None:
        state = rounds(table(2), 2)
        assert GAME.apply(state, GAME.legal_moves(state)[0]).revealed
        assert not GAME.apply(table(2), GAME.legal_moves(table(2))[0]).revealed

    def test_the_end_reveals_nothing(self) -> None:
        state = rounds(table(2), 35)
        assert not GAME.apply(state, GAME.legal_moves(state)[0]).revealed

    def test_nobody_sees_in_which_order_the_tiles_will_come(self) -> None:
        tiles = tiles_used(2, Options())
        one, other = (
            GAME.new(Setup(2, 0, Options(), order)) for order in (tiles, (*tiles[:4], *tiles[:3:-1]))
        )
        assert one != other
        for seat in (None, 0, 1):
            assert GAME.view(one, seat) == GAME.view(other, seat)


class TestPage7FinalScoring:
    def test_example_maks_scores_27_for_his_houses(self) -> None:
        group = {Hex(n, 0): "h" for n in range(5)} | {Hex(5, 0): "h2", Hex(6, 0): "h2"}
        panorama = seen_from_above(
            group | {Hex(20, 0): "H", Hex(22, 0): "H", Hex(24, 0): "H", Hex(9, 3): "h"}
        )
        assert panorama.value(panorama.well_placed(District.HOUSES)) == 9
        assert panorama.stars(District.HOUSES) == 3
        assert panorama.points(District.HOUSES, variant=False) == 27

    def test_values_are_added_stars_are_added_and_the_sums_multiplied(self) -> None:
        city = {CENTRE: "g", Hex(4, 0): "g2", Hex(8, 0): "g3", Hex(12, 0): "G", Hex(16, 0): "G"}
        assert points(city, District.GARDENS) == (1 + 2 + 3) * (3 + 3)

    def test_each_stone_left_is_a_point(self) -> None:
        assert score(Architect(5), Options()).parts["stones"] == 5
        assert score(Architect(5), Options()).total == 5

    def test_the_most_points_win(self) -> None:
        assert ranks([Score({"houses": 3}), Score({"houses": 5}), Score({"houses": 4})]) == (3, 1, 2)

    def test_a_tie_goes_to_more_stones(self) -> None:
        scores = [Score({"houses": 7, "stones": 3}, (3,)), Score({"houses": 6, "stones": 4}, (4,))]
        assert ranks(scores) == (2, 1)
        assert score(Architect(4), Options()).ties == (4,)

    def test_still_tied_they_share_the_victory(self) -> None:
        assert ranks(
            [Score({"stones": 3}, (3,)), Score({"stones": 3}, (3,)), Score({"stones": 1}, (1,))]
        ) == (1, 1, 3)


class TestPage8Variants:
    """A district that meets the further condition counts twice; the first condition still holds."""

    @pytest.mark.parametrize(("highest", "counted"), [("h3", 9), ("h4", 20)])
    def test_houses_whose_group_is_worth_10_or_more_count_twice(self, highest: str, counted: int) -> None:
        group = {Hex(n, 0): "h" for n in range(6)} | {Hex(6, 0): highest}
        assert points(group | {Hex(20, 0): "H"}, District.HOUSES, variant=True) == counted

    def test_the_printed_group_worth_12_counts_24(self) -> None:
        group = {Hex(n, 0): "h2" for n in range(6)}
        assert points(group | {Hex(20, 0): "H"}, District.HOUSES, variant=True) == 24

    def test_it_is_the_value_of_the_group_not_its_stars_that_reaches_10(self) -> None:
        plazas = {Hex(20 + 2 * n, 0): "H" for n in range(5)}
        assert points({CENTRE: "h2"} | plazas, District.HOUSES, variant=True) == 10

    def test_markets_beside_a_market_plaza_count_twice(self) -> None:
        city = {CENTRE: "m2", Hex(1, 0): "M", Hex(9, 0): "m"}
        assert points(city, District.MARKETS, variant=True) == 2 * (2 + 2 + 1)

    def test_a_market_beside_a_market_still_scores_nothing(self) -> None:
        assert points({CENTRE: "m", Hex(1, 0): "m", Hex(1, -1): "M"}, District.MARKETS, variant=True) == 0

    @pytest.mark.parametrize(
        ("ring", "counted"), [("qqqqq.", 2), ("qqqq..", 2), ("qqq...", 4), ("qq....", 4), ("q.q.q.", 4)]
    )
    def test_barracks_beside_3_or_4_empty_places_count_twice(self, ring: str, counted: int) -> None:
        assert points(with_ring("b", ring, plaza="B"), District.BARRACKS, variant=True) == counted

    def test_temples_above_the_first_level_count_twice(self) -> None:
        assert points(with_ring("t1", "qqqqqq", plaza="T"), District.TEMPLES, variant=True) == 2
        assert points(with_ring("t2", "qqqqqq", plaza="T"), District.TEMPLES, variant=True) == 2 * (2 + 2)

    def test_an_upper_temple_must_still_be_surrounded(self) -> None:
        assert points(with_ring("t2", "qqqqq.", plaza="T"), District.TEMPLES, variant=True) == 0

    def test_gardens_beside_a_lake_count_twice(self) -> None:
        lake = dict.fromkeys(RING, "q") | {RING[0]: "g2", Hex(9, 0): "G", Hex(12, 0): "g"}
        assert points(lake, District.GARDENS, variant=True) == 3 * (2 + 2 + 1)

    def test_a_variant_does_not_replace_the_need_for_a_plaza(self) -> None:
        group = {Hex(n, 0): "h2" for n in range(6)}
        assert points(group, District.HOUSES, variant=True) == 0

    @pytest.mark.parametrize("variant", District)
    def test_each_variant_changes_its_own_district_alone(self, variant: District) -> None:
        end = rounds_by_seed(3)
        plain, changed = (score(end.architects[0], Options(variants=chosen)) for chosen in ((), (variant,)))
        assert {part for part in plain.parts if plain.parts[part] != changed.parts[part]} <= {variant.value}

    def test_several_variants_can_be_played_together(self) -> None:
        end = rounds_by_seed(5)
        plain = score(end.architects[0], Options())
        alone = [score(end.architects[0], Options(variants=(variant,))) for variant in District]
        together = score(end.architects[0], Options(variants=tuple(District)))
        assert together.total - plain.total == sum(each.total - plain.total for each in alone)
        assert together.total > plain.total

    def test_setting_up_and_playing_stay_the_same(self) -> None:
        plain, varied = (GAME.new(Setup(2, 9, Options(variants=chosen))) for chosen in ((), tuple(District)))
        assert (plain.market, plain.pile, plain.architects) == (varied.market, varied.pile, varied.architects)


def rounds_by_seed(seed: int) -> State:
    """The end of a game in which everybody builds as high as they can."""
    state = GAME.new(Setup(2, seed, Options()))
    while moves := GAME.legal_moves(state):
        city = state.architects[state.active].city
        state = GAME.apply(state, max(moves, key=lambda move: height(city, move.at))).state
    return state

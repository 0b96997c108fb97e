"""Setting up, filling the board, sending workers, passing the star; headings are those of the rulebook."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engines.cities.components import START_TILES, Zone
from engines.cities.district.grid import START
from engines.cities.game import GAME
from engines.cities.state import CityChoice, Options, State
from engines.core.errors import BadSetup
from engines.core.game import Setup, find
from engines.core.text import Text
from tests.rules.cities.tables import (
    first_round,
    occupied,
    offered,
    order,
    play,
    play_to_end,
    sentences,
    slots,
    table,
    with_district,
)

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])


def pickers(state: State) -> list[int]:
    """The seats in the order in which they get their start tiles, including forced choices."""
    seen = []
    while not state.round:
        seen.append(state.active)
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    return seen


class TestSettingUp:
    @PLAYERS
    def test_the_player_to_the_right_of_the_star_chooses_first_then_counter_clockwise(
        self, seats: int
    ) -> None:
        asked = pickers(table(seats, star=1))
        assert asked == [0, 3, 2] if seats == 4 else [(1 - n) % seats for n in range(1, seats + 1)]

    def test_the_star_holder_of_four_is_left_with_the_last_tile_and_not_asked(self) -> None:
        state = play(table(4), "pick s1", "pick s2", "pick s4")
        assert state.round == 1
        assert [planner.district.tiles[0].tile for planner in state.planners] == ["s3", "s4", "s2", "s1"]

    @PLAYERS
    def test_each_starts_with_one_start_tile(self, seats: int) -> None:
        for planner in first_round(seats).planners:
            (laid,) = planner.district.tiles
            assert laid.tile in START_TILES
            assert (laid.at, laid.turns) == (START, 0)

    @PLAYERS
    def test_start_tiles_not_chosen_leave_the_game(self, seats: int) -> None:
        state = first_round(seats)
        assert len(state.box) == 4 - seats
        assert state.start_tiles == ()

    def test_a_start_tile_can_be_chosen_once(self) -> None:
        assert "pick s1" not in offered(play(table(3), "pick s1"))

    def test_the_board_is_filled_only_after_start_tiles_are_chosen(self) -> None:
        state = table(2)
        assert all(slots(state, zone) == [(0, 0)] * 4 for zone in Zone)
        last = GAME.apply(play(state, "pick s1"), find(GAME, play(state, "pick s1"), "pick s2"))
        assert last.revealed
        assert slots(last.state, Zone.GOALS) != [(0, 0)] * 4

    def test_the_seed_decides_on_star_city_and_order(self) -> None:
        tables = [GAME.new(Setup(4, seed, Options())) for seed in range(40)]
        assert {state.star for state in tables} == {0, 1, 2, 3}
        assert len({state.city for state in tables}) == 8
        assert len({state.goals for state in tables}) == 40
        assert len({state.bag for state in tables}) == 40

    @pytest.mark.parametrize("city", [city for city in CityChoice if city is not CityChoice.RANDOM])
    def test_a_city_can_be_chosen(self, city: CityChoice) -> None:
        assert GAME.new(Setup(3, 1, Options(city=city))).council.city == city

    def test_an_order_must_name_everything_once(self) -> None:
        whole = order()
        for wrong in (
            whole[1:],
            (*whole, "red"),
            ("museums", *whole[1:]),
            (whole[-1], *whole[1:-1], whole[0]),
        ):
            with pytest.raises(BadSetup):
                GAME.new(Setup(2, 0, Options(), wrong))


class TestStage1:
    def test_goals_lie_open_on_three_slots_and_face_down_on_the_last(self) -> None:
        assert slots(first_round(), Zone.GOALS) == [(1, 0), (1, 0), (1, 0), (0, 1)]

    def test_tiles_lie_open_on_three_slots_and_face_down_on_the_last(self) -> None:
        assert slots(first_round(), Zone.DISTRICTS) == [(1, 0), (1, 0), (1, 0), (0, 1)]

    def test_two_attractions_on_the_first_slot_one_on_two_and_on_the_last_one_open_one_face_down(
        self,
    ) -> None:
        assert slots(first_round(), Zone.ATTRACTIONS) == [(2, 0), (1, 0), (1, 0), (1, 1)]

    def test_four_buildings_then_three_and_three_and_none_on_the_last_slot(self) -> None:
        assert slots(first_round(), Zone.BUILDINGS) == [(4, 0), (3, 0), (3, 0), (0, 0)]

    def test_things_come_from_the_top_of_the_stacks_in_order(self) -> None:
        state = first_round(
            things=order(["museums", "schools"], ["t09"], ["pier", "tree", "swans"], ["blue"] * 5)
        )
        assert [slot.up for slot in state.slots(Zone.GOALS)[:2]] == [("museums",), ("schools",)]
        assert state.slots(Zone.DISTRICTS)[0].up == ("t09",)
        assert [slot.up for slot in state.slots(Zone.ATTRACTIONS)[:2]] == [("pier", "tree"), ("swans",)]
        assert state.slots(Zone.BUILDINGS)[0].up == ("blue",) * 4
        assert state.slots(Zone.BUILDINGS)[1].up[0] == "blue"

    def test_each_round_fills_the_board_again(self) -> None:
        state = first_round(4)
        while state.round == 1:
            state = GAME.apply(state, GAME.legal_moves(state)[0]).state
        assert [slots(state, zone) for zone in Zone] == [slots(first_round(4), zone) for zone in Zone]


class TestStage2:
    @PLAYERS
    def test_the_star_holder_begins_and_turns_go_clockwise(self, seats: int) -> None:
        state = first_round(seats, star=1)
        turns = []
        for slot in range(1, seats + 1):
            turns.append(state.active)
            state = play(state, f"send goals {slot}")
        assert turns == [(1 + n) % seats for n in range(seats)]

    @pytest.mark.parametrize("seats", [3, 4])
    def test_each_of_four_workers_goes_to_another_zone(self, seats: int) -> None:
        state = occupied(first_round(seats), goals_1=0, districts_2=0)
        assert {move.split()[1] for move in offered(state)} == {"attractions", "buildings"}
        assert GAME.refusal(GAME.view(state, 0), "send goals 2") == Text("cities-zone-done")

    def test_only_one_worker_stands_on_a_slot(self) -> None:
        state = play(first_round(3), "send goals 2")
        assert "send goals 2" not in offered(state)
        assert GAME.refusal(GAME.view(state, 1), "send goals 2") == Text("cities-slot-taken")

    def test_workers_stay_until_the_round_is_over(self) -> None:
        state = play(first_round(3), "send goals 2", "send goals 1", "send goals 3")
        assert [slot.worker for slot in state.slots(Zone.GOALS)] == [1, 0, 2, None]

    def test_everything_on_the_slot_is_taken(self) -> None:
        state = play(first_round(things=order(attractions=["tree", "pier"])), "send attractions 1")
        assert state.hand == ("tree", "pier")
        assert state.slots(Zone.ATTRACTIONS)[0].up == ()
        assert state.active == 0

    def test_goal_cards_are_kept_beside_the_district(self) -> None:
        state = play(first_round(things=order(goals=["museums"])), "send goals 1")
        assert state.planners[0].goals == ("museums",)
        assert state.active == 1

    def test_what_is_face_down_is_turned_up_and_used_in_the_same_turn(self) -> None:
        state = first_round(things=order(districts=["t01", "t02", "t03", "t29"]))
        step = GAME.apply(state, find(GAME, state, "send districts 4"))
        assert step.revealed
        assert step.state.hand == ("t29",)
        assert step.state.active == 0

    @pytest.mark.parametrize("post", ["goals 1", "districts 3", "attractions 1", "buildings 2"])
    def test_taking_what_lies_open_reveals_nothing(self, post: str) -> None:
        state = first_round()
        assert not GAME.apply(state, find(GAME, state, f"send {post}")).revealed

    def test_on_the_last_slot_of_the_buildings_two_are_drawn_from_the_bag(self) -> None:
        pieces = ["red"] * 10 + ["green", "yellow"]
        state = first_round(things=order(pieces=pieces))
        state = with_district(state, state.planners[0].district.lay("t09", "k9", 0))
        step = GAME.apply(state, find(GAME, state, "send buildings 4"))
        assert step.revealed
        assert step.state.hand == ("green", "yellow")
        assert len(step.state.bag) == len(state.bag) - 2

    def test_all_four_pieces_of_the_first_slot_are_taken_colour_by_colour(self) -> None:
        state = first_round(things=order(pieces=["yellow", "blue", "yellow", "blue"]))
        assert play(state, "send buildings 1").hand == ("blue", "blue", "yellow", "yellow")

    def test_a_worker_with_one_slot_left_goes_there_without_being_asked(self) -> None:
        state = first_round(4, things=order(goals=["museums", "schools", "hotels", "theatres"]))
        zones = ("districts", "attractions", "buildings")
        others = {f"{zone}_{seat + 1}": seat for zone in zones for seat in range(4)}
        state = replace(occupied(state, goals_1=0, goals_2=1, **others), active=2)
        assert offered(state) == ["send goals 3", "send goals 4"]
        step = GAME.apply(state, find(GAME, state, "send goals 3"))
        assert step.state.planners[2].goals == ("hotels",)
        assert step.state.planners[3].goals == ("theatres",)
        assert step.state.round == 2
        told = "#4 sends a worker to the goals and takes the card “Theatres”."
        assert told in sentences(state, "send goals 3")


class TestEndOfTheRound:
    def test_the_planner_on_the_star_begins_the_next_round(self) -> None:
        state = self.last_of(3, buildings_4=1, buildings_1=0)
        assert (state.round, state.star, state.active) == (2, 1, 1)

    def test_if_the_star_is_free_the_nearest_planner_begins(self) -> None:
        state = self.last_of(3, buildings_3=0, buildings_1=1)
        assert (state.round, state.star, state.active) == (2, 0, 0)

    def test_leftovers_go_into_the_box_and_workers_home(self) -> None:
        state = first_round(3)
        while state.round == 1:
            lying = [*state.board]
            state = GAME.apply(state, GAME.legal_moves(state)[0]).state
        open_ones = [item for slot in lying for item in slot.up if slot.worker is None]
        face_down = [item for slot in lying for item in slot.down if slot.worker is None]
        assert not Counter(open_ones) - Counter(state.box)
        assert face_down == [item for items in state.unseen for item in items]
        assert all(slot.worker is None for slot in state.board)

    @PLAYERS
    @pytest.mark.parametrize("city", ["new_york", "lisbon"])
    def test_everybody_has_a_square_of_nine_tiles_and_eight_goal_cards_at_the_end(
        self, seats: int, city: str
    ) -> None:
        state = play_to_end(first_round(seats, Options(city=CityChoice(city))))
        assert state.over
        assert GAME.current(state) is None
        assert state.round == (4 if seats == 2 else 8)
        for planner in state.planners:
            assert len(planner.district.tiles) == 9
            assert len(planner.district.fields) == 36
            assert len(planner.goals) == 8

    def test_the_last_turn_says_that_the_game_is_over(self) -> None:
        state = first_round(2)
        while not state.over:
            before, move = state, offered(state)[0]
            state = play(state, move)
        assert sentences(before, move)[-1] == "The last round is over, and the game with it."

    @staticmethod
    def last_of(seats: int, **buildings: int) -> State:
        """After a round in which the last worker went for a goal card."""
        state = first_round(seats, things=order(pieces=["red"] * 10))
        taken = {f"{zone}_{seat + 1}": seat for zone in ("districts", "attractions") for seat in range(seats)}
        busy = occupied(state, **taken, **buildings, buildings_2=seats - 1, goals_1=0, goals_2=1)
        busy = replace(busy, active=seats - 1)
        return play(busy, "send goals 3")

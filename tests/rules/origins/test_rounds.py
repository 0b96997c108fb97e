"""The end of a round, the end of the game, and the score (pages 21 to 23)."""

import pytest
from msgspec.structs import replace

from engines.core.game import Setup, ranks
from engines.origins.components import Goods
from engines.origins.components.terms import COLOURS, Colour, Ending, Sign
from engines.origins.game import GAME
from engines.origins.state import Die, Earned, Notice, Offer, Options, Seated, State
from tests.rules.origins.tables import (
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    city,
    freemen,
    holding,
    keys,
    me,
    military,
    mine,
    of,
    offered,
    play,
    rich,
    step,
    table,
    temples,
)


class TestPage21TheEndOfARound:
    def test_the_round_is_over_when_all_have_passed(self) -> None:
        state = play(table(3), "pass", "pass")
        assert state.round == 1
        done = step(state, "pass")
        assert done.state.round == 2
        assert keys(done)[-2:] == ["origins-round-over", "origins-round-begins"]

    def test_everybody_plays_again(self) -> None:
        after = play(table(), "pass", "pass")
        assert not any(archon.passed for archon in after.archons)

    def test_the_furthest_on_the_military_track_is_first_player(self) -> None:
        after = play(military(table(3), 2, 5, 4), "pass", "pass", "pass")
        assert after.first == after.active == 1

    def test_of_a_stack_the_bottom_disk(self) -> None:
        after = play(military(table(3), 5, 5, 4, order=(2, 1, 0)), "pass", "pass", "pass")
        assert after.first == 1

    def test_the_first_player_is_found_before_the_retreat(self) -> None:
        after = play(military(table(), 4, 6, order=(0, 1)), "pass", "pass")
        assert after.first == 1
        assert after.military.places == (4, 4)
        assert after.military.stack(4) == (1, 0)

    def test_speakers_first_then_the_rest(self) -> None:
        assert play(table(), "pass", "pass").speakers == (3, 4)


class TestPage22TheEndOfTheGame:
    @pytest.mark.parametrize("ending", [Ending.TEMPLES, Ending.GOLD, Ending.TOWERS, Ending.CITIZENS])
    def test_the_round_in_which_a_condition_arose_is_the_last(self, ending: Ending) -> None:
        state = replace(table(), endings=(ending,))
        assert not play(state, "pass").over
        done = step(play(state, "pass"), "pass")
        assert done.state.over
        assert GAME.current(done.state) is None
        assert keys(done)[-1] == "origins-over"

    def test_without_one_the_game_goes_on(self) -> None:
        state = table()
        for _ in range(30):
            state = play(state, "pass", "pass")
        assert state.round == 31

    def test_the_cards_change_hands_once_more(self) -> None:
        state = temples(replace(table(), endings=(Ending.GOLD,)), (1, 0), (0, 2), (0, 0))
        after = play(state, "pass", "pass")
        assert [temple.holder for temple in after.temples] == [0, 1, None]

    def test_the_end_may_stay_unannounced(self) -> None:
        silent = replace(rich(table(towers=(1, 0, 4, 4, 4))), options=Options(Notice.SILENT))
        done = step(silent, "tower red")
        assert done.state.endings == (Ending.TOWERS,)
        assert "origins-ending-towers" not in keys(done)

    def test_a_condition_is_announced_once(self) -> None:
        state = play(rich(table(towers=(1, 0, 1, 4, 4))), "tower red", "visit red3 2 food")
        done = step(rich(state), "tower blue")
        assert "origins-ending-towers" not in keys(done)
        assert done.state.endings == (Ending.TOWERS,)

    def test_several_conditions_may_meet(self) -> None:
        state = rich(table(towers=(1, 0, 4, 4, 4), districts=(Offer(1, 0),)))
        state = replace(state, endings=(Ending.GOLD,))
        assert play(state, "tower red").endings == (Ending.GOLD, Ending.TOWERS)


class TestPage22Scoring:
    def example(self) -> State:
        """4 gold, three advisors, temples at 70, 31 and 16, an orange six and a red three."""
        seats = (Seated(0, 0, ORANGE, 6), Seated(1, 0, RED, 3))
        state = mine(
            table(),
            goods=Goods(gold=4, stone=7, food=7, wisdom=7),
            advisors=(PURPLE, ORANGE, BLUE),
            towers=(1, 1, 1, 2, 1),
            city=city("mint 1 0", "mint 1 1", "mint 2 0", "mint 2 1", seats=seats),
        )
        return temples(state, (12, 0), (8, 0), (6, 0))

    def test_the_example_comes_to_72(self) -> None:
        score = GAME.scores(self.example())[0]
        assert score.total == 72
        assert score.parts["gold"] == 4
        assert score.parts["advisors"] == 6
        assert score.parts["temples"] == 31 + 16
        assert score.parts["towers"] == 12 + 3

    def test_it_is_added_to_what_was_scored_before(self) -> None:
        earned = Earned(buildings=1, districts=2, military=3, population=10, retired=4)
        assert GAME.scores(mine(self.example(), earned=earned))[0].total == 72 + 20

    def test_the_highest_temple_is_ignored_even_in_a_tie(self) -> None:
        score = GAME.scores(temples(table(), (8, 0), (8, 0), (2, 0)))[0]
        assert score.parts["temples"] == 31 + 2

    def test_basic_resources_score_nothing(self) -> None:
        assert GAME.scores(mine(table(), goods=Goods(9, 9, 9, 0)))[0].total == 0

    def test_a_tie_goes_to_more_buildings_farms_among_them(self) -> None:
        state = mine(table(), city=city("mint 1 0 farm"))
        assert ranks(GAME.scores(state)) == (1, 2)

    def test_what_is_still_equal_is_shared(self) -> None:
        assert ranks(GAME.scores(table())) == (1, 1)

    def test_more_points_win(self) -> None:
        state = of(mine(table(), city=city("mint 1 0")), 1, earned=Earned(military=1))
        assert ranks(GAME.scores(state)) == (2, 1)


class TestPage23Solo:
    def solo(self, people: str = "red3 blue2") -> State:
        return table(1, people=people)

    def test_five_rounds_and_no_other_end(self) -> None:
        state = self.solo()
        for number in range(1, 6):
            assert state.round == number
            assert not state.over
            state = play(state, "pass")
        assert state.over
        assert state.endings == (Ending.ROUNDS,)

    def test_no_condition_of_the_others_arises(self) -> None:
        state = rich(replace(self.solo(), towers=(1, 0, 4, 4, 4)))
        assert play(state, "tower red").endings == ()

    def test_the_neutral_disk_waits_before_the_next_border(self) -> None:
        state, places = self.solo(), []
        while not state.over:
            places.append(state.military.places[1])
            state = play(state, "pass")
        assert places == [0, 3, 6, 9, 12]

    def test_it_counts_in_attacks(self) -> None:
        state = military(self.solo(), 4, 3)
        after = play(state, "visit archon 1 army", "march attack")
        assert me(after).earned.military == 2 + 1

    def test_a_visit_also_raises_a_neighbouring_site(self) -> None:
        state = play(self.solo(), "visit archon 3 wisdom")
        assert play(state, "lift 2").sites == (1, 2, 2, 1, 1)
        assert play(state, "lift 4").sites == (1, 1, 2, 2, 1)

    def test_the_outer_sites_have_one_neighbour(self) -> None:
        assert play(self.solo(), "visit archon 1 stone").sites == (2, 2, 1, 1, 1)
        assert play(self.solo(), "visit archon 5 goods").sites == (1, 1, 1, 2, 2)

    def test_a_neighbour_at_6_is_not_raised(self) -> None:
        state = replace(self.solo(), sites=(1, 6, 1, 1, 1))
        assert play(state, "visit archon 3 wisdom").sites == (1, 6, 2, 2, 1)
        assert play(state, "visit archon 1 stone").sites == (2, 6, 1, 1, 1)

    def test_a_superiority_token_keeps_every_site_where_it_is(self) -> None:
        state = mine(replace(self.solo(), sites=(1, 1, 6, 1, 1)), superiority=1)
        after = play(state, "visit archon 3 wisdom", "hold")
        assert after.sites == (1, 1, 6, 1, 1)
        assert me(after).superiority == 0

    def test_it_may_be_kept_where_no_neighbour_can_rise(self) -> None:
        state = mine(replace(self.solo(), sites=(1, 6, 1, 1, 1)), superiority=1)
        after = play(state, "visit archon 1 stone", "skip")
        assert after.sites == (2, 6, 1, 1, 1)
        assert me(after).superiority == 1

    def test_it_buys_no_further_action(self) -> None:
        state = mine(self.solo(), superiority=2)
        after = play(state, "visit archon 1 stone", "lift 2")
        assert not after.acted

    def test_zodiac_cards_come_from_the_main_action_only(self) -> None:
        state = temples(self.solo(), (5,), (5,), (5,))
        assert [temple.holder for temple in play(state, "pass").temples] == [None] * 3

    def test_one_card_at_random_is_kept_for_the_next_round(self) -> None:
        kept = set()
        for dice in range(30):
            state = replace(holding(self.solo(), Sign.ARIES, Sign.LEO, Sign.PISCES), rng=dice)
            done = step(state, "pass")
            assert len(done.state.signs(0)) == 1
            assert done.revealed
            kept |= set(done.state.signs(0))
        assert kept == {Sign.ARIES, Sign.LEO, Sign.PISCES}

    def test_a_single_card_is_kept(self) -> None:
        done = step(holding(self.solo(), Sign.LEO), "pass")
        assert done.state.signs(0) == (Sign.LEO,)
        assert not done.revealed

    def test_three_district_cards(self) -> None:
        assert len(self.solo().districts) == 3

    @pytest.mark.parametrize(
        ("tokens", "target"),
        [
            ("purple red orange blue yellow", 180),
            ("red blue purple yellow orange", 200),
            ("red purple orange yellow blue", 220),
            ("red purple yellow orange blue", 240),
            ("red purple blue orange yellow", 260),
        ],
    )
    def test_the_target_rises_with_each_token_on_its_own_site(self, tokens: str, target: int) -> None:
        assert replace(self.solo(), tokens=tuple(Colour(token) for token in tokens.split())).target == target

    @pytest.mark.parametrize(
        ("points", "key", "rank"), [(259, "origins-solo-lost", 2), (260, "origins-solo-won", 1)]
    )
    def test_the_player_wins_with_at_least_the_target_at_the_end_of_round_5(
        self, points: int, key: str, rank: int
    ) -> None:
        state = mine(replace(self.solo(), round=5), earned=Earned(buildings=points), goods=Goods())
        done = step(state, "pass")
        assert keys(done)[-1] == key
        assert ranks(GAME.scores(done.state)) == (rank,)

    def test_only_a_lone_player_has_a_target(self) -> None:
        assert [score.target for score in GAME.scores(self.solo())] == [260]
        assert [score.target for score in GAME.scores(table(2))] == [None, None]


class TestPage23SoloDraft:
    def offer(self, *values: int) -> State:
        """One die of each colour with these values."""
        dice = tuple(Die(colour, value) for colour, value in zip(COLOURS, values, strict=True))
        return replace(table(1, people=""), offer=dice)

    def test_one_die_of_each_colour_is_rolled(self) -> None:
        state = GAME.new(Setup(1, 3, Options()))
        assert [die.colour for die in state.offer] == list(COLOURS)

    def test_the_two_highest_are_dropped(self) -> None:
        assert offered(self.offer(5, 1, 2, 4, 3)) == ["draft purple 1", "draft blue 2", "draft yellow 3"]

    def test_two_of_the_other_three_are_kept(self) -> None:
        state = play(self.offer(5, 1, 2, 4, 3), "draft yellow 3")
        assert offered(state) == ["draft purple 1", "draft blue 2"]
        after = play(state, "draft blue 2")
        assert me(after).freemen == freemen("yellow3 blue2")
        assert not after.offer

    def test_equal_ones_may_be_dropped_at_will(self) -> None:
        state = self.offer(1, 2, 4, 4, 4)
        assert len(offered(state)) == 5
        assert offered(play(state, "draft blue 4")) == ["draft red 1", "draft purple 2"]

    def test_two_equal_ones_may_stay_where_only_one_is_lower(self) -> None:
        state = play(self.offer(1, 4, 4, 4, 4), "draft blue 4")
        assert len(offered(state)) == 4

    def test_the_others_go_back_to_the_reserve(self) -> None:
        state = GAME.new(Setup(1, 3, Options()))
        while state.offer:
            state = GAME.apply(state, GAME.legal_moves(state)[0]).state
        assert sum(state.reserve) == 5 * 7 - 5 - 2

"""The estimate of a position."""

from functools import cache

import pytest
from msgspec.structs import replace

from engines.core.game import Setup, ranks
from engines.core.rng import Rng
from engines.core.search import greedy, random
from engines.origins.actions.visits import visitors
from engines.origins.components import DISTRICTS, Goods
from engines.origins.components.terms import Ending
from engines.origins.estimate.blocks import begun_blocks, fewest_missing
from engines.origins.estimate.weights import LEAD_CAP, WEIGHTS
from engines.origins.game import GAME
from engines.origins.moves import PASS, Visit
from engines.origins.state import Earned, Offer, Options, State, Track
from tests.rules.origins.tables import BLUE, PURPLE, RED, city, freemen, mine, of, play, rich, table, temples

LONGEST = 15  # rounds; most games of computers take six to eleven


def promise(state: State, seat: int = 0) -> float:
    return GAME.estimate(GAME.view(state, seat), seat)


@cache
def greedy_game(seats: int) -> tuple[State, list[State]]:
    """The end of a game of greedy computers, and the states in which one of them passed."""
    state, rng, passed = GAME.new(Setup(seats, 1, Options())), Rng(1), []
    while (seat := GAME.current(state)) is not None and state.round <= LONGEST:
        move, rng = greedy(GAME, GAME.view(state, seat), rng)
        passed += [state] if move == PASS else []
        state = GAME.apply(state, move).state
    return state, passed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_computers_ends_in_reasonable_time(seats: int) -> None:
    """The rules know no last round; the leader must want it, since nothing else drives anybody there."""
    state, _ = greedy_game(seats)
    assert state.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_computer_passes_while_a_worker_can_visit_a_site_for_free(seats: int) -> None:
    _, passed = greedy_game(seats)
    assert passed
    for state in passed:
        assert not [
            move for move in GAME.legal_moves(state) if isinstance(move, Visit) and is_free(state, move)
        ]


def is_free(state: State, visit: Visit) -> bool:
    """Whether the worker's value is enough for the site."""
    worth = next(visitor.value for visitor in visitors(state) if visitor.word == visit.worker)
    return worth >= state.sites[visit.site - 1]


@pytest.mark.parametrize("endings", [(), (Ending.GOLD,)], ids=["any round", "the last round"])
def test_who_retires_on_his_return_is_no_reason_to_pass(endings: tuple[Ending, ...]) -> None:
    state = mine(table(people="red6@1 blue3", endings=endings), advisors=(RED, BLUE, PURPLE))
    assert promise(play(state, "pass")) < promise(play(state, "visit blue3 1 stone"))


def test_a_step_in_a_temple_is_worth_more_the_higher_the_temples_are() -> None:
    late = table(round=6)
    worth = [
        promise(temples(late, (height, 0), (height, 0), (height + 1, 0)))
        - promise(temples(late, (height, 0), (height, 0), (height, 0)))
        for height in (0, 3, 6)
    ]
    assert worth == sorted(worth)
    assert worth[0] < worth[-1]


def test_people_and_borders_are_worth_more_the_longer_the_game_will_last() -> None:
    def worth(number: int, endings: tuple[Ending, ...] = ()) -> tuple[float, float]:
        state = table(round=number, endings=endings)
        army = replace(state, military=Track((7, 0), (1, 0)))
        more = mine(state, freemen=freemen("red3 blue2 blue3"), bases=3)
        return promise(more) - promise(state), promise(army) - promise(state)

    early, late, last = worth(2), worth(6), worth(6, (Ending.GOLD,))
    assert early[0] > late[0] > last[0]
    assert early[1] > late[1] > last[1] == 0


@pytest.mark.parametrize("seed", range(2))
def test_who_follows_it_beats_chance(seed: int) -> None:
    state, rng, wise = GAME.new(Setup(2, seed, Options())), Rng(seed), seed % 2
    while (seat := GAME.current(state)) is not None:
        player = greedy if seat == wise else random
        move, rng = player(GAME, GAME.view(state, seat), rng)
        state = GAME.apply(state, move).state
    assert ranks(GAME.scores(state))[wise] == 1


def test_at_the_end_only_points_and_victory_count() -> None:
    state = replace(rich(temples(table(), (3, 0), (3, 0), (3, 0))), over=True)
    ours, theirs = (score.total for score in GAME.scores(state))
    assert ours - theirs > LEAD_CAP
    assert promise(state, 0) == ours + WEIGHTS.end_with_lead
    assert promise(state, 1) == theirs - WEIGHTS.end_with_lead


def test_points_never_lower_the_estimate_of_the_leader() -> None:
    """However far the end is."""
    state = table()
    looks = [promise(mine(state, earned=Earned(military=points))) for points in range(0, 40, 5)]
    assert looks == sorted(looks)


def test_more_of_anything_raises_the_estimate() -> None:
    plain = table()
    assert promise(rich(plain)) > promise(plain)
    assert promise(table(people="red3 blue2 blue2")) > promise(plain)
    assert promise(temples(plain, (0, 0), (1, 0), (0, 0))) > promise(plain)
    assert promise(mine(plain, superiority=1)) > promise(plain)
    assert promise(mine(plain, city=city("mint 1 0", "mint 1 1"))) > promise(plain)


def test_a_decision_that_waits_counts() -> None:
    visited = play(mine(table(), bases=3), "visit archon 4 citizen")
    assert promise(visited) > promise(replace(visited, agenda=()))


def test_a_block_that_fits_a_card_is_worth_more() -> None:
    purple_beside_red_and_blue = next(
        card.id for card in DISTRICTS.values() if card.corner is PURPLE and set(card.sides) == {RED, BLUE}
    )
    tiles = city("mint 1 0", "castle 2 0", "hippodrome 3 0", "obelisk 2 1", "mint 3 1")
    state = mine(table(districts=(Offer(45, 2),)), city=tiles)
    assert promise(replace(state, districts=(Offer(purple_beside_red_and_blue, 2),))) > promise(state) + 5


def test_however_long_a_game_is_only_the_leader_wants_its_end() -> None:
    far, near = table(towers=(3, 3, 3, 3, 3)), table(towers=(3, 3, 3, 1, 0))
    for number in (1, 30):
        ahead = [mine(replace(state, round=number), earned=Earned(military=40)) for state in (far, near)]
        behind = [of(replace(state, round=number), 1, earned=Earned(military=40)) for state in (far, near)]
        assert promise(ahead[1]) > promise(ahead[0])
        assert promise(behind[1]) < promise(behind[0])


def test_the_leader_saves_gold_for_the_last_floors() -> None:
    ahead = mine(table(towers=(3, 3, 3, 1, 0)), earned=Earned(military=40), towers=(1, 1, 1, 4, 1))
    behind = of(ahead, 1, earned=Earned(military=80))
    saved = Goods(gold=3)
    assert promise(mine(ahead, goods=saved)) - promise(mine(ahead, goods=Goods())) > (
        promise(mine(behind, goods=saved)) - promise(mine(behind, goods=Goods()))
    )


def test_a_block_that_lacks_a_tile_of_a_card_is_nearer_to_it() -> None:
    card = next(
        card for card in DISTRICTS.values() if card.corner is PURPLE and set(card.sides) == {RED, BLUE}
    )
    empty, begun, done = (
        city("mint 1 0"),
        city("castle 1 0", "obelisk 2 0"),
        city("castle 1 0", "obelisk 2 0", "mint 2 1", "hippodrome 1 1"),
    )
    looks = [promise(mine(table(districts=(Offer(card.id, 2),)), city=each)) for each in (empty, begun, done)]
    assert fewest_missing(begun_blocks(begun), card.id) == 2
    assert fewest_missing(begun_blocks(done), card.id) == 0
    assert looks == sorted(looks)


def test_expected_gains_shrink_in_the_last_round() -> None:
    plain = table()
    last = replace(plain, endings=(Ending.GOLD,))
    assert promise(stocked(last)) - promise(last) < (promise(stocked(plain)) - promise(plain)) / 3


def stocked(state: State) -> State:
    """The table with more of everything but gold, which is a point."""
    return rich(state, gold=state.me.goods.gold)


def test_the_end_is_worth_more_to_the_leader() -> None:
    ahead = mine(table(), earned=Earned(military=20))
    behind = of(table(), 1, earned=Earned(military=40))
    ending = {"endings": (Ending.GOLD,)}
    gained = promise(replace(ahead, **ending)) - promise(ahead)
    lost = promise(replace(behind, **ending)) - promise(behind)
    assert gained > lost

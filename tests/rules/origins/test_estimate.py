"""The estimate of a position."""

import pytest
from msgspec.structs import replace

from engines.core.game import Setup, ranks
from engines.core.rng import Rng
from engines.core.search import greedy, random
from engines.origins.components import DISTRICTS, Goods
from engines.origins.components.terms import Ending
from engines.origins.estimate.blocks import fewest_missing
from engines.origins.estimate.position import END_WITH_LEAD, LEAD_CAP
from engines.origins.estimate.tasks import USUAL_ROUNDS
from engines.origins.game import GAME
from engines.origins.state import Earned, Offer, Options, State
from tests.rules.origins.tables import BLUE, PURPLE, RED, city, mine, of, play, rich, table, temples


def promise(state: State, seat: int = 0) -> float:
    return GAME.estimate(GAME.view(state, seat), seat)


def test_those_who_follow_it_come_to_an_end() -> None:
    """The rules know no last round, and two who only gather would never meet one."""
    state, rng = GAME.new(Setup(2, 1, Options())), Rng(1)
    while (seat := GAME.current(state)) is not None and state.round <= 25:
        move, rng = greedy(GAME, GAME.view(state, seat), rng)
        state = GAME.apply(state, move).state
    assert state.over


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
    assert promise(state, 0) == ours + END_WITH_LEAD
    assert promise(state, 1) == theirs - END_WITH_LEAD


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


def test_in_a_long_game_the_end_is_worth_more_to_all() -> None:
    far, near = table(towers=(3, 3, 3, 3, 3)), table(towers=(3, 3, 3, 1, 0))
    behind = of(far, 1, earned=Earned(military=40)), of(near, 1, earned=Earned(military=40))
    early, late = (
        [promise(replace(state, round=number)) for state in behind] for number in (1, 2 * USUAL_ROUNDS)
    )
    assert early[1] < early[0]
    assert late[1] > late[0]


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
    assert fewest_missing(begun, (card.id,)) == (2,)
    assert fewest_missing(done, (card.id,)) == (0,)
    assert looks == sorted(looks)


def test_expected_gains_shrink_in_the_last_round() -> None:
    state = rich(table())
    assert promise(replace(state, endings=(Ending.GOLD,))) < promise(state)


def test_the_end_is_worth_more_to_the_leader() -> None:
    ahead = mine(table(), earned=Earned(military=20))
    behind = of(table(), 1, earned=Earned(military=40))
    ending = {"endings": (Ending.GOLD,)}
    gained = promise(replace(ahead, **ending)) - promise(ahead)
    lost = promise(replace(behind, **ending)) - promise(behind)
    assert gained > lost

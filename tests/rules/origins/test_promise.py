"""What looks good is good: a player who follows it beats chance, and hopes fade when the end is near."""

import pytest
from msgspec.structs import replace

from engines.core.game import Setup, ranks
from engines.core.rng import Rng
from engines.core.search import greedy, random
from engines.origins.components import DISTRICTS
from engines.origins.game import GAME
from engines.origins.state import Earned, Offer, Options, State
from engines.origins.terms import Ending
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


def test_at_the_end_only_the_score_counts() -> None:
    state = replace(rich(temples(table(), (3, 0), (3, 0), (3, 0))), over=True)
    assert promise(state) == GAME.scores(state)[0].total


def test_more_of_anything_looks_better() -> None:
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


def test_hopes_fade_in_a_long_game() -> None:
    state = replace(rich(table()), towers=(0, 0, 0, 0, 0))
    early, late = replace(state, round=7), replace(state, round=12)
    assert promise(late) < promise(early)


def test_hopes_fade_in_the_last_round() -> None:
    state = rich(table())
    assert promise(replace(state, endings=(Ending.GOLD,))) < promise(state)


def test_whoever_is_ahead_likes_the_end() -> None:
    ahead = mine(table(), earned=Earned(military=20))
    behind = of(table(), 1, earned=Earned(military=40))
    ending = {"endings": (Ending.GOLD,)}
    gained = promise(replace(ahead, **ending)) - promise(ahead)
    lost = promise(replace(behind, **ending)) - promise(behind)
    assert gained > lost

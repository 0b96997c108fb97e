"""The estimate of a position."""

import pytest

import engines
from bot.tools.simulate import playout
from engines.core.game import Setup, find, ranks
from engines.core.rng import Rng
from engines.core.search import greedy, random
from engines.founders.components import NEEDS
from engines.founders.estimate import WEIGHTS
from engines.founders.estimate.position import Position, total
from engines.founders.game import GAME
from engines.founders.moves import PASS, Pass, Replace
from engines.founders.state import Options, Phase, State, Stuck
from engines.founders.territory import Territory
from tests.rules.founders.tables import FAR_AWAY, TWO_GROVES, founder, table, territory

RICH = territory(
    """
    mine  goldmine lake
    cliff forest   grove
    """
)


def looks(state: State, move: str) -> float:
    after = GAME.apply(state, find(GAME, state, move)).state
    return GAME.estimate(GAME.view(after, 0), 0)


def test_points_are_worth_more_than_another_forest() -> None:
    state = table(founder(RICH), open_tiles=("forest", "altar-iron-gold"))
    assert looks(state, "add altar-iron-gold 0 -1") > looks(state, "add forest 0 -1")


def test_a_token_is_worth_more_than_another_forest() -> None:
    state = table(founder(RICH), open_tiles=("forest", "market-iron"))
    assert looks(state, "add market-iron -1 0") > looks(state, "add forest -1 0")


def test_a_needless_replacement_is_a_loss() -> None:
    state = table(founder(RICH), open_tiles=("forest",))
    assert looks(state, "replace forest 1 1") < looks(state, "add forest 0 -1")


def test_a_coin_is_worth_a_great_temple_and_not_an_altar() -> None:
    land = territory(
        """
        market-iron grove
        """
    )
    seller = territory(
        """
        market-gold stable
        """
    )
    temple = "greattemple-coins-coins"
    state = table(founder(land, "coin"), founder(seller), open_tiles=("lake", temple))
    assert looks(state, "buy coins 1 0 0") > looks(state, "add lake 0 1")
    altar = table(founder(RICH, "coin"), founder(seller), open_tiles=("lake", "altar-gold-horses"))
    assert looks(altar, "buy horses 1 1 0") < looks(altar, "add lake 0 -1")


def test_a_founder_who_can_still_gain_prefers_to_play_on() -> None:
    state = table(
        founder(RICH),
        founder(),
        open_tiles=("altar-iron-gold",),
        phase=Phase.VOTE,
        active=1,
        asked=(0,),
        stacks=(("lake", "lake"), (), ()),
    )
    assert looks(state, "refuse") > looks(state, "agree")


def test_expected_gains_shrink_as_the_stacks_run_out() -> None:
    def hopes(natures: int) -> float:
        stacks = (("lake",) * natures, (), ())
        state = table(founder(RICH), open_tiles=("altar-iron-gold",), phase=Phase.REVEAL, stacks=stacks)
        return GAME.estimate(GAME.view(state, 0), 0)

    assert hopes(20) > hopes(6) > hopes(2) > hopes(0)


def test_it_matters_little_whose_turn_it_is() -> None:
    def looks_to(seat: int) -> float:
        stacks = (("lake",) * 8, ("mine",) * 8, ("inn-fish",))
        state = table(founder(RICH), founder(RICH), phase=Phase.REVEAL, active=seat, stacks=stacks)
        return GAME.estimate(GAME.view(state, 0), 0)

    assert looks_to(0) == pytest.approx(looks_to(1), abs=0.1)


def test_two_founders_are_apart_by_their_points() -> None:
    state = table(founder(RICH, "coin", "coin"), founder(RICH), phase=Phase.REVEAL, stacks=((), (), ()))
    richer, poorer = (GAME.estimate(GAME.view(state, seat), seat) for seat in range(2))
    assert richer - poorer == pytest.approx(2)


def test_carts_raise_the_chance_of_tiles_whose_suppliers_are_apart() -> None:
    picture = """
        mine  grove forest
        cliff grove goldmine
        """
    apart, linked = (territory(picture, carts) for carts in ((), ((0, 0), (1, 0))))
    assert not apart.survey.payable(NEEDS["altar-iron-gold"]) & apart.survey.free
    stands = [
        GAME.estimate(GAME.view(table(founder(land), open_tiles=("altar-iron-gold",), active=1), 0), 0)
        for land in (apart, linked)
    ]
    assert stands[1] > stands[0]


def test_who_is_behind_does_not_agree_that_it_is_over() -> None:
    state = table(
        founder(TWO_GROVES),
        founder(TWO_GROVES, "coin"),
        phase=Phase.VOTE,
        active=1,
        asked=(0,),
        stacks=(("lake", "lake"), (), ()),
    )
    assert looks(state, "refuse") > looks(state, "agree")


def test_a_proposal_that_would_be_refused_is_a_loss() -> None:
    stacks = (("lake",) * 6, ("mine",) * 6, ())
    state = table(
        founder(RICH, "war", "war"),
        founder(RICH, "coin"),
        open_tiles=(FAR_AWAY,),
        phase=Phase.REVEAL,
        stacks=stacks,
    )
    assert looks(state, "propose") < min(looks(state, "reveal nature"), looks(state, "reveal village"))


def test_an_attack_on_a_great_temple_is_worth_more_than_one_on_a_forest() -> None:
    theirs = territory(
        f"""
        {FAR_AWAY} forest
        """
    )
    state = table(founder(TWO_GROVES, "war"), founder(theirs), open_tiles=("lake",))
    assert looks(state, "attack 1 0 0") > looks(state, "attack 1 1 0")


@pytest.mark.parametrize("seat", [0, 1])
def test_who_goes_by_it_beats_who_goes_by_nothing(seat: int) -> None:
    players = [random, random]
    players[seat] = greedy
    game = engines.game("founders")
    places = ranks(game.scores(playout(game, Setup(2, 7 + seat, Options()), players).state))
    assert places[seat] == 1
    assert places[1 - seat] == 2


def test_before_a_reveal_the_top_tile_of_a_stack_does_not_matter() -> None:
    stacks = (("lake",), ("goldmine", "winery"), ("inn-fish",))
    one = table(founder(RICH), phase=Phase.REVEAL, stacks=stacks)
    other = table(founder(RICH), phase=Phase.REVEAL, stacks=(stacks[0], stacks[1][::-1], stacks[2]))
    assert looks(one, "reveal village") == looks(other, "reveal village")


def test_revealing_a_useful_tile_is_worth_more() -> None:
    stacks = (("lake",), ("winery",), ("inn-fish",))
    state = table(founder(RICH), open_tiles=("forest",), phase=Phase.REVEAL, stacks=stacks)
    assert looks(state, "reveal village") > looks(state, "reveal city")


def test_points_that_a_rival_can_attack_are_not_safe() -> None:
    covered = territory(
        f"""
        forest
        {FAR_AWAY}
        """
    )
    exposed = territory(
        f"""
        {FAR_AWAY}
        forest
        """
    )

    def risk(*tokens: str) -> float:
        states = (table(founder(land), founder(RICH, *tokens), active=1) for land in (covered, exposed))
        safe, unsafe = (GAME.estimate(GAME.view(state, 0), 0) for state in states)
        return safe - unsafe

    assert risk("war") > risk("coin") > 0


def test_the_game_is_expected_to_end_sooner_if_the_victory_tiles_can_be_paid_for() -> None:
    def turns(land: Territory) -> float:
        return Position(table(founder(land), open_tiles=("altar-iron-gold",)), WEIGHTS).turns_of_display

    assert turns(RICH) < turns(TWO_GROVES)


def test_nobody_passes_who_would_gain_points_by_a_replacement() -> None:
    could_pass = gains = 0
    for seed in range(8):
        state, rng = GAME.new(Setup(2, seed, Options(Stuck.SKIP))), Rng(seed)
        while (seat := GAME.current(state)) is not None:
            moves = GAME.legal_moves(state)
            if PASS in moves:
                could_pass += 1
                chosen, _ = greedy(GAME, GAME.view(state, seat), rng)
                now_or_never = [move for move in moves if isinstance(move, Pass | Replace)]
                after = {move: total(GAME.apply(state, move).state.founders[seat]) for move in now_or_never}
                gains += after[PASS] < max(after.values())
                assert chosen != PASS or after[PASS] == max(after.values())
            move, rng = random(GAME, GAME.view(state, seat), rng)
            state = GAME.apply(state, move).state
    assert could_pass > gains > 0  # or nothing was shown


def test_it_counts_the_points_so_far_as_the_score_does() -> None:
    for seed in range(3):
        state, rng = GAME.new(Setup(3, seed, Options())), Rng(seed)
        while (seat := GAME.current(state)) is not None:
            move, rng = random(GAME, GAME.view(state, seat), rng)
            state = GAME.apply(state, move).state
            assert [total(founder) for founder in state.founders] == [
                score.total for score in GAME.scores(state)
            ]

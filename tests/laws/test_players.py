"""Computer players know only what a person in their seat would know."""

from typing import Any

import pytest
from hypothesis import given, settings

import engines
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, Played, Setup
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Playouts, Thinker, greedy, imagine, player
from tests.laws.positions import any_position, halfway, seeds, walk

Position = tuple[AnyGame, Played[Any]]
KINDS = pytest.mark.parametrize("name", ["random", "greedy", "thinker:32"])
GAMES = pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
KNOWING = [game for game in engines.games().values() if game.best_move(game.new(Setup(2, 1, game.options())))]
few = settings(max_examples=15)


@KINDS
@few
@given(any_position(), seeds, seeds)
def test_a_choice_does_not_depend_on_what_the_player_cannot_see(
    name: str, position: Position, world: int, dice: int
) -> None:
    game, played = position
    seat = game.current(played.state)
    if seat is not None:
        view = game.view(played.state, seat)
        other = game.view(game.imagine(view, Rng(world)), seat)
        chosen, rng = player(name)(game, view, Rng(dice))
        assert chosen in game.legal_moves(played.state)
        assert player(name)(game, other, Rng(dice)) == (chosen, rng)


@given(any_position())
def test_the_best_move_of_a_game_that_knows_it_has_the_highest_estimate(position: Position) -> None:
    game, played = position
    state, seat = played.state, game.current(played.state)
    best = game.best_move(state)
    if best is not None:
        assert seat is not None
        after = {move: game.apply(state, move).state for move in game.legal_moves(state)}
        estimates = {move: game.estimate(game.view(each, seat), seat) for move, each in after.items()}
        assert estimates[best] == pytest.approx(max(estimates.values()))


@GAMES
def test_nobody_knows_a_best_move_once_the_game_is_over(game: AnyGame) -> None:
    assert game.best_move(walk(game, Setup(game.seats[-1], 3, game.options()), 1).state) is None


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in KNOWING])
def test_playouts_make_the_best_move_where_it_is_known(game: AnyGame) -> None:
    """To the end of the seat's next turn."""
    state = halfway(game, 2, 5)
    seat, (first, *_) = game.current(state), game.legal_moves(state)
    view = game.view(state, seat)
    (end,), _ = Playouts(game, view, horizon=1).ends([first], Rng(4))
    expected, _ = imagine(game, view, Rng(4))
    expected = game.apply(expected, first).state
    while game.current(expected) != seat:
        expected = game.apply(expected, game.best_move(expected)).state
    while game.current(expected) == seat:
        expected = game.apply(expected, game.best_move(expected)).state
    assert end == expected


@GAMES
def test_a_thinker_stopped_at_once_chooses_the_best_estimate(game: AnyGame) -> None:
    state = halfway(game, game.seats[-1], 5)
    view = game.view(state, game.current(state))
    ranking, _ = Thinker(1000, should_stop=lambda: True).ranking(game, view, Rng(1))
    assert ranking == sorted(ranking, key=lambda each: -each[0])
    assert ranking[0][1] in game.legal_moves(state)


@GAMES
def test_a_thinker_ranks_moves_by_their_lead(game: AnyGame) -> None:
    state = halfway(game, game.seats[-1], 5)
    ranking, _ = Thinker(20).ranking(game, game.view(state, game.current(state)), Rng(1))
    leads = [lead for lead, _ in ranking]
    assert leads == sorted(leads, reverse=True)
    assert {words(move) for _, move in ranking} <= set(map(words, game.legal_moves(state)))


@GAMES
def test_a_thinker_can_be_stopped_at_any_time(game: AnyGame) -> None:
    state = halfway(game, game.seats[-1], 5)
    view, asked = game.view(state, game.current(state)), list[bool]()

    def should_stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    move, _ = Thinker(1000, should_stop)(game, view, Rng(1))
    assert move in game.legal_moves(state)
    assert len(asked) < 10


def test_only_a_seat_can_choose() -> None:
    game = next(iter(engines.games().values()))
    view = game.view(game.new(Setup(2, 1, game.options())), None)
    with pytest.raises(ValueError, match="only a seat"):
        greedy(game, view, Rng(1))


@pytest.mark.parametrize("name", ["", "clever", "greedy:2", "thinker:", "thinker:0", "thinker:-1"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        player(name)

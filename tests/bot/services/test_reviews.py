"""Looking back at a game: points by turn, and a better early move."""

import msgspec
import pytest

import engines
from bot.runtime.worker_pool import decode_view
from bot.services.game_review import EARLY, PlayedGame, review
from engines.core.game import AnyGame, Setup, find
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Player, greedy, random

SECONDS = 0.2
GAMES = [pytest.param(game, id=name) for name, game in engines.games().items()]


def played(game: AnyGame, players: tuple[Player, ...], seat: int, turns: int = 8) -> PlayedGame:
    """The beginning of a game between these players."""
    setup = Setup(len(players), 5, game.options())
    state, moves, rng, changes = game.new(setup), list[str](), Rng(3), 0
    while (mover := game.current(state)) is not None and changes < turns * len(players):
        move, rng = players[mover](game, game.view(state, mover), rng)
        moves.append(words(move))
        state = game.apply(state, move).state
        changes += game.current(state) != mover
    return PlayedGame(game.name, msgspec.json.encode(setup), tuple(moves), seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_are_those_before_each_turn_and_at_the_end(game: AnyGame) -> None:
    replayed = played(game, (random, random), 1)
    found = review(replayed, SECONDS, 1)
    state = game.new(Setup(2, 5, game.options()))
    for word in replayed.moves:
        state = game.apply(state, find(game, state, word)).state
    public = game.scores(game.view(state, None).state)
    assert [totals[-1] for totals in found.totals] == [score.total for score in public]
    assert all(len(totals) > EARLY for totals in found.totals)


@pytest.mark.parametrize("game", GAMES)
def test_a_better_move_is_legal_early_and_not_the_one_that_was_made(game: AnyGame) -> None:
    reviews = [review(played(game, (random, random), seat), SECONDS, 1) for seat in (0, 1)]
    assert any(each.better for each in reviews)
    for seat, found in ((seat, each.better) for seat, each in enumerate(reviews) if each.better):
        assert 1 <= found.turn <= EARLY
        assert found.gain >= 1
        view = decode_view(game.name, found.view)
        assert view.seat == seat
        find(game, view.state, found.move)


def test_who_plays_as_the_search_would_is_told_of_no_mistake() -> None:
    game = engines.game("akropolis")
    assert review(played(game, (greedy, random), 0), SECONDS, 1).better is None

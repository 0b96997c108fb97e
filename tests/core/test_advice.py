"""Advice: leads are points as they would stand, and a blunder is told from a good move."""

import pytest

import engines
from engines.core import advice
from engines.core.advice import Advice, Suggestion, Sureness, advise
from engines.core.game import AnyGame, AnyView, Setup
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Thinker, evaluate_moves, imagine
from tests.laws.positions import halfway

GAMES = pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())


def never() -> bool:
    return False


def sight(game: AnyGame, seats: int | None = None, seed: int = 5) -> AnyView:
    state = halfway(game, seats or game.seats[-1], seed)
    return game.view(state, game.current(state))


def ranked(game: AnyGame, view: AnyView) -> list[object]:
    ranking, _ = Thinker(12).ranking(game, view, Rng(1))
    return [move for _, move in ranking]


@GAMES
def test_the_best_move_is_the_first_of_the_ranking_and_the_others_are_different(game: AnyGame) -> None:
    view = sight(game)
    ranking = ranked(game, view)
    given = advise(game, view, ranking, lambda: True, Rng(2))
    legal = {words(move): move for move in game.legal_moves(view.state)}
    moves = [legal[each.move] for each in given.suggestions]
    assert moves[0] == ranking[0]
    assert 1 <= len(moves) <= advice.MOVES
    traits = [(type(move), game.reasons(view, move), game.position(view, move)) for move in moves]
    assert all(each not in traits[:number] for number, each in enumerate(traits))
    assert given.states == advice.FEWEST


def test_moves_that_bring_something_else_come_before_those_that_lie_elsewhere() -> None:
    game = engines.game("akropolis")
    state = game.new(Setup(2, 1, game.options()))
    view = game.view(state, game.current(state))
    ranking = [move for _, move in sorted(estimates(game, view), key=lambda each: -each[0])]
    same = [move for move in ranking if game.reasons(view, move) == game.reasons(view, ranking[0])]
    other = next(move for move in ranking if move not in same)
    elsewhere = next(move for move in same if game.position(view, move) != game.position(view, same[0]))
    given = advise(game, view, [*same, other], lambda: True, Rng(2))
    assert {each.move for each in given.suggestions} == {words(each) for each in (same[0], elsewhere, other)}


@GAMES
def test_what_is_hidden_does_not_matter(game: AnyGame) -> None:
    view = sight(game)
    elsewhere = game.view(game.imagine(view, Rng(77)), view.seat)
    ranking = ranked(game, view)
    here, there = (advise(game, each, ranking, lambda: True, Rng(3)) for each in (view, elsewhere))
    assert here == there


def test_leads_are_points_without_what_the_position_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever an estimate says of the end of a playout, the lead stays the difference of the scores."""
    game = engines.game("akropolis")
    view = sight(game, 2)
    ranking = ranked(game, view)[:1]
    plain = advise(game, view, ranking, lambda: True, Rng(4))
    monkeypatch.setattr(advice, "best_rival", lambda *_: 1e6)
    assert advise(game, view, ranking, lambda: True, Rng(4)) == plain
    assert abs(plain.suggestions[0].lead) < 200


@GAMES
def test_a_mistake_is_said_to_be_worse_than_the_best_move(game: AnyGame) -> None:
    """What a search with other luck found to be far behind."""
    views = [sight(game, 2, seed) for seed in range(4)]
    found = [(view, Thinker(64).ranking(game, view, Rng(1))[0]) for view in views]
    view, ranking = max(found, key=lambda each: each[1][0][0] - each[1][-1][0])
    best, worst = ranking[0][1], ranking[-1][1]
    given = advise(game, view, [best, worst], never, Rng(6))
    assert given.states == advice.STATES
    best_lead, worst_lead = (each.lead for each in given.suggestions)
    assert given.suggestions[1].loss == pytest.approx(best_lead - worst_lead)
    assert given.suggestions[1].worse
    assert given.suggestions[1].beaten > given.states / 2 > given.suggestions[1].beats
    assert given.sureness in {Sureness.SURE, Sureness.LIKELY}


def estimates(game: AnyGame, view: AnyView) -> list[tuple[float, object]]:
    state, _ = imagine(game, view, Rng(1))
    return evaluate_moves(game, state, view.seat or 0)


def test_at_the_end_of_the_game_it_says_so() -> None:
    game = engines.game("akropolis")
    state = halfway(game, 2, 5)
    while True:
        view = game.view(state, game.current(state))
        given = advise(game, view, [game.legal_moves(state)[0]], lambda: True, Rng(1))
        if given.ends:
            break
        state = game.apply(state, game.legal_moves(state)[0]).state
    assert given.sureness is None
    assert game.current(game.apply(state, game.legal_moves(state)[0]).state) is not None


@pytest.mark.parametrize(
    ("second", "sureness"),
    [
        (Suggestion("b", 1, loss=2, worse=True, beaten=19), Sureness.SURE),
        (Suggestion("b", 1, loss=2, worse=True, beaten=17), Sureness.LIKELY),
        (Suggestion("b", 1, loss=2, worse=False, beaten=19), Sureness.CLOSE),
    ],
)
def test_it_is_sure_only_if_nearly_all_states_agree(second: Suggestion, sureness: Sureness) -> None:
    assert Advice((Suggestion("a", 3), second), 20).sureness is sureness

"""Looking back at a game: only what a seat could see counts, mistakes are found, and good play has none."""

from collections.abc import Sequence

import pytest

import engines
from engines.core.game import AnyGame, AnyMove, AnyView, Setup, find
from engines.core.notation import words
from engines.core.review import (
    Choice,
    Compare,
    Difference,
    Effort,
    Mistake,
    Review,
    average,
    choices,
    margin,
)
from engines.core.rng import Rng
from engines.core.search import Player, Thinker, evaluate_moves, greedy, imagine
from tests.core.whole_review import whole_review

GAMES = [pytest.param(game, id=name) for name, game in engines.games().items()]
EFFORT = Effort(playouts=12, glance=4, states=24)
TURNS = 4  # of the seat that is looked at
Decided = list[tuple[Choice, AnyView]]


def played(game: AnyGame, player: Player, turns: int = TURNS, blunder: int | None = None) -> list[str]:
    """The first turns of a game of two; the move with the number of the blunder is the worst one."""
    state, moves, rng, changes = game.new(Setup(2, 5, game.options())), list[str](), Rng(3), 0
    while (mover := game.current(state)) is not None and changes < 2 * turns:
        view = game.view(state, mover)
        move, rng = (player if mover == 0 else greedy)(game, view, rng)
        if len(moves) == blunder:
            move = worst(game, view)
        moves.append(words(move))
        state = game.apply(state, move).state
        changes += game.current(state) != mover
    return moves


def worst(game: AnyGame, view: AnyView) -> AnyMove:
    state, _ = imagine(game, view, Rng(1))
    return min(evaluate_moves(game, state, view.seat or 0), key=lambda each: each[0])[1]


def room_to_blunder(game: AnyGame, view: AnyView) -> float:
    state, _ = imagine(game, view, Rng(1))
    values = [value for value, _ in evaluate_moves(game, state, view.seat or 0)]
    return max(values) - min(values)


def decisions(game: AnyGame, moves: Sequence[str], seat: int = 0) -> Decided:
    return choices(game, game.new(Setup(2, 5, game.options())), moves, seat)


def reviewed(game: AnyGame, decided: Decided, effort: Effort = EFFORT) -> Review:
    return whole_review(game, decided, 9, effort)


@pytest.mark.parametrize("game", GAMES)
def test_only_decisions_with_a_choice_count_and_each_is_seen_from_its_seat(game: AnyGame) -> None:
    moves = played(game, greedy)
    state, seen = game.new(Setup(2, 5, game.options())), dict[int, AnyView]()
    for n, move in enumerate(moves):
        if game.current(state) == 0 and len(game.legal_moves(state)) > 1:
            seen[n] = game.view(state, 0)
        state = game.apply(state, find(game, state, move)).state
    decided = decisions(game, moves)
    assert {choice.n: view for choice, view in decided} == seen
    assert [choice.made for choice, _ in decided] == [moves[n] for n in seen]
    turns = [choice.turn for choice, _ in decided]
    assert turns == sorted(turns)
    assert {*turns} <= set(range(1, TURNS + 1))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_matter(game: AnyGame) -> None:
    """In a game that looks the same to the seat, and in which all that it cannot see is different."""
    effort, state, differ = Effort(playouts=8, glance=2, states=8), game.new(Setup(2, 5, game.options())), 0
    for move in played(game, greedy, turns=2, blunder=0)[:4]:
        seat = game.current(state) or 0
        elsewhere = game.imagine(game.view(state, seat), Rng(77))
        here, there = (choices(game, each, [move], seat) for each in (state, elsewhere))
        assert reviewed(game, here, effort=effort) == reviewed(game, there, effort=effort)
        differ += state != elsewhere
        state = game.apply(state, find(game, state, move)).state
    assert differ


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_review(game: AnyGame) -> None:
    blundered = decisions(game, played(game, greedy, blunder=0))[:2]
    effort = Effort(playouts=8, glance=2, states=8)
    assert reviewed(game, blundered, effort=effort) == reviewed(game, blundered, effort=effort)


def test_another_seed_imagines_other_states() -> None:
    game = engines.game("akropolis")
    choice, view = decisions(game, played(game, greedy))[1]
    other = words(worst(game, view))
    figures = [Compare(choice.made, other, 4, seed).run(game, view) for seed in (1, 2)]
    assert figures[0] != figures[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_worst_move_instead_of_a_good_one_is_found(game: AnyGame) -> None:
    good = decisions(game, played(game, greedy))
    there = max(good, key=lambda each: room_to_blunder(game, each[1]))[0].n
    decided = [each for each in decisions(game, played(game, greedy, blunder=there)) if each[0].n >= there]
    found = reviewed(game, decided[:3])
    assert found.mistakes[0].choice.n == there
    assert found.mistakes[0].loss > found.mistakes[0].margin


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_longer_search_are_no_mistakes(game: AnyGame) -> None:
    decided = decisions(game, played(game, Thinker(48), turns=2))
    found = reviewed(game, decided)
    assert found.mistakes == ()
    assert found.accuracy == 100


def test_a_move_compared_with_itself_is_no_better() -> None:
    game = engines.game("akropolis")
    choice, view = decisions(game, played(game, greedy))[0]
    found = Compare(choice.made, choice.made, 3, 1).run(game, view)
    assert {each.lead for each in found} == {0.0}


def test_a_difference_that_may_be_luck_is_no_mistake() -> None:
    lucky = [Difference({"houses": points}, 0.0) for points in (9.0, -7.0, 8.0, -4.0)]
    sure = [Difference({"houses": points}, 0.5) for points in (2.0, 3.0, 2.5, 2.5)]
    assert 0 < average(lucky).lead < margin(lucky)
    assert average(sure).lead == pytest.approx(3.0)
    assert margin(sure) == pytest.approx(2.58 * (1 / 6) ** 0.5 / 2)


def test_accuracy_is_rounded_down_so_that_100_means_all() -> None:
    mistake = Mistake(Choice(0, 1, "a"), "b", Difference({}, 2.0), 1.0, 8)
    assert Review(300, (mistake,)).accuracy == 99
    assert Review(300, ()).accuracy == 100
    assert Review(0, ()).accuracy == 100

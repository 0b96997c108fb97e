"""Suggested moves: the best first, and every letter can be told from the others."""

from itertools import combinations
from string import ascii_uppercase

from hypothesis import assume, given
from msgspec import Struct

import engines
from bot.ui.panel.ideas import best_moves, idea_lines, piece_of
from bot.ui.panel.question_tree import question
from bot.ui.panel.ranking import estimate, estimates, rank_moves
from engines.core.game import AnyGame, AnyMove, AnyView, Setup
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy
from engines.origins.components.tasks import Campaign, Recruitment
from engines.origins.components.terms import Sign
from engines.origins.game import GAME as ORIGINS
from tests.bot.ui.contexts import player_context
from tests.laws.positions import any_position
from tests.laws.test_laws import Position
from tests.rules.origins.tables import asked, holding, military, rich, table


def ideas(game: AnyGame, state: object) -> dict[str, AnyMove]:
    view = game.view(state, game.current(state))
    found = best_moves(game, view, (), estimates(game, view, game.legal_moves(state)))
    return dict(zip(ascii_uppercase, found, strict=False))


def test_the_best_moves_come_first() -> None:
    game = engines.game("akropolis")
    state = game.new(Setup(2, 3, game.options()))
    view = game.view(state, 0)
    best = rank_moves(game, view, game.legal_moves(state))[:5]
    estimates = [game.estimate(game.view(game.apply(state, move).state, 0), 0) for move in best]
    assert len({words(move) for move in best}) == 5
    assert estimates == sorted(estimates, reverse=True)
    assert estimates[0] == max(
        game.estimate(game.view(game.apply(state, move).state, 0), 0) for move in game.legal_moves(state)
    )


def test_the_ways_of_an_optional_campaign_have_different_words() -> None:
    state = asked(military(table(), 1, 0), Campaign(2, attack="and"))
    found = ideas(ORIGINS, state)
    lines = list(idea_lines(player_context(ORIGINS, state), found, 0))
    assert [words(move) for move in found.values()].count("march advance attack") == 1
    assert len(lines) == len(found) == 4  # all but to do nothing
    assert all(line.startswith(f"- **{letter}** ") for letter, line in zip(found, lines, strict=True))


@given(any_position())
def test_no_two_ideas_are_at_one_place_and_each_has_a_reason(position: Position) -> None:
    game, played = position
    assume(game.current(played.state) is not None)
    found, context = ideas(game, played.state), player_context(game, played.state)
    places = [places_of(game, context.view, move) for move in found.values()]
    assert len(set(places)) == len(places)
    lines = list(idea_lines(context, found, len(question(game.legal_moves(played.state)).path)))
    letters = [letter for line in lines for letter in line.split("**")[1].split(", ")]
    assert sorted(letters) == sorted(found)
    assert all(line.rpartition(": ")[2].strip() for line in lines)


@given(any_position())
def test_no_two_ideas_bring_the_same_with_the_same_piece(position: Position) -> None:
    game, played = position
    assume(game.current(played.state) is not None)
    found, view = ideas(game, played.state), game.view(played.state, game.current(played.state))
    benefits = [(piece_of(move), game.reasons(view, move)) for move in found.values()]
    assert all(one != other for one, other in combinations(benefits, 2))


def places_of(game: AnyGame, view: AnyView, move: Struct) -> object:
    """Where a picture shows a move; for a move without a place, the move itself."""
    at = game.position(view, move)
    return move if at is None else (type(move), round(at.x, 6), round(at.y, 6))


def test_skipping_is_an_idea_only_if_every_other_move_does_harm() -> None:
    state, rng = ORIGINS.new(Setup(2, 0, ORIGINS.options())), Rng(0)
    for _ in range(60):
        seat = ORIGINS.current(state)
        view = ORIGINS.view(state, seat)
        skip, moves = ORIGINS.skip(view.state), ORIGINS.legal_moves(view.state)
        others = estimates(ORIGINS, view, [move for move in moves if move != skip])
        if skip in ideas(ORIGINS, state).values() and others:
            assert max(others.values()) < estimate(ORIGINS, view, view.state)
        move, rng = greedy(ORIGINS, view, rng)
        state = ORIGINS.apply(state, move).state


def test_passing_is_no_idea_in_the_first_full_turn() -> None:
    state, rng = ORIGINS.new(Setup(2, 0, ORIGINS.options())), Rng(0)
    while (skip := ORIGINS.skip(state)) is None:
        move, rng = greedy(ORIGINS, ORIGINS.view(state, ORIGINS.current(state)), rng)
        state = ORIGINS.apply(state, move).state
    assert words(skip) == "pass"
    assert skip not in ideas(ORIGINS, state).values()


def test_what_loses_points_for_nothing_is_no_idea() -> None:
    """At the start of Founders of the Empire every replacement costs a point, and a tile can be added."""
    game = engines.game("founders")
    state, rng = game.new(Setup(2, 0, game.options())), Rng(0)
    for _ in range(5):
        move, rng = greedy(game, game.view(state, game.current(state)), rng)
        state = game.apply(state, move).state
    verbs = {words(move).split()[0] for move in game.legal_moves(state)}
    assert verbs == {"add", "replace"}
    assert {words(move).split()[0] for move in ideas(game, state).values()} == {"add"}


def test_an_answer_without_a_short_name_has_its_whole_one() -> None:
    """With Sagittarius a citizen is taken as it is, or one higher."""
    state = asked(holding(rich(table(people="red3")), Sign.SAGITTARIUS), Recruitment(free=True))
    moves = question(ORIGINS.legal_moves(state), ("recruit", "blue")).moves
    found = dict(zip(ascii_uppercase, moves, strict=False))
    lines = list(idea_lines(player_context(ORIGINS, state), found, 2))
    assert [line.partition(":")[0] for line in lines] == ["- **A** value 3", "- **B** value 2"]

"""Suggested moves: the best first, and every letter can be told from the others."""

from collections import Counter
from string import ascii_uppercase

from hypothesis import assume, given
from msgspec import Struct

import engines
from bot.ui.panel.ideas import best_moves, idea_lines, rank_moves
from engines.core.game import AnyGame, AnyMove, Setup, find
from engines.core.notation import StepKind, step_kinds, steps, words
from engines.origins.components.tasks import Campaign
from engines.origins.game import GAME as ORIGINS
from tests.bot.ui.contexts import player_context
from tests.laws.positions import any_position
from tests.laws.test_laws import Position
from tests.rules.origins.tables import asked, military, table


def ideas(game: AnyGame, state: object) -> dict[str, AnyMove]:
    view = game.view(state, game.current(state))
    found = [find(game, state, move) for move in best_moves(game, view, ())]
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
    assert len(lines) == len(found) == 5
    assert all(line.startswith(f"- **{letter}**: ") for letter, line in zip(found, lines, strict=True))


@given(any_position())
def test_letters_with_the_same_words_are_at_different_places(position: Position) -> None:
    game, played = position
    assume(game.current(played.state) is not None)
    found = ideas(game, played.state)
    lines = list(idea_lines(player_context(game, played.state), found, 0))
    for line in lines:
        letters = line.partition("**: ")[0].removeprefix("- **").split(", ")
        places = Counter(places_of(found[letter]) for letter in letters)
        assert len(letters) == 1 or (() not in places and max(places.values()) == 1), lines


def places_of(move: Struct) -> tuple[str, ...]:
    """The steps that a picture shows."""
    kinds = zip(steps(move), step_kinds(type(move)), strict=True)
    return tuple(step for step, kind in kinds if kind is StepKind.WHERE)

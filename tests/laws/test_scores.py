"""Points that explain themselves, in every game."""

from typing import Any

import pytest
from hypothesis import given

import data
import engines
from engines.core.game import AnyGame, Played, Setup
from engines.core.text import keys, say
from tests.laws.positions import any_position, walk

GAMES = pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
SHORT = 20  # characters that fit under the name of a category


@given(any_position())
def test_the_points_of_a_breakdown_are_those_of_its_category(position: tuple[AnyGame, Played[Any]]) -> None:
    game, played = position
    for seat, score in enumerate(game.scores(played.state)):
        for part, explained in game.breakdown(played.state, seat).items():
            assert explained.points == score.parts[part], f"{game.name}: {part} of seat {seat}"


@given(any_position())
def test_a_breakdown_has_a_short_label_in_every_language(position: tuple[AnyGame, Played[Any]]) -> None:
    game, played = position
    for explained in game.breakdown(played.state, 0).values():
        for said in (say(explained.label, language) for language in data.languages()):
            assert 0 < len(said) <= SHORT, f"{game.name}: {said}"


@GAMES
def test_every_tie_break_has_a_name(game: AnyGame) -> None:
    scores = game.scores(game.new(Setup(game.seats[0], 1, game.options())))
    wanted = {f"{game.name}-tie-{number}" for number, _ in enumerate(scores[0].ties, 1)}
    for language in data.languages():
        missing = sorted(wanted - keys(language))
        assert not missing, f"{game.name} needs these sentences in locale/{language}: {', '.join(missing)}"


@GAMES
def test_everybody_can_see_the_points_once_a_game_is_over(game: AnyGame) -> None:
    state = walk(game, Setup(game.seats[-1], 3, game.options()), 3).state
    assert game.scores(game.view(state, None).state) == game.scores(state)

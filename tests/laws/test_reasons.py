"""What moves bring and cost: said for every move, and true."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import data
import engines
from engines.core.game import AnyGame, AnyMove, AnyView, Played
from engines.core.notation import steps_to_place
from engines.core.rng import Rng
from engines.core.text import Text, say
from tests.laws.positions import any_position, positions, seeds

Position = tuple[AnyGame, Played[Any]]
GAMES = pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
LINE = 64  # characters that fit a line of a phone
BESIDE_A_NUMBER = 94  # characters of a menu's label, with a number before them
MOST_MOVES = 60  # looked at in a position


def views_and_moves(position: Position, dice: int) -> list[tuple[AnyGame, AnyView, AnyMove]]:
    """The view of the seat to act, with some of its moves."""
    game, played = position
    moves, rng = game.legal_moves(played.state), Rng(dice)
    view = game.view(played.state, game.current(played.state))
    return [(game, view, move) for move in rng.shuffled(moves)[0][:MOST_MOVES]]


def named_points(phrases: list[Text]) -> int:
    return sum(int(str(phrase.args.get("points", 0))) for phrase in phrases)


def total(game: AnyGame, state: Any, seat: int) -> int:
    return game.scores(state)[seat].total


@given(any_position(), seeds)
def test_every_move_has_a_reason_that_fits_a_line_in_every_language(position: Position, dice: int) -> None:
    for game, view, move in views_and_moves(position, dice):
        phrases = game.reasons(view, move)
        assert phrases, f"{game.name}: no reason for {move}"
        for said in (say(phrase, language) for phrase in phrases for language in data.languages()):
            assert 0 < len(said) <= LINE, f"{game.name}: {said}"
            assert not said.endswith("+0"), f"{game.name}: {move} brings nothing: {said}"


@GAMES
@given(st.data())
def test_the_points_of_the_reasons_are_the_change_of_the_total(game: AnyGame, draw: st.DataObject) -> None:
    position = draw.draw(positions((game,)))
    state, seat = position[1].state, game.current(position[1].state)
    for _, view, move in views_and_moves(position, draw.draw(seeds)):
        assert seat is not None
        named = named_points(list(game.reasons(view, move)))
        seen = total(game, game.apply(view.state, move).state, seat) - total(game, view.state, seat)
        assert named == seen, f"{game.name}: {move} changes {seen} points and names {named}"
        really = game.apply(state, move)
        if not really.revealed:
            assert named == total(game, really.state, seat) - total(game, state, seat)


@given(any_position(), seeds)
def test_exactly_the_moves_with_a_position_have_a_named_place(position: Position, dice: int) -> None:
    for game, view, move in views_and_moves(position, dice):
        named = game.place(view, move)
        assert (named is None) == (game.position(view, move) is None), f"{game.name}: {move}"
        if named is not None:
            for said in (say(named, language) for language in data.languages()):
                assert 0 < len(said) <= BESIDE_A_NUMBER, f"{game.name}: {said}"


@given(any_position(), seeds)
def test_a_place_has_one_name_whatever_is_decided_after_it(position: Position, dice: int) -> None:
    """However a tile is turned, for example."""
    for game, view, move in views_and_moves(position, dice)[:10]:
        where, before = game.position(view, move), steps_to_place(move)[:-1]
        same = (
            other
            for other in game.legal_moves(view.state)
            if where and steps_to_place(other)[:-1] == before and game.position(view, other) == where
        )
        assert all(game.place(view, other) == game.place(view, move) for other in same), (
            f"{game.name}: {move}"
        )

"""Properties of every picture of every game."""

from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from PIL import Image

import data
import engines
import render
from engines.core.game import AnyGame, Played
from engines.core.notation import steps
from engines.core.rng import Rng
from engines.core.text import Text, say
from render import RenderRequest
from render.drawing.canvas import LOWEST, TALLEST
from tests.laws.positions import any_position, seeds
from tests.render.scene import NAMES

MOST_BYTES = 300 * 1024
LONGEST_ALT = 1024  # what the platform takes

Position = tuple[AnyGame, Played[Any]]
few = settings(max_examples=12)


def all_pictures(game: AnyGame, played: Played[Any], state: Any) -> list[render.Picture]:
    """All pictures of all views."""
    views = [game.view(state, seat) for seat in (None, *range(played.setup.seats))]
    return [
        render.draw(game.name, view, RenderRequest(name, names=NAMES))
        for view in views
        for name in render.pictures(game.name).names()
    ]


@pytest.mark.parametrize("name", engines.games())
def test_every_game_has_words_for_its_pictures(name: str) -> None:
    for picture in render.pictures(name).names():
        assert all(say(Text(f"{name}-picture-{picture}"), language) for language in data.languages())


@few
@given(any_position())
def test_every_question_has_pictures(position: Position) -> None:
    game, played = position
    if moves := game.legal_moves(played.state):
        view = game.view(played.state, game.current(played.state))
        for move in (moves[0], moves[-1]):
            for taken in range(len(steps(move)) + 1):
                pictures = render.pictures(game.name)
                shown = pictures.for_question(view, steps(move)[:taken])
                assert shown
                assert set(shown) <= {*pictures.names(), *pictures.questions}


@few
@given(any_position())
def test_a_picture_has_its_size_and_is_light(position: Position) -> None:
    game, played = position
    for picture in all_pictures(game, played, played.state):
        image = Image.open(BytesIO(picture.png))
        assert (image.width, image.mode, image.format) == (1100, "P", "PNG")
        assert LOWEST <= image.height <= TALLEST
        assert len(picture.png) <= MOST_BYTES


@few
@given(any_position())
def test_a_picture_has_a_sentence_in_every_language(position: Position) -> None:
    game, played = position
    for picture in all_pictures(game, played, played.state):
        for language in data.languages():
            assert 0 < len(say(picture.alt, language, NAMES.__getitem__)) <= LONGEST_ALT


@few
@given(any_position(), seeds)
def test_what_is_hidden_changes_no_picture(position: Position, dice: int) -> None:
    game, played = position
    imagined = game.imagine(game.view(played.state, None), Rng(dice))
    assert all_pictures(game, played, imagined) == all_pictures(game, played, played.state)


@few
@given(any_position())
def test_any_legal_move_can_be_marked_and_shown_as_a_ghost(position: Position) -> None:
    game, played = position
    moves = game.legal_moves(played.state)
    seat = game.current(played.state)
    if seat is not None:
        view = game.view(played.state, seat)
        chosen = [moves[number * (len(moves) - 1) // 4] for number in range(5)]
        for_question = render.pictures(game.name).for_question
        asked, decided = (for_question(view, path) for path in ((), steps(moves[0])))
        marks = dict(zip("ABCDE", chosen, strict=True))
        for names, request in ((asked, {"marks": marks}), (decided, {"ghost": chosen[0]})):
            plain, shown = (
                [render.draw(game.name, view, RenderRequest(name, **changes)).png for name in names]
                for changes in (dict[str, Any](), request)
            )
            assert shown != plain
            assert max(map(len, shown)) <= MOST_BYTES

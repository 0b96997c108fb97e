"""What holds for every picture of every game."""

from concurrent.futures import ThreadPoolExecutor
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
from tests.laws.positions import any_position, seeds
from tests.render.golden import on_white
from tests.render.scene import NAMES, Scene
from tests.render.scenes import SCENES

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
                assert set(shown) <= set(pictures.names())


@few
@given(any_position())
def test_a_picture_has_its_size_and_is_light(position: Position) -> None:
    game, played = position
    for picture in all_pictures(game, played, played.state):
        image = Image.open(BytesIO(picture.png))
        assert (image.size, image.mode, image.format) == ((1100, 700), "P", "PNG")
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


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_equal_views_give_equal_pictures(scene: Scene) -> None:
    with ThreadPoolExecutor(4) as pool:
        drawn = set(pool.map(lambda _: scene.picture().png, range(8)))
    assert len(drawn) == 1


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_zoomed_picture_is_twice_as_large_and_the_same(scene: Scene) -> None:
    small, large = (on_white(scene.picture(zoom=zoom).png) for zoom in (False, True))
    assert large.size == (2200, 1400)
    assert len(scene.picture(zoom=True).png) <= MOST_BYTES
    # Much the same colours in much the same places.
    blurred = [image.resize((11, 7), Image.Resampling.BOX).tobytes() for image in (small, large)]
    assert max(abs(a - b) for a, b in zip(*blurred, strict=True)) < 40


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_picture_is_a_card_with_round_transparent_corners(scene: Scene) -> None:
    image = Image.open(BytesIO(scene.picture().png)).convert("RGBA")
    alphas = image.getchannel("A")
    assert [alphas.getpixel(spot) for spot in ((0, 0), (1099, 0), (0, 699), (1099, 699))] == [0] * 4
    assert alphas.crop((32, 0, 1068, 700)).getextrema() == (255, 255)
    assert len(alphas.crop((0, 0, 32, 32)).getcolors() or []) > 3


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_nothing_is_drawn_in_the_margin(scene: Scene) -> None:
    image = on_white(scene.picture().png)
    card = image.getpixel((550, 4))
    for strip in ((32, 0, 1068, 16), (32, 688, 1068, 700), (0, 32, 16, 668), (1084, 32, 1100, 668)):
        assert image.crop(strip).getcolors() == [((strip[2] - strip[0]) * (strip[3] - strip[1]), card)]

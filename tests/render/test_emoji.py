"""The emoji: small pictures of our glyphs that can be told apart where they are shown."""

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from PIL import Image, ImageChops, ImageStat

import engines
import render
from engines.core.game import AnyGame, Played, find
from engines.core.notation import steps
from engines.core.rng import Rng
from engines.core.saves.codec import read_setup
from render.drawing.palette import Rgb
from tests.laws.positions import any_position, seeds
from tests.render.colour_vision import contrast
from tests.replays.test_replays import OURS, of

SHOWN = 20  # pixels, on a button
DARK, LIGHT = (0x31, 0x33, 0x38), (0xFF, 0xFF, 0xFF)  # Discord's backgrounds
LEAST_DIFFERENCE = 8  # of a channel on average
LEAST_WIDTH = 120  # of 128 pixels
MOST_BYTES = 256 * 1024
GAMES = (None, *engines.games())

Position = tuple[AnyGame, Played[Any]]
few = settings(max_examples=12)


def emoji(game: str | None) -> dict[str, Image.Image]:
    return {
        name: Image.open(BytesIO(render.draw_emoji(game, name))).convert("RGBA")
        for name in render.emoji_names(game)
    }


@pytest.mark.parametrize("game", GAMES)
def test_an_emoji_is_a_small_png_with_a_transparent_background(game: str | None) -> None:
    for name in render.emoji_names(game):
        png = render.draw_emoji(game, name)
        image = Image.open(BytesIO(png))
        assert (image.size, image.mode, image.format) == ((128, 128), "RGBA", "PNG")
        assert len(png) <= MOST_BYTES
        alpha = image.getchannel("A")
        assert all(alpha.getpixel(corner) == 0 for corner in ((0, 0), (127, 0), (0, 127), (127, 127)))
        left, _, right, _ = alpha.getbbox() or (0, 0, 0, 0)
        assert right - left >= LEAST_WIDTH
        assert alpha.getpixel((64, 64)) == 255


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("background", [DARK, LIGHT])
def test_emoji_can_be_told_apart_where_they_are_shown(game: str | None, background: Rgb) -> None:
    shown = {name: on(background, image.resize((SHOWN, SHOWN))) for name, image in emoji(game).items()}
    for (one, first), (other, second) in combinations(shown.items(), 2):
        difference = ImageStat.Stat(ImageChops.difference(first, second)).mean
        assert max(difference) >= LEAST_DIFFERENCE, f"{one} and {other} look alike"


def on(background: Rgb, image: Image.Image) -> Image.Image:
    sheet = Image.new("RGB", image.size, background)
    sheet.paste(image, mask=image)
    return sheet


def opaque_colours(image: Image.Image) -> set[Rgb]:
    pixels = zip(*[iter(image.tobytes())] * 4, strict=True)
    return {(red, green, blue) for red, green, blue, alpha in pixels if alpha == 255}


@pytest.mark.parametrize("game", GAMES)
def test_emoji_are_readable_on_a_dark_and_on_a_light_background(game: str | None) -> None:
    for name, image in emoji(game).items():
        rim, *_, plate = sorted(opaque_colours(image), key=lambda colour: contrast(colour, (0, 0, 0)))
        assert contrast(plate, rim) >= 4.5, name
        assert contrast(plate, DARK) >= 3, name
        assert contrast(rim, LIGHT) >= 3, name


@pytest.mark.parametrize("game", GAMES)
def test_an_emoji_is_drawn_the_same_every_time(game: str | None) -> None:
    """Its name on Discord depends on what is drawn."""
    for name in render.emoji_names(game):
        assert render.draw_emoji(game, name) == render.draw_emoji(game, name)


def answers(game: AnyGame, view: Any, state: Any) -> Iterator[str | None]:
    """The emoji of every step of every legal move."""
    paths = {
        steps(move)[:length] for move in game.legal_moves(state) for length in range(len(steps(move)) + 1)
    }
    return (render.pictures(game.name).emoji_for(view, path) for path in sorted(paths))


@few
@given(any_position())
def test_every_answer_has_one_of_the_emoji_or_none(position: Position) -> None:
    game, played = position
    view = game.view(played.state, game.current(played.state))
    assert set(answers(game, view, played.state)) <= {None, *render.emoji_names(game.name)}


@few
@given(any_position(), seeds)
def test_what_is_hidden_changes_no_emoji(position: Position, dice: int) -> None:
    game, played = position
    seat = game.current(played.state)
    imagined = game.imagine(game.view(played.state, seat), Rng(dice))
    found, other = (
        list(answers(game, game.view(state, seat), played.state)) for state in (played.state, imagined)
    )
    assert found == other


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_emoji_is_used(game: AnyGame) -> None:
    """In the recorded games, or on the button of a picture."""
    pictures = render.pictures(game.name)
    used: set[str | None] = set(pictures.names())
    for record in of(game):
        state = game.new(read_setup(game, record.setup.encode()))
        for line in record.moves:
            move = find(game, state, line)
            view, path = game.view(state, game.current(state)), steps(move)
            used |= {pictures.emoji_for(view, path[:length]) for length in range(len(path) + 1)}
            state = game.apply(state, move).state
    assert set(pictures.emoji) <= used

"""Properties of every game's legend: the signs in its pictures, each with a name and a line."""

from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from PIL import Image

import data
import engines
import render
from engines.core.game import AnyGame, AnyView, Played
from engines.core.rng import Rng
from engines.core.text import Text, say
from render import LegendEntry, LegendPage, Theme
from render.drawing.lettering import SMALL, Weight, text_width
from render.legend import ROOM, entries
from render.widgets.signs import SIGN_HEIGHT, SIGN_WIDTH
from tests.laws.positions import any_position, seeds

MOST_BYTES = 300 * 1024
LONGEST_ALT = 1024  # what the platform takes

few = settings(max_examples=12)
Position = tuple[AnyGame, Played[Any]]


def pages(game: str, view: AnyView | None, language: str = "en") -> list[LegendPage]:
    """Every page of a legend."""
    first = render.draw_legend(game, view, 0, language, Theme.LIGHT)
    others = (render.draw_legend(game, view, page, language, Theme.LIGHT) for page in range(1, first.pages))
    return [first, *others]


def described(shown: list[LegendPage], language: str) -> str:
    return "; ".join(say(page.picture.alt, language) for page in shown)


def sentence(entry: LegendEntry, language: str) -> str:
    return say(Text("legend-entry", {"name": entry.name, "line": entry.line}), language)


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("game", engines.games())
def test_every_sign_of_a_game_is_on_one_page(game: str, language: str) -> None:
    everything, shown = entries(render.pictures(game).legend, None), pages(game, None, language)
    assert described(shown, language) == "; ".join(sentence(entry, language) for entry in everything)
    assert [page.number for page in shown] == list(range(len(shown)))


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("game", engines.games())
def test_every_sign_has_a_name_of_its_own_and_fits(game: str, language: str) -> None:
    everything = entries(render.pictures(game).legend, None)
    names = [sentence(entry, language) for entry in everything]
    assert len(set(names)) == len(names)
    for entry in everything:
        assert entry.sprite.width <= SIGN_WIDTH
        assert entry.sprite.height <= SIGN_HEIGHT
        for word in sentence(entry, language).split():
            assert text_width(word, SMALL, Weight.BOLD) <= ROOM


@few
@given(any_position())
def test_what_can_be_seen_is_a_part_of_the_whole_legend(position: Position) -> None:
    game, played = position
    legend = render.pictures(game.name).legend
    whole = {say(entry.name) for entry in legend.entries(None)}
    for seat in (None, *range(played.setup.seats)):
        seen = [say(entry.name) for entry in legend.entries(game.view(played.state, seat))]
        assert seen
        assert set(seen) <= whole


@few
@given(any_position(), seeds)
def test_what_is_hidden_changes_no_legend(position: Position, dice: int) -> None:
    game, played = position
    view = game.view(played.state, None)
    imagined = game.view(game.imagine(view, Rng(dice)), None)
    assert pages(game.name, imagined) == pages(game.name, view)


@few
@given(any_position())
def test_a_page_has_the_width_of_a_picture_and_is_light(position: Position) -> None:
    game, played = position
    for language in data.languages():
        for page in pages(game.name, game.view(played.state, None), language):
            image = Image.open(BytesIO(page.picture.png))
            assert image.width == 1100
            assert image.height <= 1100
            assert len(page.picture.png) <= MOST_BYTES
            assert 0 < len(say(page.picture.alt, language)) <= LONGEST_ALT


@pytest.mark.parametrize("game", engines.games())
def test_a_page_after_the_last_is_the_last(game: str) -> None:
    assert render.draw_legend(game, None, 99, "en", Theme.LIGHT) == pages(game, None)[-1]


@pytest.mark.parametrize("game", engines.games())
def test_a_theme_changes_the_colours_alone(game: str) -> None:
    light, dark = (render.draw_legend(game, None, 0, "en", theme) for theme in Theme)
    assert light.picture.alt == dark.picture.alt
    assert light.picture.png != dark.picture.png

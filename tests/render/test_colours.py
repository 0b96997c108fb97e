"""Colours and glyphs can be told apart by people with any colour vision."""

import pytest

import engines
from engines.core.game import AnyGame
from render import MOST_SEATS
from render.akropolis.colours import HUES, LIGHTER
from render.akropolis.glyphs import GLYPHS
from render.drawing import glyphs, seats
from render.drawing.glyphs import Glyph
from render.drawing.lettering import FAINT
from render.drawing.palette import (
    CARD,
    COLOURS,
    DARKNESS,
    INK_RGB,
    SHARED,
    WHITE_RGB,
    Rgb,
    mix,
    palette_bytes,
)
from render.drawing.seats import SEATS
from render.widgets.badges import SMALL_CHIP, chip
from tests.render.colour_vision import COLOUR_VISIONS, contrast
from tests.render.legibility import READABLE, are_distinct, are_recognisable, is_readable

KINDS = list(HUES.values())
ALL_GLYPHS = [*GLYPHS.values(), glyphs.STAR, glyphs.STONE, glyphs.MEDAL, glyphs.CROWN, glyphs.STACK]
FILLS = [mix(hue, WHITE_RGB, part) for hue in KINDS for part in LIGHTER] + list(SHARED.values())


@pytest.mark.parametrize("fill", FILLS)
def test_ink_can_be_read_on_every_colour(fill: Rgb) -> None:
    assert is_readable(fill)


def test_faint_letters_can_be_read_on_the_card() -> None:
    card = SHARED[CARD]
    assert contrast(card, mix(card, INK_RGB, DARKNESS[FAINT // COLOURS])) >= READABLE


@pytest.mark.parametrize("vision", COLOUR_VISIONS)
@pytest.mark.parametrize("colours", [KINDS, [SHARED[look.colour] for look in SEATS]], ids=["areas", "seats"])
def test_any_colour_vision_can_tell_the_colours(colours: list[Rgb], vision: str) -> None:
    assert are_distinct(colours, vision)


@pytest.mark.parametrize("hue", KINDS)
def test_each_level_is_lighter(hue: Rgb) -> None:
    shades = [contrast(mix(hue, WHITE_RGB, part), INK_RGB) for part in LIGHTER]
    assert shades == sorted(set(shades))


@pytest.mark.parametrize("size", [20, 44])
@pytest.mark.parametrize("kinds", [ALL_GLYPHS, list(seats.SHAPES)], ids=["things", "seats"])
def test_every_glyph_is_recognisable_without_its_colour(kinds: list[Glyph], size: int) -> None:
    assert are_recognisable(kinds, size)


def test_the_palette_has_256_colours_and_every_colour_ends_in_ink() -> None:
    palette = palette_bytes([mix(hue, WHITE_RGB, part) for hue in KINDS for part in LIGHTER], seats=4)
    assert len(palette) == 256 * 3
    assert set(zip(*[iter(palette[-COLOURS * 3 :])] * 3, strict=True)) == {INK_RGB}


def test_there_is_room_for_eight_seats_and_twenty_colours() -> None:
    own = [(red, 0, 0) for red in range(20)]
    entries = list(zip(*[iter(palette_bytes(own))] * 3, strict=True))
    assert entries[:20] == own
    assert [entries[look.colour] for look in SEATS] == [SHARED[look.colour] for look in SEATS]
    with pytest.raises(ValueError, match="8 seats has room for 20 colours, not 21"):
        palette_bytes([*own, (255, 0, 0)])


@pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
def test_no_game_has_more_seats_than_can_be_told_apart(game: AnyGame) -> None:
    assert max(game.seats) <= MOST_SEATS == len(SEATS)


def test_every_chip_is_different() -> None:
    assert len({chip(seat, SMALL_CHIP).image.tobytes() for seat in range(MOST_SEATS)}) == MOST_SEATS

"""Colours and glyphs can be told apart by people with any colour vision."""

import pytest

import engines
from engines.core.game import AnyGame
from render import MOST_SEATS
from render.akropolis.colours import KINDS, PALETTES
from render.akropolis.glyphs import GLYPHS
from render.drawing import glyphs, seats
from render.drawing.glyphs import Glyph
from render.drawing.lettering import FAINT, FAINT_ON_PANEL
from render.drawing.palette import (
    ACCENT,
    CARD_TEXT,
    COLOURS,
    INK,
    PANEL,
    PLATE_TEXT,
    SEATS_RGB,
    TEXT_ON,
    TONES,
    WHITE,
    Colour,
    palettes,
)
from render.drawing.seats import SEATS
from render.themes import Theme
from render.widgets.badges import SMALL_CHIP, chip
from tests.render.colour_vision import COLOUR_VISIONS, contrast, distance
from tests.render.legibility import READABLE, are_distinct, are_recognisable, is_readable, rgb

NOTICEABLE = 4  # side by side
ALL_GLYPHS = [*GLYPHS.values(), glyphs.STAR, glyphs.STONE, glyphs.MEDAL, glyphs.CROWN, glyphs.STACK]
FILLS = [*range(2 * KINDS), *(look.colour for look in SEATS[:4]), ACCENT, WHITE]


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("colour", FILLS)
def test_ink_can_be_read_on_every_colour(colour: Colour, theme: Theme) -> None:
    assert is_readable(PALETTES, theme, colour)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("seat", range(MOST_SEATS))
def test_ink_can_be_read_on_the_colour_of_every_seat(seat: int, theme: Theme) -> None:
    assert is_readable(palettes(lambda _: ()), theme, SEATS[seat].colour)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize(("surface", "text"), TEXT_ON.items())
def test_text_can_be_read_on_every_surface(surface: Colour, text: Colour, theme: Theme) -> None:
    faint = FAINT_ON_PANEL if surface == PANEL else FAINT
    for shade in (faint, INK + 1 - COLOURS):
        assert contrast(rgb(PALETTES, theme, surface), rgb(PALETTES, theme, text + shade)) >= READABLE


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_any_colour_vision_can_tell_the_areas(vision: str, theme: Theme) -> None:
    assert are_distinct([rgb(PALETTES, theme, kind) for kind in range(KINDS)], vision)


@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_any_colour_vision_can_tell_the_seats(vision: str) -> None:
    assert are_distinct(SEATS_RGB, vision)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("kind", range(KINDS))
def test_the_ghost_of_an_area_has_another_colour_than_the_area(kind: Colour, theme: Theme) -> None:
    solid, ghost = (rgb(PALETTES, theme, colour) for colour in (kind, KINDS + kind))
    assert distance(solid, ghost, "full") >= 2 * NOTICEABLE


@pytest.mark.parametrize("size", [20, 44])
@pytest.mark.parametrize("kinds", [ALL_GLYPHS, list(seats.SHAPES)], ids=["things", "seats"])
def test_every_glyph_is_recognisable_without_its_colour(kinds: list[Glyph], size: int) -> None:
    assert are_recognisable(kinds, size)


@pytest.mark.parametrize("theme", Theme)
def test_the_palette_has_256_colours_and_every_colour_ends_in_ink_or_text(theme: Theme) -> None:
    assert len(PALETTES[theme]) == 256 * 3
    for colour in range(COLOURS):
        end = TONES[theme].text if colour in (CARD_TEXT, PLATE_TEXT) else TONES[theme].ink
        assert rgb(PALETTES, theme, INK + 1 - COLOURS + colour) == end


def test_there_is_room_for_eight_seats_and_sixteen_colours() -> None:
    own = [(red, 0, 0) for red in range(16)]
    made = palettes(lambda _: own)
    for theme in Theme:
        assert [rgb(made, theme, colour) for colour in range(16)] == own
        assert [rgb(made, theme, look.colour) for look in SEATS] == list(SEATS_RGB)
    with pytest.raises(ValueError, match="8 seats has room for 16 colours, not 17"):
        palettes(lambda _: [*own, (255, 0, 0)])


@pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
def test_no_game_has_more_seats_than_can_be_told_apart(game: AnyGame) -> None:
    assert max(game.seats) <= MOST_SEATS == len(SEATS)


def test_every_chip_is_different() -> None:
    assert len({chip(seat, SMALL_CHIP).image.tobytes() for seat in range(MOST_SEATS)}) == MOST_SEATS

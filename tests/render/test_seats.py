"""Seats are told apart by their shapes alone, whatever the colour vision and however small the piece."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

import pytest
from PIL import Image

import data
from engines.core.game import Seat
from engines.core.text import say
from engines.origins.components.terms import Colour
from render import MOST_SEATS
from render.cities.market import SMALL_WORKER
from render.cities.pieces.tokens import worker
from render.drawing.palette import COLOURS, DARKNESS, INK_RGB, SEATS_RGB, Rgb, mix
from render.drawing.seats import SMALLEST, cut_shape
from render.drawing.sprites import Drawing, Sprite
from render.origins.pieces.dice import DieLook, archon, die, empty_base
from render.origins.pieces.tokens import disk
from render.origins.scenery.crowd import DENSE
from render.origins.temples import DISK_HEIGHT, DISK_WIDTH
from render.widgets.badges import SMALL_CHIP, chip
from tests.render.colour_vision import COLOUR_VISIONS, distance
from tests.render.scene import NAMES
from tests.render.scenes import SCENES

PAIRS = list(combinations(range(MOST_SEATS), 2))
PHONE = 340 / 1100  # how large a picture is shown on a phone
LEAST_DISTANCE = 6  # on average over all pixels; about 2 is just noticeable
LEAST_DIFFERENCE = 0.12 * SMALLEST**2  # pixels that are dark in one piece and light in the other
PIECES: dict[str, Callable[[Seat], Sprite]] = {
    "chip": lambda seat: chip(seat, SMALL_CHIP),
    "worker of Cities": lambda seat: worker(seat, SMALL_WORKER),
    "disk": lambda seat: disk(seat, DISK_WIDTH, DISK_HEIGHT),
    "ghost of a disk": lambda seat: disk(seat, DISK_WIDTH, DISK_HEIGHT, ghost=True),
    "die": lambda seat: die(DieLook(Colour.RED, 4, seat), DENSE.side),
    "ghost of a die": lambda seat: die(DieLook(Colour.RED, 4, seat, ghost=True), DENSE.side),
    "archon": lambda seat: archon(seat, DENSE.side),
    "empty base": lambda seat: empty_base(seat, DENSE.side),
}


@lru_cache
def smallest_plate(seat: Seat, size: int) -> bytes:
    """How much of each pixel is the plate and not the shape, reduced to so many pixels across."""
    plate = Drawing(SMALLEST, SMALLEST)
    plate.rounded_rectangle((0, 0, SMALLEST, SMALLEST), 0)
    cut_shape(plate, seat, (SMALLEST / 2, SMALLEST / 2), SMALLEST)
    return plate.coverage().resize((size, size), Image.Resampling.BOX).tobytes()


@lru_cache(None)
def seen_distance(colour: Rgb, first: int, second: int, vision: str) -> float:
    """How different two pixels look of which so much is the colour and the rest ink."""
    seen, other = (mix(INK_RGB, colour, coverage / 255) for coverage in (first, second))
    return distance(seen, other, vision)


@pytest.mark.parametrize("vision", COLOUR_VISIONS)
@pytest.mark.parametrize("size", [SMALLEST, round(SMALLEST * PHONE)])
def test_the_smallest_shapes_look_different_on_the_same_colour(size: int, vision: str) -> None:
    for first, second in PAIRS:
        pixels = list(zip(smallest_plate(first, size), smallest_plate(second, size), strict=True))
        for seat in (first, second):
            colour = SEATS_RGB[seat]
            mean = sum(seen_distance(colour, *pixel, vision) for pixel in pixels) / len(pixels)
            assert mean >= LEAST_DISTANCE, (first, second, mean)


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_every_piece_of_a_seat_can_be_told_without_its_colour(piece: Callable[[Seat], Sprite]) -> None:
    shades = [
        [DARKNESS[index // COLOURS] for index in piece(seat).image.tobytes()] for seat in range(MOST_SEATS)
    ]
    for first, second in PAIRS:
        difference = sum(abs(a - b) for a, b in zip(shades[first], shades[second], strict=True))
        assert difference >= LEAST_DIFFERENCE, (first, second)


def test_a_shape_too_small_to_be_recognised_is_refused() -> None:
    with pytest.raises(ValueError, match="at 14 pixels"):
        cut_shape(Drawing(20, 20), 0, (10, 10), SMALLEST - 1)


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("seat", range(4))
def test_the_description_of_a_council_calls_seats_by_name(language: str, seat: Seat) -> None:
    described = say(SCENES["cities-council"].picture().alt, language, NAMES.__getitem__)
    assert described.count(f"{NAMES[seat]} ") == 3  # once for each requirement

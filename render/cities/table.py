"""The picture of the whole table: every district, and what each has earned for what."""

from collections.abc import Sequence
from math import ceil

from engines.cities.scoring import score
from engines.cities.state import State
from engines.core.game import Score, Seat, View
from render import glyphs
from render.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from render.cities import alt, board, signs
from render.cities.colours import PALETTE
from render.cities.headline import rounds
from render.glyphs import Glyph
from render.lettering import MIDDLE, SMALL, Weight, letters
from render.palette import ACCENT
from render.parts import SMALL_CHIP, chip, chip_width, figure, pill, write_from
from render.sprites import Box, Point
from render.squares import fit
from render.wishes import Picture, Wish

ROWS: dict[str, Glyph] = {
    "council": signs.COUNCIL,
    "monuments": signs.OBELISK,
    "goals": signs.CARD,
    "parks": signs.TREE,
    "lakes": signs.SAILBOAT,
}
TOP, BOTTOM = MARGIN, HEIGHT - MARGIN
SCORES = 588  # where the scores end
LINE = 640  # the middle of the last line
KINDS, COLUMN = 64, 94  # of the scores: how wide the glyphs and each seat are
LARGEST = 60


def table(view: View[State], wish: Wish) -> Picture:
    """All that everybody has, small."""
    state = view.state
    scores = [score(planner, state.options.goals) for planner in state.planners]
    canvas = Canvas(wish.scale)
    _tell_scores(canvas, state, scores)
    _tell_round(canvas, state)
    for seat, box in enumerate(_boxes(len(scores))):
        _show_district(canvas, state, seat, box, wish)
    return Picture(canvas.png(PALETTE), alt.table(state, scores))


def _boxes(seats: int) -> list[Box]:
    """Two columns of districts, to the left of the scores."""
    wide = (WIDTH - 2 * MARGIN - KINDS - COLUMN * seats - 16) / 2
    high = (BOTTOM - TOP) / ceil(seats / 2)
    corners = [(MARGIN + wide * (seat % 2), TOP + high * (seat // 2)) for seat in range(seats)]
    return [(x, y, x + wide - 16, y + high - 8) for x, y in corners]


def _show_district(canvas: Canvas, state: State, seat: Seat, box: Box, wish: Wish) -> None:
    scale = canvas.scale
    left, top, right, bottom = (edge * scale for edge in box)
    _show_chip(canvas, state, seat, left + 46 * scale, top + 30 * scale)
    name = (left + 98 * scale, top + 30 * scale)
    write_from(canvas, wish.name(seat), name, right - name[0], SMALL)
    district = state.planners[seat].district
    if district.tiles:
        inside = (left + 4 * scale, top + 68 * scale, right - 4 * scale, bottom - 8 * scale)
        board.draw(
            canvas, district, fit(board.places(laid.at for laid in district.tiles), inside, LARGEST * scale)
        )


def _show_chip(canvas: Canvas, state: State, seat: Seat, x: float, y: float) -> None:
    to_move = seat == state.active and not state.over
    canvas.stamp(chip(seat, SMALL_CHIP * canvas.scale, to_move=to_move), x, y)


def _tell_scores(canvas: Canvas, state: State, scores: Sequence[Score]) -> None:
    """A column a seat, a row a category; the best of a row is bold, the best of all on a bright plate."""
    rows = [[score.parts[part] for score in scores] for part in ROWS]
    totals = [score.total for score in scores]
    for seat, (x, y) in enumerate(_line(canvas, len(scores), 0)):
        _show_chip(canvas, state, seat, x, y)
    for number, (glyph, points) in enumerate(zip(ROWS.values(), rows, strict=True), start=1):
        _tell_row(canvas, glyph, _line(canvas, len(scores), number), points)
    last = _line(canvas, len(scores), len(ROWS) + 1)
    for spot, total in zip(last, totals, strict=True):
        if total == max(totals):
            canvas.stamp(pill((COLUMN - 6) * canvas.scale, 60 * canvas.scale, ACCENT), *spot)
    _tell_row(canvas, glyphs.MEDAL, last, totals, MIDDLE)


def _line(canvas: Canvas, seats: int, row: int) -> list[Point]:
    """Where the numbers of a row are."""
    left, y = WIDTH - MARGIN - COLUMN * seats, TOP + 30 + row * (SCORES - TOP) / (len(ROWS) + 2)
    return [((left + COLUMN * (seat + 0.5)) * canvas.scale, y * canvas.scale) for seat in range(seats)]


def _tell_row(
    canvas: Canvas, glyph: Glyph, spots: Sequence[Point], points: Sequence[int], size: int = SMALL
) -> None:
    x, y = spots[0]
    canvas.stamp(glyphs.on_the_card(glyph, 44 * canvas.scale), x - (COLUMN / 2 + 32) * canvas.scale, y)
    for spot, number in zip(spots, points, strict=True):
        weight = Weight.BOLD if number and number == max(points) else Weight.REGULAR
        canvas.darken(letters(str(number), size * canvas.scale, weight), *spot)


def _tell_round(canvas: Canvas, state: State) -> None:
    """Who has the star, and which round it is."""
    scale, y = canvas.scale, LINE * canvas.scale
    end = ((WIDTH - MARGIN - 8) * scale, y)
    right = figure(canvas, signs.HOURGLASS, rounds(state), end, MIDDLE) - 28 * scale
    wide = chip_width(SMALL_CHIP * scale)
    canvas.stamp(chip(state.star, SMALL_CHIP * scale), right - wide / 2, y)
    canvas.stamp(glyphs.on_the_card(glyphs.STAR, 40 * scale), right - wide - 28 * scale, y)

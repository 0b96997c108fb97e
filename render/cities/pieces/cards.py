"""Goal cards and requirements on a canvas: what is counted, the number so far, and the points."""

from enum import Enum
from typing import NamedTuple

from engines.cities.components import GOALS, GoalId
from engines.cities.district.measures import AnyMeasure
from engines.cities.district.survey import Survey
from engines.cities.scoring import card_points
from engines.cities.state import GoalScoring, State
from engines.core.game import Seat
from render.cities.pieces.fields import CACHE
from render.cities.pieces.frames import hatching
from render.cities.pieces.pictograms import pictogram
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.lettering import SMALL, Weight, text_ink
from render.drawing.palette import ACCENT, CARD, INK, INK_SHADES, PLATE
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite
from render.widgets.badges import pill
from render.widgets.writing import LABEL_LINE, write_label_over

PILL_WIDTH, PILL_HEIGHT = 64, 42
TALL, ROOMY = 76, 170  # inside: the smallest height for two lines, the smallest width for long numbers
NARROW, STACKED, IN_A_ROW = 76, 92, 144  # the width of the figures on a card
WIDE = 300  # the smallest width of a card with its name beside the picture
PICTURED = 0.42  # the part of such a card that shows what is counted
NAME = 40  # the height of a line of a name
NAME_LINES, HIGH = 2, 116  # the lines of a name on a card that is high enough, inside


class Progress(Enum):
    """Whether a card is fulfilled."""

    MET = "met"
    OPEN = "open"
    MISSED = "missed"  # exceeded, or no points are left


class Card(NamedTuple):
    """What a card shows."""

    measure: AnyMeasure
    tally: str
    points: str
    progress: Progress
    name: str = ""  # nothing where there is no room for it
    left: int = 0  # the width that is left free, for something else


def goal_card(goal: GoalId, survey: Survey, scoring: GoalScoring) -> Card:
    """A goal card for a district."""
    facts = GOALS[goal]
    count, points = facts.counts.count(survey), card_points(facts, survey, scoring)
    if scoring is GoalScoring.PER_ITEM:
        progress = Progress.MET if points else Progress.OPEN
        return Card(facts.counts, f"{count}×{facts.points_each}", str(points), progress)  # noqa: RUF001
    progress = Progress.MET if points else Progress.MISSED if count > facts.exactly else Progress.OPEN
    return Card(facts.counts, f"{count}/{facts.exactly}", str(facts.points), progress)


def council_card(state: State, seat: Seat, n: int) -> Card:
    """A requirement for a seat's district: the points that it earned, or can still earn."""
    requirement, planner = state.council.requirements[n], state.planners[seat]
    count = f"{requirement.counts.count(planner.district.survey)}/{requirement.at_least}"
    points = planner.claims[n]
    if points is not None:
        return Card(requirement.counts, count, str(points), Progress.MET)
    left = state.free_fields(n)
    progress = Progress.OPEN if left else Progress.MISSED
    return Card(requirement.counts, count, str(left[0]) if left else "–", progress)  # noqa: RUF001


def draw(canvas: Canvas, card: Card, box: Box) -> None:
    """A card as large as its box: what is counted, then the number and the points."""
    left, top, right, bottom = (round(edge) for edge in box)
    sprite = _sprite(card, right - left, bottom - top, canvas.scale)
    canvas.stamp_opaque(sprite, left + sprite.half_width, top + sprite.half_height)


@cached_in(CACHE)
def _sprite(card: Card, width: int, height: int, scale: int) -> Sprite:
    """A whole card on the background of the picture, put together once to be pasted in one step."""
    sheet = Canvas(new_sheet(width, height, CARD).image, scale)
    sheet.stamp(_plate(width, height), width / 2, height / 2)
    edge = max(4, height // 18)
    box = (edge * 1.5 + card.left * scale, edge, width - edge, height - edge)
    if not card.name:
        _draw_side_by_side(sheet, card, box)
    elif width >= WIDE * scale:
        _draw_with_name_beside(sheet, card, box)
    else:
        _draw_with_name_above(sheet, card, box)
    return sheet.sprite()


@cached_in(CACHE)
def _plate(width: int, height: int) -> Sprite:
    line, corner = max(2, height // 40), min(16, height * 0.14)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), corner)
    paper.rounded_rectangle((line, line, width - line, height - line), corner - line)
    plate = layered_sprite(base.coverage(), [(PLATE, paper.coverage())])
    # The darkest shade of a plate is ink, and not text on it.
    plate.image.paste(
        INK, mask=plate.image.point([255 * (index >= INK_SHADES[-1]) for index in range(256)], "1")
    )
    return plate


def _draw_side_by_side(sheet: Canvas, card: Card, box: Box) -> None:
    """What is counted, then its figures: one above the other, or in a row on a low card."""
    scale, (left, top, right, bottom) = sheet.scale, box
    wide = right - left >= ROOMY * scale
    figures = (IN_A_ROW if bottom - top < TALL * scale else STACKED if wide else NARROW) * scale
    _paste_pictogram(sheet, card.measure, (left, top, right - figures, bottom))
    _paste_figures(sheet, card, (right - figures, top, right, bottom))


def _draw_with_name_beside(sheet: Canvas, card: Card, box: Box) -> None:
    """What is counted; beside it the name above the figures."""
    scale, (left, top, right, bottom) = sheet.scale, box
    split, middle = left + (right - left) * PICTURED, (top + bottom) / 2
    _paste_pictogram(sheet, card.measure, (left, top, split, bottom))
    near, lines = split + 10 * scale, NAME_LINES if bottom - top >= HIGH * scale else 1
    middle += NAME * scale * (lines - 1) / 2
    x, y = (near + right) / 2, middle - (lines * LABEL_LINE / 2 + 2) * scale
    write_label_over(sheet, card.name, (x, y), right - near, lines)
    _paste_figures(sheet, card, (near, middle, right, middle + PILL_HEIGHT * scale))


def _draw_with_name_above(sheet: Canvas, card: Card, box: Box) -> None:
    scale, (left, top, right, bottom) = sheet.scale, box
    lines = NAME_LINES if bottom - top >= HIGH * scale else 1
    below = top + (lines * LABEL_LINE + 4) * scale
    middle = ((left + right) / 2, (top + below) / 2)
    write_label_over(sheet, card.name, middle, right - left, lines)
    _paste_pictogram(sheet, card.measure, (left, below, right - IN_A_ROW * scale, bottom))
    _paste_figures(sheet, card, (right - IN_A_ROW * scale, below, right, bottom))


def _paste_pictogram(sheet: Canvas, measure: AnyMeasure, box: Box) -> None:
    left, top, right, bottom = (round(edge) for edge in box)
    drawn = pictogram(measure, right - left, bottom - top)
    sheet.stamp_opaque(drawn, left + drawn.half_width, top + drawn.half_height)


def _paste_figures(sheet: Canvas, card: Card, box: Box) -> None:
    """The number above the points, or beside them where there is room for both."""
    scale, (left, top, right, bottom) = sheet.scale, box
    ink = text_ink(card.tally, SMALL * scale, Weight.BOLD)
    width, height = PILL_WIDTH * scale, round(min(PILL_HEIGHT * scale, bottom - top))
    x, y = (left + right) / 2, (top + bottom) / 2
    if right - left < 2 * width:
        up = min((bottom - top) / 4, 30 * scale)
        sheet.write(ink, x, y - up)
        y += up
    else:
        x = right - width / 2 - 2 * scale
        sheet.write(ink, x - width / 2 - 10 * scale - ink.width / 2, y)
    sheet.stamp(pill(width, height, ACCENT if card.progress is Progress.MET else PLATE), x, y)
    if card.progress is Progress.MISSED:
        sheet.darken(hatching(width, height), x, y)
    sheet.write(text_ink(card.points, SMALL * scale, Weight.BOLD), x, y)

"""Goal cards and requirements on a canvas: what is counted, the number so far, and the points."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from engines.cities.components import GOALS, GoalId
from engines.cities.district.measures import AnyMeasure
from engines.cities.district.survey import Survey
from engines.cities.scoring import card_points
from engines.cities.state import GoalScoring, State
from engines.core.game import Seat
from render.cities.pieces.frames import hatching
from render.cities.pieces.pictograms import pictogram
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.lettering import SMALL, Weight, text_ink
from render.drawing.palette import ACCENT, CARD, PLATE
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite
from render.widgets.badges import pill

PILL_WIDTH, PILL_HEIGHT = 64, 42
TALL, ROOMY = 84, 180  # the smallest height for two lines, the smallest width for long numbers
NARROW, STACKED, IN_A_ROW = 76, 92, 144  # the width of the figures on a card


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


@lru_cache(512)
def _sprite(card: Card, width: int, height: int, scale: int) -> Sprite:
    """A whole card, put together once to be pasted in one step."""
    figures = (NARROW if width < ROOMY * scale else STACKED) * scale
    if height < TALL * scale:
        figures = IN_A_ROW * scale
    margin = _margin(height)
    sheet = Canvas(_plate(card.measure, width, height, figures).image.copy())
    drawn = _figures(card[1:], figures, height - 2 * margin, scale)
    sheet.stamp_opaque(drawn, width - margin - figures / 2, height / 2)
    return sheet.sprite()


def _margin(height: int) -> int:
    """The margin inside a card."""
    return max(4, height // 18)


@lru_cache(256)
def _plate(measure: AnyMeasure, width: int, height: int, figures: int) -> Sprite:
    """A card with its pictogram, on the background of the picture."""
    line, corner, edge = max(2, height // 40), height * 0.14, _margin(height)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), corner)
    paper.rounded_rectangle((line, line, width - line, height - line), corner - line)
    sheet = new_sheet(width, height, CARD)
    sheet.stamp(layered_sprite(base.coverage(), [(PLATE, paper.coverage())]), width / 2, height / 2)
    drawn = pictogram(measure, width - figures - 3 * edge, height - 2 * edge)
    sheet.stamp_opaque(drawn, edge * 1.5 + drawn.width / 2, height / 2)
    return sheet.sprite()


@lru_cache(512)
def _figures(card: tuple[str, str, Progress], width: int, height: int, scale: int) -> Sprite:
    """The number above the points, or beside them on a low card."""
    tally, points, progress = card
    sheet = new_sheet(width, height, PLATE)
    ink = text_ink(tally, SMALL * scale, Weight.BOLD)
    pill_width, pill_height = PILL_WIDTH * scale, min(PILL_HEIGHT * scale, height)
    if width < 2 * pill_width:
        up = min(height / 4, 30 * scale)
        sheet.write(ink, width / 2, height / 2 - up)
        x, y = width / 2, height / 2 + up
    else:
        sheet.write(ink, width / 4 + 2 * scale, height / 2)
        x, y = width - pill_width / 2 - 2 * scale, height / 2
    sheet.stamp(pill(pill_width, pill_height, ACCENT if progress is Progress.MET else PLATE), x, y)
    if progress is Progress.MISSED:
        sheet.darken(hatching(pill_width, pill_height), x, y)
    sheet.write(text_ink(points, SMALL * scale, Weight.BOLD), x, y)
    return sheet.sprite()

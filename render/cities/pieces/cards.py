"""Goal cards and requirements on a canvas: what is counted, how many there are, and what that is worth."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from engines.cities.components import GOALS, GoalId
from engines.cities.measures import AnyMeasure
from engines.cities.scoring import card_points
from engines.cities.state import GoalScoring, State
from engines.cities.survey import Survey
from engines.core.game import Seat
from render.cities.pieces.frames import hatching
from render.cities.pieces.pictograms import pictogram
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.lettering import SMALL, Weight, text_ink
from render.drawing.palette import ACCENT, CARD, WHITE
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite
from render.widgets.badges import pill

PILL_WIDE, PILL_HIGH = 64, 42
TALL, ROOMY = 84, 180  # from here on there is room for two lines, and for long numbers
NARROW, UPRIGHT, LEVEL = 76, 92, 144  # what figures take of the width of a card


class Standing(Enum):
    """How a card stands."""

    MET = "met"
    OPEN = "open"
    MISSED = "missed"  # exceeded, or nothing is left to be had


class Card(NamedTuple):
    """What a card shows."""

    measure: AnyMeasure
    tally: str
    points: str
    standing: Standing


def goal_card(goal: GoalId, survey: Survey, scoring: GoalScoring) -> Card:
    """A goal card over a district."""
    facts = GOALS[goal]
    count, points = facts.counts.count(survey), card_points(facts, survey, scoring)
    if scoring is GoalScoring.PER_ITEM:
        standing = Standing.MET if points else Standing.OPEN
        return Card(facts.counts, f"{count}×{facts.points_each}", str(points), standing)  # noqa: RUF001
    standing = Standing.MET if points else Standing.MISSED if count > facts.exactly else Standing.OPEN
    return Card(facts.counts, f"{count}/{facts.exactly}", str(facts.points), standing)


def council_card(state: State, seat: Seat, n: int) -> Card:
    """A requirement over a seat's district: what the seat has got, or can still get."""
    requirement, planner = state.council.requirements[n], state.planners[seat]
    count = f"{requirement.counts.count(planner.district.survey)}/{requirement.at_least}"
    points = planner.claims[n]
    if points is not None:
        return Card(requirement.counts, count, str(points), Standing.MET)
    left = state.free_fields(n)
    standing = Standing.OPEN if left else Standing.MISSED
    return Card(requirement.counts, count, str(left[0]) if left else "–", standing)  # noqa: RUF001


def draw(canvas: Canvas, card: Card, box: Box) -> None:
    """A card as large as its box: what is counted, then how many there are and what they are worth."""
    left, top, right, bottom = (round(edge) for edge in box)
    width, height, scale = right - left, bottom - top, canvas.scale
    y, figures = top + height / 2, (NARROW if width < ROOMY * scale else UPRIGHT) * scale
    if height < TALL * scale:
        figures = LEVEL * scale
    canvas.stamp_opaque(_plate(card.measure, width, height, figures), left + width / 2, y)
    room = height - 2 * _edge(height)
    canvas.stamp_opaque(_figures(card[1:], figures, room, scale), right - _edge(height) - figures / 2, y)


def _edge(height: int) -> int:
    """How far from the edge of a card there is something on it."""
    return max(4, height // 18)


@lru_cache(256)
def _plate(measure: AnyMeasure, width: int, height: int, figures: int) -> Sprite:
    """A white card with its emblem, on the card that the picture is."""
    line, corner, edge = max(2, height // 40), height * 0.14, _edge(height)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), corner)
    paper.rounded_rectangle((line, line, width - line, height - line), corner - line)
    sheet = new_sheet(width, height, CARD)
    sheet.stamp(layered_sprite(base.coverage(), [(WHITE, paper.coverage())]), width / 2, height / 2)
    drawn = pictogram(measure, width - figures - 3 * edge, height - 2 * edge)
    sheet.stamp_opaque(drawn, edge * 1.5 + drawn.width / 2, height / 2)
    return sheet.sprite()


@lru_cache(512)
def _figures(card: tuple[str, str, Standing], width: int, height: int, scale: int) -> Sprite:
    """The number of things over the points, or beside them where there is no room."""
    tally, points, standing = card
    sheet = new_sheet(width, height, WHITE)
    ink = text_ink(tally, SMALL * scale, Weight.BOLD)
    long, tall = PILL_WIDE * scale, min(PILL_HIGH * scale, height)
    if width < 2 * long:
        up = min(height / 4, 30 * scale)
        sheet.darken(ink, width / 2, height / 2 - up)
        x, y = width / 2, height / 2 + up
    else:
        sheet.darken(ink, width / 4 + 2 * scale, height / 2)
        x, y = width - long / 2 - 2 * scale, height / 2
    sheet.stamp(pill(long, tall, ACCENT if standing is Standing.MET else WHITE), x, y)
    if standing is Standing.MISSED:
        sheet.darken(hatching(long, tall), x, y)
    sheet.darken(text_ink(points, SMALL * scale, Weight.BOLD), x, y)
    return sheet.sprite()

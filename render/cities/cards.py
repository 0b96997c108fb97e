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
from render.canvas import Canvas
from render.cities.emblems import emblem
from render.cities.frames import hatching
from render.lettering import SMALL, Weight, letters
from render.palette import ACCENT, WHITE, Colour
from render.parts import pill
from render.sprites import Box, Drawing, Point, Sprite, on_base

PILL_WIDE, PILL_HIGH = 64, 42
TALL = 84  # from here on there is room for two lines


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
    """A card as large as its box; the number of things over or beside the points."""
    left, top, right, bottom = (round(edge) for edge in box)
    wide, high, scale = right - left, bottom - top, canvas.scale
    tall = high >= TALL * scale
    figures = (76 if tall else 140) * scale
    canvas.stamp(_plate(card.measure, wide, high, figures), left + wide / 2, top + high / 2)
    y, ink = top + high / 2, letters(card.tally, SMALL * scale, Weight.BOLD)
    if tall:
        x, up = right - 42 * scale, min(high / 4, 30 * scale)
        canvas.darken(ink, x, y - up)
        _pay(canvas, card, (x, y + up), PILL_HIGH * scale)
    else:
        canvas.darken(ink, right - 106 * scale, y)
        _pay(canvas, card, (right - 40 * scale, y), min(PILL_HIGH * scale, high - 8 * scale))


def _pay(canvas: Canvas, card: Card, middle: Point, high: int) -> None:
    (x, y), wide = middle, PILL_WIDE * canvas.scale
    canvas.stamp(pill(wide, high, _COLOURS[card.standing]), x, y)
    if card.standing is Standing.MISSED:
        canvas.darken(hatching(wide, high), x, y)
    canvas.darken(letters(card.points, SMALL * canvas.scale, Weight.BOLD), x, y)


_COLOURS: dict[Standing, Colour] = {
    Standing.MET: ACCENT,
    Standing.OPEN: WHITE,
    Standing.MISSED: WHITE,
}


@lru_cache(256)
def _plate(measure: AnyMeasure, wide: int, high: int, figures: int) -> Sprite:
    """A white card with its emblem."""
    line, round_ = max(2, high // 40), high * 0.14
    base, paper = Drawing(wide, high), Drawing(wide, high)
    base.rounded((0, 0, wide, high), round_)
    paper.rounded((line, line, wide - line, high - line), round_ - line)
    sprite = on_base(base.cover(), [(WHITE, paper.cover())])
    inset = line + max(2, high // 24)
    drawn = emblem(measure, wide - figures - 2 * inset, high - 2 * inset)
    sprite.image.paste(drawn.image, (inset + line, inset))
    return sprite

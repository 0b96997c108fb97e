"""The sidebar of a district's picture: what the council requires, the goal cards, and the hand."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from engines.cities.components import GOALS, Item
from engines.cities.labels import item_name, requirement_name
from engines.cities.moves import Decline, Rest
from engines.cities.state import State
from engines.core.game import Seat
from render.cities.pieces import cards
from render.cities.pieces.items import draw_item
from render.cities.pieces.tokens import back
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.lettering import SMALL
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box
from render.requests import RenderRequest
from render.widgets.badges import disc, pill
from render.widgets.changes import frame_change
from render.widgets.writing import label_lines

LEFT, TOP, RIGHT = 648, 116, WIDTH - MARGIN - 8
GAP = 8
CARD_EDGES = 12  # to the left and right of a name on a card
HAND = 84  # the height of the hand


class Arrangement(NamedTuple):
    """The heights of a requirement and of a goal card, which go from the lowest to the highest."""

    council: tuple[int, int]
    goals: tuple[int, int]
    columns: int  # of requirements: side by side they have no names
    name_lines: int  # of goal cards

    def heights(self, stretch: float) -> tuple[int, int]:
        """Of a requirement and of a goal card, between the lowest (0) and the highest (1)."""
        council, goal = (round(low + (high - low) * stretch) for low, high in (self.council, self.goals))
        return council, goal

    def height(self, goals: int, stretch: float = 0) -> int:
        """Of all cards."""
        council, goal = self.heights(stretch)
        return 3 // self.columns * (council + GAP) + ceil(goals / 2) * (goal + GAP)


# The best first.
ARRANGEMENTS = (
    Arrangement((100, 210), (128, 160), columns=1, name_lines=2),
    Arrangement((100, 150), (90, 120), columns=1, name_lines=1),
    Arrangement((92, 160), (44, 84), columns=1, name_lines=0),
    Arrangement((92, 92), (40, 60), columns=3, name_lines=0),
)


def draw(canvas: Canvas, state: State, seat: Seat, request: RenderRequest, hand: Sequence[Item]) -> None:
    """As many names as there is room for, and cards that fill it."""
    end = canvas.image.height / canvas.scale - MARGIN - 8
    bottom = end - HAND - GAP if hand else end
    held = state.planners[seat].goals
    goals, lines = len(held), max((_name_lines(request.say(item_name(goal))) for goal in held), default=0)
    fitting = (
        each
        for each in ARRANGEMENTS
        if TOP + each.height(goals) - GAP <= bottom and each.name_lines in (0, 2, lines)
    )
    chosen = next(fitting, ARRANGEMENTS[-1])
    Cards(canvas, state, seat, request, chosen).draw(_stretch(chosen, goals, bottom + GAP - TOP))
    if hand:
        _draw_hand(canvas, hand, request, end - HAND / 2)


def _name_lines(name: str) -> int:
    """How many lines the name of a goal card takes."""
    return len(label_lines(name, SMALL, (RIGHT - LEFT - GAP) / 2 - CARD_EDGES, 2))


def _stretch(arrangement: Arrangement, goals: int, height: float) -> float:
    """Between the lowest (0) and the highest (1), how high cards are that fill a height; below 0 if lower."""
    low, high = arrangement.height(goals), arrangement.height(goals, 1)
    return min(1, (height - low) / (high - low))


class Cards:
    """Requirements and goal cards, from the top of the sidebar."""

    def __init__(
        self, canvas: Canvas, state: State, seat: Seat, request: RenderRequest, arrangement: Arrangement
    ) -> None:
        self.canvas, self.state, self.seat, self.request = canvas, state, seat, request
        self.arrangement = arrangement

    def draw(self, stretch: float) -> None:
        council, goal = self.arrangement.heights(stretch)
        columns = self.arrangement.columns
        earlier = self.request.earlier.planners[self.seat] if self.request.earlier else None
        for n, box in enumerate(_cells(TOP, 3, columns, council)):
            self._draw_requirement(n, box)
            if earlier and earlier.claims[n] != self.state.planners[self.seat].claims[n]:
                frame_change(self.canvas, box)
        below = TOP + 3 // columns * (council + GAP)
        goals = self.state.planners[self.seat].goals
        for card, box in zip(goals, _cells(below, len(goals), 2, goal), strict=True):
            self._draw_goal(card, box)
            if earlier and card not in earlier.goals:
                frame_change(self.canvas, box)

    def _draw_requirement(self, n: int, box: Box) -> None:
        card = cards.council_card(self.state, self.seat, n)
        if self.arrangement.columns == 1:
            name = self.request.say(requirement_name(self.state.council.requirements[n]))
            card = card._replace(name=name)
        cards.draw(self.canvas, card, self._scaled(box))

    def _draw_goal(self, goal: Item, box: Box) -> None:
        left, top, right, bottom = self._scaled(box)
        if goal not in GOALS:
            hidden = back(round(right - left), round(bottom - top))
            self.canvas.stamp(hidden, (left + right) / 2, (top + bottom) / 2)
            return
        survey = self.state.planners[self.seat].district.survey
        card = cards.goal_card(goal, survey, self.state.options.goals)
        if self.arrangement.name_lines:
            card = card._replace(name=self.request.say(item_name(goal)))
        cards.draw(self.canvas, card, (left, top, right, bottom))

    def _scaled(self, box: Box) -> Box:
        left, top, right, bottom = (round(edge) * self.canvas.scale for edge in box)
        return left, top, right, bottom


def _cells(top: float, count: int, columns: int, height: float) -> Iterator[Box]:
    """Cells of the sidebar, row by row."""
    width = (RIGHT - LEFT + GAP) / columns
    for n in range(count):
        x, y = LEFT + width * (n % columns), top + (height + GAP) * (n // columns)
        yield x, y, x + width - GAP, y + height


def _draw_hand(canvas: Canvas, hand: Sequence[Item], request: RenderRequest, middle: float) -> None:
    """The things to be placed; the first is on a bright plate."""
    scale = canvas.scale
    left, y = (LEFT + HAND / 2) * scale, middle * scale
    canvas.stamp(pill(HAND * scale, HAND * scale, ACCENT), left, y)
    for n, item in enumerate(hand):
        x = left + n * (HAND + GAP) * scale
        draw_item(canvas, item, (x, y), 72 * scale)
    spots = {Decline: left + 34 * scale, Rest: left + (len(hand) * (HAND + GAP) - 20) * scale}
    for letter, move in request.marks.items():
        if type(move) in spots:
            canvas.stamp(disc(letter, SMALL * scale, 1.5), spots[type(move)], y - 26 * scale)

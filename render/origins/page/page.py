"""A page of paper on which moves can be marked."""

from collections import Counter
from typing import NamedTuple

from engines.core.game import Seat
from engines.origins import rules
from engines.origins.actions.turn import Turn
from engines.origins.moves import Move
from engines.origins.state import Archon, State
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, new_card
from render.drawing.lettering import SMALL
from render.drawing.sprites import Box, Point
from render.origins.colours import PALETTES
from render.origins.page.paper import Paper
from render.origins.page.targets import Target, place, targets
from render.requests import RenderRequest
from render.widgets.badges import disc
from render.widgets.changes import frame_change
from render.widgets.place_numbers import place_number

MARK = 43  # the distance between letters


class Spot(NamedTuple):
    """The position of letters: from there to the right, or at the corners of a box and then inwards."""

    x: float
    y: float
    end: float | None = None
    bottom: float | None = None

    def place(self, number: int) -> Point:
        """The position of a letter after so many others."""
        if self.end is None:
            return min(self.x + MARK * number, WIDTH - MARGIN - MARK / 2), self.y
        rows = (self.y,) if self.bottom is None else (self.y, self.bottom)
        inwards = MARK * (number // (2 * len(rows)))
        x = self.end - inwards if number % 2 else self.x + inwards
        return x, rows[number // 2 % len(rows)]


class Page(Paper):
    """A canvas for the state now and after the ghost, with the spots that moves can be marked at."""

    def __init__(self, state: State, request: RenderRequest, height: int = HEIGHT) -> None:
        self.request = request
        self.now = state
        self.then = after(state, request.ghost) if request.ghost else state
        self._card = new_card(request.scale, height)
        super().__init__(self._card, request.scale, request.say)
        self.spots: dict[Target | None, Spot] = {}
        self.earlier: State | None = request.earlier

    def was(self, seat: Seat) -> Archon | None:
        """A seat in the earlier state since which changes are marked, if there is one."""
        return self.earlier.archons[seat] if self.earlier else None

    def mark_box(self, box: Box) -> None:
        """A frame around what has changed."""
        frame_change(self.canvas, box)

    def mark_around(self, x: float, y: float, side: float) -> None:
        """The same around a piece."""
        frame_change(self.canvas, (x - side / 2, y - side / 2, x + side / 2, y + side / 2))

    def add_spot(
        self, target: Target, x: float, y: float, end: float | None = None, bottom: float | None = None
    ) -> None:
        """Remember the position of a target's letters; only the first spot of a target counts."""
        self.spots.setdefault(target, Spot(x, y, end, bottom))

    def draw_tags(self, otherwise: Target | None = None) -> None:
        """Draw the letters of ideas and the numbers of places at their spots."""
        self._draw_letters(otherwise)
        chosen = self.request.ghost and place(self.request.ghost)
        for number, move in self.request.places.items():
            target = place(move)
            if target in self.spots:
                sprite = place_number(number, self.scale, chosen=target == chosen)
                self.stamp(sprite, self.spots[target].x, self.spots[target].y)

    def _draw_letters(self, otherwise: Target | None) -> None:
        """Those of the same target are side by side; those of targets elsewhere have a spot of their own."""
        taken = Counter[Spot]()
        for letter, move in self.request.marks.items():
            about = (*targets(self.now, move), otherwise)
            spot = next((self.spots[target] for target in about if target in self.spots), None)
            if spot is not None:
                self.stamp(disc(letter, SMALL * self.scale, 1.6), *spot.place(taken[spot]))
                taken[spot] += 1

    def png(self) -> bytes:
        """The finished picture."""
        return self._card.png(PALETTES[self.request.theme])


def after(state: State, move: Move) -> State:
    """The state right after a move, without what follows by itself, such as a new round."""
    turn = Turn(state)
    rules.decide(turn, move)
    return turn.state

"""Numbered places, as a question for a place has them."""

from itertools import count
from typing import Any

from msgspec import Struct

import engines
from bot.ui.panel.places.pages import in_pages
from engines.core.game import AnyGame, AnyMove, AnyView
from engines.core.notation import StepKind, step_kinds, steps
from render import Picture
from tests.render.scene import Scene


def steps_before_place(move: AnyMove) -> tuple[str, ...]:
    """What is decided before the place of a move is asked for."""
    kind: type[Struct] = type(move)
    return steps(move)[: step_kinds(kind).index(StepKind.WHERE)]


def numbered_places(game: AnyGame, view: AnyView, candidate: AnyMove) -> dict[str, AnyMove]:
    """A move to each place that the candidate could have instead, as many as a menu lists."""
    return pages_of_places(game, view, candidate)[0]


def pages_of_places(game: AnyGame, view: AnyView, candidate: AnyMove) -> list[dict[str, AnyMove]]:
    """A move to each place that the candidate could have instead, by number, as a panel pages them."""
    before = steps_before_place(candidate)
    moves = [move for move in game.legal_moves(view.state) if steps(move)[: len(before)] == before]
    places = {at: move for move in reversed(moves) if (at := game.position(view, move))}
    numbers = count(1)
    return [{str(next(numbers)): places[at] for at in page} for page in in_pages(places)]


class Pointing(Scene, Struct, frozen=True):
    """A picture in which the ghost's place is chosen among numbered ones."""

    def picture(self, **changes: Any) -> Picture:
        view, game = self.view(), engines.game(self.replay.split("-")[0])
        return super().picture(**{"places": numbered_places(game, view, self.request.ghost), **changes})

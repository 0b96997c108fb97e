"""A picture to draw: a recorded game after some of its moves, and what is asked of the renderer."""

from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import engines
import render
from engines.core.game import AnyGame, AnyMove, AnyView, View
from engines.core.game import replay as replay_moves
from engines.core.notation import StepKind, step_kinds, steps
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from render import Picture, RenderRequest

REPLAYS = Path(__file__).parents[1] / "replays"
NAMES = dict(
    enumerate(
        ("Agnieszka", "Bartłomiej Brzęczyszczykiewicz-Wiśniewski", "Żółć", "D", "Ewa", "Filip", "G", "H")
    )
)


MENU = 25  # options in one menu


def steps_before_place(move: AnyMove) -> tuple[str, ...]:
    """What is decided before the place of a move is asked for."""
    kind: type[Struct] = type(move)
    return steps(move)[: step_kinds(kind).index(StepKind.WHERE)]


def numbered_places(game: AnyGame, view: AnyView, candidate: AnyMove) -> dict[str, AnyMove]:
    """A move to each place that the candidate could have instead, by number in reading order."""
    before = steps_before_place(candidate)
    moves = [move for move in game.legal_moves(view.state) if steps(move)[: len(before)] == before]
    places = {(at.y, at.x): move for move in reversed(moves) if (at := game.position(view, move))}
    return {str(number): places[at] for number, at in enumerate(sorted(places)[:MENU], start=1)}


class Scene(Struct, frozen=True):
    """A picture of a recorded game after so many moves."""

    replay: str
    moves: int
    request: RenderRequest

    def view(self) -> View[Any]:
        record = replays.read((REPLAYS / f"{self.replay}.txt").read_text("utf-8"))
        game = engines.game(record.game)
        state = replay_moves(game, read_setup(game, record.setup.encode()), record.moves[: self.moves])
        return game.view(state, None)

    def picture(self, **changes: Any) -> Picture:
        """The picture, with some fields of its request changed."""
        game = self.replay.split("-")[0]
        return render.draw(game, self.view(), replace(self.request, **{"names": NAMES, **changes}))


class Pointing(Scene, Struct, frozen=True):
    """A picture in which the ghost's place is chosen among numbered ones."""

    def picture(self, **changes: Any) -> Picture:
        view, game = self.view(), engines.game(self.replay.split("-")[0])
        return super().picture(**{"places": numbered_places(game, view, self.request.ghost), **changes})

"""A picture to draw: a recorded game after some of its moves, and what is asked of the renderer."""

from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import engines
import render
from engines.core.game import AnyMove, Position, View
from engines.core.game import replay as replay_moves
from engines.core.notation import words
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from render import Picture, RenderRequest

REPLAYS = Path(__file__).parents[1] / "replays"
PAGE = 25  # places that a menu holds
NAMES = dict(
    enumerate(
        ("Agnieszka", "Bartłomiej Brzęczyszczykiewicz-Wiśniewski", "Żółć", "D", "Ewa", "Filip", "G", "H")
    )
)


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


def numbered(replay: str, moves: int, steps: str, page: int = 0, chosen: int = 0) -> RenderRequest:
    """A page of the places of all moves that begin like this, in reading order; one of them is a ghost."""
    view = Scene(replay, moves, RenderRequest("city")).view()
    game = engines.game(replay.partition("-")[0])
    found: dict[Position, AnyMove] = {}
    for move in game.legal_moves(view.state):
        at = game.position(view, move)
        if at and words(move).startswith(steps):
            found.setdefault(at, move)
    first = page * PAGE
    shown = [found[at] for at in sorted(found, key=lambda at: (at.y, at.x))][first : first + PAGE]
    places = {str(first + number): move for number, move in enumerate(shown, start=1)}
    return RenderRequest("city", places=places, ghost=shown[chosen])

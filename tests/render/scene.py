"""A picture to draw: a recorded game after some of its moves, and what is asked of the renderer."""

from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import engines
import render
from engines.core.game import View
from engines.core.game import replay as replay_moves
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from render import Picture, RenderRequest

REPLAYS = Path(__file__).parents[1] / "replays"
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


class Changes(Scene, frozen=True):
    """A picture in which the changes of the last few moves are marked."""

    marked: int = 1  # so many moves

    def picture(self, **changes: Any) -> Picture:
        since = Scene(self.replay, self.moves - self.marked, self.request).view()
        return Scene.picture(self, **{"since": since, **changes})

"""A picture to draw: a recorded game at a telling moment."""

from pathlib import Path
from typing import Any

from msgspec import Struct, field

import engines
import render
from engines.core import replays
from engines.core.codec import read_setup
from engines.core.game import View, replay
from render import Picture

REPLAYS = Path(__file__).parents[1] / "replays"
PEOPLE = {0: "Agnieszka", 1: "Bartłomiej Brzęczyszczykiewicz-Wiśniewski", 2: "Żółć", 3: "D"}


class Scene(Struct, frozen=True):
    """A picture of a moment in a recorded game."""

    replay: str
    moves: int
    what: str
    wishes: dict[str, Any] = field(default_factory=dict)

    def view(self) -> View[Any]:
        record = replays.read((REPLAYS / f"{self.replay}.txt").read_text("utf-8"))
        game = engines.game(record.game)
        state = replay(game, read_setup(game, record.setup.encode()), record.moves[: self.moves])
        return game.view(state, None)

    def picture(self, **wishes: Any) -> Picture:
        game = self.replay.split("-")[0]
        return render.picture(game, self.view(), self.what, **({"people": PEOPLE} | self.wishes | wishes))

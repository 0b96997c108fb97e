"""Views to draw: recorded games at a few telling moments."""

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


MARKS = {"A": "place 1 -2 -1 1", "B": "place 1 -1 -2 3", "C": "place 1 -2 -1 2", "D": "place 1 -2 0 1"}
SCENES = {
    "start": Scene("akropolis-two", 0, "city", {"seat": 0}),
    "high-city": Scene("akropolis-temples", 34, "city", {"seat": 0}),
    "wide-city": Scene("akropolis-four", 57, "city", {"seat": 1}),
    "marks": Scene("akropolis-four", 12, "city", {"seat": 0, "marks": MARKS}),
    "ghost": Scene("akropolis-four", 12, "city", {"seat": 0, "ghost": MARKS["A"]}),
    "market": Scene("akropolis-four", 0, "market", {"marks": {"A": "place 0", "B": "place 1"}}),
    "short-market": Scene("akropolis-four", 13, "market"),
    "table-of-four": Scene("akropolis-four", 57, "table"),
    "table-of-two": Scene("akropolis-two", 20, "table"),
}

"""Moments of recorded games, and every picture of them that all may see."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import engines
import render
from engines.core.game import AnyGame, AnyView, find
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from render import RenderRequest
from tests.render.emptiness import GROUNDS, emptiness
from tests.render.scene import NAMES, REPLAYS

MOMENTS = (0, 0.1, 0.3, 0.5, 0.75, 1)  # of the moves: first, early, middle and late ones, and the end
GAMES = sorted(path.stem for path in REPLAYS.glob("*.txt"))


class Shown(NamedTuple):
    """A picture of a moment of a recorded game."""

    replay: str
    moves: int
    request: RenderRequest
    view: AnyView

    def emptiness(self) -> float:
        game = self.replay.partition("-")[0]
        png = render.draw(game, self.view, self.request).png
        return emptiness(png, GROUNDS.get(game, ()))

    def __str__(self) -> str:
        seat = "" if self.request.seat is None else f" {self.request.seat}"
        return f"{self.replay} after {self.moves} moves: {self.request.picture}{seat}"


def pictures(replay: str) -> Iterator[Shown]:
    """Everybody's city and what all share, at each moment of a game."""
    record = replays.read(Path(REPLAYS / f"{replay}.txt").read_text("utf-8"))
    game = engines.game(record.game)
    moments = {round(part * len(record.moves)) for part in MOMENTS}
    state = game.new(read_setup(game, record.setup.encode()))
    for moves in range(len(record.moves) + 1):
        if moves in moments:
            view = game.view(state, None)
            yield from (Shown(replay, moves, request, view) for request in _requests(game, view))
        if moves < len(record.moves):
            state = game.apply(state, find(game, state, record.moves[moves])).state


def _requests(game: AnyGame, view: AnyView) -> list[RenderRequest]:
    cities = [RenderRequest("city", seat, names=NAMES) for seat in range(len(game.scores(view.state)))]
    return [*cities, *(RenderRequest(name, names=NAMES) for name in render.pictures(game.name).shared())]

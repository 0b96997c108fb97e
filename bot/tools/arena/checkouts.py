"""Players of another checkout of Tessera, each in a process of its own: `thinker:36@../old`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar, cast

import msgspec

from bot.tools.arena import frozen_player
from bot.tools.arena.frozen_player import Answer, Question, Ready
from engines.core import levels
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, AnyMove, AnyView, find
from engines.core.rng import Rng
from engines.core.search import Player
from engines.core.text import Text

T = TypeVar("T")


@contextmanager
def seated(name: str, game: str, seats: int) -> Iterator[Player]:
    """A player for one game: one of ours, or of the checkout that is named after an @."""
    named, _, folder = name.partition("@")
    if not folder:
        yield levels.player(name, game, seats)
        return
    with started(named, Path(folder).resolve(), game, seats) as player:
        yield player


@contextmanager
def started(name: str, folder: Path, game: str, seats: int) -> Iterator["PlayerProcess"]:
    """A player's process, which ends with the body."""
    if not (folder / "engines").is_dir():
        raise BadRequest(Text("arena-no-checkout", {"folder": str(folder)}))
    command = [sys.executable, "-P", frozen_player.__file__, name, game, str(seats)]
    with subprocess.Popen(  # noqa: S603 - our own file, by this Python
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        try:
            yield PlayerProcess(name, folder, process)
        finally:
            process.kill()


class PlayerProcess:
    """A player in another process. It is told the view of its seat and nothing else."""

    def __init__(self, name: str, folder: Path, process: "subprocess.Popen[bytes]") -> None:
        self._name, self._folder = name, folder
        # Both are pipes.
        self._asks, self._answers = cast("BinaryIO", process.stdin), cast("BinaryIO", process.stdout)
        ready = self._read(Ready)
        if Path(ready.folder) != folder:
            raise self._refusal(f"its engines come from {ready.folder}.")
        if ready.error:
            raise self._refusal(ready.error)

    def __call__(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        seed, rng = rng.below(1 << 64)
        asked = msgspec.json.encode(Question(msgspec.msgpack.encode(view), seed))
        self._asks.write(asked + b"\n")
        self._asks.flush()
        return find(game, view.state, self._read(Answer).move), rng

    def _read(self, kind: type[T]) -> T:
        """The next line; what went wrong in the process stands on standard error by then."""
        line = self._answers.readline()
        if not line:
            raise self._refusal("its process has ended.")
        return msgspec.json.decode(line, type=kind)

    def _refusal(self, why: str) -> BadRequest:
        args = {"name": self._name, "folder": str(self._folder), "why": why}
        return BadRequest(Text("arena-checkout-refuses", args))

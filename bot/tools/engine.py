"""A game engine for other programs: reads one JSON request per line, writes one JSON answer per line."""

import secrets
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

import engines
from engines.core.codec import load, read_setup, save
from engines.core.errors import BadRequest, Refusal
from engines.core.game import AnyGame, Event, Played, Score, find, ranks, replay
from engines.core.notation import words
from engines.core.text import Text, say

Answer: TypeAlias = dict[str, object]
T = TypeVar("T")


class Session:
    """Plays one game at a time. A refused request changes nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played: Played[Struct] | None = None
        self.requests: Mapping[str, Callable[[Raw], Answer]] = {
            "new": self.new,
            "legal": self.legal,
            "play": self.play,
            "scores": self.scores,
            "view": self.view,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
        }

    def answer(self, line: bytes) -> Answer:
        """The answer to a request."""
        try:
            return {"ok": True, **self._handle(line)}
        except Refusal as refusal:
            return {"ok": False, "error": refusal.kind, "why": str(refusal)}

    @property
    def game(self) -> AnyGame:
        return engines.game(self.name)

    def new(self, body: Raw) -> Answer:
        """Start a game; without a seed, with a random one."""
        wanted = {"seed": secrets.randbits(64), "options": {}} | _read(body, dict[str, object])
        setup = read_setup(self.game, msgspec.json.encode(wanted))
        self.played = Played(setup, self.game.new(setup))
        return self._position()

    def legal(self, body: Raw) -> Answer:
        _read(body, dict[str, object])
        return {"moves": [words(move) for move in self.game.legal_moves(self._current().state)]}

    def play(self, body: Raw) -> Answer:
        """Make a move, given in words."""
        before = self._current()
        move = find(self.game, before.state, _read(body, str))
        step = self.game.apply(before.state, move)
        self.played = Played(before.setup, step.state, (*before.moves, words(move)))
        return self._position() | {"events": [_event(event) for event in step.events]}

    def scores(self, body: Raw) -> Answer:
        """The current points of every seat."""
        _read(body, dict[str, object])
        scores = self.game.scores(self._current().state)
        return {
            "scores": [
                {"seat": seat, "total": score.total, "parts": score.parts, "rank": rank} | _verdict(score)
                for seat, (score, rank) in enumerate(zip(scores, ranks(scores), strict=True))
            ]
        }

    def view(self, body: Raw) -> Answer:
        """The state as a seat may see it; the public view without one."""
        seat = _read(body, dict[str, int | None]).get("seat")
        played = self._current()
        if seat is not None and seat not in range(played.setup.seats):
            raise BadRequest(Text("request-no-seat", {"seat": seat}))
        return {"view": self.game.view(played.state, seat).state}

    def undo(self, body: Raw) -> Answer:
        """Undo the last move."""
        _read(body, dict[str, object])
        played = self._current()
        if not played.moves:
            raise BadRequest(Text("nothing-to-undo"))
        moves = played.moves[:-1]
        self.played = Played(played.setup, replay(self.game, played.setup, moves), moves)
        return self._position()

    def save(self, body: Raw) -> Answer:
        """The whole game, for `load`."""
        _read(body, dict[str, object])
        return {"save": Raw(save(self.game, self._current()))}

    def load(self, body: Raw) -> Answer:
        """Continue a saved game."""
        self.played = load(self.game, bytes(body))
        return self._position()

    def _handle(self, line: bytes) -> Answer:
        _ = self.game  # Refuse an unknown game first.
        request = _read(Raw(line), dict[str, Raw])
        if len(request) != 1:
            raise BadRequest(Text("request-malformed", {"detail": "one key is expected"}))
        [(name, body)] = request.items()
        if name not in self.requests:
            raise BadRequest(Text("request-unknown", {"name": name, "known": ", ".join(self.requests)}))
        return self.requests[name](body)

    def _current(self) -> Played[Struct]:
        if self.played is None:
            raise BadRequest(Text("request-no-game"))
        return self.played

    def _position(self) -> Answer:
        played = self._current()
        return {
            "n": len(played.moves),
            "current": self.game.current(played.state),
            "legal": len(self.game.legal_moves(played.state)),
        }


def _read(body: Raw, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(Text("request-malformed", {"detail": str(error)})) from error


def _verdict(score: Score) -> Answer:
    """The target of the seat and whether it is missed, in games that have one."""
    return {} if score.target is None else {"target": score.target, "lost": score.lost}


def _event(event: Event) -> Answer:
    return {"key": event.text.key, "args": event.text.args, "only": event.only, "text": say(event.text)}


def main(name: str) -> None:
    """Answer each line of standard input until it ends."""
    session = Session(name)
    for line in sys.stdin.buffer:
        if line.strip():
            sys.stdout.buffer.write(msgspec.json.encode(session.answer(line)) + b"\n")
            sys.stdout.buffer.flush()

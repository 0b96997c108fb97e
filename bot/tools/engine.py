"""A game engine for other programs: reads one JSON request per line, writes one JSON answer per line.

No line of bytes ends it or leaves a broken game: what is read is bounded, a game is replaced only by one
whose legal moves are known, and what nobody thought of is answered by the last resort in `Session.reply`.
"""

import logging
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

import engines
from engines.core.errors import BadJson, BadRequest, Refusal
from engines.core.game import AnyGame, Event, Played, Score, find, ranks, undone
from engines.core.notation import words
from engines.core.saves.codec import convert_setup, restore, save
from engines.core.saves.strict_json import MOST_BYTES, convert, read_json
from engines.core.text import Text, say

Answer: TypeAlias = dict[str, object]
T = TypeVar("T")

log = logging.getLogger(__name__)

LAST_RESORT = (
    b'{"ok":false,"error":"internal_error","why":"This is a mistake of the engine; nothing was changed."}'
)


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that says nothing but its name."""


class Viewer(Struct, frozen=True, forbid_unknown_fields=True):
    """For whose eyes a view is."""

    seat: int | None = None


class Session:
    """Plays one game at a time. A refused request changes nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played: Played[Struct] | None = None
        self.requests: Mapping[str, Callable[[object], Answer]] = {
            "new": self.new,
            "legal": self.legal,
            "play": self.play,
            "scores": self.scores,
            "view": self.view,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
        }

    def reply(self, line: bytes) -> bytes:
        """The answer to a line, whatever it holds, as JSON."""
        before = self.played
        try:
            return msgspec.json.encode(self.answer(line))
        except Exception:  # The last resort: a mistake of ours must not end somebody's game.
            log.exception("a request was not answered")
            self.played = before
            return LAST_RESORT

    def answer(self, line: bytes) -> Answer:
        """The answer to a request."""
        try:
            return {"ok": True, **self._handle(line)}
        except Refusal as refusal:
            return {"ok": False, "error": refusal.kind, "why": say(refusal.why, name=seat_name)}

    @property
    def game(self) -> AnyGame:
        return engines.game(self.name)

    def new(self, body: object) -> Answer:
        """Start a game; without a seed, with a random one."""
        wanted = {"seed": secrets.randbits(64), "options": {}} | _fitting(body, dict[str, object])
        setup = convert_setup(self.game, wanted)
        return self._continue(Played(setup, self.game.new(setup)))

    def legal(self, body: object) -> Answer:
        _fitting(body, Nothing)
        return {"moves": [words(move) for move in self.game.legal_moves(self._current().state)]}

    def play(self, body: object) -> Answer:
        """Make a move, given in words."""
        before = self._current()
        move = find(self.game, before.state, _fitting(body, str))
        step = self.game.apply(before.state, move)
        events = [_event(event) for event in step.events]
        moves = (*before.moves, words(move))
        return self._continue(Played(before.setup, step.state, moves, before.checkpoint)) | {"events": events}

    def scores(self, body: object) -> Answer:
        """The current points of every seat."""
        _fitting(body, Nothing)
        scores = self.game.scores(self._current().state)
        return {
            "scores": [
                {"seat": seat, "total": score.total, "parts": score.parts, "rank": rank} | _verdict(score)
                for seat, (score, rank) in enumerate(zip(scores, ranks(scores), strict=True))
            ]
        }

    def view(self, body: object) -> Answer:
        """The state as a seat may see it; the public view without one."""
        seat, played = _fitting(body, Viewer).seat, self._current()
        if seat is not None and seat not in range(played.setup.seats):
            raise BadRequest(Text("request-no-seat", {"seat": seat, "last": played.setup.seats - 1}))
        return {"view": self.game.view(played.state, seat).state}

    def undo(self, body: object) -> Answer:
        """Undo the last move."""
        _fitting(body, Nothing)
        return self._continue(undone(self.game, self._current()))

    def save(self, body: object) -> Answer:
        """The whole game, for `load`."""
        _fitting(body, Nothing)
        return {"save": Raw(save(self.game, self._current()))}

    def load(self, body: object) -> Answer:
        """Continue a saved game."""
        return self._continue(restore(self.game, body))

    def _handle(self, line: bytes) -> Answer:
        _ = self.game  # Refuse an unknown game first.
        request = _fitting(_read(line), dict[str, object])
        if len(request) != 1:
            raise BadRequest(Text("request-malformed", {"detail": Text("request-one-key")}))
        [(name, body)] = request.items()
        if name not in self.requests:
            raise BadRequest(Text("request-unknown", {"name": name, "known": ", ".join(self.requests)}))
        return self.requests[name](body)

    def _current(self) -> Played[Struct]:
        if self.played is None:
            raise BadRequest(Text("request-no-game"))
        return self.played

    def _continue(self, played: Played[Struct]) -> Answer:
        """Play on from here, once everything about the position is known."""
        current, legal = self.game.current(played.state), self.game.legal_moves(played.state)
        if (current is None) == bool(legal):
            raise RuntimeError("The game is neither over nor can anybody move.")
        self.played = played
        return {"n": len(played.moves), "current": current, "legal": len(legal)}


def seat_name(seat: int) -> str:
    """A seat in sentences for programs: by the number that it has in requests, answers and moves."""
    return f"seat {seat}"


def _read(line: bytes) -> object:
    try:
        return read_json(line)
    except BadJson as error:
        raise BadRequest(Text("request-malformed", {"detail": error.why})) from error


def _fitting(body: object, kind: type[T]) -> T:
    try:
        return convert(body, kind)
    except BadJson as error:
        raise BadRequest(Text("request-malformed", {"detail": error.why})) from error


def _verdict(score: Score) -> Answer:
    """The target of the seat and whether it is missed, in games that have one."""
    return {} if score.target is None else {"target": score.target, "lost": score.lost}


def _event(event: Event) -> Answer:
    text = say(event.text, name=seat_name)
    return {"key": event.text.key, "args": event.text.args, "only": event.only, "text": text}


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream that are not empty; of one that is too long, enough to see that it is."""
    while line := stream.readline(MOST_BYTES + 1):
        rest = line
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = stream.readline(MOST_BYTES + 1)
        if line.strip() or len(line) > MOST_BYTES:
            yield line


def main(name: str) -> None:
    """Answer each line of standard input until it ends."""
    session = Session(name)
    for line in lines(sys.stdin.buffer):
        sys.stdout.buffer.write(session.reply(line) + b"\n")
        sys.stdout.buffer.flush()

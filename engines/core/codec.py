"""Saving and loading: a game as JSON, with its name, version, setup and moves."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from engines.core.errors import BadSave, BadSetup, CorruptSave, NewerSave, Refusal
from engines.core.game import Game, Played, Setup, replay
from engines.core.text import Text

S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)


class Envelope(Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game that has not been validated yet."""

    game: str
    version: Annotated[int, Meta(ge=1)]
    setup: Raw
    moves: tuple[str, ...]
    state: Raw


def save(game: Game[S, M], played: Played[S]) -> bytes:
    """The game as JSON."""
    setup, state = (Raw(msgspec.json.encode(part)) for part in (played.setup, played.state))
    return msgspec.json.encode(Envelope(game.name, game.version, setup, played.moves, state))


def load(game: Game[S, M], raw: bytes) -> Played[S]:
    """The game that was saved.

    Its moves must lead to its state. A save of an older version may have been played by older rules, so its
    state is upgraded and trusted.
    """
    envelope = _open(game, raw)
    try:
        setup = read_setup(game, envelope.setup)
        state = read_state(game, envelope.version, envelope.state)
        sound = envelope.version < game.version or replay(game, setup, envelope.moves) == state
    except (msgspec.MsgspecError, Refusal) as error:
        raise CorruptSave(Text("save-corrupt", {"detail": str(error)})) from error
    if not sound:
        raise CorruptSave(Text("save-contradicts-itself"))
    return Played(setup, state, envelope.moves)


def read_setup(game: Game[S, M], raw: bytes | Raw) -> Setup[Any]:
    """A setup given as JSON, checked against the game's seats and options."""
    try:
        setup: Setup[Any] = msgspec.json.decode(raw, type=Setup[game.options])  # type: ignore[name-defined]
    except msgspec.MsgspecError as error:
        raise BadSetup(Text("setup-malformed", {"detail": str(error)})) from error
    if setup.seats not in game.seats:
        bounds = {"least": game.seats[0], "most": game.seats[-1], "seats": setup.seats}
        raise BadSetup(Text("setup-wrong-seats", bounds))
    return setup


def read_state(game: Game[S, M], version: int, raw: bytes | str | Raw) -> S:
    """A state given as JSON, upgraded to the current version."""
    check_version(game, version)
    decoded = msgspec.json.decode(raw)
    for older in range(version, game.version):
        decoded = game.upgrades[older](decoded)
    return msgspec.convert(decoded, game.state)


def check_version(game: Game[S, M], version: int) -> None:
    """Refuse a save that a later version wrote."""
    if version > game.version:
        raise NewerSave(Text("save-newer", {"saved": version, "known": game.version}))


def _open(game: Game[S, M], raw: bytes) -> Envelope:
    try:
        envelope = msgspec.json.decode(raw, type=Envelope)
    except msgspec.MsgspecError as error:
        raise CorruptSave(Text("save-corrupt", {"detail": str(error)})) from error
    if envelope.game != game.name:
        raise BadSave(Text("save-of-another-game", {"saved": envelope.game, "game": game.name}))
    check_version(game, envelope.version)
    return envelope

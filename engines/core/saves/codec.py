"""Saving and loading: a game as JSON, with its name, version, setup and moves.

A save of today's version is replayed. An older one may have been played by other rules, so its moves need
not lead to its state: then the state is upgraded and checked, and becomes a checkpoint, from which on later
moves are replayed.
"""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from engines.core.errors import BadJson, BadSave, BadSetup, CorruptSave, NewerSave, Refusal, RuleError
from engines.core.game import Checkpoint, Game, Played, Setup, find, replay
from engines.core.saves.saved_state import NONSENSE, check_state, read_saved_state, upgrade
from engines.core.saves.strict_json import convert, read_json
from engines.core.text import Argument, Text

S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)


class SavedCheckpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A checkpoint that has not been validated yet."""

    moves: Annotated[int, Meta(ge=0)]
    state: Any


class Envelope(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saved game that has not been validated yet."""

    game: str
    version: Annotated[int, Meta(ge=1)]
    setup: Any
    moves: tuple[str, ...]
    state: Any
    checkpoint: SavedCheckpoint | None = None


def save(game: Game[S, M], played: Played[S]) -> bytes:
    """The game as JSON."""
    start = played.checkpoint
    checkpoint = SavedCheckpoint(start.moves, start.state) if start else None
    envelope = Envelope(game.name, game.version, played.setup, played.moves, played.state, checkpoint)
    return msgspec.json.encode(envelope)


def load(game: Game[S, M], raw: bytes) -> Played[S]:
    """The game that was saved."""
    try:
        decoded = read_json(raw)
    except BadJson as error:
        raise _corrupt(error) from error
    return restore(game, decoded)


def restore(game: Game[S, M], decoded: object) -> Played[S]:
    """The game that was saved, from JSON that has been read."""
    envelope = _open(game, decoded)
    try:
        setup = convert_setup(game, envelope.setup)
        played = _restored(game, setup, envelope)
    except Refusal as error:
        raise _corrupt(error) from error
    if played is None:
        raise CorruptSave(Text("save-contradicts-itself"))
    return played


def brought_up_to_date(game: Game[S, M], played: Played[S]) -> Played[S]:
    """A game that older rules may have allowed: with a checkpoint if its moves do not lead to its state."""
    try:
        leads_there = replay(game, played.setup, played.moves) == played.state
    except (BadSetup, RuleError):
        leads_there = False
    checkpoint = None if leads_there else Checkpoint(len(played.moves), played.state)
    return Played(played.setup, played.state, played.moves, checkpoint)


def _restored(game: Game[S, M], setup: Setup[Any], envelope: Envelope) -> Played[S] | None:
    """The game of an envelope; None if its moves do not lead to its state."""
    state, is_older = (
        read_saved_state(game, envelope.version, envelope.state),
        envelope.version < game.version,
    )
    checkpoint = _checkpoint(game, setup, envelope)
    try:
        leads_there = _replayed(game, setup, envelope.moves, checkpoint) == state
    except (BadSetup, CorruptSave):
        if not is_older:
            raise
        leads_there = False
    if leads_there:
        return Played(setup, state, envelope.moves, checkpoint)
    if not is_older:
        return None
    check_state(game, setup, state)
    return Played(setup, state, envelope.moves, Checkpoint(len(envelope.moves), state))


def _replayed(
    game: Game[S, M], setup: Setup[Any], moves: tuple[str, ...], checkpoint: Checkpoint[S] | None
) -> S:
    faults = NONSENSE if checkpoint else (RuleError,)  # A checkpoint may have been edited.
    first, state = (checkpoint.moves, checkpoint.state) if checkpoint else (0, game.new(setup))
    for number in range(first, len(moves)):
        try:
            state = game.apply(state, find(game, state, moves[number])).state
        except faults as error:
            where: dict[str, Argument] = {"number": number + 1, "move": moves[number]}
            raise CorruptSave(Text("save-illegal-move", where)) from error
    return state


def _checkpoint(game: Game[S, M], setup: Setup[Any], envelope: Envelope) -> Checkpoint[S] | None:
    saved = envelope.checkpoint
    if saved is None:
        return None
    # Before the first version there are no older rules.
    if envelope.version == 1 or saved.moves > len(envelope.moves):
        raise CorruptSave(Text("save-no-such-checkpoint"))
    state = read_saved_state(game, envelope.version, saved.state)
    check_state(game, setup, state)
    return Checkpoint(saved.moves, state)


def read_setup(game: Game[S, M], raw: bytes) -> Setup[Any]:
    """A setup given as JSON, checked against the game's seats and options."""
    try:
        return convert_setup(game, read_json(raw))
    except BadJson as error:
        raise BadSetup(Text("setup-malformed", {"detail": error.why})) from error


def convert_setup(game: Game[S, M], decoded: object) -> Setup[Any]:
    """A setup from JSON that has been read."""
    try:
        setup: Setup[Any] = convert(decoded, Setup[game.options])  # type: ignore[name-defined]
    except BadJson as error:
        raise BadSetup(Text("setup-malformed", {"detail": error.why})) from error
    if setup.seats not in game.seats:
        bounds = {"least": game.seats[0], "most": game.seats[-1], "seats": setup.seats}
        raise BadSetup(Text("setup-wrong-seats", bounds))
    return setup


def read_state(game: Game[S, M], version: int, raw: bytes | str | Raw) -> S:
    """A state that we stored ourselves, upgraded to the current version."""
    check_version(game, version)
    return msgspec.convert(upgrade(game, version, msgspec.json.decode(raw)), game.state)


def check_version(game: Game[S, M], version: int) -> None:
    """Refuse a save that a later version wrote."""
    if version > game.version:
        raise NewerSave(Text("save-newer", {"saved": version, "known": game.version}))


def _open(game: Game[S, M], decoded: object) -> Envelope:
    try:
        envelope = convert(decoded, Envelope)
    except BadJson as error:
        raise _corrupt(error) from error
    if envelope.game != game.name:
        raise BadSave(Text("save-of-another-game", {"saved": envelope.game, "game": game.name}))
    check_version(game, envelope.version)
    return envelope


def _corrupt(error: Refusal) -> CorruptSave:
    return CorruptSave(Text("save-corrupt", {"detail": error.why}))

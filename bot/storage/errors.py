"""Why the database cannot be used.

StorageError                a Refusal: the database cannot be used
├── StorageUnreachable      it cannot be opened, read or written
│   ├── StorageDisconnected its server does not answer; that passes
│   └── StorageMissing      there is none
├── StorageForeign          it is not a database of Tessera
├── StorageNewer            a later version wrote it
├── StorageOlder            an earlier version wrote it, and it has not been migrated yet
├── StorageDamaged          it is corrupt
├── StorageFull             the disk is full
├── StorageBusy             another program has locked it
│   └── StorageInUse        a bot or another program has it open
├── StorageGone             it was deleted or replaced while the bot uses it
├── StorageHeld             another bot uses it
├── CannotMove              its contents cannot be moved, or cannot be moved there
└── StorageUncertain        the connection was lost during a commit, and nobody knows what became of it
"""

from bot.runtime.writes import OutcomeUnknown
from engines.core.errors import Refusal
from engines.core.text import Text


class StorageError(Refusal):
    """The database cannot be used."""


class StorageUnreachable(StorageError):
    """It cannot be opened, read or written."""


class StorageDisconnected(StorageUnreachable):
    """Its server does not answer; that passes."""


class StorageMissing(StorageUnreachable):
    """There is none."""


class StorageForeign(StorageError):
    """It is not a database of Tessera."""


class StorageNewer(StorageError):
    """A later version wrote it."""


class StorageOlder(StorageError):
    """An earlier version wrote it, and it has not been migrated yet."""


class StorageDamaged(StorageError):
    """It is corrupt."""


class StorageFull(StorageError):
    """The disk is full."""


class StorageBusy(StorageError):
    """Another program has locked it."""


class StorageInUse(StorageBusy):
    """A bot or another program has it open."""


class StorageGone(StorageError):
    """It was deleted or replaced while the bot uses it."""


class StorageHeld(StorageError):
    """Another bot uses it."""


class CannotMove(StorageError):
    """Its contents cannot be moved, or cannot be moved there."""


class StorageUncertain(StorageError, OutcomeUnknown):
    """The connection was lost during a commit, and nobody knows what became of it."""


def with_place(place: object, error: StorageError) -> StorageError:
    """The refusal with the path or the address of the database."""
    if error.why.args.get("path") == str(place):
        return error
    return type(error)(Text("store-at", {"path": str(place), "why": error.why}))


def newer(found: int, known: int) -> StorageNewer:
    return StorageNewer(Text("store-newer", {"found": found, "known": known}))


def older(found: int, known: int) -> StorageOlder:
    return StorageOlder(Text("store-older", {"found": found, "known": known}))


def missing(place: object) -> StorageMissing:
    return StorageMissing(Text("store-missing", {"path": str(place)}))


def in_use(place: object) -> StorageInUse:
    return StorageInUse(Text("store-in-use", {"path": str(place)}))

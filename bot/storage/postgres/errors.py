"""PostgreSQL's errors that are about the database, not about a statement."""

import psycopg
from psycopg import errors

from bot.storage.errors import (
    StorageBusy,
    StorageDamaged,
    StorageDisconnected,
    StorageError,
    StorageFull,
    StorageUnreachable,
)
from engines.core.text import Text

LOST = (  # the connection, which may come back
    StorageDisconnected,
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.IdleSessionTimeout,
    errors.IdleInTransactionSessionTimeout,
)
BUSY = (
    errors.TooManyConnections,
    errors.OutOfMemory,
    errors.LockNotAvailable,
    errors.QueryCanceled,
    errors.DeadlockDetected,
    errors.SerializationFailure,
)
CORRUPT = (errors.DataCorrupted, errors.IndexCorrupted)
DATABASE_ERRORS: tuple[tuple[tuple[type[psycopg.Error], ...], tuple[type[StorageError], str]], ...] = (
    (BUSY, (StorageBusy, "store-busy")),
    (CORRUPT, (StorageDamaged, "store-damaged")),
    ((errors.DiskFull,), (StorageFull, "store-full")),
)
AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)  # the same transaction may succeed at once
REFUSED = (  # for good, until somebody changes the server or the address
    errors.InvalidAuthorizationSpecification,
    errors.InvalidPassword,
    errors.InvalidCatalogName,
    errors.InsufficientPrivilege,
    errors.ReadOnlySqlTransaction,
)


def database_error(error: BaseException | None) -> StorageError | None:
    """The refusal for an error of the database; none for any other error."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, REFUSED):
        return StorageUnreachable(Text("store-refused", {"detail": str(error).splitlines()[0]}))
    if is_lost(error):
        return StorageDisconnected(Text("store-disconnected"))
    known = (why for kinds, why in DATABASE_ERRORS if isinstance(error, kinds))
    return next((kind(Text(key)) for kind, key in known), None)


def is_lost(error: BaseException | None) -> bool:
    """Whether the connection was lost or cannot be made, for a reason that may pass."""
    if isinstance(error, LOST):
        return True
    # psycopg's own errors have no code of the server: it was not there to give one.
    of_psycopg = isinstance(error, psycopg.OperationalError) and error.sqlstate is None
    return of_psycopg or (isinstance(error, psycopg.Error) and (error.sqlstate or "").startswith("08"))

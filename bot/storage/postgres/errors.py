"""PostgreSQL's errors that are about the database, not about a statement."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import errors

from bot.storage.errors import (
    StorageBusy,
    StorageDamaged,
    StorageDisconnected,
    StorageError,
    StorageFull,
    StorageUnreachable,
    with_place,
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


# Errors of connecting have no code. These pass, whatever else the server says is about the address.
REFUSAL = re.compile(r"FATAL: +(.+)|fe_sendauth: (.+)")
PASSING = re.compile(
    "starting up|shutting down|recovery|not yet accepting|too many|connection slots|terminating"
)


def connect_error(error: psycopg.OperationalError) -> StorageError | None:
    """The refusal for an attempt to connect that the server has refused for good."""
    said = REFUSAL.search(str(error))
    if said is None or PASSING.search(said[0]):
        return None
    return StorageUnreachable(Text("store-refused", {"detail": said[1] or said[2]}))


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


@contextmanager
def refusals(place: object = None) -> Iterator[None]:
    """Raise errors of the database as refusals, with the place if there is one."""
    try:
        yield
    except (psycopg.Error, StorageError) as error:
        known = database_error(error)
        if known and place:
            known = with_place(place, known)
        if known is None or known is error:
            raise
        raise known from error


def is_lost(error: BaseException | None) -> bool:
    """Whether the connection was lost or cannot be made, for a reason that may pass."""
    if isinstance(error, LOST):
        return True
    # psycopg's own errors have no code of the server: it was not there to give one.
    of_psycopg = isinstance(error, psycopg.OperationalError) and error.sqlstate is None
    return of_psycopg or (isinstance(error, psycopg.Error) and (error.sqlstate or "").startswith("08"))

"""The file of the database: private, used by one bot at a time, and missed when it is gone."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600


def make_private(path: Path) -> None:
    """Create the file if it is missing; only its owner may read it, and what SQLite puts beside it."""
    path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    for part in (path, beside(path, "-wal"), beside(path, "-shm")):
        with suppress(FileNotFoundError, PermissionError):  # The file of another user has the mode they want.
            part.chmod(PRIVATE_FILE)


def beside(path: Path, suffix: str) -> Path:
    """The file that belongs to a database, by its suffix."""
    return path.with_name(path.name + suffix)


class FileIdentity:
    """Which file is open. SQLite goes on writing to a file that was deleted, where nobody finds it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[Path, tuple[int, int]] = {}
        self._is_same(path)

    def is_in_place(self) -> bool:
        """Whether the file and its log are those that were there before."""
        return all(map(self._is_same, (self._path, beside(self._path, "-wal"))))

    def _is_same(self, part: Path) -> bool:
        try:
            found = part.stat()
        except OSError:
            return part not in self._known  # The log is created by the first write.
        identity = (found.st_dev, found.st_ino)
        return self._known.setdefault(part, identity) == identity


class FileLock:
    """A lock that one process holds for as long as it lives, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = beside(path, ".lock")
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock; false if another process has it."""
        self._path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            return False
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        # The file stays: if it were deleted, two processes could lock two files of this name.
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

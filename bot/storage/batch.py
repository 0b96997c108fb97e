"""Writes that are committed together."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Generic, Self, TypeAlias, TypeVar

from bot.storage.connection import Body, Connection
from bot.storage.errors import StorageError

T = TypeVar("T")
# The refusal for an error of the database itself; none for an error of a statement or of our own.
ErrorReader: TypeAlias = Callable[[BaseException | None], StorageError | None]


class CaughtError:
    """Catches the error of a block, to raise it later for the task that waits in the event loop."""

    error: Exception | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> bool:
        if isinstance(error, Exception):
            self.error = error
        return self.error is not None


class PendingWrite(Generic[T]):
    """One function of a batch that is committed together; it succeeds or fails alone."""

    def __init__(self, body: Body[T], answer: asyncio.Future[T]) -> None:
        self.body = body
        self.answer = answer
        self.caught = CaughtError()

    def run(self, db: Connection, storage_error: ErrorReader) -> None:
        db.execute("SAVEPOINT write")
        with CaughtError() as self.caught:
            self.result = self.body(db)
        if self.caught.error:
            if storage_error(self.caught.error):
                raise self.caught.error  # The whole transaction may have been rolled back.
            db.execute("ROLLBACK TO write")
        db.execute("RELEASE write")

    def resolve(self, failure: Exception | None) -> None:
        """Give the result, or the error, to the task that waits for it."""
        error = failure or self.caught.error
        if self.answer.done():  # The task was cancelled.
            return
        if error:
            self.answer.set_exception(error)
        else:
            self.answer.set_result(self.result)

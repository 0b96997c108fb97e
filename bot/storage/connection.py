"""What functions over rows see of the database: a connection, to SQLite or to PostgreSQL."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Parameters: TypeAlias = Sequence[Any] | Mapping[str, Any]  # for marks `?`, or by the names of marks `:name`


class Cursor(Protocol):
    """What a statement has found or changed."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def close(self) -> None: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Runs statements that are written in what SQLite and PostgreSQL both understand."""

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Cursor: ...

    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> Cursor: ...


Body: TypeAlias = Callable[[Connection], T]  # runs in the thread of a connection, inside one transaction

"""The benches: modules with `FULL` and `TINY` sizes, and a `main` that measures and says what it measured."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from tests.bench.measurement import Measurement

NAMES = (
    "chat",
    "commits",
    "computers",
    "drawing",
    "local",
    "mistakes",
    "hosting",
    "many_tables",
    "operator",
    "plies",
    "processes",
    "postgres",
    "reasons",
    "reminder_wakeups",
    "reminders_at_once",
    "reviews",
    "start",
    "thinking",
)


class Bench(Protocol):
    """A module of this folder."""

    FULL: Any  # the sizes that count
    TINY: Any  # the sizes of the test that it runs at all

    def main(self, sizes: Any) -> Sequence[Measurement]: ...


def bench(name: str) -> Bench:
    return cast("Bench", import_module(f"tests.bench.{name}"))

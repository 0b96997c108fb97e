"""The largest values that recorded sessions in the chat came to, in all processes of a run."""

from collections.abc import Mapping
from typing import Any

import pytest


class Largest:
    """The values that this process, and the workers that it started, have recorded, beside their limits."""

    values: dict[str, tuple[int, int]] = {}  # noqa: RUF012 - one collection a process

    @classmethod
    def add(cls, values: Mapping[str, int], limits: Mapping[str, int]) -> None:
        for name, value in values.items():
            before, _ = cls.values.get(name, (0, 0))
            cls.values[name] = (max(value, before), limits[name])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand the values of a worker to the process that reports."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["largest"] = Largest.values


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add the values of a worker; one that crashed has none."""
    for name, (value, limit) in getattr(node, "workeroutput", {}).get("largest", {}).items():
        Largest.add({name: value}, {name: limit})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if Largest.values:
        terminalreporter.section("largest values sent to Discord, and its limits")
        for name, (value, limit) in Largest.values.items():
            terminalreporter.line(f"{name:35} {value:>8} of {limit}")

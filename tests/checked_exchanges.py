"""How many HTTP exchanges were checked against the platform's specification, in all processes of a run."""

from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FILE = ROOT.parent / "shared" / "discord" / "openapi.json"


class Checked:
    """The exchanges that this process, and the workers that it started, have checked."""

    total = 0


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand the count of a worker to the process that reports."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["checked"] = Checked.total


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add the count of a worker; one that crashed has none."""
    Checked.total += getattr(node, "workeroutput", {}).get("checked", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report the count, or that nothing could be checked."""
    if Checked.total:
        line = f"{Checked.total} HTTP exchanges were checked against the platform's specification."
    elif FILE.exists():
        return
    else:
        line = f"No exchange was checked: there is no specification at ../{FILE.relative_to(ROOT.parent)}."
    terminalreporter.section("local Discord")
    terminalreporter.line(line)

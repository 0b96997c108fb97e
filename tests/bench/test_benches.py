"""Every bench runs: once, with tiny sizes. What it measures then says nothing, so it is not looked at."""

from math import isfinite
from pathlib import Path

import pytest

from tests.bench.benches import NAMES, bench
from tests.bench.measurement import Measurement, print_table
from tests.bench.memory import STATUS
from tests.postgres import why_missing

SHARED = {"__init__", "__main__", "benches", "load", "measurement", "memory", "test_benches", "timing"}
REPORTS = {"challenges", "levels"}  # tables for a reader, without a goal


def why_nothing(bench: str) -> str | None:
    """Why a bench cannot measure anything on this machine."""
    if bench == "thinking":
        return None if STATUS.exists() else "only Linux says how much memory a process takes"
    return why_missing() if bench in {"postgres", "processes"} else None


@pytest.mark.parametrize("name", NAMES)
def test_each_bench_runs(name: str) -> None:
    module = bench(name)
    measured = module.main(module.TINY)
    assert measured or why_nothing(name)
    assert all(isfinite(each.value) and each.value > 0 for each in measured)
    assert len({each.what for each in measured}) == len(measured)


def test_every_bench_is_listed() -> None:
    assert {file.stem for file in Path(__file__).parent.glob("*.py")} - SHARED - REPORTS == set(NAMES)


@pytest.mark.parametrize(
    ("measured", "goal", "verdict"),
    [
        (Measurement("time", 1.5, at_most=1.5), "at most 1.5", "met"),
        (Measurement("time", 1.6, at_most=1.5), "at most 1.5", "missed"),
        (Measurement("memory", 140, "MiB", at_most=150), "at most 150 MiB", "met"),
        (Measurement("speed", 2, at_least=2), "at least 2", "met"),
        (Measurement("speed", 1.9, at_least=2), "at least 2", "missed"),
        (Measurement("load", 0.1), "", ""),
    ],
)
def test_a_result_is_compared_with_its_goal(measured: Measurement, goal: str, verdict: str) -> None:
    assert (measured.goal, measured.verdict) == (goal, verdict)


def test_the_table_has_a_line_for_each_measurement(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(
        [("chat", Measurement("saturated", 75.25, "turns/s", at_least=50)), ("", Measurement("load", 0.5))]
    )
    words = [line.replace("│", "").split() for line in capsys.readouterr().out.splitlines()]
    assert ["chat", "saturated", "at", "least", "50", "turns/s", "75.2", "turns/s", "met"] in words
    assert ["load", "0.5"] in words

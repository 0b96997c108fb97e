"""A failure says what is needed to see it again, and that repeats it."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAILS = """
def test_draws(seeds):
    raise AssertionError(f"drew {seeds(64)}")
"""


def failure(folder: Path, *arguments: str) -> str:
    """What pytest prints for the failing test."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", *arguments]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode == 1
    return done.stdout


def test_a_failure_is_repeated_by_the_command_that_it_prints(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(FAILS)
    printed = failure(tmp_path, "--seed", "5")
    command = re.search(r"^pytest (--seed 5) '(test_sample.py::test_draws)'", printed, re.MULTILINE)
    assert command
    drawn = re.findall(r"drew \d+", printed)
    assert re.findall(r"drew \d+", failure(tmp_path, *command[1].split(), command[2])) == drawn
    assert re.findall(r"drew \d+", failure(tmp_path)) != drawn

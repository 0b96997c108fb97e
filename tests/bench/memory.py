"""How much memory a process takes, and pieces of work that are measured in a process of their own."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATUS = Path("/proc/self/status")  # of this process, on Linux only


def peak_of_this_process() -> float:
    """The most megabytes that it has taken so far."""
    # Not `ru_maxrss`: it starts at the peak of the process that started this one.
    [peak] = re.findall(r"^VmHWM:\s+(\d+) kB$", STATUS.read_text("utf-8"), re.MULTILINE)
    return int(peak) * 1024 / 1e6


def printed_numbers(bench: str, function: str, *args: object) -> list[float]:
    """What a bench's function prints in a process of its own: this one has held other things."""
    code = f"import sys; from tests.bench import {bench}; {bench}.{function}(*sys.argv[1:])"
    command = [sys.executable, "-c", code, *map(str, args)]
    done = subprocess.run(command, check=True, capture_output=True, cwd=ROOT, text=True)
    return [float(each) for each in done.stdout.split()]

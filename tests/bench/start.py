"""Starting up: importing the bot beside importing only the libraries that it cannot do without."""

import os
import subprocess
import sys
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from rich.progress import track

OURS = "import bot.app"
THEIRS = "import discord, aiosqlite, PIL.Image"
ROUNDS = 25

# The interpreter's own start is no part of it, and neither is its end.
TIMED = "from time import process_time as now; start = now(); {}; print(now() - start)"


def seconds(imports: str, cache: str) -> float:
    """Processor time of some imports in a fresh interpreter."""
    command = [sys.executable, "-W", "ignore", "-c", TIMED.format(imports)]
    # Libraries are compiled when they are installed, so our modules must be compiled too, on any machine.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    done = subprocess.run(command, check=True, capture_output=True, env=environment)
    return float(done.stdout)


def main() -> None:
    with TemporaryDirectory() as cache:
        seconds(OURS, cache), seconds(THEIRS, cache)  # both compiled, and in the disk's cache
        rounds = track(range(ROUNDS), transient=True)
        pairs = [(seconds(OURS, cache), seconds(THEIRS, cache)) for _ in rounds]
    low, middle, high = quantiles([ours / theirs for ours, theirs in pairs], n=4)
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    print(
        f"  {ours * 1e3:.0f} ms against {theirs * 1e3:.0f} ms:"
        f" ratio {middle:.2f} (middle half {low:.2f} to {high:.2f})"
    )

"""Starting up: importing the bot beside importing only the libraries that it cannot do without."""

import subprocess
import sys
from statistics import median, quantiles

from rich.progress import track

OURS = "import bot.app"
THEIRS = "import discord, aiosqlite, PIL.Image"
ROUNDS = 25

# The interpreter's own start is no part of it, and neither is its end.
TIMED = "from time import process_time as now; start = now(); {}; print(now() - start)"


def seconds(imports: str) -> float:
    """Processor time of some imports in a fresh interpreter."""
    command = [sys.executable, "-W", "ignore", "-c", TIMED.format(imports)]
    return float(subprocess.run(command, check=True, capture_output=True).stdout)


def main() -> None:
    seconds(OURS), seconds(THEIRS)  # both compiled, and in the disk's cache
    pairs = [(seconds(OURS), seconds(THEIRS)) for _ in track(range(ROUNDS), transient=True)]
    low, middle, high = quantiles([ours / theirs for ours, theirs in pairs], n=4)
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    print(
        f"  {ours * 1e3:.0f} ms against {theirs * 1e3:.0f} ms:"
        f" ratio {middle:.2f} (middle half {low:.2f} to {high:.2f})"
    )

"""Starting up: importing the bot beside importing only the libraries that it cannot do without."""

import os
import subprocess
import sys
from tempfile import TemporaryDirectory

from rich.progress import track

from tests.bench.measurement import Measurement
from tests.bench.timing import comparison

FULL, TINY = 25, 2  # rounds
OURS = "import bot.app"
LIBRARIES = "import discord, aiosqlite, PIL.Image"

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


def main(rounds: int) -> list[Measurement]:
    with TemporaryDirectory() as cache:
        seconds(OURS, cache), seconds(LIBRARIES, cache)  # both compiled, and in the disk's cache
        pairs = [
            (seconds(OURS, cache), seconds(LIBRARIES, cache)) for _ in track(range(rounds), transient=True)
        ]
    compared = comparison(pairs)
    print(f"  {compared.ours * 1e3:.0f} ms against {compared.theirs * 1e3:.0f} ms: {compared}")
    return [Measurement("importing the bot, times its libraries alone", compared.ratio, at_most=1.25)]

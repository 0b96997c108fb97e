"""A campaign of faults against the real bot: `make faults`, or `python -m tests.faults --minutes 5 --seed 7`.

Every round plays a few moves while something fails; then nothing answered may be lost, nothing may be told
twice or out of order, and every log must lead to its position.
"""

import asyncio
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.local.server import Server
from tests.faults import several
from tests.faults.campaign import Campaign, LostError, people_wait, print_summary
from tests.faults.troubles import TROUBLES, Trouble


async def run(folder: Path, seed: int, seconds: float, troubles: tuple[Trouble, ...] = TROUBLES) -> Campaign:
    """Every trouble at least once, in a random order, again and again until the time is up."""
    with people_wait():
        async with Server(seed=seed) as server:
            return await _run(Campaign(folder, server, seed), seconds, troubles)


async def _run(campaign: Campaign, seconds: float, troubles: tuple[Trouble, ...]) -> Campaign:
    end = time.monotonic() + seconds
    try:
        await campaign.restart()
        while not campaign.done or time.monotonic() < end:
            for trouble in campaign.rng.sample(troubles, len(troubles)):
                await campaign.open_tables()
                campaign.done[trouble.__name__.replace("_", " ")] += 1
                await trouble(campaign)
                await campaign.settle()
    finally:
        print_summary(campaign)
        await campaign.bot.kill()
    return campaign


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="how long, at least (5)")
    parser.add_argument("--seed", type=int, default=0, help="another number plays other games (0)")
    parser.add_argument("--postgres", action="store_true", help="two processes that share a PostgreSQL")
    parser.add_argument("--kills", type=int, default=200, help="how many, of either process (200)")
    parser.add_argument("--outage", type=float, default=30, help="seconds without the PostgreSQL (30)")
    parsed = parser.parse_args()
    try:
        with TemporaryDirectory() as folder:
            if parsed.postgres:
                asyncio.run(several.run(Path(folder), parsed.seed, parsed.kills, parsed.outage))
            else:
                asyncio.run(run(Path(folder), parsed.seed, 60 * parsed.minutes))
    except LostError as error:
        sys.exit(f"LOST: {error}")
    print("Nothing was lost, nothing was told twice or out of order, every log leads to its position.")


if __name__ == "__main__":
    main()

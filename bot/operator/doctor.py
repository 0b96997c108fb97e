"""`tessera doctor`: what a bot needs, each line ok or wrong, with how to mend it."""

import asyncio
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import as_file, files
from pathlib import Path
from typing import TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import aiohttp
from discord.http import Route
from msgspec import Struct
from PIL import ImageFont

from bot.operator.console import output
from bot.runtime.worker_pool import WorkerPool
from bot.storage import catalog
from bot.storage.database import Place
from bot.storage.errors import StorageError, StorageMissing
from bot.storage.maintenance import soundness
from bot.storage.maintenance.access import open_to_read
from bot.storage.postgres.address import Address

Version: TypeAlias = tuple[int, ...]

OLDEST_PYTHON = (3, 11)
ROOM = 200 << 20  # bytes that should be free, besides room for another copy of the database
PATIENCE = 10.0  # seconds for Discord or a worker process to answer
DRIFT = 30.0  # seconds by which the clock may be wrong
SERVER = "SELECT current_setting('server_version'), pg_database_size(current_database())"
OF_OTHERS = 0o077  # permissions that other users of the machine should not have


class Line(Struct, frozen=True):
    """One thing that was looked at; without a verdict if it could not be told."""

    what: str
    is_ok: bool | None = True
    remedy: str = ""


def doctor(place: Place, token: str | None) -> None:
    """Print every line, and exit with 1 if anything is wrong."""
    lines = []
    for line in examined(place, token):
        lines.append(line)
        verdict = {True: "ok", False: "WRONG", None: "-"}[line.is_ok]
        output().print(f"{verdict:6} {line.what}" + (f"\n       {line.remedy}" if line.remedy else ""))
    if any(line.is_ok is False for line in lines):
        sys.exit(1)


def examined(place: Place, token: str | None) -> Iterator[Line]:
    """All that a bot with this database needs."""
    yield python(sys.version_info[:3])
    yield from libraries(requirements(place))
    yield from asyncio.run(discord_lines(token))
    yield from file_and_disk(place) if isinstance(place, Path) else server(place)
    yield clock(place)
    yield time_zones()
    yield from fonts()
    yield asyncio.run(workers())


def python(found: Version) -> Line:
    name = ".".join(map(str, found))
    if found >= OLDEST_PYTHON:
        return Line(f"Python {name}")
    return Line(f"Python {name} is too old", False, "Install Python 3.11 or newer.")


# Libraries.


def requirements(place: Place) -> list[str]:
    """What has to be installed; the library for PostgreSQL only where the database is on a server."""
    wanted = requires("tessera") or ()
    return [each for each in wanted if "extra ==" not in each or not isinstance(place, Path)]


def libraries(requirements: Sequence[str]) -> Iterator[Line]:
    """The version of each library against the bounds that Tessera was tested with."""
    for requirement in requirements:
        name = re.split(r"[\[<>=; ]", requirement, maxsplit=1)[0]
        bounds = re.sub(r"^\[.*?\]", "", requirement.removeprefix(name))
        yield library(name, bounds.partition(";")[0].strip())


def library(name: str, bounds: str) -> Line:
    try:
        found = version(name)
    except PackageNotFoundError:
        return Line(f"{name} is not installed", False, f"pip install '{name}{bounds}'")
    if fits(found, bounds):
        return Line(f"{name} {found}")
    return Line(f"{name} {found} is not {bounds}", False, f"pip install '{name}{bounds}'")


def fits(found: str, bounds: str) -> bool:
    """Whether a version is within bounds like `>=1.2,<2`."""
    comparisons = re.findall(r"(>=|<)\s*([\d.]+)", bounds)
    return all((_release(found) >= _release(bound)) is (sign == ">=") for sign, bound in comparisons)


def _release(name: str) -> Version:
    """The numbers of a version, without what marks it as not final."""
    numbers = re.match(r"\d+(\.\d+)*", name)
    return tuple(map(int, numbers[0].split("."))) if numbers else ()


# Discord.


async def discord_lines(token: str | None) -> list[Line]:
    """Whether Discord accepts the token, and whether its clock is ours."""
    if not token:
        return [Line("no DISCORD_TOKEN: the bot would serve a chat on this machine", None)]
    headers = {"Authorization": f"Bot {token}"}
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session,
            session.get(f"{Route.BASE}/users/@me", headers=headers) as answer,
        ):
            return [token_verdict(answer.status), drift(answer.headers.get("Date"))]
    except (aiohttp.ClientError, TimeoutError, OSError):
        return [Line("Discord cannot be reached, so the token was not checked", None, "Check the network.")]
    except ValueError:  # of a header
        return [Line("the token is no token", False, "Copy it again from Discord's developer portal.")]


def token_verdict(status: int) -> Line:
    if status == 200:
        return Line("Discord accepts the token")
    if status == 401:
        return Line("Discord refuses the token", False, "Reset it in Discord's developer portal.")
    return Line(f"Discord answers {status}, so the token was not checked", None, "Try again later.")


def drift(date: str | None) -> Line:
    if date is None:
        return Line("Discord does not tell the time", None)
    drift = time.time() - parsedate_to_datetime(date).timestamp()
    if abs(drift) <= DRIFT:
        return Line("the clock agrees with Discord's")
    return Line(f"the clock is {drift:+.0f} s off", False, "Synchronize it, for example with chrony.")


# The machine.


def file_and_disk(path: Path) -> Iterator[Line]:
    yield folder(path.parent)
    yield from database(path)
    yield disk(path)


def server(address: Address) -> Iterator[Line]:
    """Whether the database on a server can be used; `tessera verify` replays its games."""
    try:
        with open_to_read(address) as db:
            catalog.require_current(db)
            [version, size] = db.execute(SERVER).fetchone()
    except StorageMissing:
        yield Line("there are no tables in the database yet; the bot creates them", None)
    except StorageError as error:
        yield Line(str(error), False, "Ask whoever runs the server, or correct the address.")
    else:
        yield Line(f"{address} has {size:,} bytes, on PostgreSQL {version}")


def folder(path: Path) -> Line:
    """The folder of the database, which only its owner should read."""
    if not path.is_dir():
        return Line(f"{path} does not exist yet; the bot creates it", None)
    if not os.access(path, os.R_OK | os.W_OK | os.X_OK):
        return Line(f"{path} cannot be written", False, f"Run the bot as the owner of {path}.")
    exposed = [str(each) for each in (path, *path.glob("*.sqlite*")) if each.stat().st_mode & OF_OTHERS]
    if exposed:
        return Line(f"other users can read {exposed[0]}", False, f"chmod go= {' '.join(exposed)}")
    return Line(f"{path} is writable, and its owner's alone")


def database(path: Path) -> Iterator[Line]:
    """Whether the file can be used, without replaying its games: `tessera verify` does that."""
    try:
        with open_to_read(path) as db:
            faults, orphans = catalog.page_faults(db), catalog.orphans(db)
            catalog.require_current(db)
    except StorageMissing:
        yield Line("there is no database yet; the bot creates it", None)
    except StorageError as error:
        yield Line(str(error), False, "See above, or restore a backup: tessera restore FILE")
    else:
        size = path.stat().st_size
        yield (
            Line(f"the database has {size:,} bytes and no fault")
            if not (faults or orphans)
            else Line(f"the database has {len(faults) + len(orphans)} faults", False, "tessera verify")
        )


def disk(path: Path) -> Line:
    """Room for new games, and for a copy of the database."""
    here = next(each for each in path.parents if each.is_dir())
    free = shutil.disk_usage(here).free
    wanted = ROOM + (path.stat().st_size if path.is_file() else 0)
    if free >= wanted:
        return Line(f"{free / 1e9:.1f} GB are free on the disk")
    return Line(
        f"only {free / 1e6:.0f} MB are free on the disk", False, "Make room; `tessera archive` helps."
    )


def clock(place: Place) -> Line:
    """No game can have been played in the future."""
    try:
        with open_to_read(place) as db:
            newest = soundness.newest_entry(db)
    except StorageError:
        newest = 0
    if time.time() >= newest:
        return Line("the clock is not behind the last move")
    return Line("the clock is behind the last move", False, "Set it, or let it be synchronized.")


def time_zones() -> Line:
    try:
        ZoneInfo("Europe/Warsaw")
    except ZoneInfoNotFoundError:
        return Line("there are no time zones", False, "pip install tzdata")
    return Line("time zones are known")


def fonts() -> Iterator[Line]:
    """The fonts of all pictures."""
    for font in sorted((files("render") / "fonts").iterdir(), key=lambda each: each.name):
        if not font.name.endswith(".ttf"):
            continue
        try:
            with as_file(font) as path:
                ImageFont.truetype(path, 20).getbbox("ąęł")
        except OSError as error:
            yield Line(f"{font.name} cannot be read: {error}", False, "Install Tessera again.")
        else:
            yield Line(f"{font.name} can be drawn")


async def workers() -> Line:
    """Pictures are drawn in processes of their own."""
    try:
        async with asyncio.timeout(PATIENCE):
            worker = await WorkerPool(1, niceness=0).run(os.getpid)
    except (OSError, TimeoutError) as error:
        return Line(f"no worker process starts: {error!r}", False, "Allow more processes and memory.")
    return Line("worker processes start") if worker != os.getpid() else Line("no worker process", False)

"""People play on the loopback Discord while the bot is killed and everything around it fails."""

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from tests.chat.match import has_button, shows
from tests.faults.checker import problems
from tests.faults.witness import Press, Witness

ROOT = Path(__file__).parents[2]
PAIRS = (("Ada", "Bruno"), ("Celina", "Dawid"))
MADE = "laid it on level"  # in the answer to a move that was made
ANSWER_SECONDS = 8.0
PATIENCE = 150  # seconds until everything is announced after the last fault
TO_ACT = """
    SELECT person, tables.revision FROM tables JOIN open_turns ON table_id = id
    WHERE id = ? AND status = 'playing'
"""


@contextmanager
def people_wait(seconds: float = ANSWER_SECONDS) -> Iterator[None]:
    """How long for an answer: by default longer than on Discord, because a busy machine is no fault."""
    with ExitStack() as stack:
        for module in ("bot.local.interactions", "bot.local.people.person"):
            stack.enter_context(patch(f"{module}.FIRST_RESPONSE_SECONDS", seconds))
        yield


class LostError(Exception):
    """Something was lost, doubled or mixed up, or the bot did not come back."""


class BotProcess:
    """The bot, which can be killed and started again."""

    def __init__(self, database: str, server: Server, seed: int, *shards: str) -> None:
        self._arguments = (database, server.port, server.token, seed, *shards)
        self._server = server
        self._process: asyncio.subprocess.Process | None = None
        self._ordering = asyncio.Lock()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> bool:
        """Start it, and wait until it is ready; false if it refuses."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.faults.bot_process",
            *map(str, self._arguments),
            cwd=ROOT,
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self._process.stdout
        if await self._process.stdout.readline() == b"ready\n":
            return True
        await self._process.wait()
        return False

    async def order(self, line: str) -> None:
        """Give an order, and wait until it is obeyed."""
        assert self._process
        assert self._process.stdin
        assert self._process.stdout
        async with self._ordering:
            self._process.stdin.write(f"{line}\n".encode())
            await self._process.stdout.readline()

    async def wait(self, seconds: float) -> bool:
        """Wait for its end; whether it has ended."""
        assert self._process
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._process.wait()
        return not self.is_running

    async def kill(self) -> None:
        if self._process and self.is_running:
            self._process.kill()
        if self._process:
            await self._process.wait()
        await self._server.world.until(lambda: not self._server.gateway.online)


class Campaign:
    """Two tables, the bot, and a witness of everything."""

    def __init__(self, folder: Path, server: Server, seed: int) -> None:
        self.database = folder / "tables.sqlite"
        self.server = server
        self.rng = Random(seed)
        self.bot = BotProcess(str(self.database), server, seed)
        self.witness = Witness()
        self.done: Counter[str] = Counter()  # what was done to the bot, and how often
        self.failures: Counter[str] = Counter()  # what people were not answered, or could not do
        self.tables: dict[tuple[str, str], int] = {}
        server.world.subscribe(self.witness.notice)

    # People.

    async def open_tables(self) -> None:
        """Give each pair a table in play; a new one when their game is over."""
        for pair in PAIRS:
            if pair not in self.tables or not self.read(TO_ACT, self.tables[pair]):
                self.tables[pair] = await self._open_table(*map(self.server.person, pair))

    async def _open_table(self, host: Person, guest: Person) -> int:
        before = {message["id"] for message in host.screen()}
        await host.slash("/game new", game="akropolis", seats=2)
        lobby = await host.sees(lambda m: m["id"] not in before and has_button("Join")(m))
        number = int(screen.buttons(lobby)[0]["custom_id"].split(":")[1])
        await guest.click("Join", message=lobby["id"])
        await guest.sees(shows(lobby["id"], f"2. <@{guest.id}>"))
        await host.click("Start", message=lobby["id"])
        await self.server.world.until(lambda: any(post.table == number for post in self.witness.posts))
        return number

    async def play(self, moves: int, *, fuse: int = 0) -> None:
        """Every pair tries to make so many moves, at the same time."""
        await asyncio.gather(*(self._play(table, moves, fuse) for table in self.tables.values()))

    async def _play(self, table: int, moves: int, fuse: int) -> None:
        for _ in range(moves):
            try:
                await self._move(table, fuse)
            except CannotDo as error:  # Nobody answers, or the panel is not there.
                self.failures[str(error).partition("\n")[0]] += 1

    async def _move(self, table: int, fuse: int) -> None:
        for person_id, revision in self.read(TO_ACT, table):
            person = self.server.person(str(person_id))
            choices = await person.autocomplete("/move", table=table, move="")
            if not choices:
                return
            preview = await person.slash("/move", table=table, move=self.rng.choice(choices)["value"])
            await self._confirm(person, preview, Press(table, revision, person_id, ""), fuse)

    async def _confirm(self, person: Person, preview: dict[str, object], press: Press, fuse: int) -> None:
        for button in screen.buttons(preview):
            if button["custom_id"].startswith("do:"):
                _, _, revision, path = button["custom_id"].split(":")
                press.revision, press.move = int(revision), path.replace("/", " ")
                self.witness.presses.append(press)
                if fuse:
                    await self.bot.order(f"fuse {fuse}")
                answer = await person.click(button["custom_id"], message=str(preview["id"]))
                press.is_answered = MADE in screen.words(answer)
                return

    # Checking.

    def read(self, statement: str, *parameters: int) -> list[tuple[int, ...]]:
        """Rows of the file; none while it cannot be read."""
        try:
            with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True, timeout=10)) as db:
                return db.execute(statement, parameters).fetchall()
        except sqlite3.Error:
            return []

    async def restart(self) -> None:
        """Kill the bot if it runs. Discord has forgotten nonces when it is back."""
        await self.bot.kill()
        self.server.world._nonces.clear()
        if not await self.bot.start():
            raise LostError("The bot does not start.")

    async def settle(self) -> None:
        """End all faults, bring the bot back, and wait until all is announced; then look for losses."""
        self.server.faults.clear()
        if not self.bot.is_running:
            await self.restart()
        await self._wait_until_sound()

    async def _wait_until_sound(self) -> None:
        found: list[str] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while found := self.problems():  # noqa: ASYNC110 - what the bot does is no event here
                    await asyncio.sleep(0.3)
        if found:
            raise LostError("; ".join(found))

    def problems(self) -> list[str]:
        try:
            return [*problems(self.database, self.witness.presses, self.witness.posts)]
        except sqlite3.Error as error:
            return [str(error)]


def print_summary(campaign: Campaign) -> None:
    for what, many in sorted((campaign.done + campaign.failures).items()):
        print(f"{many:6} times {what}")
    presses, posts = len(campaign.witness.presses), len(campaign.witness.posts)
    answered = campaign.witness.answered
    print(f"{presses} moves were pressed, {answered} answered; {posts} messages were posted.")

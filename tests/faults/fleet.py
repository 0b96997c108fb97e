"""Two processes of one bot, a PostgreSQL, and people on the servers of both shards."""

import asyncio
from pathlib import Path

import psycopg

from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.local.world import WorldSetup
from bot.local.world.json_types import Payload
from tests.chat.match import has_button, next_panel, shows, suggested
from tests.faults.campaign import MADE, PAIRS, TO_ACT, BotProcess, Campaign, LostError
from tests.faults.checker import server_problems
from tests.faults.witness import Press
from tests.postgres import Cluster

PROCESSES = 2
PATIENCE = 8  # seconds for a panel; a process that was killed shows none
WORLD = WorldSetup(more_guilds=("Second",))


class ShardProcess(BotProcess):
    """The process of one shard."""

    def __init__(self, database: str, server: Server, seed: int, shard: int) -> None:
        super().__init__(database, server, seed + shard, f"{shard}/{PROCESSES}")
        self.shard = shard
        self.is_ready = False

    async def start(self) -> bool:
        self.is_ready = False
        self.is_ready = await super().start()
        return self.is_ready

    @property
    def is_connected(self) -> bool:
        sessions = (each.session for each in self._server.gateway.connections)
        return any(session and session.shard[0] == self.shard for session in sessions)

    async def kill(self) -> None:
        if self._process and self.is_running:
            self._process.kill()
        if self._process:
            await self._process.wait()
        await self._server.world.until(lambda: not self.is_connected)

    async def terminate(self) -> None:
        """Stop it as a service manager does; its standard input is closed, which ends it in order."""
        assert self._process
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()


class Fleet(Campaign):
    """A campaign against two processes."""

    def __init__(self, folder: Path, server: Server, cluster: Cluster, address: str, seed: int) -> None:
        super().__init__(folder, server, seed)
        self.cluster = cluster
        self.address = address
        self._seed = seed
        self.bots = [self.process(shard) for shard in range(PROCESSES)]
        self.homes = dict(zip(PAIRS, server.world.guilds, strict=True))  # the server of each pair

    def process(self, shard: int) -> ShardProcess:
        return ShardProcess(self.address, self.server, self._seed, shard)

    def at_home(self, name: str) -> Person:
        """A person who looks at the channel of their pair's server."""
        person = self.server.person(name)
        guild = next(self.homes[pair] for pair in PAIRS if name in pair)
        channels = self.server.world.channels.values()
        person.channel = next(each["id"] for each in channels if each.get("guild_id") == guild)
        return person

    # What people do.

    async def open_tables(self) -> None:
        for pair in PAIRS:
            if pair not in self.tables or not self.read(TO_ACT, self.tables[pair]):
                self.tables[pair] = await self._open_table(*map(self.at_home, pair))

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

    async def _move(self, table: int, fuse: int) -> None:
        """One move, in the thread or from the direct messages, which the first shard gets."""
        for person_id, revision in self.read(TO_ACT, table):
            person = self.server.person(str(person_id))
            person.patience = PATIENCE
            panel = await self.open_panel(person, table, direct=self.rng.random() < 0.5)
            for _ in range(10):
                press = Press(table, revision, person_id, "")
                if await self._press(person, panel, press, fuse):
                    return
                panel = await next_panel(person, panel)

    async def open_panel(self, person: Person, table: int, *, direct: bool) -> Payload:
        if direct:
            person.channel = self.server.world.direct_channel(person.id)["id"]
            shown = await person.slash("/games")
        else:
            shown = self._card(table)
            person.channel = shown["channel_id"]
        buttons = (each.get("custom_id", "") for each in screen.buttons(shown))
        button = next((each for each in buttons if each.startswith(f"play:{table}:")), None)
        if button is None:
            raise CannotDo("There is no button to play.")
        await person.click(button, message=shown["id"])
        return await next_panel(person)

    def _card(self, table: int) -> Payload:
        for message in [*self.server.world.messages.values()][::-1]:
            ids = (each.get("custom_id", "") for each in screen.buttons(message))
            if not message["flags"] & 64 and any(each.startswith(f"play:{table}:") for each in ids):
                return message
        raise CannotDo("There is no card.")

    async def _press(self, person: Person, panel: Payload, press: Press, fuse: int) -> bool:
        """Press what the panel suggests; whether that was Confirm."""
        button = suggested(panel)
        is_confirm = button.startswith("do:")
        if is_confirm:
            _, _, revision, path = button.split(":")
            press.revision, press.move = int(revision), path.replace("/", " ")
            self.witness.presses.append(press)
            if fuse:
                await self.light_fuse(fuse)
        answer = await person.click(button, message=str(panel["id"]))
        press.is_answered = is_confirm and MADE in screen.words(answer)
        return is_confirm

    async def light_fuse(self, steps: int) -> None:
        """Either process is killed after so many steps of its event loop."""
        bot = self.rng.choice(self.bots)
        if (
            bot.is_ready and bot.is_running
        ):  # One that starts says so on the line that an order would wait for.
            await bot.order(f"fuse {steps}")

    # Checking.

    def read(self, statement: str, *parameters: int) -> list[tuple[int, ...]]:
        try:
            with psycopg.connect(self.address, connect_timeout=3) as db:
                return db.execute(
                    statement.replace("%", "%%").replace("?", "%s").encode(), parameters
                ).fetchall()
        except psycopg.Error:
            return []

    async def restart(self) -> None:
        """Start the processes that do not run."""
        dead = [bot for bot in self.bots if not bot.is_running]
        if not all(await asyncio.gather(*(bot.start() for bot in dead))):
            raise LostError("A process does not start.")

    async def stop(self) -> None:
        for bot in self.bots:
            await bot.kill()

    async def settle(self) -> None:
        self.server.faults.clear()
        await self.restart()
        await self._wait_until_sound()

    def problems(self) -> list[str]:
        ended = [f"process {bot.shard} has ended" for bot in self.bots if not bot.is_running]
        try:
            return [*ended, *server_problems(self.address, self.witness.presses, self.witness.posts)]
        except psycopg.Error as error:
            return [str(error)]

"""A throw-away PostgreSQL: a cluster of its own in a new folder, on a Unix socket only."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from pwd import getpwnam
from tempfile import TemporaryDirectory

import psycopg
import pytest

from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import connect
from bot.storage.postgres.schema import migrate

INSTALLED = Path("/usr/lib/postgresql")  # where Debian has it, by version
OWNER = "postgres"  # the user that runs a server where the tests run as root, which PostgreSQL refuses
TEMPLATE = "template_tessera"
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "64MB",
    "log_min_messages": "panic",
}
# What a crash of the machine would take is no concern of a test.
CARELESS = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}


def programs() -> Path | None:
    """The folder of initdb and postgres, of the newest version that is installed."""
    versions = [each for each in INSTALLED.glob("*") if (each / "bin" / "initdb").exists()]
    newest = max(versions, key=lambda each: float(each.name), default=None)
    return newest and newest / "bin"


def why_missing() -> str | None:
    """Why no server can be started here; none if one can."""
    if programs() is None:
        return f"PostgreSQL is not installed in {INSTALLED}"
    if os.geteuid() == 0:
        try:
            getpwnam(OWNER)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {OWNER}"
    return None


class Cluster:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._settings = settings
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self._user = OWNER if os.geteuid() == 0 else None
        self._run(
            "initdb", "--auth=trust", "--username=tessera", "--no-sync", "--encoding=UTF8", "--locale=C"
        )

    def _command(self, program: str, *arguments: str) -> list[str]:
        folder = programs()
        assert folder
        return [str(folder / program), "-D", str(self.folder / "data"), *arguments]

    def _run(self, program: str, *arguments: str) -> None:
        command = self._command(program, *arguments)
        subprocess.run(command, check=True, user=self._user, cwd=self.folder, capture_output=True)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        command = self._command("postgres", "-k", str(self.folder), *settings)
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, user=self._user, cwd=self.folder, stderr=log, stdout=log
            )
        # If this process is killed, its end of the pipe is closed, and the shell stops the server.
        watch = ["/bin/sh", "-c", f"read _; kill -INT {self._process.pid}"]
        self._watcher = subprocess.Popen(watch, stdin=subprocess.PIPE)
        for _ in range(200):
            with suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres").url):
                return
            time.sleep(0.05)
        raise TimeoutError((self.folder / "log").read_text("utf-8"))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends its connections, SIGQUIT is as good as a crash."""
        if self._process and self._watcher:
            self._watcher.kill()
            self._watcher.communicate()
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def address(self, name: str) -> Address:
        return Address(f"postgresql://tessera@/{name}?host={self.folder}")

    def execute(self, *statements: str) -> None:
        with psycopg.connect(self.address("postgres").url, autocommit=True) as db:
            for statement in statements:
                db.execute(statement.encode())

    def prepare(self) -> None:
        """Make the template that new databases are copied from."""
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        db = connect(self.address(TEMPLATE))
        migrate(db)
        db.driver.close()

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[Address]:
        """A database of its own; it is dropped with whatever is still connected to it."""
        name = f"test_{next(self._names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.address(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def running_cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A new server until the block ends; a durable one waits for the disk, as a real one does."""
    with TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        folder = Path(name)  # short: the path of a socket has 107 characters at most
        if os.geteuid() == 0:
            os.chown(folder, getpwnam(OWNER).pw_uid, getpwnam(OWNER).pw_gid)
        cluster = Cluster(folder, SETTINGS if durable else SETTINGS | CARELESS)
        cluster.start()
        try:
            cluster.prepare()
            yield cluster
        finally:
            cluster.stop()


def require_postgres() -> None:
    if why := why_missing():
        pytest.skip(why)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One server for all tests of this process."""
    require_postgres()
    with running_cluster() as started:
        yield started


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[Address]:
    """A new database of the current schema."""
    with cluster.database() as address:
        yield address


@pytest.fixture
def empty_postgres(cluster: Cluster) -> Iterator[Address]:
    """A new database without tables."""
    with cluster.database("template0") as address:
        yield address

"""The wheel, installed into an empty environment, serves the chat page without the repository."""

import re
import shutil
import site
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "data", "engines", "render")
SOURCES = (*PACKAGES, "pyproject.toml", "README.md", "LICENSE")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
PATIENCE = 60  # seconds
NOT_SHIPPED = re.compile(r"__pycache__|\.pyc$")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, because building writes into the sources."""
    folder = tmp_path_factory.mktemp("build")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder)
    build = [
        *PIP,
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
        "--wheel-dir",
        str(folder / "out"),
        str(folder),
    ]
    subprocess.run(build, check=True, cwd=folder)
    [built] = (folder / "out").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the locked libraries of this one, and Tessera from the wheel alone."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    [packages] = (folder / "lib").glob("python*/site-packages")
    # Path files of a folder that is added in this way are not read, so the editable install is not found.
    (packages / "libraries.pth").write_text("\n".join(site.getsitepackages()))
    subprocess.run(
        [*PIP, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)], check=True
    )
    return folder


def test_the_wheel_has_every_file_of_the_packages(wheel: Path) -> None:
    files = {
        str(each.relative_to(ROOT))
        for package in PACKAGES
        for each in (ROOT / package).rglob("*")
        if each.is_file() and not NOT_SHIPPED.search(str(each))
    }
    with zipfile.ZipFile(wheel) as archive:
        assert files <= set(archive.namelist())


@contextmanager
def serving(environment: Path, folder: Path) -> Iterator[str]:
    """`tessera run` in an empty folder; the address of its page."""
    command = [
        str(environment / "bin" / "tessera"),
        "run",
        "--data",
        str(folder / "data"),
        "--port",
        "0",
        "--no-browser",
        "--backup-every",
        "1s",
    ]
    process = subprocess.Popen(command, cwd=folder, env={}, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        [address] = re.findall(r"http://127.0.0.1:\d+/", process.stdout.readline())
        yield address
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_it_runs_without_the_repository(environment: Path, tmp_path: Path) -> None:
    asked = "import bot, data, engines, render as r; print(*(m.__path__[0] for m in (bot, data, engines, r)))"
    found = subprocess.run(
        [environment / "bin" / "python", "-c", asked],
        cwd=tmp_path,
        env={},
        check=True,
        capture_output=True,
        text=True,
    )
    assert all(each.startswith(str(environment)) for each in found.stdout.split())
    with serving(environment, tmp_path) as address, urllib.request.urlopen(address, timeout=30) as page:  # noqa: S310
        assert page.status == 200
        html = page.read().decode()
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', html)
        assert parts
        for path in parts:
            with urllib.request.urlopen(address.rstrip("/") + path, timeout=30) as part:  # noqa: S310
                assert part.status == 200


def test_backups_are_made_by_schedule_and_can_be_restored(environment: Path, tmp_path: Path) -> None:
    backups = tmp_path / "data" / "local" / "backups"
    with serving(environment, tmp_path):
        until = time.monotonic() + PATIENCE
        while not (found := [*backups.glob("tables-*.sqlite")]):
            assert time.monotonic() < until
            time.sleep(0.2)
    for command in (["restore", str(found[0])], ["verify"]):
        tool = [str(environment / "bin" / "tessera"), *command, "--data", str(tmp_path / "other")]
        subprocess.run(tool, cwd=tmp_path, env={}, check=True, capture_output=True)


def test_its_tools_run(environment: Path, tmp_path: Path) -> None:
    """Games, sentences, fonts and schema come with it."""
    command = [str(environment / "bin" / "tessera"), "doctor", "--data", str(tmp_path / "none")]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, check=False)
    assert "WRONG" not in done.stdout, done.stdout
    assert (done.returncode, done.stderr) == (0, "")
    assert ".ttf can be drawn" in done.stdout

"""A game in a package of its own: installed as any package is, found by its entry point, and played.

`package/` holds the whole game. It runs in an interpreter of its own, since games are found when the bot
starts.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "package"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example game, as pip installs it."""
    folder, source = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("source")
    # Built from a copy: setuptools writes beside what it builds.
    subprocess.run(["cp", "-r", f"{PACKAGE}/.", source], check=True)
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", folder]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, source], check=True)
    return folder


def run(installed: Path, *command: str) -> str:
    """What a command prints, with the example game installed."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(installed), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_is_one_of_the_games(installed: Path) -> None:
    listed = run(installed, "-c", "import engines; print(*engines.games())").split()
    assert listed[-1] == "harbour"
    assert len(listed) > 1


def test_the_command_line_plays_it(installed: Path) -> None:
    told = run(installed, "-m", "bot", "simulate", "harbour", "--seats", "6", "--games", "2")
    assert "harbour" in told.lower() or "#6" in told


def test_the_laws_hold_for_it(installed: Path) -> None:
    """The same laws as for every game; they take it up by themselves."""
    laws = ("tests/laws", "tests/render/test_pictures.py")
    told = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *laws, "-k", "harbour")
    assert "passed" in told


def test_it_is_played_through_the_chat(installed: Path) -> None:
    chat = "tests/example/play_in_chat.py"
    told = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", chat)
    assert "2 passed" in told

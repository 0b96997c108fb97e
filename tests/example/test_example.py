"""A game in a package of its own: installed as any package is, found by its entry point, and played.

`package/` holds the whole game. It runs in an interpreter of its own, since games are found when the bot
starts.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "package"
MODULES = [
    *(f"tessera_harbour/{name}.py" for name in ("__init__", "game", "pictures")),
    "tessera_harbour/locale/en/harbour.ftl",
    "tessera_harbour/guides/harbour.json",
]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example game, as pip installs it."""
    folder = tmp_path_factory.mktemp("site")
    # Built from a copy, because setuptools writes into the folder that it builds.
    source = shutil.copytree(PACKAGE, tmp_path_factory.mktemp("source") / "package")
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(source)], check=True)
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
    output = run(installed, "-m", "bot", "simulate", "harbour", "--seats", "6", "--games", "2")
    [total] = [line for line in output.splitlines() if line.startswith("│ Total")]
    assert total.count("±") == 6  # a mean and its spread for each seat


PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
LAWS = tuple(
    f"tests/laws/test_{name}.py" for name in ("laws", "protocol", "players", "reasons", "scores", "guides")
)


def test_the_laws_hold_for_it(installed: Path) -> None:
    """The laws and the properties of pictures, unchanged, over this game alone."""
    tests = (*LAWS, "tests/render/test_pictures.py", "tests/render/test_legends.py")
    output = run(
        installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.example.only_harbour", *tests
    )
    assert int(re.findall(r"(\d+) passed", output)[-1]) > 40


def test_it_is_played_through_the_chat(installed: Path) -> None:
    output = run(installed, *PYTEST, "tests/example/play_in_chat.py")
    assert "3 passed" in output


@pytest.mark.parametrize("file", ["pyproject.toml", *sorted(MODULES)])
def test_the_page_shows_every_line(file: str) -> None:
    page = (Path(__file__).parent / "README.md").read_text("utf-8")
    [section] = [each for each in page.split("\n## ")[1:] if each.startswith(f"`{file}`\n")]
    shown = "\n".join(re.findall(r"```\w+\n(.*?)\n```", section, re.DOTALL))
    written = (PACKAGE / file).read_text("utf-8")
    assert [line for line in shown.splitlines() if line] == [line for line in written.splitlines() if line]

"""Games of other installed packages are found by the entry point group `tessera.games`."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import data
import engines
from engines.core import text
from engines.core.entry_points import GamePackageError, external_packages
from engines.core.text import Text, say

Install = Callable[..., None]

PACKAGE = """
class Trial:
    name = "trial"

GAME = Trial()
"""
SENTENCES = {"en": "trial-title = A trial\n", "pl": "trial-title = Próba\n"}
CACHES = (engines.games, external_packages, text._bundle, text._resources, text._pieces)


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Lays a package and its dist-info on sys.path, as an installer would."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def install(code: str = PACKAGE, value: str = "trial_game", name: str = "trial") -> None:
        package = tmp_path / "trial_game"
        package.mkdir()
        (package / "__init__.py").write_text(code, "utf-8")
        for language, sentences in SENTENCES.items():
            (package / "locale" / language).mkdir(parents=True)
            (package / "locale" / language / "trial.ftl").write_text(sentences, "utf-8")
        info = tmp_path / "trial_game-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: trial-game\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[tessera.games]\n{name} = {value}\n", "utf-8")
        forget()

    yield install
    for module in set(sys.modules) - before:
        del sys.modules[module]
    forget()


def test_an_installed_game_is_found_after_the_games_of_the_engines(install: Install) -> None:
    before = list(engines.games())
    install()
    assert list(engines.games()) == [*before, "trial"]
    assert engines.game("trial").name == "trial"


def test_the_package_of_an_installed_game_is_known(install: Install) -> None:
    install()
    assert engines.package_of("trial") == "trial_game"
    assert engines.package_of("akropolis") is None


def test_its_sentences_come_from_its_own_package(install: Install) -> None:
    install()
    assert [say(Text("trial-title"), language) for language in data.languages()] == ["A trial", "Próba"]
    assert "trial-title" in text.keys("pl")
    assert "akropolis-title" in text.keys("pl")


@pytest.mark.parametrize(
    ("code", "value", "why"),
    [
        ("import nowhere", "trial_game", r"cannot be imported: ModuleNotFoundError: .*nowhere"),
        ("GAME = 1 / 0", "trial_game", "cannot be imported: ZeroDivisionError"),
        ("", "missing_game", "cannot be imported: ModuleNotFoundError"),
        ("", "trial_game", "must name a package that exports GAME"),
        (PACKAGE, "trial_game:GAME", "must name a package"),
    ],
)
def test_a_broken_package_is_named_in_one_pieces(install: Install, code: str, value: str, why: str) -> None:
    install(code, value)
    with pytest.raises(GamePackageError) as broken:
        engines.games()
    assert str(broken.value).startswith(f"The game package '{value}' (entry point 'trial' of tessera.games) ")
    assert broken.match(why)
    assert "\n" not in str(broken.value)


def test_two_games_cannot_have_one_name(install: Install) -> None:
    install(PACKAGE.replace('"trial"', '"akropolis"'))
    with pytest.raises(
        GamePackageError, match="'trial_game' has a game 'akropolis', but there is one already"
    ):
        engines.games()

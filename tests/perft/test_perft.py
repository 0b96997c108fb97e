"""The numbers of legal moves, and their order, for fixed setups.

`python -m tests.perft` rewrites the files; read the difference before you commit it.
"""

from pathlib import Path

import pytest

import engines
from tests.perft.counting import perft_text, starts_in

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts_and_order_are_unchanged(file: Path) -> None:
    written = file.read_text("utf-8")
    assert perft_text(engines.game(file.stem), starts_in(written)) == written


def test_every_game_of_the_engines_has_a_file() -> None:
    assert {file.stem for file in FILES} == {
        name for name in engines.games() if engines.package_of(name) is None
    }

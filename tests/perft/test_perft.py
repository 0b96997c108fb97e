"""How many ways there are, and in which order they are offered, for fixed set-ups.

`python -m tests.perft` writes the files anew; read the difference before you keep it.
"""

from pathlib import Path

import pytest

import engines
from tests.perft.counting import counted, setups_in

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts_and_order_are_as_written(file: Path) -> None:
    written = file.read_text("utf-8")
    assert counted(engines.game(file.stem), setups_in(written)) == written


def test_every_game_has_a_file() -> None:
    assert {file.stem for file in FILES} == set(engines.games())

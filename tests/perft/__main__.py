"""Rewrite every perft file."""

from pathlib import Path

import engines
from tests.perft.counting import perft_text, starts_in

for file in Path(__file__).parent.glob("*.txt"):
    file.write_text(perft_text(engines.game(file.stem), starts_in(file.read_text("utf-8"))), "utf-8")

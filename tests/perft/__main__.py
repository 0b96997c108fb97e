"""Write every perft file anew."""

from pathlib import Path

import engines
from tests.perft.counting import counted, setups_in

for file in Path(__file__).parent.glob("*.txt"):
    file.write_text(counted(engines.game(file.stem), setups_in(file.read_text("utf-8"))), "utf-8")

"""Games that were saved by older versions, one save a line: `<game>-<version>.txt`."""

import json
from functools import cache
from pathlib import Path
from typing import Any

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@cache
def old_saves(name: str) -> tuple[dict[str, Any], ...]:
    """All old saves of a game, of every older version."""
    files = [file for file in FILES if file.stem.startswith(f"{name}-")]
    return tuple(json.loads(line) for file in files for line in file.read_text("utf-8").splitlines())

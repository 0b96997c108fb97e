"""The pictures of Akropolis."""

from collections.abc import Sequence

from engines.akropolis.state import State
from engines.core.game import View
from render.akropolis.city import city
from render.akropolis.market import market
from render.akropolis.table import table

PICTURES = {"city": city, "market": market, "table": table}


def showing(_view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """A tile is chosen from the market, and a place in the city."""
    return ("city",) if len(steps) > 1 else ("market", "city")

"""The pictures of Cities."""

from collections.abc import Sequence

from engines.cities.state import State
from engines.core.game import View
from render.cities.city import city
from render.cities.council import council
from render.cities.market import market
from render.cities.table import table

PICTURES = {"city": city, "market": market, "council": council, "table": table}


def showing(view: View[State], _steps: Sequence[str]) -> tuple[str, ...]:
    """Start tiles and slots are chosen from the board, and places in the district."""
    return ("city",) if view.state.hand else ("market",)

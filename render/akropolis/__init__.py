"""The pictures of Akropolis."""

from render.akropolis.city import city
from render.akropolis.market import market
from render.akropolis.table import table

PICTURES = {"city": city, "market": market, "table": table}


def showing(words: str) -> str:
    """A tile is chosen from the market, and a place in the city."""
    return "city" if len(words.split()) > 1 else "market"

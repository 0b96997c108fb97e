"""The pictures of Akropolis."""

from render.akropolis.city import city

PICTURES = {"city": city}


def showing(words: str) -> str:
    """A tile is chosen from the market, and a place in the city."""
    return "city" if len(words.split()) > 1 else "market"

"""Pictures of what a seat may see, as PNG files."""

from engines.core.game import AnyView
from render.catalogue import MissingPictures, pictures
from render.drawing.palette import MOST_SEATS
from render.gif import film
from render.leaderboard import Line, leaderboard
from render.requests import Painter, Picture, Pictures, RenderRequest

__all__ = [
    "MOST_SEATS",
    "Line",
    "MissingPictures",
    "Painter",
    "Picture",
    "Pictures",
    "RenderRequest",
    "draw",
    "film",
    "leaderboard",
    "pictures",
]


def draw(game: str, view: AnyView, request: RenderRequest) -> Picture:
    """One of the game's pictures."""
    return pictures(game).painter(request.picture)(view, request)

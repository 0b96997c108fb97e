"""Pictures of what a seat may see, as PNG files.

Pillow and the painters are imported when something is first drawn: the bot draws in worker processes, and
starts without them.
"""

from collections.abc import Sequence

from engines.core.game import AnyView
from render.catalogue import MissingPictures, pictures
from render.drawing.palette import MOST_SEATS
from render.requests import LeaderboardLine, Painter, Picture, Pictures, RenderRequest

__all__ = [
    "MOST_SEATS",
    "LeaderboardLine",
    "MissingPictures",
    "Painter",
    "Picture",
    "Pictures",
    "RenderRequest",
    "draw",
    "draw_film",
    "draw_leaderboard",
    "pictures",
]


def draw(game: str, view: AnyView, request: RenderRequest) -> Picture:
    """One of the game's pictures."""
    return pictures(game).painter(request.picture)(view, request)


def draw_film(frames: Sequence[bytes]) -> bytes:
    """PNGs one after another, as a GIF."""
    from render.gif import film  # noqa: PLC0415 - see above

    return film(frames)


def draw_leaderboard(title: str, headings: Sequence[str], lines: Sequence[LeaderboardLine]) -> bytes:
    """A PNG with the first few lines of a leaderboard."""
    from render.leaderboard import leaderboard  # noqa: PLC0415 - see above

    return leaderboard(title, headings, lines)

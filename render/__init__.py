"""Pictures of what a seat may see, as PNG files.

Pillow and the painters are imported when something is first drawn: the bot draws in worker processes, and
starts without them.
"""

from collections.abc import Mapping, Sequence

from engines.core.game import AnyView
from render.catalogue import MissingPictures, pictures
from render.charts.records import Category, Cell, PointsPlot, ScoreChart, Standing, Trophy, written
from render.drawing.palette import MOST_SEATS
from render.requests import (
    EmojiPainter,
    LeaderboardLine,
    Legend,
    LegendEntry,
    LegendPage,
    Painter,
    Picture,
    Pictures,
    RenderRequest,
)
from render.themes import Theme

__all__ = [
    "MOST_SEATS",
    "Category",
    "Cell",
    "LeaderboardLine",
    "Legend",
    "LegendEntry",
    "LegendPage",
    "MissingPictures",
    "Painter",
    "Picture",
    "Pictures",
    "PointsPlot",
    "RenderRequest",
    "ScoreChart",
    "Standing",
    "Theme",
    "Trophy",
    "draw",
    "draw_emoji",
    "draw_film",
    "draw_leaderboard",
    "draw_legend",
    "draw_points_plot",
    "draw_score_chart",
    "draw_trophy",
    "emoji_names",
    "legend_words",
    "pictures",
    "written",
]


def draw(game: str, view: AnyView, request: RenderRequest) -> Picture:
    """One of the game's pictures."""
    return pictures(game).painter(request.picture)(view, request)


def emoji_names(game: str | None) -> tuple[str, ...]:
    """The emoji of a game, or without one those that all games share."""
    return tuple(_emoji(game))


def draw_emoji(game: str | None, name: str) -> bytes:
    """An emoji as a PNG."""
    return _emoji(game)[name]()


def _emoji(game: str | None) -> Mapping[str, EmojiPainter]:
    from render.emoji import EMOJI  # noqa: PLC0415 - see above

    return EMOJI if game is None else pictures(game).emoji


def draw_film(frames: Sequence[bytes]) -> bytes:
    """PNGs one after another, as a GIF."""
    from render.gif import film  # noqa: PLC0415 - see above

    return film(frames)


def draw_leaderboard(
    title: str, subtitle: str, headings: Sequence[str], lines: Sequence[LeaderboardLine], theme: Theme
) -> bytes:
    """A PNG with the first few lines of a leaderboard."""
    from render.leaderboard import leaderboard  # noqa: PLC0415 - see above

    return leaderboard(title, subtitle, headings, lines, theme)


def draw_legend(game: str, view: AnyView | None, page: int, language: str, theme: Theme) -> LegendPage:
    """A page of what can be seen in the pictures of a view; without one, of the game's whole legend."""
    from render.legend import legend_page  # noqa: PLC0415 - see above

    return legend_page(pictures(game).legend, view, page, language, theme)


def legend_words(game: str, language: str) -> list[str]:
    """The words on each page of a game's whole legend."""
    from render.legend import page_words  # noqa: PLC0415 - see above

    return page_words(pictures(game).legend, language)


def draw_score_chart(chart: ScoreChart, theme: Theme) -> bytes:
    """A PNG of everybody's points by category."""
    from render.charts.categories import score_chart  # noqa: PLC0415 - see above

    return score_chart(chart, pictures(chart.game).categories if chart.game else {}, theme)


def draw_points_plot(plot: PointsPlot, theme: Theme) -> bytes:
    """A PNG of everybody's points over the game."""
    from render.charts.plot import points_plot  # noqa: PLC0415 - see above

    return points_plot(plot, theme)


def draw_trophy(shown: Trophy, theme: Theme) -> bytes:
    """A PNG of how a game ended."""
    from render.charts.trophy import trophy  # noqa: PLC0415 - see above

    return trophy(shown, theme)

"""Pictures of points: by category, over the game, and at its end."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import render
from bot.domain.log import LogEntry
from bot.runtime.worker_pool import drawing_pool
from bot.ui.context import PublicContext
from bot.ui.images import Image, named_image
from bot.ui.past.moments import CannotReplay, replay_points, require_moves
from bot.ui.results.standings import by_rank, decided, outcome, public_scores, winners
from engines.core.game import Breakdown, Score, Seat, ranks
from engines.core.text import Argument, Text
from render import Category, Cell, PointsPlot, ScoreChart, Standing, Theme, Trophy

C = TypeVar("C", ScoreChart, PointsPlot, Trophy)


async def points_plot(context: PublicContext, history: Sequence[LogEntry]) -> PointsPlot:
    """What the plot is drawn from; CannotReplay if nothing was played, or by other rules than today's."""
    require_moves(history)
    points = await replay_points(context, history)
    return PointsPlot(standings(context), points, context.say_plainly(Text("chart-turns")))


def standings(context: PublicContext) -> tuple[Standing, ...]:
    """The seats, the best first."""
    scores, won = public_scores(context), winners(context)
    places = ranks(scores)
    return tuple(
        Standing(
            seat, context.plain_name(seat), places[seat], scores[seat].total, scores[seat].target, seat in won
        )
        for seat in by_rank(scores)
    )


async def draw_score_chart(context: PublicContext) -> Image:
    """Everybody's points by category, and how they come about."""
    scores, state = public_scores(context), context.public_view.state
    explained = [context.game.breakdown(state, seat) for seat in range(len(scores))]
    categories = tuple(_category(context, part, scores, explained) for part in scores[0].parts)
    chart = ScoreChart(standings(context), categories, context.game.name)
    alt = " ".join(_told(context, standing, categories) for standing in chart.standings)
    return await _draw(context, render.draw_score_chart, chart, "scores", alt)


def _category(
    context: PublicContext, part: str, scores: Sequence[Score], explained: Sequence[Mapping[str, Breakdown]]
) -> Category:
    cells = [
        Cell(score.parts[part], each[part].terms if part in each else ())
        for score, each in zip(scores, explained, strict=True)
    ]
    label = context.say_plainly(explained[0][part].label) if part in explained[0] else ""
    name = context.say_plainly(Text(f"{context.game.name}-part-{part}"))
    return Category(name, tuple(cells), label, part)


def _told(context: PublicContext, standing: Standing, categories: Sequence[Category]) -> str:
    """A seat's points in words, for people who cannot see the chart."""
    parts = ", ".join(_told_category(category, standing.seat) for category in categories)
    words: dict[str, Argument] = {
        "place": standing.place,
        "name": standing.name,
        "points": standing.points,
        "parts": parts,
    }
    return context.say_plainly(Text("chart-told", words))


def _told_category(category: Category, seat: Seat) -> str:
    cell = category.cells[seat]
    figures = " + ".join(render.written(cell.terms))
    return f"{category.name} {cell.points}" + (f" ({figures})" if figures else "")


async def draw_points_plot(context: PublicContext, history: Sequence[LogEntry]) -> Image:
    """Everybody's points over the game."""
    plot = await points_plot(context, history)
    return await _draw(context, render.draw_points_plot, plot, "points", _told_plot(context, plot))


def _told_plot(context: PublicContext, plot: PointsPlot) -> str:
    """A few of the points, for people who cannot see the plot."""
    turns = len(plot.history) - 1
    shown = sorted({turns * quarter // 4 for quarter in range(5)})
    lines = [
        f"{each.name}: {', '.join(str(plot.history[turn][each.seat]) for turn in shown)}."
        for each in plot.standings
    ]
    told = Text("chart-plot-told", {"turns": ", ".join(map(str, shown))})
    return f"{context.say_plainly(told)} {' '.join(lines)}"


async def draw_trophy(context: PublicContext, history: Sequence[LogEntry]) -> Image:
    """How a game ended; without a plot if its moves cannot be replayed."""
    try:
        plot = await points_plot(context, history)
    except CannotReplay:
        plot = None
    ended, why = context.say_plainly(outcome(context)), decided(context)
    reason = context.say_plainly(why) if why else ""
    shown = Trophy(ended, standings(context), reason, plot)
    told = [f"{each.place}. {each.name}: {each.points}." for each in shown.standings]
    alt = " ".join(filter(None, [ended, *told, reason, _told_plot(context, plot) if plot else ""]))
    return await _draw(context, render.draw_trophy, shown, "result", alt)


async def _draw(
    context: PublicContext, painter: Callable[[C, Theme], bytes], chart: C, name: str, alt: str
) -> Image:
    content = await drawing_pool.run(painter, chart, context.theme, priority=context.priority)
    return named_image(name, content, alt)

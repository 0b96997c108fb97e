"""Charts to draw: of recorded games, and of points that strain the layout."""

from collections.abc import Callable
from functools import cache, partial

import engines
import render
from engines.core.game import AnyGame, AnyState, find, ranks
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from engines.core.text import Text, say
from render import Category, Cell, PointsPlot, ScoreChart, Standing, Theme, Trophy
from tests.render.scene import REPLAYS

NAMES = ("Ada Lovelace", "Bo", "Computer 2", "Wawrzyniec Brzęczyszczykiewicz")
TURNS = {"en": "Turn", "pl": "Tura"}


@cache
def played(name: str) -> tuple[AnyGame, AnyState, tuple[tuple[int, ...], ...]]:
    """A recorded game: its rules, its last state, and everybody's points after each move."""
    recorded, game = (
        replays.read((REPLAYS / f"{name}.txt").read_text("utf-8")),
        engines.game(name.split("-", maxsplit=1)[0]),
    )
    state = game.new(read_setup(game, recorded.setup.encode()))
    states = [state]
    for move in recorded.moves:
        states.append(game.apply(states[-1], find(game, states[-1], move)).state)
    return game, states[-1], tuple(tuple(each.total for each in game.scores(state)) for state in states)


def standings(name: str) -> tuple[Standing, ...]:
    game, state, _ = played(name)
    scores = game.scores(state)
    places = ranks(scores)
    return tuple(
        Standing(seat, NAMES[seat], places[seat], scores[seat].total, scores[seat].target, places[seat] == 1)
        for seat in sorted(range(len(scores)), key=lambda seat: places[seat])
    )


def score_chart(name: str, language: str = "en") -> ScoreChart:
    game, state, _ = played(name)
    scores = game.scores(state)
    explained = [game.breakdown(state, seat) for seat in range(len(scores))]
    categories = [
        Category(
            say(Text(f"{game.name}-part-{part}"), language),
            tuple(
                Cell(score.parts[part], each[part].terms if part in each else ())
                for score, each in zip(scores, explained, strict=True)
            ),
            say(explained[0][part].label, language) if part in explained[0] else "",
            part,
        )
        for part in scores[0].parts
    ]
    return ScoreChart(standings(name), tuple(categories), game.name)


def plot(name: str, language: str = "en") -> PointsPlot:
    return PointsPlot(standings(name), played(name)[2], TURNS[language])


def trophy(name: str, outcome: str, decided: str = "") -> Trophy:
    return Trophy(outcome, standings(name), decided, plot(name))


def crowded_chart() -> ScoreChart:
    """Eight seats, long names, large numbers and long sums."""
    seats = [Standing(seat, f"Wawrzyniec Brzęczyszczykiewicz {seat}", 1, 1234) for seat in range(8)]
    sums = Cell(612, ((100, 2), (200, 2), (6, 2)))
    return ScoreChart(
        tuple(seats),
        (Category("Niezwyciężone świątynie nad rzeką", (sums,) * 8, "gwiazdki \u00d7 wysokość"),),
    )


def crowded_plot() -> PointsPlot:
    """Eight seats that end with almost equal points, some below zero."""
    seats = [Standing(seat, NAMES[seat % 4], 1, 0) for seat in range(8)]
    return PointsPlot(tuple(seats), ((0,) * 8, (5, 4, 3, 2, 1, 0, -1, -2), (1, 1, 0, 0, 1, -1, 0, 1)), "Turn")


def stopped() -> Trophy:
    """A game that nobody won, and that cannot be replayed."""
    seats = [Standing(seat, NAMES[seat], 1, 12 - seat) for seat in range(3)]
    return Trophy("The game ended early; the points stand as they are.", tuple(seats))


def shared() -> Trophy:
    seats = [Standing(seat, NAMES[seat], 1, 40, won=True) for seat in (0, 3)]
    history = ((0, 0, 0, 0), (10, 2, 3, 4), (40, 1, 1, 40))
    both = PointsPlot(tuple(seats), history, "Turn")
    return Trophy(f"{NAMES[0]} & {NAMES[3]} share the victory!", tuple(seats), "", both)


CHARTS: dict[str, Callable[[Theme], bytes]] = {
    "scores-akropolis": partial(render.draw_score_chart, score_chart("akropolis-four")),
    "scores-cities": partial(render.draw_score_chart, score_chart("cities-three")),
    "scores-founders": partial(render.draw_score_chart, score_chart("founders-two")),
    "scores-origins-polish": partial(render.draw_score_chart, score_chart("origins-four", "pl")),
    "scores-alone": partial(render.draw_score_chart, score_chart("origins-solo")),
    "scores-crowded": partial(render.draw_score_chart, crowded_chart()),
    "points-origins": partial(render.draw_points_plot, plot("origins-four")),
    "points-crowded": partial(render.draw_points_plot, crowded_plot()),
    "trophy-akropolis": partial(
        render.draw_trophy,
        trophy("akropolis-four", "Ada Lovelace wins!", "Gardens decided it: 36 points more than Computer 2."),
    ),
    "trophy-alone": partial(
        render.draw_trophy,
        trophy(
            "origins-solo",
            "Ada Lovelace has missed the target: the game is lost.",
            "22 points; the target was 155.",
        ),
    ),
    "trophy-shared": partial(render.draw_trophy, shared()),
    "trophy-stopped": partial(render.draw_trophy, stopped()),
}

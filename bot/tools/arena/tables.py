"""The results of contests as tables, on the terminal or as Markdown."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from rich.table import Table

from bot.tools.arena.contest import Contest
from bot.tools.arena.matches import Result
from bot.tools.arena.sequential import RunningShare
from engines.core.game import AnyGame
from engines.core.text import Text, say

WINS = ("player", "against", "games", "won", "95% between", "mean score", "ms a move")


def title(game: AnyGame) -> str:
    return say(Text(f"{game.name}-title"))


def wins(game: AnyGame, contests: Sequence[Contest]) -> Table:
    """How often each player won against whom, with the interval, and the time per move."""
    moves = fmean(result.moves for contest in contests for result in contest.results)
    table = Table(*WINS, title=f"{title(game)}: {moves:.0f} moves a game")
    for row in win_rows(contests):
        table.add_row(*row)
    return table


def win_rows(contests: Sequence[Contest]) -> Iterator[Sequence[str]]:
    for contest in contests:
        for name in dict.fromkeys(contest.group):
            others = list(contest.group)
            others.remove(name)
            yield name, ", ".join(others), *_figures(contest, name)


def _figures(contest: Contest, name: str) -> Iterator[str]:
    of_player = [
        (result, seat)
        for result in contest.results
        for seat, other in enumerate(result.names)
        if other == name
    ]
    low, high = share_of(contest, name).interval
    yield str(len(contest.results))
    yield f"{fmean(result.share(seat) for result, seat in of_player):.1%}"
    yield f"{low:.1%} and {high:.1%}"
    yield f"{fmean(result.scores[seat].total for result, seat in of_player):.1f}"
    yield f"{1e3 * fmean(result.seconds[seat] for result, seat in of_player):.1f}"


def share_of(contest: Contest, name: str) -> RunningShare:
    """The share of a player of this name; of the first one, it is known already."""
    if name == contest.group[0] and contest.group.count(name) == 1:
        return contest.share
    found = RunningShare()
    for start in range(0, len(contest.results), len(contest.group)):
        games = contest.results[start : start + len(contest.group)]
        shares = (
            result.share(seat) for result in games for seat, other in enumerate(result.names) if other == name
        )
        found.add(fmean(shares))
    return found


def categories(game: AnyGame, results: Sequence[Result]) -> Table:
    """The mean points of each player by category, and the share of games in which they scored any."""
    names = list(dict.fromkeys(name for result in results for name in result.names))
    table = Table("points by", *names)
    for part in results[0].scores[0].parts:
        table.add_row(
            say(Text(f"{game.name}-part-{part}")),
            *(
                _part([_points(result, name, part) for result in results if name in result.names])
                for name in names
            ),
        )
    return table


def _points(result: Result, name: str, part: str) -> int:
    return result.scores[result.names.index(name)].parts[part]


def _part(points: Sequence[int]) -> str:
    return f"{fmean(points):.1f} ({fmean(each != 0 for each in points):.0%})"


def seats(results: Sequence[Result]) -> Table:
    """Wins and points by seat."""
    table = Table("seat", "won", "mean score")
    for seat in range(len(results[0].names)):
        won = fmean(result.share(seat) for result in results)
        table.add_row(
            str(seat), f"{won:.1%}", f"{fmean(result.scores[seat].total for result in results):.1f}"
        )
    return table


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table for a page such as the README."""
    return "\n".join(map(markdown_row, (columns, ["---"] * len(columns), *rows)))


def markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"

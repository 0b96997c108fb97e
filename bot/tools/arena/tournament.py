"""Who meets whom: everyone everyone else, or each level the next weaker one."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from msgspec import Struct
from rich.console import Console

from bot.tools.arena import tables
from bot.tools.arena.checkouts import seated
from bot.tools.arena.contest import Arena, Contest, Plan, opened
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, Setup
from engines.core.levels import LEVELS
from engines.core.text import Text

AMONG_EASY = "hard"  # the level that also plays alone against easy ones
EASY = next(iter(LEVELS))


def meet_all(
    game: AnyGame, names: Sequence[str], setup: Setup[Struct], plan: Plan, *, markdown: bool
) -> None:
    """Let every group of players meet, and print who won, by what, and from which seat.

    A record knows only who won.
    """
    if len(names) < setup.seats:
        raise BadRequest(Text("players-do-not-fit", {"players": len(names), "seats": setup.seats}))
    for name in dict.fromkeys(names):
        with seated(name, game.name, setup.seats):
            pass  # refuses an unknown name before anything is played
    with opened(plan.workers) as arena:
        contests = [arena.meet(game, group, setup, plan) for group in combinations(names, setup.seats)]
    if plan.record:
        for contest in contests:
            print(f"{contest.title}: {_cell(contest)}")  # noqa: T201 - the result
        return
    if markdown:
        print(tables.markdown(tables.WINS, list(tables.win_rows(contests))))  # noqa: T201 - the result
        return
    results = [result for contest in contests for result in contest.results]
    for table in (tables.wins(game, contests), tables.categories(game, results), tables.seats(results)):
        Console().print(table)


def rungs(game: AnyGame) -> list[tuple[str, ...]]:
    """Each level and the next weaker one, then one level among easy ones, as far as the game has seats."""
    steps = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
    among_easy = [(AMONG_EASY, *[EASY] * rivals) for rivals in (2, 3)]
    return [group for group in (*steps, *among_easy) if len(group) in game.seats]


def ladder(games: Sequence[AnyGame], seed: int, plan: Plan) -> None:
    """How strong the levels are against each other, as Markdown: each game's row once it is played."""
    columns = list(dict.fromkeys(_column(group) for game in games for group in rungs(game)))
    with opened(plan.workers) as arena:
        print(tables.markdown(["game", *columns], []), flush=True)  # noqa: T201 - the result
        for game in games:
            cells = dict(_climb(arena, game, seed, plan))
            row = [tables.title(game), *(cells.get(each, "") for each in columns)]
            print(tables.markdown_row(row), flush=True)  # noqa: T201


def _climb(arena: Arena, game: AnyGame, seed: int, plan: Plan) -> Iterator[tuple[str, str]]:
    """For each column, who won how much."""
    for group in rungs(game):
        contest = arena.meet(game, group, Setup[Struct](len(group), seed, game.options()), plan)
        yield _column(group), _cell(contest)


def _cell(contest: Contest) -> str:
    return f"{contest}, {contest.games} games"


def _column(group: Sequence[str]) -> str:
    """Two levels, or one among several that are alike."""
    first, *others = group
    if len(others) == 1:
        return f"{first} : {others[0]}"
    return f"{first} among {len(others)} {others[0]} ({1 / len(group):.0%} is fair)"

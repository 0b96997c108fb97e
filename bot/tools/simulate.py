"""Many games by computer players: a table of their points, and replays."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, pstdev

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from engines.core.errors import BadRequest
from engines.core.game import AnyGame, Played, Score, Setup, ranks
from engines.core.levels import player
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.saves import replays
from engines.core.search import Player
from engines.core.text import Text, say


def playout(game: AnyGame, setup: Setup[Struct], players: Sequence[Player]) -> Played[Struct]:
    """Play one game to its end."""
    state, rng, moves = game.new(setup), Rng(setup.seed), list[str]()
    while (seat := game.current(state)) is not None:
        move, rng = players[seat](game, game.view(state, seat), rng)
        moves.append(words(move))
        state = game.apply(state, move).state
    return Played(setup, state, tuple(moves))


def setups(seats: int, games: int, seed: int, options: Struct) -> Iterator[Setup[Struct]]:
    """Set-ups with seeds that are drawn from one seed."""
    rng = Rng(seed)
    for _ in range(games):
        drawn, rng = rng.below(1 << 64)
        yield Setup(seats, drawn, options)


def players(names: str, game: str, seats: int) -> list[Player]:
    """One name for all seats, or one for each, separated by commas."""
    wanted = [player(name, game, seats) for name in names.split(",")]
    if len(wanted) == 1:
        wanted *= seats
    if len(wanted) != seats:
        raise BadRequest(Text("players-do-not-fit", {"players": len(wanted), "seats": seats}))
    return wanted


def main(
    game: AnyGame, players: Sequence[Player], planned: Sequence[Setup[Struct]], record: Path | None
) -> None:
    """Play, show progress, print the table, and write replays if a folder is given."""
    if record:
        record.mkdir(parents=True, exist_ok=True)
    results: list[tuple[Score, ...]] = []
    turns: list[int] = []
    progress = Console(stderr=True)
    for number, setup in enumerate(track(planned, "Playing", console=progress, transient=True), 1):
        played = playout(game, setup, players)
        results.append(game.scores(played.state))
        turns.append(len(played.moves))
        if record:
            file = record / f"{game.name}-{setup.seats}p-{number:05}.txt"
            file.write_text(replays.write(game, played), "utf-8")
    Console().print(summary(game, results, turns))


def summary(game: AnyGame, results: Sequence[tuple[Score, ...]], turns: Sequence[int]) -> Table:
    """Mean and standard deviation of points by category and seat, and wins."""
    title = say(Text(f"{game.name}-title"))
    table = Table(title=f"{title}: {len(results)} games, {fmean(turns):.1f} turns each")
    table.add_column("")
    seats = range(len(results[0]))
    for seat in seats:
        table.add_column(f"seat {seat}", justify="right")
    for part in results[0][0].parts:
        name = say(Text(f"{game.name}-part-{part}"))
        table.add_row(name, *(spread([scores[seat].parts[part] for scores in results]) for seat in seats))
    table.add_section()
    table.add_row("Total", *(spread([scores[seat].total for scores in results]) for seat in seats))
    won = [[rank == 1 for rank in ranks(scores)] for scores in results]
    table.add_row("Won", *(f"{fmean(wins[seat] for wins in won):.1%}" for seat in seats))
    return table


def spread(values: Sequence[int]) -> str:
    """Mean and standard deviation."""
    return f"{fmean(values):.1f} ± {pstdev(values):.1f}"

"""Makes the challenge of a day: reproducible from the day and a secret, and fair.

It plays games until one ends in a position from which computers of different strength reach different points,
and from which more is possible than the strongest of them finds.
"""

import hmac
from collections.abc import Callable, Iterator
from statistics import median

import msgspec
from msgspec.structs import replace

import engines
from bot.domain.daily.challenge import Attempt, Challenge, Levels, play
from engines.core.game import AnyGame, AnyState, Seat, Setup
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Player, Thinker, evaluate_moves, greedy, random

SEATS = 2  # The fewer others there are, the less their answers matter.
DECISIONS, MOST_TURNS = 12, 8  # of the seat at most: a few minutes
FEWEST_TURNS = 2
RANDOM_RUNS = 5
THINKER_RUNS = 3  # The weakest that beats the easy computer is the one to beat.
ALTERNATIVES = 3  # at each decision of the strongest computer
PLAYOUTS = 12  # of the strongest computer
TRIES = 40  # positions of one game, before the next game is tried
SPREAD = 3  # points at least between the weakest and the strongest computer

IsCancelled = Callable[[], bool]


class NoChallenge(Exception):
    """No fair position was found, or nobody waits for it any more."""


def make(secret: str, day: int, is_cancelled: IsCancelled = lambda: False) -> Challenge:
    """The challenge of a day. The same secret and the same rules always make the same one."""
    for number, game in enumerate(_games_to_try(day)):
        if is_cancelled():
            break
        drawn = draft(game, day, seed_of(secret, day, number))
        measured = drawn and measure(drawn, is_cancelled)
        if measured and is_fair(measured.levels):
            return measured
    raise NoChallenge


def playable_games() -> tuple[str, ...]:
    """The games that have challenges: those for two."""
    return tuple(name for name in engines.games() if SEATS in engines.game(name).seats)


def _games_to_try(day: int) -> Iterator[str]:
    """The game of a day many times, then those of the next days."""
    games = playable_games()
    for later in range(len(games)):
        yield from [games[(day + later) % len(games)]] * TRIES


def seed_of(secret: str, day: int, number: int) -> int:
    """64 bits that nobody can tell without the secret."""
    digest = hmac.digest(bytes.fromhex(secret), f"{day} {number}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big")


def is_fair(levels: Levels) -> bool:
    """Whether play without a plan fails, and the strongest computer neither fails nor finds everything."""
    apart = levels.random < levels.greedy < levels.thinker < levels.best
    return apart and levels.thinker - levels.random >= SPREAD


# The position.


def draft(name: str, day: int, seed: int) -> Challenge | None:
    """The last turns of a game of computers, not measured yet; none if these turns are too long."""
    game = engines.game(name)
    setup = Setup(SEATS, seed, game.options())
    seat, rng = Rng(seed).below(SEATS)
    found = _last_turns(game, game.new(setup), seat, rng)
    if found is None:
        return None
    state, turns = found
    return Challenge(
        day=day,
        game=name,
        version=game.version,
        setup=_to_json(setup),
        state=_to_json(state),
        seat=seat,
        turns=turns,
        levels=Levels(0, 0, 0, 0),
        solution=(),
    )


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _last_turns(game: AnyGame, state: AnyState, seat: Seat, rng: Rng) -> tuple[AnyState, int] | None:
    """Where the last turns of a seat begin, as many as have no more than so many decisions; and how many."""
    turns, mover = list[tuple[AnyState, int]](), None
    while (current := game.current(state)) is not None:
        if current == seat:
            begun, decisions = turns.pop() if mover == seat else (state, 0)
            turns.append((begun, decisions + 1))
        move, rng = greedy(game, game.view(state, current), rng)
        state, mover = game.apply(state, move).state, current
    kept, left = 0, DECISIONS
    while kept < min(len(turns), MOST_TURNS) and turns[-kept - 1][1] <= left:
        left -= turns[-kept - 1][1]
        kept += 1
    return (turns[-kept][0], kept) if kept >= FEWEST_TURNS else None


# The points of computers.


def measure(drawn: Challenge, is_cancelled: IsCancelled = lambda: False) -> Challenge | None:
    """The challenge with what computers reach; none as soon as it cannot be fair."""
    first, seed = Attempt(drawn), len(drawn.state)
    weakest = round(median(_finish(first, random, Rng(run)).points for run in range(RANDOM_RUNS)))
    easy = _finish(first, greedy, Rng(seed)).points
    if weakest >= easy:
        return None
    thinker = Thinker(PLAYOUTS, is_cancelled, alone=True)
    runs = [_finish(first, thinker, Rng(seed + run)) for run in range(THINKER_RUNS)]
    solved = min((run for run in runs if run.points > easy), key=lambda run: run.points, default=None)
    if solved is None:
        return None
    best = max(run.points for run in runs)
    if best == solved.points:
        best = _better_points(solved)
    return replace(drawn, levels=Levels(weakest, easy, solved.points, best), solution=solved.moves)


def _finish(attempt: Attempt, player: Player, rng: Rng) -> Attempt:
    """The attempt after a computer has played it to its end."""
    while not attempt.is_over:
        move, rng = player(attempt.rules, attempt.view, rng)
        attempt, _ = play(attempt, words(move))
    return attempt


def _better_points(line: Attempt) -> int:
    """More points, by one other decision, after which the easy computer goes on; the same if none are found.

    It looks into the real position, hidden things too: it shows what is possible, and nobody sees it.
    """
    points = (_finish(attempt, greedy, Rng(0)).points for attempt in _neighbours(line))
    return next((found for found in points if found > line.points), line.points)


def _neighbours(line: Attempt) -> Iterator[Attempt]:
    """The moves up to each decision, and one of the most promising moves instead of the one that was made."""
    game, seat = line.rules, line.challenge.seat
    for length, made in enumerate(line.moves):
        before = replace(line, moves=line.moves[:length])
        if game.current(before.state) == seat:
            ranking = sorted(evaluate_moves(game, before.state, seat), key=lambda each: -each[0])
            promising = [words(move) for _, move in ranking[:ALTERNATIVES]]
            yield from (play(before, move)[0] for move in promising if move != made)

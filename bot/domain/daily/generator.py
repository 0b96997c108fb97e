"""Makes the challenge of a day: reproducible from the day and a secret, and fair.

It plays games until one ends in a position from which computers of different strength reach different points:
play without a plan does not reach those of the easy computer, and foresight brings more.
"""

import hmac
from collections.abc import Callable, Iterator
from statistics import median

import msgspec
from msgspec.structs import replace

import engines
from bot.domain.daily.challenge import Attempt, Challenge, Levels, play
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, Seat, Setup
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Player, Thinker, greedy, random

SEATS = 2  # The fewer others there are, the less their answers matter.
DECISIONS, MOST_TURNS = 12, 8  # of the seat at most: a few minutes
FEWEST_TURNS = 2
RANDOM_RUNS = 5
PLAYOUTS = 16  # of the hard computer
TRIES = 40  # positions of one game, before the next game is tried
SPREAD = 3  # points at least between play without a plan and the hard computer

IsCancelled = Callable[[], bool]


class NoChallenge(Exception):
    """No fair position was found, or nobody waits for it any more."""


def never() -> bool:
    return False


def make(secret: str, day: int, is_cancelled: IsCancelled = never) -> Challenge:
    """The challenge of a day. The same secret and the same rules always make the same one.

    When it is cancelled, it stops within one decision of a computer: a bot that ends waits for it.
    """
    for number, game in enumerate(_games_to_try(day)):
        drawn = draft(game, day, seed_of(secret, day, number), is_cancelled)
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
    """Whether the easy computer is beaten neither by everybody, nor by nobody."""
    return levels.random < levels.greedy < levels.thinker and levels.thinker - levels.random >= SPREAD


# The position.


def draft(name: str, day: int, seed: int, is_cancelled: IsCancelled = never) -> Challenge | None:
    """The last turns of a game of computers, not measured yet; none if these turns are too long."""
    game = engines.game(name)
    setup = Setup(SEATS, seed, game.options())
    seat, rng = Rng(seed).below(SEATS)
    found = _last_turns(game, game.new(setup), seat, _checked(greedy, is_cancelled), rng)
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
        levels=Levels(0, 0, 0),
        solution=(),
    )


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _last_turns(
    game: AnyGame, state: AnyState, seat: Seat, player: Player, rng: Rng
) -> tuple[AnyState, int] | None:
    """Where the last turns of a seat begin, as many as have no more than so many decisions; and how many."""
    turns, mover = list[tuple[AnyState, int]](), None
    while (current := game.current(state)) is not None:
        if current == seat:
            begun, decisions = turns.pop() if mover == seat else (state, 0)
            turns.append((begun, decisions + 1))
        move, rng = player(game, game.view(state, current), rng)
        state, mover = game.apply(state, move).state, current
    kept, left = 0, DECISIONS
    while kept < min(len(turns), MOST_TURNS) and turns[-kept - 1][1] <= left:
        left -= turns[-kept - 1][1]
        kept += 1
    return (turns[-kept][0], kept) if kept >= FEWEST_TURNS else None


# The points of computers.


def measure(drawn: Challenge, is_cancelled: IsCancelled = never) -> Challenge | None:
    """The challenge with what computers reach; none as soon as it cannot be fair."""
    first, seed = Attempt(drawn), len(drawn.state)
    aimless, easy, hard = (
        _checked(player, is_cancelled)
        for player in (random, greedy, Thinker(PLAYOUTS, is_cancelled, alone=True))
    )
    weakest = round(median(_finish(first, aimless, Rng(run)).points for run in range(RANDOM_RUNS)))
    to_beat = _finish(first, easy, Rng(seed)).points
    if weakest >= to_beat:
        return None
    solved = _finish(first, hard, Rng(seed))
    return replace(drawn, levels=Levels(weakest, to_beat, solved.points), solution=solved.moves)


def _checked(player: Player, is_cancelled: IsCancelled) -> Player:
    """The same player, who stops when nobody waits any more."""

    def choose(game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        if is_cancelled():
            raise NoChallenge
        return player(game, view, rng)

    return choose


def _finish(attempt: Attempt, player: Player, rng: Rng) -> Attempt:
    """The attempt after a computer has played it to its end."""
    while not attempt.is_over:
        move, rng = player(attempt.rules, attempt.view, rng)
        attempt, _ = play(attempt, words(move))
    return attempt

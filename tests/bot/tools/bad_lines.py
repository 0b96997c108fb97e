"""Bad lines and edited saves by the thousand: none may end `tessera engine`, none may leave a broken game.

What is accepted plays on; a save of an older version, whose moves do not prove its state, to its end.

    python -m tests.bot.tools.bad_lines --lines 20000

Every line is a valid request or save with one to three changes, chosen by the seed and the line's number, so
a failure can be seen again: `--seed 1 --first 4711 --lines 1`.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

import engines
from bot.tools.engine import LAST_RESORT, Session
from engines.core.game import AnyGame, Checkpoint, Played, Setup, replay
from engines.core.saves.codec import save
from tests.bot.tools import mutations
from tests.core.old_saves import old_saves
from tests.laws.positions import walk

LONGEST_ANSWER = 1_000  # characters of a refusal
MOST_MOVES = 5_000  # of a game that ends
STAGES = (0, 1, 4, 9, 14)  # moves after which games were saved; replaying long games takes most of the time
LATE = (25, 60, 5_000)  # and those of older versions, which are not replayed

Json: TypeAlias = Any


class Failure(AssertionError):
    """A line that the engine did not answer as it should."""


class Sample(NamedTuple):
    """A valid request and the position that it is sent in."""

    game: str
    before: Played[Any]
    request: Json


class Line(NamedTuple):
    """A changed request."""

    game: str
    before: Played[Any]
    raw: bytes
    must_be_refused: bool


@cache
def positions(name: str) -> tuple[Played[Any], ...]:
    """Games of every number of seats at several stages."""
    game = engines.game(name)
    return tuple(
        walk(game, Setup(seats, 7 * seats, game.options()), seats, moves)
        for seats in game.seats
        for moves in STAGES
    )


@cache
def saves(name: str) -> tuple[Json, ...]:
    """Saves of this version, of older ones, and of games that an older one was brought up to date in."""
    game = engines.game(name)
    current = [json.loads(save(game, played)) for played in positions(name)]
    written_then = [old | {"moves": ["a move of older rules"]} for old in old_saves(name)]
    return tuple(current + written_then + [old for late in LATE for old in _older(game, late)])


def _older(game: AnyGame, moves: int) -> Iterator[Json]:
    if game.version == 1:
        return
    for seats in game.seats:
        setup = Setup(seats, seats, game.options())
        played = walk(game, setup, seats, moves)
        older = played.moves[:-2]
        checkpoint = Checkpoint(len(older), replay(game, setup, older))
        history = ("a move of older rules", *played.moves[1:])  # is not replayed
        yield json.loads(save(game, Played(setup, played.state, history, checkpoint)))
        yield json.loads(save(game, Played(setup, played.state, history))) | {"version": 1}


def sample(rng: Random) -> Sample:
    """A valid request in a valid position of any game; most often a save."""
    name = rng.choice(sorted(engines.games()))
    game, before = engines.game(name), rng.choice(positions(name))
    legal = game.legal_moves(before.state)
    requests: tuple[Callable[[], Json], ...] = (
        lambda: {"new": {"seats": before.setup.seats, "seed": 5, "options": _options(game), "order": None}},
        lambda: {"play": mutations.move_words(rng, legal)},
        lambda: {"view": {"seat": 0}},
        lambda: {rng.choice(("legal", "scores", "undo", "save")): {}},
    )
    if rng.random() < 0.6:
        return Sample(name, before, {"load": rng.choice(saves(name))})
    return Sample(name, before, rng.choice(requests)())


def _options(game: AnyGame) -> Json:
    return json.loads(msgspec.json.encode(game.options()))


def line(seed: int, number: int) -> Line:
    """The line of that number."""
    rng = Random(f"{seed}-{number}")
    name, before, request = sample(rng)
    raw, must_be_refused = mutations.changed(rng, request)
    return Line(name, before, raw.replace(b"\n", b" "), must_be_refused)


def check(bad: Line) -> str:
    """Send the line; what became of it. Failure if the engine broke."""
    session = Session(bad.game)
    session.played = bad.before
    reply = session.reply(bad.raw)
    answer = json.loads(reply)
    if reply == LAST_RESORT:
        raise Failure("the last resort had to answer")
    if answer["ok"]:
        if bad.must_be_refused:
            raise Failure("accepted")
        _check_that_it_goes_on(session)
        return "accepted"
    if session.played is not bad.before:
        raise Failure("a refused line changed the game")
    _check_sentence(answer["error"], answer["why"])
    return str(answer["error"])


def _check_sentence(error: str, why: str) -> None:
    ends = error == "illegal_move" or why.endswith(".")  # A game may also answer a move with its question.
    if not ends or why.endswith(("..", "?.", "!.")) or "\n" in why:
        raise Failure(f"not a sentence: {why}")
    if len(why) > LONGEST_ANSWER:
        raise Failure(f"a sentence of {len(why)} characters")


def _check_that_it_goes_on(session: Session) -> None:
    """Whatever was accepted can be looked at, saved, loaded, played on and undone."""
    if session.played and session.played.checkpoint:
        _check_that_it_ends(session.name, session.played.state)
    for _ in range(3):
        for request in ("legal", "scores", "view", "save"):
            _ask(session, {request: {}})
        saved, moves = _ask(session, {"save": {}})["save"], _ask(session, {"legal": {}})["moves"]
        if not moves:
            break
        _ask(session, {"play": moves[len(moves) // 2]})
        _ask(session, {"undo": {}})
        if _ask(session, {"save": {}})["save"] != saved:
            raise Failure("undo does not lead back")
        _ask(session, {"play": moves[-1]})
    _ask(Session(session.name), {"load": _ask(session, {"save": {}})["save"]})


def _check_that_it_ends(name: str, start: Any) -> None:
    """Random games from there end by the rules, and lose no piece."""
    game = engines.game(name)
    for dice in range(2):
        rng, state = Random(dice), start
        for _ in range(MOST_MOVES):
            legal = game.legal_moves(state)
            if not legal:
                break
            state = game.apply(state, rng.choice(legal)).state
        if game.current(state) is not None or game.pieces(state) != game.pieces(start):
            raise Failure("the game does not end, or loses pieces")
        game.scores(state)


def _ask(session: Session, request: Json) -> Json:
    answer = json.loads(session.reply(json.dumps(request).encode()))
    if not answer["ok"]:
        raise Failure(f"then {next(iter(request))} was refused: {answer['why']}")
    return answer


def run(seed: int, numbers: range) -> Counter[str]:
    """Send these lines; how often each kind of answer was given."""
    answers = Counter[str]()
    for number in numbers:
        bad = line(seed, number)
        try:
            answers[check(bad)] += 1
        except Exception as failure:
            failure.add_note(f"--seed {seed} --first {number} --lines 1: {bad.game}: {bad.raw[:2000]!r}")
            raise
    return answers


def main() -> None:
    """Send lines until one breaks the engine, and print what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--lines", type=int, default=20_000)
    given = parser.parse_args()
    answers = run(given.seed, range(given.first, given.first + given.lines))
    for kind, count in answers.most_common():
        sys.stdout.write(f"{count:7} {kind}\n")
    sys.stdout.write(f"{answers.total():7} lines, none of which broke the engine\n")


if __name__ == "__main__":
    main()

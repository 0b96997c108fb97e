"""Random playouts of each game beside python-chess: list all legal moves, play one, score the end."""

import random
from functools import partial

import chess

import engines
from engines.core.game import AnyGame, Setup
from tests.bench.measurement import Measurement
from tests.bench.timing import Slices, compare

FULL, TINY = Slices(), Slices(count=2, seconds=0)
# Times python-chess's documented loop.
GOALS = {"akropolis": 2, "cities": 1, "founders": 1.3, "origins": 1}
RNG = random.Random(1)


def documented_playout() -> int:
    """One random game of chess, as python-chess's documentation writes such a loop; its plies."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(RNG.choice(list(board.legal_moves)))
    return len(board.move_stack)


def lean_playout() -> int:
    """The same without listing anything twice: mate and stalemate show in the list of moves."""
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
            break
        board.push(RNG.choice(moves))
    return len(board.move_stack)


def playout(game: AnyGame) -> int:
    """One random two-player game with its final scores; its plies."""
    state, plies = game.new(Setup(2, RNG.getrandbits(64), game.options())), 0
    while moves := game.legal_moves(state):
        state = game.apply(state, RNG.choice(moves)).state
        plies += 1
    game.scores(state)
    return plies


def main(sizes: Slices) -> list[Measurement]:
    measured = []
    for name, goal in GOALS.items():
        game = engines.game(name)
        for theirs in (documented_playout, lean_playout):
            against = f"python-chess {chess.__version__}, {theirs.__name__.replace('_', ' ')}"
            print(f"  {name}, two players, against {against}")
            ratio = compare(partial(playout, game), theirs, "plies", sizes).ratio
            at_least = goal if theirs is documented_playout else None
            measured.append(Measurement(f"{name}: plies/s, times {against}", ratio, at_least=at_least))
    return measured

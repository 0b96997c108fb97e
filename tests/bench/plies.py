"""Random playouts of each game beside python-chess: list all legal moves, play one, score the end."""

import random
from functools import partial

import chess

import engines
from engines.core.game import AnyGame, Setup
from tests.bench.timing import compare

DICE = random.Random(1)


def documented_playout() -> int:
    """One random game of chess, written as python-chess's own documentation writes such a loop; its plies."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(DICE.choice(list(board.legal_moves)))
    return len(board.move_stack)


def lean_playout() -> int:
    """The same without listing anything twice: mate and stalemate show in the list of moves."""
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
            break
        board.push(DICE.choice(moves))
    return len(board.move_stack)


def playout(game: AnyGame) -> int:
    """One random two-player game with its final scores; its plies."""
    state, plies = game.new(Setup(2, DICE.getrandbits(64), game.options())), 0
    while moves := game.legal_moves(state):
        state = game.apply(state, DICE.choice(moves)).state
        plies += 1
    game.scores(state)
    return plies


def main() -> None:
    for game in engines.games().values():
        for theirs in (documented_playout, lean_playout):
            print(f"  {game.name}, two players, against python-chess {chess.__version__}: {theirs.__name__}")
            compare(partial(playout, game), theirs, "plies")

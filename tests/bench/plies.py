"""Random playouts of each game beside python-chess: list all legal moves, play one, score the end."""

import random
from functools import partial

import chess

import engines
from engines.core.game import AnyGame, Setup
from tests.bench.timing import compare

DICE = random.Random(1)


def chess_playout() -> int:
    """One random game until mate, stalemate, bare kings or seventy-five idle moves; its plies."""
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.halfmove_clock >= 150 or board.is_insufficient_material():
            break
        board.push(DICE.choice(moves))
    return board.ply()


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
        print(f"  {game.name}, two players, against python-chess {chess.__version__}")
        compare(partial(playout, game), chess_playout, "plies")

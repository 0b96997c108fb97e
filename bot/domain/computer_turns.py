"""The moves of computers in a game that exists for one person only: a lesson, or the daily city.

They depend on nothing but the position, so everybody who plays the same moves meets the same answers.
"""

from engines.core.game import AnyGame, AnyState, Seat
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy

DICE = Rng(0)


def moves_of_others(game: AnyGame, state: AnyState, seat: Seat) -> tuple[str, ...]:
    """The moves of computers until this seat is to act again, or the game is over."""
    moves = list[str]()
    while (current := game.current(state)) not in (None, seat):
        move, _ = greedy(game, game.view(state, current), DICE)
        moves.append(words(move))
        state = game.apply(state, move).state
    return tuple(moves)

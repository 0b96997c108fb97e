"""What a person reads about a move of any game."""

from engines.core.game import AnyGame, AnyState, find
from engines.core.text import say


def reasons_for(game: AnyGame, state: AnyState, move: str, language: str = "en") -> list[str]:
    """The reasons for a legal move, as the seat to act reads them."""
    view = game.view(state, game.current(state))
    return [say(phrase, language) for phrase in game.reasons(view, find(game, state, move))]

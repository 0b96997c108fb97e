"""Games whose estimates have weights, which self-play can fit.

A game need not have any. One that has puts all of them into one frozen Struct of positive numbers: what has a
name there can be varied, and its default is what players use.
"""

from typing import Protocol, runtime_checkable

from msgspec import Struct

from engines.core.errors import BadRequest
from engines.core.game import AnyGame
from engines.core.text import Text


@runtime_checkable
class Weighted(Protocol):
    """What a game has, beside `Game`, if the weights of its estimate can be fitted."""

    weights: Struct | None  # None: there are none

    def with_weights(self, weights: Struct) -> AnyGame:
        """The same game with other weights in its estimate."""


def weights_of(game: AnyGame) -> Struct:
    """The weights that a game's estimate uses; BadRequest if it has none."""
    if isinstance(game, Weighted) and game.weights is not None:
        return game.weights
    raise BadRequest(Text("no-weights", {"game": game.name}))


def with_weights(game: AnyGame, weights: Struct) -> AnyGame:
    """A game with other weights in its estimate."""
    if isinstance(game, Weighted) and game.weights is not None:
        return game.with_weights(weights)
    raise BadRequest(Text("no-weights", {"game": game.name}))

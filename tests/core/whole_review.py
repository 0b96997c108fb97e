"""A review in one go, as no bot makes it: there, each slice waits for its turn."""

from collections.abc import Sequence

from engines.core.game import AnyGame, AnyView
from engines.core.review import Choice, Effort, Review, review


def whole_review(
    game: AnyGame, decided: Sequence[tuple[Choice, AnyView]], seed: int, effort: Effort
) -> Review:
    steps = review([choice for choice, _ in decided], seed, effort)
    try:
        piece = next(steps)
        while True:
            piece = steps.send(piece.work.run(game, decided[piece.number][1]))
    except StopIteration as end:
        found: Review = end.value
        return found

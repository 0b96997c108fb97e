"""A player's context of any position, without a database."""

from bot.domain.table import Person, Status, Table
from bot.ui.context import PlayerContext
from engines.core.game import AnyGame, AnyState


def player_context(game: AnyGame, state: AnyState) -> PlayerContext:
    """The position as the seat to act sees it."""
    people = tuple(Person(101 + seat, f"Player {seat}") for seat in range(len(game.scores(state))))
    table = Table(
        id=1,
        game=game.name,
        options=game.options(),
        pace="none",
        seats_wanted=len(people),
        guild=10,
        channel=20,
        opened=0,
        status=Status.PLAYING,
        host=people[0],
        people=people,
        revision=5,
        state=state,
    )
    seat = game.current(state)
    assert seat is not None
    return PlayerContext(table, "en", seat=seat, view=game.view(state, seat))

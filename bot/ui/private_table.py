"""A table that exists for one person only, with computers on the other seats: a lesson or a challenge."""

from collections.abc import Iterator
from typing import Any

import engines
from bot.domain.table import Person, Status, Table
from bot.ui.context import PlayerContext
from bot.ui.routes import OpenGameLegend, OpenRules, Route
from engines.core.game import AnyState, Seat, Setup

LEVEL = "easy"  # of the computers


class PrivateContext(PlayerContext, frozen=True, kw_only=True):
    """Such a table as its player sees it. Its legend and its rules are the game's."""

    def legend_route(self) -> Route:
        return OpenGameLegend(self.game.name)

    def rules_route(self, verb: str) -> Route:
        return OpenRules(self.game.name, engines.guide(self.game.name).page_of_verb(verb))


def private_table(  # noqa: PLR0913 - a table has that many parts
    game: str, setup: Setup[Any], state: AnyState, *, player: Person, seat: Seat, moves: int
) -> Table:
    """The table after so many moves."""
    return Table(
        id=0,
        game=game,
        options=setup.options,
        pace="none",
        seats_wanted=setup.seats,
        guild=None,
        channel=0,
        opened=0,
        status=Status.PLAYING,
        host=player,
        people=tuple(_people(player, seat, setup.seats)),
        revision=moves,
        setup=setup,
        state=state,
    )


def _people(player: Person, own: Seat, seats: int) -> Iterator[Person]:
    """The player on their seat, and computers with numbers from 1."""
    computers = (Person(-number, "", LEVEL) for number in range(1, seats))
    for seat in range(seats):
        yield player if seat == own else next(computers)

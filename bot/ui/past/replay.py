"""A game at any of its past moments, as the reader may see them."""

from collections.abc import Sequence

from msgspec import Struct

from bot.domain.log import LogEntry, visible_to
from bot.domain.table import Person
from bot.runtime.worker_pool import decode_view
from bot.ui.components import Button, Item, PrivateMessage, button, private_message
from bot.ui.context import PublicContext
from bot.ui.images import CITY, draw, shared_pictures
from bot.ui.past.films import film_menu
from bot.ui.past.moments import replay_views, require_moves
from bot.ui.routes import ReplayMoment
from engines.core.game import AnyView, Seat

MOST_PICTURES = 5  # buttons in a row


class Moment(Struct, frozen=True):
    """A game after n of its moves, as one reader may see it."""

    context: PublicContext  # the table as it is now
    history: tuple[LogEntry, ...]  # all moves that were not undone
    n: int
    view: AnyView
    mover: Seat  # who made move n; at the beginning, who makes the first


async def find_moment(context: PublicContext, history: Sequence[LogEntry], reader: Person, n: int) -> Moment:
    """The game after n of its moves, or after as many as there are."""
    require_moves(history)
    n = max(0, min(n, len(history)))
    seat = context.table.seat_of(reader)
    found = await replay_views(context, history, seat, [n])
    view = decode_view(context.table.game, found.views[0])
    mover = found.movers[-1] if found.movers else context.game.current(view.state) or 0
    return Moment(context, tuple(visible_to(entry, seat) for entry in history), n, view, mover)


async def replay_message(moment: Moment, picture: str) -> PrivateMessage:
    """What happened at that moment, a picture of it, and the buttons to other moments."""
    seat = moment.mover if picture == CITY else None
    image = await draw(moment.context, moment.view, picture, seat=seat)
    buttons = (_step_buttons(moment, picture), _picture_buttons(moment, picture))
    rows: list[Sequence[Item]] = [*buttons, [film_menu(moment.context)]]
    return private_message(_heading(moment), [image], rows)


def _heading(moment: Moment) -> str:
    context = moment.context
    if not moment.n:
        return f"### {context.say('replay-beginning')}"
    heading = context.say("replay-moment", n=moment.n, all=len(moment.history))
    return f"### {heading}\n{context.describe(moment.history[moment.n - 1].events, moment.view.seat)}"


def _step_buttons(moment: Moment, picture: str) -> list[Button]:
    last = len(moment.history)
    targets = {"first": 0, "back": moment.n - 1, "forward": moment.n + 1, "last": last}
    return [
        button(
            ReplayMoment(moment.context.table.id, max(0, n), picture, name),
            moment.context.say(f"replay-{name}"),
            disabled=n not in range(last + 1) or n == moment.n,
        )
        for name, n in targets.items()
    ]


def _picture_buttons(moment: Moment, picture: str) -> list[Button]:
    table, context = moment.context.table, moment.context
    names = [CITY, *shared_pictures(table.game)][:MOST_PICTURES]
    return [
        button(
            ReplayMoment(table.id, moment.n, name, "look"),
            context.say(f"{table.game}-picture-{name}"),
            disabled=name == picture,
        )
        for name in names
    ]

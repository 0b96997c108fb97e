"""What every screen of the panel has: pictures of the question, the way back, and the end of the turn."""

import asyncio
from collections.abc import Iterator, Sequence

from bot.ui.components import Button, button
from bot.ui.context import PlayerContext
from bot.ui.images import Image, draw, question_pictures
from bot.ui.routes import ANY_MOVE, FinishTurn, PanelState, UndoMove
from engines.core.game import AnyMove


async def draw_all(
    context: PlayerContext, path: Sequence[str], *, ghost: AnyMove | None = None
) -> list[Image]:
    """The pictures to show after the first steps of a move."""
    names = question_pictures(context.game.name, context.view, path)
    drawn = (draw(context, context.view, name, seat=context.seat, ghost=ghost) for name in names)
    return await asyncio.gather(*drawn)


def rules_button(context: PlayerContext, path: Sequence[str], label: str) -> Button:
    """To what cannot be chosen now and why, and to the rule about moves that begin with these steps."""
    return button(context.rules_route(path[0] if path else ANY_MOVE), context.say(label))


def other_buttons(context: PlayerContext, state: PanelState) -> Iterator[Button]:
    """The end of the turn by the computer, and the way back."""
    if context.turn_is_underway and not state.path:
        route = FinishTurn(context.table.id, context.table.revision, confirmed=False)
        yield button(route, context.say("panel-finish"))
    yield from back_button(context, state)


def signs_button(context: PlayerContext) -> Button:
    """The legend; its name is short, because a phone shows few buttons beside the picture."""
    return button(context.legend_route(), context.say("legend-button-short"))


def back_button(context: PlayerContext, state: PanelState) -> Iterator[Button]:
    """To the previous question; from the first one, undo the last move if that is allowed."""
    if state.path:
        yield button(context.pick_route(PanelState(state.path[: state.back])), context.say("back"))
    elif context.can_undo:
        yield button(UndoMove(context.table.id, context.table.revision), context.say("undo"))

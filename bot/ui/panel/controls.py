"""What every screen of the panel has: pictures of the question, the way back, and the end of the turn."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from bot.ui.components import Button, button
from bot.ui.context import PlayerContext
from bot.ui.images import Image, draw, question_pictures
from bot.ui.routes import FinishTurn, OpenLegend, PanelState, Pick, UndoMove
from engines.core.game import AnyMove

Marks = Mapping[str, AnyMove]


async def draw_all(
    context: PlayerContext,
    path: Sequence[str],
    *,
    marks: Marks | None = None,
    places: Marks | None = None,
    ghost: AnyMove | None = None,
) -> list[Image]:
    """The pictures to show after the first steps of a move."""
    names = question_pictures(context.game.name, context.view, path)
    return await asyncio.gather(
        *(
            draw(context, context.view, name, seat=context.seat, marks=marks, places=places, ghost=ghost)
            for name in names
        )
    )


def pick_route(context: PlayerContext, state: PanelState) -> Pick:
    return Pick(context.table.id, context.table.revision, state)


def other_buttons(context: PlayerContext, state: PanelState) -> Iterator[Button]:
    """The end of the turn by the computer, and the way back."""
    if context.turn_is_underway and not state.path:
        route = FinishTurn(context.table.id, context.table.revision, confirmed=False)
        yield button(route, context.say("panel-finish"))
    yield from back_button(context, state)


def signs_button(context: PlayerContext) -> Button:
    """The legend; its name is short, because a phone shows few buttons beside the picture."""
    return button(context.route(OpenLegend), context.say("legend-button-short"))


def back_button(context: PlayerContext, state: PanelState) -> Iterator[Button]:
    """To the previous question; from the first one, undo the last move if that is allowed."""
    if state.path:
        yield button(pick_route(context, PanelState(state.path[: state.back])), context.say("back"))
    elif context.can_undo:
        yield button(UndoMove(context.table.id, context.table.revision), context.say("undo"))

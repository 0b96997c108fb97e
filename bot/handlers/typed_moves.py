"""A move that was typed: found by its notation or by its words, and previewed before it is made."""

import asyncio

from bot.domain.table import Table
from bot.handlers.context import Interaction, player_context
from bot.handlers.guide.rules import refused_move
from bot.handlers.play import show_panel
from bot.ui.context import PlayerContext
from bot.ui.panel.question_panel import preview_message
from bot.ui.responses import send
from bot.ui.routes import PanelState
from engines.core.errors import IllegalMove
from engines.core.game import AnyMove, find
from engines.core.notation import steps


async def preview(interaction: Interaction, table: Table, typed: str) -> None:
    """Show the move that was typed; of several that fit, the best. Nothing happens until it is confirmed."""
    context, remark = player_context(interaction, table), ""
    try:
        move = await _legal_move(context, typed)
    except IllegalMove as refusal:
        moves = await interaction.client.move_lists.of(context)
        fitting = moves.fitting(typed)
        if not fitting:
            await send(interaction, refused_move(interaction, table.game, typed, refusal))
            return
        move = await _legal_move(context, fitting[0].move)
        remark = context.say("move-several-fit", count=len(fitting)) if len(fitting) > 1 else ""
    panel = await preview_message(context, move, PanelState(steps(move)), remark)
    await show_panel(interaction, table.id, panel)


async def _legal_move(context: PlayerContext, typed: str) -> AnyMove:
    """The move with this notation. In a thread, because every legal move is spelled for it."""
    return await asyncio.to_thread(find, context.game, context.view.state, typed)

"""Taking a turn: the panel's buttons, and making and undoing moves for buttons and commands alike."""

from bot.domain.refusals import require_revision
from bot.domain.table import Table
from bot.handlers.context import Interaction, person, player_context
from bot.ui.components import button, button_view
from bot.ui.context import PlayerContext, PublicContext
from bot.ui.language import reader_language
from bot.ui.panel.finish_turn import finish_preview, plan_turn
from bot.ui.panel.outcome import keeps_the_turn
from bot.ui.panel.question_panel import current_question, panel_message
from bot.ui.responses import delete_message, reply_text, send_layout
from bot.ui.routes import ConfirmMove, FinishTurn, OpenPanel, PanelState, Pick, UndoMove
from engines.core.notation import words
from engines.core.text import Text, say


async def open_panel(interaction: Interaction, route: OpenPanel) -> None:
    """Open the panel; an old card opens the present board."""
    await interaction.response.defer()
    await show_panel(interaction, await interaction.client.tables.table(route.table))
    await _reply_if_card_is_elsewhere(interaction, route.table)


async def _reply_if_card_is_elsewhere(interaction: Interaction, table_id: int) -> None:
    """Say why the table's last card could not be posted where it belongs."""
    if problem := await interaction.client.outbox.problem(table_id):
        await reply_text(interaction, "unheard", table=table_id, problem=problem.text)


async def pick(interaction: Interaction, route: Pick) -> None:
    """Replace the panel by the next one.

    A complete move is made at once if it can be undone freely; a move that ends the turn or reveals something
    is previewed first.
    """
    await interaction.response.defer()
    context = await _current_context(interaction, route)
    asked = await current_question(context, route.state)
    if asked.move is not None and keeps_the_turn(context, asked.move):
        await make_moves(interaction, route.table, context.table.revision, [words(asked.move)])
    else:
        await send_layout(interaction, await panel_message(context, route.state, asked))
    await delete_message(interaction)


async def _current_context(interaction: Interaction, route: Pick | FinishTurn) -> PlayerContext:
    """The table as its player sees it; refused if the game has changed since the panel was drawn."""
    table = await interaction.client.tables.table(route.table)
    require_revision(table, route.revision)
    return player_context(interaction, table)


async def show_panel(interaction: Interaction, table: Table, happened: str = "") -> None:
    """Send the question that this person is to answer now."""
    context, start = player_context(interaction, table), PanelState()
    asked = await current_question(context, start)
    await send_layout(interaction, await panel_message(context, start, asked, happened))


async def finish_turn(interaction: Interaction, route: FinishTurn) -> None:
    """Preview how the computer would finish the turn; once confirmed, make those moves."""
    await interaction.response.defer()
    context = await _current_context(interaction, route)
    moves = await plan_turn(context)
    if route.confirmed:
        await make_moves(interaction, route.table, context.table.revision, moves)
    else:
        await send_layout(interaction, await finish_preview(context, moves))
    await delete_message(interaction)


async def confirm_move(interaction: Interaction, route: ConfirmMove) -> None:
    """Make the previewed move, and delete the panel."""
    await interaction.response.defer()
    await make_moves(interaction, route.table, route.revision, [" ".join(route.steps)])
    await delete_message(interaction)


async def make_moves(interaction: Interaction, table_id: int, revision: int, moves: list[str]) -> None:
    """Make the moves and say what happened; show the next question while the turn goes on."""
    mover = person(interaction)
    result = await interaction.client.tables.play(table_id, mover, revision, moves)
    table, context = result.table, PublicContext(result.table, reader_language(interaction))
    happened = context.describe(result.events, result.seat_before)
    if result.seat_after == result.seat_before:
        await show_panel(interaction, table, happened)
        return
    undo = button(UndoMove(table.id, table.revision), context.say("undo"))
    view = button_view(*([undo] if table.can_undo(mover) else []))
    await interaction.followup.send(happened, view=view, ephemeral=True)


async def undo_move(interaction: Interaction, route: UndoMove) -> None:
    await interaction.response.defer()
    await undo(interaction, route.table, route.revision)
    await delete_message(interaction)


async def undo(interaction: Interaction, table_id: int, revision: int) -> None:
    """Undo one move, and ask again the question that it answered."""
    result = await interaction.client.tables.undo(table_id, person(interaction), revision)
    await show_panel(interaction, result.table, say(Text("undone"), reader_language(interaction)))

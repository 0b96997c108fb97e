"""Taking a turn: the panel's buttons, and making and undoing moves for buttons and commands alike."""

from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import TypeAlias, TypeVar

from bot.domain.refusals import require_revision
from bot.domain.table import Table
from bot.handlers.context import Interaction, person, player_context
from bot.services.open_panels import OlderPanel
from bot.ui.components import Button, PrivateMessage, button, private_message
from bot.ui.context import PlayerContext, PublicContext
from bot.ui.messages.cards import link_to_table
from bot.ui.panel.finish_turn import finish_preview, plan_turn
from bot.ui.panel.outcome import keeps_the_turn
from bot.ui.panel.question_panel import current_question, events_line, next_message, panel_message
from bot.ui.responses import send, show
from bot.ui.routes import Aim, ConfirmMove, FinishTurn, OpenPanel, PanelState, Pick, PickIdea, UndoMove
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.language import reader_language
from bot.ui.text.names import escaped, with_shown
from engines.core.errors import Refusal, StaleBoard
from engines.core.notation import words
from engines.core.text import Text, say

R = TypeVar("R", Pick, Aim, FinishTurn, ConfirmMove, UndoMove)
Handler: TypeAlias = Callable[[Interaction, R], Awaitable[None]]


async def open_panel(interaction: Interaction, route: OpenPanel) -> None:
    """Open the panel; an old card opens the present board."""
    table = await interaction.client.tables.table(route.table)
    notice = await _delivery_problem(interaction, table)
    await show_panel(interaction, table.id, await first_question(interaction, table, notice))


async def show_panel(interaction: Interaction, table_id: int, panel: PrivateMessage) -> None:
    """Show a panel, which is the newest of its person at this table from now on."""
    message = await show(interaction, panel)
    interaction.client.open_panels.note(table_id, interaction.user.id, message)


async def send_panel(interaction: Interaction, table_id: int, panel: PrivateMessage) -> None:
    """Send a panel as a new message: below a card that was posted meanwhile."""
    interaction.client.open_panels.note(table_id, interaction.user.id, await send(interaction, panel))


def of_newest_panel(handler: Handler[R]) -> Handler[R]:
    """Decorate the handler of a panel's buttons: an outdated panel says so and offers the present one."""

    @wraps(handler)
    async def handle(interaction: Interaction, route: R) -> None:
        try:
            await handler(interaction, route)
        except OlderPanel as refusal:
            await show(interaction, await _offer_present_panel(interaction, route.table, refusal))
        except StaleBoard as refusal:
            # Not in place: after a double press, the message shows what the first press has done.
            await send(interaction, await _offer_present_panel(interaction, route.table, refusal))

    return handle


async def _offer_present_panel(interaction: Interaction, table_id: int, refusal: Refusal) -> PrivateMessage:
    """Why a panel cannot act, and for the person to act a button that opens the present one."""
    table = await interaction.client.tables.table(table_id)
    context = PublicContext(table, reader_language(interaction))
    is_to_act = table.to_act is not None and table.to_act.id == interaction.user.id
    opening = [[button(context.route(OpenPanel), context.say("panel-show-here"))]] if is_to_act else []
    return private_message(with_mentions(context.say_text(refusal.why)), rows=opening)


async def _delivery_problem(interaction: Interaction, table: Table) -> str:
    """Why the table's last card could not be posted where it belongs, if it could not."""
    problem = await interaction.client.outbox.problem(table.id)
    if problem is None:
        return ""
    text = Text("unheard", {"table": table.id, "problem": problem.text})
    return say(with_shown(text, escaped), reader_language(interaction))


@of_newest_panel
async def pick(interaction: Interaction, route: Pick) -> None:
    """Go on to the next question.

    A complete move is made at once if it can be undone freely; a move that ends the turn or reveals something
    is previewed first.
    """
    context = await _current_context(interaction, route)
    asked = current_question(context, route.state)
    if asked.move is not None and keeps_the_turn(context, asked.move):
        await make_moves(interaction, route.table, context.table.revision, [words(asked.move)])
    else:
        is_idea = isinstance(route, PickIdea)
        await show(interaction, await next_message(context, route.state, asked, is_idea=is_idea))


@of_newest_panel
async def aim(interaction: Interaction, route: Aim) -> None:
    """Show another move as it would look; nothing is made before it is confirmed."""
    context = await _current_context(interaction, route)
    asked = current_question(context, route.state)
    await show(interaction, await panel_message(context, route.state, asked))


async def _current_context(interaction: Interaction, route: Pick | FinishTurn) -> PlayerContext:
    """The table as its player sees it; refused if the panel that was pressed is out of date."""
    table = await interaction.client.tables.table(route.table)
    _require_current(interaction, route, table)
    return player_context(interaction, table)


def _require_current(interaction: Interaction, route: Pick | FinishTurn | ConfirmMove, table: Table) -> None:
    """Refuse if the table has changed since the panel was drawn, or its person has opened another one."""
    require_revision(table, route.revision)
    _require_newest(interaction, route.table)


def _require_newest(interaction: Interaction, table_id: int) -> None:
    """Refuse a press on a panel whose person has opened another one."""
    if interaction.message is not None:
        panels = interaction.client.open_panels
        panels.require_newest(table_id, interaction.user.id, interaction.message.id)


async def first_question(interaction: Interaction, table: Table, before: str) -> PrivateMessage:
    """The question that this person is to answer now, below what was before."""
    context, start = player_context(interaction, table), PanelState()
    return await panel_message(context, start, current_question(context, start), before)


@of_newest_panel
async def finish_turn(interaction: Interaction, route: FinishTurn) -> None:
    """Preview how the computer would finish the turn; once confirmed, make those moves."""
    context = await _current_context(interaction, route)
    moves = await plan_turn(context)
    if route.confirmed:
        await make_moves(interaction, route.table, context.table.revision, moves)
    else:
        await show(interaction, await finish_preview(context, moves))


@of_newest_panel
async def confirm_move(interaction: Interaction, route: ConfirmMove) -> None:
    """Make the previewed move, unless the panel is out of date then."""
    check = partial(_require_current, interaction, route)
    await make_moves(interaction, route.table, route.revision, [" ".join(route.steps)], check)


async def make_moves(
    interaction: Interaction,
    table_id: int,
    revision: int,
    moves: list[str],
    check: Callable[[Table], None] | None = None,
) -> None:
    """Make the moves and say what happened; show the next question while the turn goes on."""
    mover = person(interaction)
    result = await interaction.client.tables.play(table_id, mover, revision, moves, check)
    table, context = result.table, PublicContext(result.table, reader_language(interaction))
    happened = context.describe(result.events, result.seat_before)
    if result.seat_after == result.seat_before:
        await show_panel(
            interaction, table.id, await first_question(interaction, table, events_line(happened))
        )
        return
    await show(interaction, private_message(happened, rows=_after_turn(interaction, context)))


def _after_turn(interaction: Interaction, context: PublicContext) -> list[list[Button]]:
    """Undo, and the way to the table if the turn was taken elsewhere."""
    table = context.table
    undo = button(UndoMove(table.id, table.revision), context.say("undo"))
    buttons = [undo] if table.can_undo(person(interaction)) else []
    if interaction.channel_id != table.place:
        buttons.append(link_to_table(context))
    return [buttons] if buttons else []


@of_newest_panel
async def undo_move(interaction: Interaction, route: UndoMove) -> None:
    _require_newest(interaction, route.table)
    await undo(interaction, route.table, route.revision)


async def undo(interaction: Interaction, table_id: int, revision: int) -> None:
    """Undo one move, and ask again the question that it answered."""
    result = await interaction.client.tables.undo(table_id, person(interaction), revision)
    undone = say(Text("undone"), reader_language(interaction))
    panel = await first_question(interaction, result.table, undone)
    await show_panel(interaction, table_id, panel)

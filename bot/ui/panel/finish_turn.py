"""The rest of a turn of many small decisions, decided by the computer: previewed, then confirmed."""

import discord

import engines
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.components import PrivateMessage, button, private_message
from bot.ui.context import PlayerContext
from bot.ui.images import CITY, draw
from bot.ui.panel.controls import signs_button
from bot.ui.panel.outcome import points_of
from bot.ui.panel.screen import fit_text, room_for_text, rows_of
from bot.ui.routes import FinishTurn, OpenPanel, UnknownButton
from engines.core.game import AnyGame, AnyView, Event, Step, find
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy

MOST_MOVES = 20  # because a turn of a solo game may never end
DICE = Rng(0)  # Always the same, so that what is confirmed is what was previewed.


async def plan_turn(context: PlayerContext) -> list[str]:
    """The words of the moves that would finish the turn."""
    if not context.turn_is_underway:
        raise UnknownButton
    return await drawing_pool.run(plan_in_worker, context.game.name, encode_view(context.view))


def plan_in_worker(game: str, view: bytes) -> list[str]:
    """Called by name in a worker process."""
    return plan(engines.game(game), decode_view(game, view))


def plan(game: AnyGame, view: AnyView) -> list[str]:
    """Good moves until the turn is over, or until something is revealed: a plan cannot go beyond that."""
    seat, moves, step = view.seat, list[str](), Step(view.state)
    while game.current(step.state) == seat and not step.revealed and len(moves) < MOST_MOVES:
        move, _ = greedy(game, game.view(step.state, seat), DICE)
        moves.append(words(move))
        step = game.apply(step.state, move)
    return moves


async def finish_preview(context: PlayerContext, moves: list[str]) -> PrivateMessage:
    """What would happen, and how it would look."""
    state, events = context.view.state, list[Event]()
    for move in moves:
        step = context.game.apply(state, find(context.game, state, move))
        state = step.state
        events += step.events
    image = await draw(context, context.with_state(state).view, CITY, seat=context.seat)
    confirm = FinishTurn(context.table.id, context.table.revision, confirmed=True)
    buttons = (
        button(confirm, context.say("confirm"), style=discord.ButtonStyle.success),
        button(context.route(OpenPanel), context.say("back")),
        signs_button(context),
    )
    rows = rows_of(buttons)
    done = [f"- {context.say_text(event.text)}" for event in events if event.only is None]
    lines = [context.say("panel-preview"), points_of(context, state)]
    text = fit_text(f"### {context.say('panel-finish')}", lines, room_for_text([image], rows), asides=done)
    return private_message(text, [image], rows)

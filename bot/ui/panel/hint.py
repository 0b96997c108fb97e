"""A hint: the moves that a longer search prefers, what for, how sure that is, and what the others lose."""

import asyncio
from collections.abc import Iterator
from string import ascii_uppercase

import discord

from bot.runtime.worker_pool import encode_view
from bot.services.thinking.search_jobs import Priority, SearchJobs, advise_in_worker, hint_seconds
from bot.ui.components import PrivateMessage, button, private_message
from bot.ui.context import PlayerContext
from bot.ui.images import Image, draw, question_pictures
from bot.ui.legend import with_legend
from bot.ui.panel.outcome import move_name, points_gained
from bot.ui.routes import PanelState
from engines.core.advice import Advice, Suggestion, Sureness
from engines.core.game import AnyMove, find
from engines.core.notation import steps


async def search_advice(search_jobs: SearchJobs, context: PlayerContext) -> Advice:
    """The best few moves, compared in a worker."""
    job = (context.table.game, encode_view(context.view), hint_seconds(), search_jobs.seeds(64))
    return await search_jobs.run(context.table, Priority.HINT, advise_in_worker, *job)


async def hint_message(context: PlayerContext, advice: Advice) -> PrivateMessage:
    """The best few moves as they would look, each with its numbers and a button."""
    found = [(each, find(context.game, context.view.state, each.move)) for each in advice.suggestions]
    images = await asyncio.gather(*(_draw_ghost(context, move) for _, move in found))
    lines, buttons = [f"### {context.say('hint-title')}"], []
    for letter, (suggestion, move) in zip(ascii_uppercase, found, strict=False):
        lines += _lines(context, letter, suggestion, move, advice)
        route = context.idea_route(PanelState(steps(move)))
        buttons.append(button(route, letter, style=discord.ButtonStyle.primary))
    if advice.sureness:
        lines.append(_sureness(context, advice.sureness, advice))
    return private_message("\n".join(lines), images, with_legend(context, [buttons]))


def _lines(
    context: PlayerContext, letter: str, suggestion: Suggestion, move: AnyMove, advice: Advice
) -> Iterator[str]:
    """What a move is and brings; then its points at once and by then, or what it loses to the best one."""
    why = "; ".join(map(context.say_text, context.game.reasons(context.view, move)))
    yield context.say("hint-move", letter=letter, move=move_name(context, move), why=why)
    at_once = context.say("hint-at-once", gain=points_gained(context, move))
    is_best = suggestion == advice.suggestions[0]
    yield f"-# {at_once}; {_lead(context, suggestion, advice) if is_best else _loss(context, suggestion)}."


def _lead(context: PlayerContext, suggestion: Suggestion, advice: Advice) -> str:
    points, alone = round(suggestion.lead), len(context.table.people) == 1
    side = "alone" if alone else "ahead" if points > 0 else "behind" if points < 0 else "level"
    shown = points if alone else abs(points)
    return context.say("hint-lead", side=side, points=shown, ends="yes" if advice.ends else "no")


def _loss(context: PlayerContext, suggestion: Suggestion) -> str:
    """What a move loses to the best one, in points or in words."""
    points = round(suggestion.loss)
    if not suggestion.worse:
        return context.say("hint-equal")
    return context.say("hint-loses", points=points) if points > 0 else context.say("hint-later")


def _sureness(context: PlayerContext, sureness: Sureness, advice: Advice) -> str:
    second, states = advice.suggestions[1], advice.states
    return context.say(f"hint-{sureness}", states=states, more=second.beaten, less=second.beats)


async def _draw_ghost(context: PlayerContext, move: AnyMove) -> Image:
    """The move as it would look."""
    picture, *_ = question_pictures(context.game.name, context.view, steps(move))
    return await draw(context, context.view, picture, seat=context.seat, ghost=move)

"""A hint: the moves that a longer search prefers, each with a picture, its points and the expected lead."""

import asyncio
from collections.abc import Sequence
from string import ascii_uppercase

import discord

from bot.runtime.worker_pool import encode_view
from bot.services.thinking.search_jobs import Priority, SearchJobs, hint_seconds, rank_moves
from bot.ui.components import PrivateMessage, button, private_message
from bot.ui.context import PlayerContext
from bot.ui.images import Image, draw, question_pictures
from bot.ui.legend import with_legend
from bot.ui.panel.outcome import move_name, points_gained
from bot.ui.routes import PanelState
from engines.core.game import AnyMove, find
from engines.core.notation import steps


async def search_best_moves(search_jobs: SearchJobs, context: PlayerContext) -> list[tuple[float, str]]:
    """The words of the best few moves, each with the lead over the others that it promises."""
    job = (context.table.game, encode_view(context.view), hint_seconds(), search_jobs.seeds(64))
    return await search_jobs.run(context.table, Priority.HINT, rank_moves, *job)


async def hint_message(context: PlayerContext, best: Sequence[tuple[float, str]]) -> PrivateMessage:
    """The best few moves as they would look, each with its numbers and a button."""
    found = [(lead, find(context.game, context.view.state, words)) for lead, words in best]
    images = await asyncio.gather(*(_draw_ghost(context, move) for _, move in found))
    lines, buttons = [f"### {context.say('hint-title')}"], []
    for letter, (lead, move) in zip(ascii_uppercase, found, strict=False):
        lines.append(_hint_line(context, letter, lead, move))
        route = context.idea_route(PanelState(steps(move)))
        buttons.append(button(route, letter, style=discord.ButtonStyle.primary))
    return private_message("\n".join(lines), images, with_legend(context, [buttons]))


def _hint_line(context: PlayerContext, letter: str, lead: float, move: AnyMove) -> str:
    points = round(lead)
    return context.say(
        "hint-move",
        letter=letter,
        move=move_name(context, move),
        why="; ".join(map(context.say_text, context.game.reasons(context.view, move))),
        gain=points_gained(context, move),
        side="ahead" if points > 0 else "behind" if points < 0 else "level",
        points=abs(points),
    )


async def _draw_ghost(context: PlayerContext, move: AnyMove) -> Image:
    """The move as it would look."""
    picture, *_ = question_pictures(context.game.name, context.view, steps(move))
    return await draw(context, context.view, picture, seat=context.seat, ghost=move)

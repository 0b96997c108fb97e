"""The rest of a turn of many small decisions, made for whoever asks: shown first, and done when confirmed."""

from itertools import chain
from typing import Any

import discord
from discord import ui

import engines
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.components import Pressed, UnknownButton, button, fitting
from bot.ui.images import draw
from bot.ui.panel.panel import PlayerContext, Shown, gains, shown
from engines.core.game import AnyGame, Step, View, find
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy
from engines.core.text import say

CONFIRMED = "yes"
MOST = 20  # moves: one who plays alone has no end of turn
DICE = Rng(0)  # Always the same, so that what is confirmed is what was shown.


async def plan(desk: PlayerContext) -> list[str]:
    """The words of the moves with which the turn would be finished."""
    if not desk.underway:
        raise UnknownButton
    return await drawing_pool.run(planned, desk.game.name, encode_view(desk.view))


def planned(game: str, view: bytes) -> list[str]:
    """A plan, in whatever process."""
    return finishing(engines.game(game), decode_view(game, view))


def finishing(game: AnyGame, view: View[Any]) -> list[str]:
    """Good moves until the turn is over, or something is revealed that nobody can plan beyond."""
    seat, moves, step = view.seat, list[str](), Step(view.state)
    while game.current(step.state) == seat and not step.revealed and len(moves) < MOST:
        move, _ = greedy(game, game.view(step.state, seat), DICE)
        moves.append(words(move))
        step = game.apply(step.state, move)
    return moves


async def preview(desk: PlayerContext, moves: list[str]) -> Shown:
    """What would happen, and how it would look."""
    state, events = desk.view.state, []
    for move in moves:
        step = desk.game.apply(state, find(desk.game, state, move))
        state = step.state
        events.append(step.events)
    told = [
        f"- {say(event.text, desk.language, desk.name)}" for event in chain(*events) if event.only is None
    ]
    heading = (f"### {desk.say('panel-finish')}", desk.say("panel-preview"))
    picture = await draw(desk.after(state), "city", seat=desk.seat)
    confirm = Pressed("finish", desk.table, desk.revision, CONFIRMED)
    buttons = (
        button(confirm, desk.say("confirm"), style=discord.ButtonStyle.success),
        button(Pressed("play", desk.table, desk.revision), desk.say("back")),
    )
    words = fitting([*heading, *told, *gains(desk, state)])
    return shown([ui.TextDisplay(words), ui.MediaGallery(picture.item()), ui.ActionRow(*buttons)], [picture])

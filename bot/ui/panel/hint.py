"""A hint: what the thinker would do, as it would look, and why."""

import secrets
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

import discord
from discord import ui

import render
from bot.domain.table import Table
from bot.runtime.worker_pool import encode_view
from bot.services.search_jobs import Priority, SearchJobs, hint_seconds, rank_moves
from bot.ui.components import button
from bot.ui.images import Image, draw
from bot.ui.panel.panel import PanelState, PlayerContext, Shown, gained, named, shown
from engines.core.game import find
from engines.core.notation import steps


async def thought_out(search_jobs: SearchJobs, table: Table, desk: PlayerContext) -> list[tuple[float, str]]:
    """The words of the best few moves, each with how far it leaves the seat ahead."""
    known = (table.game, encode_view(desk.view), hint_seconds(), secrets.randbits(64))
    return await search_jobs.run(table, Priority.HINT, rank_moves, *known)


async def hint(desk: PlayerContext, best: Sequence[tuple[float, str]]) -> Shown:
    """The best few moves as they would look, with what they bring in numbers, and a button for each."""
    found = [(lead, find(desk.game, desk.view.state, each)) for lead, each in best]
    moves = dict(zip(ascii_uppercase, found, strict=False))
    pictures = [await _ghost(desk, move) for _, move in found]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"### {desk.say('hint-title')}")]
    for (letter, (lead, move)), picture in zip(moves.items(), pictures, strict=True):
        parts += [ui.TextDisplay(_line(desk, letter, lead, move)), ui.MediaGallery(picture.item())]
    buttons = [
        button(desk.pressed("mark", PanelState(steps(move))), letter, style=discord.ButtonStyle.primary)
        for letter, (_, move) in moves.items()
    ]
    return shown([*parts, ui.ActionRow(*buttons)], pictures)


def _line(desk: PlayerContext, letter: str, lead: float, move: Any) -> str:
    """A move, and what comes of it in numbers."""
    points = round(lead)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    known = {"letter": letter, "move": named(desk, move), "gain": gained(desk, move)}
    return desk.say("hint-move", **known, side=side, points=abs(points))


async def _ghost(desk: PlayerContext, move: Any) -> Image:
    """The move as it would look."""
    what, *_ = render.showing(desk.game.name, desk.view, steps(move))
    return await draw(desk, what, seat=desk.seat, ghost=move)

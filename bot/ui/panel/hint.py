"""A hint: what the thinker would do, as it would look, and why."""

import secrets
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

import discord
from discord import ui

import render
from bot.domain.table import Table
from bot.runtime.worker_pool import packed
from bot.services.search_jobs import Patience, Thoughts, ranking, share
from bot.ui.components import button
from bot.ui.images import Drawn, draw
from bot.ui.panel.panel import Desk, Shown, Spot, gained, named, shown
from engines.core.game import find
from engines.core.notation import steps


async def thought_out(thoughts: Thoughts, table: Table, desk: Desk) -> list[tuple[float, str]]:
    """The words of the best few moves, each with how far it leaves the seat ahead."""
    known = (table.game, packed(desk.view), share(), secrets.randbits(64))
    return await thoughts.about(table, Patience.HINT, ranking, *known)


async def hint(desk: Desk, best: Sequence[tuple[float, str]]) -> Shown:
    """The best few moves as they would look, with what they bring in numbers, and a button for each."""
    found = [(lead, find(desk.game, desk.view.state, each)) for lead, each in best]
    moves = dict(zip(ascii_uppercase, found, strict=False))
    pictures = [await _ghost(desk, move) for _, move in found]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"### {desk.say('hint-title')}")]
    for (letter, (lead, move)), picture in zip(moves.items(), pictures, strict=True):
        parts += [ui.TextDisplay(_line(desk, letter, lead, move)), ui.MediaGallery(picture.item())]
    buttons = [
        button(desk.pressed("mark", Spot(steps(move))), letter, style=discord.ButtonStyle.primary)
        for letter, (_, move) in moves.items()
    ]
    return shown([*parts, ui.ActionRow(*buttons)], pictures)


def _line(desk: Desk, letter: str, lead: float, move: Any) -> str:
    """A move, and what comes of it in numbers."""
    points = round(lead)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    known = {"letter": letter, "move": named(desk, move), "gain": gained(desk, move)}
    return desk.say("hint-move", **known, side=side, points=abs(points))


async def _ghost(desk: Desk, move: Any) -> Drawn:
    """The move as it would look."""
    what, *_ = render.pictures(desk.game.name).for_question(desk.view, steps(move))
    return await draw(desk, what, seat=desk.seat, ghost=move)

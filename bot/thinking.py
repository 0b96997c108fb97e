"""Thinking for computers and for hints: apart from those who draw, and never for long."""

import secrets
from collections.abc import Callable
from string import ascii_uppercase
from time import monotonic
from typing import Any

import discord
from discord import ui

import engines
import render
from bot.panel import Desk, Shown, Spot, gained, named, shown
from bot.pictures import Drawn, draw
from bot.widgets import button
from bot.workshop import Workshop, packed, unpacked
from engines.core.game import find
from engines.core.notation import steps, words
from engines.core.rng import Rng
from engines.core.search import PLAYERS, PLAYOUTS, Thinker

SECONDS = 1.5  # for a move
HINTS = 3
STANDS_BACK = 10  # whoever thinks yields even to those who draw

# One who thinks for a second must not keep pictures waiting, so the two have workers of their own.
study = Workshop(1, STANDS_BACK)


def chosen(game: str, view: bytes, level: str, seed: int) -> str:
    """The words of the move that a computer makes, in whatever process; it is given a view, never a state."""
    player = PLAYERS[level]
    if isinstance(player, Thinker):
        player = Thinker(player.playouts, within(SECONDS))
    move, _ = player(engines.game(game), unpacked(game, view), Rng(seed))
    return words(move)


def ranking(game: str, view: bytes, seed: int) -> list[tuple[float, str]]:
    """The words of the best few moves, each with how far it leaves the seat ahead, in whatever process."""
    thinker = Thinker(PLAYOUTS, within(SECONDS))
    best, _ = thinker.ranking(engines.game(game), unpacked(game, view), Rng(seed))
    return [(lead, words(move)) for lead, move in best[:HINTS]]


def within(seconds: float) -> Callable[[], bool]:
    """Whether that time is over, from now on."""
    end = monotonic() + seconds
    return lambda: monotonic() >= end


async def hint(desk: Desk) -> Shown:
    """The best few moves as they would look, with what they bring in numbers, and a button for each."""
    best = await study.do(ranking, desk.game.name, packed(desk.view), secrets.randbits(64))
    found = [(lead, find(desk.game, desk.view.state, each)) for lead, each in best]
    moves = dict(zip(ascii_uppercase, found, strict=False))
    lines = [_line(desk, letter, lead, move) for letter, (lead, move) in moves.items()]
    pictures = [await _ghost(desk, move) for _, move in found]
    buttons = [
        button(desk.pressed("mark", Spot(steps(move))), letter, style=discord.ButtonStyle.primary)
        for letter, (_, move) in moves.items()
    ]
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join((f"### {desk.say('hint-title')}", *lines))),
        *(ui.MediaGallery(picture.item()) for picture in pictures),  # each as wide as can be
        ui.ActionRow(*buttons),
    ]
    return shown(parts, pictures)


def _line(desk: Desk, letter: str, lead: float, move: Any) -> str:
    """A move, and what comes of it in numbers."""
    points = round(lead)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    known = {"letter": letter, "move": named(desk, move), "gain": gained(desk, move)}
    return desk.say("hint-move", **known, side=side, points=abs(points))


async def _ghost(desk: Desk, move: Any) -> Drawn:
    """The move as it would look."""
    what, *_ = render.showing(desk.game.name, desk.view, steps(move))
    return await draw(desk, what, seat=desk.seat, ghost=move)

"""The panel in which one person decides: a question, the best answers marked in a picture, the rest in menus.

Nothing in here knows a game: it walks the tree of legal moves (bot.picker) and shows what the renderer draws.
"""

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, takewhile
from string import ascii_uppercase
from typing import Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

import engines
import render
from bot.runtime.worker_pool import packed, unpacked, workshop
from bot.ui.components import Pressed, UnknownButton, button, menu
from bot.ui.images import Drawn, draw
from bot.ui.panel.question_tree import Question, advice, is_place, question
from engines.core.game import AnyGame, View
from engines.core.notation import steps, words
from engines.core.text import Name, Text, say

PAGE = 25  # how many answers a menu holds
SHORT = 34  # what looks good on a button


class Spot(Struct, frozen=True):
    """Where someone is in the tree of moves: the steps taken, the page of answers, the way back."""

    path: tuple[str, ...] = ()
    page: int = 0
    back: int = 0  # how many steps the question had from which one came here

    @classmethod
    def read(cls, rest: str) -> "Spot":
        """From a component's custom_id."""
        found = re.fullmatch(r"(\d{1,3})\.(\d{1,3})((?:/[^/]*)*)", rest)
        if not found:
            raise UnknownButton
        back, page, path = found.groups()
        return cls(tuple(filter(None, path.split("/"))), int(page), int(back))

    def __str__(self) -> str:
        return "/".join((f"{self.back}.{self.page}", *self.path))


class Desk(Struct, frozen=True):
    """One person's view of a table at one revision."""

    table: int
    revision: int
    game: AnyGame
    view: View[Any]
    name: Name
    seats: int
    language: str
    can_undo: bool
    underway: bool  # some of the turn's decisions are made
    patience: int = 0

    @property
    def seat(self) -> int:
        if self.view.seat is None:
            raise ValueError("only a seat has a desk")
        return self.view.seat

    def pressed(self, verb: str, spot: Spot) -> Pressed:
        return Pressed(verb, self.table, self.revision, str(spot))

    def say(self, key: str, **args: Any) -> str:
        return say(Text(key, args), self.language, self.name)

    def label(self, path: Sequence[str]) -> str:
        return say(self.game.label(self.view, path), self.language, self.name)

    def total(self, state: Any) -> int:
        return self.game.scores(state)[self.seat].total

    def after(self, state: Any) -> "Desk":
        """The same desk some moves later."""
        return replace(self, view=self.game.view(state, self.seat))


class Shown(Struct, frozen=True):
    """A message that is all layout, and the pictures in it."""

    layout: ui.LayoutView
    pictures: tuple[Drawn, ...]

    def sent(self) -> dict[str, Any]:
        """What to send it with; files are made anew, so that it can be sent again."""
        return {"view": self.layout, "files": [picture.file() for picture in self.pictures]}


async def questioned(desk: Desk, spot: Spot) -> Question[Any]:
    """The question to which the steps so far have led."""
    moves = desk.game.legal_moves(desk.view.state)
    asked = await asyncio.to_thread(question, moves, spot.path)
    if not asked.moves or (spot.page and spot.page * PAGE >= len(asked.choices)):
        raise UnknownButton
    return asked


def goes_on(desk: Desk, move: Any) -> bool:
    """Whether a move is but a part of the turn and reveals nothing: it can be made and taken back freely."""
    step = desk.game.apply(desk.view.state, move)
    return not step.revealed and desk.game.current(step.state) == desk.seat


async def panel(desk: Desk, spot: Spot, asked: Question[Any], happened: str = "") -> Shown:
    """What to show someone who is there: the next question, or the finished move before it is made."""
    if asked.move is not None:
        return await _preview(desk, asked.move, spot)
    return await _ask(desk, asked, spot, happened)


async def _ask(desk: Desk, asked: Question[Any], spot: Spot, happened: str) -> Shown:
    best = await _advice(desk, asked)
    first = not spot.path  # nothing has been decided yet
    pictures = await _pictures(desk, asked.path, marks=best)
    heading = desk.label(()) if first else desk.label(asked.path)
    told = filter(None, (happened, f"### {heading}", desk.say("panel-best")))
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(told))]
    parts += [ui.MediaGallery(picture.item()) for picture in pictures]
    if first:
        parts.append(ui.TextDisplay("\n".join((*_ideas(desk, best, asked), *_obstacles(desk)))))
    parts.append(ui.ActionRow(*_best_buttons(desk, best, spot)))
    parts += _answers(desk, asked, spot)
    if ways := list(_other_ways(desk, spot)):
        parts.append(ui.ActionRow(*ways))
    return shown(parts, pictures)


def _other_ways(desk: Desk, spot: Spot) -> Iterator[ui.Button[Any]]:
    """To leave the rest of the turn to the computer, or to go back."""
    if desk.underway and not spot.path:
        yield button(Pressed("finish", desk.table, desk.revision), desk.say("panel-finish"))
    if back := _back(desk, spot):
        yield back


def _back(desk: Desk, spot: Spot) -> ui.Button[Any] | None:
    """To the question before; from the first one, to before the last move if it can be taken back."""
    if spot.path:
        return button(desk.pressed("pick", Spot(spot.path[: spot.back])), desk.say("back"))
    return button(desk.pressed("undo", spot), desk.say("undo")) if desk.can_undo else None


async def _pictures(desk: Desk, path: Sequence[str], **wishes: Any) -> list[Drawn]:
    """Those in which the game shows a question or a choice."""
    names = render.pictures(desk.game.name).for_question(desk.view, path)
    return [await draw(desk, what, seat=desk.seat, **wishes) for what in names]


async def _advice(desk: Desk, asked: Question[Any]) -> dict[str, Any]:
    """A few good moves by letter."""
    best = await workshop.do(advised, desk.game.name, packed(desk.view), asked.path)
    moves = {words(move): move for move in asked.moves}
    return {letter: moves[each] for letter, each in zip(ascii_uppercase, best, strict=False)}


def advised(game: str, view: bytes, path: Sequence[str]) -> list[str]:
    """Advice, in whatever process."""
    return advice(engines.game(game), unpacked(game, view), path)


def gained(desk: Desk, move: Any) -> int:
    """The points that a move brings at once."""
    return desk.total(desk.game.apply(desk.view.state, move).state) - desk.total(desk.view.state)


def _ideas(desk: Desk, best: Mapping[str, Any], asked: Question[Any]) -> Iterator[str]:
    """Which answers each of the best moves gives, up to the place that its letter shows in the picture."""
    letters: dict[str, list[str]] = {}
    for letter, move in best.items():
        letters.setdefault(_idea(desk, steps(move), len(asked.path)), []).append(letter)
    yield from (f"- **{', '.join(those)}**: {label}" for label, those in letters.items())


def _obstacles(desk: Desk) -> Iterator[str]:
    """Why something that one sees cannot be chosen."""
    for why in desk.game.obstacles(desk.view):
        yield f"-# {say(why, desk.language, desk.name)}"


def _idea(desk: Desk, path: Sequence[str], depth: int) -> str:
    told = list(takewhile(lambda length: not is_place(path[length]), range(depth, len(path)))) or [depth]
    return ", ".join(desk.label(path[: length + 1]) for length in told)


def _best_buttons(desk: Desk, best: Mapping[str, Any], spot: Spot) -> Iterator[ui.Button[Any]]:
    for letter, move in best.items():
        chosen = Spot(steps(move), back=len(spot.path))
        # The same move may be on offer below, and no two components may share an id: hence another verb.
        yield button(
            desk.pressed("mark", chosen),
            f"{letter}  {gained(desk, move):+}",
            style=discord.ButtonStyle.primary,
        )


def _answers(desk: Desk, asked: Question[Any], spot: Spot) -> Iterator[ui.Item[Any]]:
    """Every answer there is: as buttons where few and short, else as a menu, by pages where many."""
    named = {choice: desk.label((*asked.path, choice)) for choice in asked.choices}
    if len(named) <= 5 and all(len(label) <= SHORT for label in named.values()):
        yield ui.ActionRow(
            *(
                button(desk.pressed("pick", Spot((*asked.path, choice), back=len(spot.path))), label)
                for choice, label in named.items()
            )
        )
        return
    page = list(islice(named.items(), spot.page * PAGE, (spot.page + 1) * PAGE))
    options = [discord.SelectOption(label=label[:100], value=choice) for choice, label in page]
    pages = -(-len(named) // PAGE)
    hint = desk.say("panel-all", page=spot.page + 1, pages=pages)
    yield ui.ActionRow(menu(desk.pressed("pick", Spot(asked.path, back=len(spot.path))), options, hint))
    if pages > 1:
        yield ui.ActionRow(*_turning(desk, spot, pages))


def _turning(desk: Desk, spot: Spot, pages: int) -> Iterator[ui.Button[Any]]:
    for key, page in (("panel-previous", spot.page - 1), ("panel-next", spot.page + 1)):
        there = Spot(spot.path, page, spot.back)
        yield button(desk.pressed("pick", there), desk.say(key), disabled=page not in range(pages))


async def _preview(desk: Desk, move: Any, spot: Spot) -> Shown:
    pictures = await _pictures(desk, steps(move), ghost=move)
    confirm = Pressed("do", desk.table, desk.revision, "/".join(steps(move)))
    buttons = [button(confirm, desk.say("confirm"), style=discord.ButtonStyle.success)]
    if back := _back(desk, spot):
        buttons.append(back)
    name = named(desk, move)
    heading = name[:1].upper() + name[1:]
    told = "\n".join(
        [
            f"### {heading}",
            desk.say("panel-preview"),
            *gains(desk, desk.game.apply(desk.view.state, move).state),
        ]
    )
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(*(picture.item() for picture in pictures))
    return shown([ui.TextDisplay(told), gallery, ui.ActionRow(*buttons)], pictures)


def named(desk: Desk, move: Any) -> str:
    """The choices that make up a move."""
    path = steps(move)
    return ", ".join(desk.label(path[:length]) for length in range(2, len(path) + 1)) or desk.label(path)


def gains(desk: Desk, state: Any) -> Iterator[str]:
    """Points by category before and after, where they change."""
    before, after = (desk.game.scores(each)[desk.seat] for each in (desk.view.state, state))
    for part, points in after.parts.items():
        if points != before.parts[part]:
            name = desk.say(f"{desk.game.name}-part-{part}")
            yield f"- {name}: {before.parts[part]} → **{points}** ({points - before.parts[part]:+})"
    yield desk.say("panel-total", before=before.total, after=after.total)


def shown(parts: Sequence[ui.Item[Any]], pictures: Sequence[Drawn]) -> Shown:
    """A card of these parts."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(*parts))
    layout.stop()  # Nobody waits in memory for its buttons: see bot.widgets.
    return Shown(layout, tuple(pictures))

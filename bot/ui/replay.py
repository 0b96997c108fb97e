"""Looking back: a game at any of its moments, and how a city grew, as whoever looks may see it."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec import Struct

import engines
import render
from bot.domain.log import LogEntry, visible_to
from bot.domain.table import Person
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.cards import PublicContext
from bot.ui.components import Pressed, button
from bot.ui.images import Image, draw, shared
from bot.ui.panel.panel import Shown, shown
from engines.core.codec import read_setup
from engines.core.errors import Refusal, RuleError
from engines.core.game import AnyGame, Seat, View, find
from engines.core.text import Name, Text

FRAMES = 40  # of a film
HEAVIEST = 8 << 20  # bytes that Discord takes anywhere
TELLS = 8  # pictures from one word of progress to the next


class CannotReplay(Refusal):
    """Nothing was played, or the rules have changed since."""


class TooLarge(Refusal):
    """A film that could not be sent."""


class Moment(Struct, frozen=True):
    """A game after some of its moves, before somebody's eyes."""

    onlooker: PublicContext  # the table as it stands now
    acts: tuple[LogEntry, ...]  # all moves that stand
    n: int  # how many of them were made then
    view: View[Any]
    mover: Seat  # who made the last of them; at the beginning, who is to make the first

    @property
    def game(self) -> AnyGame:
        return self.onlooker.game

    @property
    def name(self) -> Name:
        return self.onlooker.name

    @property
    def language(self) -> str:
        return self.onlooker.language

    @property
    def seats(self) -> int:
        return self.onlooker.seats

    @property
    def priority(self) -> int:
        return self.onlooker.priority


class Passed(Struct, frozen=True):
    """Some moments of a game as a worker gives them back."""

    views: list[bytes]
    movers: list[Seat]  # of each move


def passed(game: str, setup: bytes, moves: Sequence[str], seat: Seat | None, wanted: Sequence[int]) -> Passed:
    """The game as a seat saw it after so many moves, in whatever process."""
    rules = engines.game(game)
    state, movers, views = rules.new(read_setup(rules, setup)), list[Seat](), dict[int, bytes]()
    for n, move in enumerate((*moves, None)):
        if n in wanted:
            views[n] = encode_view(rules.view(state, seat))
        if move is not None:
            movers.append(rules.current(state) or 0)
            state = rules.apply(state, find(rules, state, move)).state
    return Passed([views[n] for n in wanted], movers)


async def looked_back(
    seen: PublicContext, acts: Sequence[LogEntry], reader: Person, wanted: Sequence[int]
) -> Passed:
    """The moments wanted, as the reader may see them."""
    table = seen.table
    moves = [act.move or "" for act in acts]
    setup, seat = msgspec.json.encode(table.setup), table.seat_of(reader)
    try:
        return await drawing_pool.run(passed, table.game, setup, moves[: max(wanted)], seat, list(wanted))
    except RuleError as error:
        raise CannotReplay(Text("replay-rules-changed")) from error


async def moment(seen: PublicContext, acts: Sequence[LogEntry], reader: Person, n: int) -> Moment:
    """The game after n of its moves, or as many as there are."""
    if not acts:
        raise CannotReplay(Text("replay-nothing"))
    n = max(0, min(n, len(acts)))
    found = await looked_back(seen, acts, reader, [n])
    view = decode_view(seen.table.game, found.views[0])
    mover = found.movers[-1] if found.movers else seen.game.current(view.state) or 0
    seat = seen.table.seat_of(reader)
    return Moment(seen, tuple(visible_to(act, seat) for act in acts), n, view, mover)


async def card(at: Moment, what: str) -> Shown:
    """What happened then, a picture of it, and the ways forth and back."""
    picture = await draw(at, what, seat=at.mover if what == "city" else None)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(_heading(at)),
        ui.MediaGallery(picture.item()),
        ui.ActionRow(*_steps(at, what)),
        ui.ActionRow(*_looks(at, what)),
    ]
    return shown(parts, [picture])


def _heading(at: Moment) -> str:
    if not at.n:
        return f"### {at.onlooker.say('replay-beginning')}"
    heading = at.onlooker.say("replay-moment", n=at.n, all=len(at.acts))
    seat = at.view.seat
    return f"### {heading}\n{at.onlooker.tell(at.acts[at.n - 1].events, seat)}"


def _steps(at: Moment, what: str) -> list[ui.Button[Any]]:
    last = len(at.acts)
    there = {"first": 0, "back": at.n - 1, "forward": at.n + 1, "last": last}
    return [
        button(
            # Two of them may lead to the same moment, and no two components may share an id.
            _pressed(at, f"{max(0, n)}/{what}/{way}"),
            at.onlooker.say(f"replay-{way}"),
            disabled=n not in range(last + 1) or n == at.n,
        )
        for way, n in there.items()
    ]


def _looks(at: Moment, what: str) -> list[ui.Button[Any]]:
    pictures = ["city", *shared(at.game.name)][:4]
    looks = [
        button(
            _pressed(at, f"{at.n}/{name}/look"),
            at.onlooker.say(f"{at.game.name}-picture-{name}"),
            disabled=name == what,
        )
        for name in pictures
    ]
    film = button(
        Pressed("film", at.onlooker.table.id, 0, str(at.mover)),
        at.onlooker.say("replay-film"),
        style=discord.ButtonStyle.primary,
    )
    return [*looks, film]


def _pressed(at: Moment, rest: str) -> Pressed:
    return Pressed("replay", at.onlooker.table.id, 0, rest)


async def film(
    seen: PublicContext,
    acts: Sequence[LogEntry],
    reader: Person,
    seat: Seat,
    progress: Callable[[int, int], Awaitable[None]],
) -> Image:
    """A city from its first tile on, drawn apart; whoever waits hears how far it is."""
    if not acts:
        raise CannotReplay(Text("replay-nothing"))
    movers = (await looked_back(seen, acts, reader, [len(acts)])).movers
    moments = sampled(turns_of(movers, seat))
    found = await looked_back(seen, acts, reader, moments)
    pictures: list[bytes] = []
    for number, view in enumerate(found.views):
        if number % TELLS == 0:
            await progress(number, len(moments))
        at = Moment(seen, tuple(acts), moments[number], decode_view(seen.table.game, view), seat)
        pictures.append((await draw(at, "city", seat=seat)).png)
    gif = await drawing_pool.run(render.film, pictures)
    if len(gif) > HEAVIEST:
        raise TooLarge(Text("replay-too-large"))
    return Image("city.gif", gif, seen.say("replay-film-of", name=seen.name(seat)))


def turns_of(movers: Sequence[Seat], seat: Seat) -> list[int]:
    """After how many moves each turn of a seat was over; the beginning and the end are moments too."""
    ends = [n for n, (mover, after) in enumerate(pairwise((*movers, None)), 1) if mover == seat != after]
    return sorted({0, *ends, len(movers)})


def sampled(moments: Sequence[int]) -> list[int]:
    """As many of them as a film can have, evenly, with the first and the last."""
    if len(moments) <= FRAMES:
        return list(moments)
    last = len(moments) - 1
    return [moments[round(last * frame / (FRAMES - 1))] for frame in range(FRAMES)]

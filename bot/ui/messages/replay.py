"""A game at any of its past moments, and an animation of a growing city, as the reader may see them."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise

import discord
import msgspec
from msgspec import Struct

import engines
from bot.domain.log import LogEntry, visible_to
from bot.domain.table import Person
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.components import Button, PrivateMessage, button, private_message
from bot.ui.context import PublicContext
from bot.ui.images import CITY, Image, draw, make_film, shared_pictures
from bot.ui.routes import MakeFilm, ReplayMoment
from engines.core.errors import BadSetup, Refusal, RuleError
from engines.core.game import AnyView, Seat, find
from engines.core.saves.codec import read_setup
from engines.core.text import Text, Who

MOST_FRAMES = 40
LARGEST_FILE = 8 << 20  # bytes that Discord accepts on every server
PROGRESS_STEP = 8  # frames between two reports of progress
MOST_PICTURES = 4  # buttons beside the one for the film


class CannotReplay(Refusal):
    """No move was made, or the rules have changed since."""


class TooLarge(Refusal):
    """A film that Discord would not accept."""


class Moment(Struct, frozen=True):
    """A game after n of its moves, as one reader may see it."""

    context: PublicContext  # the table as it is now
    history: tuple[LogEntry, ...]  # all moves that were not undone
    n: int
    view: AnyView
    mover: Seat  # who made move n; at the beginning, who makes the first


class PastViews(Struct, frozen=True):
    """What a worker process returns: encoded views of some moments, and who made each move."""

    views: list[bytes]
    movers: list[Seat]


def past_views(
    game: str, setup: bytes, moves: Sequence[str], seat: Seat | None, wanted: Sequence[int]
) -> PastViews:
    """The views of a seat after so many moves. Called by name in a worker process."""
    rules = engines.game(game)
    state, movers, views = rules.new(read_setup(rules, setup)), list[Seat](), dict[int, bytes]()
    for n, move in enumerate((*moves, None)):
        if n in wanted:
            views[n] = encode_view(rules.view(state, seat))
        if move is not None:
            movers.append(rules.current(state) or 0)
            state = rules.apply(state, find(rules, state, move)).state
    return PastViews([views[n] for n in wanted], movers)


async def replay_views(
    context: PublicContext, history: Sequence[LogEntry], reader: Person, wanted: Sequence[int]
) -> PastViews:
    """The wanted moments as the reader may see them."""
    table = context.table
    moves = [entry.move or "" for entry in history]
    setup, seat = msgspec.json.encode(table.setup), table.seat_of(reader)
    try:
        return await drawing_pool.run(past_views, table.game, setup, moves[: max(wanted)], seat, list(wanted))
    except (BadSetup, RuleError) as error:
        raise CannotReplay(Text("replay-rules-changed")) from error


async def find_moment(context: PublicContext, history: Sequence[LogEntry], reader: Person, n: int) -> Moment:
    """The game after n of its moves, or after as many as there are."""
    if not history:
        raise CannotReplay(Text("replay-nothing"))
    n = max(0, min(n, len(history)))
    found = await replay_views(context, history, reader, [n])
    view = decode_view(context.table.game, found.views[0])
    mover = found.movers[-1] if found.movers else context.game.current(view.state) or 0
    seat = context.table.seat_of(reader)
    return Moment(context, tuple(visible_to(entry, seat) for entry in history), n, view, mover)


async def replay_message(moment: Moment, picture: str) -> PrivateMessage:
    """What happened at that moment, a picture of it, and the buttons to other moments."""
    seat = moment.mover if picture == CITY else None
    image = await draw(moment.context, moment.view, picture, seat=seat)
    rows = [_step_buttons(moment, picture), _picture_buttons(moment, picture)]
    return private_message(_heading(moment), [image], rows)


def _heading(moment: Moment) -> str:
    context = moment.context
    if not moment.n:
        return f"### {context.say('replay-beginning')}"
    heading = context.say("replay-moment", n=moment.n, all=len(moment.history))
    return f"### {heading}\n{context.describe(moment.history[moment.n - 1].events, moment.view.seat)}"


def _step_buttons(moment: Moment, picture: str) -> list[Button]:
    last = len(moment.history)
    targets = {"first": 0, "back": moment.n - 1, "forward": moment.n + 1, "last": last}
    return [
        button(
            ReplayMoment(moment.context.table.id, max(0, n), picture, name),
            moment.context.say(f"replay-{name}"),
            disabled=n not in range(last + 1) or n == moment.n,
        )
        for name, n in targets.items()
    ]


def _picture_buttons(moment: Moment, picture: str) -> list[Button]:
    table, context = moment.context.table, moment.context
    names = [CITY, *shared_pictures(table.game)][:MOST_PICTURES]
    pictures = [
        button(
            ReplayMoment(table.id, moment.n, name, "look"),
            context.say(f"{table.game}-picture-{name}"),
            disabled=name == picture,
        )
        for name in names
    ]
    film = button(
        MakeFilm(table.id, moment.mover), context.say("replay-film"), style=discord.ButtonStyle.primary
    )
    return [*pictures, film]


async def film_city(
    context: PublicContext,
    history: Sequence[LogEntry],
    reader: Person,
    seat: Seat,
    report_progress: Callable[[int, int], Awaitable[None]],
) -> Image:
    """An animation of a city from the first tile on; progress is reported as (frames drawn, all frames)."""
    if not history:
        raise CannotReplay(Text("replay-nothing"))
    movers = (await replay_views(context, history, reader, [len(history)])).movers
    moments = evenly_sampled(turn_ends(movers, seat))
    found = await replay_views(context, history, reader, moments)
    frames: list[Image] = []
    for number, view in enumerate(found.views):
        if number % PROGRESS_STEP == 0:
            await report_progress(number, len(moments))
        frames.append(await draw(context, decode_view(context.table.game, view), CITY, seat=seat))
    film = await make_film(frames, context.say_plainly(film_title(seat)))
    if len(film.content) > LARGEST_FILE:
        raise TooLarge(Text("replay-too-large"))
    return film


def film_title(seat: Seat) -> Text:
    return Text("replay-film-of", {"name": Who(seat)})


def turn_ends(movers: Sequence[Seat], seat: Seat) -> list[int]:
    """After how many moves each turn of a seat ended; with the beginning and the end of the game."""
    ends = [n for n, (mover, after) in enumerate(pairwise((*movers, None)), 1) if mover == seat != after]
    return sorted({0, *ends, len(movers)})


def evenly_sampled(moments: Sequence[int]) -> list[int]:
    """As many moments as a film can have, evenly spread, with the first and the last."""
    if len(moments) <= MOST_FRAMES:
        return list(moments)
    last = len(moments) - 1
    return [moments[round(last * frame / (MOST_FRAMES - 1))] for frame in range(MOST_FRAMES)]

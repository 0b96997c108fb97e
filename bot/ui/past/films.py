"""Films of how one city or all cities grew, with a camera that does not move."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from bot.domain.log import LogEntry
from bot.runtime.worker_pool import decode_view
from bot.ui.components import Item, PrivateMessage, button, menu, option, private_message
from bot.ui.context import PublicContext
from bot.ui.images import CITY, TABLE, Image, draw, make_film
from bot.ui.past.moments import replay_views, require_moves
from bot.ui.routes import ALL_CITIES, MakeFilm, ShareFilm
from engines.core.errors import Refusal
from engines.core.game import Seat
from engines.core.text import Text, Who

MOST_FRAMES = 60
LARGEST_FILE = 8 << 20  # bytes that Discord accepts on every server
PROGRESS_STEP = 12  # frames between two reports of progress
LOW_PRIORITY = 1  # of the frames: the cards of other tables go first


class TooLarge(Refusal):
    """A film that Discord would not accept."""


def film_menu(context: PublicContext) -> Item:
    """A menu of all films of a table."""
    table = context.table
    seats: list[Seat | None] = [*range(len(table.people))]
    options = [
        option(MakeFilm(table.id, city_word(seat)), context.say_plainly(film_title(seat)))
        for seat in [*seats, *([None] if len(seats) > 1 else [])]
    ]
    return menu(options, context.say("replay-film"), "films")


def city_word(seat: Seat | None) -> str:
    """How routes name a city, or all of them."""
    return ALL_CITIES if seat is None else str(seat)


def film_title(seat: Seat | None) -> Text:
    return Text("replay-film-of-all") if seat is None else Text("replay-film-of", {"name": Who(seat)})


def film_message(
    context: PublicContext, seat: Seat | None, film: Image, *, can_share: bool
) -> PrivateMessage:
    """A film, described in the reader's language, with the button that shares it with the table."""
    route = ShareFilm(context.table.id, city_word(seat))
    buttons = [button(route, context.say("film-share"))] if can_share else []
    described = replace(film, alt=context.say_plainly(film_title(seat)))
    return private_message(context.say_text(film_title(seat)), [described], [buttons])


async def nobody_waits(done: int, total: int) -> None:
    """For films of which no progress is reported."""


async def draw_film(
    context: PublicContext,
    history: Sequence[LogEntry],
    seat: Seat | None,
    report_progress: Callable[[int, int], Awaitable[None]] = nobody_waits,
    reader: Seat | None = None,
) -> Image:
    """A film of a city, or without a seat of all cities, as a reader may see them.

    Every frame is cropped for the last one. Progress is reported as (frames drawn, all frames).
    """
    require_moves(history)
    movers = (await replay_views(context, history, reader, [len(history)])).movers
    moments = evenly_sampled(turn_ends(movers, seat))
    found = await replay_views(context, history, reader, moments)
    views = [decode_view(context.table.game, view) for view in found.views]
    background, picture = replace(context, priority=LOW_PRIORITY), TABLE if seat is None else CITY
    frames: list[Image] = []
    for start in range(0, len(views), PROGRESS_STEP):
        await report_progress(start, len(views))
        some = views[start : start + PROGRESS_STEP]
        drawn = (draw(background, view, picture, seat=seat, crop_for=views[-1]) for view in some)
        frames += await asyncio.gather(*drawn)
    film = await make_film(frames, context.say_plainly(film_title(seat)))
    if len(film.content) > LARGEST_FILE:
        raise TooLarge(Text("replay-too-large"))
    return film


def turn_ends(movers: Sequence[Seat], seat: Seat | None) -> list[int]:
    """After how many moves each turn of a seat, or of all, ended; with the beginning and the end."""
    turns = enumerate(pairwise((*movers, None)), 1)
    ends = [n for n, (mover, after) in turns if mover != after and seat in (None, mover)]
    return sorted({0, *ends, len(movers)})


def evenly_sampled(moments: Sequence[int]) -> list[int]:
    """As many moments as a film can have, evenly spread, with the first and the last."""
    if len(moments) <= MOST_FRAMES:
        return list(moments)
    last = len(moments) - 1
    return [moments[round(last * frame / (MOST_FRAMES - 1))] for frame in range(MOST_FRAMES)]

"""Pictures from the renderer, drawn in worker processes and ready to be sent; nothing else draws."""

import io
from collections.abc import Callable, Mapping, Sequence
from struct import unpack
from typing import Protocol, TypeVar, TypeVarTuple
from zlib import crc32

import discord
from msgspec import Struct
from msgspec.structs import replace

import render
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from bot.ui.context import PlayerContext, PublicContext
from bot.ui.text.limits import shortened
from engines.core.game import AnyMove, AnyView, Seat
from engines.core.text import say
from render import LeaderboardLine, LegendPage, RenderRequest, Theme

Ts = TypeVarTuple("Ts")

ALT_LENGTH = 1024  # characters of a description

# The pictures that every game has: a seat's own city, what all can take, and all cities at once.
CITY, MARKET, TABLE = "city", "market", "table"


class Image(Struct, frozen=True):
    """A file to attach, with a description for people who cannot see it."""

    filename: str
    content: bytes
    alt: str

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height of a PNG, which every one says in its first bytes."""
        width, height = unpack(">II", self.content[16:24])
        return width, height

    def gallery_item(self) -> discord.MediaGalleryItem:
        return discord.MediaGalleryItem(f"attachment://{self.filename}", description=self.alt)

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.content), self.filename, description=self.alt)


def picture_names(game: str) -> tuple[str, ...]:
    """Every picture of a game."""
    return render.pictures(game).names()


def shared_pictures(game: str) -> tuple[str, ...]:
    """The pictures that belong to no single seat."""
    return render.pictures(game).shared()


def question_pictures(game: str, view: AnyView, steps: Sequence[str]) -> tuple[str, ...]:
    """The pictures to show with the question that follows the first steps of a move."""
    return render.pictures(game).for_question(view, steps)


async def draw(  # noqa: PLR0913 - each is one thing that a picture can show
    context: PublicContext,
    view: AnyView,
    picture: str,
    *,
    seat: Seat | None = None,
    marks: Mapping[str, AnyMove] | None = None,
    places: Mapping[str, AnyMove] | None = None,
    ghost: AnyMove | None = None,
    zoom: bool = False,
    crop_for: AnyView | None = None,
) -> Image:
    """One picture of a view, with its description in the reader's language."""
    request = _request(context, picture, seat)
    request = replace(
        request, marks=marks or {}, places=places or {}, ghost=ghost, zoom=zoom, crop_for=crop_for
    )
    job = (context.table.game, encode_view(view), request)
    drawn = await drawing_pool.run(draw_in_worker, *job, priority=context.priority)
    return _image(context, picture, drawn)


def _request(context: PublicContext, picture: str, seat: Seat | None) -> RenderRequest:
    names = {other: context.plain_name(other) for other in range(len(context.table.people))}
    return RenderRequest(
        picture, seat, names=names, theme=context.theme, language=context.language, since=context.since
    )


def _image(context: PublicContext, picture: str, drawn: render.Picture) -> Image:
    return named_image(picture, drawn.png, context.say_plainly(drawn.alt))


class Findings(Protocol):
    """Something that a worker has found, and that pictures show."""

    def shown_in(self, request: RenderRequest) -> RenderRequest: ...


F = TypeVar("F", bound=Findings)


async def find_and_draw(
    context: PlayerContext, pictures: Sequence[str], find: Callable[[str, bytes, *Ts], F], *args: *Ts
) -> tuple[F, list[Image]]:
    """What a function finds in the player's view, and pictures of it.

    One worker does both, so that a person waits for a worker once.
    """
    requests = [_request(context, picture, context.seat) for picture in pictures]
    job = (context.game.name, encode_view(context.view), requests, find, args)
    found, drawn = await drawing_pool.run(find_and_draw_in_worker, *job)
    return found, [_image(context, *each) for each in zip(pictures, drawn, strict=True)]


def find_and_draw_in_worker(
    game: str,
    view: bytes,
    requests: Sequence[RenderRequest],
    find: Callable[[str, bytes, *Ts], F],
    args: tuple[*Ts],
) -> tuple[F, list[render.Picture]]:
    """Called by name in a worker process."""
    found = find(game, view, *args)
    return found, [draw_in_worker(game, view, found.shown_in(request)) for request in requests]


def named_image(name: str, png: bytes, alt: str) -> Image:
    """The name depends on the content: attachments of one message are told apart by their names."""
    return Image(f"{name}-{crc32(png):08x}.png", png, shortened(alt, ALT_LENGTH))


def draw_in_worker(game: str, view: bytes, request: RenderRequest) -> render.Picture:
    """Called by name in a worker process."""
    return render.draw(game, decode_view(game, view), request)


async def draw_legend(
    game: str, view: AnyView | None, page: int, language: str, theme: Theme
) -> tuple[Image, LegendPage]:
    """A page of the legend of a view, or of a whole game, with its description."""
    job = (game, encode_view(view) if view else None, page, language, theme)
    drawn = await drawing_pool.run(draw_legend_in_worker, *job)
    alt = say(drawn.picture.alt, language)
    return Image(f"legend-{drawn.number + 1}.png", drawn.picture.png, alt[:ALT_LENGTH]), drawn


def draw_legend_in_worker(
    game: str, view: bytes | None, page: int, language: str, theme: Theme
) -> LegendPage:
    """Called by name in a worker process."""
    return render.draw_legend(game, decode_view(game, view) if view else None, page, language, theme)


async def make_film(frames: Sequence[Image], alt: str) -> Image:
    """The images as one animation."""
    content = await drawing_pool.run(render.draw_film, [frame.content for frame in frames])
    return Image("city.gif", content, alt)


async def draw_leaderboard(
    heads: tuple[str, str], columns: Sequence[str], lines: Sequence[LeaderboardLine], alt: str, theme: Theme
) -> Image:
    """The leaderboard under a title and a subtitle, with a heading for each column of numbers."""
    content = await drawing_pool.run(render.draw_leaderboard, *heads, columns, lines, theme)
    return Image("standing.png", content, shortened(alt, ALT_LENGTH))

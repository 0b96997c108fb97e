"""Pictures from the renderer, drawn off the event loop and ready to be sent."""

import io
from collections.abc import Mapping
from typing import Any, Protocol
from zlib import crc32

import discord
from msgspec import Struct

import render
from bot.runtime.worker_pool import decode_view, drawing_pool, encode_view
from engines.core.game import AnyGame, Seat, View
from engines.core.notation import words
from engines.core.text import Name, say


class Viewer(Protocol):
    """Somebody who looks at a table."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def view(self) -> View[Any]: ...
    @property
    def name(self) -> Name: ...
    @property
    def language(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def priority(self) -> int: ...


class Image(Struct, frozen=True):
    """A picture with its words for those who cannot see it."""

    filename: str
    png: bytes
    alt: str

    def item(self) -> discord.MediaGalleryItem:
        return discord.MediaGalleryItem(f"attachment://{self.filename}", description=self.alt)

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), self.filename, description=self.alt)


def shared(game: str) -> tuple[str, ...]:
    """The names of the pictures that belong to no one seat."""
    return tuple(what for what in render.pictures(game) if what != "city")


async def draw(  # noqa: PLR0913 - each is one thing that a picture can show
    viewer: Viewer,
    what: str,
    *,
    seat: Seat | None = None,
    marks: Mapping[str, Any] | None = None,
    ghost: Any = None,
    zoom: bool = False,
) -> Image:
    """One picture of the table as the viewer may see it; marks and the ghost are moves."""
    wishes = {
        "seat": seat,
        "marks": {letter: words(move) for letter, move in (marks or {}).items()},
        "ghost": words(ghost) if ghost is not None else None,
        "people": {other: viewer.name(other) for other in range(viewer.seats)},
        "zoom": zoom,
    }
    known = (viewer.game.name, encode_view(viewer.view), what, wishes)
    picture = await drawing_pool.run(painted, *known, priority=viewer.priority)
    alt = say(picture.alt, viewer.language, viewer.name)
    # Several pictures in one message are told by their names.
    return Image(f"{what}-{crc32(picture.png):08x}.png", picture.png, alt[:1024])


def painted(game: str, view: bytes, what: str, wishes: Mapping[str, Any]) -> render.Picture:
    """A picture, in whatever process."""
    return render.picture(game, decode_view(game, view), what, **wishes)

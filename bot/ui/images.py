"""Pictures from the renderer, drawn off the event loop and ready to be sent."""

import io
from collections.abc import Mapping
from typing import Any, Protocol
from zlib import crc32

import discord
from msgspec import Struct

import render
from bot.runtime.worker_pool import packed, unpacked, workshop
from engines.core.game import AnyGame, Seat, View
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
    def patience(self) -> int: ...


class Drawn(Struct, frozen=True):
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
    return render.pictures(game).shared()


async def draw(  # noqa: PLR0913 - each is one thing that a picture can show
    viewer: Viewer,
    what: str,
    *,
    seat: Seat | None = None,
    marks: Mapping[str, Any] | None = None,
    ghost: Any = None,
    zoom: bool = False,
) -> Drawn:
    """One picture of the table as the viewer may see it; marks and the ghost are moves."""
    names = {other: viewer.name(other) for other in range(viewer.seats)}
    request = render.RenderRequest(what, seat, marks or {}, ghost, names, zoom)
    known = (viewer.game.name, packed(viewer.view), request)
    picture = await workshop.do(painted, *known, patience=viewer.patience)
    alt = say(picture.alt, viewer.language, viewer.name)
    # Several pictures in one message are told by their names.
    return Drawn(f"{what}-{crc32(picture.png):08x}.png", picture.png, alt[:1024])


def painted(game: str, view: bytes, request: render.RenderRequest) -> render.Picture:
    """Runs in the worker process."""
    return render.draw(game, unpacked(game, view), request)

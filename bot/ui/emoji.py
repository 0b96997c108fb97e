"""The application's emoji: which ones Discord has, where they belong, and how to do without them."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui

import render
from bot.ui.context import PlayerContext
from engines.core.game import Seat

T = TypeVar("T")
EmojiKey: TypeAlias = tuple[str | None, str]  # the game, or none for what all games share; and the name

SEAT_SHAPES = "◯▲■✚◆⧓☰☾"  # the shapes of the seats in the pictures, as characters
INVALID_BODY = 50035  # Discord's error code


class UploadedEmoji:
    """The emoji that can be used now: none until they are uploaded."""

    def __init__(self) -> None:
        self._known: Mapping[EmojiKey, discord.PartialEmoji] = {}
        self._listeners: list[Callable[[], None]] = []

    def find(self, game: str | None, name: str) -> discord.PartialEmoji | None:
        return self._known.get((game, name))

    def replace(self, known: Mapping[EmojiKey, discord.PartialEmoji]) -> None:
        self._known = known

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener whenever Discord refuses an emoji; returns a function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def notice_refusal(self) -> None:
        """Use none of them until it is known which ones there are."""
        self._known = {}
        for listener in self._listeners:
            listener()


uploaded_emoji = UploadedEmoji()  # A process serves one application.


def shared_emoji(name: str) -> discord.PartialEmoji | None:
    """One that belongs to no game."""
    return uploaded_emoji.find(None, name)


def seat_sign(seat: Seat) -> str:
    """The shape of a seat, for texts: on its colour, or without emoji the plain shape."""
    return str(shared_emoji(f"seat_{seat}") or SEAT_SHAPES[seat])


def picture_emoji(game: str, picture: str) -> discord.PartialEmoji | None:
    """For the button that opens a picture."""
    return uploaded_emoji.find(game, picture) or shared_emoji(picture)


def answer_emoji(context: PlayerContext, steps: Sequence[str]) -> discord.PartialEmoji | None:
    """For the answer that is the last of these steps of a move."""
    name = render.pictures(context.game.name).emoji_for(context.view, steps)
    return uploaded_emoji.find(context.game.name, name) if name else None


async def send_or_drop_emoji(send: Callable[..., Awaitable[T]], **message: Any) -> T:
    """Send a message by a function of discord.py; if Discord does not know an emoji in it, without emoji."""
    try:
        return await send(**message)
    except discord.HTTPException as error:
        if not is_unknown_emoji(error):
            raise
    uploaded_emoji.notice_refusal()
    drop_emoji(message["view"])
    files = {key: [*map(_unsent, message[key])] for key in ("files", "attachments") if key in message}
    return await send(**message | files)


def _unsent(file: discord.File | discord.Attachment) -> discord.File | discord.Attachment:
    """The same file again: discord.py can send it only once."""
    if isinstance(file, discord.Attachment):
        return file
    file.reset()
    return discord.File(file.fp, file.filename, spoiler=file.spoiler, description=file.description)


def is_unknown_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message because of an emoji, for instance one that was deleted."""
    return error.code == INVALID_BODY and bool(re.search(r"\.emoji(\.(id|name))?: ", error.text))


def drop_emoji(view: ui.View | ui.LayoutView) -> None:
    """Remove the emoji from all buttons and options."""
    for part in view.walk_children():
        if isinstance(part, ui.Button) and part.label:
            part.emoji = None
        if isinstance(part, ui.Select):
            for option in part.options:
                option.emoji = None

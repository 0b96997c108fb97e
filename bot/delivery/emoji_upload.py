"""Uploads our glyphs as emoji of the application: each once, known by its name, which ends in a hash."""

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, TypeVar, TypeVarTuple

import aiohttp
import discord

import engines
import render
from bot.runtime.worker_pool import drawing_pool
from bot.ui.emoji import EmojiKey, uploaded_emoji

log = logging.getLogger(__name__)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NAME_LENGTH: Final = 32  # characters
HASH_LENGTH: Final = 8
OURS = re.compile(rf"t_\w+_[0-9a-f]{{{HASH_LENGTH}}}")
LOWEST_PRIORITY: Final = 100  # in the worker pool: people's pictures come first
# Discord limits emoji by rules that it does not tell.
RETRY_PAUSES = (1, 5, 20, 60)  # seconds
RECHECK_PAUSE = 5.0  # seconds after a refusal, because refusals come in groups
TOO_MANY_REQUESTS: Final = 429


class DrawnEmoji(NamedTuple):
    """An emoji and its file."""

    key: EmojiKey
    png: bytes


def emoji_name(key: EmojiKey, png: bytes) -> str:
    """The name on Discord: another one as soon as the picture changes."""
    game, name = key
    readable = re.sub(r"\W", "_", f"t_{game or 'all'}_{name}", flags=re.ASCII)
    digest = hashlib.sha256(f"{game} {name} ".encode() + png).hexdigest()
    return f"{readable[: NAME_LENGTH - HASH_LENGTH - 1]}_{digest[:HASH_LENGTH]}"


class EmojiUpload:
    """Uploads what is missing after the start, and again whenever Discord refuses an emoji."""

    def __init__(self, client: discord.Client, pauses: tuple[float, ...] = RETRY_PAUSES) -> None:
        self._client = client
        self._pauses = pauses
        self._wanted: Mapping[str, DrawnEmoji] = {}  # by name on Discord
        self._refused = asyncio.Event()
        self._idle = asyncio.Event()

    async def wait_until_idle(self) -> None:
        """Wait until everything is uploaded that can be."""
        await self._idle.wait()

    async def run(self) -> None:
        """Upload, then wait until Discord refuses an emoji; forever."""
        unsubscribe = uploaded_emoji.subscribe(self._notice_refusal)
        try:
            await self._client.wait_until_ready()
            self._wanted = {emoji_name(each.key, each.png): each for each in await _draw_all()}
            await self._delete_outdated(await self._upload())
            while True:
                self._idle.set()
                await self._refused.wait()
                await asyncio.sleep(RECHECK_PAUSE)
                self._refused.clear()
                await self._upload()
        finally:
            unsubscribe()
            uploaded_emoji.replace({})

    def _notice_refusal(self) -> None:
        self._idle.clear()
        self._refused.set()

    async def _upload(self) -> Mapping[str, discord.Emoji]:
        """Create what is missing, one after another; returns all emoji of the application by name."""
        known = await self._fetch()
        if known is None:
            return {}
        self._publish(known)
        for name in [name for name in self._wanted if name not in known]:
            if created := await self._create(name):
                known[name] = created
                self._publish(known)
        if not self._wanted.keys() <= known.keys():
            # Another process may have created the rest meanwhile.
            known = await self._fetch() or known
            self._publish(known)
        return known

    async def _fetch(self) -> dict[str, discord.Emoji] | None:
        found = await self._patiently(self._client.fetch_application_emojis)
        return None if found is None else {emoji.name: emoji for emoji in found}

    async def _create(self, name: str) -> discord.Emoji | None:
        png = self._wanted[name].png
        return await self._patiently(lambda: self._client.create_application_emoji(name=name, image=png))

    def _publish(self, known: Mapping[str, discord.Emoji]) -> None:
        uploaded_emoji.replace(
            {
                drawn.key: discord.PartialEmoji(name=name, id=known[name].id)
                for name, drawn in self._wanted.items()
                if name in known
            }
        )

    async def _delete_outdated(self, known: Mapping[str, discord.Emoji]) -> None:
        """Delete those of earlier versions; other emoji of the application are left alone."""
        for name, emoji in known.items():
            if OURS.fullmatch(name) and name not in self._wanted:
                await self._patiently(emoji.delete)

    async def _patiently(self, request: Callable[[], Awaitable[T]]) -> T | None:
        """The answer; none if the request is refused, or still fails after all pauses."""
        for pause in (*self._pauses, None):
            try:
                return await request()
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
                log.warning("an emoji was not uploaded or deleted: %r", error)
                if pause is None or _is_refusal(error):
                    return None
                await asyncio.sleep(pause)
        return None


def _is_refusal(error: Exception) -> bool:
    """Whether a retry would be refused too."""
    if not isinstance(error, discord.HTTPException) or isinstance(error, discord.DiscordServerError):
        return False
    return error.status != TOO_MANY_REQUESTS


async def _draw_all() -> list[DrawnEmoji]:
    """Every emoji of every game. One at a time, so that no picture waits for more than one of them."""
    return [
        DrawnEmoji((game, name), await _run(render.draw_emoji, game, name))
        for game in (None, *engines.games())
        for name in await _run(render.emoji_names, game)
    ]


async def _run(work: Callable[[*Ts], T], *args: *Ts) -> T:
    return await drawing_pool.run(work, *args, priority=LOWEST_PRIORITY)

"""Posts the results of each day where moderators want them: once, quietly, and late rather than never."""

import logging
from functools import partial

import discord

from bot.delivery.channels import MENTIONS_NOBODY, Message, TableChannels
from bot.delivery.refusals import DELIVERY_ERRORS, Remedy, remedy
from bot.delivery.sent_before import Attempt
from bot.domain.daily.results import day_at, start_of
from bot.domain.nonce import nonce
from bot.domain.shards import Shards
from bot.runtime.alarm import Alarm
from bot.runtime.clock import Clock, RateLimiter
from bot.services.daily.posts import ServerPosts
from bot.services.processes.claims import NotHeld
from bot.storage.daily.channel_rows import PostDue
from bot.ui.components import LayoutMessage
from bot.ui.daily.post import day_post

log = logging.getLogger(__name__)

RETRY = 60  # seconds


class DailyPosts:
    """One task that sleeps until the day is over."""

    def __init__(
        self,
        client: discord.Client,
        posts: ServerPosts,
        channels: TableChannels,
        clock: Clock,
        rate_limiter: RateLimiter,
    ) -> None:
        self._client = client
        self._posts = posts
        self._channels = channels
        self._clock = clock
        self._rate_limiter = rate_limiter
        self._alarm = Alarm(clock)

    def notice_claims(self, _: Shards) -> None:
        """This process tells other servers than before."""
        self._alarm.wake()

    async def run(self) -> None:
        """Post what is due, then sleep until the next day; forever."""
        await self._client.wait_until_ready()
        while True:
            self._alarm.begin_round()
            now = int(self._clock.now())
            all_told = [await self._tell(due) for due in await self._posts.due()]
            tomorrow = start_of(day_at(now) + 1)
            await self._alarm.sleep_until(tomorrow if all(all_told) else min(tomorrow, now + RETRY))

    async def _tell(self, due: PostDue) -> bool:
        """Post one result; false if it has to be tried again. What is refused is given up for this day."""
        try:
            with self._posts.claims.telling(due.guild):
                await self._post(due)
        except NotHeld:  # Another process does.
            return True
        except DELIVERY_ERRORS as error:
            log.warning("the result of day %s was not posted on server %s: %r", due.day, due.guild, error)
            if remedy(error) is Remedy.RETRY:
                return False
        except Exception:  # One server's trouble must not stop the posts of the others.
            log.exception("the result of day %s cannot be posted on server %s", due.day, due.guild)
        await self._posts.mark_posted(due)
        return True

    async def _post(self, due: PostDue) -> None:
        challenge, people = await self._posts.result(due)
        language = self._channels.server_language(due.guild) or "en"
        theme = self._channels.server_theme(due.guild)
        post = await day_post(challenge, people, language, theme)
        channel = self._client.get_partial_messageable(due.channel, guild_id=due.guild)
        await self._rate_limiter.wait()
        # It may have been sent just before a crash. Its button names the day.
        attempt = Attempt(start_of(due.day + 1))
        await self._channels.send_once(channel, partial(_message, post, due), attempt)


def _message(post: LayoutMessage, due: PostDue) -> Message:
    """It notifies nobody."""
    quiet = {"silent": True, "allowed_mentions": MENTIONS_NOBODY}
    return {**post.send_arguments(), **quiet, "nonce": nonce("daily", due.day, due.guild)}

"""Invitations to a table: not twice in a row, and without a sound when somebody wants quiet."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from bot.domain.people.availability import Delivery
from bot.domain.time_control import HOUR
from bot.runtime.clock import Clock
from bot.services.people.settings import Settings
from engines.core.errors import Refusal
from engines.core.text import Text

PAUSE: Final = HOUR  # before the same person can be invited to the same table again


class InvitedAlready(Refusal):
    """The person was invited to this table a short while ago."""


class Invitations:
    """Remembers who was invited where in the last hour; a restart may forget it."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._sent: dict[tuple[int, int], float] = {}  # by table and person

    @contextmanager
    def sending(self, table: int, person: int) -> Iterator[None]:
        """Refuse a second invitation; if the block fails, the person was not invited."""
        now, key = self._clock.now(), (table, person)
        self._sent = {sent: at for sent, at in self._sent.items() if now - at < PAUSE}
        if key in self._sent:
            raise InvitedAlready(Text("invite-again"))
        self._sent[key] = now
        with ExitStack() as on_error:
            on_error.callback(self._sent.pop, key, None)
            yield
            on_error.pop_all()

    async def wants_quiet(self, person: int) -> bool:
        """Whether a message must not make a sound: notifications off, quiet hours, or on vacation."""
        settings, now = await self._settings.of_person(person), int(self._clock.now())
        return settings.delivery is Delivery.OFF or settings.next_available(now) > now

"""One browser window: sends one person the events that they may see, and carries out their requests.

The page receives `hello`, then {"t": event, ...} in order. It sends the requests below; each is answered with
{"n", "ok": true, ...} or {"n", "ok": false, "why": reason, "late": whether the bot was too slow}.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType, web
from msgspec import Struct

from bot.local.interactions import Interactions
from bot.local.people import CannotDo, NoAnswer, Person
from bot.local.people.offered_commands import offered_anywhere
from bot.local.world import payloads
from bot.local.world.errors import ApiError
from bot.local.world.events import Event
from bot.local.world.json_types import Payload
from bot.local.world.world import World

log = logging.getLogger(__name__)

CHANNEL_EVENTS = {
    f"{kind}_{change}" for kind in ("CHANNEL", "THREAD") for change in ("CREATE", "UPDATE", "DELETE")
}
MESSAGE_EVENTS = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"}
REACTION_EVENTS = {"MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE"}


class PagePerson(Person):
    """A person at a page. They do not wait for a deferred response: the page shows the loading message."""

    async def _wait_for_deferred(self, key: str) -> None:
        pass

    def look_at(self, channel: str) -> "PagePerson":
        if not self.world.can_see(self.id, channel):
            raise CannotDo("You cannot see that channel.")
        self.channel = channel
        return self


# Requests of the page.


class Request(Struct, tag_field="do"):
    """A request; `n` is the page's number for it."""

    n: int


class History(Request, tag="history"):
    """Read the messages of a channel."""

    channel: str

    async def run(self, person: PagePerson) -> Payload:
        return {"messages": person.look_at(self.channel).screen()}


class Say(Request, tag="say"):
    """Send a message."""

    channel: str
    content: str

    async def run(self, person: PagePerson) -> Payload:
        person.look_at(self.channel).say(self.content)
        return {}


class Slash(Request, tag="slash"):
    """Use a command."""

    channel: str
    name: str
    options: Payload

    async def run(self, person: PagePerson) -> Payload:
        await person.look_at(self.channel).slash(self.name, **self.options)
        return {}


class UseOn(Request, tag="use_on"):
    """Use a command in the menu of a user."""

    channel: str
    name: str
    user: str

    async def run(self, person: PagePerson) -> Payload:
        await person.look_at(self.channel).use_on(self.user, self.name)
        return {}


class Autocomplete(Request, tag="autocomplete"):
    """Ask the bot for choices of the option that is being typed."""

    channel: str
    name: str
    options: Payload
    focused: str

    async def run(self, person: PagePerson) -> Payload:
        typed = {self.focused: self.options.pop(self.focused, "")}
        choices = await person.look_at(self.channel).autocomplete(self.name, **self.options, **typed)
        return {"choices": choices}


class Click(Request, tag="click"):
    """Press a button."""

    message: str
    custom_id: str

    async def run(self, person: PagePerson) -> Payload:
        await person.click(self.custom_id, message=self.message)
        return {}


class Choose(Request, tag="choose"):
    """Choose from a menu."""

    message: str
    custom_id: str
    values: list[str]

    async def run(self, person: PagePerson) -> Payload:
        await person.choose(*self.values, menu=self.custom_id, message=self.message)
        return {}


class Submit(Request, tag="submit"):
    """Submit a modal."""

    modal: str
    values: Payload

    async def run(self, person: PagePerson) -> Payload:
        await person.submit(self.values, modal=self.modal)
        return {}


AnyRequest = History | Say | Slash | UseOn | Autocomplete | Click | Choose | Submit


# Events for the page.


def hello(world: World, person: str) -> Payload:
    channels = world.channels_of(person)
    return {
        "t": "hello",
        "you": world.user(person),
        "people": world.people,
        "bot": world.bot,
        "guild": world.guild,
        "channels": [channel for channel in channels if channel["type"] not in payloads.THREADS],
        "threads": [channel for channel in channels if channel["type"] in payloads.THREADS],
        "commands": list(offered_anywhere(world, person)),
    }


def page_event(world: World, person: str, event: Event) -> Payload | None:
    """An event in the page's format, or None if the page does not need it."""
    if event.name == "COMMANDS":
        return {"t": "commands", "commands": list(offered_anywhere(world, person))}
    if event.name == "INTERACTION_MODAL_CREATE":
        return {"t": "modal", "modal": event.data}
    return _content_event(world, event)


def _content_event(world: World, event: Event) -> Payload | None:
    """An event about a channel or a message."""
    if event.name in MESSAGE_EVENTS:
        return {"t": event.name.lower(), "message": event.data}
    if event.name in CHANNEL_EVENTS:
        return {"t": event.name.lower(), "channel": event.data}
    if event.name in REACTION_EVENTS:
        return {"t": "message_update", "message": world.messages[event.data["message_id"]]}
    if event.name == "THREAD_MEMBERS_UPDATE":
        # A private thread becomes visible to a person when they are added to it.
        return {"t": "thread_update", "channel": world.channel(event.data["id"])}
    return None


class Window:
    """A WebSocket and the person who uses it."""

    def __init__(
        self, world: World, interactions: Interactions, person: str, socket: web.WebSocketResponse
    ) -> None:
        self.world = world
        self.interactions = interactions
        self.person = person
        self.socket = socket
        self._queue: asyncio.Queue[Payload] = asyncio.Queue()

    async def run(self) -> None:
        """Send events and carry out requests until the page is closed."""
        unsubscribe = self._subscribe()
        try:
            async with asyncio.TaskGroup() as tasks:
                sender = tasks.create_task(self._send_queued())
                async for message in self.socket:
                    if message.type == WSMsgType.TEXT:
                        tasks.create_task(self._answer(message.data))
                sender.cancel()
        finally:
            unsubscribe()

    def _subscribe(self) -> Callable[[], None]:
        # No await between the two, so that no event is missed or sent twice.
        self._queue.put_nowait(hello(self.world, self.person))
        return self.world.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if not self.world.may_receive(self.person, event):
            return
        if message := page_event(self.world, self.person, event):
            self._queue.put_nowait(message)

    async def _send_queued(self) -> None:
        # The window may close while a message is being sent.
        with suppress(ConnectionResetError):
            while not self.socket.closed:
                await self.socket.send_json(await self._queue.get())

    async def _answer(self, text: str) -> None:
        try:
            request = msgspec.json.decode(text, type=AnyRequest)
        except msgspec.DecodeError as error:
            return self._queue.put_nowait({"t": "misunderstood", "why": str(error)})
        person = PagePerson(self.world, self.interactions, self.person)
        try:
            answer = {"ok": True} | await request.run(person)
        except (CannotDo, ApiError) as error:
            answer = {"ok": False, "why": str(error), "late": isinstance(error, NoAnswer)}
        except Exception:  # One request that fails must not close the page.
            log.exception("a request of the page failed")
            answer = {"ok": False, "why": "This chat has failed; its log says why.", "late": False}
        return self._queue.put_nowait({"n": request.n} | answer)

"""One open page: tells one person what they may know, and does what they ask.

The page hears `hello`, then {"t": event, ...} in the order in which things happen. It asks one of the
requests below, and is answered {"n", "ok": true, ...} or {"n", "ok": false, "why": sentence,
"late": whether the bot was too slow}.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType, web
from msgspec import Struct

from bot.local import shapes
from bot.local.asking import CannotDo
from bot.local.interactions import Interactions
from bot.local.people import NoAnswer, Person
from bot.local.refusals import Refusal
from bot.local.store import Json
from bot.local.world import Event, World

PLACES = {f"{kind}_{change}" for kind in ("CHANNEL", "THREAD") for change in ("CREATE", "UPDATE", "DELETE")}
MESSAGES = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"}
REACTIONS = {"MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE"}


class Hands(Person):
    """A person at a page; a bot that thinks has answered them, and the page shows it thinking."""

    async def _until_not(self, key: str, state: str, patience: float, sentence: str) -> None:
        if state != "thinking":
            await super()._until_not(key, state, patience, sentence)

    def looking_at(self, channel: str) -> "Hands":
        if not self.world.sees(self.id, channel):
            raise CannotDo("You cannot see that channel.")
        self.channel = channel
        return self


# What a page may ask.


class Request(Struct, tag_field="do"):
    """Something asked; `n` is the page's own number for it."""

    n: int


class History(Request, tag="history"):
    """What was said in a channel."""

    channel: str

    async def by(self, hands: Hands) -> Json:
        return {"messages": hands.looking_at(self.channel).screen()}


class Say(Request, tag="say"):
    """A message of one's own."""

    channel: str
    content: str

    async def by(self, hands: Hands) -> Json:
        hands.looking_at(self.channel).say(self.content)
        return {}


class Slash(Request, tag="slash"):
    """A command, with the options that were filled in."""

    channel: str
    name: str
    options: Json

    async def by(self, hands: Hands) -> Json:
        await hands.looking_at(self.channel).slash(self.name, **self.options)
        return {}


class Autocomplete(Request, tag="autocomplete"):
    """What the bot suggests for the option that is being typed."""

    channel: str
    name: str
    options: Json
    focused: str

    async def by(self, hands: Hands) -> Json:
        typed = {self.focused: self.options.pop(self.focused, "")}
        choices = await hands.looking_at(self.channel).autocomplete(self.name, **self.options, **typed)
        return {"choices": choices}


class Click(Request, tag="click"):
    """A press of a button."""

    message: str
    custom_id: str

    async def by(self, hands: Hands) -> Json:
        await hands.click(self.custom_id, message=self.message)
        return {}


class Choose(Request, tag="choose"):
    """A choice in a menu."""

    message: str
    custom_id: str
    values: list[str]

    async def by(self, hands: Hands) -> Json:
        await hands.choose(*self.values, menu=self.custom_id, message=self.message)
        return {}


class Submit(Request, tag="submit"):
    """A form, filled in."""

    modal: str
    values: Json

    async def by(self, hands: Hands) -> Json:
        await hands.submit(self.values, modal=self.modal)
        return {}


Requests = History | Say | Slash | Autocomplete | Click | Choose | Submit


# What a page is told.


def hello(world: World, person: str) -> Json:
    places = world.channels_of(person)
    return {
        "t": "hello",
        "you": world.user(person),
        "people": world.people,
        "bot": world.bot,
        "guild": world.guild,
        "channels": [place for place in places if place["type"] not in shapes.THREADS],
        "threads": [place for place in places if place["type"] in shapes.THREADS],
        "commands": list(world.commands.values()),
    }


def news(world: World, event: Event) -> Json | None:
    """An event as the page hears it; None where it has no use for it."""
    if event.name in MESSAGES:
        return {"t": event.name.lower(), "message": event.data}
    if event.name in PLACES:
        return {"t": event.name.lower(), "channel": event.data}
    if event.name in REACTIONS:
        return {"t": "message_update", "message": world.messages[event.data["message_id"]]}
    if event.name == "THREAD_MEMBERS_UPDATE":
        # Being added is how one comes to see a private thread.
        return {"t": "thread_update", "channel": world.channel(event.data["id"])}
    if event.name == "INTERACTION_MODAL_CREATE":
        return {"t": "modal", "modal": event.data}
    return {"t": "commands", **event.data} if event.name == "COMMANDS" else None


class Window:
    """A socket, and the person behind it."""

    def __init__(
        self, world: World, interactions: Interactions, person: str, socket: web.WebSocketResponse
    ) -> None:
        self.world = world
        self.interactions = interactions
        self.person = person
        self.socket = socket
        self._frames: asyncio.Queue[Json] = asyncio.Queue()

    async def run(self) -> None:
        """Tell and do until the page is closed."""
        unsubscribe = self._begin()
        try:
            async with asyncio.TaskGroup() as tasks:
                telling = tasks.create_task(self._tell())
                async for frame in self.socket:
                    if frame.type == WSMsgType.TEXT:
                        tasks.create_task(self._answer(frame.data))
                telling.cancel()
        finally:
            unsubscribe()

    def _begin(self) -> Callable[[], None]:
        # Nothing can happen between the two, so that nothing is missed and nothing is told twice.
        self._frames.put_nowait(hello(self.world, self.person))
        return self.world.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if self.world.concerns(self.person, event) and (frame := news(self.world, event)):
            self._frames.put_nowait(frame)

    async def _tell(self) -> None:
        # A window may be closed while a frame is on its way to it.
        with suppress(ConnectionResetError):
            while not self.socket.closed:
                await self.socket.send_json(await self._frames.get())

    async def _answer(self, text: str) -> None:
        try:
            request = msgspec.json.decode(text, type=Requests)
        except msgspec.DecodeError as error:
            return self._frames.put_nowait({"t": "misunderstood", "why": str(error)})
        hands = Hands(self.world, self.interactions, self.person)
        try:
            answer = {"ok": True} | await request.by(hands)
        except (CannotDo, Refusal) as refusal:
            answer = {"ok": False, "why": str(refusal), "late": isinstance(refusal, NoAnswer)}
        return self._frames.put_nowait({"n": request.n} | answer)

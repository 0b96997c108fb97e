"""A table in the loopback Discord, and people who play at it by what is on their screens."""

from collections.abc import AsyncIterator, Callable
from typing import Any

from bot.app import Tessera
from bot.domain.table import Table
from bot.local.people import Person, screen
from bot.local.server import Server
from engines.core.rng import Rng

Json = dict[str, Any]
NAMES = ("Ada", "Bruno", "Celina", "Dawid")
FINISH = "Finish the turn for me"
BACKWARDS = ("Back", "Previous", "Undo")


def has_button(label: str) -> Callable[[Json], bool]:
    return lambda message: any(button.get("label") == label for button in screen.buttons(message))


def shows(message_id: str, words: str) -> Callable[[Json], bool]:
    return lambda message: message["id"] == message_id and words in screen.words(message)


def called(server: Server) -> set[str]:
    """Everybody whom any message has called."""
    return {user["id"] for message in server.world.messages.values() for user in message["mentions"]}


async def opened_thread(server: Server) -> str:
    """The first thread that there is, once there is one."""
    channels = server.world.channels.values()
    return str(await server.world.until(lambda: next((c["id"] for c in channels if c["type"] == 11), None)))


async def settled(bot: Tessera, number: int = 1) -> Table:
    """A table once the computers have played and everything is told."""
    await bot.stand_ins.at_rest()
    await bot.announcer.at_rest()
    return await bot.tables.table(number)


class Party:
    """Some of the four people at one table."""

    def __init__(self, server: Server, bot: Tessera, seats: int, game: str = "akropolis") -> None:
        self.game = game
        self.server = server
        self.bot = bot
        self.people = [server.person(name) for name in NAMES[:seats]]
        self.host = self.people[0]
        self.number = 0

    async def sit_down(self, **options: Any) -> None:
        """Open a table, fill it, start, and go where it is played."""
        before = {message["id"] for message in self.host.screen()}
        await self.host.slash("/game new", game=self.game, seats=len(self.people), **options)
        fresh = await self.host.sees(lambda m: m["id"] not in before and has_button("Join")(m))
        self.number = int(screen.buttons(fresh)[0]["custom_id"].split(":")[1])
        for seat, person in enumerate(self.people[1:], 2):
            await person.click("Join", message=fresh["id"])
            await person.sees(shows(fresh["id"], f"{seat}. <@"))
        await self.host.click("Start", message=fresh["id"])
        place = await self.server.world.until(self._place)
        for person in self.people:
            person.channel = place

    def _place(self) -> str | None:
        """Where the table's first card is."""
        pressed = f"play:{self.number}:"
        for message in self.server.world.messages.values():
            if any(button.get("custom_id", "").startswith(pressed) for button in screen.buttons(message)):
                return str(message["channel_id"])
        return None

    async def table(self) -> Table:
        return await self.bot.tables.table(self.number)

    async def card(self, since: int = 0) -> Json:
        """The latest card, of a later revision than one that is known."""

        def later(message: Json) -> bool:
            return not private(message) and self.revision(message) > since

        return await self.host.sees(later)

    def revision(self, message: Json) -> int:
        """Of the board that a card of this table shows."""
        states = [button.get("custom_id", "").split(":") for button in screen.buttons(message)]
        return max((int(state[2]) for state in states if state[1] == str(self.number)), default=-1)

    async def to_act(self) -> Person:
        """The one person whom the card of the table as it stands mentions."""
        card = await self.card((await self.table()).revision - 1)
        [person] = [each for each in self.people if f"<@{each.id}>" in screen.words(card)]
        return person

    async def press_through(self, rng: Rng) -> Rng:
        """One turn by pressing whatever is on offer, at random, from Play on."""
        async for person, panel in self.panels():
            rng = await self._press_something(person, panel, rng)
        return rng

    async def presses(self) -> int:
        """How many presses a turn takes for someone who trusts the advice."""
        count = 1  # Play
        async for person, panel in self.panels():
            buttons = screen.buttons(panel)
            finish = [button for button in buttons if button["label"] == FINISH]
            await person.click((finish or buttons)[0]["custom_id"], message=panel["id"])
            count += 1
        return count

    async def panels(self) -> AsyncIterator[tuple[Person, Json]]:
        """One panel of a turn after the other, as long as each is answered by a press."""
        person = await self.to_act()
        card = await self.card((await self.table()).revision - 1)
        since = self.revision(card)
        await person.click("Play", message=card["id"])
        seen = await next_panel(person)
        while is_panel(seen):
            yield person, seen
            seen = await self._next(person, seen, since)

    async def _next(self, person: Person, last: Json, since: int) -> Json:
        """The next panel of the person, or the card that ends their turn."""

        def later(message: Json) -> bool:
            if private(message):
                return is_panel(message) and int(message["id"]) > int(last["id"])
            return self.revision(message) > since

        return await person.sees(later)

    async def play_any(self) -> None:
        """One turn in words."""
        person, revision = await self.to_act(), (await self.table()).revision
        offered = await person.autocomplete("/move", move="")
        await person.slash("/move", move=offered[0]["value"])
        await self.card(revision)

    async def _press_something(self, person: Person, panel: Json, rng: Rng) -> Rng:
        forward = [
            button["custom_id"]
            for button in screen.buttons(panel)
            if not button.get("disabled") and button["label"] not in BACKWARDS
        ]
        answers = [option["value"] for menu in screen.menus(panel) for option in menu["options"]]
        chosen, rng = rng.below(len(forward) + len(answers))
        if chosen < len(forward):
            await person.click(forward[chosen], message=panel["id"])
        else:
            await person.choose(answers[chosen - len(forward)], message=panel["id"])
        return rng


def private(message: Json) -> bool:
    return bool(message["flags"] & 64)


def is_panel(message: Json) -> bool:
    """Whether something in it can be chosen or confirmed."""
    parts = [*screen.buttons(message), *screen.menus(message)]
    return any(part.get("custom_id", "").startswith(("pick:", "mark:", "do:", "finish:")) for part in parts)


async def next_panel(person: Person, last: Json | None = None) -> Json:
    """The panel that only this person sees, newer than the last one."""
    since = int(last["id"]) if last else 0
    return await person.sees(lambda m: private(m) and is_panel(m) and int(m["id"]) > since)

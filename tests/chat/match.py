"""A match in the loopback Discord: people at one table who act on what their screens show."""

from collections.abc import AsyncIterator, Callable
from typing import Any

from bot.app import Tessera
from bot.domain.table import Status, Table
from bot.local.people import Person, screen
from bot.local.server import Server
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random

Json = dict[str, Any]
NAMES = ("Ada", "Bruno", "Celina", "Dawid")
FINISH = "Finish for me"
RED = 4  # the style of a button
BACKWARDS = ("Back", "Previous", "Undo", "Wstecz", "Poprzednie", "Cofnij", "◀")
CONFIRM = ("Confirm", "Zatwierdź")


def has_button(label: str) -> Callable[[Json], bool]:
    return lambda message: any(button.get("label") == label for button in screen.buttons(message))


def is_turn_card(message: Json) -> bool:
    """Whether it is the card of a person's turn; an old one has lost its buttons."""
    is_card = bool(message["attachments"]) and not is_private(message)
    return is_card and "it is your turn." in screen.words(message)


def shows(message_id: str, words: str) -> Callable[[Json], bool]:
    return lambda message: message["id"] == message_id and words in screen.words(message)


def linked_message(person: Person, url: str) -> Json:
    """The message behind an address, if this person can open it."""
    *_, guild, channel, message = url.split("/")
    assert (url, guild) == (
        f"https://discord.com/channels/{guild}/{channel}/{message}",
        person.world.guild["id"],
    )
    return person.world.message(channel, message, person.id)


def links(message: Json) -> dict[str, str]:
    """The addresses of a message's link buttons, by label."""
    return {button["label"]: button["url"] for button in screen.buttons(message) if "url" in button}


def mentioned_people(server: Server) -> set[str]:
    """Everybody whom any message mentions."""
    return {user["id"] for message in server.world.messages.values() for user in message["mentions"]}


async def first_thread(server: Server) -> str:
    """Wait for the first thread."""
    channels = server.world.channels.values()
    return str(await server.world.until(lambda: next((c["id"] for c in channels if c["type"] == 11), None)))


async def type_move(person: Person, move: str = "", **table: int) -> Json:
    """Type a move, or take the first of the list, and confirm what is previewed; the answer to that."""
    if not move:
        move = (await person.autocomplete("/move", **table, move=""))[0]["value"]
    preview = await person.slash("/move", **table, move=move)
    [confirm] = [each for each in screen.buttons(preview) if each["custom_id"].startswith("do:")]
    return await person.click(confirm["custom_id"], message=preview["id"])


async def confirmed(person: Person, command: str, **options: object) -> Json:
    """Use a command that asks first, and press its red button; the answer to that."""
    question = await person.slash(command, **options)
    [red] = [each for each in screen.buttons(question) if each["style"] == RED]
    return await person.click(red["custom_id"], message=question["id"])


async def settled_table(bot: Tessera, number: int = 1) -> Table:
    """The table after the computers have played and everything is announced."""
    await bot.computer_players.wait_until_idle()
    await bot.announcer.wait_until_idle()
    return await bot.tables.table(number)


class Match:
    """Some of the four people at one table."""

    JOIN, START, PLAY = "Join", "Start", "Play"

    def __init__(self, server: Server, bot: Tessera, seats: int, game: str = "akropolis") -> None:
        self.game = game
        self.server = server
        self.bot = bot
        self.people = [server.person(name) for name in NAMES[:seats]]
        self.host = self.people[0]
        self.number = 0

    async def open_and_start(self, **options: Any) -> None:
        """Open a table, let everybody join, start, and go where it is played."""
        before = {message["id"] for message in self.host.screen()}
        await self.host.slash("/game new", game=self.game, seats=len(self.people), **options)
        lobby = await self.host.sees(lambda m: m["id"] not in before and has_button(self.JOIN)(m))
        self.number = int(screen.buttons(lobby)[0]["custom_id"].split(":")[1])
        for seat, person in enumerate(self.people[1:], 2):
            await person.click(self.JOIN, message=lobby["id"])
            await person.sees(shows(lobby["id"], f"{seat}. <@"))
        await self.host.click(self.START, message=lobby["id"])
        place = await self.server.world.until(self._place)
        for person in self.people:
            person.channel = place

    def _place(self) -> str | None:
        """The channel of the first card with a Play button."""
        play = f"play:{self.number}:"
        for message in self.server.world.messages.values():
            if any(button.get("custom_id", "").startswith(play) for button in screen.buttons(message)):
                return str(message["channel_id"])
        return None

    async def table(self) -> Table:
        return await self.bot.tables.table(self.number)

    async def card(self, since: int = 0) -> Json:
        """The latest card, once there is one of a later revision."""

        def is_later(message: Json) -> bool:
            return not is_private(message) and self.revision(message) > since

        return await self.host.sees(is_later)

    def revision(self, message: Json) -> int:
        """The revision of a card of this table, by its buttons."""
        ids = [button.get("custom_id", "").split(":") for button in screen.buttons(message)]
        return max((int(parts[2]) for parts in ids if parts[1:2] == [str(self.number)]), default=-1)

    async def to_act(self) -> Person:
        """The one person whom the latest card mentions."""
        card = await self.card((await self.table()).revision - 1)
        [person] = [each for each in self.people if f"<@{each.id}>" in screen.words(card)]
        return person

    async def play_by_pressing(self, rng: Rng) -> Rng:
        """One turn, from Play on, by random presses and choices."""
        async for person, panel in self.panels():
            rng = await self._press_something(person, panel, rng)
        return rng

    async def count_presses(self) -> int:
        """How many presses a turn takes if one follows the suggestions."""
        count = 1  # Play
        async for person, panel in self.panels():
            finish = [each["custom_id"] for each in screen.buttons(panel) if each["label"] == FINISH]
            await person.click((finish or [suggested(panel)])[0], message=panel["id"])
            count += 1
        return count

    async def panels(self) -> AsyncIterator[tuple[Person, Json]]:
        """The panels of one turn; the caller answers each by a press or a choice."""
        person = await self.to_act()
        card = await self.card((await self.table()).revision - 1)
        since = self.revision(card)
        await person.click(self.PLAY, message=card["id"])
        seen = await next_panel(person)
        while is_panel(seen):
            yield person, seen
            seen = await self._next(person, seen, since)

    async def _next(self, person: Person, last: Json, since: int) -> Json:
        """The next panel of the person, or the card that ends the turn."""

        def is_later(message: Json) -> bool:
            return is_next(message, last) if is_private(message) else self.revision(message) > since

        return await person.sees(is_later)

    async def play_in_words(self) -> None:
        """One move by the first suggestion of /move."""
        person, revision = await self.to_act(), (await self.table()).revision
        await type_move(person, table=self.number)
        await self.card(revision)

    async def play_to_the_end(self) -> None:
        """Random moves made directly at the service, for tests of what comes after."""
        table = await self.table()
        while table.to_act:
            move, _ = random(table.rules, table.view(table.to_act), Rng(table.moves))
            table = (await self.bot.tables.play(table.id, table.to_act, table.revision, [words(move)])).table
        assert table.status is Status.OVER
        await self.bot.announcer.wait_until_idle()

    async def _press_something(self, person: Person, panel: Json, rng: Rng) -> Rng:
        """Anything that leads on; every other move is confirmed as it is, so that games come to an end."""
        confirms, rng = rng.below(2)
        if confirms and (confirm := confirm_button(panel)):
            await person.click(confirm, message=panel["id"])
            return rng
        forward = [
            button["custom_id"]
            for button in screen.buttons(panel)
            if not button.get("disabled") and leads_on(button)
        ]
        answers = [option["value"] for menu in screen.menus(panel) for option in menu["options"]]
        chosen, rng = rng.below(len(forward) + len(answers))
        if chosen < len(forward):
            await person.click(forward[chosen], message=panel["id"])
        else:
            await person.choose(answers[chosen - len(forward)], message=panel["id"])
        return rng


def leads_on(button: Json) -> bool:
    """Whether a button brings the turn nearer to its end; the legend only explains."""
    return button["label"] not in BACKWARDS and not button["custom_id"].startswith("legend:")


def suggested(panel: Json) -> str:
    """The id of the button that follows the computer: Confirm where a move is shown, else the best idea."""
    return confirm_button(panel) or str(screen.buttons(panel)[0]["custom_id"])


def confirm_button(panel: Json) -> str | None:
    """The id of the button that confirms the move of a panel, if it shows one."""
    ids = (button["custom_id"] for button in screen.buttons(panel) if button["label"] in CONFIRM)
    return next(ids, None)


def is_private(message: Json) -> bool:
    return bool(message["flags"] & 64)


def is_panel(message: Json) -> bool:
    """Whether something in it can be chosen or confirmed."""
    ids = [button.get("custom_id", "") for button in screen.buttons(message)]
    ids += [option["value"] for menu in screen.menus(message) for option in menu["options"]]
    return any(each.startswith(("pick:", "mark:", "do:", "finish:")) for each in ids)


def is_next(message: Json, last: Json | None) -> bool:
    """Whether it is a panel: the last one as it is now, after an edit, or a newer one."""
    is_later = last is None or (int(message["id"]) >= int(last["id"]) and message != last)
    return is_private(message) and is_panel(message) and is_later


async def next_panel(person: Person, last: Json | None = None) -> Json:
    """The panel that only this person sees, after the last one was answered."""
    return await person.sees(lambda message: is_next(message, last))

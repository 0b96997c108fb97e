"""Killed by `kill -9` between a move's acknowledgement and its announcement, and bad days on the way.

Nothing acknowledged is lost, nothing is announced twice, and old buttons work.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import Tessera
from bot.local import screen
from bot.local.faults import Trouble
from bot.local.people import NoAnswer, Person
from bot.local.server import Server
from tests.chat.party import Party, has_button, next_panel, private, shows
from tests.local.processes import standing

Json = dict[str, Any]
SEND = "POST /channels/*/messages"
THREAD = "POST /channels/*/messages/*/threads"
EDIT = "PATCH /channels/*/messages/*"
FOLLOWUP = "POST /webhooks/*"
CALLBACK = "POST /interactions/*/callback"
LONG = 600  # seconds: until the bot is killed


@asynccontextmanager
async def child(server: Server, database: Path) -> AsyncIterator[None]:
    """The bot, killed when the body is done."""
    async with standing("tests.chat.child", str(database), str(server.port), server.token):
        yield
    await server.world.until(lambda: not server.gateway.online)


class Hall:
    """What is to be seen of the first table, and what its file holds; the bot is elsewhere."""

    def __init__(self, server: Server, database: Path) -> None:
        self.server = server
        self.database = database
        self.ada = server.person("Ada")
        self.bruno = server.person("Bruno")

    def cards(self) -> list[Json]:
        """Every card with a Play button, oldest first."""
        return [m for m in self.server.world.messages.values() if has_button("Play")(m)]

    async def card(self, number: int) -> Json:
        """The card of that number, once it is there."""
        await self.server.world.until(lambda: len(self.cards()) >= number)
        return self.cards()[number - 1]

    def to_act(self, card: Json) -> Person:
        [called] = card["mentions"]
        person = self.ada if called["id"] == self.ada.id else self.bruno
        person.channel = card["channel_id"]
        return person

    def acts(self, deed: str) -> int:
        """How often something was done, as the disk has it."""
        with sqlite3.connect(self.database) as db:
            return int(db.execute("SELECT count(*) FROM log_entries WHERE action = ?", (deed,)).fetchone()[0])

    async def lobby(self) -> Json:
        await self.ada.slash("/game new", game="akropolis", seats=2)
        card = await self.ada.sees(has_button("Join"))
        await self.bruno.click("Join", message=card["id"])
        return await self.ada.sees(shows(card["id"], f"2. <@{self.bruno.id}>"))

    async def start(self) -> Json:
        card = await self.lobby()
        await self.ada.click("Start", message=card["id"])
        return await self.card(1)

    async def preview(self, card: Json) -> tuple[Person, Json]:
        """The one who is to act, before Confirm."""
        person = self.to_act(card)
        await person.click("Play", message=card["id"])
        panel = await next_panel(person)
        await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
        return person, await next_panel(person, panel)

    async def struck(self, times: int = 1) -> None:
        """Until the planned fault has begun to strike."""
        async with asyncio.timeout(30):
            while len(self.server.faults.log) < times:  # noqa: ASYNC110 - a fault is no event
                await asyncio.sleep(0)


@pytest.fixture
def hall(server: Server, database: Path) -> Hall:
    return Hall(server, database)


# At each step of a turn, the request at which the bot is held and killed.
HELD = pytest.mark.parametrize(
    ("trouble", "where"),
    [
        (Trouble.SLOW, SEND),  # the card has not been posted
        (Trouble.DROP_BEFORE, SEND),  # it has been tried, in vain
        (Trouble.DROP_AFTER, SEND),  # it was posted, and the bot does not know
        (Trouble.SLOW, FOLLOWUP),  # the mover has not been answered
        (Trouble.DROP_AFTER, FOLLOWUP),
    ],
)


@HELD
async def test_a_confirmed_move_is_kept_and_told_once(hall: Hall, trouble: Trouble, where: str) -> None:
    async with child(hall.server, hall.database):
        person, preview = await hall.preview(await hall.start())
        hall.server.faults.plan(trouble, where, detail=LONG)
        await person.click("Confirm", message=preview["id"])
        await hall.struck()
    assert hall.acts("moved") == 1
    hall.server.faults.clear()
    async with child(hall.server, hall.database):
        second, preview = await hall.preview(await hall.card(2))
        assert second is not person
        await second.click("Confirm", message=preview["id"])
        await hall.card(3)
    assert hall.acts("moved") == 2
    assert len(hall.cards()) == 3


async def test_a_move_killed_before_its_acknowledgement_is_kept_or_never_was(hall: Hall) -> None:
    async with child(hall.server, hall.database):
        person, preview = await hall.preview(await hall.start())
        hall.server.faults.plan(Trouble.SLOW, CALLBACK, detail=LONG)
        with pytest.raises(NoAnswer):
            await person.click("Confirm", message=preview["id"])
    assert hall.acts("moved") == 0
    hall.server.faults.clear()
    async with child(hall.server, hall.database):
        await person.click("Confirm", message=preview["id"])  # the old panel still works
        await hall.card(2)
    assert hall.acts("moved") == 1


@pytest.mark.parametrize(
    ("trouble", "where"),
    [
        (Trouble.SLOW, EDIT),
        (Trouble.DROP_AFTER, EDIT),
        (Trouble.SLOW, THREAD),
        (Trouble.DROP_AFTER, THREAD),
        (Trouble.SLOW, SEND),
        (Trouble.DROP_AFTER, SEND),
    ],
)
async def test_a_start_is_kept_and_opens_one_thread_with_one_card(
    hall: Hall, trouble: Trouble, where: str
) -> None:
    async with child(hall.server, hall.database):
        lobby = await hall.lobby()
        hall.server.faults.plan(trouble, where, detail=LONG)
        await hall.ada.click("Start", message=lobby["id"])
        await hall.struck()
    assert hall.acts("started") == 1
    hall.server.faults.clear()
    async with child(hall.server, hall.database):
        card = await hall.card(1)
        person, preview = await hall.preview(card)
        await person.click("Confirm", message=preview["id"])
        await hall.card(2)
    assert len(hall.cards()) == 2
    threads = [c for c in hall.server.world.channels.values() if c["type"] == 11]
    assert [thread["id"] for thread in threads] == [lobby["id"]] == [card["channel_id"]]
    assert "The game has begun." in screen.words(hall.server.world.messages[lobby["id"]])


@pytest.mark.parametrize("trouble", [Trouble.SLOW, Trouble.DROP_BEFORE, Trouble.DROP_AFTER])
async def test_an_opened_table_is_kept_and_has_one_card(hall: Hall, trouble: Trouble) -> None:
    ada, bruno = hall.ada, hall.bruno
    async with child(hall.server, hall.database):
        hall.server.faults.plan(trouble, SEND, detail=LONG)
        await ada.slash("/game new", game="akropolis", seats=2)
        await hall.struck()
    assert hall.acts("opened") == 1
    hall.server.faults.clear()
    async with child(hall.server, hall.database):
        card = await ada.sees(has_button("Join"))
        await bruno.click("Join", message=card["id"])
        await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    assert len([m for m in ada.screen() if not private(m)]) == 1


async def test_old_buttons_work_after_a_restart(hall: Hall) -> None:
    async with child(hall.server, hall.database):
        card = await hall.start()
        person, preview = await hall.preview(card)
        await person.click("Confirm", message=preview["id"])
        answer = await person.sees(has_button("Undo"))
        await hall.card(2)
    async with child(hall.server, hall.database):
        await person.click("Scores", message=card["id"])
        await person.sees("Houses")
        await person.click("Undo", message=answer["id"])
        again = await hall.card(3)
        assert f"<@{person.id}>, it is your turn" in screen.words(again)
        assert again["mentions"] == []  # whoever took a move back knows
        person, preview = await hall.preview(card)  # the very first card opens the present board
        await person.click("Confirm", message=preview["id"])
        await hall.card(4)
    assert (hall.acts("moved"), hall.acts("undone")) == (2, 1)


@pytest.mark.parametrize(
    ("trouble", "detail", "times"),
    [
        (Trouble.RATE_LIMIT, 0.01, 3),
        (Trouble.GLOBAL_LIMIT, 0.01, 3),
        (Trouble.STATUS, 502, 1),
        (Trouble.DROP_BEFORE, 0, 2),
        (Trouble.DROP_AFTER, 0, 2),
    ],
)
async def test_on_a_bad_day_each_card_still_comes_once(
    party: Party, trouble: Trouble, detail: float, times: int
) -> None:
    party.server.faults.plan(trouble, SEND, times=times, detail=detail)
    for _ in range(2):
        await party.play_any()
    assert len([m for m in party.host.screen() if has_button("Play")(m)]) == 3
    assert len(party.server.faults.log) == times


async def test_what_happened_meanwhile_is_told_briefly_and_calls_nobody(hall: Hall) -> None:
    """Two moves are made before the bot can post again: one line, then one card."""
    async with child(hall.server, hall.database):
        first = hall.to_act(await hall.start())
        second = hall.bruno if first is hall.ada else hall.ada
        second.channel = first.channel
        hall.server.faults.plan(Trouble.SLOW, SEND, detail=LONG)
        for person in (first, second):
            move = (await person.autocomplete("/move", move=""))[0]["value"]
            await person.slash("/move", move=move)
    assert hall.acts("moved") == 2
    hall.server.faults.clear()
    async with child(hall.server, hall.database):
        assert hall.to_act(await hall.card(2)) is first
    told = [m for m in first.screen() if not private(m)]
    assert [len(m["mentions"]) for m in told] == [1, 0, 1]
    assert "laid it on level" in told[1]["content"]


async def test_who_is_being_answered_is_answered_before_the_bot_goes(party: Party, bot: Tessera) -> None:
    person = await party.to_act()
    party.server.faults.plan(Trouble.SLOW, FOLLOWUP, detail=0.2, times=1)
    asking = asyncio.create_task(person.slash("/scores"))
    await party.server.world.until(
        lambda: any(asked["state"] == "thinking" for asked in party.server.interactions.shelf.values())
    )
    await bot.close()
    assert "Houses" in screen.words(await asking)

"""`kill -9` between a move's acknowledgement and its announcement, and network faults on the way.

Nothing acknowledged is lost, nothing is announced twice, and old buttons work.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import Tessera
from bot.local.faults import FaultKind
from bot.local.people import NoAnswer, Person, screen
from bot.local.server import Server
from tests.chat.match import Match, has_button, is_private, is_turn_card, next_panel, shows, type_move
from tests.local.conftest import record_violations
from tests.local.processes import child_process

Json = dict[str, Any]
SEND = "POST /channels/*/messages"
THREAD = "POST /channels/*/messages/*/threads"
EDIT = "PATCH /channels/*/messages/*"
CALLBACK = "POST /interactions/*/callback"
LONG = 600  # seconds: until the bot is killed


class TableObserver:
    """The first table as seen on screens and in the database; the bot runs in another process."""

    def __init__(self, server: Server, database: Path, seed: int) -> None:
        self.server = server
        self.database = database
        self.seed = seed
        self.ada = server.person("Ada")
        self.bruno = server.person("Bruno")

    @asynccontextmanager
    async def bot_process(self) -> AsyncIterator[None]:
        """The bot in its own process, killed after the body."""
        arguments = (self.database, self.server.port, self.server.token, self.seed)
        async with child_process("tests.chat.bot_process", *map(str, arguments)):
            yield
        await self.server.world.until(lambda: not self.server.gateway.online)

    def cards(self) -> list[Json]:
        """Every card of a turn, oldest first. The old ones have no buttons any more."""
        return [m for m in self.server.world.messages.values() if is_turn_card(m)]

    async def card(self, number: int) -> Json:
        """Wait for the card of that number."""
        await self.server.world.until(lambda: len(self.cards()) >= number)
        return self.cards()[number - 1]

    def to_act(self, card: Json) -> Person:
        [mentioned] = card["mentions"]
        person = self.ada if mentioned["id"] == self.ada.id else self.bruno
        person.channel = card["channel_id"]
        return person

    def count_entries(self, deed: str) -> int:
        """How many log entries of a kind the database has."""
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
        """The person to act, and the preview of a move."""
        person = self.to_act(card)
        newest = person.screen()[-1]  # An older panel may still be there.
        await person.click("Play", message=card["id"])
        panel = await next_panel(person, newest)
        await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
        return person, await next_panel(person, panel)

    async def wait_for_fault(self, times: int = 1) -> None:
        """Wait until the planned fault has occurred."""
        async with asyncio.timeout(30):
            while len(self.server.faults.log) < times:  # noqa: ASYNC110 - a fault is no event
                await asyncio.sleep(0)


@pytest.fixture
def observer(server: Server, database: Path, seed: int) -> TableObserver:
    return TableObserver(server, database, seed)


# At each step of a turn, the request at which the bot is held and killed.
HELD = pytest.mark.parametrize(
    ("trouble", "where"),
    [
        (FaultKind.SLOW, SEND),  # the card has not been posted
        (FaultKind.DROP_BEFORE, SEND),  # posting it has failed
        (FaultKind.DROP_AFTER, SEND),  # it was posted, and the bot does not know
        (FaultKind.DROP_AFTER, CALLBACK),  # the mover was answered, and the bot does not know
    ],
)


@HELD
async def test_a_confirmed_move_is_kept_and_announced_once(
    observer: TableObserver, trouble: FaultKind, where: str
) -> None:
    async with observer.bot_process():
        person, preview = await observer.preview(await observer.start())
        observer.server.faults.plan(trouble, where, detail=LONG)
        await person.click("Confirm", message=preview["id"])
        await observer.wait_for_fault()
    assert observer.count_entries("moved") == 1
    observer.server.faults.clear()
    async with observer.bot_process():
        second, preview = await observer.preview(await observer.card(2))
        assert second is not person
        await second.click("Confirm", message=preview["id"])
        await observer.card(3)
    assert observer.count_entries("moved") == 2
    assert len(observer.cards()) == 3


class ForgetfulServer:
    """A server whose clock can jump, so that it forgets nonces as Discord does after some minutes."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def clock(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
async def late_observer(database: Path, seed: int) -> AsyncIterator[tuple[TableObserver, ForgetfulServer]]:
    clock = ForgetfulServer()
    async with Server(clock=clock.clock) as server:
        violations = record_violations(server)
        yield TableObserver(server, database, seed), clock
    assert not violations


async def test_a_card_that_was_posted_is_found_again_after_an_hour(
    late_observer: tuple[TableObserver, ForgetfulServer],
) -> None:
    """Discord has forgotten the nonce: the bot looks for the message itself."""
    observer, clock = late_observer
    async with observer.bot_process():
        person, preview = await observer.preview(await observer.start())
        observer.server.faults.plan(FaultKind.DROP_AFTER, SEND)
        await person.click("Confirm", message=preview["id"])
        await observer.wait_for_fault()
    posted = observer.cards()
    assert len(posted) == 2
    clock.ahead = 3600
    observer.server.faults.clear()
    async with observer.bot_process():
        second, preview = await observer.preview(posted[1])
        await second.click("Confirm", message=preview["id"])
        await observer.card(3)
    assert [card["id"] for card in observer.cards()[:2]] == [card["id"] for card in posted]
    assert len(observer.cards()) == 3
    # The card that was found counts: it has lost its buttons to the third one, and its player got no notice.
    told = [message for message in second.screen() if not is_private(message)]
    assert len(told) == 3


@pytest.mark.parametrize("trouble", [FaultKind.DROP_AFTER, FaultKind.DROP_BEFORE])
async def test_a_lobby_that_was_posted_is_found_again_after_an_hour(
    late_observer: tuple[TableObserver, ForgetfulServer], trouble: FaultKind
) -> None:
    observer, clock = late_observer
    async with observer.bot_process():
        observer.server.faults.plan(trouble, SEND)
        await observer.ada.slash("/game new", game="akropolis", seats=2)
        await observer.wait_for_fault()
    clock.ahead = 3600
    observer.server.faults.clear()
    async with observer.bot_process():
        card = await observer.ada.sees(has_button("Join"))
        await observer.bruno.click("Join", message=card["id"])
        await observer.ada.sees(shows(card["id"], f"2. <@{observer.bruno.id}>"))
    assert len([m for m in observer.ada.screen() if not is_private(m)]) == 1


async def test_a_text_that_was_posted_as_a_card_is_not_told_again(
    late_observer: tuple[TableObserver, ForgetfulServer],
) -> None:
    """The card of a move was posted just before a crash, and the table has moved on before the restart."""
    observer, clock = late_observer
    async with observer.bot_process():
        card = await observer.start()
        first = observer.to_act(card)
        second = observer.bruno if first is observer.ada else observer.ada
        second.channel = first.channel
        observer.server.faults.plan(FaultKind.DROP_AFTER, SEND)
        observer.server.faults.plan(FaultKind.SLOW, SEND, detail=LONG)
        await type_move(first)
        await observer.wait_for_fault()
        await second.slash("/vote", about="pause")  # told by itself, after the card
    assert observer.count_entries("proposed") == 1
    clock.ahead = 3600
    observer.server.faults.clear()
    async with observer.bot_process():
        await first.sees("asks for a vote")
    told = [screen.words(m) for m in first.screen() if not is_private(m)]
    assert sum("laid it on level" in words for words in told) == 1
    assert sum("asks for a vote" in words for words in told) == 1


async def test_a_move_whose_answer_is_lost_is_kept_whole(observer: TableObserver) -> None:
    async with observer.bot_process():
        person, preview = await observer.preview(await observer.start())
        observer.server.faults.plan(FaultKind.SLOW, CALLBACK, detail=LONG)
        with pytest.raises(NoAnswer):
            await person.click("Confirm", message=preview["id"])
    assert observer.count_entries("moved") == 1
    observer.server.faults.clear()
    async with observer.bot_process():
        await observer.card(2)
        await person.click("Confirm", message=preview["id"])  # as whoever saw no answer would
        await person.sees("The table has moved on since then")
    assert observer.count_entries("moved") == 1


@pytest.mark.parametrize(
    ("trouble", "where"),
    [
        (FaultKind.SLOW, EDIT),
        (FaultKind.DROP_AFTER, EDIT),
        (FaultKind.SLOW, THREAD),
        (FaultKind.DROP_AFTER, THREAD),
        (FaultKind.SLOW, SEND),
        (FaultKind.DROP_AFTER, SEND),
    ],
)
async def test_a_start_is_kept_and_opens_one_thread_with_one_card(
    observer: TableObserver, trouble: FaultKind, where: str
) -> None:
    async with observer.bot_process():
        lobby = await observer.lobby()
        observer.server.faults.plan(trouble, where, detail=LONG)
        await observer.ada.click("Start", message=lobby["id"])
        await observer.wait_for_fault()
    assert observer.count_entries("started") == 1
    observer.server.faults.clear()
    async with observer.bot_process():
        card = await observer.card(1)
        person, preview = await observer.preview(card)
        await person.click("Confirm", message=preview["id"])
        await observer.card(2)
    assert len(observer.cards()) == 2
    threads = [c for c in observer.server.world.channels.values() if c["type"] == 11]
    assert [thread["id"] for thread in threads] == [lobby["id"]] == [card["channel_id"]]
    assert "The game has begun." in screen.words(observer.server.world.messages[lobby["id"]])


@pytest.mark.parametrize("trouble", [FaultKind.SLOW, FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER])
async def test_an_opened_table_is_kept_and_has_one_card(observer: TableObserver, trouble: FaultKind) -> None:
    ada, bruno = observer.ada, observer.bruno
    async with observer.bot_process():
        observer.server.faults.plan(trouble, SEND, detail=LONG)
        await ada.slash("/game new", game="akropolis", seats=2)
        await observer.wait_for_fault()
    assert observer.count_entries("opened") == 1
    observer.server.faults.clear()
    async with observer.bot_process():
        card = await ada.sees(has_button("Join"))
        await bruno.click("Join", message=card["id"])
        await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    assert len([m for m in ada.screen() if not is_private(m)]) == 1


async def test_old_buttons_work_after_a_restart(observer: TableObserver) -> None:
    async with observer.bot_process():
        card = await observer.start()
        # The old cards keep their buttons.
        observer.server.faults.plan(FaultKind.REFUSAL, EDIT, detail=400, code=30046, times=None)
        person, preview = await observer.preview(card)
        await person.click("Confirm", message=preview["id"])
        answer = await person.sees(has_button("Undo"))
        await observer.card(2)
    async with observer.bot_process():
        await person.click("Scores", message=card["id"])
        await person.sees("By category")
        await person.click("Undo", message=answer["id"])
        await next_panel(person)  # Undoing asks again what was answered.
        again = await observer.card(3)
        assert f"<@{person.id}>, it is your turn" in screen.words(again)
        assert again["mentions"] == []  # the person who undid it knows
        person, preview = await observer.preview(card)  # the first card opens the present board
        await person.click("Confirm", message=preview["id"])
        await observer.card(4)
    assert (observer.count_entries("moved"), observer.count_entries("undone")) == (2, 1)


@pytest.mark.parametrize(
    ("trouble", "detail", "times"),
    [
        (FaultKind.RATE_LIMIT, 0.01, 3),
        (FaultKind.GLOBAL_LIMIT, 0.01, 3),
        (FaultKind.STATUS, 502, 1),
        (FaultKind.DROP_BEFORE, 0, 2),
        (FaultKind.DROP_AFTER, 0, 1),  # The card is found, so there is no second time.
    ],
)
async def test_each_card_is_posted_once_despite_faults(
    match: Match, trouble: FaultKind, detail: float, times: int
) -> None:
    match.server.faults.plan(trouble, SEND, times=times, detail=detail)
    for _ in range(2):
        await match.play_in_words()
    assert len([m for m in match.host.screen() if is_turn_card(m)]) == 3
    assert len(match.server.faults.log) == times


async def test_what_happened_during_a_restart_is_told_by_one_card(observer: TableObserver) -> None:
    """Two moves are made before the bot can post again: one card tells both."""
    async with observer.bot_process():
        first = observer.to_act(await observer.start())
        second = observer.bruno if first is observer.ada else observer.ada
        second.channel = first.channel
        observer.server.faults.plan(FaultKind.SLOW, SEND, detail=LONG)
        for person in (first, second):
            await type_move(person)
    assert observer.count_entries("moved") == 2
    observer.server.faults.clear()
    async with observer.bot_process():
        assert observer.to_act(await observer.card(2)) is first
    told = [m for m in first.screen() if not is_private(m)]
    assert [len(m["mentions"]) for m in told] == [1, 1]
    assert screen.words(told[1]).count("laid it on level") == 2


async def test_running_answers_are_finished_before_the_bot_stops(match: Match, bot: Tessera) -> None:
    person = await match.to_act()
    match.server.faults.plan(FaultKind.SLOW, CALLBACK, detail=0.2, times=1)
    asking = asyncio.create_task(person.slash("/scores"))
    async with asyncio.timeout(30):
        while not match.server.faults.log:  # noqa: ASYNC110 - a fault is no event
            await asyncio.sleep(0)
    await bot.close()
    assert "By category" in screen.words(await asking)

"""Watching a table without a seat, through the chat, on a clock that the test sets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import Tessera, create_bot
from bot.domain.decisions import play, seats
from bot.domain.people.watching import LEAST_PAUSE, MOST_WATCHED
from bot.domain.table import Person as User
from bot.domain.time_control import DAY, HOUR, MINUTE
from bot.local.faults import FaultKind
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.local.world import payloads
from bot.local.world.permissions import Permission
from bot.storage.connection import Connection
from engines.core.notation import words
from tests.bot.domain.test_availability import at
from tests.chat.match import Match, has_button, is_private, links, mentioned_people
from tests.local.conftest import record_violations
from tests.local.sample import running
from tests.manual_clock import ManualClock
from tests.seeds import Seeds

Json = dict[str, Any]
BEGIN = at("2027-03-24 12:00")
SILENT = 1 << 12  # the flag of a message without a notification


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(BEGIN)


@pytest.fixture
async def server(clock: ManualClock) -> AsyncIterator[Server]:
    async with Server(clock=clock.now) as server:
        violations = record_violations(server)
        yield server
    assert not violations


class Evening:
    """Ada and Bruno play, Celina may watch, and the bot can be stopped and started."""

    bot: Tessera
    match: Match

    def __init__(self, server: Server, database: Path, clock: ManualClock, seeds: Seeds) -> None:
        self.server, self.database, self.clock, self.seeds = server, database, clock, seeds
        self.world = server.world
        self.celina = server.person("Celina")

    @asynccontextmanager
    async def run_bot(self) -> AsyncIterator[Tessera]:
        make = partial(create_bot, self.database, clock=self.clock, pause=0, seeds=self.seeds)
        async with running(
            self.server.endpoints, self.server.token, make=make, guild_ready_timeout=0.05
        ) as self.bot:
            self.bot.tables._shuffle = lambda people: people  # seats in the order in which people joined
            yield self.bot

    async def start(self, **options: Any) -> None:
        self.match = Match(self.server, self.bot, 2)
        await self.match.open_and_start(**options)
        await self.settle()

    async def settle(self) -> None:
        await self.bot.computer_players.wait_until_idle()
        await self.bot.announcer.wait_until_idle()
        await self.bot.watch_loop.wait_until_idle()

    async def turn(self, after: int = LEAST_PAUSE) -> None:
        """A turn, so long after the last one; what is due then is sent."""
        await self.later(after)
        await self.play()
        await self.settle()

    async def play(self) -> None:
        table = await self.match.table()
        assert table.to_act
        move = words(table.rules.legal_moves(table.state)[0])
        await self.bot.tables.play(table.id, table.to_act, table.revision, [move])

    async def later(self, seconds: int) -> None:
        self.clock.set(self.clock.now() + seconds)
        await self.settle()

    def told(self) -> list[str]:
        """What Celina's direct messages say."""
        return [screen.words(message) for message in self.direct_messages()]

    def direct_messages(self) -> list[Json]:
        self.celina.channel = self.world.direct_channel(self.celina.id)["id"]
        return self.celina.screen()

    async def watches(self, table: int = 1, **options: Any) -> Json:
        """Celina watches the table."""
        return await self.celina.slash("/watch table", table=table, **options)

    async def watched(self) -> list[int]:
        """The tables that Celina watches, as stored."""
        return [each.table_id for each in await self.bot.watching.of_person(int(self.celina.id))]

    def close_channel(self) -> None:
        """Celina cannot see the channel of the table any more."""
        channel = self.world.channel(self.match.host.channel)["parent_id"]
        self.world.permit(channel, self.celina.id, deny=Permission.VIEW_CHANNEL)


@pytest.fixture
async def evening(server: Server, database: Path, clock: ManualClock, seeds: Seeds) -> AsyncIterator[Evening]:
    evening = Evening(server, database, clock, seeds)
    async with evening.run_bot():
        await evening.start()
        yield evening


# Following.


async def test_the_list_has_the_games_of_the_server_as_sentences(evening: Evening) -> None:
    [choice] = await evening.celina.autocomplete("/watch table", table="")
    assert choice["name"] == "Akropolis #1: Ada, Bruno · It is the turn of Ada."
    assert await evening.celina.autocomplete("/watch table", table="cities") == []
    evening.world.set_person(evening.celina.id, locale="pl")
    [choice] = await evening.celina.autocomplete("/oglądaj stół", table="bru")
    assert choice["name"] == "Akropolis #1: Ada, Bruno · Kolej: Ada."
    [host, _] = evening.match.people
    assert await host.autocomplete("/watch table", table="") == []  # They play there.


async def test_every_turn_comes_as_a_silent_card(evening: Evening) -> None:
    answer = await evening.watches()
    assert is_private(answer)
    assert screen.words(answer).startswith("You watch this table now. Its cards come to you as silent direct")
    mentioned = mentioned_people(evening.server)
    await evening.turn()
    await evening.turn()
    [first, second, third] = evening.direct_messages()
    assert "-# You watch Akropolis #1." in screen.words(first)
    assert "It is the turn of Ada." in screen.words(first)
    assert "Ada took the free tile" in screen.words(second)
    assert "It is the turn of Bruno." in screen.words(second)
    assert "Bruno took the free tile" in screen.words(third)
    assert "Ada took" not in screen.words(third)
    for message in (first, second, third):
        assert message["flags"] & SILENT
        assert len(message["attachments"]) == 1
        assert not message["mentions"]
        assert "<@" not in screen.words(message)
        assert not has_button("Play")(message)
    assert evening.celina.id not in mentioned_people(evening.server) | mentioned
    assert links(third)["Akropolis #1"].startswith("https://discord.com/channels/")


async def test_turns_that_follow_quickly_come_in_one_card(evening: Evening) -> None:
    await evening.watches()
    await evening.turn(MINUTE)
    await evening.turn(MINUTE)
    assert len(evening.told()) == 1
    await evening.later(LEAST_PAUSE - 2 * MINUTE)
    [_, card] = evening.told()
    assert "Ada took" in card
    assert "Bruno took" in card


async def test_once_a_day_is_once_a_day(evening: Evening) -> None:
    """At the time of the digest, in the person's own time zone."""
    answer = await evening.watches(pace="daily")
    assert "once a day" in screen.words(answer)
    for _ in range(3):
        await evening.turn(HOUR)
    assert len(evening.told()) == 1
    await evening.later(DAY - 3 * HOUR)
    [_, card] = evening.told()
    assert card.count("took") == 3
    await evening.turn(HOUR)
    assert len(evening.told()) == 2


async def test_quiet_hours_hold_cards_back(evening: Evening) -> None:
    await evening.watches()
    celina = User(int(evening.celina.id), "Celina")
    await evening.bot.settings.choose(celina, quiet_from=11 * 60, quiet_until=20 * 60)
    await evening.turn()
    assert len(evening.told()) == 1
    await evening.later(8 * HOUR)
    assert len(evening.told()) == 2


async def test_the_card_of_the_table_says_how_many_watch(evening: Evening) -> None:
    assert "watch" not in screen.words(await evening.match.card())
    await evening.watches()
    await evening.server.person("Dawid").slash("/watch table", table=1)
    revision = (await evening.match.table()).revision
    await evening.turn()
    assert "-# 2 people watch." in screen.words(await evening.match.card(revision))


async def test_the_card_in_the_channel_has_a_button(evening: Evening) -> None:
    lobby = await evening.celina.sees("The game has begun.")
    await evening.celina.click("Watch", message=lobby["id"])
    await evening.celina.sees("You watch this table now.")
    await evening.turn()
    assert len(evening.told()) == 2


async def test_everything_is_in_the_watchers_language(evening: Evening) -> None:
    evening.world.set_person(evening.celina.id, locale="pl")
    answer = await evening.celina.slash("/oglądaj stół", table=1)
    assert screen.words(answer).startswith("Oglądasz teraz ten stół.")
    await evening.turn()
    card = evening.direct_messages()[-1]
    assert "-# Oglądasz stół Akropolis #1." in screen.words(card)
    assert "Kolej: Bruno." in screen.words(card)
    assert [each["label"] for each in screen.buttons(card)][:2] == ["Rozejrzyj się", "Przestań oglądać"]
    await evening.celina.click("Przestań oglądać", message=card["id"])
    await evening.celina.sees("Nie oglądasz już stołu Akropolis #1.")


# Looking around.


async def test_a_watcher_can_look_at_any_city(evening: Evening) -> None:
    """The same pictures as everybody can see who asks for them."""
    await evening.watches()
    await evening.turn()
    card = evening.direct_messages()[-1]
    panel = await evening.celina.click("Look around", message=card["id"])
    assert is_private(panel)
    [menu] = screen.menus(panel)
    offered = [option["label"] for option in menu["options"]]
    assert offered == ["Board", "Market", "City: Ada", "City: Bruno", "Scores"]
    pictures = [evening.celina.picture(panel)]
    for label in offered[1:]:
        await evening.celina.choose(label, message=panel["id"])
        shown = evening.world.messages[panel["id"]]
        [picture] = shown["attachments"]
        assert picture["description"]
        pictures.append(evening.celina.picture(shown))
    assert len({*pictures}) == len(offered)
    dawid = evening.server.person("Dawid")
    dawid.channel = evening.match.host.channel
    for command, picture in (("/board", pictures[0]), ("/market", pictures[1]), ("/scores", pictures[4])):
        assert dawid.picture(await dawid.slash(command)) == picture


@pytest.mark.parametrize("picture", ["secret", "city", "city-2", "city--1", "market-0", ""])
async def test_there_are_no_other_pictures(evening: Evening, picture: str) -> None:
    panel = await evening.watches()
    forged = f"around:1:1:{picture}"
    await evening.celina._use_component(panel, {"type": 2, "custom_id": forged, "id": 1})
    await evening.celina.sees("I do not know this button any more.")


# Stopping.


async def test_watching_is_stopped_by_button_and_by_command(evening: Evening) -> None:
    panel = await evening.watches()
    await evening.celina.click("Stop watching", message=panel["id"])
    await evening.celina.sees("You watch Akropolis #1 no longer.")
    await evening.turn()
    assert len(evening.told()) == 1
    evening.celina.channel = evening.match.host.channel
    assert screen.words(await evening.celina.slash("/watch stop")) == "You watch no table."
    refused = await evening.celina.slash("/watch stop", table=1)
    assert screen.words(refused) == "You do not watch that table."
    await evening.watches()
    [choice] = await evening.celina.autocomplete("/watch stop", table="")
    assert choice == {"name": "Akropolis #1", "value": 1}
    assert screen.words(await evening.celina.slash("/watch stop")) == "You watch Akropolis #1 no longer."
    assert await evening.watched() == []


async def test_with_several_tables_the_person_is_asked_which(evening: Evening) -> None:
    first = evening.match.host.channel
    [lobby] = [each["id"] for each in evening.world.channels.values() if each["type"] == 0]
    evening.match.host.channel = evening.match.people[1].channel = lobby
    await evening.start()
    await evening.watches(1)
    await evening.watches(2)
    evening.celina.channel = lobby
    asked = screen.words(await evening.celina.slash("/watch stop"))
    assert "Akropolis #1, Akropolis #2" in asked
    evening.celina.channel = first
    assert screen.words(await evening.celina.slash("/watch stop")) == "You watch Akropolis #1 no longer."
    assert await evening.watched() == [2]


async def test_watching_ends_with_the_table(evening: Evening) -> None:
    await evening.watches(pace="daily")
    await evening.match.play_to_the_end()
    await evening.settle()
    [_, last] = evening.direct_messages()
    assert " wins!" in screen.words(last)
    assert len(last["attachments"]) == 2
    assert last["flags"] & SILENT
    assert not has_button("Stop watching")(last)
    panel = await evening.celina.click("Look around", message=last["id"])
    assert "This game is over" in screen.words(panel)
    assert not has_button("Watch")(panel)
    assert await evening.watched() == []


async def test_a_game_that_is_stopped_is_told_too(evening: Evening) -> None:
    await evening.watches()
    table = await evening.match.table()
    await evening.bot.tables.change(table.id, play.end, table.host)
    await evening.settle()
    assert len(evening.told()) == 2
    assert await evening.watched() == []


async def test_who_takes_a_seat_watches_no_longer(evening: Evening) -> None:
    """And whoever has given up their seat may watch."""
    bruno = evening.match.people[1]
    table = await evening.match.table()
    [seated] = [each for each in table.people if each.id == int(bruno.id)]
    await evening.bot.tables.change(table.id, seats.resign, seated)
    await evening.settle()
    evening.celina = bruno
    await evening.watches()
    assert await evening.watched() == [1]
    await evening.bot.tables.change(table.id, seats.return_to_seat, seated)
    await evening.later(LEAST_PAUSE)
    assert await evening.watched() == []
    assert len(evening.told()) == 1


# What cannot be watched.


async def refusal(evening: Evening, person: Person, **options: Any) -> tuple[str, str]:
    """The refusal in English and in Polish."""
    said = [screen.words(await person.slash("/watch table", **options))]
    evening.world.set_person(person.id, locale="pl")
    said.append(screen.words(await person.slash("/oglądaj stół", **options)))
    evening.world.set_person(person.id, locale="en-US")
    return said[0], said[1]


async def test_players_cannot_watch_their_own_table(evening: Evening) -> None:
    assert await refusal(evening, evening.match.host) == (
        "You play at this table: its cards reach you anyway.",
        "Grasz przy tym stole: jego karty i tak do ciebie docierają.",
    )


async def test_a_game_that_is_over_cannot_be_watched(evening: Evening) -> None:
    await evening.match.play_to_the_end()
    english, polish = await refusal(evening, evening.celina, table=1)
    assert english.startswith("This game is over; ")
    assert polish.startswith("Ta gra się skończyła; ")


async def test_a_game_that_has_not_begun_cannot_be_watched(evening: Evening) -> None:
    await evening.server.person("Dawid").slash("/game new", game="akropolis", seats=2)
    english, polish = await refusal(evening, evening.celina, table=2)
    assert english == "This game has not begun yet: you can watch it as soon as it is played."
    assert polish == "Ta gra jeszcze się nie zaczęła: będzie ją można oglądać, gdy się zacznie."


async def test_closed_direct_messages_are_said_at_once(evening: Evening) -> None:
    evening.world.set_person(evening.celina.id, dms_open=False)
    english, polish = await refusal(evening, evening.celina, table=1)
    assert english.startswith("I cannot write to you, because your direct messages are closed to me")
    assert polish.startswith("Nie mogę do ciebie napisać, bo twoje wiadomości prywatne są dla mnie zamknięte")
    assert await evening.watched() == []
    evening.world.set_person(evening.celina.id, dms_open=True)
    assert "You watch this table now." in screen.words(await evening.watches())


async def test_direct_messages_that_are_closed_later_end_it(evening: Evening) -> None:
    await evening.watches()
    evening.world.set_person(evening.celina.id, dms_open=False)
    await evening.turn()
    assert await evening.watched() == []
    assert "Your direct messages are closed to me" in screen.words(await evening.celina.slash("/settings"))


async def test_who_wants_no_messages_gets_none(evening: Evening) -> None:
    await evening.watches()
    panel = await evening.celina.slash("/settings")
    assert "You watch one table; /watch stop ends it." in screen.words(panel).replace("</watch stop:", "/")
    await evening.celina.choose("place:off", message=panel["id"])
    await evening.turn()
    assert len(evening.told()) == 1
    english, polish = await refusal(evening, evening.server.person("Celina"), table=1)
    assert english.startswith("You have chosen to get no messages at all")
    assert polish.startswith("Nie chcesz dostawać żadnych wiadomości")
    await evening.celina.choose("place:thread", message=panel["id"])
    await evening.settle()
    assert len(evening.told()) == 2  # what happened meanwhile


async def test_nobody_watches_more_than_so_many_tables(evening: Evening) -> None:
    await evening.watches()
    await evening.celina.slash("/watch stop")
    database = evening.bot.database
    assert database
    await database.transaction(partial(_watch_many, person=int(evening.celina.id)))
    english, polish = await refusal(evening, evening.celina, table=1)
    assert english.startswith("You watch 10 tables already: end one with ")
    assert polish.startswith("Liczba stołów, które oglądasz, to już 10")


async def test_no_table_is_watched_by_more_than_so_many(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.people.watch_rows.MOST_WATCHERS", 1)
    await evening.server.person("Dawid").slash("/watch table", table=1)
    assert await refusal(evening, evening.celina, table=1) == (
        "This table is watched already by as many people as it can be (1); its thread shows everything too.",
        "Liczba osób, które oglądają ten stół, to już 1; wszystko widać też w jego wątku.",
    )


async def test_a_table_in_a_private_thread_is_not_shown_elsewhere(evening: Evening) -> None:
    """Discord does not tell who is in it."""
    parent = evening.world.channel(evening.celina.channel)
    dawid = evening.server.person("Dawid")
    options = {"name": "secret", "type": payloads.PRIVATE_THREAD, "auto_archive_duration": 10080}
    thread = evening.world.open_thread(parent, evening.server.world.bot["id"], options)
    evening.world.join_thread(thread["id"], dawid.id)
    dawid.channel = thread["id"]
    await dawid.slash("/play", game="akropolis")
    await evening.settle()
    assert (await evening.bot.tables.table(2)).channel == int(thread["id"])
    assert [each["value"] for each in await evening.celina.autocomplete("/watch table", table="")] == [1]
    assert screen.words(await evening.watches(2)) == "There is no table 2."


def _watch_many(db: Connection, person: int) -> None:
    """Copies of the table, as many as a person may watch."""
    names = [name for _, name, *_ in db.execute("PRAGMA table_info(tables)") if name != "id"]
    for number in range(2, 2 + MOST_WATCHED):
        columns = ", ".join(names)
        copy = f"INSERT INTO tables (id, {columns}) SELECT ?, {columns} FROM tables WHERE id = 1"  # noqa: S608
        db.execute(copy, (number,))
        db.execute("INSERT INTO watches VALUES (?, ?, 'turns', 1, 1)", (person, number))


@pytest.mark.parametrize("number", [0, 99, 2**62])
async def test_a_table_that_does_not_exist(evening: Evening, number: int) -> None:
    if number == 0:
        with pytest.raises(CannotDo):
            await evening.watches(number)
        return
    assert screen.words(await evening.watches(number)) == f"There is no table {number}."


# Who may know.


async def test_a_private_channel_is_not_told_to_others(evening: Evening) -> None:
    """As if there were no table; and who could see it once is told nothing any more."""
    panel = await evening.watches()
    other = evening.world.open_channel("elsewhere")["id"]
    evening.close_channel()
    await evening.turn()
    assert len(evening.told()) == 1
    assert await evening.watched() == []
    [card] = evening.direct_messages()
    await evening.celina.click("Look around", message=card["id"])
    await evening.celina.sees("There is no table 1.")
    evening.celina.channel = other
    assert await evening.celina.autocomplete("/watch table", table="") == []
    assert screen.words(await evening.watches()) == "There is no table 1."
    assert panel


async def test_the_list_of_tables_forgets_what_cannot_be_seen(evening: Evening) -> None:
    await evening.watches()
    other = evening.world.open_channel("elsewhere")["id"]
    listed = screen.words(await evening.celina.slash("/games"))
    assert "### You watch" in listed
    assert "Waiting for Ada" in listed
    evening.close_channel()
    evening.celina.channel = other
    assert "Akropolis #1" not in screen.words(await evening.celina.slash("/games"))
    assert await evening.watched() == []


async def test_who_has_left_the_server_is_told_nothing(evening: Evening) -> None:
    await evening.watches()
    before = len(evening.told())
    del evening.world.members[evening.celina.id]
    await evening.turn()
    channel = evening.celina.channel
    messages = [each for each in evening.world.messages.values() if each["channel_id"] == channel]
    assert len(messages) == before == 1
    assert await evening.watched() == []


async def test_a_locked_thread_is_no_obstacle(evening: Evening) -> None:
    await evening.watches()
    evening.world.change_thread(evening.match.host.channel, locked=True, archived=True)
    await evening.turn()
    assert len(evening.told()) == 2


async def test_an_export_says_nothing_of_watchers(evening: Evening) -> None:
    await evening.watches()
    await evening.turn()
    host = evening.match.host
    exported = await host.slash("/export")
    files = [host.picture(exported, number) for number in range(len(exported["attachments"]))]
    assert files
    for content in files:
        assert b"Celina" not in content
        assert evening.celina.id.encode() not in content


async def test_a_person_who_is_forgotten_watches_nothing(evening: Evening) -> None:
    await evening.watches()
    ask = await evening.celina.slash("/forget me")
    await evening.celina.click("Forget me", message=ask["id"])
    await evening.celina.sees("You are forgotten.")
    assert await evening.watched() == []
    await evening.turn()
    assert len(evening.told()) == 1


# Trouble.


async def test_a_restart_loses_no_card_and_sends_none_twice(
    server: Server, database: Path, clock: ManualClock, seeds: Seeds
) -> None:
    evening = Evening(server, database, clock, seeds)
    async with evening.run_bot():
        await evening.start()
        await evening.watches()
        await evening.turn()
        [(told)] = [await evening.bot.watching.of_person(int(evening.celina.id))]
        await evening.turn(MINUTE)
    clock.set(clock.now() + LEAST_PAUSE)
    async with evening.run_bot():
        evening.match.bot = evening.bot
        await evening.settle()
        assert len(evening.told()) == 3
        assert "Bruno took" in evening.told()[-1]
        await _forget_that_it_was_told(evening, told[0].told)
    clock.set(clock.now() + HOUR)  # Discord remembers no nonce so long.
    async with evening.run_bot():
        evening.match.bot = evening.bot
        await evening.settle()
        assert len(evening.told()) == 3


async def _forget_that_it_was_told(evening: Evening, revision: int) -> None:
    """As after a crash between the message and the commit that it was sent."""
    database = evening.bot.database
    assert database
    before = int(evening.clock.now()) - LEAST_PAUSE
    await database.transaction(lambda db: _set_told(db, revision, before))


def _set_told(db: Connection, revision: int, moment: int) -> None:
    db.execute("UPDATE watches SET told = ?, told_at = ?", (revision, moment))


@pytest.mark.parametrize("fault", [FaultKind.STATUS, FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER])
async def test_a_card_that_is_not_taken_comes_later_and_once(evening: Evening, fault: FaultKind) -> None:
    await evening.watches()
    channel = evening.world.direct_channel(evening.celina.id)["id"]
    evening.server.faults.plan(fault, f"POST /channels/{channel}/messages", detail=502, times=6)
    await evening.turn()
    for _ in range(6):
        await evening.later(HOUR)
    assert len(evening.told()) == 2
    assert await evening.watched() == [1]


async def test_one_watchers_trouble_is_not_anothers(evening: Evening) -> None:
    await evening.watches()
    dawid = evening.server.person("Dawid")
    await dawid.slash("/watch table", table=1)
    evening.world.set_person(evening.celina.id, dms_open=False)
    await evening.turn()
    dawid.channel = evening.world.direct_channel(dawid.id)["id"]
    assert len(dawid.screen()) == 2

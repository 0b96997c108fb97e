"""Two tables in one channel without threads: which of them a command means."""

from collections.abc import Awaitable, Callable

import pytest

from bot.app import Tessera
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from engines.core.notation import words
from tests.chat.match import Match, confirmed, type_move

OpenTable = Callable[..., Awaitable[Match]]


@pytest.fixture
def open_table(server: Server, bot: Tessera) -> OpenTable:
    """Opens and starts a table of the named people; all of them stay in one channel."""
    channel = server.person("Ada").channel
    server.world.permit(channel, server.world.bot["id"], deny=Permission.CREATE_PUBLIC_THREADS)

    async def open_table(*names: str) -> Match:
        match = Match(server, bot, 2)
        match.people = [server.person(name) for name in names]
        match.host = match.people[0]
        await match.open_and_start()
        assert match.host.channel == channel
        return match

    return open_table


async def said(person: Person, command: str, **options: object) -> str:
    return screen.words(await person.slash(command, **options)).strip()


async def test_a_command_means_the_table_of_its_person(open_table: OpenTable) -> None:
    first, second = await open_table("Ada", "Bruno"), await open_table("Celina", "Dawid")
    for match, host in ((first, "Ada"), (second, "Celina")):
        for person in match.people:
            assert f"{host} opens a table." in await said(person, "/log")
        person, moves = await match.to_act(), (await match.table()).moves
        await type_move(person)
        assert (await match.table()).moves == moves + 1
        assert "Your move is taken back." in await said(person, "/undo")
        assert (await match.table()).moves == moves


async def test_a_spectator_sees_the_newest_running_table(open_table: OpenTable) -> None:
    first = await open_table("Ada", "Bruno")
    await first.host.slash("/game new", game="akropolis", seats=2)
    await first.host.sees("2. …")
    spectator = first.server.person("Dawid")
    assert "**" in await said(spectator, "/scores")
    assert await said(spectator, "/resign") == "You have no seat at this table."


async def test_a_command_that_could_mean_several_tables_asks_which(open_table: OpenTable) -> None:
    first, second = await open_table("Ada", "Bruno"), await open_table("Ada", "Celina")
    ada = first.host
    question = (
        f"Several tables here could be meant: Akropolis #{second.number}, Akropolis #{first.number}."
        " Say which one with the option “table”."
    )
    for command, options in (("/resign", {}), ("/vote", {"about": "end"}), ("/game pause", {})):
        assert await said(ada, command, **options) == question
    choices = await ada.autocomplete("/resign", table="")
    assert [(each["name"], each["value"]) for each in choices] == [
        (f"Akropolis #{match.number}", match.number) for match in (second, first)
    ]
    assert await said(ada, "/game pause", table=first.number) == "Done."
    assert [(await each.table()).paused for each in (first, second)] == [True, False]
    # Now each of these can mean one table only.
    assert await said(ada, "/game resume") == "Done."
    assert "computer plays your seat" in screen.words(await confirmed(ada, "/resign", table=second.number))
    assert await said(ada, "/return") == "Your seat is yours again."


async def give_turn_to(person: Person, match: Match) -> None:
    """Play at the service, unless it is this person's turn already."""
    table = await match.table()
    assert table.to_act
    if table.to_act.id != int(person.id):
        move = words(table.rules.legal_moves(table.state)[0])
        await match.bot.tables.play(table.id, table.to_act, table.revision, [move])


async def test_looking_prefers_the_table_where_the_person_is_to_act(open_table: OpenTable) -> None:
    first, second = await open_table("Ada", "Bruno"), await open_table("Ada", "Celina")
    ada, bruno, celina = first.host, first.people[1], second.people[1]
    await give_turn_to(ada, first)
    await give_turn_to(celina, second)
    assert "Bruno joins the table." in await said(ada, "/log")
    await give_turn_to(bruno, first)
    await give_turn_to(ada, second)
    assert "Celina joins the table." in await said(ada, "/log")
    assert "Bruno joins the table." in await said(ada, "/log", table=first.number)


async def test_a_number_of_another_channel_is_not_shown(open_table: OpenTable) -> None:
    match = await open_table("Ada", "Bruno")
    elsewhere = match.server.world.open_channel("quiet-corner")
    match.host.channel = elsewhere["id"]
    assert await said(match.host, "/log", table=match.number) == f"There is no table {match.number}."
    assert await said(match.host, "/log", table=10**15) == f"There is no table {10**15}."

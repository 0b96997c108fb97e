"""What is kept in the file, and what is not kept for ever."""

from pathlib import Path

import discord
import pytest

from bot.local.people import Person
from bot.local.server import Server
from bot.local.store import FileTakenError, Store
from bot.local.world import World
from tests.local.conftest import Clock
from tests.local.sample import Board, Sample, picture
from tests.local.test_places import channel_of


def test_everything_lies_on_its_shelf_again(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    store = Store(path)
    shelf = store.shelf("word")
    shelf["b"], shelf["a"], shelf["c"] = {"n": 1}, {"n": 2}, {"n": 3}
    shelf["b"] = {"n": 4}
    del shelf["c"]
    store.close()
    assert list(Store(path).shelf("word").items()) == [("b", {"n": 4}), ("a", {"n": 2})]


def test_a_file_is_for_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    store = Store(path)
    with pytest.raises(FileTakenError, match="is Tessera running already"):
        Store(path)
    store.close()
    Store(path).close()


def test_a_new_id_never_meets_an_old_one(tmp_path: Path, clock: Clock) -> None:
    ids = set()
    for _ in range(3):
        store = Store(tmp_path / "world.db")
        world = World(store, clock=clock)
        ids.add(world.post(next(iter(world.channels)), world.people[0]["id"], {"content": "x"})["id"])
        store.close()
    assert len(ids) == 3


def files(server: Server) -> int:
    return int(server.store.db.execute("SELECT COUNT(*) FROM files").fetchone()[0])


async def test_files_that_nobody_can_see_are_dropped(server: Server, bot: Sample, ada: Person) -> None:
    await ada.slash("/menus")
    await ada.choose("Red")
    assert files(server) == 1
    message = await channel_of(bot, ada).fetch_message(int(ada.screen()[0]["id"]))
    await message.delete()
    assert files(server) == 0


async def test_files_of_a_refused_message_are_not_kept(server: Server, bot: Sample, ada: Person) -> None:
    with pytest.raises(discord.HTTPException):
        await channel_of(bot, ada).send("x" * 2001, file=picture())
    with pytest.raises(discord.HTTPException):
        await channel_of(bot, ada).send(view=Board(), file=picture("else.png"))
    assert files(server) == 0


async def test_a_file_gets_a_name_that_fits_an_address(bot: Sample, ada: Person) -> None:
    message = await channel_of(bot, ada).send(file=picture("my b\N{LATIN SMALL LETTER O WITH ACUTE}ard?.png"))
    assert message.attachments[0].filename == "my_b_ard_.png"
    assert await message.attachments[0].read() == ada.picture(ada.screen()[0])


@pytest.mark.usefixtures("bot")
async def test_the_files_of_a_thread_go_with_it(server: Server, ada: Person) -> None:
    await ada.slash("/play")
    ada.channel = (await ada.sees(lambda message: "thread" in message))["thread"]["id"]
    await ada.sees(lambda message: bool(message["reactions"]))
    server.world.close_channel(ada.channel)
    assert files(server) == 0

"""What the SQLite file stores, and when files are deleted."""

from pathlib import Path

import discord
import pytest

from bot.local.people import Person
from bot.local.server import Server
from bot.local.world import World
from bot.local.world.store import Collection, FileTakenError, Store
from tests.local.conftest import Clock
from tests.local.sample import Board, Sample, picture
from tests.local.test_channels import channel_of


def test_collection_is_restored_in_order(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    store = Store(path)
    collection = Collection[dict[str, int]](store, "word")
    collection["b"], collection["a"], collection["c"] = {"n": 1}, {"n": 2}, {"n": 3}
    collection["b"] = {"n": 4}
    del collection["c"]
    store.close()
    assert list(Collection(Store(path), "word").items()) == [("b", {"n": 4}), ("a", {"n": 2})]


def test_only_one_process_can_open_the_file(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    store = Store(path)
    with pytest.raises(FileTakenError, match="is Tessera running already"):
        Store(path)
    store.close()
    Store(path).close()


def test_ids_stay_unique_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    ids = set()
    for _ in range(3):
        store = Store(tmp_path / "world.db")
        world = World(store, clock=clock)
        ids.add(world.post(next(iter(world.channels)), world.people[0]["id"], {"content": "x"})["id"])
        store.close()
    assert len(ids) == 3


def file_count(server: Server) -> int:
    return int(server.store.db.execute("SELECT COUNT(*) FROM files").fetchone()[0])


async def test_files_of_deleted_messages_are_deleted(server: Server, bot: Sample, ada: Person) -> None:
    await ada.slash("/menus")
    await ada.choose("Red")
    assert file_count(server) == 1
    message = await channel_of(bot, ada).fetch_message(int(ada.screen()[0]["id"]))
    await message.delete()
    assert file_count(server) == 0


async def test_files_of_a_rejected_message_are_not_stored(server: Server, bot: Sample, ada: Person) -> None:
    with pytest.raises(discord.HTTPException):
        await channel_of(bot, ada).send("x" * 2001, file=picture())
    with pytest.raises(discord.HTTPException):
        await channel_of(bot, ada).send(view=Board(), file=picture("else.png"))
    assert file_count(server) == 0


async def test_file_name_is_made_safe_for_a_url(bot: Sample, ada: Person) -> None:
    message = await channel_of(bot, ada).send(file=picture("my b\N{LATIN SMALL LETTER O WITH ACUTE}ard?.png"))
    assert message.attachments[0].filename == "my_b_ard_.png"
    assert await message.attachments[0].read() == ada.picture(ada.screen()[0])


@pytest.mark.usefixtures("bot")
async def test_files_of_a_deleted_thread_are_deleted(server: Server, ada: Person) -> None:
    await ada.slash("/play")
    ada.channel = (await ada.sees(lambda message: "thread" in message))["thread"]["id"]
    await ada.sees(lambda message: bool(message["reactions"]))
    server.world.close_channel(ada.channel)
    assert file_count(server) == 0

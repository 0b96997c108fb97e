"""What is kept in the file, and what is not kept for ever."""

from pathlib import Path

import pytest

from bot.local.people import Person
from bot.local.server import Server
from bot.local.store import Store
from bot.local.world import World
from tests.local.conftest import Clock
from tests.local.sample import Sample
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


@pytest.mark.usefixtures("bot")
async def test_the_files_of_a_thread_go_with_it(server: Server, ada: Person) -> None:
    await ada.slash("/play")
    ada.channel = (await ada.sees(lambda message: "thread" in message))["thread"]["id"]
    await ada.sees(lambda message: bool(message["reactions"]))
    server.world.close_channel(ada.channel)
    assert files(server) == 0

"""Channels, threads, direct messages, pins and reactions, as the real client uses them."""

import discord
import pytest

from bot.local.people import CannotDo, Person
from bot.local.server import Server
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission
from bot.local.world.world import NONCE_SECONDS
from tests.local.conftest import Clock
from tests.local.sample import Sample

CHECK = "\N{WHITE HEAVY CHECK MARK}"


def channel_of(bot: Sample, person: Person) -> discord.TextChannel:
    channel = bot.get_channel(int(person.channel))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def open_thread(ada: Person) -> str:
    """The id of the thread that /play opens, after its first message is complete."""
    await ada.slash("/play")
    thread = (await ada.sees(lambda message: "thread" in message))["thread"]["id"]
    ada.channel = thread
    await ada.sees(lambda message: bool(message["reactions"]))
    return str(thread)


@pytest.mark.usefixtures("bot")
async def test_thread_with_pin_reaction_and_members(ada: Person) -> None:
    thread = await open_thread(ada)
    (first,) = ada.screen()
    assert first["pinned"]
    assert [user["id"] for user in first["mentions"]] == [ada.id]
    assert first["reactions"][0]["emoji"]["name"] == CHECK
    assert set(ada.world.thread_members[thread]) == {ada.id, ada.world.bot["id"]}
    assert (await ada.click("Pressed 0"))["content"] == "Counted 1"


async def test_archived_thread_is_unarchived_by_sending(bot: Sample, ada: Person) -> None:
    thread = bot.get_channel(int(await open_thread(ada)))
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    assert ada.world.channel(ada.channel)["thread_metadata"]["archived"]
    parent = thread.parent
    assert isinstance(parent, discord.TextChannel)
    assert [old.id async for old in parent.archived_threads()] == [thread.id]
    await thread.send("Back")
    assert not ada.world.channel(ada.channel)["thread_metadata"]["archived"]
    assert [active.id for active in await thread.guild.active_threads()] == [thread.id]


@pytest.mark.usefixtures("bot")
async def test_person_unarchives_a_thread(ada: Person) -> None:
    thread = await open_thread(ada)
    ada.world.change_thread(thread, archived=True)
    with pytest.raises(CannotDo, match="Commands do not work in an archived thread"):
        await ada.slash("/ping")
    ada.say("Still here?")
    assert not ada.world.channel(thread)["thread_metadata"]["archived"]
    ada.world.change_thread(thread, archived=True)
    await ada.click("Pressed 0")
    assert not ada.world.channel(thread)["thread_metadata"]["archived"]


@pytest.mark.usefixtures("bot")
async def test_people_cannot_use_a_locked_thread(ada: Person, bruno: Person) -> None:
    thread = await open_thread(bruno)
    bruno.world.change_thread(thread, archived=True, locked=True)
    with pytest.raises(CannotDo, match="This thread is locked"):
        bruno.say("Still here?")
    with pytest.raises(CannotDo, match="This thread is locked"):
        await bruno.click("Pressed 0")
    ada.channel = thread
    ada.say("The server is mine.")


async def test_private_thread_is_visible_to_members_only(bot: Sample, ada: Person, bruno: Person) -> None:
    thread = await channel_of(bot, ada).create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.send("Hush")
    await thread.add_user(discord.Object(int(ada.id)))
    assert [member.id for member in await thread.fetch_members()] == [bot.user and bot.user.id, int(ada.id)]
    ada.channel = bruno.channel = str(thread.id)
    await ada.sees("Hush")
    assert bruno.screen() == []
    await thread.remove_user(discord.Object(int(ada.id)))
    assert ada.screen() == []
    await thread.delete()
    assert str(thread.id) not in ada.world.channels


@pytest.mark.usefixtures("bot")
async def test_direct_message(ada: Person, bruno: Person) -> None:
    assert (await ada.slash("/whisper"))["content"] == "Sent"
    direct = ada.world.direct_channel(ada.id)["id"]
    ada.channel = bruno.channel = direct
    assert (await ada.sees("Your turn"))["author"]["bot"]
    assert bruno.screen() == []


@pytest.mark.usefixtures("bot")
async def test_command_in_direct_messages(ada: Person) -> None:
    ada.channel = ada.world.direct_channel(ada.id)["id"]
    assert (await ada.slash("/show"))["attachments"]


@pytest.mark.usefixtures("bot")
async def test_bot_notices_closed_direct_messages(ada: Person) -> None:
    ada.world.set_person(ada.id, dms_open=False)
    assert (await ada.slash("/whisper"))["content"] == "Your turn, here (50007)"


async def test_messages_are_sent_read_edited_and_deleted(bot: Sample, ada: Person) -> None:
    channel = channel_of(bot, ada)
    first = await channel.send("One")
    reply = await first.reply("Two")
    assert reply.reference is not None
    assert reply.reference.message_id == first.id
    assert [message.content async for message in channel.history()] == ["Two", "One"]
    assert [message.content async for message in channel.history(after=first)] == ["Two"]
    assert [message.content async for message in channel.history(before=reply)] == ["One"]
    assert [message.content async for message in channel.history(around=first, limit=1)] == ["One"]
    await first.edit(content="Uno")
    assert (await channel.fetch_message(first.id)).content == "Uno"
    await first.delete()
    assert [message["content"] for message in ada.screen()] == ["Two"]


async def test_bulk_delete(bot: Sample, ada: Person) -> None:
    channel = channel_of(bot, ada)
    ada.world.permit(ada.channel, ada.world.bot["id"], allow=Permission.MANAGE_MESSAGES)
    messages = [await channel.send(f"{n}") for n in range(3)]
    await channel.delete_messages(messages[:2])
    assert [message["content"] for message in ada.screen()] == ["2"]


async def test_enforced_nonce_prevents_duplicates(bot: Sample, ada: Person) -> None:
    channel = channel_of(bot, ada)
    once, again = [await channel.send("Turn 7", nonce="turn-7") for _ in range(2)]
    assert once.id == again.id
    assert len(ada.screen()) == 1


async def test_a_nonce_is_the_authors_in_every_channel_for_a_few_minutes(
    bot: Sample, ada: Person, clock: Clock
) -> None:
    direct = await bot.create_dm(discord.Object(int(ada.id)))
    first = await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert (await direct.send("Turn 7", nonce="turn-7")).id == first.id
    clock.now += NONCE_SECONDS + 1
    assert (await direct.send("Turn 7", nonce="turn-7")).id != first.id


async def test_pins_and_reactions(bot: Sample, ada: Person) -> None:
    channel = channel_of(bot, ada)
    message = await channel.send("Board")
    await message.pin()
    assert [pinned.id async for pinned in channel.pins()] == [message.id]
    await message.unpin()
    assert [pinned async for pinned in channel.pins()] == []
    await message.add_reaction(CHECK)
    ada.world.react(ada.screen()[0], CHECK, ada.id, present=True)
    (reaction,) = (await channel.fetch_message(message.id)).reactions
    assert (reaction.count, reaction.me) == (2, True)
    assert {user.id async for user in reaction.users()} == {int(ada.id), bot.user and bot.user.id}
    await message.remove_reaction(CHECK, discord.Object(bot.user.id if bot.user else 0))
    assert ada.screen()[0]["reactions"][0]["count"] == 1


async def test_pins_are_paginated(bot: Sample, ada: Person, clock: Clock) -> None:
    for n in range(60):
        clock.now += 1
        ada.world.pin(ada.say(f"{n}"), pinned=True)
    pinned = [message.content async for message in channel_of(bot, ada).pins(limit=None)]
    assert pinned == [f"{n}" for n in reversed(range(60))]


async def test_bot_fetches_members_channels_and_permissions(bot: Sample, ada: Person) -> None:
    guild = bot.guilds[0]
    assert (await guild.fetch_member(int(ada.id))).display_name == "Ada"
    assert len(await bot.http.get_members(guild.id, 100, None)) == 5
    assert [channel.name for channel in await guild.fetch_channels()] == ["table-talk"]
    assert (await bot.fetch_user(int(ada.id))).name == "ada"
    assert (await bot.fetch_guild(guild.id)).name == "Loopback"
    assert len(await guild.fetch_roles()) == 2
    assert (await bot.fetch_channel(int(ada.channel))).id == int(ada.channel)
    (found,) = await guild.query_members("ad")
    assert found.id == int(ada.id)
    assert channel_of(bot, ada).permissions_for(guild.me).create_public_threads


async def test_bot_receives_new_channels(server: Server, bot: Sample) -> None:
    received: list[discord.abc.GuildChannel] = []

    async def on_guild_channel_create(channel: discord.abc.GuildChannel) -> None:
        received.append(channel)
        server.world.emit("COMMANDS", {"commands": []})

    bot.event(on_guild_channel_create)
    made = server.world.open_channel("akropolis")
    await server.world.until(lambda: received)
    assert received[0].id == int(made["id"])


async def test_bot_reads_only_messages_that_mention_it(server: Server, bot: Sample, ada: Person) -> None:
    received: list[str] = []

    async def on_message(message: discord.Message) -> None:
        received.append(message.content)
        server.world.emit("COMMANDS", {"commands": []})

    bot.event(on_message)
    called = f"<@{server.world.bot['id']}> hello"
    for words in ("Among us", called):
        ada.say(words)
    await server.world.until(lambda: len(received) == 2)
    assert received == ["", called]


async def test_single_commands(server: Server, bot: Sample) -> None:
    commands = await bot.tree.fetch_commands()
    ping = next(command for command in commands if command.name == "ping")
    assert (await bot.tree.fetch_command(ping.id)).description == "Say pong"
    assert (await ping.edit(description="Say more")).description == "Say more"
    await ping.delete()
    assert len(server.world.commands) == len(commands) - 1
    guild = discord.Object(int(server.world.guild["id"]))
    bot.tree.copy_global_to(guild=guild)
    assert len(await bot.tree.sync(guild=guild)) == len(commands)


async def test_sync_keeps_command_ids(server: Server, bot: Sample) -> None:
    before: set[str] = set(server.world.commands)
    again: list[Payload] = [{"id": str(command.id)} for command in await bot.tree.sync()]
    assert {command["id"] for command in again} == before

"""How the bot is installed: its commands, its permissions, its link, and servers that do not have it."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import serve
from bot.app import Tessera, create_bot
from bot.local.client import redirect_client
from bot.local.faults import FaultKind
from bot.local.people import CannotDo, Person, screen
from bot.local.rest.api import Exchange
from bot.local.server import Server
from bot.local.world.permissions import Permission
from bot.ui.permissions import NEEDED, PERMISSIONS, install_link
from bot.ui.text.language import Translator
from tests.chat.match import has_button
from tests.local.sample import running
from tests.seeds import Seeds

GUILD, DIRECT = 0, 1
ALSO_IN_DIRECT_MESSAGES = {"daily", "learn", "help", "rules", "settings", "games", "forget"}


def link_of(message: dict[str, object]) -> str:
    [url] = [button["url"] for button in screen.buttons(message) if "url" in button]
    return str(url)


# Commands.


@pytest.mark.usefixtures("bot")
async def test_every_command_says_where_it_works(server: Server) -> None:
    places = {
        command["name"]: (command["integration_types"], command["contexts"])
        for command in server.world.commands.values()
    }
    expected = {
        name: ([GUILD], [GUILD, DIRECT] if name in ALSO_IN_DIRECT_MESSAGES else [GUILD]) for name in places
    }
    assert places == expected
    assert places.keys() >= ALSO_IN_DIRECT_MESSAGES


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("command", "options"),
    [("/help", {}), ("/rules", {"topic": "scoring"}), ("/settings", {}), ("/games", {}), ("/forget me", {})],
)
async def test_commands_of_direct_messages_are_answered_there(
    ada: Person, command: str, options: dict[str, str]
) -> None:
    ada.channel = ada.world.direct_channel(ada.id)["id"]
    assert screen.words(await ada.slash(command, **options)).strip()


@pytest.mark.usefixtures("bot")
async def test_tables_are_not_opened_in_direct_messages(ada: Person) -> None:
    ada.channel = ada.world.direct_channel(ada.id)["id"]
    with pytest.raises(CannotDo, match="/game new does not work here"):
        await ada.slash("/game new", game="akropolis", seats=2)


@pytest.mark.usefixtures("bot")
async def test_setup_is_for_those_who_manage_the_server(bruno: Person) -> None:
    with pytest.raises(CannotDo, match="You may not use /setup check"):
        await bruno.slash("/setup check")
    bruno.world.permit(bruno.channel, bruno.id, allow=Permission.MANAGE_GUILD)
    assert (await bruno.slash("/setup check"))["content"].startswith("Everything is in place")


# Permissions.


async def test_the_bot_has_exactly_the_permissions_that_it_needs(server: Server, bot: Tessera) -> None:
    _, role = server.world.guild["roles"]
    assert discord.Permissions(int(role["permissions"])) == PERMISSIONS
    [guild] = bot.guilds
    held = guild.text_channels[0].permissions_for(guild.me)
    # Everybody may use commands; it means nothing to a bot.
    assert {name for name, has in held if has} - {"use_application_commands"} == {
        "read_messages" if name == "view_channel" else name for name in NEEDED
    }


@pytest.mark.usefixtures("bot")
async def test_discord_adds_the_bot_to_servers_only_and_asks_for_these(server: Server) -> None:
    asked = {"scopes": ["bot", "applications.commands"], "permissions": str(PERMISSIONS.value)}
    assert server.world.application["integration_types_config"] == {"0": {"oauth2_install_params": asked}}


async def test_refused_install_settings_do_not_stop_the_bot(
    server: Server, database: Path, seeds: Seeds, caplog: pytest.LogCaptureFixture
) -> None:
    server.faults.plan(FaultKind.STATUS, "PATCH /applications/@me", times=1, detail=400)
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
        assert await server.person("Ada").slash("/help")
    assert "did not accept the install settings" in caplog.text


# The link.


async def test_setup_check_has_the_link(ada: Person, bot: Tessera) -> None:
    link = link_of(await ada.slash("/setup check"))
    assert link == install_link(bot.application_id)
    assert link == (
        f"https://discord.com/oauth2/authorize?client_id={bot.application_id}"
        f"&scope=bot+applications.commands&permissions={PERMISSIONS.value}"
    )


async def test_the_link_is_printed_when_discord_is_served(
    server: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    seeds: Seeds,
) -> None:
    monkeypatch.setattr(serve, "create_bot", partial(create_bot, seeds=seeds))
    with redirect_client(server.endpoints):
        serving = asyncio.create_task(serve.serve(serve.RunOptions(tmp_path, server.token)))
        await server.world.until(lambda: server.world.commands)
        printed = ""
        while "\n" not in printed or "http" not in printed:
            await asyncio.sleep(0.01)
            printed += capsys.readouterr().out
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
    assert install_link(int(server.world.bot["id"])) in printed.split()


# Servers without the bot.


async def test_a_server_without_the_bot_is_told_how_to_add_it(ada: Person, bot: Tessera) -> None:
    ada.foreign_guild = "1234"
    for command, options in (
        ("/game new", {"game": "akropolis", "seats": 2}),
        ("/help", {}),
        ("/settings", {}),
    ):
        answer = await ada.slash(command, **options)
        assert answer["content"].startswith("I am not on this server, so I cannot play here.")
        assert answer["flags"] & 64
        assert link_of(answer) == install_link(bot.application_id)
    assert await ada.autocomplete("/rules", topic="") == []
    ada.foreign_guild = None
    assert "You sit at no table" in screen.words(await ada.slash("/games"))


@pytest.mark.usefixtures("bot")
async def test_an_old_card_on_such_a_server_is_answered_too(ada: Person, bruno: Person) -> None:
    await ada.slash("/game new", game="akropolis", seats=2)
    lobby = await ada.sees(has_button("Join"))
    bruno.foreign_guild = "1234"
    bruno.world.set_person(bruno.id, locale="pl")
    await bruno.click("Join", message=lobby["id"])
    answer = await bruno.sees("Nie ma mnie na tym serwerze")
    assert has_button("Dodaj mnie do serwera")(answer)
    assert bruno.id not in screen.words(bruno.world.messages[lobby["id"]])


# Registration.


def written(server: Server) -> list[str]:
    """What is written to the application and its commands from now on."""
    seen: list[str] = []

    def observe(exchange: Exchange) -> None:
        if exchange.method != "GET" and exchange.template.startswith("/applications"):
            seen.append(f"{exchange.method} {exchange.template}")

    server.api.observers.append(observe)
    return seen


async def test_nothing_is_registered_again_unless_it_changed(
    server: Server, database: Path, seeds: Seeds, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    seen = written(server)

    async def restart() -> list[str]:
        seen.clear()
        async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
            return list(seen)

    commands, settings = "PUT /applications/{application_id}/commands", "PATCH /applications/@me"
    assert await restart() == [commands, settings]
    assert await restart() == []
    # Somebody removed a command.
    server.world.set_commands(dict(list(server.world.commands.items())[1:]))
    assert await restart() == [commands]
    # Only a translation has changed.
    translate = Translator.translate

    async def translate_otherwise(self: Translator, *args: Any) -> str | None:
        return "stoły" if args[0].message == "games" else await translate(self, *args)

    monkeypatch.setattr(Translator, "translate", translate_otherwise)
    assert await restart() == [commands]
    assert await restart() == []
    # Somebody allowed user installs again.
    server.world.set_application(integration_types_config={"0": {}, "1": {}})
    assert await restart() == [settings]

"""The emoji of the application: endpoints, limits, and where an emoji may be used."""

from base64 import b64encode
from typing import Any

import discord
import pytest
from aiohttp import ClientSession

from bot.local.people import Person
from bot.local.server import Server
from bot.local.validation.emojis import LARGEST_IMAGE, MOST_EMOJIS
from bot.local.world.json_types import Payload
from bot.local.world.store import File
from tests.local.conftest import Api
from tests.local.pictures import png
from tests.local.sample import Sample
from tests.local.test_validation import button, check_invalid, menu, row, with_components

IMAGE = File("emoji.png", "image/png", png())


def data_uri(body: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{b64encode(body).decode()}"


def emojis(server: Server) -> str:
    return f"/applications/{server.world.bot['id']}/emojis"


async def test_emoji_are_created_listed_renamed_and_deleted(bot: Sample) -> None:
    created = await bot.create_application_emoji(name="house", image=png())
    assert [(each.id, each.name) for each in await bot.fetch_application_emojis()] == [(created.id, "house")]
    renamed = await created.edit(name="home")
    assert (await bot.fetch_application_emoji(created.id)).name == renamed.name == "home"
    await created.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound, match="10014"):
        await bot.fetch_application_emoji(created.id)


async def test_image_is_served_until_it_is_deleted(server: Server, bot: Sample) -> None:
    created = await bot.create_application_emoji(name="house", image=png())
    async with ClientSession() as session:
        url = f"{server.endpoints.cdn}/emojis/{created.id}.png"
        async with session.get(url) as response:
            assert (response.content_type, await response.read()) == ("image/png", png())
        await created.delete()
        async with session.get(url) as response:
            assert response.status == 404


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("a", "BASE_TYPE_BAD_LENGTH"),
        ("a" * 33, "BASE_TYPE_BAD_LENGTH"),
        ("a-b", "STRING_TYPE_REGEX"),
        ("dom-ę", "STRING_TYPE_REGEX"),
        (None, "BASE_TYPE_REQUIRED"),
        ("taken", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    ],
)
async def test_name_is_checked(server: Server, api: Api, name: str | None, reason: str) -> None:
    server.world.add_emoji("taken", IMAGE)
    other = server.world.add_emoji("other", IMAGE)
    body = {"name": name, "image": data_uri(png())}
    check_invalid(await api("POST", emojis(server), body), reason)
    check_invalid(await api("PATCH", f"{emojis(server)}/{other['id']}", {"name": name}), reason)


@pytest.mark.parametrize(
    ("image", "reason"),
    [
        (None, "IMAGE_INVALID"),
        ("https://example.com/house.png", "IMAGE_INVALID"),
        ("data:image/png;base64,!", "IMAGE_INVALID"),
        (data_uri(png(), "gif"), "IMAGE_INVALID"),
        (data_uri(png() + bytes(LARGEST_IMAGE)), "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_image_is_checked(server: Server, api: Api, image: str | None, reason: str) -> None:
    check_invalid(await api("POST", emojis(server), {"name": "house", "image": image}), reason)
    assert not server.world.emojis


async def test_emoji_keeps_its_own_name(server: Server, api: Api) -> None:
    emoji = server.world.add_emoji("house", IMAGE)
    status, _ = await api("PATCH", f"{emojis(server)}/{emoji['id']}", {"name": "house"})
    assert status == 200


async def test_application_has_2000_emoji_at_most(server: Server, api: Api) -> None:
    for n in range(MOST_EMOJIS):
        server.world.add_emoji(f"emoji_{n}", IMAGE)
    status, body = await api("POST", emojis(server), {"name": "more", "image": data_uri(png())})
    assert (status, body["code"]) == (400, 30008)


async def test_other_applications_are_unknown(api: Api) -> None:
    status, body = await api("GET", "/applications/1/emojis")
    assert (status, body["code"]) == (404, 10002)


def on_a_button(emoji: Payload) -> Payload:
    return with_components(row(button(emoji=emoji)))


def in_a_menu(emoji: Payload) -> Payload:
    return with_components(row(menu(options=[{"label": "A", "value": "a", "emoji": emoji}])))


@pytest.mark.parametrize("message", [on_a_button, in_a_menu])
async def test_emoji_of_the_application_can_be_used(
    server: Server, api: Api, ada: Person, message: Any
) -> None:
    emoji = server.world.add_emoji("house", IMAGE)
    used = {"id": emoji["id"], "name": "house"}
    for given in (used, used | {"id": int(emoji["id"])}):
        status, sent = await api("POST", f"/channels/{ada.channel}/messages", message(given))
        [part] = sent["components"][0]["components"]
        assert (status, (part.get("options") or [part])[0]["emoji"]) == (200, used)


@pytest.mark.parametrize("message", [on_a_button, in_a_menu])
@pytest.mark.parametrize("emoji", [{"id": "1", "name": "house"}, {"id": None, "name": "house"}, {"name": ""}])
async def test_unknown_emoji_is_refused(api: Api, ada: Person, message: Any, emoji: Payload) -> None:
    response = await api("POST", f"/channels/{ada.channel}/messages", message(emoji))
    check_invalid(response, "COMPONENT_INVALID_EMOJI")


async def test_character_can_be_used(api: Api, ada: Person) -> None:
    emoji = {"id": None, "name": "\N{HOUSE BUILDING}"}
    status, _ = await api("POST", f"/channels/{ada.channel}/messages", on_a_button(emoji))
    assert status == 200

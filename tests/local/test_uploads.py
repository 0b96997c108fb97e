"""Uploads in first responses, follow-ups and edits: what Discord accepts for each kind of message."""

import json
from io import BytesIO
from typing import Any

import pytest
from aiohttp import FormData

from bot.local.interactions import InteractionType
from bot.local.people import Person
from bot.local.server import Server
from bot.local.world.json_types import Payload
from bot.local.world.payloads import COMPONENTS_V2, EPHEMERAL
from tests.local.conftest import Api
from tests.local.pictures import png

GALLERY: Payload = {
    "flags": COMPONENTS_V2,
    "components": [{"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}],
}
TEXT: Payload = {"flags": COMPONENTS_V2, "components": [{"type": 10, "content": "Hello"}]}
PLAIN: Payload = {"content": "Hello"}
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


def upload(payload: Payload, name: str = "board.png") -> FormData:
    """A request with one picture."""
    data = FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(payload))
    data.add_field("files[0]", BytesIO(png()), filename=name, content_type="application/octet-stream")
    return data


def listing(payload: Payload, name: str = "board.png") -> Payload:
    """The payload with its picture as its only attachment."""
    return payload | {"attachments": [{"id": 0, "filename": name, "description": "A board"}]}


class Talk:
    """Interactions of Ada with the bot."""

    def __init__(self, server: Server, api: Api) -> None:
        self.server = server
        self.api = api
        self.ada: Person = server.person("Ada")
        self.token = self.key = self.hook = ""

    def use_command(self) -> None:
        self._open(InteractionType.COMMAND, {"id": "1", "name": "board", "type": 1})

    def press(self, message: str) -> None:
        self._open(InteractionType.COMPONENT, {"component_type": 2, "custom_id": "go", "id": 1}, message)

    def _open(self, kind: InteractionType, data: Payload, message: str | None = None) -> None:
        asked = self.server.interactions
        self.key = asked.open(self.ada.id, self.ada.channel, kind, data, message=message)
        self.token = asked.records[self.key]["token"]
        self.hook = f"/webhooks/{self.server.world.bot['id']}/{self.token}"

    async def respond(self, kind: int, payload: Payload, *, file: bool = False) -> tuple[int, Any]:
        body = {"type": kind, "data": payload | {"flags": payload.get("flags", 0) | EPHEMERAL}}
        path = f"/interactions/{self.key}/{self.token}/callback"
        return await (self.api("POST", path, data=upload(body)) if file else self.api("POST", path, body))

    async def upload(self, method: str, path: str, payload: Payload) -> tuple[int, Any]:
        return await self.api(method, path, data=upload(listing(payload)))


@pytest.fixture
def talk(server: Server, api: Api) -> Talk:
    talk = Talk(server, api)
    talk.use_command()
    return talk


def check_not_found(answer: tuple[int, Any]) -> None:
    status, body = answer
    assert (status, body["code"]) == (400, 50035)
    assert NOT_FOUND in json.dumps(body)


async def test_a_first_response_may_upload_into_a_gallery(talk: Talk) -> None:
    assert (await talk.respond(4, listing(GALLERY), file=True))[0] == 204
    assert len(talk.ada.screen()[-1]["attachments"]) == 1


async def test_a_separate_follow_up_may_upload_into_a_gallery(talk: Talk) -> None:
    await talk.respond(4, TEXT)
    assert (await talk.upload("POST", talk.hook, GALLERY))[0] == 200


@pytest.mark.parametrize("first", [TEXT, PLAIN])
async def test_an_edit_of_the_response_may_not_upload_into_a_gallery(talk: Talk, first: Payload) -> None:
    await talk.respond(4, first)
    payload = GALLERY | {"content": None}
    check_not_found(await talk.upload("PATCH", f"{talk.hook}/messages/@original", payload))
    assert not talk.ada.screen()[-1]["attachments"]


async def test_a_follow_up_that_completes_a_deferral_may_not_upload_into_a_gallery(talk: Talk) -> None:
    await talk.respond(5, {})
    check_not_found(await talk.upload("POST", talk.hook, GALLERY))
    assert (await talk.upload("POST", talk.hook, PLAIN))[0] == 200  # a plain message may


async def test_an_update_may_not_upload_into_a_gallery(talk: Talk) -> None:
    await talk.respond(4, TEXT)
    talk.press(talk.ada.screen()[-1]["id"])
    check_not_found(await talk.respond(7, listing(GALLERY), file=True))


async def test_an_edit_of_an_earlier_message_may_not_upload_into_a_gallery(talk: Talk, api: Api) -> None:
    path = f"/channels/{talk.ada.channel}/messages"
    _, message = await api("POST", path, data=upload(listing(GALLERY)))
    check_not_found(await talk.upload("PATCH", f"{path}/{message['id']}", GALLERY))
    # What it shows already may stay.
    kept = GALLERY | {"attachments": [{"id": message["attachments"][0]["id"]}]}
    assert (await api("PATCH", f"{path}/{message['id']}", kept))[0] == 200


async def test_an_update_replaces_the_picture_of_a_plain_message(talk: Talk) -> None:
    await talk.respond(4, listing(PLAIN), file=True)
    before = talk.ada.screen()[-1]
    talk.press(before["id"])
    assert (await talk.respond(7, listing(PLAIN | {"content": "Next"}), file=True))[0] == 204
    after = talk.ada.screen()[-1]
    assert (after["id"], after["content"]) == (before["id"], "Next")
    [picture] = after["attachments"]
    assert picture["id"] != before["attachments"][0]["id"]
    assert picture["description"] == "A board"


@pytest.mark.parametrize(("listed", "left"), [({}, 1), ({"attachments": []}, 0)])
async def test_an_update_with_a_list_of_attachments_drops_all_others(
    talk: Talk, listed: Payload, left: int
) -> None:
    await talk.respond(4, listing(PLAIN), file=True)
    talk.press(talk.ada.screen()[-1]["id"])
    await talk.respond(7, {"content": "Over"} | listed)
    assert len(talk.ada.screen()[-1]["attachments"]) == left

"""A form leaves in one piece, unless it is large."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from aiohttp import ClientSession, FormData, TraceConfig, web
from aiohttp.test_utils import BaseTestServer, TestServer

from bot.runtime.connector import MOST_AT_ONCE, WholeBodies

PICTURE = b"\x89PNG\r\n--picture\r\n" * 100
FILM = PICTURE * (MOST_AT_ONCE // len(PICTURE) + 1)


async def echo(request: web.Request) -> web.Response:
    """What the parts of the form are."""
    parts = await request.post()
    picture = parts["picture"]
    assert isinstance(picture, web.FileField)
    return web.json_response([parts["text"], picture.filename, crc32(picture.file.read())])


@asynccontextmanager
async def server() -> AsyncIterator[BaseTestServer]:
    app = web.Application(client_max_size=1 << 24)
    app.router.add_post("/", echo)
    async with TestServer(app) as running:
        yield running


def form(picture: bytes) -> FormData:
    data = FormData(quote_fields=False)
    data.add_field("text", "Zażółć")
    data.add_field("picture", BytesIO(picture), filename="city.png", content_type="image/png")
    return data


@pytest.mark.parametrize(("content", "in_one"), [(PICTURE, True), (FILM, False)])
async def test_a_small_form_is_sent_at_once_and_arrives_as_it_is(content: bytes, in_one: bool) -> None:
    pieces = list[bytes]()

    async def note(_: ClientSession, __: SimpleNamespace, sent: Any) -> None:
        pieces.append(sent.chunk)

    trace = TraceConfig()
    trace.on_request_chunk_sent.append(note)
    async with (
        server() as there,
        ClientSession(connector=WholeBodies(), trace_configs=[trace]) as session,
        session.post(there.make_url("/"), data=form(content)) as answer,
    ):
        assert await answer.json() == ["Zażółć", "city.png", crc32(content)]
    assert (len(pieces) == 1) is in_one

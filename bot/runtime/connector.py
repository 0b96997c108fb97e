"""Connections over which a message with its picture leaves in one piece."""

from typing import Any, Final

from aiohttp import ClientRequest, MultipartWriter, TCPConnector
from aiohttp.connector import Connection

# Bytes; more than any picture has. What is larger, like a film, is sent bit by bit and blocks nothing.
MOST_AT_ONCE: Final = 1 << 18


class WholeBodies(TCPConnector):
    """Sends the parts of a small form together.

    aiohttp writes every boundary, header and part by itself, and each of these is a packet.
    """

    async def connect(self, req: ClientRequest, *args: Any, **kwargs: Any) -> Connection:
        """A connection for a request; its body may be written as a whole now."""
        form = req.body
        if isinstance(form, MultipartWriter) and form.size is not None and form.size <= MOST_AT_ONCE:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, *args, **kwargs)

"""Forms with files (multipart/form-data), taken apart in one go.

A body is in memory anyway before its route is called; aiohttp's reader goes through it line by line, at twice
the cost of all else that a request needs.
"""

import re
from typing import NamedTuple

from aiohttp import content_disposition_filename, parse_content_disposition

from bot.local.world.errors import ApiError, ErrorCode

BOUNDARY = re.compile(r'; *boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))', re.IGNORECASE)
# Each line is a token, a colon and a value without control characters.
HEADERS = re.compile(rb"[ \t]*(?:\r\n[\w!#$%&'*+.^`|~-]+:[^\x00-\x08\n-\x1f\x7f]*)*")
DISPOSITION = re.compile(rb"\r\nContent-Disposition:[ \t]*([^\r]*)", re.IGNORECASE)
NESTED = re.compile(rb"\r\nContent-Type:[ \t]*multipart/", re.IGNORECASE)
PLAIN_NAMES = re.compile(r'form-data; name="([\w.\[\]-]+)"(?:; filename="([\w.-]+)")?', re.ASCII)


class Part(NamedTuple):
    """A field of a form, or a file."""

    name: str | None
    filename: str | None
    body: bytes


def read_form(content_type: str, body: bytes) -> list[Part]:
    """All parts of a form, in order."""
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise ApiError(ErrorCode.INVALID_JSON)
    delimiter = b"\r\n--" + (boundary[1] or boundary[2]).encode()
    _, *parts = (b"\r\n" + body).split(delimiter)
    # Without the last delimiter the form was cut off.
    if not parts or not parts.pop().startswith(b"--"):
        raise ApiError(ErrorCode.INVALID_JSON)
    return [_part(part) for part in parts]


def _part(text: bytes) -> Part:
    headers, end, body = text.partition(b"\r\n\r\n")
    dispositions = DISPOSITION.findall(headers)
    if not end or not HEADERS.fullmatch(headers) or NESTED.search(headers) or len(dispositions) != 1:
        raise ApiError(ErrorCode.INVALID_JSON)
    return Part(*_names(dispositions[0].decode(errors="surrogateescape")), body)


def _names(disposition: str) -> tuple[str | None, str | None]:
    """The name of a part and of its file. aiohttp knows every way to write them, but is slow."""
    if plain := PLAIN_NAMES.fullmatch(disposition):
        return plain[1], plain[2]
    _, parameters = parse_content_disposition(disposition.strip())
    return (
        content_disposition_filename(parameters, "name"),
        content_disposition_filename(parameters, "filename"),
    )

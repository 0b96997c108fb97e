"""JSON from outside, read strictly: what is accepted can be used, quoted and written again without harm."""

import json
from collections.abc import Iterator
from math import isfinite
from typing import NoReturn, TypeVar

import msgspec

from engines.core.errors import BadJson
from engines.core.text import Text

MOST_BYTES = 1 << 20  # a saved game has a few ten thousand
MOST_DEPTH = 32  # lists and objects inside each other; a saved game has about ten
MOST_DIGITS = 20  # of a whole number; every number of 64 bits fits

T = TypeVar("T")


def read_json(raw: bytes) -> object:
    """The value; BadJson for what is no JSON, too long, too deep, ambiguous, or impossible to write again."""
    if len(raw) > MOST_BYTES:
        raise BadJson(Text("json-too-long", {"most": MOST_BYTES}))
    try:
        value = _DECODER.decode(raw.decode())
    except UnicodeDecodeError as error:
        raise BadJson(Text("json-not-utf8")) from error
    except RecursionError as error:
        raise BadJson(Text("json-too-deep", {"most": MOST_DEPTH})) from error
    except json.JSONDecodeError as error:
        raise BadJson(Text("json-malformed", {"detail": error.msg, "at": error.pos + 1})) from error
    _check_depth_and_texts(value)
    return value


def convert(value: object, kind: type[T]) -> T:
    """The value as a record; BadJson if it does not fit."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.MsgspecError, OverflowError) as error:
        raise BadJson(Text("json-does-not-fit", {"detail": str(error)})) from error


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadJson(Text("json-key-twice", {"key": key}))
        found[key] = value
    return found


def _integer(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise BadJson(Text("json-number-too-large"))
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise BadJson(Text("json-number-too-large"))
    return number


def _no_number(name: str) -> NoReturn:
    raise BadJson(Text("json-no-number", {"name": name}))


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_float, parse_constant=_no_number
)


def _check_depth_and_texts(value: object) -> None:
    """Level by level, because deep nesting would exhaust the stack."""
    level = [value]
    for _ in range(MOST_DEPTH):
        _check_texts(level)
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return
    raise BadJson(Text("json-too-deep", {"most": MOST_DEPTH}))


def _parts(whole: object) -> Iterator[object]:
    if isinstance(whole, dict):
        yield from whole
        yield from whole.values()
    elif isinstance(whole, list):
        yield from whole


def _check_texts(values: list[object]) -> None:
    """An escaped half of a surrogate pair can be read but never be written."""
    try:
        "".join(value for value in values if isinstance(value, str)).encode()
    except UnicodeEncodeError as error:
        raise BadJson(Text("json-half-a-character")) from error

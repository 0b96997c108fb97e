"""JSON from outside is read strictly: nothing that is accepted can do harm later."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import BadJson
from engines.core.saves.strict_json import MOST_BYTES, MOST_DEPTH, convert, read_json

texts = st.text(st.characters(codec="utf-8"))
numbers = st.integers(-(2**63), 2**64 - 1)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
    max_leaves=20,
)


@given(values)
def test_what_json_can_say_is_read(value: Any) -> None:
    assert read_json(msgspec.json.encode(value)) == value


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[1,]", "not JSON"),
        (b"1 2", "not JSON"),
        (b"\xef\xbb\xbf{}", "not JSON"),
        (b'"\xff"', "not UTF-8"),
        (b'"\xed\xa0\x80"', "not UTF-8"),
        (rb'"\ud800"', "half of a surrogate pair"),
        (rb'{"\udfff": 1}', "half of a surrogate pair"),
        (rb'{"a": [{"b": "\ud83d"}]}', "half of a surrogate pair"),
        (b"NaN", "NaN is not a number"),
        (b"-Infinity", "-Infinity is not a number"),
        (b"1e999", "too large"),
        (b"9" * 21, "too large"),
        (b"-" + b"9" * 5_000, "too large"),
        (b'{"a": 1, "a": 1}', "“a” is given twice"),
        (b'[{"b": {"a": 1, "a": 2}}]', "“a” is given twice"),
        (b'{"a": 1, "\\u0061": 1}', "“a” is given twice"),
        (b"[" * 33 + b"]" * 33, "more than 32 levels"),
        (b'{"a":' * 991 + b"1" + b"}" * 991, "more than 32 levels"),
        (b"[" * 100_000, "more than 32 levels"),
        (b" " * MOST_BYTES + b"1", "longer than"),
    ],
    ids=lambda value: str(value[:30]),
)
def test_what_could_do_harm_is_refused_with_the_reason(raw: bytes, reason: str) -> None:
    with pytest.raises(BadJson, match=reason) as refused:
        read_json(raw)
    assert str(refused.value).endswith(".")


def test_everything_up_to_the_limits_is_read() -> None:
    deep = b"[" * MOST_DEPTH + b"]" * MOST_DEPTH
    assert read_json(deep) == json.loads(deep)
    assert read_json(b"-" + b"9" * 20) == -(10**20) + 1
    assert read_json(b" " * (MOST_BYTES - 1) + b"1") == 1
    assert read_json(rb'"\ud83d\ude00"') == "😀"


def test_a_value_of_another_kind_is_refused() -> None:
    with pytest.raises(BadJson, match=r"^Expected `int`, got `str`\.$"):
        convert("3", int)

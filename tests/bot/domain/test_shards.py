"""Ranges of shards, and which servers are on them."""

import pytest

from bot.domain.shards import ALL_SHARDS, BadShards, Shards, read_shards
from engines.core.text import say


@pytest.mark.parametrize(
    ("text", "numbers", "count"),
    [("0-3/16", {0, 1, 2, 3}, 16), ("15/16", {15}, 16), ("0/1", {0}, 1), ("4-7/8", {4, 5, 6, 7}, 8)],
)
def test_ranges(text: str, numbers: set[int], count: int) -> None:
    assert read_shards(text) == Shards(frozenset(numbers), count)


@pytest.mark.parametrize(
    "text", ["", "3", "0-3", "0-16/16", "5-4/16", "16/16", "0/0", "-1/4", "0-1/99999", "a-b/c", "0-3/16 "]
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_bad_ranges_get_one_sentence(text: str, language: str) -> None:
    with pytest.raises(BadShards) as refused:
        read_shards(text)
    sentence = say(refused.value.why, language)
    assert text in sentence
    assert "\n" not in sentence


def test_every_server_is_on_one_shard() -> None:
    guild = 1_234_567_890_123_456_789
    on = [number for number in range(16) if Shards(frozenset({number}), 16).has(guild)]
    assert on == [(guild >> 22) % 16]
    assert ALL_SHARDS.has(guild)


def test_what_belongs_to_no_server_is_on_the_first_shard() -> None:
    assert read_shards("0-1/4").has(None)
    assert not read_shards("1-3/4").has(None)

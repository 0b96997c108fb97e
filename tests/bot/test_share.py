"""One process of several: its shards, and its part of Discord's budget."""

import pytest

from bot.__main__ import main
from bot.delivery.share import MESSAGES_PER_SECOND, WHOLE, Share
from bot.domain.shards import read_shards


def test_the_budget_is_shared_by_the_number_of_shards() -> None:
    shares = [Share(read_shards(text)) for text in ("0-3/16", "4-14/16", "15/16")]
    assert sum(share.messages_per_second for share in shares) == pytest.approx(MESSAGES_PER_SECOND)
    assert shares[0].messages_per_second == pytest.approx(MESSAGES_PER_SECOND / 4)
    assert WHOLE.messages_per_second == MESSAGES_PER_SECOND


def test_the_budget_can_be_set() -> None:
    assert Share(read_shards("0/2"), budget=30).messages_per_second == 30


def test_the_client_gets_its_shards() -> None:
    assert Share(read_shards("2-3/4")).client_arguments() == {"shard_ids": [2, 3], "shard_count": 4}
    assert WHOLE.client_arguments() == {}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["run", "--shards", "4"], "no range of shards"),
        (["run", "--shards", "4-3/8"], "no shards “4-3/8”"),
        (["run", "--shards", "0-3/8", "--database", "tables.sqlite"], "cannot share a file"),
        (["chat"], "any words into DISCORD_TOKEN"),
    ],
)
def test_what_cannot_be_served_gets_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("TESSERA_DATABASE", "")
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert str(refused.value).startswith("tessera: ")
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)

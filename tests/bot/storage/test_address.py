"""Addresses of PostgreSQL databases: whatever is wrong with one, nobody sees its password."""

import pytest

from bot.storage.database import Database, place_named
from bot.storage.errors import StorageUnreachable
from bot.storage.postgres.address import HIDDEN, Address, is_address

SECRET = "s3cr/t@:?#"  # noqa: S105 - that is the point
QUOTED = "s3cr%2Ft%40%3A%3F%23"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (f"postgresql://ann:{QUOTED}@db.example:5433/games", "postgresql://ann@db.example:5433/games"),
        (f"postgres://ann:{QUOTED}@db/games?sslmode=require", "postgresql://ann@db/games"),
        (f"postgresql://ann@/games?host=/run/postgresql&password={QUOTED}", "postgresql://ann@/games"),
        ("postgresql:///games", "postgresql:///games"),
        ("postgresql://", "postgresql://"),
        (f"postgresql://ann:{SECRET}@db/games", HIDDEN),
        ("postgresql://ann:s3c/ret@db/games", HIDDEN),
        ("postgresql://ann:s3c ret@[db/games", HIDDEN),
    ],
)
def test_the_password_is_not_shown(url: str, shown: str) -> None:
    address = Address(url)
    assert (str(address), repr(address)) == (shown, f"<Address {shown}>")
    assert "s3c" not in f"{address}{address!r}"


def test_what_a_log_must_hide() -> None:
    assert {SECRET, QUOTED} < {*Address(f"postgresql://ann:{QUOTED}@db/games").secrets}
    assert SECRET in Address(f"postgresql:///games?password={QUOTED}").secrets
    assert Address("postgresql://db/games").secrets == []


def test_a_path_is_no_address(tmp_path: object) -> None:
    assert place_named(str(tmp_path)) == tmp_path
    assert is_address("postgres://db/games")
    assert not is_address("tables.sqlite")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:s3c/ret@db/games",
        "postgresql://ann:s3cret@db:port/games",
        "postgresql://ann:s3cret@localhost/games?s3cret=1",
        "postgresql://ann:s3cret@/games?host=/nowhere",
        "postgresql://ann:s3cret@127.0.0.1:1/games",
    ],
)
async def test_no_error_shows_the_password(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.postgres.link.PATIENCE", 0)
    with pytest.raises(StorageUnreachable) as refusal:
        await Database.open(Address(url))
    error: BaseException | None = refusal.value
    while error:
        assert "s3c" not in f"{error}{error!r}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)

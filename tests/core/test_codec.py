"""A saved game loads unchanged, or is refused with one sentence."""

import json
from copy import copy
from typing import Any

import pytest

import engines
from engines.core.codec import load, read_setup, save
from engines.core.errors import BadSave, BadSetup, CorruptSave, NewerSave
from engines.core.game import Setup
from tests.laws.positions import walk

GAME = engines.game("akropolis")
SAVED = walk(GAME, Setup(3, 5, GAME.options()), 1, 20)


def changed(**fields: Any) -> bytes:
    return json.dumps(json.loads(save(GAME, SAVED)) | fields).encode()


def test_the_envelope_says_what_it_holds() -> None:
    envelope = json.loads(save(GAME, SAVED))
    assert envelope.keys() == {"game", "version", "setup", "moves", "state"}
    assert (envelope["game"], envelope["version"]) == ("akropolis", 1)
    assert envelope["setup"]["seed"] == 5


def test_a_save_of_a_newer_version_is_refused() -> None:
    with pytest.raises(NewerSave, match="newer version"):
        load(GAME, changed(version=2))


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(BadSave, match="saved game of “chess”"):
        load(GAME, changed(game="chess"))


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"null", b'"akropolis"', b"{}", b"\xff\xfe", b"[" * 100_000], ids=range(8)
)
def test_what_is_no_save_is_refused(raw: bytes) -> None:
    with pytest.raises(CorruptSave):
        load(GAME, raw)


@pytest.mark.parametrize(
    "fields",
    [
        {"moves": []},
        {"moves": ["place 0 40 40 0"]},
        {"moves": "place"},
        {"state": {}},
        {"state": None},
        {"setup": {"seats": 9, "seed": 5, "options": {}, "order": None}},
        {"setup": {"seats": 3, "seed": 6, "options": {}, "order": None}},
        {"extra": 1},
        {"version": 0},
        {"version": -1},
    ],
    ids=str,
)
def test_a_save_that_was_tampered_with_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(CorruptSave):
        load(GAME, changed(**fields))


@pytest.mark.parametrize("stones", [-1, 40, "3"])
def test_a_state_that_the_moves_do_not_lead_to_is_refused(stones: object) -> None:
    state = json.loads(save(GAME, SAVED))["state"]
    state["architects"][0]["stones"] = stones
    with pytest.raises(CorruptSave):
        load(GAME, changed(state=state))


def test_an_older_save_is_brought_up_to_date_step_by_step() -> None:
    later = copy(GAME)  # a version in which the market had another name for a while
    later.version = 3
    later.upgrades = {
        1: lambda raw: {"offers": raw.pop("market"), **raw},
        2: lambda raw: {"market": raw.pop("offers"), **raw},
    }
    assert load(later, save(GAME, SAVED)) == SAVED


def test_options_have_defaults_and_unknown_ones_are_refused() -> None:
    assert read_setup(GAME, b'{"seats": 2, "seed": 1, "options": {}}').options == GAME.options()
    for options in (b'{"volcano": true}', b'{"tiles": "few"}', b'{"variants": ["quarries"]}', b"[]"):
        with pytest.raises(BadSetup, match=r"cannot be set up like that"):
            read_setup(GAME, b'{"seats": 2, "seed": 1, "options": %s}' % options)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4"):
        read_setup(GAME, b'{"seats": %d, "seed": 1, "options": {}}' % seats)


def test_a_late_state_of_the_largest_game_is_small() -> None:
    end = walk(GAME, Setup(4, 1, GAME.options()), 1)
    envelope = json.loads(save(GAME, end))
    assert len(json.dumps(envelope["state"], separators=(",", ":"))) < 8 * 1024

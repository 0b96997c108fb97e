"""A saved game loads unchanged, or is refused with one sentence."""

import json
from copy import copy
from typing import Any

import pytest

import engines
from engines.core.errors import BadRequest, BadSave, BadSetup, CorruptSave, NewerSave
from engines.core.game import AnyGame, Played, Setup, find, unchanged, undone
from engines.core.notation import words
from engines.core.saves.codec import brought_up_to_date, load, read_setup, save
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


def later_version() -> AnyGame:
    """The game in a version whose rules differ."""
    later = copy(GAME)
    later.version, later.upgrades = 2, {1: unchanged}
    return later


def played_by_older_rules(**fields: Any) -> bytes:
    """A save of version 1 whose moves do not lead to its state today."""
    return changed(**{"moves": ["place 9 9 9 0", *SAVED.moves[1:]]} | fields)


def with_a_move(game: AnyGame, played: Played[Any], move: str) -> Played[Any]:
    state = game.apply(played.state, find(game, played.state, move)).state
    return Played(played.setup, state, (*played.moves, move), played.checkpoint)


def test_an_older_save_whose_moves_still_lead_to_its_state_is_like_a_new_one() -> None:
    assert load(later_version(), save(GAME, SAVED)) == SAVED


def test_an_older_save_plays_on_is_undone_and_saved_again() -> None:
    later = later_version()
    loaded = load(later, played_by_older_rules())
    assert loaded.state == SAVED.state
    assert load(later, save(later, loaded)) == loaded
    further = with_a_move(later, loaded, words(later.legal_moves(loaded.state)[0]))
    assert load(later, save(later, further)) == further
    assert undone(later, load(later, save(later, further))) == loaded


def test_what_was_played_by_older_rules_cannot_be_undone() -> None:
    loaded = load(later_version(), played_by_older_rules())
    with pytest.raises(BadRequest, match="played by older rules"):
        undone(later_version(), loaded)


def test_moves_after_the_checkpoint_must_lead_to_the_state() -> None:
    later = later_version()
    loaded = load(later, played_by_older_rules())
    first, second = (words(later.legal_moves(loaded.state)[n]) for n in (0, 1))
    envelope = json.loads(save(later, with_a_move(later, loaded, first)))
    envelope["moves"][-1] = second
    with pytest.raises(CorruptSave, match="do not lead to its state"):
        load(later, json.dumps(envelope).encode())
    envelope["moves"][-1] = "place 9 9 9 0"
    with pytest.raises(CorruptSave, match="Its move 21, “place 9 9 9 0”, is not possible"):
        load(later, json.dumps(envelope).encode())


@pytest.mark.parametrize("moves", [21, 10_000])
def test_a_checkpoint_after_the_last_move_is_refused(moves: int) -> None:
    later = later_version()
    envelope = json.loads(save(later, load(later, played_by_older_rules())))
    envelope["checkpoint"]["moves"] = moves
    with pytest.raises(CorruptSave, match="No moves were played by older rules"):
        load(later, json.dumps(envelope).encode())


def test_a_first_version_has_no_checkpoint() -> None:
    checkpoint = {"moves": 20, "state": json.loads(save(GAME, SAVED))["state"]}
    for game in (GAME, later_version()):
        with pytest.raises(CorruptSave, match="No moves were played by older rules"):
            load(game, played_by_older_rules(checkpoint=checkpoint))


def test_a_stored_game_of_older_rules_is_saved_so_that_it_loads() -> None:
    later = later_version()
    stored = Played(SAVED.setup, SAVED.state, ("place 9 9 9 0", *SAVED.moves[1:]))
    assert load(later, save(later, brought_up_to_date(later, stored))).state == SAVED.state
    assert brought_up_to_date(later, SAVED) == SAVED


def edited(path: str, value: object) -> bytes:
    """A save that claims to be of version 1, with one value of its state replaced."""
    state = json.loads(save(GAME, SAVED))["state"]
    *owners, last = path.split(".")
    owner = state
    for key in owners:
        owner = owner[int(key) if key.isdigit() else key]
    owner[int(last) if last.isdigit() else last] = value
    return played_by_older_rules(state=state)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("market.0", "T99", "No game with this set-up"),
        ("market", [], "No game with this set-up"),
        ("architects", [], "No game with this set-up"),
        ("architects.0.city.laid.0.1", 60, "Expected `int` <= 59"),
        ("architects.0.stones", 10_000, "a number beyond 9,999"),
        ("architects.0.stones", -1, "Expected `int` >= 0"),
        ("architects.0.mood", "good", "no place for “mood”"),
        ("architects.0.city.laid.0", ["T01", 0, 0, 0, 7], "no place for “4”"),
        ("options.edges", "local", "No game with this set-up"),
        ("options.sky", "blue", "unknown field `sky`"),
        ("turn", "3", "Expected `int`"),
    ],
)
def test_an_edited_state_is_refused_whatever_version_it_claims(path: str, value: object, reason: str) -> None:
    with pytest.raises(CorruptSave, match=reason):
        load(later_version(), edited(path, value))


def test_an_upgrade_that_finds_no_state_refuses_it() -> None:
    later = copy(GAME)
    later.version, later.upgrades = 2, {1: lambda raw: raw | {"market": raw["offers"]}}
    with pytest.raises(CorruptSave, match="No game with this set-up"):
        load(later, played_by_older_rules())


def test_a_key_given_twice_is_refused() -> None:
    with pytest.raises(CorruptSave, match="“version” is given twice"):
        load(GAME, save(GAME, SAVED).replace(b'"version":1', b'"version":1,"version":1'))


def test_options_have_defaults_and_unknown_ones_are_refused() -> None:
    assert read_setup(GAME, b'{"seats": 2, "seed": 1, "options": {}}').options == GAME.options()
    for options in (b'{"volcano": true}', b'{"tiles": "few"}', b'{"variants": ["quarries"]}', b"[]"):
        with pytest.raises(BadSetup, match=r"cannot be set up like that"):
            read_setup(GAME, b'{"seats": 2, "seed": 1, "options": %s}' % options)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"^The game is for 2 to 4 players, not for {seats}\.$"):
        read_setup(GAME, b'{"seats": %d, "seed": 1, "options": {}}' % seats)


def test_a_late_state_of_the_largest_game_is_small() -> None:
    end = walk(GAME, Setup(4, 1, GAME.options()), 1)
    envelope = json.loads(save(GAME, end))
    assert len(json.dumps(envelope["state"], separators=(",", ":"))) < 8 * 1024

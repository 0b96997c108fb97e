"""The engine protocol: one request per line, one answer per line, no request ends it."""

import json
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from bot.tools.engine import Session

NEW = {
    "seats": 2,
    "seed": 7,
    "options": {"variants": ["markets"], "edges": "local", "tiles": "standard"},
    "order": None,
}


def ask(session: Session, **request: Any) -> Any:
    """The answer to a request, as JSON."""
    return json.loads(msgspec.json.encode(session.answer(json.dumps(request).encode())))


@pytest.fixture
def session() -> Session:
    session = Session("akropolis")
    assert ask(session, new=NEW) == {"ok": True, "n": 0, "current": 0, "legal": 180}
    return session


def test_legal_moves_are_listed_in_words(session: Session) -> None:
    moves = ask(session, legal={})["moves"]
    assert len(moves) == len(set(moves)) == 180
    assert all(move.split()[0] == "place" and len(move.split()) == 5 for move in moves)


def test_a_move_is_played(session: Session) -> None:
    answer = ask(session, play="place 1 2 -1 0")
    assert (answer["ok"], answer["n"], answer["current"], answer["legal"]) == (True, 1, 1, 270)
    assert answer["events"][0]["key"] == "akropolis-placed"
    assert "paid 1 stone" in answer["events"][0]["text"]


def test_sentences_name_seats_by_the_number_that_they_have_in_requests(session: Session) -> None:
    first, second = (ask(session, play=move) for move in ("place 1 2 -1 0", "place 0 0 1 2"))
    assert first["events"][0]["text"].startswith("seat 0 paid 1 stone for a tile")
    assert second["events"][0]["text"].startswith("seat 1 took the free tile")
    assert ask(session, view={"seat": 2})["why"] == (
        "There is no seat 2 at this table; seats count from 0 to 1."
    )


def test_scores_can_be_asked_at_any_moment(session: Session) -> None:
    assert ask(session, scores={})["scores"][0] == {
        "seat": 0,
        "total": 1,
        "parts": {"houses": 0, "markets": 0, "barracks": 0, "temples": 0, "gardens": 0, "stones": 1},
        "rank": 2,
    }


def test_the_scores_of_a_lone_player_have_the_target_and_whether_it_is_missed() -> None:
    solo = Session("origins")
    ask(solo, new={"seats": 1, "seed": 7})
    [score] = ask(solo, scores={})["scores"]
    assert score["target"] >= 180
    assert (score["rank"], score["lost"]) == (2, True)


def test_a_view_hides_the_order_of_the_tiles(session: Session) -> None:
    for seat in (0, 1, None):
        view = ask(session, view={"seat": seat})["view"]
        assert view["pile"] == sorted(view["pile"])
        assert len(view["market"]) == 4


def test_undo_removes_moves_one_by_one(session: Session) -> None:
    first = ask(session, view={})
    ask(session, play="place 1 2 -1 0")
    second = ask(session, view={})
    ask(session, play="place 0 0 1 2")
    assert ask(session, undo={})["n"] == 1
    assert ask(session, view={}) == second
    assert ask(session, undo={}) == {"ok": True, "n": 0, "current": 0, "legal": 180}
    assert ask(session, view={}) == first
    assert ask(session, undo={})["why"] == "Nothing has been played yet."


def test_a_saved_game_is_continued(session: Session) -> None:
    ask(session, play="place 1 2 -1 0")
    saved = ask(session, save={})["save"]
    elsewhere = Session("akropolis")
    assert ask(elsewhere, load=saved) == {"ok": True, "n": 1, "current": 1, "legal": 270}
    assert ask(elsewhere, legal={}) == ask(session, legal={})
    assert ask(elsewhere, undo={})["n"] == 0


def test_a_game_of_an_older_version_plays_on_and_is_undone_as_far_as_it_was_loaded() -> None:
    older = Session("cities")
    assert ask(older, new={"seats": 2, "seed": 1})["ok"]
    for _ in range(12):
        assert ask(older, play=ask(older, legal={})["moves"][0])["ok"]
    saved = ask(older, save={})["save"]
    saved |= {"version": 1, "moves": ["send goals 9", *saved["moves"][1:]]}  # no longer legal
    session = Session("cities")
    assert ask(session, load=saved)["n"] == 12
    assert ask(session, undo={})["why"] == (
        "The moves before this one were played by older rules, so they cannot be undone."
    )
    assert ask(session, play=ask(session, legal={})["moves"][0])["n"] == 13
    again = Session("cities")
    assert ask(again, load=ask(session, save={})["save"])["n"] == 13
    assert ask(again, undo={})["n"] == 12
    assert ask(again, view={}) == ask(older, view={})
    assert not ask(again, undo={})["ok"]


def test_a_game_is_played_to_its_end(session: Session) -> None:
    answer: dict[str, Any] = {"current": 0}
    while answer["current"] is not None:
        answer = ask(session, play=ask(session, legal={})["moves"][-1])
    assert (answer["n"], answer["legal"]) == (36, 0)
    assert answer["events"][-1]["key"] == "akropolis-over"
    refused = ask(session, play="place 0 0 1 2")
    assert refused == {"ok": False, "error": "game_over", "why": "The game is over."}


def test_a_game_without_a_seed_is_random() -> None:
    orders = set()
    for _ in range(4):
        session = Session("akropolis")
        assert ask(session, new={"seats": 2})["ok"]
        orders.add(json.dumps(ask(session, save={})["save"]["state"]["pile"]))
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place 0 9 9 0", "Not touching the city"),
        ("place 0 999999 0 0", "Not touching the city"),
        ("place 0 0 0 0", "A gap below"),
        ("place 2 0 1 2", "Too few stones: the tile costs 2, you have 1."),
        ("place 4 0 1 2", "no position 4"),
        ("place -1 0 1 2", "no position -1"),
        ("place 0 0 1 6", "cannot face 6"),
        ("place 0 0 1", "“place 0 0 1” is only the beginning of a move; say the rest too, for example"),
        ("place 0 0 1 x", "is not a move"),
        ("build 0 0 1 2", "is not a move"),
        ("", "Name a move, for example “place 0"),
    ],
)
def test_a_refused_move_names_its_rule_and_changes_nothing(session: Session, move: str, reason: str) -> None:
    before = ask(session, save={})
    answer = ask(session, play=move)
    assert (answer["ok"], answer["error"]) == (False, "illegal_move")
    assert reason in answer["why"]
    assert ask(session, save={}) == before


def test_uneven_levels_and_a_single_tile_below_are_named(session: Session) -> None:
    for move in ("place 0 0 1 2", "place 0 0 1 2"):
        assert ask(session, play=move)["ok"]
    assert "Only one tile below" in ask(session, play="place 0 0 1 2")["why"]
    for move in ("place 0 1 0 3", "place 0 1 0 3"):
        assert ask(session, play=move)["ok"]
    assert "Uneven levels" in ask(session, play="place 0 0 1 2")["why"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("{", "bad_request"),
        ("[]", "bad_request"),
        ("null", "bad_request"),
        ("{}", "bad_request"),
        ('{"legal": {}, "undo": {}}', "bad_request"),
        ('{"fly": {}}', "bad_request"),
        ('{"play": 3}', "bad_request"),
        ('{"legal": 3}', "bad_request"),
        ('{"view": {"seat": 2}}', "bad_request"),
        ('{"view": {"seat": "0"}}', "bad_request"),
        ('{"view": {"seat": -1}}', "bad_request"),
        ('{"view": {"seat": 0, "colour": 1}}', "bad_request"),
        ('{"view": {"seat": 0, "seat": 1}}', "bad_request"),
        ('{"legal": {"seat": 0}}', "bad_request"),
        ('{"scores": {"seat": 0}}', "bad_request"),
        ('{"undo": {"moves": 1}}', "bad_request"),
        ('{"save": {"file": "x"}}', "bad_request"),
        ('{"legal": null}', "bad_request"),
        ('{"new": 3}', "bad_request"),
        ('{"new": {"seats": 5, "seed": 1}}', "bad_setup"),
        ('{"new": {"seats": -1, "seed": 1}}', "bad_setup"),
        ('{"new": {"seats": 2, "seed": 1.5}}', "bad_setup"),
        ('{"new": {"seats": "2", "seed": 1}}', "bad_setup"),
        ('{"new": {"seats": 2, "seed": 1, "options": {"sky": 1}}}', "bad_setup"),
        ('{"new": {"seats": 2, "seed": 1, "order": ["T01"]}}', "bad_setup"),
        ('{"new": {"seats": 2, "seed": 1, "table": 4}}', "bad_setup"),
        ('{"load": {}}', "corrupt_save"),
        (
            '{"load": {"game": "akropolis", "version": 99, "setup": {}, "moves": [], "state": {}}}',
            "newer_save",
        ),
        ('{"load": {"game": "go", "version": 1, "setup": {}, "moves": [], "state": {}}}', "bad_save"),
        ("[" * 100_000, "bad_request"),
    ],
    ids=lambda value: value[:50],
)
def test_a_bad_request_is_answered_with_one_sentence_and_changes_nothing(
    session: Session, line: str, error: str
) -> None:
    ask(session, play="place 1 2 -1 0")
    before = ask(session, save={})
    answer = session.answer(line.encode())
    assert (answer["ok"], answer["error"]) == (False, error)
    why = str(answer["why"])
    assert why.endswith(".")
    assert not why.endswith(("..", "?."))
    assert "\n" not in why
    assert ask(session, save={}) == before


@pytest.mark.parametrize("request_", ["legal", "scores", "view", "undo", "save", "play"])
def test_requests_before_a_game_are_refused(request_: str) -> None:
    answer = ask(Session("akropolis"), **{request_: "place 0 0 1 2" if request_ == "play" else {}})
    assert answer == {
        "ok": False,
        "error": "bad_request",
        "why": "No game has been started; send “new” or “load” first.",
    }


def talk(game: str, *lines: str) -> list[dict[str, Any]]:
    run = subprocess.run(
        [sys.executable, "-m", "bot", "engine", game],
        input="\n".join(lines).encode(),
        capture_output=True,
        check=True,
    )
    assert run.stderr == b""
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_the_process_answers_line_by_line_and_survives_garbage() -> None:
    answers = talk("akropolis", '{"new": {"seats": 4, "seed": 1}}', "nonsense", "", '{"legal": {}}')
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert len(answers[2]["moves"]) == answers[0]["legal"]


def test_an_unknown_game_is_refused() -> None:
    answers = talk("chess", '{"new": {"seats": 2, "seed": 1}}', '{"legal": {}}')
    assert [answer["error"] for answer in answers] == ["unknown_game"] * 2
    assert "akropolis" in answers[0]["why"]

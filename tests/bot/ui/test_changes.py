"""Since when changes are marked in the pictures of a table."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engines
from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Person
from bot.runtime.worker_pool import decode_view, drawing_pool
from bot.ui.past import changes
from bot.ui.past.changes import History, public_view_after, round_start, with_changes
from engines.core.game import Setup, replay
from engines.core.notation import words
from tests.bot.ui.contexts import player_context
from tests.bot.ui.test_replay import run_here

CITIES = engines.game("cities")


def entry(person: int, *, mid_turn: bool = False, move: str = "") -> LogEntry:
    return LogEntry(1, 1, Action.MOVED, Person(person, ""), MovePlayed(move), (), 0, mid_turn)


@pytest.mark.parametrize(
    ("turns", "start"),
    [
        ("", 0),
        ("A", 0),
        ("A B A B", 2),
        ("A B C A", 1),
        ("A A", 1),  # alone at the table
        ("aA bbB A", 2),  # small letters: moves within a turn
        ("A B A a", 3),  # a turn under way
        ("A B C B C", 3),  # one has passed
    ],
)
def test_the_last_turns_in_which_nobody_played_twice(turns: str, start: int) -> None:
    people = turns.replace(" ", "")
    assert round_start([entry(ord(each.upper()), mid_turn=each.islower()) for each in people]) == start


def played(count: int) -> tuple[Any, list[str]]:
    """A context of a game after so many first moves, and the moves."""
    setup = Setup(2, 1, CITIES.options())
    state, moves = CITIES.new(setup), list[str]()
    for _ in range(count):
        move = CITIES.legal_moves(state)[0]
        state = CITIES.apply(state, move).state
        moves.append(words(move))
    context = player_context(CITIES, state)
    return replace(context, table=replace(context.table, setup=setup, moves=count)), moves


def reader(history: Sequence[LogEntry]) -> History:
    async def read(_: int) -> Sequence[LogEntry]:
        return history

    return read


async def test_pictures_know_the_view_before_the_last_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_pool, "run", run_here)
    context, moves = played(5)
    history = [entry(n % 2, move=move) for n, move in enumerate(moves)]
    shown = await with_changes(context, reader(history))
    before = replay(CITIES, context.table.setup, moves[:3])
    assert shown.since == CITIES.view(before, None)
    later = [*history, entry(1, move="not yet")]
    assert (await with_changes(context, reader(later))).since == shown.since


async def test_no_moves_are_read_where_the_view_says_what_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing_pool, "run", run_here)
    context, _ = played(5)
    akropolis = replace(context, table=replace(context.table, game="akropolis"))
    assert (await with_changes(akropolis, never_asked)).since is None


async def never_asked(_: int) -> Sequence[LogEntry]:
    pytest.fail("the moves were read")


@pytest.mark.parametrize("moves", [[], ["place 9 9 9 9", "place 0 0 0 0"]], ids=["no moves", "other rules"])
async def test_nothing_is_marked_where_nothing_can_be_replayed(
    monkeypatch: pytest.MonkeyPatch, moves: list[str]
) -> None:
    monkeypatch.setattr(drawing_pool, "run", run_here)
    context, _ = played(3)
    history = [entry(1, move=move) for move in moves]
    assert (await with_changes(context, reader(history))).since is None


def test_a_worker_goes_on_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    context, moves = played(6)
    setup = msgspec.json.encode(context.table.setup)
    whole = public_view_after("cities", setup, moves)
    assert public_view_after("cities", setup, moves[:4]) == public_view_after("cities", setup, moves[:4])
    monkeypatch.setattr(changes, "replay", None)  # Not from the beginning again.
    assert public_view_after("cities", setup, moves) == whole
    assert decode_view("cities", whole) == context.public_view

"""The checker finds what a bot could do wrong, and in a short campaign the real bot does nothing wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from tests.bot.harness import open_harness
from tests.bot.operator.files import change, write_games
from tests.faults import troubles
from tests.faults.__main__ import run
from tests.faults.checker import problems
from tests.faults.witness import Post, Press

Seen: TypeAlias = tuple[list[Press], list[Post]]


async def honest(folder: Path) -> tuple[Path, Seen]:
    """A file with a few moves, and what people pressed and saw of them."""
    path = await write_games(folder, "akropolis")
    async with open_harness(folder / "tessera.db") as harness:
        log = [entry for entry in await harness.queries.move_history(1) if entry.move]
    presses = [Press(1, each.revision - 1, each.person.id, each.move or "", is_answered=True) for each in log]
    posts = [Post(f"log-{each.revision}", 1, each.revision) for each in log]
    return path, (presses, posts)


async def test_an_honest_bot_has_no_problem(tmp_path: Path) -> None:
    path, (presses, posts) = await honest(tmp_path)
    assert [*problems(path, presses, posts)] == []
    unanswered = [replace(press, is_answered=False) for press in presses]
    assert [*problems(path, unanswered, posts)] == []


WITNESSED: dict[str, Callable[[Seen], Seen]] = {
    "lost: ": lambda seen: ([replace(seen[0][0], move="place 9 9 9 9"), *seen[0]], seen[1]),
    "nobody pressed": lambda seen: (seen[0][1:], seen[1]),
    "was posted 2 times": lambda seen: (seen[0], [Post("log-4"), *seen[1]]),
    "twice or out of order: [5, 4": lambda seen: (seen[0], [seen[1][1], seen[1][0], *seen[1][2:]]),
    "twice or out of order: [4, 4": lambda seen: (seen[0], [Post("x", 1, 4), *seen[1]]),
    "the last card shows [7]": lambda seen: (seen[0], seen[1][:-1]),
    "the last card shows []": lambda seen: (seen[0], []),
}


@pytest.mark.parametrize("found", WITNESSED)
async def test_what_people_saw_does_not_fit_the_file(tmp_path: Path, found: str) -> None:
    path, seen = await honest(tmp_path)
    assert any(found in each for each in problems(path, *WITNESSED[found](seen)))


STORED = {
    "the log does not lead to the position": "UPDATE tables SET state = json_remove(state, '$.market[0]')",
    "the log has a gap": "DELETE FROM log_entries WHERE revision = 6",
    "rows point nowhere": "UPDATE open_turns SET person = 4711",
    "not announced": "INSERT INTO outbox (table_id, revision) VALUES (1, 8)",
}


@pytest.mark.parametrize("found", STORED)
async def test_the_file_is_damaged(tmp_path: Path, found: str) -> None:
    path, seen = await honest(tmp_path)
    change(path, STORED[found])
    assert any(found in each for each in problems(path, *seen))


async def test_a_clock_that_ran_out_before_a_move_changes_no_board(tmp_path: Path) -> None:
    path, (presses, posts) = await honest(tmp_path)
    change(
        path,
        "UPDATE log_entries SET action = 'out-of-time', move = NULL WHERE revision = 8",
        """
        INSERT INTO log_entries (table_id, revision, action, person, events, at, mid_turn, move)
        SELECT 1, 9, 'moved', person, '[]', 0, 0, :move FROM log_entries WHERE revision = 8
        """.replace(":move", repr(presses[-1].move)),
        "UPDATE tables SET revision = 9, board_revision = 9",
    )
    assert [*problems(path, presses, [*posts, Post("log-9", 1, 9)])] == []
    presses[-1].revision = 6
    assert any("lost: " in each for each in problems(path, presses, posts))


async def test_a_move_that_another_person_made_is_lost(tmp_path: Path) -> None:
    path, (presses, posts) = await honest(tmp_path)
    presses[0].person += 1
    assert any("lost: " in each for each in problems(path, presses, posts))


SHORT = (troubles.kill_at_an_await, troubles.http_faults, troubles.full_disk, troubles.kill_at_any_time)


async def test_a_short_campaign(tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: int) -> None:
    campaign = await run(tmp_path, seed, 0, SHORT)
    assert campaign.witness.answered
    assert sum(campaign.done.values()) == len(SHORT)
    assert "moves were pressed" in capsys.readouterr().out

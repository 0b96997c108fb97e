"""Exports and the moments of a film."""

import msgspec
import pytest

import engines
from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Status
from bot.ui.export import exported
from bot.ui.replay import FRAMES, sampled, turns_of
from engines.core import codec, replays
from engines.core.game import Event
from engines.core.text import Text
from tests.bot.harness import ANN, BOB, SEED, ZOE, Harness


async def test_a_finished_game_is_whole_as_json_and_as_words(harness: Harness) -> None:
    table = await harness.playing(BOB)
    table = await harness.play_until(table.id, lambda table: table.status is Status.OVER)
    as_json, as_words = exported(table, await harness.queries.move_history(table.id), ZOE, "en")
    game = engines.game("akropolis")
    assert as_json.name == "akropolis-1.json"
    assert codec.load(game, as_json.content).state == table.state
    played = replays.check(game, replays.read(as_words.content.decode()))
    assert played.state == table.state


async def test_a_game_that_is_played_gives_away_nothing_that_is_hidden(harness: Harness) -> None:
    table = await harness.playing(BOB)
    table = await harness.play(table.id, 5)
    [file] = exported(table, await harness.queries.move_history(table.id), ANN, "en")
    lines = file.content.decode().splitlines()
    options = msgspec.json.encode(table.options).decode()
    assert lines[:3] == ["game akropolis 1", "seats 2", f"options {options}"]
    assert lines[3:] == [act.move for act in await harness.queries.move_history(table.id)]
    assert str(SEED) not in file.content.decode()
    assert not any(name in file.content.decode() for name in ("seed", "pile", "state", "rng"))


async def test_what_only_one_was_told_is_hidden_from_the_others(harness: Harness) -> None:
    table = await harness.playing(BOB)  # Bob has the first seat
    secret = Event(Text("game-over"), only=0)
    act = LogEntry(table.id, 4, Action.MOVED, BOB, MovePlayed("keep 7"), (secret,), 0)
    for reader, known in ((BOB, True), (ANN, False), (ZOE, False)):
        [file] = exported(table, [act], reader, "en")
        assert (b"keep 7" in file.content) == known
        assert (b"(hidden)" in file.content) != known


@pytest.mark.parametrize(
    ("movers", "moments"),
    [
        ([0, 1, 0, 1], [0, 1, 3, 4]),
        ([0, 0, 1, 0, 0, 0], [0, 2, 6]),  # a turn of several moves is one moment
        ([1, 1], [0, 2]),
    ],
)
def test_a_film_shows_each_turn_of_a_seat(movers: list[int], moments: list[int]) -> None:
    assert turns_of(movers, 0) == moments


def test_a_film_of_a_long_game_keeps_its_first_and_last_moment() -> None:
    shown = sampled(range(1000))
    assert len(shown) == len(set(shown)) == FRAMES
    assert (shown[0], shown[-1]) == (0, 999)
    assert sampled([0, 1]) == [0, 1]

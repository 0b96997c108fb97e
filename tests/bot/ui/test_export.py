"""Exported games: complete when over, without secrets before."""

import msgspec
from msgspec.structs import replace

import engines
from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Status
from bot.ui.messages.export import export_files
from engines.core.game import Event
from engines.core.saves import codec, replays
from engines.core.text import Text
from tests.bot.harness import ANN, BOB, SEED, ZOE, Harness


async def test_a_finished_game_is_exported_as_json_and_as_text(harness: Harness) -> None:
    table = await harness.playing(BOB)
    table = await harness.play_until(table.id, lambda table: table.status is Status.OVER)
    as_json, as_text = export_files(table, await harness.queries.move_history(table.id), {}, ZOE, "en")
    game = engines.game("akropolis")
    assert as_json.name == "akropolis-1.json"
    assert codec.load(game, as_json.content).state == table.state
    played = replays.check(game, replays.read(as_text.content.decode()))
    assert played.state == table.state


async def test_a_game_of_older_rules_says_so_in_both_files(harness: Harness) -> None:
    table = await harness.playing(BOB)
    table = await harness.play_until(table.id, lambda table: table.status is Status.OVER)
    first, *others = await harness.queries.move_history(table.id)
    older = replace(first, payload=MovePlayed("place 9 9 9 0"))  # no move by today's rules
    as_json, as_text = export_files(table, [older, *others], {}, ZOE, "en")
    moves = len(others) + 1
    assert msgspec.json.decode(as_json.content)["checkpoint"]["moves"] == moves
    assert replays.read(as_text.content.decode()).older == moves


async def test_the_export_of_a_running_game_reveals_nothing_hidden(harness: Harness) -> None:
    table = await harness.playing(BOB)
    table = await harness.play(table.id, 5)
    [file] = export_files(table, await harness.queries.move_history(table.id), {}, ANN, "en")
    lines = file.content.decode().splitlines()
    options = msgspec.json.encode(table.options).decode()
    assert lines[:3] == ["game akropolis 1", "seats 2", f"options {options}"]
    assert lines[3:] == [act.move for act in await harness.queries.move_history(table.id)]
    assert str(SEED) not in file.content.decode()
    assert not any(name in file.content.decode() for name in ("seed", "pile", "state", "rng"))


async def test_a_move_with_a_private_event_is_hidden_from_others(harness: Harness) -> None:
    table = await harness.playing(BOB)  # Bob has the first seat
    secret = Event(Text("game-over"), only=0)
    act = LogEntry(table.id, 4, Action.MOVED, BOB, MovePlayed("keep 7"), (secret,), 0)
    for reader, known in ((BOB, True), (ANN, False), (ZOE, False)):
        [file] = export_files(table, [act], {}, reader, "en")
        assert (b"keep 7" in file.content) == known
        assert (b"(hidden)" in file.content) != known

"""Finished games as text lead to the same scores again."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

import engines
from engines.core.errors import BadSave, CorruptSave, IllegalMove, NewerSave
from engines.core.game import AnyGame
from engines.core.saves import replays
from engines.core.saves.codec import load, read_setup
from engines.core.saves.replays import Record
from tests.core.old_saves import old_saves

FILES = sorted(Path(__file__).parent.glob("*.txt"))
RECORDS = {file.stem: replays.read(file.read_text("utf-8")) for file in FILES}
FIRST = next(iter(RECORDS.values()))
OURS = [game for name, game in engines.games().items() if engines.package_of(name) is None]


def of(game: AnyGame) -> list[Record]:
    return [record for record in RECORDS.values() if record.game == game.name]


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_game_plays_again_to_its_end_and_its_scores(record: Record) -> None:
    game = engines.game(record.game)
    played = replays.check(game, record)
    assert game.current(played.state) is None
    assert replays.write(game, played).splitlines()[2:] == [*record.moves, *record.scores]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_number_of_players_and_every_option_has_a_replay(game: AnyGame) -> None:
    setups = [read_setup(game, record.setup.encode()) for record in of(game)]
    assert {setup.seats for setup in setups} == set(game.seats)
    assert len({setup.options for setup in setups}) > 1


def test_akropolis_has_replays_of_long_games_and_of_every_variant() -> None:
    game = engines.game("akropolis")
    setups = [read_setup(game, record.setup.encode()) for record in of(game)]
    assert {setup.seats for setup in setups if setup.options.tiles == "all"} == {2, 3}
    alone = {setup.options.variants for setup in setups if len(setup.options.variants) == 1}
    assert {variant for (variant,) in alone} == {"houses", "markets", "barracks", "temples", "gardens"}
    assert any(len(setup.options.variants) == 5 for setup in setups)
    assert {setup.options.edges for setup in setups} == {"enclosed", "local"}


def test_a_replay_with_other_scores_is_refused() -> None:
    with pytest.raises(BadSave, match="other scores"):
        replays.check(engines.game(FIRST.game), replace(FIRST, scores=FIRST.scores[::-1]))


def test_a_replay_with_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        replays.check(engines.game(FIRST.game), replace(FIRST, moves=FIRST.moves[::-1]))


def test_a_replay_of_a_newer_version_is_refused() -> None:
    with pytest.raises(NewerSave):
        replays.check(engines.game(FIRST.game), replace(FIRST, version=99))


def test_a_game_that_was_begun_by_older_rules_says_so_and_is_refused() -> None:
    game = engines.game("founders")
    saves = [load(game, json.dumps(saved).encode()) for saved in old_saves("founders")]
    played = next(played for played in saves if played.checkpoint)
    text = replays.write(game, played)
    assert text.splitlines()[2:4] == [f"older {len(played.moves)}", played.moves[0]]
    record = replays.read(text)
    assert record.moves == played.moves
    with pytest.raises(BadSave, match=rf"before version 2: its first {len(played.moves)} moves cannot"):
        replays.check(game, record)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game akropolis",
        "game a 1\nmove",
        "setup {}\ngame a 1",
        "game a 1 2\nsetup {}",
        "game a x\nsetup {}",
    ],
)
def test_text_that_is_not_a_replay_is_refused(text: str) -> None:
    with pytest.raises(CorruptSave):
        replays.read(text)

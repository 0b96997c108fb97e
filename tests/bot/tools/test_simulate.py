"""`tessera simulate`."""

import re
from pathlib import Path

import pytest

import engines
from bot.__main__ import main
from engines.core.saves import replays


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    main(["simulate", *arguments])
    return capsys.readouterr().out


def test_it_prints_a_table_of_points_by_category_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    table = run(capsys, "akropolis", "--seats", "3", "--games", "5", "--seed", "4")
    assert "5 games, 48.0 turns each" in table
    rows = ["Houses", "Markets", "Barracks", "Temples", "Gardens", "Stones", "Total", "Won"]
    assert [word for word in re.findall(r"[A-Z][a-z]+", table) if word in rows] == rows
    assert table.count("±") == 7 * 3


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    once, again, other = (run(capsys, "akropolis", "--games", "3", "--seed", seed) for seed in "112")
    assert once == again != other


def test_a_greedy_player_beats_a_random_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "akropolis", "--games", "1", "--player", "random,greedy", "--record", str(tmp_path))
    [file] = tmp_path.iterdir()
    weak, strong = (int(line.split()[2]) for line in file.read_text().splitlines()[-2:])
    assert strong > weak


def test_replays_are_written_and_play_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    run(
        capsys,
        "akropolis",
        "--seats",
        "4",
        "--games",
        "3",
        "--record",
        str(folder),
        "--options",
        '{"edges":"local"}',
    )
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"akropolis-4p-0000{number}.txt" for number in (1, 2, 3)]
    for file in files:
        record = replays.read(file.read_text())
        played = replays.check(engines.game(record.game), record)
        assert len(played.moves) == 60
        assert '"edges":"local"' in record.setup


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess"], "no game called “chess”"),
        (["akropolis", "--seats", "7"], "players, not for 7"),
        (["akropolis", "--player", "genius"], "no computer player “genius”"),
        (["akropolis", "--player", "random,random,random"], "3 players were named for 2 seats"),
        (["akropolis", "--options", '{"sky": 1}'], "cannot be set up like that"),
        (["akropolis", "--options", "{"], "cannot be set up like that"),
        (["akropolis", "--record", __file__], "File exists"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(arguments: list[str], why: str) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["simulate", "--games", "1", *arguments])
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)

"""The recorded games use every token and every reason for the end."""

from pathlib import Path
from typing import get_args

from engines.core.game import replay
from engines.core.notation import verb
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from engines.founders.game import GAME
from engines.founders.moves import Move
from engines.founders.state import Ending, Loads, Stuck

FILES = sorted((Path(__file__).parents[2] / "replays").glob("founders-*.txt"))
RECORDS = {file.stem.removeprefix("founders-"): replays.read(file.read_text("utf-8")) for file in FILES}
SETUPS = {name: read_setup(GAME, record.setup.encode()) for name, record in RECORDS.items()}
TOKEN_PLAYS = {"attack", "buy", "join", "employ"}


def verbs(name: str) -> set[str]:
    return {move.split()[0] for move in RECORDS[name].moves}


def test_two_three_and_four_players_have_a_game_in_which_every_token_is_played() -> None:
    for name, seats in (("two", 2), ("three", 3), ("four", 4)):
        assert SETUPS[name].seats == seats
        assert verbs(name) >= TOKEN_PLAYS


def test_every_end_of_the_game_is_recorded() -> None:
    ends = {replay(GAME, SETUPS[name], record.moves).ending for name, record in RECORDS.items()}
    assert ends == set(Ending)


def test_every_kind_of_move_is_recorded() -> None:
    assert set.union(*map(verbs, RECORDS)) == {verb(kind) for kind in get_args(Move)}


def test_every_option_is_recorded() -> None:
    assert {setup.options.stuck for setup in SETUPS.values()} == set(Stuck)
    assert {setup.options.loads for setup in SETUPS.values()} == set(Loads)

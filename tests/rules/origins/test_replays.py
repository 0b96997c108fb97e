"""The recorded games have every verb, every reason for the end, and every number of players."""

from functools import cache
from pathlib import Path

from engines.core.notation import verb
from engines.core.saves import replays
from engines.origins.components import SOLO
from engines.origins.components.terms import Ending
from engines.origins.game import GAME
from engines.origins.rules.agenda import ACTIONS
from engines.origins.state import State
from tests.rules.origins.test_labels import VERBS

FOLDER = Path(__file__).parents[2] / "replays"


@cache
def finished() -> dict[str, tuple[State, tuple[str, ...]]]:
    """Where each recorded game ends, and its moves."""
    games = {}
    for file in sorted(FOLDER.glob("origins-*.txt")):
        played = replays.check(GAME, replays.read(file.read_text("utf-8")))
        assert isinstance(played.state, State)
        games[file.stem] = (played.state, played.moves)
    return games


def test_one_to_four_players() -> None:
    seats = {name: len(state.archons) for name, (state, _) in finished().items()}
    assert {
        "origins-solo": 1,
        "origins-two": 2,
        "origins-three": 3,
        "origins-four": 4,
    }.items() <= seats.items()


def test_every_way_to_end() -> None:
    assert {ending for state, _ in finished().values() for ending in state.endings} == set(Ending)


def test_every_verb() -> None:
    played = {move.split()[0] for _, moves in finished().values() for move in moves}
    assert played == VERBS
    assert {verb(kind) for kind in ACTIONS} <= played


def test_solo_takes_five_rounds() -> None:
    assert finished()["origins-solo"][0].round == SOLO.rounds


def test_no_recorded_game_ends_before_its_last_round_is_over() -> None:
    for state, _ in finished().values():
        assert state.over
        assert all(archon.passed for archon in state.archons)
        assert not state.agenda

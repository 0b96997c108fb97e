"""Levels of computers: each has its playouts in every game, and names of earlier versions are understood."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

import engines
from engines.core import levels
from engines.core.errors import BadRequest
from engines.core.game import Setup
from engines.core.levels import LEVELS, horizon, level, measured, player, playouts
from engines.core.rng import Rng
from engines.core.search import HORIZON, Thinker, greedy

GAMES = {name: game for name, game in engines.games().items() if engines.package_of(name) is None}


def test_each_level_thinks_longer_than_the_one_before() -> None:
    assert [each.seconds for each in LEVELS.values()] == [0, 0.3, 1, 5]
    assert all(each.name == name for name, each in LEVELS.items())


@pytest.mark.parametrize("name", GAMES)
def test_the_playouts_of_every_game_and_number_of_seats_were_measured(name: str) -> None:
    found = measured().playouts[name]
    assert {*found} == {*GAMES[name].seats}
    for by_level in found.values():
        assert {*by_level} == {each.name for each in LEVELS.values() if each.seconds}


@pytest.mark.parametrize("name", GAMES)
def test_more_time_is_more_playouts(name: str) -> None:
    thinking = [each for each in LEVELS.values() if each.seconds]
    for seats in GAMES[name].seats:
        for weaker, stronger in pairwise(thinking):
            assert playouts(weaker, name, seats) < playouts(stronger, name, seats)


def test_a_game_that_was_never_measured_has_playouts_too() -> None:
    assert playouts(LEVELS["hard"], "chess", 2) == measured().other_games["hard"]
    assert {*measured().other_games} == {"medium", "hard", "master"}


def test_a_level_looks_as_far_ahead_as_it_is_said_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = replace(measured(), horizons={"cities": {"hard": 5}})
    monkeypatch.setattr(levels, "measured", lambda: said)
    found = [horizon(LEVELS[name], game) for name in ("medium", "hard") for game in ("cities", "origins")]
    assert found == [HORIZON, HORIZON, 5, HORIZON]
    hard = player("hard", "cities", 2)
    assert isinstance(hard, Thinker)
    assert hard.horizon == 5


def test_horizons_are_of_games_and_levels_that_there_are() -> None:
    assert {*measured().horizons} <= {*GAMES}
    assert {name for each in measured().horizons.values() for name in each} <= {*LEVELS}


def test_a_stronger_level_looks_no_less_far_ahead() -> None:
    thinking = [each for each in LEVELS.values() if each.seconds]
    for name in GAMES:
        for weaker, stronger in pairwise(thinking):
            assert horizon(weaker, name) <= horizon(stronger, name)


def test_a_level_plays_by_playouts_where_results_must_repeat() -> None:
    hard = player("hard", "akropolis", 2)
    assert isinstance(hard, Thinker)
    assert hard.playouts == playouts(LEVELS["hard"], "akropolis", 2)
    assert player("easy", "akropolis", 2) is greedy
    thinker = player("thinker:7", "akropolis", 2)
    assert isinstance(thinker, Thinker)
    assert thinker.playouts == 7


def test_the_same_game_is_played_again() -> None:
    game = engines.game("cities")
    view = game.view(state := game.new(Setup(2, 3, game.options())), game.current(state))
    moves = [player("medium", "cities", 2)(game, view, Rng(5)) for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("former", "name"), [("greedy", "easy"), ("thinker", "hard"), ("easy", "easy")])
def test_names_of_earlier_versions_are_understood(former: str, name: str) -> None:
    assert level(former).name == name


@pytest.mark.parametrize("name", ["", "random", "genius"])
def test_unknown_levels_are_refused_with_those_that_there_are(name: str) -> None:
    with pytest.raises(BadRequest, match="easy, medium, hard, master"):
        level(name)

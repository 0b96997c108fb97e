"""The arena: every group of players, every seat, the same seeds."""

from collections import Counter
from itertools import pairwise

import pytest

import engines
from bot.__main__ import main
from bot.tools import arena
from engines.core.game import Setup

GAME = engines.game("akropolis")


def test_every_group_plays_every_seed_from_every_seat() -> None:
    setup = Setup(2, 3, GAME.options())
    found = list(arena.matches(GAME, ["a", "b", "c"], 4, setup))
    orders = [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert Counter(match.names for match in found) == Counter(orders * 2)
    for first, second in list(pairwise(found))[::2]:
        assert first.names == second.names[::-1]
        assert first.setup == second.setup
    assert len({match.setup.seed for match in found}) == 2


def test_the_interval_is_wilsons() -> None:
    low, high = arena.interval(0.9, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert arena.interval(1.0, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize("games", [7, 10, 30, 200])
def test_the_interval_stays_between_0_and_1(games: int) -> None:
    assert arena.interval(0.0, games)[0] >= 0
    assert arena.interval(1.0, games)[1] <= 1


def test_it_prints_wins_points_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "akropolis", "--players", "greedy,random", "--games", "2"])
    printed = capsys.readouterr().out
    assert "100.0%" in printed
    assert "Gardens" in printed
    assert "seat" in printed


@pytest.mark.parametrize("players", ["greedy", "greedy,nobody"])
def test_unknown_players_are_refused(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["arena", "akropolis", "--players", players])
    assert str(refused.value).startswith("tessera: ")
    assert not capsys.readouterr().out

"""Thinking by time: the plan grows on a fast machine and shrinks on a slow one, whatever was measured."""

import pytest

import engines
from bot.services.thinking import pace
from bot.services.thinking.pace import Pace, TimeLimit
from engines.core.game import AnyGame, AnyMove, AnyView, Setup
from engines.core.levels import LEVELS, playouts
from engines.core.rng import Rng
from engines.core.search import Thinker

GAME, HARD = engines.game("akropolis"), LEVELS["hard"]
Ranking = tuple[list[tuple[float, AnyMove]], Rng]
MEASURED = playouts(HARD, "akropolis", 2)


class Machine:
    """A clock, and a search that makes so many playouts in each second of it."""

    def __init__(self, speed: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time, self.speed, self.planned = 100.0, speed, list[int]()
        self.horizons = list[int]()
        self.needed = 1.0  # the part of the planned playouts that decides

        def ranking(thinker: Thinker, game: AnyGame, view: AnyView, rng: Rng) -> Ranking:
            self.search(thinker)
            return [(0.0, move) for move in game.legal_moves(view.state)], rng

        monkeypatch.setattr(Thinker, "ranking", ranking)

    def now(self) -> float:
        return self.time

    def search(self, thinker: Thinker) -> None:
        self.planned.append(thinker.playouts)
        self.horizons.append(thinker.horizon)
        for _ in range(round(thinker.playouts * self.needed)):
            if thinker.should_stop():
                break
            self.time += 1 / self.speed
            thinker.made += 1


@pytest.fixture
def view() -> AnyView:
    state = GAME.new(Setup(2, 1, GAME.options()))
    return GAME.view(state, GAME.current(state))


def plans(machine: Machine, view: AnyView, searches: int) -> list[int]:
    """What each of some searches of a second has planned."""
    thinking = Pace(machine.now)
    for _ in range(searches):
        begin = machine.time
        thinking.ranking(GAME, view, HARD, 1.0, Rng(1))
        assert machine.time - begin <= 1 + 2 / machine.speed
    return machine.planned


@pytest.mark.parametrize("times", [0.25, 1, 4])
def test_the_plan_comes_to_fit_the_machine(
    times: float, view: AnyView, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = plans(Machine(times * MEASURED, monkeypatch), view, 40)
    assert planned[0] == MEASURED
    assert planned[-1] == pytest.approx(times * MEASURED, rel=0.25)


def test_half_the_time_is_half_the_playouts(view: AnyView, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(MEASURED, monkeypatch)
    Pace(machine.now).ranking(GAME, view, HARD, 0.5, Rng(1))
    assert machine.planned == [round(MEASURED / 2)]


def test_easy_decisions_do_not_let_it_plan_more_than_fits(
    view: AnyView, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(MEASURED, monkeypatch)
    machine.needed = 0.1
    assert plans(machine, view, 20)[-1] == pytest.approx(MEASURED, rel=0.05)


def test_a_search_that_was_cancelled_teaches_nothing(view: AnyView, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "is_cancelled", lambda: True)
    planned = plans(Machine(MEASURED, monkeypatch), view, 3)
    assert planned == [MEASURED] * 3


def test_time_counts_from_the_first_question() -> None:
    time = [5.0]
    is_over = TimeLimit(1.0, lambda: time[0])
    time[0] = 50
    assert not is_over()
    time[0] = 50.9
    assert not is_over()
    time[0] = 51
    assert is_over()


def test_it_looks_as_far_ahead_as_the_level(view: AnyView, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(MEASURED, monkeypatch)
    monkeypatch.setattr(pace, "horizon", lambda level, game: {("hard", "akropolis"): 5}[level.name, game])
    Pace(machine.now).ranking(GAME, view, HARD, 0.5, Rng(1))
    assert machine.horizons == [5]

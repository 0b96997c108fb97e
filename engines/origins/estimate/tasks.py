"""The expected value of tasks on the agenda, in points."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engines.origins.actions.building import pool_price
from engines.origins.actions.counting import counted
from engines.origins.actions.districts import ability
from engines.origins.actions.military import attack_points, is_on_last_space
from engines.origins.actions.people import SIX, citizen_price
from engines.origins.actions.possible import bonus_is_open
from engines.origins.components import (
    BONUSES,
    BUILDINGS,
    MAINS,
    SOLO,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    Action,
    Goods,
)
from engines.origins.components import tasks as t
from engines.origins.components.terms import SHRINES, Shrine, Sign
from engines.origins.estimate.weights import (
    IMITATION,
    LEAST_ROUNDS,
    LOW,
    SAVED_STEP,
    USEFUL_LEAD,
    USUAL_ROUNDS,
    Weights,
)
from engines.origins.moves import BONUS, PISCES
from engines.origins.state import State


def tasks_value(state: State, tasks: Iterable[t.Task], weights: Weights) -> float:
    """The value of these tasks for the active seat."""
    value = 0.0
    for task in tasks:
        if expected := VALUES.get(type(task)):
            value += expected(state, task, weights)
    return value


def goods_value(goods: Goods, weights: Weights) -> float:
    """The value of goods."""
    return weights.basic * (goods.stone + goods.food + goods.wisdom) + weights.gold * goods.gold


def gain(state: State, task: t.Gain, weights: Weights) -> float:
    goods = Goods(task.stone, task.food, task.wisdom, task.gold)
    return goods_value(goods, weights) * counted(state, task.per, task.at)


def score(state: State, task: t.Score, _weights: Weights) -> float:
    count = counted(state, task.per)
    if task.table:
        return task.table[min(count, len(task.table)) - 1] if count else 0
    return task.points * count


def attack(state: State, weights: Weights) -> float:
    """The points of an attack and an average bonus."""
    return attack_points(state, state.active) + weights.attack


def campaign(state: State, task: t.Campaign, weights: Weights) -> float:
    steps = 0 if is_on_last_space(state) else task.advance * counted(state, task.per)
    advance = steps * step_value(rounds_left(state), weights)
    match task.attack:
        case "no":
            return advance
        case "or":
            return max(advance, attack(state, weights))
        case "and":
            return advance + attack(state, weights)


def pilgrimage(state: State, task: t.Pilgrimage, weights: Weights) -> float:
    """The best climb, less its price; at least 0, because it can be declined."""
    left = rounds_left(state)
    best = best_climb(state.climbed(state.active), task.shrines, task.most, left, weights)
    card = weights.card * (task.card and any(temple.holder != state.active for temple in state.temples))
    return max(0.0, best + card - weights.gold * task.gold)


@lru_cache(maxsize=1 << 14)
def best_climb(
    places: tuple[int, int, int], shrines: tuple[Shrine, ...], steps: int, left: int, weights: Weights
) -> float:
    """The value of so many steps on the best of these temples."""
    before = temples_value(places, left, weights)
    best = 0.0
    for shrine in shrines:
        climbed = [*places]
        number = SHRINES.index(shrine)
        climbed[number] = min(TEMPLE_TOP, places[number] + steps)
        best = max(best, temples_value(climbed, left, weights) - before)
    return best


def temples_value(places: Sequence[int], left: int, weights: Weights) -> float:
    """What the two lower temples score, and the value of climbing further."""
    low, middle, _high = sorted(places)
    return TEMPLE_POINTS[low] + TEMPLE_POINTS[middle] + climbing(*places, left, weights)


@lru_cache(maxsize=1 << 14)
def climbing(forest: int, mountain: int, sea: int, left: int, weights: Weights) -> float:
    """The value of steps beyond their score: where the usual pace would bring them.

    Steps score little at first and much near the top, so the more of them there are, the more one more is
    worth. The highest temple does not score, so it counts only a few steps above the middle one.
    """
    low, middle, high = sorted([forest, mountain, sea])
    scored = TEMPLE_POINTS[low] + TEMPLE_POINTS[middle]
    steps = low + middle + min(high, middle + USEFUL_LEAD) + weights.pace * left
    return max(0.0, even_temples(steps) - scored) * left / (left + weights.slow)


def even_temples(steps: float) -> float:
    """What temples score with these steps, if all three are equally high; beyond the top, time is saved."""
    height, top = steps / len(SHRINES), float(TEMPLE_TOP)
    below = int(min(height, top - 1))
    slope = TEMPLE_POINTS[below + 1] - TEMPLE_POINTS[below]
    points = TEMPLE_POINTS[below] + (min(height, top) - below) * slope
    return 2 * points + SAVED_STEP * max(0.0, height - top) * len(SHRINES)


def step_value(left: int, weights: Weights) -> float:
    """A step on the military track."""
    return weights.step + weights.step_each_round * left


def purchase(state: State, _task: t.Purchase, weights: Weights) -> float:
    """The best affordable building, or a farm."""
    goods, best, taurus = state.me.goods, weights.new_farm, state.has(Sign.TAURUS)
    for tile in state.pool:
        cost = pool_price(state.pool, tile, taurus)
        if goods.covers(cost):
            effects = tasks_value(state, BUILDINGS[tile].effects, weights)
            worth = weights.building + weights.new_building + effects - goods_value(cost, weights)
            best = max(best, worth)
    return best


def recruitment(state: State, task: t.Recruitment, weights: Weights) -> float:
    """The best affordable die, and the use of a base that would be empty."""
    if not state.me.free_bases:
        return 0.0
    purse, left = state.me.goods.wisdom + state.me.goods.gold, rounds_left(state)
    costs = [0 if task.free else citizen_price(state, slot) for slot in range(len(state.citizens))]
    best = [
        freeman_value(die.value, left, weights) - weights.basic * cost
        for die, cost in zip(state.citizens, costs, strict=True)
        if cost <= purse
    ]
    return max(0.0, max(best, default=0.0) - base_value(left, weights))


@lru_cache(maxsize=1 << 8)
def freeman_value(value: int, left: int, weights: Weights) -> float:
    """A freeman works once a round; a six only once more, and a low die must pay wisdom each time."""
    retiring = weights.retiring * left if value == SIX else 0.0
    working = weights.freeman + weights.worker * left
    return working - retiring - weights.missing_pip * max(0, LOW - value) + weights.pip * value


def base_value(left: int, weights: Weights) -> float:
    """A free base."""
    return weights.base + weights.base_each_round * left


def training(state: State, task: t.Training, weights: Weights) -> float:
    """A little for each food that can be spent."""
    return weights.training * min(task.most, state.me.goods.food)


def homage(state: State, task: t.Homage, _weights: Weights) -> float:
    values = [freeman.value for freeman in state.me.unused if freeman.colour is task.colour]
    return max(values, default=0)


def promotion(state: State, task: t.Promotion, weights: Weights) -> float:
    return weights.pip * task.by if any(f.value < SIX for f in state.me.unused) else 0.0


def site_action(state: State, task: t.SiteAction, weights: Weights) -> float:
    """The value of an action of a site."""
    if task.action == PISCES:
        return weights.gold
    bonus = task.action == BONUS
    return action(state, BONUSES[state.tokens[task.site - 1]] if bonus else MAINS[task.action], weights)


def action(state: State, done: Action, weights: Weights) -> float:
    if not state.me.goods.covers(done.cost):
        return 0.0
    return tasks_value(state, done.effects, weights) - goods_value(done.cost, weights)


def errand(state: State, task: t.Errand, weights: Weights) -> float:
    """The best remaining main action, and the bonus."""
    mains = [action(state, MAINS[main], weights) for main in task.mains]
    bonus = 0.0
    if bonus_is_open(state, task):
        bonus = action(state, BONUSES[state.tokens[task.site - 1]], weights)
    return weights.errand * (max([0.0, *mains]) + max(0.0, bonus))


def usage(state: State, task: t.Usage, weights: Weights) -> float:
    return tasks_value(state, ability(state.me.city.survey.tiles[task.at]).effects, weights)


def activation(state: State, task: t.Activation, weights: Weights) -> float:
    return sum(usage(state, t.Usage(at), weights) for at in task.squares)


def rounds_left(state: State) -> int:
    """The expected number of rounds after this one."""
    return 0 if state.over or state.endings else rounds_after(state, state.round)


def rounds_after(state: State, number: int) -> int:
    """The rounds after that one: known in solo training, otherwise a guess."""
    return max(0, SOLO.rounds - number) if state.solo else max(LEAST_ROUNDS, USUAL_ROUNDS - number)


VALUES: Mapping[type, Callable[[State, Any, Weights], float]] = {
    t.Gain: gain,
    t.Score: score,
    t.Attack: lambda state, _task, weights: attack(state, weights),
    t.Advance: lambda state, task, weights: step_value(rounds_left(state), weights) * task.steps,
    t.Choice: lambda state, task, weights: weights.basic * task.count * counted(state, task.per),
    t.Barter: lambda _state, _task, weights: weights.gold - weights.basic,
    t.Campaign: campaign,
    t.Pilgrimage: pilgrimage,
    t.Purchase: purchase,
    t.Recruitment: recruitment,
    t.Hiring: lambda state, _task, weights: weights.speaker if state.speakers else 0.0,
    t.Reservation: lambda _state, _task, weights: weights.reservation,
    t.Homage: homage,
    t.Promotion: promotion,
    t.Training: training,
    t.Resetting: lambda _state, _task, weights: weights.resetting,
    t.Imitation: lambda _state, _task, _weights: IMITATION,
    t.SiteAction: site_action,
    t.Errand: errand,
    t.Usage: usage,
    t.Activation: activation,
}

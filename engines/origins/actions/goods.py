"""Taking, choosing and exchanging resources, and scoring what a building counts (pages 9 and 15)."""

from itertools import combinations_with_replacement

from engines.origins.actions.counting import counted
from engines.origins.actions.turn import Turn
from engines.origins.components import Goods
from engines.origins.components.tasks import Barter, Choice, Gain, Score
from engines.origins.components.terms import BASICS, Good
from engines.origins.moves import Exchange, Take
from engines.origins.names import goods_text
from engines.origins.state import State


def gain(turn: Turn, task: Gain) -> None:
    """Take goods, once or for each thing counted."""
    times = counted(turn.state, task.per, task.at)
    turn.gain(Goods(task.stone * times, task.food * times, task.wisdom * times, task.gold * times))


def score(turn: Turn, task: Score) -> None:
    """Score points for each thing counted, or by the table."""
    count = counted(turn.state, task.per)
    if task.table:
        turn.score("buildings", task.table[min(count, len(task.table)) - 1] if count else 0)
    else:
        turn.score("buildings", task.points * count)


def choices(state: State, task: Choice) -> list[Take]:
    """Every combination of the goods; never gold (page 9)."""
    count = task.count * counted(state, task.per)
    return [Take(goods) for goods in combinations_with_replacement(task.goods, count)] if count else []


def take(turn: Turn, _task: Choice, move: Take) -> None:
    turn.gain(Goods(*(move.goods.count(good) for good in BASICS)))


def exchanges(state: State, _task: Barter) -> list[Exchange]:
    """Only basic resources: exchanging gold for gold would change nothing."""
    goods = state.me.goods
    return [Exchange(good) for good in BASICS if getattr(goods, good.value)]


def exchange(turn: Turn, _task: Barter, move: Exchange) -> None:
    turn.pay(one(move.good))
    turn.change_me(goods=turn.me.goods.plus(Goods(gold=1)))
    turn.add_event("origins-exchanged", goods=goods_text(one(move.good)))


def one(good: Good) -> Goods:
    """A single basic resource."""
    return Goods(*(int(good is basic) for basic in BASICS))

"""What tasks that still wait are likely to bring, in points: a guess for each kind.

The weights are guesses too, tuned by letting computer players meet; nothing in the rules needs them.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engines.origins.actions.building import building_price
from engines.origins.actions.counting import counted
from engines.origins.actions.districts import ability
from engines.origins.actions.military import attack_points, is_on_last_space
from engines.origins.actions.people import SIX, citizen_price
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
from engines.origins.components.terms import SHRINES
from engines.origins.moves import BONUS, PISCES
from engines.origins.state import State

BASIC = 0.6  # a stone, food or wisdom
GOLD = 1.6  # with the point that it is worth at the end
SPEAKER = 1.4
STEP = 0.25  # on the military track
CARD = 0.6  # a zodiac card
CLIMB = 3.0  # a step on a temple, if all three are climbed to the top
LEADS_BY = 3  # steps
SLOW = 2  # rounds; the fewer are left, the less a step is worth that scores nothing yet
BUILDING = 1.0  # in the city, to be used again when a district is closed
WORKER = 3.0  # a freeman in each round that is left
BASE = 2.5  # a free base in each round that is left
PIP = 0.7  # each point of a die that may close a district one day
LOW = 3  # a die below this has to pay at most sites
USUAL_ROUNDS = 7  # a game of two to four seldom takes more
SOON = 3  # but who knows


def worth(state: State, tasks: Iterable[t.Task]) -> float:
    """Of all that waits for the active seat."""
    return sum(WORTH[kind](state, task) for task in tasks if (kind := type(task)) in WORTH)


def price(goods: Goods) -> float:
    """What paying hurts."""
    return BASIC * (goods.stone + goods.food + goods.wisdom) + GOLD * goods.gold


def gain(state: State, task: t.Gain) -> float:
    return price(Goods(task.stone, task.food, task.wisdom, task.gold)) * counted(state, task.per, task.at)


def score(state: State, task: t.Score) -> float:
    count = counted(state, task.per)
    if task.table:
        return task.table[min(count, len(task.table)) - 1] if count else 0
    return task.points * count


def attack(state: State) -> float:
    """Its points and a bonus."""
    return attack_points(state, state.active) + 2 * BASIC


def campaign(state: State, task: t.Campaign) -> float:
    advance = 0.0 if is_on_last_space(state) else STEP * task.advance * counted(state, task.per)
    match task.attack:
        case "no":
            return advance
        case "or":
            return max(advance, attack(state))
        case "and":
            return advance + attack(state)


def pilgrimage(state: State, task: t.Pilgrimage) -> float:
    """The best climb, less its price; it need not be made."""
    places, left = [temple.track.places[state.active] for temple in state.temples], rounds_left(state)
    before = temple_promise(places, left)
    best = 0.0
    for shrine in task.shrines:
        number = SHRINES.index(shrine)
        climbed = places.copy()
        climbed[number] = min(TEMPLE_TOP, places[number] + task.most)
        best = max(best, temple_promise(climbed, left) - before)
    card = CARD * (task.card and any(temple.holder != state.active for temple in state.temples))
    return max(0.0, best + card - GOLD * task.gold)


def temple_promise(places: list[int], left: int) -> float:
    """What the two lower temples score, and the hope of climbing on."""
    low, middle, _high = sorted(places)
    return TEMPLE_POINTS[low] + TEMPLE_POINTS[middle] + climbing(places, left)


def climbing(places: list[int], left: int) -> float:
    """Steps score little at first and much near the top: who has the time to get there counts them alike.

    The highest temple is ignored in the end; it leads the way for the others, but not by far.
    """
    low, middle, high = sorted(places)
    scored = TEMPLE_POINTS[low] + TEMPLE_POINTS[middle]
    alike = CLIMB * (low + middle + min(high, middle + LEADS_BY))
    return max(0.0, alike - scored) * left / (left + SLOW)


def purchase(state: State, _task: t.Purchase) -> float:
    """The best building that can be paid for, or a farm."""
    goods, best = state.me.goods, 0.4
    for tile in state.pool:
        cost = building_price(state, "pool", tile)
        if goods.covers(cost):
            best = max(best, BUILDING + 0.6 + worth(state, BUILDINGS[tile].effects) - price(cost))
    return best


def recruitment(state: State, task: t.Recruitment) -> float:
    """The best die that can be paid for, on a base that would else be empty."""
    if not state.me.free_bases:
        return 0.0
    purse, left = state.me.goods.wisdom + state.me.goods.gold, rounds_left(state)
    costs = [0 if task.free else citizen_price(state, slot) for slot in range(len(state.citizens))]
    values = [die.value for die in state.citizens]
    best = [
        PIP * value * left - BASIC * cost for value, cost in zip(values, costs, strict=True) if cost <= purse
    ]
    return 0.6 * WORKER * left + max(best, default=0.0)


def freeman_worth(value: int, left: int, retirement: float) -> float:
    """He works once a round until he retires as a six; a low die pays wisdom again and again."""
    uses = min(left, SIX - value)
    retires = retirement + BASE * (left - uses) if uses < left else 0.0
    return uses * (WORKER - BASIC * max(0, LOW - value)) + retires + PIP * value


def training(state: State, task: t.Training) -> float:
    """A little, where there is food to spare."""
    return 0.15 * min(task.most, state.me.goods.food)


def homage(state: State, task: t.Homage) -> float:
    values = [freeman.value for freeman in state.me.unused if freeman.colour is task.colour]
    return max(values, default=0)


def promotion(state: State, task: t.Promotion) -> float:
    return PIP * task.by if any(f.value < SIX for f in state.me.unused) else 0.0


def deed(state: State, task: t.Deed) -> float:
    """What an action brings, less its cost."""
    if task.action == PISCES:
        return GOLD
    bonus = task.action == BONUS
    return action(state, BONUSES[state.tokens[task.site - 1]] if bonus else MAINS[task.action])


def action(state: State, done: Action) -> float:
    return worth(state, done.effects) - price(done.cost) if state.me.goods.covers(done.cost) else 0.0


def errand(state: State, task: t.Errand) -> float:
    """The better main action where one is owed or may follow, and the bonus."""
    mains = [action(state, MAINS[main]) for main in task.mains]
    bonus = action(state, BONUSES[state.tokens[task.site - 1]]) if task.bonus else 0.0
    return 0.9 * (max([0.0, *mains]) + max(0.0, bonus))


def usage(state: State, task: t.Usage) -> float:
    return worth(state, ability(state.me.city.survey.tiles[task.at]).effects)


def activation(state: State, task: t.Activation) -> float:
    return sum(usage(state, t.Usage(at)) for at in task.squares)


def rounds_left(state: State) -> int:
    """After this one, as far as can be told."""
    return 0 if state.over or state.endings else rounds_after(state, state.round)


def rounds_after(state: State, number: int) -> int:
    """Rounds to come after that one: known for solo training, guessed for others."""
    return max(0, SOLO.rounds - number) if state.solo else max(SOON, USUAL_ROUNDS - number)


WORTH: Mapping[type, Callable[[State, Any], float]] = {
    t.Gain: gain,
    t.Score: score,
    t.Attack: lambda state, _task: attack(state),
    t.Advance: lambda _state, task: STEP * task.steps,
    t.Choice: lambda state, task: BASIC * task.count * counted(state, task.per),
    t.Barter: lambda _state, _task: GOLD - BASIC,
    t.Campaign: campaign,
    t.Pilgrimage: pilgrimage,
    t.Purchase: purchase,
    t.Recruitment: recruitment,
    t.Hiring: lambda state, _task: SPEAKER if state.speakers else 0.0,
    t.Reservation: lambda _state, _task: 0.8,
    t.Homage: homage,
    t.Promotion: promotion,
    t.Training: training,
    t.Resetting: lambda _state, _task: 0.1,
    t.Imitation: lambda _state, _task: 0.8,
    t.Deed: deed,
    t.Errand: errand,
    t.Usage: usage,
    t.Activation: activation,
}

"""Which actions of a site are possible, and how much wisdom can be paid before them (pages 13 and 14)."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.origins.actions.military import is_on_last_space
from engines.origins.actions.people import citizen_price
from engines.origins.actions.temples import is_on_all_tops
from engines.origins.components import BONUSES, FREE, MAINS, Action, Goods
from engines.origins.components.tasks import (
    Campaign,
    Choice,
    Errand,
    Gain,
    Hiring,
    Pilgrimage,
    Purchase,
    Recruitment,
    Training,
)
from engines.origins.components.terms import Colour, Sign
from engines.origins.moves import BONUS, PISCES
from engines.origins.state import State

LEAST_TRAINING = Goods(food=1)

# Main actions that are free and always possible, so that they need no check.
ALWAYS_POSSIBLE = {
    action.id
    for action in MAINS.values()
    if action.cost == FREE and all(isinstance(effect, Gain | Choice | Campaign) for effect in action.effects)
}


def open_actions(state: State, errand: Errand, leaves: bool) -> list[str]:
    """The actions of an errand that are possible."""
    found = open_mains(state, errand.mains, leaves)
    if bonus_is_open(state, errand):
        found += open_bonuses(state, state.tokens[errand.site - 1], leaves)
    return [action for action, _spare in found]


def open_mains(state: State, mains: tuple[str, ...], leaves: bool) -> list[tuple[str, int]]:
    """The main actions that are possible, each with the wisdom that can be paid before it."""
    found, goods = [], state.me.goods
    for main in mains:
        if main in ALWAYS_POSSIBLE:
            found.append((main, goods.wisdom + goods.gold))
        elif (spare := wisdom_to_spare(state, MAINS[main], leaves)) >= 0:
            found.append((main, spare))
    return found


def open_bonuses(state: State, token: Colour, leaves: bool) -> list[tuple[str, int]]:
    """The bonus action if it is possible, and with Pisces a gold instead, with the wisdom before each."""
    spare = wisdom_to_spare(state, BONUSES[token], leaves)
    found = [(BONUS, spare)] if spare >= 0 else []
    if state.has(Sign.PISCES):
        found.append((PISCES, state.me.goods.wisdom + state.me.goods.gold))
    return found


def bonus_is_open(state: State, errand: Errand) -> bool:
    """Whether the bonus is left; the archon has the colours of his advisors, also of new ones (page 20)."""
    return errand.bonus and (not errand.archon or state.tokens[errand.site - 1] in state.me.advisors)


def wisdom_to_spare(state: State, action: Action, leaves: bool) -> int:
    """The wisdom that can be paid before an action; negative if the action is impossible anyway."""
    price = action.cost
    for effect in action.effects:
        if condition := CONDITIONS.get(type(effect)):
            least = condition(state, effect, leaves)
            if least is None:
                return -1
            price = price.plus(least) if least is not FREE else price
    return state.me.goods.wisdom_beyond(price)


def recruiting(state: State, _effect: Recruitment, _leaves: bool) -> Goods | None:
    possible = state.me.free_bases and state.citizens
    return Goods(wisdom=citizen_price(state, 0)) if possible else None


def training(state: State, _effect: Training, leaves: bool) -> Goods | None:
    return LEAST_TRAINING if leaves or not is_on_last_space(state) else None


def climbing(state: State, effect: Pilgrimage, _leaves: bool) -> Goods | None:
    return FREE if effect.card or not is_on_all_tops(state, state.active) else None


def building(state: State, _effect: Purchase, _leaves: bool) -> Goods | None:
    return FREE if state.pool or state.me.aside else None


def hiring(state: State, _effect: Hiring, _leaves: bool) -> Goods | None:
    return FREE if state.speakers else None


# The least that has to be paid for an effect; None while it is impossible at any price.
CONDITIONS: Mapping[type, Callable[[State, Any, bool], Goods | None]] = {
    Recruitment: recruiting,
    Training: training,
    Pilgrimage: climbing,
    Purchase: building,
    Hiring: hiring,
}

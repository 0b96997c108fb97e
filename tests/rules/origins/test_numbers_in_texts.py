"""Numbers typed into short texts of abilities, actions and bonuses are those of the data.

Their sentences need other words for other numbers, so they are typed. Whoever corrects the data is told here
which sentence to correct with it.
"""

import re
from collections.abc import Iterator

import pytest
from msgspec import Struct

import data
from engines.core.text import Text, say
from engines.origins.components import BONUSES, BUILDINGS, MAINS, Goods
from engines.origins.components import tasks as t

KEYS = {
    **{f"origins-ability-{building.id}": (building.effects, Goods()) for building in BUILDINGS.values()},
    **{f"origins-action-{action.id}": (action.effects, action.cost) for action in MAINS.values()},
    **{f"origins-bonus-{action.id}": (action.effects, action.cost) for action in BONUSES.values()},
}
UNSAID = {"origins-action-training"}  # How much food is said where it is chosen, and in the rules.


def numbers(effect: Struct) -> Iterator[int]:
    """What a reader should be told; 0 is never said."""
    match effect:
        case t.Score(table=(_, *_) as table):
            yield from (*table, 1, len(table))
        case t.Score(points=points):
            yield points
        case t.Gain(stone=stone, food=food, wisdom=wisdom, gold=gold) | Goods(stone, food, wisdom, gold):
            yield from (stone, food, wisdom, gold)
        case t.Campaign(advance=steps) | t.Promotion(by=steps) | t.Choice(count=steps):
            yield steps
        case t.Pilgrimage(most=steps, gold=gold):
            yield from (steps, gold)
        case t.Homage() | t.Resetting():
            yield 1  # by the rules: a veteran loses 1, a mothership is set to 1


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("key", KEYS)
def test_the_numbers_of_a_text_are_those_of_the_data(key: str, language: str) -> None:
    effects, cost = KEYS[key]
    known = {number for effect in (*effects, cost) for number in numbers(effect)}
    said = {int(digits) for digits in re.findall(r"\d+", say(Text(key), language))}
    assert said - {0} <= known
    if key not in UNSAID:
        assert known - {0, 1} <= said  # One may be said by a word: “a stone”.

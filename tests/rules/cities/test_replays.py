"""Finished games of every kind are kept as text."""

from collections import Counter

from engines.cities.components import CITIES
from engines.cities.game import GAME
from engines.cities.moves import Build, Decline, Lay, Pick, Place, Rest, Send
from engines.cities.state import GoalScoring, Options
from engines.core.game import Setup
from engines.core.notation import verb
from engines.core.saves.codec import read_setup
from tests.replays.test_replays import RECORDS

KINDS = {"two": (2, "standard"), "two-long": (2, "long"), "three": (3, "standard"), "four": (4, "standard")}


def setup(name: str) -> Setup[Options]:
    return read_setup(GAME, RECORDS[f"cities-{name}"].setup.encode())


def test_every_number_of_players_and_the_long_game_have_a_replay() -> None:
    for name, (seats, length) in KINDS.items():
        assert setup(name).seats == seats
        assert setup(name).options.length == length


def test_every_city_has_a_replay() -> None:
    for city in CITIES:
        assert setup(city).options.city == city


def test_every_verb_is_played() -> None:
    verbs = Counter(
        move.split()[0] for record in RECORDS.values() if record.game == GAME.name for move in record.moves
    )
    assert verbs.keys() == {verb(kind) for kind in (Pick, Send, Lay, Place, Build, Decline, Rest)}
    assert min(verbs.values()) >= 5


def test_both_ways_to_score_goal_cards_are_played() -> None:
    assert {setup(name).options.goals for name in (*KINDS, *CITIES)} == set(GoalScoring)

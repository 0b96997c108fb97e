"""Moves as words, and refusals as sentences."""

from enum import StrEnum

import pytest
from msgspec import Struct

import engines
from engines.core.errors import GameOver, IllegalMove, UnknownGame
from engines.core.grids.hexes import Hex
from engines.core.notation import steps, words
from engines.core.text import Text, Who, say


class Colour(StrEnum):
    RED = "red"


class Paint(Struct, frozen=True):
    at: Hex
    colour: Colour
    coats: int


def test_a_move_is_its_verb_and_its_fields() -> None:
    assert words(Paint(Hex(2, -1), Colour.RED, 3)) == "paint 2 -1 red 3"


def test_a_place_is_one_step() -> None:
    assert steps(Paint(Hex(2, -1), Colour.RED, 3)) == ("paint", "2 -1", "red", "3")


def test_an_error_has_a_name_for_programs_and_a_sentence_for_people() -> None:
    error = GameOver(Text("game-over"))
    assert error.kind == "game_over"
    assert str(error) == "The game is over."
    assert IllegalMove(Text("game-over")).kind == "illegal_move"


def test_an_unknown_game_is_refused_and_told_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"no game called “chess”; there are: .*akropolis"):
        engines.game("chess")


def test_people_are_called_by_their_names() -> None:
    text = Text("akropolis-refilled", {"chief": Who(1), "tiles": 3})
    assert "Ola" in say(text, name=["Max", "Ola"].__getitem__)
    assert "#2" in say(text)


@pytest.mark.parametrize(
    ("count", "polish"),
    [(1, "1 kamień"), (2, "2 kamienie"), (4, "4 kamienie"), (5, "5 kamieni"), (22, "22 kamienie")],
)
def test_polish_counts_in_three_forms(count: int, polish: str) -> None:
    text = Text("akropolis-step-tile", {"tile": "x", "price": count})
    assert say(text, "pl") == f"x ({polish})"


def test_a_missing_sentence_or_argument_is_a_bug_not_a_blank() -> None:
    with pytest.raises(LookupError):
        say(Text("no-such-key"))
    with pytest.raises(LookupError):
        say(Text("akropolis-step-tile", {"price": 1}))

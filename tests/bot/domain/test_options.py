"""Options in words: however many of them are chosen, a list of choices can show them."""

from itertools import product

import pytest

import data
import engines
from bot.domain.options import sentences
from bot.ui.text.limits import CHOICE_LENGTH
from engines.core.game import AnyGame
from engines.core.options import Option, describe


def all_of(option: Option) -> list[str]:
    """All that can be chosen of an option at once, as code."""
    words = [choice.word for choice in option.choices]
    return (
        [f"{option.name}={','.join(words)}"]
        if option.several
        else [f"{option.name}={each}" for each in words]
    )


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
def test_all_options_together_fit_into_a_choice(game: AnyGame, language: str) -> None:
    for codes in product(*map(all_of, describe(game))):
        *_, shortest = sentences(game, " ".join(codes), language)
        assert len(shortest) <= CHOICE_LENGTH
        assert len(" ".join(codes)) <= CHOICE_LENGTH

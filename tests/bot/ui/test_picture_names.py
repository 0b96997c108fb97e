"""The buttons of pictures have one name for one thing: the board is what /board shows, in every game."""

import pytest

import data
import engines
from bot.ui.images import TABLE, picture_names
from engines.core.text import Text, say

BOARD = {"en": "Board", "pl": "Plansza"}


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("game", sorted(engines.games()))
def test_only_the_picture_of_all_cities_is_called_the_board(game: str, language: str) -> None:
    names = {name: say(Text(f"{game}-picture-{name}"), language) for name in picture_names(game)}
    assert names[TABLE] == BOARD[language]
    assert len(set(names.values())) == len(names)
    assert say(Text("command-board"), language) == BOARD[language].lower()

"""The button of the legend finds room in the rows of every message."""

import pytest

import engines
from bot.ui.components import Item, button, menu, option, private_message
from bot.ui.legend import with_legend
from bot.ui.routes import TurnLogPage
from engines.core.game import Setup
from tests.bot.ui.contexts import player_context


def buttons(count: int, start: int = 0) -> list[Item]:
    return [button(TurnLogPage(1, page), str(page)) for page in range(start, start + count)]


MENU: list[Item] = [menu([option(TurnLogPage(1, 99), "99")], "?")]


@pytest.mark.parametrize(
    ("rows", "lengths"),
    [
        ([], [1]),
        ([buttons(4)], [5]),
        ([buttons(5)], [5, 1]),
        ([buttons(2), MENU], [2, 1, 1]),
        ([buttons(5), MENU, buttons(2, 5)], [5, 1, 3]),
    ],
)
def test_it_is_in_the_last_row_of_buttons_or_in_a_row_of_its_own(
    rows: list[list[Item]], lengths: list[int]
) -> None:
    game = engines.game("akropolis")
    context = player_context(game, game.new(Setup(2, 1, game.options())))
    components = private_message("", rows=with_legend(context, rows)).view.to_components()
    assert [len(row["components"]) for row in components] == lengths
    assert components[-1]["components"][-1]["custom_id"] == "legend:1:5"

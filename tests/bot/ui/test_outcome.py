"""Which moves are made at once and which are previewed first, and how a question is put."""

import pytest

import engines
from bot.ui.panel.outcome import keeps_the_turn, path_title, question_title, reason_line
from bot.ui.panel.question_tree import question
from engines.core.game import Setup, find
from engines.origins.components.tasks import Promotion
from engines.origins.game import GAME as ORIGINS
from tests.bot.ui.contexts import player_context
from tests.laws.positions import walk
from tests.rules.origins.tables import asked as asked_for
from tests.rules.origins.tables import city, mine, play, rich, table


@pytest.mark.parametrize(
    ("game", "moves", "move", "at_once"),
    [
        ("cities", 7, "send attractions 3", True),
        ("founders", 3, "settle waterfall 0 -1", False),  # the turn goes on, but something is revealed
        ("akropolis", 0, "place 0 2 -1 1", False),  # the turn ends
    ],
)
def test_only_a_move_that_keeps_the_turn_and_reveals_nothing_is_made_at_once(
    game: str, moves: int, move: str, at_once: bool
) -> None:
    rules = engines.game(game)
    state = walk(rules, Setup(2, 0, rules.options()), dice=0, most=moves).state
    assert keeps_the_turn(player_context(rules, state), find(rules, state, move)) is at_once


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ((), "What will you do?"),
        (("visit",), "Whom do you send to a site?"),  # in the game's words
        (("close", "0 0"), "Close a district → Agora, Mint, Palace, Mint: which?"),
    ],
)
def test_every_question_is_put_in_words(path: tuple[str, ...], title: str) -> None:
    state = mine(table(), city=city("mint 1 0", "mint 1 1"))
    asked = question(ORIGINS.legal_moves(state), path)
    assert question_title(player_context(ORIGINS, state), asked, path) == title


def test_an_amount_is_asked_for_as_such() -> None:
    state = asked_for(table(), Promotion(2))
    path = ("promote", "red3")
    title = question_title(player_context(ORIGINS, state), question(ORIGINS.legal_moves(state), path), path)
    assert title == "Raise a freeman → red 3: how much?"


def test_what_was_chosen_is_named_shortly() -> None:
    state = play(rich(table()), "visit archon 2 building")
    assert path_title(player_context(ORIGINS, state), ("buy", "pool", "mint")) == "Build → Mint"


def test_a_reason_is_not_said_again() -> None:
    context = player_context(ORIGINS, table())
    move = find(ORIGINS, table(), "visit archon 3 temple")
    action = "1 stone: up to 2 steps on a temple, and its card"
    assert reason_line(context, move) == f"{action} · costs 1 stone"
    assert reason_line(context, move, said=f" · {action}") == "costs 1 stone"

"""Hints: they say the same numbers as the panel, and the search gets its seed from the bot's."""

import re
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

import data
import engines
from bot.services.thinking.search_jobs import SearchJobs
from bot.ui.panel import hint, question_panel
from bot.ui.panel.hint import hint_message, search_advice
from bot.ui.panel.question_panel import preview_message
from bot.ui.routes import PanelState
from engines.core.advice import Advice, Suggestion, Sureness
from engines.core.game import Setup
from engines.core.notation import steps, words
from engines.core.rng import Rng
from engines.core.search import random
from tests.bot.ui.contexts import player_context
from tests.laws.positions import walk


async def test_given_seeds_repeat_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, search = SearchJobs(seeds=lambda bits: 1000 + bits), AsyncMock()
    monkeypatch.setattr(jobs, "run", search)
    game = engines.game("akropolis")
    await search_advice(jobs, player_context(game, game.new(Setup(2, 1, game.options()))))
    *_, seed = search.call_args.args
    assert seed == 1064


AT_ONCE = re.compile(r"^-# (-?\d+) (?:point|points|punkt|punkty|punktów) (?:at once|od razu);", re.MULTILINE)
TOTAL = re.compile(r"(?:Total|Razem): (-?\d+) → \*\*(-?\d+)\*\*")


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", sorted(engines.games()))
async def test_a_hint_says_the_same_points_as_the_panel(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "_draw_ghost", AsyncMock(return_value=None))
    monkeypatch.setattr(hint, "private_message", lambda text, *_: text)
    monkeypatch.setattr(question_panel, "draw_all", AsyncMock())
    monkeypatch.setattr(question_panel, "private_message", lambda text, *_: text)
    game, gains = engines.game(name), set[int]()
    for dice in range(60):
        setup = Setup(game.seats[-1], dice, game.options())
        state = walk(game, setup, dice, most=2 * dice + 1).state
        if game.current(state) is None:
            continue
        context = replace(player_context(game, state), language=language)
        move, _ = random(game, context.view, Rng(dice))
        said = str(await hint_message(context, Advice((Suggestion(words(move), 0.0),), 4)))
        shown = str(await preview_message(context, move, PanelState(steps(move))))
        [gain] = map(int, AT_ONCE.findall(said))
        [(before, after)] = TOTAL.findall(shown) or [(0, 0)]
        assert gain == int(after) - int(before)
        assert all(each in said for each in shown.splitlines()[0].removeprefix("### ").split(": "))
        gains.add(gain)
    assert len(gains) > 1


NUMBERS = {
    "en": {
        "ahead": "4 points ahead of the best of the others after two more turns of yours",
        "behind": "1 point behind the best of the others after two more turns of yours",
        "level": "level with the best of the others after two more turns of yours",
        "loses": "2 points less than A by then",
        "later": "no fewer points than A by then, but less to come",
        "equal": "about as good as A",
        Sureness.SURE: "I am sure: played on 20 times, A led to more than B 19 times, to less once.",
        Sureness.LIKELY: "Rather sure: played on 20 times, A led to more than B 17 times, to less 3 times.",
        Sureness.CLOSE: "A close call: played on 20 times, A led to more than B 11 times, to less 9 times.",
    },
    "pl": {
        "ahead": "po dwóch kolejnych twoich turach przewaga 4 punktów nad najlepszą z pozostałych osób",
        "behind": "po dwóch kolejnych twoich turach strata 1 punktu do najlepszej z pozostałych osób",
        "level": "po dwóch kolejnych twoich turach remis z najlepszą z pozostałych osób",
        "loses": "do tego czasu o 2 punkty mniej niż A",
        "later": "do tego czasu nie mniej punktów niż A, ale mniej na później",
        "equal": "mniej więcej tak samo dobre jak A",
        Sureness.SURE: "Jestem pewny: na 20 prób A dało więcej niż B 19 razy, mniej 1 raz.",
        Sureness.LIKELY: "Raczej tak: na 20 prób A dało więcej niż B 17 razy, mniej 3 razy.",
        Sureness.CLOSE: "To prawie to samo: na 20 prób A dało więcej niż B 11 razy, mniej 9 razy.",
    },
}


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize(
    ("lead", "second", "said"),
    [
        (4.2, {"loss": 1.8, "worse": True, "beaten": 19, "beats": 1}, ("ahead", "loses", Sureness.SURE)),
        (-1.4, {"loss": -0.6, "worse": True, "beaten": 17, "beats": 3}, ("behind", "later", Sureness.LIKELY)),
        (0.3, {"loss": 3.0, "worse": False, "beaten": 11, "beats": 9}, ("level", "equal", Sureness.CLOSE)),
    ],
)
async def test_it_says_how_sure_it_is_and_what_the_second_best_loses(
    lead: float,
    second: dict[str, Any],
    said: tuple[str, ...],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hint, "_draw_ghost", AsyncMock(return_value=None))
    monkeypatch.setattr(hint, "private_message", lambda text, *_: text)
    game = engines.game("akropolis")
    context = replace(player_context(game, game.new(Setup(2, 1, game.options()))), language=language)
    best, other, *_ = map(words, game.legal_moves(context.view.state))
    suggestions = Suggestion(best, lead), Suggestion(other, 0.0, **second)
    text = str(await hint_message(context, Advice(suggestions, 20)))
    assert [phrase for phrase in NUMBERS[language].values() if phrase in text] == [
        NUMBERS[language][key] for key in said
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "31 points in all at the end of the game."), ("pl", "na koniec gry razem 31 punktów.")],
)
async def test_who_plays_alone_is_told_their_points(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "_draw_ghost", AsyncMock(return_value=None))
    monkeypatch.setattr(hint, "private_message", lambda text, *_: text)
    game = next(game for game in engines.games().values() if 1 in game.seats)
    context = replace(player_context(game, game.new(Setup(1, 1, game.options()))), language=language)
    advice = Advice((Suggestion(words(game.legal_moves(context.view.state)[0]), 31.2),), 4, ends=True)
    assert str(await hint_message(context, advice)).endswith(said)

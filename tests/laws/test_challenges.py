"""Every game has challenges, and nothing of what is hidden from their players shows in what they see."""

import asyncio

import pytest
from msgspec.structs import replace

import engines
from bot.domain.daily.challenge import Attempt, Challenge, play, resume, setup, start
from bot.domain.daily.generator import playable_games
from bot.domain.table import Person
from bot.storage.columns import to_json
from bot.ui.components import PrivateMessage
from bot.ui.daily.context import daily_context
from bot.ui.daily.messages import introduction, turn_message
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random
from render import Theme
from tests.sample_challenges import finished, sample

ADA = Person(1, "Ada")


def with_other_secrets(challenge: Challenge, seed: int) -> Challenge:
    """The same challenge as far as its player can tell: what is hidden is drawn anew, and so is the seed."""
    hidden = challenge.rules.imagine(Attempt(challenge).view, Rng(seed))
    other_setup = replace(setup(challenge), seed=seed)
    return replace(challenge, state=to_json(hidden), setup=to_json(other_setup))


def shown(challenge: Challenge) -> list[tuple[object, ...]]:
    """Everything that a player sees before the first move."""
    context = daily_context(Attempt(challenge), ADA, "en", Theme.DARK, wants_ideas=True)

    async def messages() -> list[PrivateMessage]:
        return [await introduction(context), await turn_message(context)]

    return [
        (each.text, each.view.to_components(), [file.content for file in each.attached])  # type: ignore[attr-defined] # images
        for each in asyncio.run(messages())
    ]


@pytest.mark.parametrize("game", playable_games())
def test_what_is_hidden_changes_nothing_that_is_shown(game: str) -> None:
    challenge = sample(game)
    other = with_other_secrets(challenge, 0xFEED)
    assert start(other) != start(challenge)
    assert shown(other) == shown(challenge)


@pytest.mark.parametrize("game", playable_games())
def test_no_seed_is_in_what_is_printed(game: str) -> None:
    challenge = sample(game)
    assert str(setup(challenge).seed) in challenge.setup
    assert str(setup(challenge).seed) not in repr(challenge)


@pytest.mark.parametrize("game", playable_games())
def test_the_same_moves_lead_everybody_to_the_same_city(game: str) -> None:
    first, second = (finished(Attempt(sample(game, turns=3))) for _ in range(2))
    assert first == second
    assert first.is_over
    assert resume(first.challenge, first.moves).points == first.points


@pytest.mark.parametrize("game", playable_games())
def test_a_challenge_ends_after_its_turns_and_waits_for_nobody(game: str) -> None:
    challenge = sample(game, turns=3)
    rng, attempt, turns = Rng(5), Attempt(challenge), set[int]()
    while not attempt.is_over:
        assert challenge.rules.current(attempt.state) == challenge.seat
        turns.add(attempt.turn)
        move, rng = random(challenge.rules, attempt.view, rng)
        attempt, _ = play(attempt, words(move))
    is_game_over = challenge.rules.current(attempt.state) is None
    assert turns == {1, 2, 3} or is_game_over
    assert attempt.turn == 4 or is_game_over


def test_all_games_for_two_have_challenges() -> None:
    assert {"akropolis", "cities", "founders", "origins"} <= {*playable_games()} <= {*engines.games()}

"""What every guide keeps: its pictures are of a game that was played, and its numbers are the engine's."""

from collections import Counter
from itertools import groupby

import pytest

import data
import engines
import render
from engines.core.game import AnyGame, Setup, find
from engines.core.guide import FIRST_TOPICS, read_guide
from engines.core.saves import replays
from engines.core.text import Text, keys, say
from tests.laws.positions import walk

GAMES = [pytest.param(game, id=name) for name, game in engines.games().items()]
MESSAGE = 2000  # characters that a message has room for
DICE = range(3)  # games played at random


def record(game: AnyGame) -> replays.Record:
    return read_guide(game.name, engines.package_of(game.name) or data.__name__)[1]


def topics(game: AnyGame) -> list[str]:
    return [page.topic for page in engines.guide(game.name).pages]


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_game_is_one_that_was_played_to_its_end(game: AnyGame) -> None:
    played = replays.check(game, record(game))
    assert game.current(played.state) is None, f"The recorded game of {game.name} is not over."


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_reads_the_aim_a_turn_and_the_scoring_first(game: AnyGame) -> None:
    assert tuple(topics(game)[: len(FIRST_TOPICS)]) == FIRST_TOPICS


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_are_exactly_the_topics_that_have_sentences(game: AnyGame) -> None:
    prefix = f"{game.name}-topic-"
    titles = [key.removeprefix(prefix) for key in keys("en") if key.startswith(prefix)]
    written = sorted(key.removesuffix("-title") for key in titles if key.endswith("-title"))
    assert sorted(topics(game)) == written, f"The guide to {game.name} and its sentences differ."


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_page_can_be_said_and_leaves_room_for_examples(game: AnyGame, language: str) -> None:
    for page in engines.guide(game.name).pages:
        key = f"{game.name}-topic-{page.topic}"
        said = say(Text(f"{key}-title"), language) + say(Text(key, game.topics.get(page.topic, {})), language)
        assert len(said) + 100 * (1 + len(page.examples)) <= MESSAGE, f"The page {key} is too long."


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_game_introduces_itself(game: AnyGame, language: str) -> None:
    assert 0 < len(say(Text(f"{game.name}-tagline"), language)) <= 45
    assert 0 < len(say(Text(f"{game.name}-about"), language)) <= 120


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_of_the_recorded_game_and_can_be_drawn(game: AnyGame) -> None:
    pictures = render.pictures(game.name)
    for moment in engines.guide(game.name).moments:
        assert moment.after <= len(record(game).moves), (
            f"{game.name}: there are fewer moves than {moment.after}."
        )
        state = engines.moment(game.name, moment.after)
        assert moment.picture in (*pictures.names(), *pictures.questions)
        assert moment.seat in (None, *range(len(game.scores(state))))
        if moment.ghost:
            find(game, state, moment.ghost)  # raises unless it is legal
            assert moment.seat == game.current(state), f"{game.name}: a ghost is a move of the seat to act."


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_an_example_is_what_the_engine_computes(game: AnyGame) -> None:
    for page in engines.guide(game.name).pages:
        for example in page.examples:
            assert page.shows, f"{game.name}: the examples of {page.topic} have no picture."
            assert page.shows.seat is not None, f"{game.name}: whose points are those of {page.topic}?"
            state = engines.moment(game.name, page.shows.after)
            computed = game.scores(state)[page.shows.seat].parts[example.part]
            assert example.points == computed, f"{game.name}: {page.topic}, {example.part}"


@pytest.mark.parametrize("game", GAMES)
def test_scoring_is_shown_by_examples(game: AnyGame) -> None:
    [scoring] = [page for page in engines.guide(game.name).pages if page.topic == "scoring"]
    assert scoring.examples, f"{game.name}: the page on scoring has no worked example."


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_explained_by_one_page(game: AnyGame) -> None:
    explained = Counter(verb for page in engines.guide(game.name).pages for verb in page.verbs)
    setups = [
        Setup(seats, dice, game.options()) for seats in (game.seats[0], game.seats[-1]) for dice in DICE
    ]
    moves = (*record(game).moves, *(move for setup in setups for move in walk(game, setup, setup.seed).moves))
    missing = {move.split()[0] for move in moves} - explained.keys()
    assert not missing, f"No page of {game.name} explains these verbs: {missing}"
    assert set(explained.values()) == {1}


@pytest.mark.parametrize("game", GAMES)
def test_refusals_are_sentences_of_the_game_and_stand_on_one_page_each(game: AnyGame) -> None:
    named = [key for page in engines.guide(game.name).pages for key in page.refusals]
    assert set(named) <= keys("en")
    assert len(named) == len(set(named))


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_turns_is_about_that_of_the_recorded_game(game: AnyGame) -> None:
    played = record(game).moves
    seats = [game.current(engines.moment(game.name, number)) for number in range(len(played))]
    turns = Counter(seat for seat, _ in groupby(seats))
    told = engines.guide(game.name).turns
    assert all(abs(turns[seat] - told) <= max(2, told // 5) for seat in turns), turns

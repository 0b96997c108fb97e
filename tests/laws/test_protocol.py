"""What every game must provide; a failure says what is missing and where to put it."""

import re
from typing import Any

import pytest
from hypothesis import given

import data
import engines
from engines.core.game import AnyGame, AnyMove, Played, Setup
from engines.core.notation import StepKind, step_kinds, steps
from engines.core.options import describe
from engines.core.text import Text, keys, say
from render import MOST_SEATS
from tests.laws.positions import any_position, walk

GAMES = pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
LANGUAGES = pytest.mark.parametrize("language", data.languages())
MESSAGE = 2000  # characters in a message of Discord


def assert_sentences(game: AnyGame, wanted: set[str]) -> None:
    for language in data.languages():
        missing = sorted(wanted - keys(language))
        assert not missing, f"{game.name} needs these sentences in locale/{language}: {', '.join(missing)}"


def test_there_are_games() -> None:
    assert engines.games(), "no package exports GAME"


@GAMES
def test_its_name_fits_into_keys_and_button_ids(game: AnyGame) -> None:
    assert re.fullmatch("[a-z][a-z0-9_]{1,19}", game.name), (
        f"{game.name!r}: a name is 2 to 20 lower-case letters, digits and underscores"
    )


@GAMES
def test_every_older_version_has_its_upgrade(game: AnyGame) -> None:
    missing = [version for version in range(1, game.version) if version not in game.upgrades]
    assert not missing, f"{game.name} has version {game.version} but no upgrades from {missing}"


@GAMES
def test_pictures_have_colours_for_all_its_seats(game: AnyGame) -> None:
    most = MOST_SEATS
    assert game.seats.step == 1, f"{game.name}: seats must be a range without gaps, not {game.seats}"
    assert game.seats, f"{game.name}: seats is an empty range"
    assert game.seats[0] >= 1, f"{game.name}: a game has at least 1 seat, not {game.seats[0]}"
    assert game.seats[-1] <= most, f"{game.name} seats {game.seats[-1]}, but pictures have {most} colours"


@GAMES
def test_it_has_a_title_and_names_for_the_parts_of_a_score(game: AnyGame) -> None:
    scores = game.scores(game.new(Setup(game.seats[0], 1, game.options())))
    assert_sentences(game, {f"{game.name}-title", *(f"{game.name}-part-{part}" for part in scores[0].parts)})


@GAMES
def test_every_option_can_be_offered_and_has_its_sentences(game: AnyGame) -> None:
    options = describe(game)
    labels = {choice.label.key for option in options for choice in option.choices}
    assert_sentences(game, {option.label.key for option in options} | labels)


@GAMES
@LANGUAGES
def test_every_page_of_the_rules_can_be_said_with_the_arguments_of_its_game(
    game: AnyGame, language: str
) -> None:
    prefix = f"{game.name}-topic-"
    found = {key.removeprefix(prefix) for key in keys(language) if key.startswith(prefix)}
    topics = {topic.removesuffix("-title") for topic in found} | game.topics.keys()
    assert_sentences(game, {f"{prefix}{topic}{part}" for topic in topics for part in ("", "-title")})
    for topic in topics:
        text = Text(f"{prefix}{topic}", game.topics.get(topic, {}))
        page = f"### {say(Text(f'{text.key}-title'), language)}\n{say(text, language)}"
        assert len(page) <= MESSAGE, f"{text.key} is longer than a message in {language}"
        unused = [name for name in text.args if not depends_on(text, name, language)]
        assert not unused, f"{text.key} in {language} does not use its arguments {unused}"


def depends_on(text: Text, name: str, language: str) -> bool:
    """Whether a sentence says something else if one of its arguments changes."""
    others = (Text(text.key, {**text.args, name: number}) for number in (1, 2, 99))
    return len({say(other, language) for other in others}) > 1


@GAMES
def test_options_left_alone_are_its_defaults(game: AnyGame) -> None:
    for option in describe(game):
        value = getattr(game.options(), option.field)
        count = len(value) if option.several else 1
        assert len(list(option.labels(value))) == count, (
            f"{game.name}: the default of {option.name!r} is not among its values: {option.known}"
        )


@GAMES
@LANGUAGES
def test_the_keys_of_its_sentences_begin_with_its_name(game: AnyGame, language: str) -> None:
    package = engines.package_of(game.name)
    files = data.sentences(language, package).values() if package else [data.sentences(language)[game.name]]
    found = re.findall(r"^([a-zA-Z][\w-]*) *=", "\n".join(files), re.MULTILINE)
    assert found, f"{game.name} has no sentences in locale/{language}"
    wrong = [key for key in found if not key.startswith(f"{game.name}-")]
    assert not wrong, f"these keys must begin with {game.name}-: {', '.join(wrong)}"


@given(any_position())
def test_every_step_of_a_move_has_its_kind(position: tuple[AnyGame, Played[Any]]) -> None:
    game, played = position
    samples: dict[type, AnyMove] = {type(move): move for move in game.legal_moves(played.state)}
    for kind, move in samples.items():
        kinds = step_kinds(kind)
        assert len(kinds) == len(steps(move)), f"{game.name}: {move} has other steps than its class says"
        assert kinds[0] is StepKind.WHAT, f"{game.name}: the verb of {move} is a place or an amount"


@given(any_position())
def test_a_skip_is_a_legal_move_that_passes_the_turn(position: tuple[AnyGame, Played[Any]]) -> None:
    game, played = position
    move = game.skip(played.state)
    if move is not None:
        assert move in game.legal_moves(played.state), f"{game.name}: the skip {move} is not legal"
        after = game.apply(played.state, move).state
        assert game.current(after) != game.current(played.state), f"{game.name}: {move} keeps the turn"


@GAMES
def test_nobody_can_skip_once_the_game_is_over(game: AnyGame) -> None:
    state = walk(game, Setup(game.seats[-1], 1, game.options()), 1).state
    assert game.skip(state) is None, f"{game.name}: skip must give None where no move is legal"


@given(any_position())
def test_exactly_the_moves_with_a_place_have_a_position(position: tuple[AnyGame, Played[Any]]) -> None:
    game, played = position
    view = game.view(played.state, game.current(played.state))
    for move in game.legal_moves(played.state):
        kind: type = type(move)
        has_place = StepKind.WHERE in step_kinds(kind)
        assert (game.position(view, move) is not None) is has_place, f"{game.name}: {move}"

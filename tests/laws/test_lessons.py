"""What holds in every lesson of every game that has one."""

from collections.abc import Iterator

import pytest

import data
import engines
import render
from bot.domain.people.lessons import (
    Lesson,
    LessonStep,
    Progress,
    Walk,
    begin,
    games_with_lessons,
    go_back,
    go_on,
    lesson_of,
    play,
    resume,
    sentence,
)
from bot.ui.images import CITY, question_pictures
from engines.core.game import AnyMove, find
from engines.core.notation import steps, words
from engines.core.rng import Rng
from engines.core.search import Player, greedy, random
from engines.core.text import Text, keys, say
from render import RenderRequest

LENGTHS = range(8, 16)  # steps
LONGEST_TEXT = 300  # characters of a step: with its picture and buttons it fits a phone's screen
LONGEST_REPLY = 130  # characters
LONGEST_ANSWER = 40  # characters on a button
LETTERS = "abcdefgh"

GAMES = [pytest.param(name, id=name) for name in games_with_lessons()]


def lesson(name: str) -> Lesson:
    found = lesson_of(name)
    assert found
    return found


def known_walks(name: str) -> Iterator[Walk]:
    """The lesson at each step whose position is known."""
    walk = begin(name, lesson(name))
    for _ in lesson(name).known_steps[:-1]:
        yield walk
        walk = go_on(walk)
    yield walk


def marked(walk: Walk) -> list[AnyMove]:
    return [find(walk.game, walk.state, each) for each in walk.step.pointed_at]


def keys_of(name: str, step: LessonStep) -> Iterator[str]:
    """Every key that a step uses."""
    key = f"{name}-lesson-{step.text}"
    yield key
    for letter in LETTERS[: step.choices] if step.choices > 1 else "":
        yield f"{key}-{letter}-reply"
        if step.answers:
            yield f"{key}-{letter}"


def test_all_four_games_can_be_learned() -> None:
    assert set(games_with_lessons()) >= {"akropolis", "cities", "founders", "origins"}


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short_and_ends_with_free_decisions_and_a_score(name: str) -> None:
    found = lesson(name).steps
    assert len(found) in LENGTHS
    assert len({step.text for step in found}) == len(found)
    assert [step.score for step in found] == [False] * (len(found) - 1) + [True]
    assert any(step.own for step in found)
    assert any(step.choices > 1 for step in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_step_is_one_thing_and_nothing_is_pointed_at_after_a_free_decision(name: str) -> None:
    known = lesson(name).known_steps
    for number, step in enumerate(lesson(name).steps):
        assert bool(step.do) + bool(step.answers) + bool(step.show) + step.own + step.score <= 1
        assert step.choices == 0 or step.right in range(step.choices)
        assert number in known or not (step.pointed_at or step.then)
        assert not (step.own and step.then)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_lesson_is_legal_and_the_learner_is_to_act(name: str) -> None:
    for walk in known_walks(name):
        assert len(marked(walk)) == len(walk.step.pointed_at)
        assert walk.game.current(walk.state) == walk.lesson.seat


@pytest.mark.parametrize("name", GAMES)
def test_the_right_answer_is_never_worse_than_the_others(name: str) -> None:
    for walk in known_walks(name):
        seat, totals = walk.lesson.seat, []
        for move in marked(walk) if len(walk.step.do) > 1 else []:
            after = walk.game.apply(walk.state, move).state
            totals.append(walk.game.scores(after)[seat].total)
        assert not totals or totals[walk.step.right] == max(totals)


@pytest.mark.parametrize("name", GAMES)
def test_every_mark_can_be_seen_in_the_picture_of_its_step(name: str) -> None:
    for walk in known_walks(name):
        moves, view = marked(walk), walk.game.view(walk.state, walk.lesson.seat)
        path = steps(moves[0]) if len(moves) == 1 else ()
        pictures = (walk.step.picture,) if walk.step.picture else question_pictures(name, view, path)
        marks = dict(zip("ABCDEFGH", moves, strict=False)) if len(moves) > 1 else {}
        ghost = moves[0] if len(moves) == 1 else None
        for picture in pictures if moves else ():
            plain = render.draw(name, view, RenderRequest(picture, walk.lesson.seat))
            shown = render.draw(name, view, RenderRequest(picture, walk.lesson.seat, marks, ghost=ghost))
            assert shown.png != plain.png, f"{walk.step.text}: nothing is marked"
            for letter in marks:
                others = {each: move for each, move in marks.items() if each != letter}
                less = render.draw(name, view, RenderRequest(picture, walk.lesson.seat, others))
                assert less.png != shown.png, f"{walk.step.text}: {letter} is not marked"


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_of_a_lesson_exists(name: str) -> None:
    for step in lesson(name).steps:
        render.pictures(name).painter(step.picture or CITY)


@pytest.mark.parametrize("name", GAMES)
def test_the_words_are_whole_and_short_in_every_language(name: str) -> None:
    used = {key for step in lesson(name).steps for key in keys_of(name, step)}
    for language in data.languages():
        assert {key for key in keys(language) if key.startswith(f"{name}-lesson-")} == used
    for number, step in enumerate(lesson(name).steps):
        walk = begin(name, lesson(name)).to(
            Progress(number, lesson(name).moves_before(min(number, lesson(name).known_steps[-1])))
        )
        for language in data.languages():
            assert len(say(sentence(walk), language)) <= LONGEST_TEXT, step.text
            for letter in LETTERS[: step.choices] if step.choices > 1 else "":
                assert len(say(sentence(walk, letter, "reply"), language)) <= LONGEST_REPLY
                if step.answers:
                    assert len(say(sentence(walk, letter), language)) <= LONGEST_ANSWER


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("choose", [greedy, random])
def test_a_lesson_can_be_walked_to_its_end(name: str, choose: Player) -> None:
    walk, rng = begin(name, lesson(name)), Rng(5)
    while not walk.is_over:
        assert resume(name, walk.lesson, walk.progress) == walk
        if not walk.step.own:
            walk = go_on(walk)
            continue
        assert walk.game.current(walk.state) == walk.lesson.seat
        move, rng = choose(walk.game, walk.game.view(walk.state, walk.lesson.seat), rng)
        walk, events = play(walk, words(move))
        assert events
    assert resume(name, walk.lesson, walk.progress) == walk


@pytest.mark.parametrize("name", GAMES)
def test_a_sensible_learner_ends_with_points_in_more_than_one_category(name: str) -> None:
    walk, rng = begin(name, lesson(name)), Rng(5)
    while not walk.is_over:
        if walk.step.own:
            move, rng = greedy(walk.game, walk.game.view(walk.state, walk.lesson.seat), rng)
            walk, _ = play(walk, words(move))
        else:
            walk = go_on(walk)
    score = walk.game.scores(walk.state)[walk.lesson.seat]
    assert sum(points > 0 for points in score.parts.values()) > 1


@pytest.mark.parametrize("name", GAMES)
def test_back_leads_to_the_step_before(name: str) -> None:
    before: Walk | None = None
    for walk in known_walks(name):
        assert walk.can_go_back == (before is not None)
        if before is not None:
            assert go_back(walk) == before
        before = walk


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_lesson_that_no_longer_fits_begins_again(name: str) -> None:
    start = begin(name, lesson(name))
    *_, last = known_walks(name)
    changed = Progress(last.progress.step, ("nonsense", *last.progress.moves[1:]))
    assert resume(name, lesson(name), changed) == start
    assert resume(name, lesson(name), Progress(99, last.progress.moves)) == start
    own = Progress(last.progress.step, (*last.progress.moves, "a move that was legal once"))
    assert resume(name, lesson(name), own) == start
    assert resume(name, lesson(name), None) == start


def test_a_game_without_a_lesson_is_not_offered() -> None:
    without = set(engines.games()) - set(games_with_lessons())
    assert all(data.lesson(name, engines.package_of(name)) is None for name in without)
    assert data.lesson("chess") is None
    assert say(Text("lesson-none"))

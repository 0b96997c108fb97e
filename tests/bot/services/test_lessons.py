"""People's lessons over a real file: two presses at once, two people, and erasure."""

import asyncio

import pytest

from bot.domain.people.lessons import Progress, go_on
from bot.services.people.lessons import Lessons, NoLesson
from tests.bot.harness import ANN, BOB, Harness


@pytest.fixture
def lessons(harness: Harness) -> Lessons:
    return Lessons(harness.database)


async def test_a_new_learner_is_at_the_first_step(lessons: Lessons) -> None:
    walk = await lessons.of_person(ANN.id, "cities")
    assert walk.progress.step == 0
    assert not await lessons.begun(ANN.id)


async def test_two_presses_at_once_go_one_step(lessons: Lessons) -> None:
    walk = await lessons.of_person(ANN.id, "cities")
    both = await asyncio.gather(*(lessons.move(ANN, walk, go_on(walk)) for _ in range(2)))
    assert [each.progress.step for each in both] == [1, 1]
    assert (await lessons.of_person(ANN.id, "cities")).progress.step == 1


async def test_a_press_from_an_older_step_changes_nothing(lessons: Lessons) -> None:
    first = await lessons.of_person(ANN.id, "cities")
    second = await lessons.move(ANN, first, go_on(first))
    third = await lessons.move(ANN, second, go_on(second))
    assert await lessons.move(ANN, first, go_on(first)) == third
    assert await lessons.of_person(ANN.id, "cities") == third


async def test_restarting_keeps_that_it_was_finished(lessons: Lessons) -> None:
    walk = await lessons.of_person(ANN.id, "akropolis")
    last = walk.to(Progress(walk.lesson.last, walk.lesson.moves))
    await lessons.move(ANN, walk, last)
    assert (await lessons.begun(ANN.id))["akropolis"].finished
    again = await lessons.restart(ANN, "akropolis")
    stored = (await lessons.begun(ANN.id))["akropolis"]
    assert (stored.progress, stored.finished) == (again.progress, True)
    assert again.progress.step == 0


async def test_an_erased_person_leaves_no_lesson(harness: Harness, lessons: Lessons) -> None:
    for person in (ANN, BOB):
        walk = await lessons.of_person(person.id, "origins")
        await lessons.move(person, walk, go_on(walk))
    await harness.erasure.erase(BOB)
    assert not await lessons.begun(BOB.id)
    assert "origins" in await lessons.begun(ANN.id)
    rows = await harness.database.read(lambda db: db.execute("SELECT person FROM lessons").fetchall())
    assert rows == [(ANN.id,)]


async def test_a_game_without_a_lesson_is_refused(lessons: Lessons) -> None:
    for name in ("chess", ""):
        with pytest.raises(NoLesson):
            await lessons.of_person(ANN.id, name)

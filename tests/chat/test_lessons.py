"""/learn: every lesson played to its end by pressing what is on offer, stopped, resumed and repeated."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.domain.people.lessons import Lesson, games_with_lessons, lesson_of
from bot.local.interactions import InteractionType
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.ui.routes import (
    AnswerStep,
    LessonConfirm,
    LessonPick,
    LessonPickIdea,
    OpenLesson,
    RestartLesson,
    Route,
    StepOn,
    decode,
)
from tests.chat.match import Json, is_private
from tests.chat.vocabulary import foreign_words
from tests.local.sample import running
from tests.seeds import Seeds

COMMANDS = {"en": "/learn", "pl": "/nauka"}
STEP = re.compile(r"· (\d+) / (\d+)")
MOST_PRESSES = 60


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found
    return found


def step_of(message: Json) -> int:
    """The number of the step that a message shows, from 1."""
    found = STEP.search(screen.words(message))
    assert found, screen.words(message)
    return int(found[1])


def controls(message: Json) -> dict[str, Route]:
    """Everything that can be pressed or chosen, by its id."""
    pressed = {each["custom_id"]: each for each in screen.buttons(message) if not each.get("disabled")}
    chosen = {each["value"]: each for menu in screen.menus(message) for each in menu["options"]}
    return {custom_id: decode(custom_id) for custom_id in (*pressed, *chosen)}


async def use(person: Person, message: Json, what: str) -> Json:
    """Press a button or choose an option; the message afterwards, even if its picture comes late."""
    if any(what in (each["custom_id"], each["label"]) for each in screen.buttons(message)):
        await person.click(what, message=message["id"])
    else:
        await person.choose(what, message=message["id"])
    return await person.sees(lambda now: now["id"] == message["id"] and now != message)


def found(message: Json, *kinds: type[Route]) -> list[str]:
    """The ids of some kinds of controls, in the order of the kinds."""
    offered = controls(message)
    return [each for kind in kinds for each, route in offered.items() if type(route) is kind]


async def go_on(person: Person, message: Json, game: str) -> Json:
    """One press that goes on: of several answers, first the wrong ones, which are answered kindly."""
    number, steps = step_of(message), lesson(game).steps
    step = steps[number - 1]
    if step.own:
        own = found(message, LessonConfirm, LessonPickIdea, LessonPick)
        return await use(person, message, own[0])
    if not step.choices:
        [on] = found(message, StepOn)
        return await use(person, message, on)
    answers = {decode(each): each for each in found(message, AnswerStep)}
    for wrong in (each for each in range(step.choices) if each != step.right):
        message = await use(person, message, answers[AnswerStep(game, number - 1, wrong)])
        assert "↺" in screen.words(message)
        assert step_of(message) == number
    after = await use(person, message, answers[AnswerStep(game, number - 1, step.right)])
    assert step_of(after) == number + 1
    assert ("✓" in screen.words(after)) == (step.choices > 1)
    return after


async def go_to(person: Person, message: Json, game: str, number: int, language: str = "en") -> Json:
    """Walk to a step; each message is private, whole and in one language, and has a picture."""
    for _ in range(MOST_PRESSES):
        assert is_private(message)
        assert message["attachments"]
        assert not foreign_words(message, language)
        if step_of(message) == number:
            return message
        before = step_of(message)
        after = await go_on(person, message, game)
        assert after["id"] == message["id"]
        assert step_of(after) in (before, before + 1)
        message = after
    raise AssertionError(f"step {number} was not reached")


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", games_with_lessons())
async def test_every_lesson_can_be_played_to_its_end(server: Server, game: str, language: str) -> None:
    ada = server.person("Ada")
    server.world.set_person(ada.id, locale="pl" if language == "pl" else "en-US")
    first = await ada.slash(COMMANDS[language], game=game)
    assert step_of(first) == 1
    count = len(lesson(game).steps)
    last = await go_to(ada, first, game, count, language)
    total = re.search(r"(?:Together|Razem): \*\*(\d+)\*\*", screen.words(last))
    assert total
    assert int(total[1]) > 0
    assert ada.picture(last).startswith(b"\x89PNG")
    assert found(last, RestartLesson)
    assert not found(last, StepOn, AnswerStep)


@pytest.mark.usefixtures("bot")
async def test_without_a_game_one_chooses_and_sees_how_far_one_is(server: Server) -> None:
    ada = server.person("Ada")
    choice = await ada.slash("/learn")
    assert [route.game for route in controls(choice).values() if isinstance(route, OpenLesson)] == list(
        games_with_lessons()
    )
    count = len(lesson("cities").steps)
    assert f"**Cities**: {count} short steps" in screen.words(choice)
    first = await use(ada, choice, "Cities")
    assert first["id"] == choice["id"]
    await go_to(ada, first, "cities", 3)
    again = screen.words(await ada.slash("/learn"))
    assert f"**Cities**: you are at step 3 of {count}" in again
    assert f"**Akropolis**: {len(lesson('akropolis').steps)} short steps" in again


@pytest.mark.usefixtures("bot")
async def test_a_lesson_can_be_stopped_resumed_gone_back_and_repeated(server: Server) -> None:
    ada, count = server.person("Ada"), len(lesson("akropolis").steps)
    message = await go_to(ada, await ada.slash("/learn", game="akropolis"), "akropolis", 4)
    paused = await use(ada, message, "Stop")
    assert "Your lesson is kept at step 4." in screen.words(paused)
    resumed = await use(ada, paused, "Go on")
    assert step_of(resumed) == 4
    back = await use(ada, resumed, "◀")
    assert step_of(back) == 3
    last = await go_to(ada, await ada.slash("/learn", game="akropolis"), "akropolis", count)
    assert step_of(await ada.slash("/learn", game="akropolis")) == 1  # A finished lesson begins again.
    again = await use(ada, last, "Once more")
    assert step_of(again) == 1
    choice = screen.words(await ada.slash("/learn"))
    assert "**Akropolis**: ✓ learned" in choice


@pytest.mark.usefixtures("bot")
async def test_a_press_on_an_outdated_step_shows_the_present_one(server: Server) -> None:
    ada = server.person("Ada")
    old = await ada.slash("/learn", game="origins")
    new = await go_to(ada, await ada.slash("/learn", game="origins"), "origins", 4)
    [on] = found(old, StepOn)
    shown = await use(ada, old, on)
    assert step_of(shown) == 4
    assert step_of(await go_on(ada, new, "origins")) == 5


@pytest.mark.usefixtures("bot")
async def test_lessons_of_two_people_are_apart(server: Server) -> None:
    ada, bruno = server.person("Ada"), server.person("Bruno")
    await go_to(ada, await ada.slash("/learn", game="founders"), "founders", 6)
    assert step_of(await bruno.slash("/learn", game="founders")) == 1
    assert step_of(await ada.slash("/learn", game="founders")) == 6


@pytest.mark.usefixtures("bot")
async def test_the_legend_opens_beside_a_step(server: Server) -> None:
    ada = server.person("Ada")
    message = await ada.slash("/learn", game="cities")
    legend = await ada.click("?", message=message["id"])
    assert legend["id"] != message["id"]
    assert screen.words(legend).startswith("### What the pictures show: Cities")
    assert step_of(await go_on(ada, message, "cities")) == 2


@pytest.mark.usefixtures("bot")
async def test_a_direct_message_teaches_too(server: Server) -> None:
    ada = server.person("Ada")
    ada.channel = server.world.direct_channel(ada.id)["id"]
    assert step_of(await ada.slash("/learn", game="akropolis")) == 1


async def test_a_restart_in_the_middle_loses_nothing(server: Server, database: Path, seeds: Seeds) -> None:
    ada, count = server.person("Ada"), len(lesson("founders").steps)
    own = lesson("founders").known_steps[-1] + 1

    @asynccontextmanager
    async def bot() -> AsyncIterator[Tessera]:
        make = partial(create_bot, database, pause=0, seeds=seeds)
        async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as started:
            yield started

    async with bot():
        message = await go_to(ada, await ada.slash("/learn", game="founders"), "founders", own)
        message = await go_on(ada, message, "founders")  # in the middle of a turn of one's own
    async with bot():
        assert step_of(await go_to(ada, message, "founders", count)) == count


@pytest.mark.usefixtures("bot")
async def test_an_erased_person_begins_anew(server: Server) -> None:
    ada = server.person("Ada")
    await go_to(ada, await ada.slash("/learn", game="cities"), "cities", 4)
    ask = await ada.slash("/forget me")
    assert "lessons" in screen.words(ask)
    await ada.click("Forget me", message=ask["id"])
    assert step_of(await ada.slash("/learn", game="cities")) == 1


@pytest.mark.parametrize(
    ("number", "custom_id", "answer"),
    [
        (1, "lo:dominoes", "There is no lesson for this game."),
        (1, "ln:dominoes:0", "There is no lesson for this game."),
        (1, "ll:dominoes", "I do not know this button"),
        (1, "la:akropolis:0:0", "I do not know this button"),  # It has no answers.
        (1, "lb:akropolis:0", "I do not know this button"),
        (3, "ln:akropolis:2", "I do not know this button"),  # A move is to be made.
        (7, "la:akropolis:6:2", "I do not know this button"),
        (12, "ln:akropolis:11", "I do not know this button"),
        (12, "ld:akropolis:8:fly", "is not a move"),
        (12, "ld:akropolis:8:place/9/9 9/9", "no position 9"),
        (12, "lp:akropolis:8:0.0/fly", "I do not know this button"),
    ],
)
@pytest.mark.usefixtures("bot")
async def test_a_forged_button_is_refused_and_changes_nothing(
    server: Server, number: int, custom_id: str, answer: str
) -> None:
    ada = server.person("Ada")
    message = await go_to(ada, await ada.slash("/learn", game="akropolis"), "akropolis", number)
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    server.interactions.open(ada.id, ada.channel, InteractionType.COMPONENT, data, message=message["id"])
    await ada.sees(answer)
    assert step_of(await ada.slash("/learn", game="akropolis")) == number

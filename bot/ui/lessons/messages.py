"""The messages of a lesson: the choice of a game, each step, and the pause."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase

import discord

import render
from bot.domain.people.lessons import Walk, games_with_lessons, lesson_of, sentence
from bot.storage.people.lesson_rows import StoredLesson
from bot.ui.components import ROW_LENGTH, Button, PrivateMessage, button, private_message
from bot.ui.images import CITY, Image, draw, question_pictures
from bot.ui.lessons.context import LessonContext
from bot.ui.panel.controls import signs_button
from bot.ui.panel.question_panel import current_question, panel_message
from bot.ui.routes import (
    AnswerStep,
    ChooseLesson,
    OpenLesson,
    PanelState,
    PauseLesson,
    RestartLesson,
    StepBack,
    StepOn,
)
from bot.ui.text.command_mentions import with_mentions
from engines.core.game import AnyMove, find
from engines.core.notation import steps
from engines.core.text import Argument, Text, say

PRIMARY = discord.ButtonStyle.primary


# The choice of a game.


def choice_message(begun: Mapping[str, StoredLesson], language: str) -> PrivateMessage:
    """All games that can be learned, and how far the reader is in each."""
    names = games_with_lessons()
    lines = [f"### {say(Text('lesson-choose'), language)}", say(Text("lesson-choose-about"), language)]
    lines += [f"- {_choice_line(name, begun.get(name), language)}" for name in names]
    buttons = [
        button(OpenLesson(name), say(Text(f"{name}-title"), language), style=PRIMARY) for name in names
    ]
    rows = [buttons[first : first + ROW_LENGTH] for first in range(0, len(buttons), ROW_LENGTH)]
    return private_message("\n".join(lines), rows=rows)


def _choice_line(name: str, stored: StoredLesson | None, language: str) -> str:
    lesson = lesson_of(name)
    count = len(lesson.steps) if lesson else 0
    number = stored.progress.step + 1 if stored else 0
    state = "finished" if stored and stored.finished else "begun" if number > 1 else "new"
    args: dict[str, Argument] = {"game": Text(f"{name}-title"), "number": number, "count": count}
    return say(Text(f"lesson-is-{state}", args), language)


def pause_message(walk: Walk, language: str) -> PrivateMessage:
    """Where the lesson will go on."""
    text = say(Text("lesson-paused", {"number": walk.progress.step + 1}), language)
    on = button(OpenLesson(walk.game.name), say(Text("lesson-go-on"), language), style=PRIMARY)
    return private_message(with_mentions(text), rows=[[on]])


# A step.


async def step_message(
    context: LessonContext, said: Sequence[str] = (), *, goes_on: bool = False
) -> PrivateMessage:
    """The step where the learner is, below what is said about their last press.

    A turn that goes on does not repeat the text of its step, so that the question is on the screen.
    """
    walk = context.walk
    text = [] if goes_on else [context.say_text(sentence(walk)), *_score_lines(context)]
    lines = [position_line(context), *said, *text]
    words = with_mentions("\n".join(filter(None, lines)))
    if walk.step.own:
        start = PanelState()
        return await panel_message(context, start, current_question(context, start), words)
    return private_message(words, await _draw(context), [list(_buttons(context))])


def position_line(context: LessonContext) -> str:
    """The game, and which of its steps this is."""
    walk = context.walk
    number, count = walk.progress.step + 1, len(walk.lesson.steps)
    return f"**{context.say('lesson-step', game=context.title, number=number, count=count)}**"


def reply_line(walk: Walk, answer: int, context: LessonContext) -> str:
    """What is said to an answer; nothing where there was no other."""
    if walk.step.choices == 1:
        return ""
    reply = context.say_text(sentence(walk, letter(answer), "reply"))
    return context.say("lesson-right" if answer == walk.step.right else "lesson-other", reply=reply)


def letter(answer: int) -> str:
    """The name of an answer in the keys of its sentences."""
    return ascii_uppercase[answer].lower()


def _score_lines(context: LessonContext) -> Iterator[str]:
    """How the learner's points come about, by category; in the end."""
    if not context.walk.step.score:
        return
    state = context.view.state
    score, explained = context.game.scores(state)[context.seat], context.game.breakdown(state, context.seat)
    names = {part: context.say(f"{context.game.name}-part-{part}") for part in score.parts}
    for part, points in score.parts.items():
        if points:
            terms = " + ".join(render.written(explained[part].terms)) if part in explained else ""
            yield f"- {names[part]}: {f'{terms} = ' if terms else ''}**{points}**"
    yield context.say("lesson-total", points=score.total)
    if empty := [names[part] for part, points in score.parts.items() if not points]:
        yield f"-# {context.say('lesson-empty', parts=', '.join(empty))}"


async def _draw(context: LessonContext) -> Sequence[Image]:
    """The pictures of a step: one move that is pointed at is a ghost, several have letters."""
    step, state = context.walk.step, context.view.state
    moves = [find(context.game, state, each) for each in step.pointed_at]
    ghost = moves[0] if len(moves) == 1 else None
    marks = dict(zip(ascii_uppercase, moves, strict=False)) if len(moves) > 1 else {}
    names = (step.picture,) if step.picture else _names(context, moves)
    drawn = (draw(context, context.view, name, seat=context.seat, marks=marks, ghost=ghost) for name in names)
    return await asyncio.gather(*drawn)


def _names(context: LessonContext, moves: Sequence[AnyMove]) -> tuple[str, ...]:
    """The pictures of what is pointed at; without that, the learner's city."""
    if not moves:
        return (CITY,)
    path = steps(moves[0]) if len(moves) == 1 else ()
    return question_pictures(context.game.name, context.view, path)


def _buttons(context: LessonContext) -> Iterator[Button]:
    """One row of short ones, because a phone should show text, picture and buttons together."""
    yield from _answer_buttons(context)
    yield from _walk_buttons(context)
    yield signs_button(context)


def _answer_buttons(context: LessonContext) -> Iterator[Button]:
    walk = context.walk
    for answer in range(walk.step.choices):
        route = AnswerStep(walk.game.name, walk.progress.step, answer)
        yield button(route, _answer_label(context, answer), style=PRIMARY)


def _answer_label(context: LessonContext, answer: int) -> str:
    step = context.walk.step
    if step.answers:
        return context.say_plainly(sentence(context.walk, letter(answer)))
    return context.say("lesson-do") if len(step.do) == 1 else ascii_uppercase[answer]


def _walk_buttons(context: LessonContext) -> Iterator[Button]:
    """On and back; in the end, once more or another game."""
    walk, name, number = context.walk, context.game.name, context.walk.progress.step
    if walk.is_over:
        yield button(RestartLesson(name), context.say("lesson-again"))
        yield button(ChooseLesson(), context.say("lesson-other-game"), style=PRIMARY)
        return
    if not walk.step.choices:
        yield button(StepOn(name, number), context.say("lesson-on"), style=PRIMARY)
    if walk.can_go_back:
        yield button(StepBack(name, number), "◀")
    if not walk.step.choices:
        yield button(PauseLesson(name), context.say("lesson-pause"))

"""Learning a game: choosing it, walking through its lesson, and playing its free decisions in the panel.

A press on an outdated step does nothing but show where the lesson is.
"""

from collections.abc import Sequence

from bot.domain.people import lessons
from bot.domain.people.lessons import Walk
from bot.handlers.context import Interaction, person, theme_here
from bot.ui.lessons.context import LessonContext, lesson_context
from bot.ui.lessons.messages import choice_message, pause_message, position_line, reply_line, step_message
from bot.ui.panel.outcome import keeps_the_turn
from bot.ui.panel.question_panel import current_question, events_line, next_message, panel_message
from bot.ui.responses import show
from bot.ui.routes import (
    AnswerStep,
    ChooseLesson,
    LessonAim,
    LessonConfirm,
    LessonPick,
    LessonPickIdea,
    OpenLesson,
    PauseLesson,
    RestartLesson,
    StepBack,
    StepOn,
    UnknownButton,
)
from bot.ui.text.language import reader_language
from bot.ui.text.limits import shortened
from engines.core.notation import words

LONGEST_EVENTS = 80  # characters of what has just happened: the text of the step matters more


async def choose_lesson(interaction: Interaction, route: ChooseLesson | None = None) -> None:
    """Show the games that can be learned."""
    del route
    begun = await interaction.client.lessons.begun(interaction.user.id)
    await show(interaction, choice_message(begun, reader_language(interaction)))


async def open_lesson(interaction: Interaction, route: OpenLesson) -> None:
    """Begin, or go on where the person stopped; a lesson that was finished begins again."""
    walk = await _walk(interaction, route.game)
    if walk.is_over:
        await _restart(interaction, route.game)
    else:
        await _show(interaction, walk)


async def restart_lesson(interaction: Interaction, route: RestartLesson) -> None:
    await _restart(interaction, route.game)


async def _restart(interaction: Interaction, game: str) -> None:
    await _show(interaction, await interaction.client.lessons.restart(person(interaction), game))


async def pause_lesson(interaction: Interaction, route: PauseLesson) -> None:
    await show(interaction, pause_message(await _walk(interaction, route.game), reader_language(interaction)))


async def step_on(interaction: Interaction, route: StepOn) -> None:
    """Go on from a step that is only told."""
    walk = await _walk_at(interaction, route)
    if walk is None:
        return
    if walk.step.choices or walk.step.own or walk.is_over:
        raise UnknownButton
    await _move(interaction, walk, lessons.go_on(walk))


async def step_back(interaction: Interaction, route: StepBack) -> None:
    walk = await _walk_at(interaction, route)
    if walk is None:
        return
    if not walk.can_go_back:
        raise UnknownButton
    await _move(interaction, walk, lessons.go_back(walk))


async def answer_step(interaction: Interaction, route: AnswerStep) -> None:
    """Go on after the right answer; any other is answered kindly, and the step stays."""
    walk = await _walk_at(interaction, route)
    if walk is None:
        return
    if route.answer not in range(walk.step.choices):
        raise UnknownButton
    said = reply_line(walk, route.answer, _context(interaction, walk))
    right = route.answer == walk.step.right
    await _move(interaction, walk, lessons.go_on(walk) if right else walk, [said])


async def _walk_at(interaction: Interaction, route: StepOn | StepBack | AnswerStep) -> Walk | None:
    """The lesson at the step that was pressed; none if it is elsewhere, which is shown instead."""
    walk = await _walk(interaction, route.game)
    if walk.progress.step == route.step:
        return walk
    await _show(interaction, walk)
    return None


# Free decisions.


async def pick(interaction: Interaction, route: LessonPick) -> None:
    """Go on to the next question; a move that can be undone freely is made at once."""
    context = await _context_at(interaction, route)
    if context is None:
        return
    asked = current_question(context, route.state)
    if asked.move is not None and keeps_the_turn(context, asked.move):
        await _play(interaction, context, words(asked.move))
        return
    is_idea, where = isinstance(route, LessonPickIdea), position_line(context)
    await show(interaction, await next_message(context, route.state, asked, is_idea=is_idea, happened=where))


async def aim(interaction: Interaction, route: LessonAim) -> None:
    """Show another move as it would look."""
    context = await _context_at(interaction, route)
    if context is not None:
        asked = current_question(context, route.state)
        await show(interaction, await panel_message(context, route.state, asked, position_line(context)))


async def confirm(interaction: Interaction, route: LessonConfirm) -> None:
    context = await _context_at(interaction, route)
    if context is not None:
        await _play(interaction, context, " ".join(route.steps))


async def _context_at(interaction: Interaction, route: LessonPick | LessonConfirm) -> LessonContext | None:
    """The position that a panel shows; none if the lesson is elsewhere, which is shown instead."""
    walk = await _walk(interaction, route.game)
    if walk.step.own and len(walk.progress.moves) == route.moves:
        return _context(interaction, walk)
    await _show(interaction, walk)
    return None


async def _play(interaction: Interaction, context: LessonContext, move: str) -> None:
    """Make a move, and say what happened; after the turn, how many points there are now."""
    walk = context.walk
    after, events = await interaction.client.lessons.play(walk, move)
    said = [events_line(shortened(context.describe(events, context.seat), LONGEST_EVENTS))]
    if after.progress.step != walk.progress.step:
        said.append(context.say("lesson-played", points=after.points))
    await _move(interaction, walk, after, said)


# What they share.


async def _walk(interaction: Interaction, game: str) -> Walk:
    return await interaction.client.lessons.of_person(interaction.user.id, game)


async def _move(interaction: Interaction, before: Walk, after: Walk, said: Sequence[str] = ()) -> None:
    """Store the step, then show it."""
    now = await interaction.client.lessons.move(person(interaction), before, after)
    is_same_turn = now.step.own and now.progress.step == before.progress.step
    message = await step_message(
        _context(interaction, now), said if now == after else (), goes_on=is_same_turn and now != before
    )
    await show(interaction, message)


async def _show(interaction: Interaction, walk: Walk) -> None:
    await show(interaction, await step_message(_context(interaction, walk)))


def _context(interaction: Interaction, walk: Walk) -> LessonContext:
    wants_ideas = interaction.client.settings.wants_ideas(interaction.user.id)
    reader = (reader_language(interaction), theme_here(interaction))
    return lesson_context(walk, person(interaction), *reader, wants_ideas=wants_ideas)

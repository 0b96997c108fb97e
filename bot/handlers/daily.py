"""The daily city: what it is about, the attempt that counts, and practice.

A press on an outdated panel does nothing but show where the attempt is. Nothing is told of other people's
attempts before the person's own is finished.
"""

from collections.abc import Sequence

from bot.domain.daily.challenge import Attempt, Challenge
from bot.handlers.context import Interaction, person, theme_here
from bot.services.daily.attempts import DayIsOver
from bot.ui.components import PrivateMessage
from bot.ui.daily.context import DailyContext, daily_context
from bot.ui.daily.messages import (
    end_message,
    introduction,
    position_line,
    practice_end_message,
    turn_message,
)
from bot.ui.panel.question_panel import current_question, events_line, next_message, panel_message
from bot.ui.responses import show
from bot.ui.routes import (
    DailyAim,
    DailyConfirm,
    DailyPick,
    DailyPickIdea,
    DailyRoute,
    OpenDaily,
    ResumePractice,
    StartDaily,
    StartPractice,
    UnknownButton,
)
from bot.ui.text.language import reader_language
from bot.ui.text.limits import shortened
from engines.core.text import Text

LONGEST_EVENTS = 80  # characters of what has just happened


async def open_daily(interaction: Interaction, route: OpenDaily | None = None) -> None:
    """Show the challenge of today: what it is about, where the attempt is, or how it ended."""
    del route
    challenge = await interaction.client.challenges.of_today()
    await interaction.client.attempts.enter(person(interaction), challenge.day, interaction.guild_id)
    counted = await _attempt(interaction, challenge, practice=False)
    if counted.moves:
        await _show(interaction, counted, practice=False)
    else:
        await show(interaction, await introduction(_context(interaction, counted, practice=False)))


async def start_attempt(interaction: Interaction, route: StartDaily) -> None:
    """Begin the attempt that counts; if it is begun already, go on with it."""
    challenge = await _challenge(interaction, route)
    counted = await _attempt(interaction, challenge, practice=False)
    await _show(interaction, counted, practice=False)


async def start_practice(interaction: Interaction, route: StartPractice) -> None:
    challenge = await _challenge(interaction, route)
    await _require_finished(interaction, challenge)
    begun = await interaction.client.attempts.restart(person(interaction), challenge)
    await _show(interaction, begun, practice=True)


async def resume_practice(interaction: Interaction, route: ResumePractice) -> None:
    challenge = await _challenge(interaction, route)
    await _require_finished(interaction, challenge)
    await _show(interaction, await _attempt(interaction, challenge, practice=True), practice=True)


async def _require_finished(interaction: Interaction, challenge: Challenge) -> None:
    """There is no practice before the attempt that counts: a forged button is refused."""
    if not (await _attempt(interaction, challenge, practice=False)).is_over:
        raise UnknownButton


# Decisions.


async def pick(interaction: Interaction, route: DailyPick) -> None:
    """Go on to the next question. Every move is shown before it is made, because none is taken back."""
    context = await _context_at(interaction, route)
    if context is None:
        return
    asked, is_idea = current_question(context, route.state), isinstance(route, DailyPickIdea)
    where = position_line(context)
    await show(interaction, await next_message(context, route.state, asked, is_idea=is_idea, happened=where))


async def aim(interaction: Interaction, route: DailyAim) -> None:
    """Show another move as it would look."""
    context = await _context_at(interaction, route)
    if context is not None:
        asked = current_question(context, route.state)
        await show(interaction, await panel_message(context, route.state, asked, position_line(context)))


async def confirm(interaction: Interaction, route: DailyConfirm) -> None:
    """Make a move, and show what happened and what is next."""
    context = await _context_at(interaction, route)
    if context is None:
        return
    attempts, before = interaction.client.attempts, context.attempt
    after, events = await attempts.play(before, " ".join(route.steps))
    now = await attempts.save(person(interaction), before, after, practice=route.practice)
    happened = events_line(shortened(context.describe(events, context.seat), LONGEST_EVENTS))
    await _show(interaction, now, [happened] if now == after else (), practice=route.practice)


async def _context_at(interaction: Interaction, route: DailyPick | DailyConfirm) -> DailyContext | None:
    """The position that a panel shows; none if the attempt is elsewhere, which is shown instead."""
    challenge = await _challenge(interaction, route)
    if route.practice:
        await _require_finished(interaction, challenge)
    attempt = await _attempt(interaction, challenge, practice=route.practice)
    if not attempt.is_over and len(attempt.moves) == route.moves:
        return _context(interaction, attempt, practice=route.practice)
    await _show(interaction, attempt, practice=route.practice)
    return None


# What they share.


async def _challenge(interaction: Interaction, route: DailyRoute) -> Challenge:
    """The challenge of a button, which is refused once its day is over."""
    challenges = interaction.client.challenges
    if route.day != challenges.today():
        raise DayIsOver(Text("daily-over"))
    return await challenges.of_day(route.day)


async def _attempt(interaction: Interaction, challenge: Challenge, *, practice: bool) -> Attempt:
    return await interaction.client.attempts.of_person(interaction.user.id, challenge, practice=practice)


async def _show(
    interaction: Interaction, attempt: Attempt, said: Sequence[str] = (), *, practice: bool
) -> None:
    context = _context(interaction, attempt, practice=practice)
    if attempt.is_over:
        await show(interaction, await _end(interaction, context, said))
    else:
        await show(interaction, await turn_message(context, said))


async def _end(interaction: Interaction, context: DailyContext, said: Sequence[str]) -> PrivateMessage:
    attempts, challenge = interaction.client.attempts, context.attempt.challenge
    if context.practice:
        counted = await _attempt(interaction, challenge, practice=False)
        return await practice_end_message(context, counted.points, said)
    standing = await attempts.standing(interaction.user.id, context.attempt, interaction.guild_id)
    practice = await _attempt(interaction, challenge, practice=True)
    can_resume = bool(practice.moves) and not practice.is_over
    return await end_message(context, standing, can_resume=can_resume, said=said)


def _context(interaction: Interaction, attempt: Attempt, *, practice: bool) -> DailyContext:
    # In the attempt that counts, nothing is suggested: everybody would press the same.
    wants_ideas = practice and interaction.client.settings.wants_ideas(interaction.user.id)
    reader = (reader_language(interaction), theme_here(interaction))
    return daily_context(attempt, person(interaction), *reader, practice=practice, wants_ideas=wants_ideas)

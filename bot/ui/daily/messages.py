"""The private messages of the daily city: what it is about, the panel, and the end of an attempt."""

from collections.abc import Iterator, Sequence

import discord

from bot.domain.daily.results import start_of
from bot.services.daily.attempts import Standing
from bot.ui.components import Button, PrivateMessage, button, private_message
from bot.ui.daily.context import DailyContext
from bot.ui.images import CITY, draw
from bot.ui.panel.controls import rules_button, signs_button
from bot.ui.panel.question_panel import current_question, panel_message
from bot.ui.panel.screen import rows_of
from bot.ui.routes import PanelState, ResumePractice, StartDaily, StartPractice
from bot.ui.text.command_mentions import with_mentions
from engines.core.text import Argument

PRIMARY = discord.ButtonStyle.primary


async def introduction(context: DailyContext) -> PrivateMessage:
    """What the challenge of today is, before the attempt that counts."""
    challenge = context.attempt.challenge
    facts: dict[str, Argument] = {
        "turns": challenge.turns,
        "points": context.attempt.points,
        **_goals(context),
    }
    lines = [
        f"### {context.say('daily-title', game=context.title)}",
        context.say("daily-task", **facts),
        context.say(f"daily-is-{challenge.levels.difficulty}"),
        f"-# {context.say('daily-conditions', until=f'<t:{start_of(context.day + 1)}:R>')}",
    ]
    begin = button(StartDaily(context.day), context.say("daily-begin"), style=PRIMARY)
    return await _with_city(context, lines, [begin, rules_button(context, (), "rules-button")])


async def turn_message(context: DailyContext, said: Sequence[str] = ()) -> PrivateMessage:
    """The panel for the next decision, below what is said about the last one."""
    begin = PanelState()
    before = "\n".join([position_line(context), *filter(None, said)])
    return await panel_message(context, begin, current_question(context, begin), before)


def position_line(context: DailyContext) -> str:
    """Which turn this is, the points now, and those to beat."""
    attempt, key = context.attempt, "daily-practice-turn" if context.practice else "daily-turn"
    turn: dict[str, Argument] = {
        "number": attempt.turn,
        "count": attempt.challenge.turns,
        "points": attempt.points,
    }
    return f"**{context.say(key, **turn, **_goals(context))}**"


def _goals(context: DailyContext) -> dict[str, Argument]:
    """The points of the computers."""
    levels = context.attempt.challenge.levels
    return {"easy": levels.greedy, "hard": levels.thinker}


async def end_message(
    context: DailyContext, standing: Standing, *, can_resume: bool, said: Sequence[str] = ()
) -> PrivateMessage:
    """The end of the attempt that counts: points, place so far, streak; from here one can practise."""
    lines = [*said, f"### {context.say('daily-end', points=context.attempt.points)}", _compared(context)]
    lines += [line for line in (_place_line(context, standing), _streak_line(context, standing)) if line]
    lines.append(f"-# {context.say('daily-practice-about')}")
    return await _with_city(context, lines, list(_practice_buttons(context, can_resume=can_resume)))


async def practice_end_message(
    context: DailyContext, counted: int, said: Sequence[str] = ()
) -> PrivateMessage:
    """The end of a practice."""
    title = context.say("daily-practice-end", points=context.attempt.points)
    lines = [*said, f"### {title}", _compared(context), context.say("daily-counted", points=counted)]
    return await _with_city(context, lines, list(_practice_buttons(context, can_resume=False)))


def _compared(context: DailyContext) -> str:
    """The points beside those of the computers."""
    points, levels = context.attempt.points, context.attempt.challenge.levels
    key = "both" if points > levels.thinker else "easy" if points > levels.greedy else "none"
    return context.say(f"daily-beats-{key}", **_goals(context))


def _place_line(context: DailyContext, standing: Standing) -> str:
    if standing.place is None:
        return ""
    key = "daily-place" if standing.people > 1 else "daily-first"
    return context.say(key, place=standing.place, people=standing.people)


def _streak_line(context: DailyContext, standing: Standing) -> str:
    return context.say("daily-streak", days=standing.streak) if standing.streak > 1 else ""


def _practice_buttons(context: DailyContext, *, can_resume: bool) -> Iterator[Button]:
    if can_resume:
        yield button(ResumePractice(context.day), context.say("daily-practise-on"), style=PRIMARY)
    yield button(StartPractice(context.day), context.say("daily-practise"))


async def _with_city(context: DailyContext, lines: Sequence[str], buttons: list[Button]) -> PrivateMessage:
    city = await draw(context, context.view, CITY, seat=context.seat)
    text = with_mentions("\n".join(filter(None, lines)))
    return private_message(text, [city], rows_of([*buttons, signs_button(context)]))

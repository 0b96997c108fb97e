"""The post about a day that is over: the best cities, everybody's place, and the computer's own solution."""

import asyncio
from collections.abc import Iterator, Sequence

from discord import ui
from msgspec.structs import replace

from bot.domain.daily.challenge import Attempt, Challenge, resume
from bot.domain.daily.results import Placed, start_of
from bot.domain.table import Person
from bot.ui.components import Item, LayoutMessage, button, gallery, layout_message
from bot.ui.daily.context import DailyContext, daily_context
from bot.ui.images import CITY, Image, draw
from bot.ui.panel.outcome import move_name
from bot.ui.routes import OpenDaily
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import shortened
from engines.core.game import find
from render import Theme

SHOWN = 3  # cities
LISTED = 40  # people
SOLUTION_LENGTH = 600  # characters
PRIORITY = 1  # of the pictures: nobody waits for them
SOLVER = Person(-2, "", "hard")  # the computer; the other seat is called Computer 1


async def day_post(
    challenge: Challenge, people: Sequence[Placed], language: str, theme: Theme
) -> LayoutMessage:
    """What a server is told of a day."""
    solved = daily_context(Attempt(challenge, challenge.solution), SOLVER, language, theme, priority=PRIORITY)
    best = [_context(challenge, each, language, theme) for each in people[:SHOWN]]
    *cities, solution = await asyncio.gather(*(_city(context) for context in (*best, solved)))
    parts: list[Item] = [ui.TextDisplay(_title(solved, len(people)))]
    for context, each, city in zip(best, people, cities, strict=False):
        parts += [ui.TextDisplay(_winner_line(context, each)), gallery(city)]
    parts.append(ui.TextDisplay("\n".join(_lines(solved, people))))
    parts += [ui.TextDisplay(_solution_text(solved)), gallery(solution)]
    parts.append(ui.ActionRow(button(OpenDaily(challenge.day), solved.say("daily-post-today"))))
    return layout_message(parts, [*cities, solution])


def _context(challenge: Challenge, each: Placed, language: str, theme: Theme) -> DailyContext:
    person = Person(each.finished.person, each.finished.name)
    attempt = resume(challenge, each.finished.moves)
    return daily_context(attempt, person, language, theme, priority=PRIORITY)


async def _city(context: DailyContext) -> Image:
    return await draw(context, context.view, CITY, seat=context.seat)


def _title(context: DailyContext, people: int) -> str:
    challenge = context.attempt.challenge
    about = context.say("daily-post-about", turns=challenge.turns, people=people)
    title = context.say("daily-post-title", game=context.title, date=f"<t:{start_of(context.day)}:D>")
    return f"### {title}\n-# {about} {context.say(f'daily-{challenge.levels.difficulty}')}"


def _winner_line(context: DailyContext, each: Placed) -> str:
    name, points = context.name(context.seat), each.finished.points
    return f"**{context.say('daily-post-best', place=each.place, name=name, points=points)}**"


def _lines(context: DailyContext, people: Sequence[Placed]) -> Iterator[str]:
    """Everybody's place and streak."""
    for each in people[:LISTED]:
        name = context.person_name(Person(each.finished.person, each.finished.name))
        line = context.say("daily-post-best", place=each.place, name=name, points=each.finished.points)
        yield f"{line} · {context.say('daily-post-streak', days=each.streak)}" if each.streak > 1 else line
    if len(people) > LISTED:
        yield f"-# {context.say('daily-post-more', count=len(people) - LISTED)}"


def _solution_text(solved: DailyContext) -> str:
    """The computer's points and decisions."""
    moves = shortened(" → ".join(_decisions(solved)), SOLUTION_LENGTH)
    points = solved.say("daily-post-computer", points=solved.attempt.challenge.to_beat)
    return with_mentions(f"**{points}**\n-# {moves}")


def _decisions(solved: DailyContext) -> Iterator[str]:
    """Each decision of the computer, in words."""
    attempt = solved.attempt
    for made, word in enumerate(attempt.moves):
        before = replace(attempt, moves=attempt.moves[:made])
        if attempt.rules.current(before.state) == solved.seat:
            context = replace(solved, view=before.view)
            yield move_name(context, find(attempt.rules, before.view.state, word))

"""The post about a day that is over: the best cities, everybody's place, and the computer's own solution."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence

from discord import ui
from msgspec.structs import replace

from bot.domain.daily.challenge import Attempt, Challenge, resume
from bot.domain.daily.results import Placed, start_of
from bot.domain.table import NOBODY, Person
from bot.ui.components import Item, LayoutMessage, button, gallery, layout_message
from bot.ui.daily.context import DailyContext, daily_context
from bot.ui.images import CITY, Image, draw
from bot.ui.panel.outcome import move_name
from bot.ui.routes import OpenDaily
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import shortened
from engines.core.game import find
from engines.core.text import Text, say
from render import Theme

SHOWN = 3  # cities
NAMED = 5  # people beside a city
LISTED = 40  # people
SOLUTION_LENGTH = 600  # characters
PRIORITY = 1  # of the pictures: nobody waits for them


async def day_post(
    challenge: Challenge, people: Sequence[Placed], language: str, theme: Theme
) -> LayoutMessage:
    """What a server is told of a day."""
    solver = Person(NOBODY.id, say(Text("daily-computer"), language))
    solved = daily_context(Attempt(challenge, challenge.solution), solver, language, theme, priority=PRIORITY)
    # Naming its decisions replays all of them, which would keep everybody else waiting.
    how = await asyncio.to_thread(_solution_text, solved)
    best = [_context(challenge, builders[0], language, theme) for builders in _best_cities(people)]
    *cities, solution = await asyncio.gather(*(_city(context) for context in (*best, solved)))
    parts: list[Item] = [ui.TextDisplay(_title(solved, len(people)))]
    for builders, city in zip(_best_cities(people), cities, strict=True):
        parts += [ui.TextDisplay(_city_line(solved, builders)), gallery(city)]
    parts.append(ui.TextDisplay("\n".join(_lines(solved, people))))
    parts += [ui.TextDisplay(how), gallery(solution)]
    parts.append(ui.ActionRow(button(OpenDaily(challenge.day), solved.say("daily-post-today"))))
    return layout_message(parts, [*cities, solution])


def _best_cities(people: Sequence[Placed]) -> list[list[Placed]]:
    """Those who made each of the best cities: a city that several people built is shown once."""
    built = defaultdict[tuple[str, ...], list[Placed]](list)
    for each in people:
        built[each.finished.moves].append(each)
    return list(built.values())[:SHOWN]


def _context(challenge: Challenge, each: Placed, language: str, theme: Theme) -> DailyContext:
    attempt = resume(challenge, each.finished.moves)
    return daily_context(attempt, _person(each), language, theme, priority=PRIORITY)


def _person(each: Placed) -> Person:
    return Person(each.finished.person, each.finished.name)


async def _city(context: DailyContext) -> Image:
    return await draw(context, context.view, CITY, seat=context.seat)


def _title(context: DailyContext, people: int) -> str:
    challenge = context.attempt.challenge
    about = context.say("daily-post-about", turns=challenge.turns, people=people)
    title = context.say("daily-post-title", game=context.title, date=f"<t:{start_of(context.day)}:D>")
    return f"### {title}\n-# {about} {context.say(f'daily-is-{challenge.levels.difficulty}')}"


def _city_line(context: DailyContext, builders: Sequence[Placed]) -> str:
    """Who built a city, with their place and points."""
    first = builders[0]
    names = ", ".join(context.person_name(_person(each)) for each in builders[:NAMED])
    more = f" {context.say('daily-post-more', count=len(builders) - NAMED)}" if len(builders) > NAMED else ""
    return f"**{first.place}. {names}{more}: {first.finished.points}**"


def _lines(context: DailyContext, people: Sequence[Placed]) -> Iterator[str]:
    """Everybody's place and streak."""
    for each in people[:LISTED]:
        # Bold, or Markdown would count those who share a place.
        line = f"**{each.place}.** {context.person_name(_person(each))}: {each.finished.points}"
        yield f"{line} · {context.say('daily-post-streak', days=each.streak)}" if each.streak > 1 else line
    if len(people) > LISTED:
        yield f"-# {context.say('daily-post-more', count=len(people) - LISTED)}"


def _solution_text(solved: DailyContext) -> str:
    """The computer's points and decisions."""
    moves = shortened(" → ".join(_decisions(solved)), SOLUTION_LENGTH)
    points = solved.say("daily-post-computer", points=solved.attempt.points)
    return with_mentions(f"**{points}**\n-# {moves}")


def _decisions(solved: DailyContext) -> Iterator[str]:
    """Each decision of the computer, in words."""
    attempt = solved.attempt
    for made, word in enumerate(attempt.moves):
        before = replace(attempt, moves=attempt.moves[:made])
        if attempt.rules.current(before.state) == solved.seat:
            context = replace(solved, view=before.view)
            yield move_name(context, find(attempt.rules, before.view.state, word))

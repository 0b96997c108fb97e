"""What a watcher of a table sees: cards by direct message, and a private panel to look around."""

from collections.abc import Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.domain.log import LogEntry
from bot.domain.table import Person, Status, display_name
from bot.storage.tables.table_summaries import TableSummary
from bot.storage.turns.turn_clock import TurnStatus
from bot.ui import routes
from bot.ui.components import (
    Button,
    Item,
    LayoutMessage,
    PrivateMessage,
    button,
    gallery,
    layout_message,
    menu,
    option,
    private_message,
)
from bot.ui.context import PublicContext, table_link
from bot.ui.images import CITY, TABLE, Image, draw, shared_pictures
from bot.ui.messages.cards import changed_seats, link_to_table, time_left_lines, watch_button
from bot.ui.messages.turn_lines import turn_lines
from bot.ui.results.charts import draw_score_chart
from bot.ui.results.messages import FinalPictures
from bot.ui.results.standings import result_lines
from bot.ui.routes import OpenGameLegend, UnknownButton
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import CHOICE_LENGTH, shortened
from bot.ui.text.names import plain, with_shown
from engines.core.text import Text, say

SCORES = "scores"


# The cards.


async def watch_card(context: PublicContext, turns: Sequence[LogEntry], status: TurnStatus) -> LayoutMessage:
    """What happened, the city that has changed or all of them, and whose turn it is; it mentions nobody."""
    changed = changed_seats(context.table, turns)
    view = context.public_view
    seen = draw(context, view, CITY, seat=changed[0]) if len(changed) == 1 else draw(context, view, TABLE)
    image = await seen
    parts: list[Item] = [
        ui.TextDisplay("\n".join(filter(None, (_heading(context), turn_lines(context, turns))))),
        gallery(image),
        ui.TextDisplay("\n".join([_whose_turn(context), *time_left_lines(context, status)])),
        ui.ActionRow(_look_button(context), stop_button(context), link_to_table(context)),
    ]
    return layout_message(parts, [image])


def last_watch_card(context: PublicContext, pictures: FinalPictures) -> LayoutMessage:
    """How the game ended."""
    parts: list[Item] = [
        ui.TextDisplay(f"{_heading(context)}\n{result_lines(context)}"),
        *map(gallery, pictures),
        ui.ActionRow(_look_button(context), link_to_table(context)),
    ]
    return layout_message(parts, pictures)


def _heading(context: PublicContext) -> str:
    return f"-# {context.say('watch-heading', table=context.table_name)}"


def _whose_turn(context: PublicContext) -> str:
    table = context.table
    if table.paused:
        return context.say("card-paused")
    if table.current is None:
        return context.say("watch-over")
    return context.say("watch-turn" if table.awaited else "card-thinking", name=context.name(table.current))


def _look_button(context: PublicContext) -> Button:
    route = routes.LookAround(context.table.id, context.table.revision, picture=TABLE)
    return button(route, context.say("watch-look"), style=discord.ButtonStyle.primary)


def stop_button(context: PublicContext) -> Button:
    return button(routes.StopWatching(context.table.id), context.say("watch-stop"))


def table_choice(table: TableSummary, language: str) -> str:
    """A table in a list: what is played, by whom, and whose turn it is."""
    names = {seat.person.id: _plain_name(seat.person, language) for seat in table.seats}
    if table.paused:
        turn = Text("card-paused")
    elif table.to_act in names:
        turn = Text("watch-turn", {"name": names[table.to_act]})
    else:
        turn = Text("games-computer")
    title = Text("thread-name", {"game": Text(f"{table.game}-title"), "number": str(table.id)})
    words = Text("watch-choice", {"table": title, "players": ", ".join(names.values()), "turn": turn})
    return shortened(say(words, language), CHOICE_LENGTH)


def _plain_name(person: Person, language: str) -> str:
    name = display_name(person)
    return plain(name) if isinstance(name, str) else say(with_shown(name, plain), language)


# The panel.


def look_choices(context: PublicContext) -> Mapping[str, str]:
    """What can be looked at, by the name that routes give it: what all may see, and nothing else."""
    game = context.game.name
    cities = {
        f"{CITY}-{seat}": context.say("watch-city", name=context.plain_name(seat))
        for seat in range(len(context.table.people))
    }
    shared = {name: context.say(f"{game}-picture-{name}") for name in reversed(shared_pictures(game))}
    return {**shared, **cities, SCORES: context.say("card-scores")}


async def look_panel(context: PublicContext, chosen: str, *, watches: bool, told: str = "") -> PrivateMessage:
    """One picture of a table, and a menu with all the others."""
    choices = look_choices(context)
    if chosen not in choices:
        raise UnknownButton
    table = context.table
    pictures = [
        option(routes.LookAround(table.id, table.revision, picture=name), label, default=name == chosen)
        for name, label in choices.items()
    ]
    lines = [told, f"### [{context.table_name}]({table_link(table)})", _whose_turn(context)]
    rows: list[list[Item]] = [
        [menu(pictures, context.say("watch-look"))],
        [*_panel_buttons(context, watches=watches)],
    ]
    text = with_mentions("\n".join(filter(None, lines)))
    return private_message(text, [await _picture(context, chosen)], rows)


async def _picture(context: PublicContext, chosen: str) -> Image:
    if chosen == SCORES:
        return await draw_score_chart(context)
    picture, _, seat = chosen.partition("-")
    return await draw(context, context.public_view, picture, seat=int(seat) if seat else None)


def _panel_buttons(context: PublicContext, *, watches: bool) -> Iterator[Button]:
    if watches:
        yield stop_button(context)
    elif context.table.status is Status.PLAYING:
        yield watch_button(context)
    yield button(OpenGameLegend(context.game.name), context.say("legend-button"))

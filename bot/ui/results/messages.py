"""Messages about points: the scores that one person asks for, and the cards at the end of a game."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.domain.log import LogEntry
from bot.domain.table import Ending
from bot.ui import routes
from bot.ui.components import (
    Button,
    Item,
    LayoutMessage,
    PrivateMessage,
    button,
    button_rows,
    gallery,
    layout_message,
    private_message,
)
from bot.ui.context import PublicContext
from bot.ui.images import TABLE, Image, draw
from bot.ui.legend import legend_button
from bot.ui.messages.cards import link_to_table, lobby_title, option_lines, picture_button, scores_button
from bot.ui.results.charts import draw_points_plot, draw_score_chart, draw_trophy
from bot.ui.results.standings import result_lines, standing_lines


async def scores_message(
    context: PublicContext, history: Sequence[LogEntry], *, over_time: bool = False
) -> PrivateMessage:
    """Everybody's points by category or over the game, with a button to the other picture."""
    picture = await (draw_points_plot(context, history) if over_time else draw_score_chart(context))
    views = {False: "scores-by-category", True: "scores-over-time"}
    buttons = [
        button(
            routes.ShowPoints(context.table.id, wanted),
            context.say(label),
            disabled=wanted == over_time or (wanted and not history),
        )
        for wanted, label in views.items()
    ]
    return private_message(standing_lines(context), [picture], [buttons])


class FinalPictures(NamedTuple):
    """What the thread and the channel both show."""

    trophy: Image
    table: Image


async def final_pictures(context: PublicContext, history: Sequence[LogEntry]) -> FinalPictures:
    """The trophy, and all cities in one picture."""
    drawn = (draw_trophy(context, history), draw(context, context.public_view, TABLE))
    return FinalPictures(*await asyncio.gather(*drawn))


def final_card(context: PublicContext, happened: str, pictures: FinalPictures) -> LayoutMessage:
    """The last card of a game: what happened, how it ended, and a rematch."""
    parts: list[Item] = [
        ui.TextDisplay(f"{happened}\n{result_lines(context)}"),
        *map(gallery, pictures),  # One picture has the whole width of a phone; two would stand side by side.
        *button_rows(_final_buttons(context)),
    ]
    return layout_message(parts, pictures)


def _final_buttons(context: PublicContext) -> Iterator[Button]:
    primary = discord.ButtonStyle.primary
    yield button(context.route(routes.Rematch), context.say("card-again"), style=primary)
    yield picture_button(context, TABLE)
    yield scores_button(context)
    yield button(context.route(routes.OpenReplay), context.say("card-replay"))
    yield legend_button(context)
    if context.table.ending is Ending.FINISHED:
        yield button(context.route(routes.OpenReview), context.say("card-review"))


def lobby_result(context: PublicContext) -> LayoutMessage:
    """What the lobby card shows in the end: what was played, and the result. An edit has no new pictures."""
    played = [lobby_title(context), *option_lines(context)]
    return layout_message([ui.TextDisplay("\n".join(played)), ui.TextDisplay(result_lines(context))])


def channel_card(context: PublicContext, pictures: FinalPictures) -> LayoutMessage:
    """The trophy for those who are not in the thread."""
    parts: list[Item] = [
        ui.TextDisplay(f"-# {context.table_name}\n{result_lines(context)}"),
        *map(gallery, pictures),
        ui.ActionRow(link_to_table(context)),
    ]
    return layout_message(parts, pictures)

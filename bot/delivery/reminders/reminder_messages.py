"""The texts of notices, reminders, digests and heads-ups."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from discord import ui

from bot.delivery.channels import Message
from bot.domain.table import Person, Table
from bot.services.queries import TableQueries
from bot.services.reminders import Reminders
from bot.ui.components import Button, button, button_view
from bot.ui.context import PublicContext, table_link
from bot.ui.messages import cards
from bot.ui.past.changes import with_changes
from bot.ui.routes import Snooze
from bot.ui.text.limits import MESSAGE_LENGTH

# Builds a message in the language of the context; the flag says whether it is a direct message.
Draft: TypeAlias = Callable[[PublicContext, bool], Awaitable[Message]]


class TurnMessages:
    """Messages to the player to act."""

    def __init__(self, queries: TableQueries, reminders: Reminders) -> None:
        self._queries = queries
        self._reminders = reminders

    async def notice(self, context: PublicContext, is_direct: bool) -> Message:
        """The first message of a turn: the whole card in a direct message, a link to it elsewhere."""
        table, snooze, link = context.table, _snooze_button(context), cards.link_to_table(context)
        if not is_direct:
            words = context.say("notice", who=mention(table.to_act), **_table_args(context))
            return {"content": words, "view": button_view(snooze, link)}
        turns = await self._queries.latest_turns(table)
        status = await self._reminders.turn_status(table.id)
        context = await with_changes(context, self._queries.move_history)
        card = await cards.turn_card(context, turns, status, (ui.ActionRow(snooze, link),))
        return {**card.send_arguments()}

    async def reminder(self, context: PublicContext, is_direct: bool) -> Message:
        del is_direct
        table, status = context.table, await self._reminders.turn_status(context.table.id)
        words = context.say("reminder", who=mention(table.to_act), **_table_args(context))
        lines = [words, *cards.time_left_lines(context, status)]
        view = button_view(_snooze_button(context), cards.link_to_table(context))
        return {"content": "\n".join(lines), "view": view}


def digest(person: Person, tables: Sequence[tuple[int, Table]]) -> Draft:
    """The tables that wait for a person, each with the time since when; as many as fit."""

    async def draft(context: PublicContext, is_direct: bool) -> Message:
        del is_direct
        lines = [context.say("digest", who=mention(person), count=len(tables))]
        for since, table in tables:
            each = PublicContext(table, context.language)
            link = f"[**{each.table_name}**]({table_link(table)})"
            lines.append(f"- {each.say('digest-line', moment=cards.timestamp(since, 'R'), table=link)}")
        while len("\n".join(lines)) > MESSAGE_LENGTH:
            lines.pop()
        return {"content": "\n".join(lines)}

    return draft


def heads_up(person: Person) -> Draft:
    async def draft(context: PublicContext, is_direct: bool) -> Message:
        del is_direct
        name = context.person_name(context.table.to_act) if context.table.to_act else ""
        words = context.say("heads-up", who=mention(person), name=name, **_table_args(context))
        return {"content": words, "view": button_view(cards.link_to_table(context))}

    return draft


def mention(person: Person | None) -> str:
    return f"<@{person.id}>" if person else ""


def _table_args(context: PublicContext) -> dict[str, str]:
    """Which table a text is about."""
    return {"game": context.title, "number": str(context.table.id)}


def _snooze_button(context: PublicContext) -> Button:
    return button(context.route(Snooze), context.say("snooze"))

"""What cannot be taken back asks first: a private question says what will happen, and its red button does it.

Each press decides anew. If the table would now become something else than the question said, nothing is done.
"""

from collections.abc import Callable
from functools import partial

import discord

from bot.domain.change import Change
from bot.domain.decisions import lobby, play, seats, votes
from bot.domain.refusals import require_as_asked
from bot.domain.table import Person, Status, Table, VoteSubject
from bot.handlers.context import Interaction, person
from bot.ui.components import button, private_message
from bot.ui.context import PublicContext
from bot.ui.responses import send, show
from bot.ui.routes import (
    CancelLobby,
    ConfirmCancel,
    ConfirmEnd,
    ConfirmEndAlone,
    ConfirmKick,
    ConfirmResign,
    Route,
    UserId,
)
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.language import reader_language
from engines.core.text import Argument, Text, say


async def ask_to_resign(interaction: Interaction, table: Table, level: str) -> None:
    ends = _ends(seats.resign(table, person(interaction)))
    question = "ask-resign-last" if ends else "ask-resign"
    confirm = ConfirmResign(table.id, ends, level)
    await _ask(interaction, table, confirm, question, "confirm-resign", level=Text(f"level-{level}"))


async def resign(interaction: Interaction, route: ConfirmResign) -> None:
    def decide(table: Table) -> Change:
        change = seats.resign(table, person(interaction), route.level)
        require_as_asked(_ends(change) == route.ends_game)
        return change

    answer = "you-resigned-last" if route.ends_game else "you-resigned"
    await _do(interaction, route.table, decide, answer)


def _ends(change: Change) -> bool:
    return change.table.status is Status.OVER


async def ask_to_end(interaction: Interaction, table: Table) -> None:
    _end(interaction)(table)
    await _ask(interaction, table, ConfirmEnd(table.id), "ask-end", "confirm-end")


async def end(interaction: Interaction, route: ConfirmEnd) -> None:
    await _do(interaction, route.table, _end(interaction))


def _end(interaction: Interaction) -> Callable[[Table], Change]:
    """The decision of the host, or of a moderator: whoever presses must be one of them then."""
    is_moderator = interaction.permissions.manage_threads
    return partial(play.end, person=person(interaction), is_moderator=is_moderator)


async def ask_to_end_alone(interaction: Interaction, table: Table) -> None:
    await _ask(interaction, table, ConfirmEndAlone(table.id), "ask-end", "confirm-end")


async def end_alone(interaction: Interaction, route: ConfirmEndAlone) -> None:
    """A vote that is decided at once, if nobody else has come to play since the question."""
    table, player = await interaction.client.tables.table(route.table), person(interaction)
    require_as_asked(votes.decides_alone(table, player))
    await interaction.client.votes.propose(table.id, player, VoteSubject.END)
    await _answer(interaction, "done")


async def cancel_lobby(interaction: Interaction, route: CancelLobby) -> None:
    """Close the lobby; if others wait there, ask first."""
    table, host = await interaction.client.tables.table(route.table), person(interaction)
    lobby.cancel(table, host)
    context = PublicContext(table, reader_language(interaction))
    others = [context.person_name(other) for other in table.players if other.id != host.id]
    if others:
        confirm = ConfirmCancel(table.id, table.revision)
        await _ask(interaction, table, confirm, "ask-cancel", "confirm-cancel", names=", ".join(others))
    else:
        await _cancel(interaction, table.id, table.revision)


async def cancel(interaction: Interaction, route: ConfirmCancel) -> None:
    await _cancel(interaction, route.table, route.revision)
    await _answer(interaction, "done")


async def _cancel(interaction: Interaction, table_id: int, revision: int) -> None:
    def decide(table: Table) -> Change:
        require_as_asked(table.revision == revision)
        return lobby.cancel(table, person(interaction))

    await interaction.client.tables.change(table_id, decide)


async def ask_to_kick(interaction: Interaction, table: Table, kicked: Person) -> None:
    lobby.kick(table, person(interaction), kicked)
    name = PublicContext(table, reader_language(interaction)).person_name(kicked)
    confirm = ConfirmKick(table.id, table.revision, UserId(kicked.id))
    await _ask(interaction, table, confirm, "ask-kick", "confirm-kick", name=name)


async def kick(interaction: Interaction, route: ConfirmKick) -> None:
    def decide(table: Table) -> Change:
        require_as_asked(table.revision == route.revision)
        return lobby.kick(table, person(interaction), Person(route.person, ""))

    await _do(interaction, route.table, decide)


# What they share.


async def _ask(
    interaction: Interaction, table: Table, confirm: Route, question: str, label: str, **args: Argument
) -> None:
    context = PublicContext(table, reader_language(interaction))
    text = context.say(question, table=context.table_name, **args)
    red = button(confirm, context.say(label), style=discord.ButtonStyle.danger)
    await send(interaction, private_message(with_mentions(text), rows=[[red]]))


async def _do(
    interaction: Interaction, table_id: int, decide: Callable[[Table], Change], answer: str = "done"
) -> None:
    await interaction.client.tables.change(table_id, decide)
    await _answer(interaction, answer)


async def _answer(interaction: Interaction, key: str) -> None:
    """Replace the question, so that its button is gone."""
    await show(interaction, private_message(with_mentions(say(Text(key), reader_language(interaction)))))

"""What a press or a command does at a table; the same for both."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.domain import lobby
from bot.domain import play as playing
from bot.domain.refusals import NotStarted, require_revision
from bot.domain.table import Person, Table
from bot.ui.cards import PublicContext, standings
from bot.ui.components import Interaction, Pressed, UnknownButton, button, dismiss, handles, tell
from bot.ui.images import Image, draw, shared
from bot.ui.language import reader_language
from bot.ui.panel import finish_turn as finishing
from bot.ui.panel.panel import PanelState, PlayerContext, Shown, goes_on, panel, questioned
from bot.ui.permissions import require
from engines.core.notation import words
from engines.core.text import Text, say

if TYPE_CHECKING:
    from bot.app import Tessera


def bot_of(interaction: Interaction) -> "Tessera":
    client: Tessera = interaction.client
    return client


def person(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


async def table_here(interaction: Interaction) -> Table:
    """The table that is played where the command was typed."""
    return await bot_of(interaction).queries.at_place(interaction.channel_id or 0)


def desk(interaction: Interaction, table: Table) -> PlayerContext:
    """The table as the person who is to act sees it."""
    seat = playing.seat_to_act(table, person(interaction))
    onlooker = PublicContext(table, reader_language(interaction))
    return PlayerContext(
        table.id,
        table.revision,
        table.rules,
        table.view(table.people[seat]),
        onlooker.name,
        onlooker.seats,
        onlooker.language,
        table.can_undo(table.people[seat]),
        table.moves_this_turn > 0,
    )


def onlooker(interaction: Interaction, table: Table) -> PublicContext:
    """The table as anybody may see it, in the reader's language."""
    if table.state is None:
        raise NotStarted(Text("table-not-started"))
    return PublicContext(table, reader_language(interaction))


# The lobby.


async def open_table(  # noqa: PLR0913 - all that a table is made of
    interaction: Interaction,
    channel: int,
    *,
    game: str,
    seats: int,
    options: Any,
    pace: str,
    rematch_of: int | None = None,
    computers: Sequence[str] = (),
    watches: bool = False,
) -> None:
    """A lobby of the one who asks, and where it is to be found."""
    require_for_lobby(interaction)
    await bot_of(interaction).tables.open(
        guild=interaction.guild_id,
        channel=channel,
        host=person(interaction),
        game=game,
        seats=seats,
        options=options,
        pace=pace,
        rematch_of=rematch_of,
        computers=computers,
        watches=watches,
    )
    await tell(
        interaction, say(Text("table-is-open", {"place": f"<#{channel}>"}), reader_language(interaction))
    )


def require_for_lobby(interaction: Interaction) -> None:
    """Refuse to open a table whose cards could not be posted, and say which permission is missing."""
    inside = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if inside else "send_messages"
    require(interaction.app_permissions, "view_channel", send, "attach_files")


@handles("join")
@handles("leave")
@handles("start")
@handles("cancel")
async def at_the_lobby(interaction: Interaction, pressed: Pressed) -> None:
    """Sit down, stand up, begin or call it off."""
    await interaction.response.defer()
    tables, me = bot_of(interaction).tables, person(interaction)
    match pressed.verb:
        case "join":
            await tables.join(pressed.table, me)
        case "start":
            await tables.start(pressed.table, me)
        case "leave":
            await tables.change(pressed.table, lobby.leave, me)
        case "cancel":
            await tables.change(pressed.table, lobby.cancel, me)


# Taking a turn.


@handles("play")
async def play(interaction: Interaction, pressed: Pressed) -> None:
    """Open the panel; an old card opens the present board."""
    await interaction.response.defer()
    await show_panel(interaction, await bot_of(interaction).tables.table(pressed.table))
    await tell_if_unheard(interaction, pressed.table)


async def tell_if_unheard(interaction: Interaction, table_id: int) -> None:
    """Whoever comes to a table at which nothing can be posted learns why."""
    silenced = await bot_of(interaction).outbox.missing_permissions(person(interaction))
    if table_id in silenced:
        missing = Text(f"permission-{silenced[table_id]}")
        words = Text("unheard", {"table": table_id, "name": missing})
        await tell(interaction, say(words, reader_language(interaction)))


@handles("pick")
@handles("mark")
async def pick(interaction: Interaction, pressed: Pressed) -> None:
    """Go on in the panel: a new one takes the place of the old.

    A move that is but a part of the turn is made at once. The one that passes the turn on, or reveals
    something, is shown before it is made.
    """
    await interaction.response.defer()
    table = await bot_of(interaction).tables.table(pressed.table)
    require_revision(table, pressed.revision)
    mine, spot = desk(interaction, table), PanelState.read(pressed.rest)
    asked = await questioned(mine, spot)
    if asked.move is not None and goes_on(mine, asked.move):
        await make_moves(interaction, table.id, table.revision, [words(asked.move)])
    else:
        await send(interaction, await panel(mine, spot, asked))
    await dismiss(interaction)


async def show_panel(interaction: Interaction, table: Table, happened: str = "") -> None:
    """The question that someone is to answer now."""
    mine, spot = desk(interaction, table), PanelState()
    await send(interaction, await panel(mine, spot, await questioned(mine, spot), happened))


async def send(interaction: Interaction, shown: Shown) -> None:
    await interaction.followup.send(**shown.sent(), ephemeral=True)


@handles("finish")
async def finish(interaction: Interaction, pressed: Pressed) -> None:
    """Show how the computer would finish the turn; once confirmed, do it."""
    await interaction.response.defer()
    table = await bot_of(interaction).tables.table(pressed.table)
    require_revision(table, pressed.revision)
    mine = desk(interaction, table)
    moves = await finishing.plan(mine)
    if pressed.rest == finishing.CONFIRMED:
        await make_moves(interaction, pressed.table, pressed.revision, moves)
    else:
        await send(interaction, await finishing.preview(mine, moves))
    await dismiss(interaction)


@handles("do")
async def confirm(interaction: Interaction, pressed: Pressed) -> None:
    """Make the move of the panel, and take the panel away."""
    await interaction.response.defer()
    await make_moves(interaction, pressed.table, pressed.revision, [pressed.rest.replace("/", " ")])
    await dismiss(interaction)


async def make_moves(interaction: Interaction, table_id: int, revision: int, moves: list[str]) -> None:
    """What came of them, and the next question while the turn goes on."""
    me = person(interaction)
    result = await bot_of(interaction).tables.play(table_id, me, revision, moves)
    seen = PublicContext(result.table, reader_language(interaction))
    happened = seen.tell(result.events, result.seat_before)
    if result.seat_after == result.seat_before:
        return await show_panel(interaction, result.table, happened)
    view = discord.ui.View(timeout=None)
    if result.table.can_undo(me):
        view.add_item(button(seen.pressed("undo"), seen.say("undo")))
    view.stop()  # Nobody waits in memory for its button: see bot.widgets.
    return await interaction.followup.send(happened, view=view, ephemeral=True)


@handles("undo")
async def undo_pressed(interaction: Interaction, pressed: Pressed) -> None:
    await interaction.response.defer()
    await take_back(interaction, pressed.table, pressed.revision)
    await dismiss(interaction)


async def take_back(interaction: Interaction, table_id: int, revision: int) -> None:
    """One move back, to the question that it answered."""
    result = await bot_of(interaction).tables.undo(table_id, person(interaction), revision)
    await show_panel(interaction, result.table, say(Text("undone"), reader_language(interaction)))


# Looking.


async def send_picture(interaction: Interaction, picture: Image, words: str = "") -> None:
    """A picture for one person; as a plain attachment, which fits into any kind of answer."""
    await interaction.followup.send(words, file=picture.file(), ephemeral=True)


@handles("look")
async def show_picture(interaction: Interaction, pressed: Pressed) -> None:
    """One of the game's pictures that are for all."""
    await interaction.response.defer()
    seen = onlooker(interaction, await bot_of(interaction).tables.table(pressed.table))
    if pressed.rest not in shared(seen.game.name):
        raise UnknownButton
    await send_picture(interaction, await draw(seen, pressed.rest))


@handles("scores")
async def show_scores(interaction: Interaction, pressed: Pressed) -> None:
    await interaction.response.defer()
    seen = onlooker(interaction, await bot_of(interaction).tables.table(pressed.table))
    await tell(interaction, standings(seen, seen.game.scores(seen.table.state)))

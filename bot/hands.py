"""What a press or a command does at a table; the same for both."""

from typing import TYPE_CHECKING, Any

import discord

from bot import deeds, speech
from bot.board import Onlooker, standings
from bot.deeds import NotStarted
from bot.panel import Desk, Spot, panel
from bot.permissions import require
from bot.pictures import Drawn, draw
from bot.records import Person, Table
from bot.widgets import Asked, Pressed, button, dismiss, handles, tell
from engines.core.errors import StaleBoard
from engines.core.text import Text, say

if TYPE_CHECKING:
    from bot.client import Tessera


def bot_of(interaction: Asked) -> "Tessera":
    client: Tessera = interaction.client
    return client


def person(interaction: Asked) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


async def table_here(interaction: Asked) -> Table:
    """The table that is played where the command was typed."""
    return await bot_of(interaction).tables.at(interaction.channel_id or 0)


def desk(interaction: Asked, table: Table) -> Desk:
    """The table as the person who is to act sees it."""
    seat = deeds.seat_to_act(table, person(interaction))
    onlooker = Onlooker(table, speech.of_reader(interaction))
    return Desk(
        table.id,
        table.revision,
        table.rules,
        table.view(table.people[seat]),
        onlooker.name,
        onlooker.seats,
        onlooker.language,
    )


def onlooker(interaction: Asked, table: Table) -> Onlooker:
    """The table as anybody may see it, in the reader's language."""
    if table.state is None:
        raise NotStarted(Text("table-not-started"))
    return Onlooker(table, speech.of_reader(interaction))


# The lobby.


async def open_table(  # noqa: PLR0913, PLR0917 - all that a table is made of
    interaction: Asked, channel: int, game: str, seats: int, options: Any, pace: str
) -> None:
    """A lobby of the one who asks, and where it is to be found."""
    require_for_lobby(interaction)
    bot = bot_of(interaction)
    await bot.tables.open(
        guild=interaction.guild_id,
        channel=channel,
        host=person(interaction),
        game=game,
        seats=seats,
        options=options,
        pace=pace,
    )
    bot.announcer.wake()
    await tell(
        interaction, say(Text("table-is-open", {"place": f"<#{channel}>"}), speech.of_reader(interaction))
    )


def require_for_lobby(interaction: Asked) -> None:
    """Refuse to open a table whose cards could not be posted, and say which permission is missing."""
    inside = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if inside else "send_messages"
    require(interaction.app_permissions, "view_channel", send, "attach_files")


@handles("join")
@handles("leave")
@handles("start")
@handles("cancel")
async def at_the_lobby(interaction: Asked, pressed: Pressed) -> None:
    """Sit down, stand up, begin or call it off."""
    await interaction.response.defer()
    tables = bot_of(interaction).tables
    deeds = {"join": tables.join, "leave": tables.leave, "start": tables.start, "cancel": tables.cancel}
    await deeds[pressed.verb](pressed.table, person(interaction))
    bot_of(interaction).announcer.wake()


@handles("again")
async def rematch(interaction: Asked, pressed: Pressed) -> None:
    """A new lobby with the same game, seats, options and pace."""
    await interaction.response.defer()
    last = await bot_of(interaction).tables.table(pressed.table)
    await open_table(interaction, last.channel, last.game, last.seats_wanted, last.options, last.pace)


# Taking a turn.


@handles("play")
async def play(interaction: Asked, pressed: Pressed) -> None:
    """Open the panel; an old card opens the present board."""
    await interaction.response.defer()
    table = await bot_of(interaction).tables.table(pressed.table)
    await show_panel(interaction, table, Spot())


@handles("pick")
@handles("mark")
async def pick(interaction: Asked, pressed: Pressed) -> None:
    """Go on in the panel: a new one takes the place of the old."""
    await interaction.response.defer()
    table = await bot_of(interaction).tables.table(pressed.table)
    if table.revision != pressed.revision:
        raise StaleBoard(Text("table-moved-on"))
    await show_panel(interaction, table, Spot.read(pressed.rest))
    await dismiss(interaction)


async def show_panel(interaction: Asked, table: Table, spot: Spot) -> None:
    shown = await panel(desk(interaction, table), spot)
    await interaction.followup.send(**shown.sent(), ephemeral=True)


@handles("do")
async def confirm(interaction: Asked, pressed: Pressed) -> None:
    """Make the move of the panel, and take the panel away."""
    await interaction.response.defer()
    words = pressed.rest.replace("/", " ")
    await make_move(interaction, pressed.table, pressed.revision, words)
    await dismiss(interaction)


async def make_move(interaction: Asked, table_id: int, revision: int, words: str) -> None:
    bot = bot_of(interaction)
    me = person(interaction)
    turn = await bot.tables.play(table_id, me, revision, words)
    bot.announcer.wake()
    seen = Onlooker(turn.table, speech.of_reader(interaction))
    view = discord.ui.View(timeout=None)
    if turn.table.can_undo(me):
        view.add_item(button(seen.pressed("undo"), seen.say("undo")))
    view.stop()  # Nobody waits in memory for its button: see bot.widgets.
    await interaction.followup.send(seen.tell(turn.events, turn.before), view=view, ephemeral=True)


@handles("undo")
async def undo_pressed(interaction: Asked, pressed: Pressed) -> None:
    await interaction.response.defer()
    await take_back(interaction, pressed.table, pressed.revision)
    await dismiss(interaction)


async def take_back(interaction: Asked, table_id: int, revision: int) -> None:
    bot = bot_of(interaction)
    await bot.tables.undo(table_id, person(interaction), revision)
    bot.announcer.wake()
    await tell(interaction, say(Text("undone"), speech.of_reader(interaction)))


# Looking.


async def send_picture(interaction: Asked, picture: Drawn, words: str = "") -> None:
    """A picture for one person; as a plain attachment, which fits into any kind of answer."""
    await interaction.followup.send(words, file=picture.file(), ephemeral=True)


@handles("board")
async def show_board(interaction: Asked, pressed: Pressed) -> None:
    await interaction.response.defer()
    seen = onlooker(interaction, await bot_of(interaction).tables.table(pressed.table))
    await send_picture(interaction, await draw(seen, "table"))


@handles("market")
async def show_market(interaction: Asked, pressed: Pressed) -> None:
    await interaction.response.defer()
    seen = onlooker(interaction, await bot_of(interaction).tables.table(pressed.table))
    await send_picture(interaction, await draw(seen, "market"))


@handles("scores")
async def show_scores(interaction: Asked, pressed: Pressed) -> None:
    await interaction.response.defer()
    seen = onlooker(interaction, await bot_of(interaction).tables.table(pressed.table))
    await tell(interaction, standings(seen, seen.game.scores(seen.table.state)))

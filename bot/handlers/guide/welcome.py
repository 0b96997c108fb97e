"""The welcome's buttons, and /help, which shows the same."""

import data
import engines
from bot.handlers.context import Interaction, theme_here
from bot.handlers.lobby import new_table
from bot.ui.components import private_message
from bot.ui.guide.introduction import game_choice
from bot.ui.guide.welcome import welcome_message
from bot.ui.responses import send, show
from bot.ui.routes import InviteFriends, OpenLobby, ShowWelcome, UnknownButton
from bot.ui.text.language import reader_language
from engines.core.text import Text, say

FRIENDS_PACE = "daily"


async def show_help(interaction: Interaction) -> None:
    await _show(interaction, reader_language(interaction))


async def show_welcome(interaction: Interaction, route: ShowWelcome) -> None:
    """The welcome in another language than the card's."""
    if route.language not in data.languages():
        raise UnknownButton
    await _show(interaction, route.language)


async def _show(interaction: Interaction, language: str) -> None:
    on_server = interaction.guild_id is not None
    await send(interaction, await welcome_message(language, theme_here(interaction), on_server=on_server))


async def invite_friends(interaction: Interaction, route: InviteFriends) -> None:
    """Ask for the game, and for nothing else."""
    del route
    await send(interaction, game_choice("friends-which", OpenLobby, reader_language(interaction)))


async def open_lobby(interaction: Interaction, route: OpenLobby) -> None:
    """Open a table with all seats of the game: its host can start as soon as there are enough people."""
    if route.game not in engines.games():
        raise UnknownButton
    game, channel = engines.game(route.game), interaction.channel_id or 0
    await new_table(
        interaction,
        channel,
        game=game.name,
        seats=game.seats[-1],
        pace=FRIENDS_PACE,
        options=game.options(),
    )
    words = say(Text("friends-table", {"place": f"<#{channel}>"}), reader_language(interaction))
    await show(interaction, private_message(words))

"""A game against computers at once: a table is opened, filled and started, and its first question asked."""

from typing import Unpack

import engines
from bot.handlers.context import Interaction, person
from bot.handlers.lobby import new_table
from bot.handlers.play import first_question, send_panel
from bot.services.tables import GameChoice
from bot.ui.guide.introduction import game_choice
from bot.ui.responses import send
from bot.ui.routes import PlayGame, PlayNow, UnknownButton
from bot.ui.text.language import reader_language
from engines.core.game import AnyGame
from engines.core.levels import LEVELS
from engines.core.text import Text, say

EASIEST = next(iter(LEVELS))
THREAD_TIME = 1.0  # seconds to wait for a thread: Discord waits for three for an answer
UNHURRIED = "none"  # the pace: computers do not wait for anybody


async def play_now(interaction: Interaction, route: PlayNow) -> None:
    """Ask for the game, and for nothing else."""
    del route
    await send(interaction, game_choice("play-which", PlayGame, reader_language(interaction)))


async def play_game(interaction: Interaction, route: PlayGame) -> None:
    if route.game not in engines.games():
        raise UnknownButton
    await play(interaction, route.game)


async def play(
    interaction: Interaction, game: str | None = None, level: str = EASIEST, players: int | None = None
) -> None:
    """Start a game; the one that is played here the most, if none is named."""
    name = game or await interaction.client.ratings.most_played(interaction.guild_id) or _first_game()
    seats = players or usual_players(engines.game(name))
    await start_against_computers(
        interaction, level, game=name, seats=seats, pace=UNHURRIED, options=engines.game(name).options()
    )


def _first_game() -> str:
    return next(iter(engines.games()))


def usual_players(game: AnyGame) -> int:
    """As few as possible, but two where two can play: every computer more is one more to wait for."""
    return min(max(game.seats[0], 2), game.seats[-1])


async def start_against_computers(
    interaction: Interaction, level: str = EASIEST, **choice: Unpack[GameChoice]
) -> None:
    """Open a table whose other seats are the computer's, start it, and ask this person's first question."""
    choice["computers"] = [level] * (choice["seats"] - 1)
    opened = await new_table(interaction, interaction.channel_id or 0, **choice)
    await interaction.client.tables.start(opened.id, person(interaction), begins=True)
    # The panel stands below the table's card only if it comes later.
    table = await interaction.client.channels.wait_for_thread(opened.id, THREAD_TIME)
    begun = say(Text("play-begun", {"place": f"<#{table.place}>"}), reader_language(interaction))
    await send_panel(interaction, table.id, await first_question(interaction, table, begun))

"""/play: a game against computers at once."""

from discord import app_commands

import engines
from bot.commands.games import MOST_SEATS
from bot.commands.options import Chosen, game_choices, level_choices
from bot.handlers.context import Interaction
from bot.handlers.guide.quick_game import EASIEST
from bot.handlers.guide.quick_game import play as start
from bot.ui.responses import run_privately
from bot.ui.text.language import localized
from engines.core.levels import LEVELS


@app_commands.command(name=localized("command-play"), description=localized("command-play-about"))
@app_commands.rename(
    game=localized("option-game"), level=localized("option-level"), players=localized("option-players")
)
@app_commands.describe(
    game=localized("option-game-about"),
    level=localized("option-level-about"),
    players=localized("option-players-about"),
)
@app_commands.choices(
    game=game_choices(),
    level=level_choices(),
)
@app_commands.guild_only()
async def play(
    interaction: Interaction,
    game: app_commands.Transform[str, Chosen(engines.games())] | None = None,
    level: app_commands.Transform[str, Chosen(LEVELS)] = EASIEST,
    players: app_commands.Range[int, 1, MOST_SEATS] | None = None,
) -> None:
    await run_privately(start, interaction, game, level, players)

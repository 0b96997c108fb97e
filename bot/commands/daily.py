"""/daily."""

from discord import app_commands

from bot.handlers.context import Interaction
from bot.handlers.daily import open_daily
from bot.ui.responses import run_privately
from bot.ui.text.language import localized


@app_commands.command(name=localized("command-daily"), description=localized("command-daily-about"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def daily(interaction: Interaction) -> None:
    await run_privately(open_daily, interaction)

"""/settings: the panel for one's notification settings."""

from discord import app_commands

from bot.commands.options import Typed, completion
from bot.domain.people import availability
from bot.handlers.context import Interaction
from bot.handlers.people.settings import save_settings
from bot.services.people.settings import SettingsChanges
from bot.ui.messages.settings_panel import settings_message
from bot.ui.responses import run_privately, send
from bot.ui.text.language import localized


@app_commands.command(name=localized("command-settings"), description=localized("command-settings-about"))
@app_commands.rename(zone=localized("option-zone"))
@app_commands.describe(zone=localized("option-zone-about"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def settings_(interaction: Interaction, zone: app_commands.Transform[str, Typed("zone")] = "") -> None:
    await run_privately(_settings, interaction, zone)


async def _settings(interaction: Interaction, zone: str) -> None:
    changes: SettingsChanges = {"time_zone": availability.read_time_zone(zone)} if zone else {}
    context = await save_settings(interaction, **changes)
    await send(interaction, settings_message(context))


@settings_.autocomplete("zone")
@completion
async def complete_zone(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    del interaction
    return [app_commands.Choice(name=zone, value=zone) for zone in availability.matching_time_zones(typed)]

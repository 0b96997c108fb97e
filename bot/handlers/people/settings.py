"""Changing one's notification settings in the settings panel, and snoozing a reminder."""

from typing import Unpack

from bot.domain.people import availability
from bot.domain.people.availability import NotificationSettings, UnknownHour
from bot.handlers.context import Interaction, person
from bot.services.people.settings import SettingsChanges
from bot.ui import routes
from bot.ui.messages.settings_panel import SettingsContext, hours_form, settings_message, vacation_form
from bot.ui.responses import open_form, reply_text, show
from bot.ui.text.language import (
    AS_DISCORD_SAYS,
    LANGUAGE_CHOICES,
    language,
    reader_language,
    set_reader_language,
)
from bot.ui.themes import AS_THE_TABLE, OWN_THEME_CHOICES
from engines.core.text import Text
from render import Theme


async def save_settings(interaction: Interaction, **changes: Unpack[SettingsChanges]) -> SettingsContext:
    """Save what was chosen, and what Discord tells of the person's language; the settings afterwards."""
    bot = interaction.client
    changes["discord_language"] = language(interaction.locale)
    settings = await bot.settings.choose(person(interaction), **changes)
    set_reader_language(interaction, settings.chosen_language)
    return await _context(interaction, settings)


async def _context(interaction: Interaction, settings: NotificationSettings) -> SettingsContext:
    bot = interaction.client
    watched = len(await bot.watching.of_person(settings.person))
    return SettingsContext(settings, reader_language(interaction), bot.reminders.now(), watched)


async def _read_settings(interaction: Interaction) -> SettingsContext:
    """The settings as they are. A form must open within Discord's time, so nothing is written for it."""
    return await _context(interaction, await interaction.client.settings.of_person(interaction.user.id))


async def _update_panel(interaction: Interaction, context: SettingsContext) -> None:
    await show(interaction, settings_message(context))


async def choose_delivery(interaction: Interaction, route: routes.ChooseDelivery) -> None:
    """Choosing where to be notified also says that direct messages are open again."""
    await _update_panel(
        interaction, await save_settings(interaction, delivery=route.delivery, direct_closed=False)
    )


async def choose_language(interaction: Interaction, route: routes.ChooseLanguage) -> None:
    """The panel answers in the language that was chosen."""
    if route.language not in LANGUAGE_CHOICES:
        raise routes.UnknownButton
    chosen = None if route.language == AS_DISCORD_SAYS else route.language
    await _update_panel(interaction, await save_settings(interaction, chosen_language=chosen))


async def choose_theme(interaction: Interaction, route: routes.ChooseTheme) -> None:
    if route.theme not in OWN_THEME_CHOICES:
        raise routes.UnknownButton
    chosen = None if route.theme == AS_THE_TABLE else Theme(route.theme)
    await _update_panel(interaction, await save_settings(interaction, theme=chosen))


async def set_heads_up(interaction: Interaction, route: routes.SetHeadsUp) -> None:
    await _update_panel(interaction, await save_settings(interaction, heads_up=route.wanted))


async def set_ideas(interaction: Interaction, route: routes.SetIdeas) -> None:
    await _update_panel(interaction, await save_settings(interaction, ideas=route.wanted))


async def open_hours_form(interaction: Interaction, route: routes.OpenHoursForm) -> None:
    del route
    await open_form(interaction, hours_form(await _read_settings(interaction)))


async def set_hours(interaction: Interaction, route: routes.SetHours) -> None:
    begin, end = availability.read_time(route.quiet_from), availability.read_time(route.quiet_until)
    if (begin is None) != (end is None):
        raise UnknownHour(Text("quiet-half"))
    digest_at = availability.read_time(route.digest)
    if digest_at is None:
        raise UnknownHour(Text("hour-unknown", {"typed": route.digest}))
    changes: SettingsChanges = {
        "time_zone": availability.read_time_zone(route.zone),
        "quiet_from": begin,
        "quiet_until": end,
        "digest_at": digest_at,
    }
    await _update_panel(interaction, await save_settings(interaction, **changes))


async def open_vacation_form(interaction: Interaction, route: routes.OpenVacationForm) -> None:
    del route
    await open_form(interaction, vacation_form(await _read_settings(interaction)))


async def set_vacation(interaction: Interaction, route: routes.SetVacation) -> None:
    first, last = availability.read_day(route.first), availability.read_day(route.last)
    await interaction.client.settings.start_vacation(person(interaction), first, last)
    await _update_panel(interaction, await save_settings(interaction))


async def end_vacation(interaction: Interaction, route: routes.EndVacation) -> None:
    del route
    await interaction.client.settings.end_vacation(person(interaction))
    await _update_panel(interaction, await save_settings(interaction))


async def snooze(interaction: Interaction, route: routes.Snooze) -> None:
    """No more reminders of this turn."""
    await interaction.client.reminders.snooze(route.table, person(interaction))
    await reply_text(interaction, "snoozed")

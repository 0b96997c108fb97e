"""/settings: when and where somebody hears of their turns, all in one panel that only they see."""

from collections.abc import Iterator
from typing import Any, Unpack

import discord
from discord import app_commands, ui
from msgspec import Struct

from bot.domain import availability
from bot.domain.availability import Delivery, NotificationSettings, UnknownHour, format_time
from bot.domain.time_control import Span
from bot.handlers import play
from bot.services.settings import SettingsChanges
from bot.ui.cards import stamp
from bot.ui.components import (
    Interaction,
    Pressed,
    UnknownButton,
    button,
    form,
    handles,
    menu,
    privately,
    tell,
    written,
)
from bot.ui.language import localized, reader_language
from bot.ui.panel.panel import shown
from engines.core.text import Text, say


class SettingsContext(Struct, frozen=True):
    """What somebody chose, in their language, at some time."""

    habits: NotificationSettings
    language: str
    now: int

    def say(self, key: str, **args: Any) -> str:
        return say(Text(key, args), self.language)


@app_commands.command(name=localized("command-settings"), description=localized("command-settings-about"))
@app_commands.rename(zone=localized("option-zone"))
@app_commands.describe(zone=localized("option-zone-about"))
async def settings(interaction: Interaction, zone: str = "") -> None:
    await privately(_settings, interaction, zone)


async def _settings(interaction: Interaction, zone: str) -> None:
    """Everything as it is; a zone may be chosen at once."""
    changes: SettingsChanges = {"time_zone": availability.read_time_zone(zone)} if zone else {}
    desk = await _chosen(interaction, **changes)
    await interaction.followup.send(view=panel(desk), ephemeral=True)


@settings.autocomplete("zone")
async def complete_zone(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    del interaction
    return [
        app_commands.Choice(name=zone, value=zone) for zone in availability.matching_time_zones(typed)[:25]
    ]


async def _chosen(interaction: Interaction, **changes: Unpack[SettingsChanges]) -> SettingsContext:
    """Keep what somebody chose, and the language in which they did."""
    bot, language = play.bot_of(interaction), reader_language(interaction)
    changes["language"] = language
    habits = await bot.settings.choose(play.person(interaction), **changes)
    return SettingsContext(habits, language, bot.reminders.now())


# The panel.


def panel(desk: SettingsContext) -> ui.LayoutView:
    """All choices, and the ways to change them."""
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join([f"### {desk.say('settings-title')}", *_choices(desk)])),
        ui.ActionRow(_places(desk)),
        ui.ActionRow(*_buttons(desk)),
    ]
    return shown(parts, ()).layout


def _choices(desk: SettingsContext) -> Iterator[str]:
    habits = desk.habits
    yield f"- {desk.say('settings-place', place=desk.say(f'settings-place-{habits.delivery}'))}"
    if habits.direct_closed:
        yield f"- {desk.say('settings-closed')}"
    if habits.delivery is Delivery.DIGEST:
        yield f"- {desk.say('settings-digest', time=format_time(habits.digest_at))}"
    now = habits.local(desk.now).strftime("%H:%M")
    yield f"- {desk.say('settings-zone', zone=habits.time_zone, time=now)}"
    yield f"- {_quiet(desk)}"
    yield f"- {desk.say('settings-heads-up-on' if habits.heads_up else 'settings-heads-up-off')}"
    for begin, end in _to_come(desk):
        yield f"- {desk.say('settings-vacation', **{'from': stamp(begin), 'until': stamp(end)})}"
    yield f"- {desk.say('settings-days', left=habits.days_left(desk.now))}"


def _quiet(desk: SettingsContext) -> str:
    begin, end = format_time(desk.habits.quiet_from), format_time(desk.habits.quiet_until)
    return (
        desk.say("settings-quiet", **{"from": begin, "until": end})
        if begin
        else desk.say("settings-no-quiet")
    )


def _to_come(desk: SettingsContext) -> list[Span]:
    """The vacation that somebody is on, or is going to have."""
    return [span for span in desk.habits.vacations if span[1] > desk.now]


def _places(desk: SettingsContext) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=desk.say(f"settings-place-{place}"), value=place, default=place is desk.habits.delivery
        )
        for place in Delivery
    ]
    return menu(Pressed("place", 0, 0), options, desk.say("settings-place-menu"))


def _buttons(desk: SettingsContext) -> Iterator[ui.Button[Any]]:
    yield button(Pressed("hours", 0, 0), desk.say("settings-hours-button"))
    if _to_come(desk):
        yield button(Pressed("home", 0, 0), desk.say("settings-back-button"))
    else:
        yield button(Pressed("vacation", 0, 0), desk.say("settings-vacation-button"))
    wanted = not desk.habits.heads_up
    label = "settings-heads-up-button" if wanted else "settings-no-heads-up-button"
    yield button(Pressed("headsup", 0, 0, "on" if wanted else "off"), desk.say(label))


# What its parts do.


async def _show(interaction: Interaction, desk: SettingsContext) -> None:
    """The panel as it is now, in its place."""
    await interaction.response.edit_message(view=panel(desk))


@handles("place")
async def choose_place(interaction: Interaction, pressed: Pressed) -> None:
    """To choose a place again is to say that one's direct messages are open."""
    place = pressed.rest.removeprefix("/")
    if place not in set(Delivery):
        raise UnknownButton
    await _show(interaction, await _chosen(interaction, delivery=Delivery(place), direct_closed=False))


@handles("headsup")
async def choose_heads_up(interaction: Interaction, pressed: Pressed) -> None:
    await _show(interaction, await _chosen(interaction, heads_up=pressed.rest == "on"))


@handles("hours")
async def ask_hours(interaction: Interaction, pressed: Pressed) -> None:
    """The form for zone and hours, filled in with what is."""
    del pressed
    desk = await _chosen(interaction)
    now = desk.habits
    lines = {
        "zone": (now.time_zone, True),
        "quiet-from": (format_time(now.quiet_from), False),
        "quiet-until": (format_time(now.quiet_until), False),
        "digest": (format_time(now.digest_at), True),
    }
    inputs = {
        desk.say(f"settings-form-{key}"): _line(key, value, required=required)
        for key, (value, required) in lines.items()
    }
    await interaction.response.send_modal(
        form(Pressed("sethours", 0, 0), desk.say("settings-hours-form"), inputs)
    )


@handles("sethours")
async def set_hours(interaction: Interaction, pressed: Pressed) -> None:
    del pressed
    typed = written(interaction)
    begin, end = availability.read_time(typed["quiet-from"]), availability.read_time(typed["quiet-until"])
    if (begin is None) != (end is None):
        raise UnknownHour(Text("quiet-half"))
    digest_at = availability.read_time(typed["digest"])
    if digest_at is None:
        raise UnknownHour(Text("hour-unknown", {"typed": typed["digest"]}))
    changes: SettingsChanges = {
        "time_zone": availability.read_time_zone(typed["zone"]),
        "quiet_from": begin,
        "quiet_until": end,
        "digest_at": digest_at,
    }
    await _show(interaction, await _chosen(interaction, **changes))


@handles("vacation")
async def ask_vacation(interaction: Interaction, pressed: Pressed) -> None:
    """The form for a vacation, from today on."""
    del pressed
    desk = await _chosen(interaction)
    today = desk.habits.local(desk.now).date().isoformat()
    inputs = {desk.say(f"settings-form-{key}"): _line(key, today) for key in ("first", "last")}
    await interaction.response.send_modal(
        form(Pressed("setvacation", 0, 0), desk.say("settings-vacation-form"), inputs)
    )


@handles("setvacation")
async def set_vacation(interaction: Interaction, pressed: Pressed) -> None:
    del pressed
    typed, settings = written(interaction), play.bot_of(interaction).settings
    first, last = availability.read_day(typed["first"]), availability.read_day(typed["last"])
    await settings.start_vacation(play.person(interaction), first, last)
    await _show(interaction, await _chosen(interaction))


@handles("home")
async def come_home(interaction: Interaction, pressed: Pressed) -> None:
    del pressed
    await play.bot_of(interaction).settings.end_vacation(play.person(interaction))
    await _show(interaction, await _chosen(interaction))


def _line(key: str, value: str, *, required: bool = True) -> ui.TextInput[Any]:
    return ui.TextInput(custom_id=key, default=value, required=required, max_length=60)


# The button under a reminder.


@handles("snooze")
async def snooze(interaction: Interaction, pressed: Pressed) -> None:
    """No more reminders of this turn."""
    bot = play.bot_of(interaction)
    await bot.reminders.snooze(pressed.table, play.person(interaction))
    await tell(interaction, say(Text("snoozed"), reader_language(interaction)))


COMMANDS: tuple[Any, ...] = (settings,)

"""The ephemeral panel for one person's notification settings, and its forms."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from discord import ui
from msgspec import Struct

from bot.domain.people.availability import Delivery, NotificationSettings, format_time
from bot.domain.time_control import Span
from bot.ui import routes
from bot.ui.components import (
    Button,
    Item,
    PrivateMessage,
    button,
    form,
    menu,
    option,
    private_message,
    text_input,
)
from bot.ui.messages.cards import timestamp
from bot.ui.routes import Route
from bot.ui.text.language import AS_DISCORD_SAYS, LANGUAGE_CHOICES, language_name
from bot.ui.themes import AS_THE_TABLE, OWN_THEME_CHOICES, theme_name
from engines.core.text import Argument, Text, say

V = TypeVar("V", bound=str)


class SettingsContext(Struct, frozen=True):
    """A person's settings in their language, as of a moment."""

    settings: NotificationSettings
    language: str
    now: int
    watched: int = 0  # how many tables they watch

    def say(self, key: str, **args: Argument) -> str:
        return say(Text(key, args), self.language)

    @property
    def vacations(self) -> list[Span]:
        """The current vacation and those to come."""
        return [span for span in self.settings.vacations if span[1] > self.now]


def settings_message(context: SettingsContext) -> PrivateMessage:
    """All settings, and the controls that change them."""
    lines = [f"### {context.say('settings-title')}", *(f"- {line}" for line in _setting_lines(context))]
    rows = [*([each] for each in _menus(context)), _buttons(context)]
    return private_message("\n".join(lines), rows=rows)


def _setting_lines(context: SettingsContext) -> Iterator[str]:
    settings = context.settings
    yield context.say("settings-place", place=context.say(f"settings-place-{settings.delivery}"))
    if settings.direct_closed:
        yield context.say("settings-closed")
    if settings.delivery is Delivery.DIGEST:
        yield context.say("settings-digest", time=format_time(settings.digest_at))
    chosen = "settings-language" if settings.chosen_language else "settings-language-discord"
    yield context.say(chosen, language=language_name(context.language))
    yield context.say("settings-theme", theme=theme_name(settings.theme or AS_THE_TABLE))
    local_time = settings.local(context.now).strftime("%H:%M")
    yield context.say("settings-zone", zone=settings.time_zone, time=local_time)
    yield _quiet_hours(context)
    yield context.say("settings-heads-up-on" if settings.heads_up else "settings-heads-up-off")
    yield context.say("settings-ideas-on" if settings.ideas else "settings-ideas-off")
    if context.watched:
        yield context.say("settings-watching", count=context.watched)
    for begin, end in context.vacations:
        yield context.say("settings-vacation", **{"from": timestamp(begin), "until": timestamp(end)})
    yield context.say("settings-days", left=settings.days_left(context.now))


def _quiet_hours(context: SettingsContext) -> str:
    begin, end = format_time(context.settings.quiet_from), format_time(context.settings.quiet_until)
    if not begin:
        return context.say("settings-no-quiet")
    return context.say("settings-quiet", **{"from": begin, "until": end})


def _menus(context: SettingsContext) -> Iterator[Item]:
    settings = context.settings
    places = {delivery: context.say(f"settings-place-{delivery}") for delivery in Delivery}
    yield _menu(context, "place", routes.ChooseDelivery, places, settings.delivery)
    languages = {
        name: context.say("language-label", language=language_name(name)) for name in LANGUAGE_CHOICES
    }
    language = settings.chosen_language or AS_DISCORD_SAYS
    yield _menu(context, "language", routes.ChooseLanguage, languages, language)
    themes = {name: context.say("theme-label", theme=theme_name(name)) for name in OWN_THEME_CHOICES}
    yield _menu(context, "theme", routes.ChooseTheme, themes, settings.theme or AS_THE_TABLE)


def _menu(
    context: SettingsContext, name: str, route: Callable[[V], Route], labels: Mapping[V, str], chosen: V
) -> Item:
    """A menu of which one option is chosen already."""
    options = (option(route(value), label, default=value == chosen) for value, label in labels.items())
    return menu(options, context.say(f"settings-{name}-menu"), name)


def _buttons(context: SettingsContext) -> Iterator[Button]:
    yield button(routes.OpenHoursForm(), context.say("settings-hours-button"))
    if context.vacations:
        yield button(routes.EndVacation(), context.say("settings-back-button"))
    else:
        yield button(routes.OpenVacationForm(), context.say("settings-vacation-button"))
    wanted = not context.settings.heads_up
    label = "settings-heads-up-button" if wanted else "settings-no-heads-up-button"
    yield button(routes.SetHeadsUp(wanted), context.say(label))
    label = "settings-no-ideas-button" if context.settings.ideas else "settings-ideas-button"
    yield button(routes.SetIdeas(not context.settings.ideas), context.say(label))


def hours_form(context: SettingsContext) -> ui.Modal:
    """Time zone, quiet hours and the time of the digest, with the present values."""
    settings = context.settings
    inputs = {
        "settings-form-zone": text_input("zone", settings.time_zone),
        "settings-form-quiet-from": text_input(
            "quiet_from", format_time(settings.quiet_from), required=False
        ),
        "settings-form-quiet-until": text_input(
            "quiet_until", format_time(settings.quiet_until), required=False
        ),
        "settings-form-digest": text_input("digest", format_time(settings.digest_at)),
    }
    labelled = {context.say(key): each for key, each in inputs.items()}
    return form(routes.SetHours, context.say("settings-hours-form"), labelled)


def vacation_form(context: SettingsContext) -> ui.Modal:
    """The first and the last day of a vacation, both today at first."""
    today = context.settings.local(context.now).date().isoformat()
    inputs = {
        context.say(f"settings-form-{field}"): text_input(field, today)
        for field in routes.SetVacation.__struct_fields__
    }
    return form(routes.SetVacation, context.say("settings-vacation-form"), inputs)

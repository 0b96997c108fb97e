"""Every press, choice and form comes in here: the table of routes and their handlers.

This replaces discord.py's views. They would stay in memory as long as the bot runs, and would not answer a
person whose button is no longer on the message.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import discord

from bot.handlers import dashboard, invitations, lobby, look, play, ratings, replay, seats, settings
from bot.handlers.context import Interaction, know_reader
from bot.handlers.server_check import check_server
from bot.ui import routes
from bot.ui.language import language
from bot.ui.limits import require_length
from bot.ui.responses import track_current_task, with_error_boundary
from bot.ui.routes import Route

R = TypeVar("R", bound=Route)
Handler: TypeAlias = Callable[[Interaction, R], Awaitable[None]]
Entry: TypeAlias = tuple[type[Route], Handler[Any]]

DISPATCHED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


def on(route: type[R], handler: Handler[R]) -> Entry:
    """An entry of the table; the type checker compares the handler with the route."""
    return route, handler


TABLE: tuple[Entry, ...] = (
    on(routes.Join, lobby.join),
    on(routes.Leave, lobby.leave),
    on(routes.Start, lobby.start),
    on(routes.CancelLobby, lobby.cancel),
    on(routes.AddComputer, lobby.add_computer),
    on(routes.RemoveComputer, lobby.remove_computer),
    on(routes.WatchOnly, lobby.watch_only),
    on(routes.Rematch, lobby.rematch),
    on(routes.InviteTo, invitations.invite_to),
    on(routes.OpenPanel, play.open_panel),
    on(routes.Pick, play.pick),
    on(routes.PickIdea, play.pick),
    on(routes.ConfirmMove, play.confirm_move),
    on(routes.FinishTurn, play.finish_turn),
    on(routes.UndoMove, play.undo_move),
    on(routes.Resume, seats.resume),
    on(routes.TakeSeat, seats.take_seat),
    on(routes.ReturnToSeat, seats.return_to_seat),
    on(routes.CastVote, seats.cast_vote),
    on(routes.ShowPicture, look.show_picture),
    on(routes.ShowScores, look.show_scores),
    on(routes.TurnLogPage, look.turn_log_page),
    on(routes.OpenReplay, replay.open_replay),
    on(routes.ReplayMoment, replay.go_to_moment),
    on(routes.MakeFilm, replay.make_film),
    on(routes.DashboardPage, dashboard.go_to_page),
    on(routes.ChooseDelivery, settings.choose_delivery),
    on(routes.ChooseLanguage, settings.choose_language),
    on(routes.SetHeadsUp, settings.set_heads_up),
    on(routes.OpenHoursForm, settings.open_hours_form),
    on(routes.SetHours, settings.set_hours),
    on(routes.OpenVacationForm, settings.open_vacation_form),
    on(routes.SetVacation, settings.set_vacation),
    on(routes.EndVacation, settings.end_vacation),
    on(routes.Snooze, settings.snooze),
    on(routes.ShowInRatings, ratings.show_in_ratings),
    on(routes.ForgetMe, ratings.forget_me),
)
HANDLERS = dict(TABLE)


async def on_interaction(interaction: Interaction) -> None:
    """Answer a press, a choice or a form. The client calls it for commands as well."""
    track_current_task()
    if interaction.type in DISPATCHED:
        know_reader(interaction)
        if await check_server(interaction):
            await with_error_boundary(interaction, _handle(interaction))
    settings = interaction.client.settings
    await settings.note_discord_language(interaction.user.id, language(interaction.locale))


async def _handle(interaction: Interaction) -> None:
    data: Any = interaction.data
    custom_id, *_ = data.get("values") or [data["custom_id"]]
    inputs = [label["component"] for label in data.get("components", ())]
    texts = {each["custom_id"]: require_length(each["custom_id"], each["value"].strip()) for each in inputs}
    route = routes.decode(custom_id, texts)
    await HANDLERS[type(route)](interaction, route)

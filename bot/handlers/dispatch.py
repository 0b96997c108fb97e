"""Every press, choice and form comes in here: the table of routes and their handlers.

This replaces discord.py's views. They would stay in memory as long as the bot runs, and would not answer a
person whose button is no longer on the message.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

import discord

from bot.handlers import confirmations, daily, lobby, look, play, seats
from bot.handlers.context import Interaction, know_reader
from bot.handlers.guide import lessons, quick_game, rules, welcome
from bot.handlers.past import films, replay, review
from bot.handlers.people import dashboard, invitations, ratings, settings, watching
from bot.handlers.server_check import check_server
from bot.ui import routes
from bot.ui.responses import Place, answer_in_time, track_current_task, with_error_boundary
from bot.ui.routes import Route
from bot.ui.text.language import language
from bot.ui.text.limits import require_length

R = TypeVar("R", bound=Route)
Handler: TypeAlias = Callable[[Interaction, R], Awaitable[None]]

DISPATCHED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Entry(NamedTuple):
    """What a route does, and where its answer appears."""

    route: type[Route]
    handler: Handler[Any]
    place: Place
    at_once: bool  # whether the answer always takes long


def on(route: type[R], handler: Handler[R], place: Place = Place.NEW, *, at_once: bool = False) -> Entry:
    """An entry of the table; the type checker compares the handler with the route."""
    return Entry(route, handler, place, at_once)


TABLE: tuple[Entry, ...] = (
    on(routes.Join, lobby.join, Place.ON_CARD),
    on(routes.Leave, lobby.leave, Place.ON_CARD),
    on(routes.Start, lobby.start, Place.ON_CARD),
    on(routes.CancelLobby, confirmations.cancel_lobby, Place.ON_CARD),
    on(routes.AddComputer, lobby.add_computer, Place.ON_CARD),
    on(routes.RemoveComputer, lobby.remove_computer, Place.ON_CARD),
    on(routes.WatchOnly, lobby.watch_only, Place.ON_CARD),
    on(routes.Rematch, lobby.rematch),
    on(routes.WatchTable, watching.watch_table),
    on(routes.StopWatching, watching.stop_watching),
    on(routes.LookAround, watching.look_around, Place.IN_PLACE),
    on(routes.InviteTo, invitations.invite_to, Place.IN_PLACE),
    on(routes.OpenPanel, play.open_panel, Place.IN_PLACE),
    on(routes.Pick, play.pick, Place.IN_PLACE),
    on(routes.PickIdea, play.pick, Place.IN_PLACE),
    on(routes.Aim, play.aim, Place.IN_PLACE),
    on(routes.ConfirmMove, play.confirm_move, Place.IN_PLACE),
    on(routes.FinishTurn, play.finish_turn, Place.IN_PLACE),
    on(routes.UndoMove, play.undo_move, Place.IN_PLACE),
    on(routes.ChooseLesson, lessons.choose_lesson, Place.IN_PLACE),
    on(routes.OpenLesson, lessons.open_lesson, Place.IN_PLACE),
    on(routes.RestartLesson, lessons.restart_lesson, Place.IN_PLACE),
    on(routes.PauseLesson, lessons.pause_lesson, Place.IN_PLACE),
    on(routes.StepOn, lessons.step_on, Place.IN_PLACE),
    on(routes.StepBack, lessons.step_back, Place.IN_PLACE),
    on(routes.AnswerStep, lessons.answer_step, Place.IN_PLACE),
    on(routes.LessonPick, lessons.pick, Place.IN_PLACE),
    on(routes.LessonPickIdea, lessons.pick, Place.IN_PLACE),
    on(routes.LessonAim, lessons.aim, Place.IN_PLACE),
    on(routes.LessonConfirm, lessons.confirm, Place.IN_PLACE),
    on(routes.OpenDaily, daily.open_daily, Place.IN_PLACE),
    on(routes.StartDaily, daily.start_attempt, Place.IN_PLACE),
    on(routes.StartPractice, daily.start_practice, Place.IN_PLACE),
    on(routes.ResumePractice, daily.resume_practice, Place.IN_PLACE),
    on(routes.DailyPick, daily.pick, Place.IN_PLACE),
    on(routes.DailyPickIdea, daily.pick, Place.IN_PLACE),
    on(routes.DailyAim, daily.aim, Place.IN_PLACE),
    on(routes.DailyConfirm, daily.confirm, Place.IN_PLACE),
    on(routes.ConfirmResign, confirmations.resign, Place.IN_PLACE),
    on(routes.ConfirmEnd, confirmations.end, Place.IN_PLACE),
    on(routes.ConfirmEndAlone, confirmations.end_alone, Place.IN_PLACE),
    on(routes.ConfirmCancel, confirmations.cancel, Place.IN_PLACE),
    on(routes.ConfirmKick, confirmations.kick, Place.IN_PLACE),
    on(routes.Resume, seats.resume),
    on(routes.TakeSeat, seats.take_seat),
    on(routes.ReturnToSeat, seats.return_to_seat),
    on(routes.CastVote, seats.cast_vote, Place.ON_CARD),
    on(routes.ShowPicture, look.show_picture),
    on(routes.ShowScores, look.show_scores),
    on(routes.OpenLegend, look.open_legend),
    on(routes.LegendPage, look.legend_page, Place.IN_PLACE),
    on(routes.OpenGameLegend, look.open_game_legend),
    on(routes.GameLegendPage, look.game_legend_page, Place.IN_PLACE),
    on(routes.OpenRules, rules.open_rules),
    on(routes.RulesPage, rules.rules_page, Place.IN_PLACE),
    on(routes.ExplainMove, rules.explain_move),
    on(routes.ShowWelcome, welcome.show_welcome),
    on(routes.PlayNow, quick_game.play_now),
    on(routes.PlayGame, quick_game.play_game, Place.ON_CARD),
    on(routes.InviteFriends, welcome.invite_friends),
    on(routes.OpenLobby, welcome.open_lobby, Place.IN_PLACE),
    on(routes.ShowPoints, look.show_points, Place.IN_PLACE),
    on(routes.TurnLogPage, look.turn_log_page, Place.IN_PLACE),
    on(routes.OpenReplay, replay.open_replay),
    on(routes.ReplayMoment, replay.go_to_moment, Place.IN_PLACE),
    on(routes.OpenReview, review.open_review),
    on(routes.ReviewPage, review.go_to_page, Place.IN_PLACE),
    on(routes.StopReview, review.stop_review, Place.IN_PLACE),
    on(routes.MakeFilm, films.make_film, at_once=True),
    on(routes.ShareFilm, films.share_film, Place.IN_PLACE),
    on(routes.DashboardPage, dashboard.go_to_page, Place.ON_CARD),
    on(routes.ChooseDelivery, settings.choose_delivery, Place.IN_PLACE),
    on(routes.ChooseLanguage, settings.choose_language, Place.IN_PLACE),
    on(routes.ChooseTheme, settings.choose_theme, Place.IN_PLACE),
    on(routes.SetHeadsUp, settings.set_heads_up, Place.IN_PLACE),
    on(routes.SetIdeas, settings.set_ideas, Place.IN_PLACE),
    on(routes.OpenHoursForm, settings.open_hours_form, Place.IN_PLACE),
    on(routes.SetHours, settings.set_hours, Place.IN_PLACE),
    on(routes.OpenVacationForm, settings.open_vacation_form, Place.IN_PLACE),
    on(routes.SetVacation, settings.set_vacation, Place.IN_PLACE),
    on(routes.EndVacation, settings.end_vacation, Place.IN_PLACE),
    on(routes.Snooze, settings.snooze),
    on(routes.ShowStanding, ratings.show_standing, Place.IN_PLACE),
    on(routes.ShowInRatings, ratings.show_in_ratings),
    on(routes.ForgetMe, ratings.forget_me, Place.IN_PLACE),
)
ENTRIES = {entry.route: entry for entry in TABLE}


async def on_interaction(interaction: Interaction) -> None:
    """Answer a press, a choice or a form. The client calls it for commands as well."""
    if not await interaction.client.claims.answers(interaction.guild_id):
        return
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
    entry = ENTRIES[type(route)]
    await answer_in_time(interaction, entry.handler(interaction, route), entry.place, at_once=entry.at_once)

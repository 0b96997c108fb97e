"""The standing in a season, being listed in it, and having all of one's data erased."""

import engines
from bot.domain.people.season import Season
from bot.handlers.context import Interaction, person, theme_here
from bot.ui.components import PrivateMessage, button, menu, option, private_message
from bot.ui.messages.ratings_message import leaderboard_image, ratings_text, season_options
from bot.ui.responses import reply_text, show
from bot.ui.routes import ALL_SEASONS, ForgetMe, ShowInRatings, ShowStanding, UnknownButton
from bot.ui.text.language import reader_language
from engines.core.errors import Refusal
from engines.core.text import Text, say


class UnknownSeason(Refusal):
    """A text that names no season."""


async def show_standing(interaction: Interaction, route: ShowStanding) -> None:
    if route.game not in engines.games():
        raise UnknownButton
    await show(interaction, await standing_message(interaction, route.game, route.season))


async def standing_message(interaction: Interaction, game: str | None, typed: str) -> PrivateMessage:
    """The leaderboard of a game in a season, its records, and one's own numbers.

    Without a season it is the latest in which the game was finished here: in the first days of a season the
    one that has just ended.
    """
    ratings, language, guild = interaction.client.ratings, reader_language(interaction), interaction.guild_id
    wanted = game or await ratings.most_played(guild) or next(iter(engines.games()))
    played, now = await ratings.seasons(guild, wanted), Season.at(interaction.client.tables.now())
    season = read_season(typed) if typed else next(iter(played), None)
    players = await ratings.leaderboard(guild, wanted, season)
    records, own = (
        await ratings.high_scores(guild, wanted, season),
        await ratings.play_record(guild, interaction.user.id),
    )
    text = ratings_text(wanted, season, players, records, own, language)
    shown = (wanted, season, players, language, theme_here(interaction))
    images = [await leaderboard_image(*shown)] if players else []
    choices = [
        option(ShowStanding(wanted, value), label, default=value == str(season or ALL_SEASONS))
        for value, label in season_options(played, now, language)
    ]
    seasons = [[menu(choices, say(Text("season-menu"), language))]] if played else []
    listing = say(Text("standing-hide" if own.listed else "standing-show"), language)
    return private_message(text, images, [*seasons, [button(ShowInRatings(not own.listed), listing)]])


def read_season(typed: str) -> Season | None:
    """The season that was chosen; none for all of them."""
    if typed == ALL_SEASONS:
        return None
    try:
        return Season.read(typed)
    except ValueError as error:
        raise UnknownSeason(Text("season-unknown", {"typed": typed})) from error


async def show_in_ratings(interaction: Interaction, route: ShowInRatings) -> None:
    player = person(interaction)
    await interaction.client.ratings.set_listed(player.id, player.name, listed=route.listed)
    await reply_text(interaction, "standing-shown" if route.listed else "standing-hidden")


async def forget_me(interaction: Interaction, route: ForgetMe) -> None:
    """Erase everything that is known about the person who pressed."""
    del route  # It has no fields: nobody can ask for another person's erasure.
    await interaction.client.erasure.erase(person(interaction))
    await show(interaction, private_message(say(Text("forget-done"), reader_language(interaction))))

"""/game new and /games."""

from discord import app_commands

import data
import engines
from bot.commands.options import Chosen, Typed, completion, game_choices, level_choices
from bot.domain import options
from bot.domain.time_control import PACES
from bot.handlers.context import Interaction
from bot.handlers.guide.quick_game import EASIEST, start_against_computers
from bot.handlers.lobby import open_table
from bot.handlers.people.dashboard import show_dashboard
from bot.services.tables import GameChoice
from bot.ui.responses import run_privately
from bot.ui.text.language import language_choices, localized, reader_language
from bot.ui.text.limits import CHOICE_LENGTH, MOST_CHOICES
from bot.ui.themes import THEMES, theme_choices
from engines.core.game import AnyGame
from engines.core.levels import LEVELS
from render import Theme

MOST_SEATS = max(game.seats[-1] for game in engines.games().values())

group = app_commands.Group(
    name=localized("command-game"), description=localized("command-game-about"), guild_only=True
)


@group.command(name=localized("command-new"), description=localized("command-new-about"))
@app_commands.rename(
    game=localized("option-game"),
    seats=localized("option-seats"),
    pace=localized("option-pace"),
    language=localized("option-language"),
    wanted=localized("option-options"),
    ideas=localized("option-ideas"),
    theme=localized("option-theme"),
    computers=localized("option-computers"),
)
@app_commands.describe(
    game=localized("option-game-about"),
    seats=localized("option-seats-about"),
    pace=localized("option-pace-about"),
    language=localized("option-language-about"),
    wanted=localized("option-options-about"),
    ideas=localized("option-ideas-about"),
    theme=localized("option-theme-about"),
    computers=localized("option-computers-about"),
)
@app_commands.choices(
    game=game_choices(),
    pace=[app_commands.Choice(name=localized(f"pace-{pace}"), value=pace) for pace in PACES],
    language=language_choices(*data.languages()),
    theme=theme_choices(),
    computers=level_choices(),
)
async def new(  # noqa: PLR0913, PLR0917 - one for each option of the command
    interaction: Interaction,
    game: app_commands.Transform[str, Chosen(engines.games())],
    seats: app_commands.Range[int, 1, MOST_SEATS],
    pace: app_commands.Transform[str, Chosen(PACES)] = "daily",
    wanted: app_commands.Transform[str, Typed("options")] = "",
    language: app_commands.Transform[str, Chosen(data.languages())] = "",
    ideas: bool = True,
    theme: app_commands.Transform[str, Chosen(THEMES)] = "",
    computers: app_commands.Transform[str, Chosen(LEVELS)] = "",
) -> None:
    choice: GameChoice = {"game": game, "seats": seats, "pace": pace, "options": {}, "ideas": ideas}
    if language:
        choice["language"] = language
    if theme:
        choice["theme"] = Theme(theme)
    await run_privately(_open, interaction, choice, wanted, computers)


async def _open(interaction: Interaction, choice: GameChoice, wanted: str, computers: str) -> None:
    game = engines.game(choice["game"])
    choice["options"] = options.read(game, wanted)
    if choice["seats"] == 1 and 1 not in game.seats:
        # Who wants to play alone can: against as few computers as the game needs.
        choice["seats"] = game.seats[0]
        await start_against_computers(interaction, computers or EASIEST, **choice)
    else:
        choice["computers"] = [computers] * (choice["seats"] - 1) if computers else []
        await open_table(interaction, interaction.channel_id or 0, **choice)


@new.autocomplete("wanted")
@completion
async def complete_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    name = interaction.namespace.game
    if name not in engines.games():
        return []
    game, language = engines.game(name), reader_language(interaction)
    found = options.completions(game, typed)[:MOST_CHOICES]
    return [app_commands.Choice(name=_choice_name(game, each, language), value=each) for each in found]


def _choice_name(game: AnyGame, code: str, language: str) -> str:
    """The options in words, in fewer words if that would be too long; very many as code."""
    ways = options.sentences(game, code, language)
    return next((way for way in ways if len(way) <= CHOICE_LENGTH), code)


@app_commands.command(name=localized("command-games"), description=localized("command-games-about"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def games(interaction: Interaction) -> None:
    await run_privately(show_dashboard, interaction)

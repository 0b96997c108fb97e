"""/learn."""

from discord import app_commands

from bot.commands.options import Chosen
from bot.domain.people.lessons import games_with_lessons
from bot.handlers.context import Interaction
from bot.handlers.guide.lessons import choose_lesson, open_lesson
from bot.ui.responses import run_privately
from bot.ui.routes import OpenLesson
from bot.ui.text.language import localized


@app_commands.command(name=localized("command-learn"), description=localized("command-learn-about"))
@app_commands.rename(game=localized("option-game"))
@app_commands.describe(game=localized("option-learn-game-about"))
@app_commands.choices(
    game=[app_commands.Choice(name=localized(f"{name}-title"), value=name) for name in games_with_lessons()]
)
@app_commands.allowed_contexts(guilds=True, dms=True)
async def learn(
    interaction: Interaction, game: app_commands.Transform[str, Chosen(games_with_lessons())] | None = None
) -> None:
    await run_privately(_learn, interaction, game)


async def _learn(interaction: Interaction, game: str | None) -> None:
    if game is None:
        await choose_lesson(interaction)
    else:
        await open_lesson(interaction, OpenLesson(game))

"""/game new and /games."""

from discord import app_commands

import engines
from bot.domain import options
from bot.domain.table import Person, Table, display_name
from bot.domain.time_control import PACES
from bot.handlers.context import Interaction, person
from bot.handlers.lobby import open_table
from bot.ui.components import latest_lines
from bot.ui.context import PublicContext
from bot.ui.language import localized, reader_language
from bot.ui.responses import reply, run_privately
from engines.core.text import Text, say

MOST_SEATS = max(game.seats[-1] for game in engines.games().values())
MOST_CHOICES = 25  # of an autocomplete list
CHOICE_LENGTH = 100  # characters

group = app_commands.Group(
    name=localized("command-game"), description=localized("command-game-about"), guild_only=True
)


@group.command(name=localized("command-new"), description=localized("command-new-about"))
@app_commands.rename(
    game=localized("option-game"),
    seats=localized("option-seats"),
    pace=localized("option-pace"),
    wanted=localized("option-options"),
)
@app_commands.describe(
    game=localized("option-game-about"),
    seats=localized("option-seats-about"),
    pace=localized("option-pace-about"),
    wanted=localized("option-options-about"),
)
@app_commands.choices(
    game=[app_commands.Choice(name=localized(f"{name}-title"), value=name) for name in engines.games()],
    pace=[app_commands.Choice(name=localized(f"pace-{pace}"), value=pace) for pace in PACES],
)
async def new(
    interaction: Interaction,
    game: str,
    seats: app_commands.Range[int, 1, MOST_SEATS],
    pace: str = "daily",
    wanted: str = "",
) -> None:
    await run_privately(_open, interaction, game, seats, pace, wanted)


async def _open(interaction: Interaction, game: str, seats: int, pace: str, wanted: str) -> None:
    channel = interaction.channel_id or 0
    chosen = options.read(engines.game(game), wanted)
    await open_table(interaction, channel, game=game, seats=seats, options=chosen, pace=pace)


@new.autocomplete("wanted")
async def complete_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    name = interaction.namespace.game
    if name not in engines.games():
        return []
    found = options.completions(engines.game(name), typed)[:MOST_CHOICES]
    return [app_commands.Choice(name=each, value=each) for each in found if len(each) <= CHOICE_LENGTH]


@app_commands.command(name=localized("command-games"), description=localized("command-games-about"))
@app_commands.guild_only()
async def games(interaction: Interaction) -> None:
    await run_privately(_games, interaction)


async def _games(interaction: Interaction) -> None:
    """One's own tables, oldest first: whose turn it is, a link, and what keeps the bot from posting."""
    bot, language, player = interaction.client, reader_language(interaction), person(interaction)
    problems = await bot.outbox.problems_of(player)
    lines = []
    for table in await bot.queries.of_person(player):
        context = PublicContext(table, language)
        status = context.say_text(_status(table, player))
        lines.append(f"- **{context.title}** #{table.id}: {status} {context.link}")
        if table.id in problems:
            lines.append(f"  -# {context.say_text(problems[table.id].text)}")
    await reply(interaction, latest_lines(lines) or say(Text("games-none"), language))


def _status(table: Table, player: Person) -> Text:
    if table.turn is None:
        return Text("games-lobby", {"people": len(table.people), "seats": table.seats_wanted})
    if table.paused:
        return Text("card-paused")
    if table.turn.id == player.id:
        return Text("games-your-turn")
    return Text("games-turn", {"name": display_name(table.turn)})

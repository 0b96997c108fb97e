"""/game new, and the list of one's games."""

from typing import Any

from discord import app_commands

import engines
from bot.domain import options
from bot.domain.table import Person, Table, display_name
from bot.domain.time_control import PACES
from bot.handlers import play
from bot.ui.cards import PublicContext
from bot.ui.components import Interaction, fitting, privately, tell
from bot.ui.language import localized, reader_language
from engines.core.text import Text, say

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
    seats: app_commands.Range[int, 1, 4],
    pace: str = "daily",
    wanted: str = "",
) -> None:
    await privately(_open, interaction, game, seats, pace, wanted)


async def _open(interaction: Interaction, game: str, seats: int, pace: str, wanted: str) -> None:
    channel = interaction.channel_id or 0
    chosen = options.read(engines.game(game), wanted)
    await play.open_table(interaction, channel, game=game, seats=seats, options=chosen, pace=pace)


@new.autocomplete("wanted")
async def complete_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    name = interaction.namespace.game
    if name not in engines.games():
        return []
    found = options.completions(engines.game(name), typed)
    return [app_commands.Choice(name=each[:100], value=each) for each in found[:25] if len(each) <= 100]


@app_commands.command(name=localized("command-games"), description=localized("command-games-about"))
@app_commands.guild_only()
async def games(interaction: Interaction) -> None:
    await privately(_list, interaction)


async def _list(interaction: Interaction) -> None:
    """Mine, oldest first: whose turn it is, and the way there."""
    language, me = reader_language(interaction), play.person(interaction)
    bot = play.bot_of(interaction)
    mine, silenced = await bot.queries.of_person(me), await bot.outbox.missing_permissions(me)
    lines = []
    for table in mine:
        title = say(Text(f"{table.game}-title"), language)
        standing = say(_standing(table, me), language)
        lines.append(f"- **{title}** #{table.id}: {standing} {PublicContext(table, language).link}")
        if table.id in silenced:
            missing = Text("games-unheard", {"name": Text(f"permission-{silenced[table.id]}")})
            lines.append(f"  -# {say(missing, language)}")
    await tell(interaction, fitting(lines) or say(Text("games-none"), language))


def _standing(table: Table, me: Person) -> Text:
    if table.turn is None:
        return Text("games-lobby", {"people": len(table.people), "seats": table.seats_wanted})
    if table.paused:
        return Text("card-paused")
    if table.turn.id == me.id:
        return Text("games-your-turn")
    return Text("games-turn", {"name": display_name(table.turn)})


COMMANDS: tuple[Any, ...] = (group, games)

"""/game new, and the list of one's games."""

from typing import Any

from discord import app_commands

import engines
from bot.domain import options
from bot.domain.table import Person, Table, called
from bot.domain.time_control import PACES
from bot.handlers import play as hands
from bot.ui import language as speech
from bot.ui.cards import Onlooker
from bot.ui.components import Asked, fitting, privately, tell
from bot.ui.language import commanded
from engines.core.text import Text, say

group = app_commands.Group(
    name=commanded("command-game"), description=commanded("command-game-about"), guild_only=True
)


@group.command(name=commanded("command-new"), description=commanded("command-new-about"))
@app_commands.rename(
    game=commanded("option-game"),
    seats=commanded("option-seats"),
    pace=commanded("option-pace"),
    wanted=commanded("option-options"),
)
@app_commands.describe(
    game=commanded("option-game-about"),
    seats=commanded("option-seats-about"),
    pace=commanded("option-pace-about"),
    wanted=commanded("option-options-about"),
)
@app_commands.choices(
    game=[app_commands.Choice(name=commanded(f"{name}-title"), value=name) for name in engines.games()],
    pace=[app_commands.Choice(name=commanded(f"pace-{pace}"), value=pace) for pace in PACES],
)
async def new(
    interaction: Asked, game: str, seats: app_commands.Range[int, 1, 4], pace: str = "daily", wanted: str = ""
) -> None:
    await privately(_open, interaction, game, seats, pace, wanted)


async def _open(interaction: Asked, game: str, seats: int, pace: str, wanted: str) -> None:
    channel = interaction.channel_id or 0
    chosen = options.read(engines.game(game), wanted)
    await hands.open_table(interaction, channel, game=game, seats=seats, options=chosen, pace=pace)


@new.autocomplete("wanted")
async def complete_options(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    name = interaction.namespace.game
    if name not in engines.games():
        return []
    found = options.completions(engines.game(name), typed)
    return [app_commands.Choice(name=each[:100], value=each) for each in found[:25] if len(each) <= 100]


@app_commands.command(name=commanded("command-games"), description=commanded("command-games-about"))
@app_commands.guild_only()
async def games(interaction: Asked) -> None:
    await privately(_list, interaction)


async def _list(interaction: Asked) -> None:
    """Mine, oldest first: whose turn it is, and the way there."""
    tongue, me = speech.of_reader(interaction), hands.person(interaction)
    tables = hands.bot_of(interaction).tables
    mine, silenced = await tables.of(me), await tables.silenced(me)
    lines = []
    for table in mine:
        title = say(Text(f"{table.game}-title"), tongue)
        standing = say(_standing(table, me), tongue)
        lines.append(f"- **{title}** #{table.id}: {standing} {Onlooker(table, tongue).link}")
        if table.id in silenced:
            missing = Text("games-unheard", {"name": Text(f"permission-{silenced[table.id]}")})
            lines.append(f"  -# {say(missing, tongue)}")
    await tell(interaction, fitting(lines) or say(Text("games-none"), tongue))


def _standing(table: Table, me: Person) -> Text:
    if table.turn is None:
        return Text("games-lobby", {"people": len(table.people), "seats": table.seats_wanted})
    if table.paused:
        return Text("card-paused")
    if table.turn.id == me.id:
        return Text("games-your-turn")
    return Text("games-turn", {"name": called(table.turn)})


COMMANDS: tuple[Any, ...] = (group, games)

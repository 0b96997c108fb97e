"""/game new, and the list of one's games."""

from typing import Any

from discord import app_commands

import engines
from bot import hands, options, speech
from bot.board import Onlooker
from bot.pace import PACES
from bot.speech import commanded
from bot.widgets import Asked, fitting, privately, tell
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
    await hands.open_table(interaction, channel, game, seats, options.read(engines.game(game), wanted), pace)


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
    tongue = speech.of_reader(interaction)
    mine = await hands.bot_of(interaction).tables.of(hands.person(interaction))
    lines = []
    for table in mine:
        title = say(Text(f"{table.game}-title"), tongue)
        turn = table.to_act
        if turn is None:
            state = say(
                Text("games-lobby", {"people": len(table.people), "seats": table.seats_wanted}), tongue
            )
        elif turn.id == interaction.user.id:
            state = say(Text("games-your-turn"), tongue)
        else:
            state = say(Text("games-turn", {"name": turn.name}), tongue)
        lines.append(f"- **{title}** #{table.id}: {state} {Onlooker(table, tongue).link}")
    await tell(interaction, fitting(lines) or say(Text("games-none"), tongue))


COMMANDS: tuple[Any, ...] = (group, games)

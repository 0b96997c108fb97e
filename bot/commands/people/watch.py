"""/watch table and /watch stop."""

from discord import app_commands

from bot.commands.options import Choices, Chosen, TableNumber, completion
from bot.delivery.watching.audience import can_see
from bot.domain.people.watching import WatchPace
from bot.handlers.context import Interaction, table_here, table_title
from bot.handlers.people import watching
from bot.ui.messages.watching import table_choice
from bot.ui.responses import run_privately
from bot.ui.text.language import localized, reader_language

group = app_commands.Group(
    name=localized("command-watch"), description=localized("command-watch-about"), guild_only=True
)


@group.command(name=localized("command-table"), description=localized("command-table-about"))
@app_commands.rename(table=localized("option-table"), pace=localized("option-pace"))
@app_commands.describe(table=localized("option-watch-table-about"), pace=localized("option-watch-pace-about"))
@app_commands.choices(
    pace=[app_commands.Choice(name=localized(f"watch-pace-{pace}"), value=pace) for pace in WatchPace]
)
async def table_(
    interaction: Interaction,
    table: TableNumber | None = None,
    pace: app_commands.Transform[str, Chosen([*WatchPace])] = WatchPace.TURNS,
) -> None:
    await run_privately(_watch, interaction, table, WatchPace(pace))


async def _watch(interaction: Interaction, number: int | None, pace: WatchPace) -> None:
    number = (await table_here(interaction)).id if number is None else number
    await watching.watch(interaction, await watching.visible_table(interaction, number), pace)


@table_.autocomplete("table")
@completion
async def complete_table(interaction: Interaction, typed: str) -> Choices[int]:
    """The games of this server that the person can see and does not play, the latest first."""
    language = reader_language(interaction)
    found = await interaction.client.queries.playing_on(interaction.guild_id or 0)
    others = [each for each in found if all(seat.person.id != interaction.user.id for seat in each.seats)]
    choices = {each: table_choice(each, language) for each in others}
    return [
        app_commands.Choice(name=words, value=each.id)
        for each, words in choices.items()
        if str(typed).lower() in words.lower() and await can_see(interaction.client, each, interaction.user)
    ]


@group.command(name=localized("command-stop"), description=localized("command-stop-about"))
@app_commands.rename(table=localized("option-table"))
@app_commands.describe(table=localized("option-watched-about"))
async def stop(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(watching.stop, interaction, table)


@stop.autocomplete("table")
@completion
async def complete_watched(interaction: Interaction, typed: str) -> Choices[int]:
    language = reader_language(interaction)
    titles = {table.id: table_title(table, language) for table in await watching.watched_tables(interaction)}
    return [
        app_commands.Choice(name=title, value=number)
        for number, title in titles.items()
        if str(typed).lower() in title.lower()
    ]

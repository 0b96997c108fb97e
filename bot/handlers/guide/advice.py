"""“What could I try next time?” on the last card of a game: answered to its players, privately."""

import msgspec

from bot.domain.table import Ending, Table
from bot.handlers.context import Interaction, person, reader_theme
from bot.services.game_review import PlayedGame, Review, review
from bot.services.search_jobs import Priority, hint_seconds
from bot.ui.context import PlayerContext
from bot.ui.responses import send
from bot.ui.results.advice import advice_message
from bot.ui.routes import ShowAdvice
from bot.ui.text.language import reader_language
from engines.core.errors import BadSetup, Refusal, RuleError
from engines.core.game import Seat
from engines.core.text import Text


class NotAPlayer(Refusal):
    """The person had no seat in the game, or it was not played to its end."""


async def show_advice(interaction: Interaction, route: ShowAdvice) -> None:
    table = await interaction.client.tables.table(route.table)
    seat = table.seat_of(person(interaction))
    if seat is None or table.ending is not Ending.FINISHED:
        raise NotAPlayer(Text("advice-only-players"))
    reader = (reader_language(interaction), reader_theme(interaction, table))
    context = PlayerContext(table, *reader, seat=seat, view=table.view(table.people[seat]))
    await send(interaction, await advice_message(context, await _review(interaction, table, seat)))


async def _review(interaction: Interaction, table: Table, seat: Seat) -> Review | None:
    """Of the whole game; none if today's rules do not lead through it."""
    bot = interaction.client
    moves = tuple(entry.move or "" for entry in await bot.queries.move_history(table.id))
    played = PlayedGame(table.game, msgspec.json.encode(table.setup), moves, seat)
    job = (played, hint_seconds(), bot.search_jobs.seeds(64))
    try:
        return await bot.search_jobs.run(table, Priority.ADVICE, review, *job)
    except (BadSetup, RuleError):
        return None

"""Seats and votes during a game: taking an offered seat, coming back, resuming, proposing and voting."""

from bot.domain.decisions import seats, votes
from bot.domain.table import Table, VoteSubject
from bot.handlers.context import Interaction, person
from bot.ui import routes
from bot.ui.messages.cards import vote_card
from bot.ui.responses import reply_text, update_card
from engines.core.text import Text


async def return_to_seat(interaction: Interaction, route: routes.ReturnToSeat) -> None:
    await take_own_seat_back(interaction, route.table)


async def take_own_seat_back(interaction: Interaction, table_id: int) -> None:
    """Take one's own seat back from the computer."""
    await interaction.client.tables.change(table_id, seats.return_to_seat, person(interaction))
    await reply_text(interaction, "you-are-back")


async def take_seat(interaction: Interaction, route: routes.TakeSeat) -> None:
    """Take the seat that the table offers."""
    await interaction.client.tables.take_seat(route.table, person(interaction))
    await reply_text(interaction, "you-took-seat")


async def resume(interaction: Interaction, route: routes.Resume) -> None:
    """The host resumes the game; anybody else proposes a vote on it."""
    presser = person(interaction)
    table = await interaction.client.tables.table(route.table)
    if table.host.id == presser.id:
        await interaction.client.tables.change(table.id, seats.resume, presser)
        await reply_text(interaction, "done")
    else:
        await propose_vote(interaction, table, VoteSubject.RESUME)


async def propose_vote(interaction: Interaction, table: Table, subject: VoteSubject) -> None:
    """Call a vote; where only one person may vote, it is decided at once."""
    after = await interaction.client.votes.propose(table.id, person(interaction), subject)
    await reply_text(interaction, "you-asked" if after.vote else "done")


async def cast_vote(interaction: Interaction, route: routes.CastVote) -> None:
    """Count a vote; the card shows the new tally, or that the vote is closed."""
    bot = interaction.client
    try:
        table = await bot.votes.cast(route.table, person(interaction), route.vote, route.choice)
    except votes.VoteClosed:
        await _update_vote_card(interaction, route, await bot.tables.table(route.table))
        raise
    await _update_vote_card(interaction, route, table)
    await reply_text(interaction, "you-voted", choice=Text(f"vote-choice-{route.choice}"))


async def _update_vote_card(interaction: Interaction, route: routes.CastVote, table: Table) -> None:
    context = interaction.client.channels.context(table)
    await update_card(interaction, vote_card(context, route.vote))

"""What a press does about who sits at a table: computers, seats given up and taken, votes, a rematch."""

from bot.domain import lobby, seats, votes
from bot.domain.table import Status, Table, VoteSubject
from bot.handlers import play
from bot.handlers.play import bot_of, person
from bot.services.tables import Tables
from bot.ui.cards import PublicContext, ballot
from bot.ui.components import Interaction, Pressed, handles, tell
from bot.ui.language import reader_language, server_language
from engines.core.errors import Refusal
from engines.core.text import Text, say


class NotYours(Refusal):
    """A rematch is for those who have played."""


async def told(interaction: Interaction, key: str, **args: str) -> None:
    """Tell the person in a sentence what has been done."""
    await tell(interaction, say(Text(key, args), reader_language(interaction)))


@handles("computer")
@handles("dismiss")
async def computers(interaction: Interaction, pressed: Pressed) -> None:
    """A computer sits down in the lobby, or leaves it."""
    await interaction.response.defer()
    bot, me = bot_of(interaction), person(interaction)
    if pressed.verb == "computer":
        await bot.tables.change(pressed.table, lobby.add_computer, me, pressed.rest)
    else:
        await bot.tables.change(pressed.table, lobby.remove_computer, me)


@handles("watch")
async def watch(interaction: Interaction, pressed: Pressed) -> None:
    """The host leaves the game to others, and stays the host."""
    await interaction.response.defer()
    bot, me = bot_of(interaction), person(interaction)
    await bot.tables.change(pressed.table, lobby.watch, me)


@handles("return")
async def return_(interaction: Interaction, pressed: Pressed) -> None:
    await interaction.response.defer()
    await take_back_seat(interaction, pressed.table)


async def take_back_seat(interaction: Interaction, table_id: int) -> None:
    """One's seat back from the computer."""
    await bot_of(interaction).tables.change(table_id, seats.return_to_seat, person(interaction))
    await told(interaction, "you-are-back")


@handles("seat")
async def take_seat(interaction: Interaction, pressed: Pressed) -> None:
    """The seat that the table has offered."""
    await interaction.response.defer()
    await bot_of(interaction).tables.take_seat(pressed.table, person(interaction))
    await told(interaction, "you-took-seat")


@handles("resume")
async def resume(interaction: Interaction, pressed: Pressed) -> None:
    """The host lets the game go on; anybody else asks the table."""
    await interaction.response.defer()
    bot, me = bot_of(interaction), person(interaction)
    table = await bot.tables.table(pressed.table)
    if table.host.id == me.id:
        await bot.tables.change(table.id, seats.resume, me)
        await told(interaction, "done")
    else:
        await propose(interaction, table, VoteSubject.RESUME)


async def propose(interaction: Interaction, table: Table, subject: VoteSubject) -> None:
    """Ask the table."""
    after = await bot_of(interaction).votes.propose(table.id, person(interaction), subject)
    await told(interaction, "you-asked" if after.vote else "done")


@handles("vote")
async def vote(interaction: Interaction, pressed: Pressed) -> None:
    """Cast a ballot; the card shows how the vote stands now, or that it is over."""
    await interaction.response.defer()
    tables, choice = bot_of(interaction).tables, pressed.rest
    try:
        table = await bot_of(interaction).votes.cast(
            pressed.table, person(interaction), pressed.revision, choice
        )
    except votes.VoteClosed:
        await _show_vote(interaction, pressed, await tables.table(pressed.table))
        raise
    await _show_vote(interaction, pressed, table)
    chosen = say(Text(f"vote-choice-{choice}"), reader_language(interaction))
    await told(interaction, "you-voted", choice=chosen)


async def _show_vote(interaction: Interaction, pressed: Pressed, table: Table) -> None:
    public = PublicContext(table, server_language(interaction.guild))
    await interaction.edit_original_response(view=ballot(public, pressed.revision))


@handles("again")
async def rematch(interaction: Interaction, pressed: Pressed) -> None:
    """A new lobby with the same game, seats, options and pace; who presses after that joins it."""
    await interaction.response.defer()
    tables, me = bot_of(interaction).tables, person(interaction)
    last = await tables.table(pressed.table)
    watches = last.host_watches and last.host.id == me.id
    if last.seat_of(me) is None and not watches:
        raise NotYours(Text("rematch-not-yours"))
    again = await bot_of(interaction).queries.rematch_of(last.id)
    if again:
        await _join(interaction, tables, again)
        return
    await play.open_table(
        interaction,
        last.channel,
        game=last.game,
        seats=last.seats_wanted,
        options=last.options,
        pace=last.pace,
        rematch_of=last.id,
        computers=[seated.computer or "" for seated in last.people if seated.is_computer],
        watches=watches,
    )


async def _join(interaction: Interaction, tables: Tables, again: Table) -> None:
    me, place = person(interaction), f"<#{again.place}>"
    if again.status is not Status.LOBBY or again.full or again.seat_of(me) is not None:
        await told(interaction, "rematch-is-open", place=place)
        return
    await tables.join(again.id, me)
    await told(interaction, "rematch-joined", place=place)

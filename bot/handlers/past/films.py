"""The film of one city or of all: drawn for one person, who may share it with the table."""

import logging

from bot.delivery.channels import MENTIONS_NOBODY, Message, TableChannels
from bot.delivery.refusals import DELIVERY_ERRORS
from bot.domain.nonce import nonce
from bot.domain.table import Person, Table
from bot.handlers.context import Interaction, person, public_context
from bot.ui.images import Image
from bot.ui.past.films import draw_film, film_message, film_title
from bot.ui.responses import reply, send, show
from bot.ui.routes import ALL_CITIES, MakeFilm, ShareFilm, UnknownButton
from engines.core.errors import Refusal
from engines.core.game import Seat
from engines.core.text import Text

log = logging.getLogger(__name__)


class CannotShare(Refusal):
    """The person does not sit at the table, or Discord did not accept the film."""


async def make_film(interaction: Interaction, route: MakeFilm) -> None:
    """Draw a film, and meanwhile report the progress."""
    table = await interaction.client.tables.table(route.table)
    context, seat, reader = public_context(interaction, table), _seat(table, route.city), person(interaction)
    history = await interaction.client.queries.move_history(table.id)

    async def report_progress(done: int, total: int) -> None:
        # The bot is thinking, so each report replaces the one before, and the film replaces the last.
        await reply(interaction, context.say("replay-drawing", done=done, all=total))

    film = await draw_film(context, history, seat, report_progress, table.seat_of(reader))
    await send(interaction, film_message(context, seat, film, can_share=_can_share(table, reader)))


async def share_film(interaction: Interaction, route: ShareFilm) -> None:
    """Post a film at its table, as everybody may see it and in the table's language."""
    bot = interaction.client
    table = await bot.tables.table(route.table)
    context, seat, sharer = public_context(interaction, table), _seat(table, route.city), person(interaction)
    if not _can_share(table, sharer):
        raise CannotShare(Text("film-only-players"))
    history, public = await bot.queries.move_history(table.id), bot.channels.context(table)
    async with bot.shared_films.sharing(table.id, route.city, len(history)):
        film = await draw_film(public, history, seat)
        by = public.say("film-shared-by", name=public.person_name(sharer))
        # Another person who shares the same film at the same moment has the same nonce.
        once = nonce("film", table.id, len(history), len(table.people) if seat is None else seat)
        words = f"{public.say_text(film_title(seat))}\n-# {by}"
        await _post(bot.channels, table, film, {"content": words, "nonce": once})
    await show(interaction, film_message(context, seat, film, can_share=False))


async def _post(channels: TableChannels, table: Table, film: Image, message: Message) -> None:
    try:
        await channels.post(
            table, lambda: {**message, "file": film.file(), "allowed_mentions": MENTIONS_NOBODY}
        )
    except DELIVERY_ERRORS as error:
        log.warning("a film was not shared with table %s: %r", table.id, error)
        raise CannotShare(Text("film-not-posted")) from error


def _seat(table: Table, city: str) -> Seat | None:
    """The seat whose city a button names; none if it names all."""
    if city == ALL_CITIES:
        return None
    if city not in map(str, range(len(table.people))):
        raise UnknownButton
    return int(city)


def _can_share(table: Table, person: Person) -> bool:
    return table.seat_of(person) is not None or table.host.id == person.id

"""Being listed in the ratings, and having all of one's data erased."""

from bot.handlers.context import Interaction, person
from bot.ui.components import private_message
from bot.ui.responses import reply_text, show
from bot.ui.routes import ForgetMe, ShowInRatings
from bot.ui.text.language import reader_language
from engines.core.text import Text, say


async def show_in_ratings(interaction: Interaction, route: ShowInRatings) -> None:
    player = person(interaction)
    await interaction.client.ratings.set_listed(player.id, player.name, listed=route.listed)
    await reply_text(interaction, "standing-shown" if route.listed else "standing-hidden")


async def forget_me(interaction: Interaction, route: ForgetMe) -> None:
    """Erase everything that is known about the person who pressed."""
    del route  # It has no fields: nobody can ask for another person's erasure.
    await interaction.client.erasure.erase(person(interaction))
    await show(interaction, private_message(say(Text("forget-done"), reader_language(interaction))))

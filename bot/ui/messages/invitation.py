"""The invitation to a table that waits for players, and the question which table it is for."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.domain.table import Table
from bot.ui.components import PrivateMessage, button, button_view, link_button, menu, option, private_message
from bot.ui.context import PublicContext, table_link
from bot.ui.routes import InviteTo, Join, UserId


def invitation_text(context: PublicContext, inviter: int, invited: int) -> str:
    return context.say("invite-text", who=f"<@{invited}>", inviter=f"<@{inviter}>", game=context.title)


def invitation_buttons(context: PublicContext) -> ui.View:
    """Join at once, or look at the lobby card first."""
    join = button(Join(context.table.id), context.say("lobby-join"), style=discord.ButtonStyle.success)
    return button_view(join, link_button(table_link(context.table), context.say("invite-look")))


def lobby_choice(lobbies: Sequence[Table], invited: int, language: str) -> PrivateMessage:
    """A menu of lobbies; choosing one invites the person to it."""
    contexts = [PublicContext(table, language) for table in lobbies]
    options = [option(InviteTo(each.table.id, UserId(invited)), _label(each)) for each in contexts]
    question = contexts[0].say("invite-which", who=f"<@{invited}>")
    lobby_menu = menu(options, contexts[0].say("invite-pick"))
    return private_message(question, rows=[[lobby_menu]])


def _label(context: PublicContext) -> str:
    return context.say("thread-name", game=context.title, number=str(context.table.id))

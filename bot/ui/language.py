"""Which language to answer in, and the names of commands in every language."""

import discord

import data
from engines.core.text import Text, say


def language(locale: discord.Locale | None) -> str:
    """The supported language of a locale; English if there is none."""
    code = str(locale or "").split("-")[0]
    return code if code in data.languages() else "en"


def reader_language(interaction: discord.Interaction) -> str:
    """The language of the person who pressed or typed; for ephemeral answers."""
    return language(interaction.locale)


def server_language(guild: discord.Guild | None) -> str:
    """The language of a server; for public messages."""
    return language(guild.preferred_locale if guild else None)


def localized(key: str) -> discord.app_commands.locale_str:
    """A command's name or description, to be translated by `Translator`."""
    return discord.app_commands.locale_str(say(Text(key)), key=key)


class Translator(discord.app_commands.Translator):
    """Translates the names and descriptions of commands."""

    async def translate(
        self,
        string: discord.app_commands.locale_str,
        locale: discord.Locale,
        context: discord.app_commands.TranslationContextTypes,
    ) -> str | None:
        del context
        target, key = language(locale), string.extras.get("key")
        return say(Text(key), target) if key and target != "en" else None

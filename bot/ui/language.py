"""Whose language to speak, and what people are called."""

import discord

import data
from engines.core.text import Text, say


def language(locale: discord.Locale | None) -> str:
    """The nearest language that we speak."""
    spoken = str(locale or "").split("-")[0]
    return spoken if spoken in data.languages() else "en"


def reader_language(interaction: discord.Interaction) -> str:
    """The language of the person who pressed or typed."""
    return language(interaction.locale)


def server_language(guild: discord.Guild | None) -> str:
    """The language of public posts."""
    return language(guild.preferred_locale if guild else None)


def localized(key: str) -> discord.app_commands.locale_str:
    """A command's name or description, in every language."""
    return discord.app_commands.locale_str(say(Text(key)), key=key)


class Translator(discord.app_commands.Translator):
    """Names and descriptions of commands in the reader's language."""

    async def translate(
        self,
        string: discord.app_commands.locale_str,
        locale: discord.Locale,
        context: discord.app_commands.TranslationContextTypes,
    ) -> str | None:
        del context
        spoken = language(locale)
        key = string.extras.get("key")
        return say(Text(key), spoken) if key and spoken != "en" else None

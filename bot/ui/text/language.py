"""Which language to answer in, and the names of commands in every language."""

import discord

import data
from engines.core.text import Text, say

AS_DISCORD_SAYS = "discord"  # what stands in a menu beside the languages
LANGUAGE_CHOICES = (*data.languages(), AS_DISCORD_SAYS)
CHOSEN_LANGUAGE = "chosen language"  # the key of an interaction's extras


def language(locale: discord.Locale | None) -> str:
    """The supported language of a locale; English if there is none."""
    code = str(locale or "").split("-")[0]
    return code if code in data.languages() else "en"


def reader_language(interaction: discord.Interaction) -> str:
    """The language of the person who pressed or typed; for everything that only they see."""
    chosen: str | None = interaction.extras.get(CHOSEN_LANGUAGE)
    return chosen or language(interaction.locale)


def set_reader_language(interaction: discord.Interaction, chosen: str | None) -> None:
    """Keep with an interaction what its person has chosen; without a choice, Discord's locale counts."""
    interaction.extras[CHOSEN_LANGUAGE] = chosen


def guild_language(guild: discord.Guild | None) -> str | None:
    """What Discord tells of a server: nothing unless it is a Community, since all others are "English"."""
    return language(guild.preferred_locale) if guild and "COMMUNITY" in guild.features else None


def language_name(name: str) -> Text:
    """A language as it calls itself, or the choice to leave it to Discord."""
    return Text(f"language-{name}")


def localized(key: str) -> discord.app_commands.locale_str:
    """A command's name or description, to be translated by `Translator`."""
    return discord.app_commands.locale_str(say(Text(key)), key=key)


def language_choices(*names: str) -> list[discord.app_commands.Choice[str]]:
    """The languages as choices of a command's option."""
    return [
        discord.app_commands.Choice(name=localized(language_name(name).key), value=name) for name in names
    ]


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

"""The themes of pictures, as people choose them."""

from discord.app_commands import Choice

from bot.ui.text.language import localized
from engines.core.text import Text
from render import Theme

DEFAULT_THEME = Theme.DARK
AS_THE_TABLE = "table"  # what stands in a person's menu beside the themes
THEMES = tuple(Theme)
OWN_THEME_CHOICES = (*THEMES, AS_THE_TABLE)


def theme_name(name: str) -> Text:
    """A theme, or a person's choice to leave it to the table."""
    return Text(f"theme-{name}")


def theme_choices() -> list[Choice[str]]:
    """The themes as choices of a command's option."""
    return [Choice(name=localized(theme_name(theme).key), value=theme.value) for theme in Theme]

"""Names and typed words as people are shown them: in Markdown, or where text is plain.

Markdown is for the content of messages. Buttons, menus, forms, pictures, descriptions and file names are
plain: a backslash would be visible there.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache

import discord

from engines.core.text import Argument, Text

# Joiners hold emoji and letters together. All other format characters are invisible, and some of them reorder
# the text around them; private characters and halves of surrogate pairs mean nothing to anybody else.
JOINERS = frozenset("\u200c\u200d")
STRIPPED = frozenset({"Cc", "Cf", "Co", "Cs"})
# Letters and symbols without ink, and marks, which need something to stand on.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0") | JOINERS
MARKS = frozenset({"Mn", "Me"})

# What means something in Discord's Markdown: formatting, mentions, emoji and timestamps; the start of a
# heading, quote, list item or subtext; the colon of a link or an emoji, but not of a time of day; and the dot
# of an invitation.
SPECIAL = re.compile(r"[\\*_~|`<@\[\]]|^[#>-]|(?<!\d):|:(?!\d)|\.(?=[^\W\d])")
NUMBERED = re.compile(r"^(\d+)\.")  # the start of a numbered list item
# Nothing in such a word is Markdown. It may select a variant of a sentence, so it must stay as it is.
WORD = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*(_[a-zA-Z0-9-]+)*")
RIGHT_TO_LEFT = frozenset({"R", "AL"})
ISOLATED = "\u2068{}\u2069"
INVISIBLE = "…"


@lru_cache(maxsize=1 << 10)  # The same names are shown again and again.
def plain(text: str) -> str:
    """The text on one line, without what is invisible; empty if nothing of it can be seen."""
    line = " ".join(text.split())
    kept = "".join(each for each in line if each in JOINERS or unicodedata.category(each) not in STRIPPED)
    return kept.strip() if any(map(_is_visible, kept)) else ""


def _is_visible(character: str) -> bool:
    is_mark = unicodedata.category(character) in MARKS
    return not (character.isspace() or character in BLANK or is_mark)


@lru_cache(maxsize=1 << 10)
def escaped(text: str) -> str:
    """Markdown that shows exactly this text, and does not reorder the text around it."""
    if WORD.fullmatch(text):
        return text
    shown = NUMBERED.sub(r"\1\\.", SPECIAL.sub(r"\\\g<0>", plain(text)))
    if any(unicodedata.bidirectional(each) in RIGHT_TO_LEFT for each in shown):
        return ISOLATED.format(shown)
    return shown or (INVISIBLE if text else "")


def with_shown(text: Text, show: Callable[[str], str]) -> Text:
    """The text with each of its strings as `show` shows it, those of inner texts too."""
    if not text.args:
        return text
    return Text(text.key, {key: _shown(value, show) for key, value in text.args.items()})


def _shown(value: Argument, show: Callable[[str], str]) -> Argument:
    match value:
        case Text():
            return with_shown(value, show)
        case str():
            return show(value)
        case _:
            return value


def user_name(user: discord.User | discord.Member) -> str:
    """The name that others see; the unique user name if that one cannot be seen."""
    return plain(user.display_name) or plain(user.name)

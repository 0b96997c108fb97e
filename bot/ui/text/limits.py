"""How long texts may be: what we send by Discord's rules, and what people type by ours."""

from collections.abc import Mapping, Sequence

from engines.core.errors import Refusal
from engines.core.text import Text

MESSAGE_LENGTH = 2000  # characters of a message's content
LAYOUT_LENGTH = 4000  # characters of all texts of a layout
OPTION_LENGTH = 100  # characters of an option of a menu, and of its description
MOST_CHOICES = 25  # of an autocomplete list
CHOICE_LENGTH = 100  # characters

# What people type, by the name of the option or of the form's field. Without a limit of ours Discord lets
# through 6,000 characters.
INPUT_LENGTHS: Mapping[str, int] = {
    "move": 100,
    "options": 200,
    "topic": 100,
    "season": 20,
    "zone": 40,
    "quiet_from": 10,
    "quiet_until": 10,
    "digest": 10,
    "first": 20,
    "last": 20,
}


class TooLong(Refusal):
    """More was typed than fits, which only a modified client can do."""


def require_length(field: str, typed: str) -> str:
    """What was typed for an option or field, if it is not too long."""
    most = INPUT_LENGTHS.get(field, 0)  # A forged form may have fields that do not exist.
    if len(typed) > most:
        raise TooLong(Text("chat-too-long", {"most": most}))
    return typed


def fitting_lines(lines: Sequence[str], most: int = MESSAGE_LENGTH) -> list[str]:
    """All the lines, of which the longest are shortened until all together fit."""
    room = most - len(lines)
    for left, line in zip(range(len(lines), 0, -1), sorted(lines, key=len), strict=True):
        if len(line) * left > room:
            return [shortened(each, max(1, room // left)) for each in lines]
        room -= len(line)
    return list(lines)


def shortened(text: str, most: int = MESSAGE_LENGTH) -> str:
    """The text if it fits, else its beginning, cut between words if possible."""
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    end = max(kept.rfind("\n"), kept.rfind(" "))
    if end > most // 2:
        kept = kept[:end]
    return kept.rstrip(" ,;:\\") + "…"  # A backslash at the end is half of an escaped character.

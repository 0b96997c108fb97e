"""What fits on one screen of a phone: the picture and the buttons, then text in the room that is left.

Widths and heights are in pixels of a phone that is 390 wide, as the chat page shows a message there.
"""

from collections.abc import Iterable, Sequence
from math import inf

from discord import ui

from bot.ui.components import ROW_LENGTH, Button, Item
from bot.ui.images import Image
from bot.ui.text.limits import shortened

WIDTH, HEIGHT = 344, 582  # of all that a panel shows
GAP = 8
ROW = 46  # the height of a row of buttons, or of a menu
MOST_ROWS = 5  # by Discord's rules
BUTTON, LETTER, EMOJI = 28, 9.6, 28  # the widths of a button without its name, of a letter, and of an emoji
LINE, LINE_LENGTH = 27, 42  # the height of a line of text, and its length in characters
SMALL_PRINT = "-# "
ITEM = "- "  # begins an item of a list, which is indented
INDENT = 4  # characters
FEWEST_LINES = 3


def rows_of(buttons: Sequence[Button], most: int = MOST_ROWS) -> list[list[Item]]:
    """Each button in the first row with room for it; in full rows where Discord allows no more of them."""
    rows: list[list[Item]] = []
    for each in buttons:
        roomy = next((row for row in rows if fit_in_row([*row, each])), None)
        if roomy is None:
            rows.append([each])
        else:
            roomy.append(each)
    if len(rows) <= most:
        return rows
    return [[*buttons[first : first + ROW_LENGTH]] for first in range(0, len(buttons), ROW_LENGTH)]


def add_to_rows(rows: list[list[Item]], buttons: Sequence[Button]) -> None:
    """Add buttons to the last row that has room for all of them, else in rows of their own."""
    widest = WIDTH if len(rows) < MOST_ROWS else inf
    roomy = next((row for row in reversed(rows) if fit_in_row([*row, *buttons], widest)), None)
    if roomy is None:
        rows += rows_of(buttons, MOST_ROWS - len(rows))
    else:
        roomy += buttons


def add_if_it_fits(rows: Sequence[list[Item]], button: Button) -> None:
    """Add a button that can be done without to the last row that has room for it."""
    roomy = next((row for row in reversed(rows) if fit_in_row([*row, button])), None)
    if roomy is not None:
        roomy.append(button)


def fit_in_row(items: Sequence[Item], widest: float = WIDTH) -> bool:
    """Whether these are buttons that a phone shows side by side."""
    buttons = [item for item in items if isinstance(item, ui.Button)]
    width = sum(map(_width, buttons)) + GAP * (len(buttons) - 1)
    return len(buttons) == len(items) <= ROW_LENGTH and width <= widest


def _width(button: Button) -> float:
    return BUTTON + LETTER * len(button.label or "") + EMOJI * (button.emoji is not None)


def room_for_text(images: Sequence[Image], rows: Sequence[Sequence[Item]]) -> int:
    """How many lines of text fit beside the pictures and the rows."""
    left = HEIGHT - sum(WIDTH * height / width + GAP for width, height in (image.size for image in images))
    left -= (ROW + GAP) * sum(map(_lines, rows))
    return max(FEWEST_LINES, int(left / LINE))


def _lines(row: Sequence[Item]) -> int:
    """In how many lines a phone shows a row: one, unless Discord allowed no more rows."""
    return len(rows_of([item for item in row if isinstance(item, ui.Button)], ROW_LENGTH)) or 1


def fit_text(
    title: str, lines: Iterable[str], room: int, *, before: str = "", asides: Iterable[str] = ()
) -> str:
    """The title and the lines, of which the longest are shortened, in so many lines of a phone.

    What comes before the title is a notice, which is said whole; or it is in small print, which has a line if
    there is one left, as asides have.
    """
    is_small = before.startswith(SMALL_PRINT)
    notice = [before] if before and not is_small else []
    kept = list(filter(None, (title, *lines)))
    heights = [height(line) for line in kept]
    room -= sum(map(height, notice))
    spare = max(0, room - sum(heights))
    first = [before] if is_small and spare else []
    last = list(asides)[: spare - len(first)]
    while sum(heights) > max(room, len(heights)):
        heights[_longest(heights)] -= 1
    shown = [*map(_in_one_line, first), *map(_shortened_to, kept, heights), *map(_in_one_line, last)]
    return "\n".join([*notice, *shown])


def _longest(heights: Sequence[int]) -> int:
    """The number of the line to shorten: the title only if all others are short."""
    return max(range(len(heights)), key=lambda line: (min(heights[line], 2), line > 0, heights[line]))


def height(line: str) -> int:
    """How many lines a phone needs for it."""
    return max(1, -(-_length(line) // LINE_LENGTH))


def _length(line: str) -> int:
    """How many characters long a line looks."""
    return len(line.replace("**", "")) + INDENT * line.startswith(ITEM)


def _shortened_to(line: str, lines: int) -> str:
    """The line in so many lines of a phone; bold text ends where it is cut."""
    kept = shortened(line, LINE_LENGTH * lines + len(line) - _length(line))
    return kept + "**" * (kept.count("**") % 2)


def _in_one_line(line: str) -> str:
    return _shortened_to(line, 1)

"""The legend: the signs in the pictures, each with its name and one line, in pages."""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from engines.core.game import AnyView
from engines.core.text import Text, say
from render.drawing.canvas import MARGIN, TALLEST, WIDTH, Canvas, Card, new_card
from render.drawing.lettering import SMALL, Weight, text_sprite, wrapped
from render.drawing.sprites import Sprite
from render.requests import Legend, LegendEntry, LegendPage, Picture
from render.themes import Theme
from render.widgets.signs import SIGN_HEIGHT, SIGN_WIDTH, shared_entries
from render.widgets.writing import capitalized

LEFT = MARGIN + 8 + SIGN_WIDTH + 24  # of the words
ROOM = WIDTH - MARGIN - 8 - LEFT  # their width
LINE = 42  # from line to line
GAP = 16  # between two rows
STEP = 100  # Heights are multiples of it, so that few empty cards are kept.
LONGEST_ALT = 1000  # characters of the description of a page


class Row(NamedTuple):
    """A sign, and the lines beside it: first its name."""

    sprite: Sprite
    name: Sequence[str]
    lines: Sequence[str]
    alt: Text

    @property
    def height(self) -> int:
        return max(SIGN_HEIGHT, LINE * (len(self.name) + len(self.lines)))


def legend_page(legend: Legend, view: AnyView | None, page: int, language: str, theme: Theme) -> LegendPage:
    """A page of a legend; the last one, if there are fewer than that."""
    pages = _even_pages([_row(entry, language) for entry in entries(legend, view)], language)
    number = min(page, len(pages) - 1)
    png = _draw(pages[number]).png(legend.palettes[theme])
    alt = reduce(_joined, (row.alt for row in pages[number]))
    return LegendPage(Picture(png, alt), number, len(pages))


def page_words(legend: Legend, language: str) -> list[str]:
    """What each page of the whole legend says."""
    pages = _even_pages([_row(entry, language) for entry in entries(legend, None)], language)
    return ["\n".join(say(row.alt, language) for row in page) for page in pages]


def entries(legend: Legend, view: AnyView | None) -> list[LegendEntry]:
    """The signs of the game, then those of every game."""
    return [*legend.entries(view), *shared_entries()]


def _joined(first: Text, second: Text) -> Text:
    return Text("legend-list", {"first": first, "second": second})


def _row(entry: LegendEntry, language: str) -> Row:
    name, line = say(entry.name, language), say(entry.line, language)
    return Row(
        entry.sprite,
        wrapped(capitalized(name), SMALL, Weight.BOLD, ROOM),
        wrapped(capitalized(line), SMALL, Weight.REGULAR, ROOM),
        Text("legend-entry", {"name": entry.name, "line": entry.line}),
    )


def _even_pages(rows: Sequence[Row], language: str) -> list[list[Row]]:
    """As few pages as possible, all about as high as each other."""
    tried = [_pages(rows, language, highest) for highest in range(TALLEST, TALLEST // 2, -STEP // 2)]
    return next(pages for pages in reversed(tried) if len(pages) == len(tried[0]))


def _pages(rows: Sequence[Row], language: str, highest: int) -> list[list[Row]]:
    """As many rows on each page as fit, in the picture and in its description."""
    pages: list[list[Row]] = [[]]
    for row in rows:
        longer = [*pages[-1], row]
        if pages[-1] and not (_height(longer) <= highest and _length(longer, language) <= LONGEST_ALT):
            pages.append([row])
        else:
            pages[-1] = longer
    return pages


def _height(rows: Sequence[Row]) -> int:
    return 2 * MARGIN + sum(row.height + GAP for row in rows)


def _length(rows: Sequence[Row], language: str) -> int:
    return sum(len(say(row.alt, language)) + 2 for row in rows)


def _draw(rows: Sequence[Row]) -> Card:
    """All rows, in a picture that is as high as they need."""
    height = _height(rows)
    canvas = new_card(1, -(-height // STEP) * STEP)
    top = MARGIN + (canvas.image.height - height + GAP) / 2
    for row in rows:
        middle = top + row.height / 2
        canvas.stamp(row.sprite, MARGIN + 8 + SIGN_WIDTH / 2, middle)
        _write(canvas, row, middle)
        top += row.height + GAP
    return canvas


def _write(canvas: Canvas, row: Row, middle: float) -> None:
    """The name above the line."""
    texts = [(words, Weight.BOLD) for words in row.name] + [(words, Weight.REGULAR) for words in row.lines]
    y = middle - LINE * (len(texts) - 1) / 2
    for words, weight in texts:
        sprite = text_sprite(words, SMALL, weight)
        canvas.stamp(sprite, LEFT + sprite.width / 2, y)
        y += LINE

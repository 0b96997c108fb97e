"""What fits on one screen of a phone."""

import discord
import pytest

from bot.ui.components import Button, Item, button, menu
from bot.ui.images import Image
from bot.ui.panel.screen import (
    LINE_LENGTH,
    MOST_ROWS,
    add_to_rows,
    fit_in_row,
    fit_text,
    height,
    room_for_text,
    rows_of,
)
from bot.ui.routes import OpenPanel
from tests.local.pictures import png

TITLE = "### Where?"
LONG = "word " * 30


def named(*labels: str) -> list[Button]:
    return [button(OpenPanel(1, 1), label) for label in labels]


def labels(rows: list[list[Item]]) -> list[list[str | None]]:
    return [[each.label for each in row if isinstance(each, discord.ui.Button)] for row in rows]


def test_a_button_stands_in_the_first_row_with_room() -> None:
    rows = rows_of(named("Confirm", "Place all (only one way)", "Put it into the box", "Undo", "?"))
    assert labels(rows) == [["Confirm", "Put it into the box"], ["Place all (only one way)", "Undo"], ["?"]]


def test_where_discord_allows_no_more_rows_they_are_full() -> None:
    wide = named(*(f"A name that fills a row of a phone {number}" for number in range(7)))
    assert [len(row) for row in rows_of(wide, most=2)] == [5, 2]


def test_buttons_are_added_to_a_row_with_room_and_never_to_a_menu() -> None:
    rows: list[list[Item]] = [[*named("A", "B")], [menu([], "All")]]
    add_to_rows(rows, named("Undo", "?"))
    assert len(rows) == 2
    add_to_rows(rows, named("A button that fills nearly a row"))
    assert len(rows) == 3


def test_there_are_never_more_rows_than_discord_allows() -> None:
    rows: list[list[Item]] = [[*named("A name that fills a row of a phone")] for _ in range(MOST_ROWS)]
    add_to_rows(rows, named("?"))
    assert len(rows) == MOST_ROWS


def test_six_buttons_are_more_than_a_row() -> None:
    assert fit_in_row(named(*"ABCDE"))
    assert not fit_in_row(named(*"ABCDEF"))


def test_a_higher_picture_and_more_rows_leave_less_room_for_text() -> None:
    flat, tall = (Image("city.png", png(1100, pixels), "") for pixels in (700, 900))
    row = named("Confirm")
    assert (
        room_for_text([flat], [row]) > room_for_text([tall], [row]) > room_for_text([tall], [row, row, row])
    )


@pytest.mark.parametrize("room", range(3, 12))
def test_a_text_has_no_more_lines_than_there_is_room_for(room: int) -> None:
    text = fit_text(TITLE, [LONG, LONG], room, before="-# It happened.", asides=["-# One.", "-# Two."])
    assert sum(map(height, text.split("\n"))) <= room
    assert TITLE in text


def test_the_longest_line_is_shortened_first() -> None:
    short = "short"
    text = fit_text(TITLE, [short, LONG], 3)
    assert text.split("\n")[:2] == [TITLE, short]
    assert text.endswith("…")
    assert len(text.split("\n")[2]) <= LINE_LENGTH


def test_small_print_is_left_out_before_anything_is_shortened() -> None:
    assert fit_text(TITLE, ["line"], 2, before="-# It happened.", asides=["-# Aside."]) == f"{TITLE}\nline"
    assert fit_text(TITLE, ["line"], 3, before="-# Happened.") == f"-# Happened.\n{TITLE}\nline"
    both = fit_text(TITLE, ["line"], 4, before="-# Happened.", asides=["-# Aside."])
    assert both == f"-# Happened.\n{TITLE}\nline\n-# Aside."


def test_a_notice_is_always_said_whole() -> None:
    assert LONG in fit_text(TITLE, ["line"], 3, before=LONG)


def test_bold_text_ends_where_it_is_cut() -> None:
    text = fit_text(TITLE, [f"**{LONG}**"], 2)
    assert text.endswith("…**")

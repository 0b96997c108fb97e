"""Seasons: which moments belong to which, and how they are called."""

import re
from datetime import UTC, datetime

import pytest

from bot.domain.people.season import EVER, Season, season_name, span
from engines.core.text import say


def moment(year: int, month: int, day: int) -> int:
    return int(datetime(year, month, day, tzinfo=UTC).timestamp())


@pytest.mark.parametrize("month", range(1, 13))
def test_a_season_is_a_quarter_of_a_year(month: int) -> None:
    assert Season.at(moment(2026, month, 15)) == Season(2026, 1 + (month - 1) // 3)


def test_a_season_ends_where_the_next_one_begins() -> None:
    begin, end = Season(2026, 4).span
    assert (begin, end) == (moment(2026, 10, 1), moment(2027, 1, 1))
    assert Season.at(begin - 1) == Season(2026, 3)
    assert Season.at(begin) == Season.at(end - 1) == Season(2026, 4)
    assert Season.at(end) == Season(2027, 1)


def test_later_seasons_are_greater() -> None:
    assert Season(2026, 4) < Season(2027, 1) < Season(2027, 2)


def test_every_moment_is_in_all_seasons_together() -> None:
    assert span(None) == EVER
    begin, end = span(Season(2026, 3))
    assert EVER[0] < begin < end < EVER[1]


def test_what_is_written_can_be_read() -> None:
    assert Season.read(str(Season(2026, 3))) == Season(2026, 3)


@pytest.mark.parametrize("text", ["2026", "2026-0", "2026-5", "26-1", "2026-1 ", "0000-1", "٢٠٢٦-1"])
def test_anything_else_is_no_season(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        Season.read(text)


def test_seasons_are_called_by_their_months() -> None:
    assert say(season_name(Season(2026, 3)), "en") == "July to September 2026"
    assert say(season_name(Season(2026, 3)), "pl") == "lipiec\N{EN DASH}wrzesień 2026"
    names = {say(season_name(Season(2026, quarter)), "pl") for quarter in (1, 2, 3, 4)}
    assert len(names) == 4
    assert say(season_name(None), "en") == "All seasons"

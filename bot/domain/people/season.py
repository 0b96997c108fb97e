"""Seasons: the quarters of the year, in UTC."""

import re
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from bot.domain.time_control import Span
from engines.core.text import Text

EVER: Final[Span] = (0, 1 << 62)  # all seasons together


class Season(Struct, frozen=True, order=True):
    """A quarter of a year; later ones are greater."""

    year: int
    quarter: int  # 1 to 4

    @classmethod
    def at(cls, moment: int) -> "Season":
        """The season in which a moment lies."""
        day = datetime.fromtimestamp(moment, UTC)
        return cls(day.year, (day.month + 2) // 3)

    @classmethod
    def read(cls, text: str) -> "Season":
        """The season that was written by `str`; any other text is a ValueError."""
        found = re.fullmatch(r"([1-9]\d{3})-([1-4])", text, re.ASCII)
        if found is None:
            raise ValueError(text)
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.year}-{self.quarter}"

    @property
    def span(self) -> Span:
        """Its first moment, and the first one after it."""
        following = Season(self.year + self.quarter // 4, self.quarter % 4 + 1)
        return self._begin, following._begin

    @property
    def _begin(self) -> int:
        return int(datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC).timestamp())

    @property
    def name(self) -> Text:
        return Text("season-name", {"quarter": self.quarter, "year": str(self.year)})


def season_name(season: Season | None) -> Text:
    """What a season is called; none: all of them together."""
    return season.name if season else Text("season-ever")


def span(season: Season | None) -> Span:
    """The moments of a season; none: of all of them."""
    return season.span if season else EVER

"""The ratings of one game on one server in a season: leaderboard, records, and the reader's own numbers."""

from collections.abc import Iterator, Sequence

from bot.domain.people.season import Season, season_name
from bot.services.people.ratings import RatedPlayer
from bot.storage.people.ratings import HighScore, PlayRecord
from bot.ui.components import latest_lines
from bot.ui.images import Image, draw_leaderboard
from bot.ui.routes import ALL_SEASONS
from bot.ui.text.limits import MOST_CHOICES
from bot.ui.text.names import escaped, plain
from engines.core.text import Argument, Text, say
from render import LeaderboardLine, Theme

UNITS = ((3600, "standing-hours"), (60, "standing-minutes"), (1, "standing-seconds"))
MOST_LISTED = 10  # players in the text; the picture has more


def season_options(played: Sequence[Season], now: Season, language: str) -> Iterator[tuple[str, str]]:
    """The seasons to choose from, as values and in words: all together, then the latest ones."""
    yield ALL_SEASONS, say(Text("season-ever"), language)
    latest = sorted({now, *played}, reverse=True)[: MOST_CHOICES - 1]
    for season in latest:
        text = Text("season-now", {"season": season.name}) if season == now else season.name
        yield str(season), say(text, language)


def ratings_text(  # noqa: PLR0913, PLR0917 - each is one thing that it tells
    game: str,
    season: Season | None,
    players: Sequence[RatedPlayer],
    records: Sequence[HighScore],
    own: PlayRecord,
    language: str,
) -> str:
    title, heading = say(Text(f"{game}-title"), language), say(Text("standing-heading"), language)
    lines = [
        f"### {title} · {heading}",
        f"-# {say(season_name(season), language)}",
        *_player_lines(players, season, language),
        *_record_lines(records, language),
    ]
    return latest_lines(lines, " ".join(_own_sentences(own, language)))


def _player_lines(players: Sequence[RatedPlayer], season: Season | None, language: str) -> Iterator[str]:
    if not players:
        yield say(Text("season-none" if season else "standing-none"), language)
    for place, player in enumerate(players[:MOST_LISTED], 1):
        args: dict[str, Argument] = {
            "place": place,
            "name": escaped(player.name),
            "rating": str(player.rating),
        }
        yield say(Text("standing-line", args | {"games": player.games, "won": player.won}), language)


def _record_lines(records: Sequence[HighScore], language: str) -> Iterator[str]:
    for record in records:
        key = "standing-record" if record.players > 1 else "standing-record-solo"
        args: dict[str, Argument] = {
            "seats": record.players,
            "points": record.points,
            "name": escaped(record.name),
        }
        yield f"-# {say(Text(key, args), language)}"


def _own_sentences(own: PlayRecord, language: str) -> Iterator[str]:
    if not own.finished:
        yield say(Text("standing-you-none"), language)
        return
    yield say(Text("standing-you", {"finished": own.finished, "rate": own.rate}), language)
    if own.median_turn is not None:
        yield say(Text("standing-turn", {"time": _rounded(own.median_turn)}), language)


def _rounded(seconds: float) -> Text:
    """A length of time in the largest unit that it reaches."""
    unit, key = next((unit for unit in UNITS if seconds >= unit[0]), UNITS[-1])
    return Text(key, {"count": max(1, round(seconds / unit))})


async def leaderboard_image(
    game: str, season: Season | None, players: Sequence[RatedPlayer], language: str, theme: Theme
) -> Image:
    title, when = say(Text(f"{game}-title"), language), say(season_name(season), language)
    headings = [say(Text(key), language) for key in ("standing-rating", "standing-games", "standing-won")]
    lines = [
        LeaderboardLine(place, plain(player.name), (str(player.rating), str(player.games), str(player.won)))
        for place, player in enumerate(players, 1)
    ]
    summary = ", ".join(f"{line.place}. {line.name} {line.numbers[0]}" for line in lines)
    alt = say(Text("standing-alt", {"game": title, "season": when, "lines": summary}), language)
    return await draw_leaderboard((title, when), headings, lines, alt, theme)

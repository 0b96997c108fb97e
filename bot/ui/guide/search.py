"""Finds pages of the rules by what people type: in titles, in texts, and among the signs of the pictures."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

import engines
import render
from bot.domain.typed_words import fit, folded
from bot.runtime.worker_pool import drawing_pool
from bot.ui.guide.rules_page import said, title
from bot.ui.routes import GameLegendPage, RulesPage
from engines.core.text import Text, say

_legends: dict[tuple[str, str], list[str]] = {}  # the words on each page of a legend, by game and language


class Topic(Struct, frozen=True):
    """Something that can be read: a page of the rules, or of the legend."""

    key: str
    title: str
    route: RulesPage | GameLegendPage
    title_words: tuple[str, ...]
    words: tuple[str, ...]


async def topics(games: Iterable[str], language: str) -> list[Topic]:
    """All topics of some games in the order in which they are read; of each game, its icons last."""
    found: list[Topic] = []
    for game in games:
        found += _rules(game, language)
        found += _legend(game, language, await _legend_words(game, language))
    return found


@lru_cache(maxsize=64)
def _rules(game: str, language: str) -> tuple[Topic, ...]:
    return tuple(
        _topic(
            f"{game}-topic-{page.topic}",
            title(game, page, language),
            RulesPage(game, number),
            said(game, page, language),
        )
        for number, page in enumerate(engines.guide(game).pages)
    )


def _legend(game: str, language: str, pages: Sequence[str]) -> list[Topic]:
    """The pages of a legend; only the first is found by its title."""
    name = say(Text("legend-topic", {"game": Text(f"{game}-title")}), language)
    first = _topic(f"{game}-icons", name, GameLegendPage(game, 0), pages[0])
    further = (
        Topic(
            f"{game}-icons-{number}",
            f"{name} ({number + 1})",
            GameLegendPage(game, number),
            (),
            folded(words),
        )
        for number, words in enumerate(pages[1:], 1)
    )
    return [first, *further]


def _topic(key: str, name: str, route: RulesPage | GameLegendPage, text: str) -> Topic:
    return Topic(key, name, route, folded(name), folded(text))


async def _legend_words(game: str, language: str) -> list[str]:
    if (game, language) not in _legends:
        _legends[game, language] = await drawing_pool.run(render.legend_words, game, language)
    return _legends[game, language]


def matching(found: Iterable[Topic], typed: str) -> list[Topic]:
    """The topics that fit what was typed, those first whose titles do; all if nothing was typed."""
    words = folded(typed)
    ranked = [(rank, topic) for topic in found if (rank := _rank(words, topic)) is not None]
    return [topic for _, topic in sorted(ranked, key=lambda pair: pair[0])]


def _rank(typed: Sequence[str], topic: Topic) -> tuple[int, int] | None:
    """How well a topic fits; words may end in another way than in the text, as in Polish they often do.

    Of pages that fit equally well, the first is what a newcomer should read.
    """
    ways = ((topic.title_words, False), (topic.title_words, True), (topic.words, False), (topic.words, True))
    for tier, (words, loosely) in enumerate(ways):
        fitting = fit(typed, words, loosely=loosely)
        if fitting is not None:
            return tier, fitting.apart
    return None

"""Words as people type them: in any order, abbreviated, without accents."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, pairwise, takewhile
from typing import NamedTuple

WORDS = re.compile(r"(?<!\w)-\d+|[^\W_]+")  # a minus belongs to a number, but a hyphen joins two words
ACCENTS = re.compile(r"[\u0300-\u036f]")
WITHOUT_STROKES = str.maketrans("łøđ", "lod")  # the letters that Unicode does not take apart
SHORTEST_STEM = 3  # letters
STEM = 0.6  # of a typed word
LONGEST_ENDING = 4  # letters


def folded(text: str) -> tuple[str, ...]:
    """The words of a text in lower case and without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(WITHOUT_STROKES))
    return tuple(WORDS.findall(ACCENTS.sub("", parts)))


class Fit(NamedTuple):
    """How well typed words fit a text; the smaller, the better."""

    unfinished: int  # typed words that are not words of the text but begin one, or end in another way
    apart: int  # how far words that were typed one after the other are from that in the text


def fit(typed: Sequence[str], words: Sequence[str], *, loosely: bool = False) -> Fit | None:
    """How well it fits if each typed word begins a word of its own, in any order; both are folded.

    Loosely, a typed word may also end in another way than a word of the text: "koszary" fits "koszar".
    """
    left, unfinished = list(words), 0
    # The longest first: a short one may begin several words, and takes one that is left.
    for each in sorted(typed, key=len, reverse=True):
        found = _best_word(each, left, loosely=loosely)
        if found is None:
            return None
        left.remove(found)
        unfinished += found != each
    return Fit(unfinished, sum(_distance(*pair, words) for pair in pairwise(typed)))


def _best_word(typed: str, words: Sequence[str], *, loosely: bool) -> str | None:
    """The word that was typed, else one that it begins, else one that it resembles."""
    if typed in words:
        return typed
    beginnings = (word for word in words if word.startswith(typed))
    similar = (word for word in words if loosely and _resemble(typed, word))
    return next(chain(beginnings, similar), None)


@lru_cache(maxsize=1 << 14)  # The sentences of a position repeat few words.
def _resemble(typed: str, word: str) -> bool:
    """Whether two words differ in their ends only, as forms of one word do."""
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(typed, word, strict=False)))
    return common >= max(SHORTEST_STEM, STEM * len(typed)) and len(word) - common <= LONGEST_ENDING


def _distance(first: str, second: str, words: Sequence[str]) -> int:
    """0 if two typed words begin words that follow each other, 1 if in the other order, else 2."""
    if _follow(first, second, words):
        return 0
    return 1 if _follow(second, first, words) else 2


def _follow(first: str, second: str, words: Sequence[str]) -> bool:
    return any(one.startswith(first) and other.startswith(second) for one, other in pairwise(words))

"""Words as people type them: in any order, abbreviated, without accents."""

import re
import unicodedata
from collections.abc import Sequence

WORDS = re.compile(r"(?<!\w)-\d+|[^\W_]+")  # a minus belongs to a number, but a hyphen joins two words
ACCENTS = re.compile(r"[\u0300-\u036f]")
WITHOUT_STROKES = str.maketrans("łøđ", "lod")  # the letters that Unicode does not take apart


def folded(text: str) -> tuple[str, ...]:
    """The words of a text in lower case and without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(WITHOUT_STROKES))
    return tuple(WORDS.findall(ACCENTS.sub("", parts)))


def fit(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins a word of its own, in any order; both are folded."""
    left = list(words)
    # The longest first: a short one may begin several words, and takes one that is left.
    for each in sorted(typed, key=len, reverse=True):
        found = next((word for word in left if word.startswith(each)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def fit_in_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """The same for words that come in this order."""
    remaining = iter(words)
    return all(any(word.startswith(each) for word in remaining) for each in typed)

"""Places in pages of neighbours, so that a picture of one page can show them large."""

from collections.abc import Iterable, Iterator, Sequence

from engines.core.game import Position

PAGE_LENGTH = 25  # options of a menu


def in_pages(points: Iterable[Position]) -> list[list[Position]]:
    """As few pages as possible, of about the same length: from left to right, or from top to bottom.

    Each page is in reading order.
    """
    listed = list(points)
    return list(_divided(listed, -(-len(listed) // PAGE_LENGTH)))


def _divided(points: Sequence[Position], pages: int) -> Iterator[list[Position]]:
    """Cut across the longer side, and each part again."""
    if pages <= 1:
        yield sorted(points, key=lambda at: (at.y, at.x))
        return
    xs, ys = zip(*points, strict=True)
    is_wide = max(xs) - min(xs) >= max(ys) - min(ys)
    in_order = sorted(points, key=lambda at: (at.x, at.y) if is_wide else (at.y, at.x))
    first = pages // 2
    cut = len(in_order) * first // pages
    yield from _divided(in_order[:cut], first)
    yield from _divided(in_order[cut:], pages - first)

"""Fair comparisons on a noisy machine: contenders take turns in short slices, and the median ratio counts."""

import gc
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import process_time

from msgspec import Struct
from rich.progress import track

Work = Callable[[], int]  # does a little, and says how much it did


class Slices(Struct, frozen=True):
    """How many slices each contender gets, and how long one is."""

    count: int = 21
    seconds: float = 0.25


class Comparison(Struct, frozen=True):
    """The medians of two contenders, the median of their ratios, and the middle half of those."""

    ours: float
    theirs: float
    ratio: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"ratio {self.ratio:.2f} (middle half {self.low:.2f} to {self.high:.2f})"


def comparison(pairs: Sequence[tuple[float, float]]) -> Comparison:
    """Compare by pairs: what is ours, and what it is compared with in the same slice."""
    low, middle, high = quantiles([ours / theirs for ours, theirs in pairs], n=4)
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    return Comparison(ours, theirs, middle, low, high)


def rate(work: Work, seconds: float) -> float:
    """Units of work in a second of processor time."""
    gc.collect()
    done, start = 0, process_time()
    while not done or process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def compare(ours: Work, theirs: Work, unit: str, slices: Slices) -> Comparison:
    """How many times as fast we are; prints both rates."""
    rate(ours, slices.seconds), rate(theirs, slices.seconds)  # caches warm, both alike
    rounds = track(range(slices.count), transient=True)
    compared = comparison([(rate(ours, slices.seconds), rate(theirs, slices.seconds)) for _ in rounds])
    print(f"  {compared.ours:,.0f} against {compared.theirs:,.0f} {unit}/s: {compared}")
    return compared

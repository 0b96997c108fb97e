"""Fair comparisons on a noisy machine: contenders take turns in short slices, and the median ratio counts."""

import gc
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time

from rich.progress import track

Work = Callable[[], int]  # does a little, and says how much it did


def rate(work: Work, seconds: float) -> float:
    """Units of work in a second of processor time."""
    gc.collect()
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def compare(ours: Work, theirs: Work, unit: str, *, slices: int = 21, seconds: float = 0.25) -> float:
    """How many times as fast we are; prints both rates, the median ratio and the middle half of ratios."""
    rate(ours, seconds), rate(theirs, seconds)  # caches warm, both alike
    pairs = [(rate(ours, seconds), rate(theirs, seconds)) for _ in track(range(slices), transient=True)]
    ratios = [mine / other for mine, other in pairs]
    low, middle, high = quantiles(ratios, n=4)
    mine, other = (median(column) for column in zip(*pairs, strict=True))
    print(
        f"  {mine:,.0f} against {other:,.0f} {unit}/s:"
        f" ratio {middle:.2f} (middle half {low:.2f} to {high:.2f})"
    )
    return middle

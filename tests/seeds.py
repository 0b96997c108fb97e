"""Seeds of tests: the same in every run, and others for each test."""

from collections.abc import Callable
from random import Random
from zlib import crc32

Seeds = Callable[[int], int]  # draws a number of so many bits


def seed_for(node_id: str, run: int) -> int:
    """The seed of a test; `run` is the number given by `--seed`."""
    return crc32(f"{run} {node_id}".encode())


def seeds_from(seed: int) -> Seeds:
    """What a bot draws its seeds from, repeatably."""
    return Random(seed).getrandbits

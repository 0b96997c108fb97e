"""Cyclic garbage: looked for seldom, and never in what stays for as long as the process."""

import gc

NEW_OBJECTS = 10_000  # before it is looked for among them; Python's default is 700


def settle() -> None:
    """Leave out all that exists now: modules, translations, rules. Call it once, when a process has started.

    Looking through them again and again would cost a tenth of a turn, and pauses of more than 100 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 10, 10)

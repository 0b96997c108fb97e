"""Every bench, one after the other, and one table of all results: `make bench`, or name some of them."""

import sys

from bot.runtime import garbage
from tests.bench.benches import NAMES, bench
from tests.bench.load import load_average
from tests.bench.measurement import Measurement, print_table


def main() -> None:
    measured: list[tuple[str, Measurement]] = [("", Measurement("load average at the start", load_average()))]
    try:
        for name in sys.argv[1:] or NAMES:
            print(f"\n{name}")
            module = bench(name)
            garbage.settle()  # as every process of the bot does
            measured += [(name, each) for each in module.main(module.FULL)]
    finally:
        print()
        print_table([*measured, ("", Measurement("load average at the end", load_average()))])


main()

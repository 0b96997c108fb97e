"""Every measurement, one after the other: `make bench`, or name some of them."""

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    known = sorted(file.stem for file in HERE.glob("[a-z]*.py") if file.stem != "timing")
    for name in sys.argv[1:] or known:
        print(f"\n{name}")
        import_module(f"tests.bench.{name}").main()


main()

"""Makes small mistakes in the bot's decisions, one at a time, and counts those that no test notices.

`python -m tests.mutations --sample 300` prints every mutant that survived and the rate of each group. It is
not part of `make test` because it takes a quarter of an hour. A mutant in a line that no test runs survives.
"""

import argparse
import os
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tests.mutations.equivalent import EQUIVALENT
from tests.mutations.mutants import MODULE, Mutant, count_mutants, make_mutant
from tests.mutations.processes import ALL_TESTS, Lines, preload, record_lines, start

ROOT: Final = Path(__file__).parents[2]
GROUPS: Final[Mapping[str, Sequence[str]]] = {
    "decisions": (
        "domain/change",
        "domain/inactivity",
        "domain/lobby",
        "domain/log",
        "domain/play",
        "domain/refusals",
        "domain/table",
        "domain/undo",
        "services/tables",
        "services/inactivity",
    ),
    "permissions": ("ui/permissions", "ui/routes"),
    "seats": ("domain/seats",),
    "votes": ("domain/votes", "services/votes"),
    "clocks": (
        "domain/availability",
        "domain/time_control",
        "services/reminders",
        "storage/open_turns",
        "storage/turn_clock",
    ),
}
TESTS: Final = (
    "tests/bot/domain",
    "tests/bot/services",
    "tests/bot/ui",
    "tests/bot/test_app.py",
    "tests/bot/test_messenger.py",
)
BUDGET: Final = 20.0  # seconds of tests for one mutant, the quickest tests first
MOST_SECONDS: Final = 120  # after which a mutant counts as noticed


def main() -> None:
    asked = _arguments()
    paths = {f"bot/{name}.py": group for group, names in GROUPS.items() for name in names}
    sample = _sample(list(paths), asked)
    lines = _lines(asked.lines, list(paths), asked.tests)
    preload()
    _check_tests(lines)
    survivors = set()
    for mutant in _survivors(sample, lines, asked.jobs):
        survivors.add(mutant)
        print("survived" if _key(mutant) not in EQUIVALENT else "equivalent", mutant, flush=True)
    _print_rates(sample, survivors, paths)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument(
        "--only",
        nargs="*",
        default=[],
        help="modules, or single mutants as `bot/domain/decisions/votes.py#7`",
    )
    parser.add_argument("--tests", nargs="*", default=TESTS, help="the tests that are to notice")
    parser.add_argument("--lines", type=Path, help="where to keep which test runs which line")
    return parser.parse_args()


def _sample(paths: Sequence[str], asked: argparse.Namespace) -> list[Mutant]:
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in paths}
    names = [(path, number) for path in paths for number in range(count_mutants(sources[path]))]
    wanted = [name for name in names if not asked.only or {name[0], f"{name[0]}#{name[1]}"} & set(asked.only)]
    chosen = random.Random(asked.seed).sample(wanted, min(asked.sample, len(wanted)))
    return [make_mutant(path, sources[path], number) for path, number in sorted(chosen)]


def _lines(kept: Path | None, paths: Sequence[str], tests: Sequence[str]) -> Lines:
    if kept and kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=Lines)
    lines = record_lines(ROOT, paths, tests)
    if kept:
        kept.write_bytes(msgspec.json.encode(lines))
    return lines


def _check_tests(lines: Lines) -> None:
    """Without a mistake all tests pass: otherwise every mutant would seem to be noticed."""
    path = "bot/domain/table.py"
    for scope in (MODULE, (1, 1)):
        unchanged = Mutant(path, 1, -1, "nothing", "", scope, (ROOT / path).read_text(encoding="utf-8"))
        _, status = os.waitpid(start(unchanged, _affordable(lines[ALL_TESTS]), MOST_SECONDS), 0)
        if status:
            sys.exit("the tests fail without a mistake")


def _survivors(sample: Sequence[Mutant], lines: Lines, jobs: int) -> Iterator[Mutant]:
    running: dict[int, Mutant] = {}
    for mutant in sample:
        tests = _tests_of(mutant, lines)
        if not tests:
            yield mutant
            continue
        running[start(mutant, tests, MOST_SECONDS)] = mutant
        if len(running) == jobs:
            yield from _wait(running)
    while running:
        yield from _wait(running)


def _wait(running: dict[int, Mutant]) -> Iterator[Mutant]:
    child, status = os.wait()
    mutant = running.pop(child)
    if status == 0:
        yield mutant


def _tests_of(mutant: Mutant, lines: Lines) -> list[str]:
    """The quickest tests that run its line; those of its function if the line is not known to run."""
    if not mutant.is_in_function:
        return _affordable(_tests_that_import(mutant.module, lines[ALL_TESTS]))
    around: dict[str, float] = {}
    for line in range(mutant.scope[0], mutant.scope[1] + 1):
        around |= lines.get(f"{mutant.path}:{line}", {})
    return _affordable(lines.get(f"{mutant.path}:{mutant.line}") or around)


def _tests_that_import(module: str, tests: Mapping[str, float]) -> dict[str, float]:
    """What is outside of functions runs at no test's own time: the tests of every file that imports it."""
    package, _, name = module.rpartition(".")
    imports = re.compile(rf"from {module} import|from {package} import .*\b{name}\b")
    files = {test.partition("::")[0] for test in tests}
    chosen = {file for file in files if imports.search((ROOT / file).read_text(encoding="utf-8"))}
    return {test: seconds for test, seconds in tests.items() if test.partition("::")[0] in chosen}


def _affordable(seconds: Mapping[str, float]) -> list[str]:
    chosen, spent = list[str](), 0.0
    for test in sorted(seconds, key=lambda test: (seconds[test], test)):
        spent += seconds[test]
        if spent < BUDGET:
            chosen.append(test)
    return chosen


def _key(mutant: Mutant) -> tuple[str, str, str]:
    return mutant.path, mutant.what, mutant.code


def _print_rates(sample: Sequence[Mutant], survivors: set[Mutant], paths: Mapping[str, str]) -> None:
    real = [mutant for mutant in sample if mutant not in survivors or _key(mutant) not in EQUIVALENT]
    total = Counter(paths[mutant.path] for mutant in real)
    noticed = Counter(paths[mutant.path] for mutant in real if mutant not in survivors)
    print(f"{len(sample) - len(real)} equivalent")
    for group in (*GROUPS, ""):
        done, all_ = (noticed[group], total[group]) if group else (noticed.total(), total.total())
        print(f"{group or 'all':12} {done:4} of {all_:4}  {done / max(1, all_):.1%}")


if __name__ == "__main__":
    main()

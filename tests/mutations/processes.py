"""Runs tests in forked processes, with one module replaced by a mutant, or with its lines recorded."""

import gc
import os
import signal
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final, TypeAlias

import msgspec
import pytest

import engines
from tests.mutations.mutants import Mutant

# The tests that run each "path:line", with their seconds; all tests under ALL_TESTS.
Lines: TypeAlias = dict[str, dict[str, float]]

ALL_TESTS: Final = ""
QUIET: Final = ("-q", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=no")
PASSED: Final = 0
TIMED_OUT: Final = 100
HOUR: Final = 3600  # seconds


class MutantFinder(MetaPathFinder, Loader):
    """Imports the mutant instead of its module; no file is changed."""

    def __init__(self, mutant: Mutant) -> None:
        self._name = mutant.module
        self._code = compile(mutant.source, mutant.path, "exec")

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        del path, target
        return spec_from_loader(fullname, self) if fullname == self._name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)  # noqa: S102 - that is what this tool is for


def install(mutant: Mutant) -> None:
    """Replace the code of the module's functions; outside of functions, import all of the bot again."""
    if mutant.is_in_function:
        codes = dict(_codes(compile(mutant.source, mutant.path, "exec")))
        for function in [each for each in gc.get_objects() if isinstance(each, FunctionType)]:
            if function.__module__ == mutant.module and function.__qualname__ in codes:
                function.__code__ = codes[function.__qualname__]
        return
    for name in [each for each in sys.modules if each.partition(".")[0] == "bot"]:
        del sys.modules[name]
    sys.meta_path.insert(0, MutantFinder(mutant))


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """Every function in a module, by its qualified name, except those inside of functions."""
    for each in code.co_consts:
        if isinstance(each, CodeType) and "<" not in each.co_qualname:
            yield each.co_qualname, each
            yield from _codes(each)


def preload() -> None:
    """Import the bot here once, so that no child has to."""
    import_module("bot.app")
    for name in engines.games():
        engines.game(name)


class LineRecorder:
    """A pytest plugin that records which test runs which lines of the modules."""

    def __init__(self, root: Path, paths: Sequence[str]) -> None:
        self._paths = {str(root / path): path for path in paths}
        self._test = ""
        self._seen: dict[str, set[str]] = defaultdict(set)
        self._seconds: dict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._test = item.nodeid
        sys.settrace(self._enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionstart(self) -> None:
        threading.settrace(self._enter)

    def lines(self) -> Lines:
        lines = {line: {test: self._seconds[test] for test in tests} for line, tests in self._seen.items()}
        return {ALL_TESTS: dict(self._seconds), **lines}

    def _enter(self, frame: FrameType, _event: str, _arg: object) -> Callable[..., Any] | None:
        return self._line if frame.f_code.co_filename in self._paths else None

    def _line(self, frame: FrameType, _event: str, _arg: object) -> Callable[..., Any]:
        self._seen[f"{self._paths[frame.f_code.co_filename]}:{frame.f_lineno}"].add(self._test)
        return self._line


def record_lines(root: Path, paths: Sequence[str], tests: Sequence[str]) -> Lines:
    """Run all tests once: which of them run which lines."""
    read, write = os.pipe()

    def run() -> int:
        os.close(read)
        recorder = LineRecorder(root, paths)
        pytest.main([*QUIET[:1], *QUIET[2:], *tests], plugins=[recorder])
        with os.fdopen(write, "wb") as file:
            file.write(msgspec.json.encode(recorder.lines()))
        return PASSED

    child = _fork(run, HOUR)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        recorded = file.read()
    os.waitpid(child, 0)
    return msgspec.json.decode(recorded, type=Lines)


def start(mutant: Mutant, tests: Sequence[str], seconds: int) -> int:
    """Start the tests with the mutant; the id of the process, whose status is 0 if all of them pass."""

    def run() -> int:
        install(mutant)
        return int(pytest.main([*QUIET, *tests]))

    return _fork(run, seconds)


def _fork(run: Callable[[], int], seconds: int) -> int:
    """Run a function in a silent child process that ends itself after a time."""
    child = os.fork()
    if child:
        return child
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    signal.signal(signal.SIGALRM, lambda *_: os._exit(TIMED_OUT))
    signal.alarm(seconds)
    try:
        os._exit(run())
    finally:
        os._exit(1)

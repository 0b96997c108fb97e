"""How the suite runs: repeatable, and saying how to see a failure again."""

from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.seeds import Seeds, seed_for, seeds_from

pytest_plugins = ["tests.checked_exchanges", "tests.largest_values", "tests.postgres"]

# A shared machine may pause at any moment: how long an example takes says nothing.
settings.register_profile("suite", deadline=None, max_examples=60, derandomize=True)
# Other and more examples in every run: `pytest --hypothesis-profile varied`.
settings.register_profile("varied", deadline=None, max_examples=300, print_blob=True)
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=0, help="another number plays other games in the chat (0)")


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    return seed_for(request.node.nodeid, request.config.option.seed)


@pytest.fixture
def seeds(seed: int) -> Seeds:
    """What a bot of this test draws its seeds from."""
    return seeds_from(seed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say under each failure how to see it again."""
    report = yield
    if report.failed:
        run = item.config.option.seed
        command = f"pytest --seed {run} '{item.nodeid}'   (its seed is {seed_for(item.nodeid, run)})"
        report.sections.append(("To see it again", command))
    return report

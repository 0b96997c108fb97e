"""The list of one's tables fits into a message, whatever people and servers are called."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import data
import engines
from bot.domain.delivery_problem import DeliveryProblem, ProblemKind
from bot.domain.table import Card, Person
from bot.services.queries import TABLES_PER_PAGE, TablePage
from bot.storage.tables.table_summaries import SeatSummary, Section, TableSummary
from bot.ui.messages.dashboard import Dashboard, dashboard_message

SNOWFLAKE = 2**63 - 1
NAMES = (
    "W" * 32,
    "*" * 32,
    "[Nitro](https://x.example/abcdef)"[:32],
    "# BIG",
    "\N{BUSTS IN SILHOUETTE}" * 32,
)
MOST_COMPONENTS, MOST_CHARACTERS = 40, 4000


def summary(section: Section, name: str, number: int = 10**6) -> TableSummary:
    """A table with the longest name of a game, at which everybody shares the victory."""
    people = [Person(SNOWFLAKE - seat, name) for seat in range(8)]
    return TableSummary(
        id=number,
        section=section,
        since=2**33,
        game=max(engines.games(), key=len),
        guild=SNOWFLAKE,
        channel=SNOWFLAKE,
        place=SNOWFLAKE,
        card=Card(SNOWFLAKE, SNOWFLAKE),
        revision=10**6,
        seats_wanted=8,
        paused=False,
        to_act=people[-1].id,
        seats=tuple(SeatSummary(person, 10**6, 1) for person in people),
    )


def dashboard(tables: Sequence[TableSummary], language: str = "en", server: str = "") -> Dashboard:
    refused = DeliveryProblem(ProblemKind.REFUSED, 50035, "W" * 100)
    obstacles = {table.id: refused.text for table in tables}
    page = TablePage(list(tables), page=1, pages=3)
    return Dashboard(Person(1, "Ann"), language, page, {SNOWFLAKE: server}, obstacles)


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("section", Section)
def test_a_full_page_fits(language: str, name: str, section: Section) -> None:
    tables = [summary(section, name, number) for number in range(10**6, 10**6 + TABLES_PER_PAGE)]
    layout = dashboard_message(dashboard(tables, language, "*" * 100)).layout
    assert layout.content_length() <= MOST_CHARACTERS
    assert layout.total_children_count <= MOST_COMPONENTS


def test_a_page_with_every_heading_fits() -> None:
    sections = sorted([*Section, *Section][:TABLES_PER_PAGE])
    tables = [summary(section, "W" * 32, number) for number, section in enumerate(sections)]
    assert dashboard_message(dashboard(tables)).layout.total_children_count <= MOST_COMPONENTS


def texts(table: TableSummary) -> list[str]:
    layout = dashboard_message(dashboard([table])).layout
    return [item.content for item in layout.walk_children() if hasattr(item, "content")]


def test_a_name_is_shown_as_it_is() -> None:
    [_, text, _] = texts(summary(Section.PLAYING, "*_Ann_*"))
    assert r"Waiting for \*\_Ann\_\* ·" in text


def test_a_game_that_is_not_installed_is_listed_by_its_plain_name() -> None:
    unknown = replace(summary(Section.YOUR_TURN, "Ann"), game="x")
    assert texts(unknown)[1].startswith("[**x #1000000**](https://discord.com/channels/")


def test_a_missed_target_is_no_victory() -> None:
    alone = SeatSummary(Person(1, "Ann"), 12, 2)
    missed = replace(summary(Section.OVER, "Ann"), seats=(alone,))
    assert "\nThe target was missed with 12 points · <t:" in texts(missed)[1]
    assert "You:" not in texts(missed)[1]

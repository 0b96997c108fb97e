"""What a bench measured, beside its goal, and the table of all of it."""

from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console
from rich.table import Table


class Measurement(Struct, frozen=True):
    """A number with a goal, if it has one: a limit above (`at_most`) or below (`at_least`)."""

    what: str
    value: float
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None

    @property
    def goal(self) -> str:
        if self.at_most is not None:
            return f"at most {self.at_most:g} {self.unit}".strip()
        return f"at least {self.at_least:g} {self.unit}".strip() if self.at_least is not None else ""

    @property
    def verdict(self) -> str:
        if not self.goal:
            return ""
        too_high = self.at_most is not None and self.value > self.at_most
        too_low = self.at_least is not None and self.value < self.at_least
        return "missed" if too_high or too_low else "met"


def print_table(measured: Iterable[tuple[str, Measurement]]) -> None:
    """One line for each measurement, with the name of its bench."""
    table = Table("bench", "measured", "goal", "result", "")
    for bench, each in measured:
        result = f"{each.value:,.3g}" if each.value < 100 else f"{each.value:,.0f}"
        table.add_row(bench, each.what, each.goal, f"{result} {each.unit}".strip(), each.verdict)
    Console(width=None if Console().is_terminal else 140).print(table)

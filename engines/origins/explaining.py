"""How choices are named to a person, and why one is refused."""

from collections.abc import Sequence

from engines.core.text import Text
from engines.origins.state import State


def label(state: State, steps: Sequence[str]) -> Text:
    return Text("x")


def refusal(state: State, move: str) -> Text:
    return Text("x")

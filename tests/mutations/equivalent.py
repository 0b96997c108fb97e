"""Mutants that do the same as the original in every way that a person or a program could notice."""

from typing import Final

# The path and what is changed, each with the reason.
EQUIVALENT: Final[frozenset[tuple[str, str]]] = frozenset()

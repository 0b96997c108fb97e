"""The rules: setting up, what can be chosen, and what a move does."""

from engines.founders.rules.actions import apply
from engines.founders.rules.choices import current, legal_moves
from engines.founders.rules.setup import new

__all__ = ["apply", "current", "legal_moves", "new"]

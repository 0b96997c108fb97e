"""The rules: setting up, the agenda of a turn, and rounds."""

from engines.origins.rules.agenda import apply, current, decide, legal_moves
from engines.origins.rules.setup import new

__all__ = ["apply", "current", "decide", "legal_moves", "new"]

"""The state: each archon's people and city, and the table."""

from engines.origins.state.city import FOUNDED, Built, City, Seated, Survey, block, neighbours
from engines.origins.state.people import Die, Freeman, Speaker
from engines.origins.state.table import Archon, Earned, Notice, Offer, Options, State, Temple, Track

__all__ = [
    "FOUNDED",
    "Archon",
    "Built",
    "City",
    "Die",
    "Earned",
    "Freeman",
    "Notice",
    "Offer",
    "Options",
    "Seated",
    "Speaker",
    "State",
    "Survey",
    "Temple",
    "Track",
    "block",
    "neighbours",
]

"""Simulated people: they see and press what a Discord user would. The chat page and the tests drive them."""

from bot.local.people.errors import CannotDo, NoAnswer
from bot.local.people.person import Person

__all__ = ["CannotDo", "NoAnswer", "Person"]

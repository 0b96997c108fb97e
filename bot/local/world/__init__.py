"""The state of the loopback Discord: one guild, its members, channels and messages, kept in a SQLite file."""

from bot.local.world.events import Event
from bot.local.world.world import World, WorldSetup

__all__ = ["Event", "World", "WorldSetup"]

"""The HTTP API: a table of routes a room, and one frame that serves them all."""

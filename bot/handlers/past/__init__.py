"""Presses that show the past of a table: replays and films."""

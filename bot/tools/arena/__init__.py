"""Tournaments of computer players: the same seeds from every seat, until it is clear who is better."""

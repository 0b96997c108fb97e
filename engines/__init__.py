"""Rules engines: pure functions from a state and a move to a new state and its events."""

"""Time and processes."""

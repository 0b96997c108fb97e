"""Open turns, their clocks and reminders, as rows."""

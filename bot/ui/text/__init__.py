"""Words as people are shown them: their language, names, lengths and mentions of commands."""

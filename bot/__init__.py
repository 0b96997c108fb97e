"""The Discord bot, its store, and its command line."""

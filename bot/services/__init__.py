"""What the bot can do with tables, without knowing how they are shown."""

"""What keeps a bot running for years: backups, checks, repairs. Each tool is a command of `tessera`."""

"""The command line's tools for games without Discord."""

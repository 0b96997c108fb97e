"""The command line."""


def main() -> None:
    """Run one command."""

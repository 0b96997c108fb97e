"""How the tools speak: results on standard output, progress on standard error."""

from rich.console import Console
from rich.progress import Progress


def output() -> Console:
    """For results; what it prints is never markup, and lines are not broken."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def progress_bar() -> Progress:
    """Disappears when it is done, and is not shown where nobody watches."""
    return Progress(console=Console(stderr=True), transient=True)

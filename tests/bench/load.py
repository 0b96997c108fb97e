"""How busy the machine is: a bench beside other programs measures them too."""

import os


def load_average() -> float:
    """How many processes wanted a processor in the last minute, on average."""
    return os.getloadavg()[0]


def describe_load() -> str:
    return f"load average {load_average():.2f} on {os.cpu_count()} processors"

"""Nonces: by its nonce, Discord recognises a message that is sent again, and shows it once.

A nonce belongs to its author, whatever the channel: two messages of the bot must never share one.
"""

from string import ascii_lowercase, digits
from typing import Final

LENGTH: Final = 25  # characters at most
DIGITS: Final = digits + ascii_lowercase


def nonce(kind: str, *numbers: int) -> str:
    """The nonce of the message of this kind with these numbers; every retry of it has the same."""
    return "-".join((kind, *map(_shortened, numbers)))


def _shortened(number: int) -> str:
    """A number in base 36: a user's id and a moment would be too long in decimal digits."""
    number, last = divmod(number, len(DIGITS))
    return (_shortened(number) if number else "") + DIGITS[last]

"""Everything that can be refused; each refusal knows what to tell a person.

Refusal
├── UnknownGame      no engine of that name
├── BadRequest       a request that makes no sense
├── BadSetup         a game cannot be set up like that
├── RuleError        something the rules, or the table, forbid
│   ├── IllegalMove  not among the legal moves now
│   ├── NotYourTurn  someone else is to act
│   ├── StaleBoard   the table has moved on since that button was drawn
│   └── GameOver     nobody is to act any more
└── BadSave          a saved game that cannot be read
    ├── NewerSave    written by a later version
    └── CorruptSave  damaged, or not a saved game at all
"""

import re

from engines.core.text import Text, say


class Refusal(ValueError):
    """Something that cannot be done, and why."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    @property
    def kind(self) -> str:
        """The error's name for other programs: `illegal_move`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    def __str__(self) -> str:
        return say(self.why)


class UnknownGame(Refusal):
    """No engine of that name."""


class BadRequest(Refusal):
    """A request that makes no sense."""


class BadSetup(Refusal):
    """A game cannot be set up like that."""


class RuleError(Refusal):
    """Something the rules, or the table, forbid."""


class IllegalMove(RuleError):
    """Not among the legal moves now."""


class NotYourTurn(RuleError):
    """Someone else is to act."""


class StaleBoard(RuleError):
    """The table has moved on since that button was drawn."""


class GameOver(RuleError):
    """Nobody is to act any more."""


class BadSave(Refusal):
    """A saved game that cannot be read."""


class NewerSave(BadSave):
    """Written by a later version."""


class CorruptSave(BadSave):
    """Damaged, or not a saved game at all."""

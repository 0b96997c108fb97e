"""Everything that can be refused; each refusal carries the sentence for the person.

Refusal
├── UnknownGame      no engine of that name
├── BadJson          JSON that cannot be read, or does not fit
├── BadRequest       a request that cannot be understood
├── BadSetup         seats or options that the game does not have
├── RuleError        forbidden by the rules or by the table
│   ├── IllegalMove  not among the legal moves now
│   ├── NotYourTurn  someone else is to act
│   ├── StaleBoard   the table has changed since the button was shown
│   └── GameOver     the game has ended
└── BadSave          a saved game that cannot be read
    ├── NewerSave    written by a later version
    └── CorruptSave  damaged, or not a saved game at all
"""

import re

from engines.core.text import Text, quotable, say


class Refusal(ValueError):
    """An action that is not possible, with the reason.

    The reason may quote what somebody typed, so it is cut to what fits into an answer.
    """

    def __init__(self, why: Text) -> None:
        self.why = quotable(why)
        super().__init__(self.why)

    @property
    def kind(self) -> str:
        """The error's name for other programs: `illegal_move`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    def __str__(self) -> str:
        return say(self.why)


class UnknownGame(Refusal):
    """No engine of that name."""


class BadJson(Refusal):
    """JSON that cannot be read, or does not fit."""


class BadRequest(Refusal):
    """A request that cannot be understood."""


class BadSetup(Refusal):
    """Seats or options that the game does not have."""


class RuleError(Refusal):
    """Forbidden by the rules or by the table."""


class IllegalMove(RuleError):
    """Not among the legal moves now."""


class NotYourTurn(RuleError):
    """Someone else is to act."""


class StaleBoard(RuleError):
    """The table has changed since the button was shown."""


class GameOver(RuleError):
    """The game has ended."""


class BadSave(Refusal):
    """A saved game that cannot be read."""


class NewerSave(BadSave):
    """Written by a later version."""


class CorruptSave(BadSave):
    """Damaged, or not a saved game at all."""

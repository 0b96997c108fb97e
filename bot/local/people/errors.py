"""Why a person cannot do something."""


class CannotDo(Exception):
    """Something that a Discord client would not allow now; the message says why."""


class NoAnswer(CannotDo):
    """The bot did not respond in time."""

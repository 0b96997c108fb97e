"""What kind of game each one is: in two lines for a lobby, in one for a list."""

from collections.abc import Callable, Iterable

import engines
from bot.ui.components import ROW_LENGTH, Button, PrivateMessage, button, private_message
from bot.ui.routes import Route
from engines.core.text import Argument, Text, say

Choice = Callable[[str], Route]  # what the button of a game does


def introduction(game: str, language: str) -> list[str]:
    """What one does in a game; and how long it takes and how hard it is."""
    return [say(Text(f"{game}-about"), language), f"-# {facts(game, language)}"]


def facts(game: str, language: str) -> str:
    """How many play, how long it takes, and how hard it is."""
    guide, seats = engines.guide(game), engines.game(game).seats
    least, most = guide.minutes
    same = "yes" if len(seats) == 1 else "no"
    players: dict[str, Argument] = {"least": seats[0], "most": seats[-1], "same": same}
    numbers = {"least": least, "most": most, "turns": guide.turns}
    return " · ".join(
        (
            say(Text("guide-players", players), language),
            say(Text("guide-length", numbers), language),
            say(Text(f"guide-difficulty-{guide.difficulty}"), language),
        )
    )


def game_lines(language: str) -> list[str]:
    """Every game with what it is about in a few words."""
    return [_game_line(game, language) for game in engines.games()]


def game_names(language: str) -> str:
    """The games by name, in one line."""
    return " · ".join(f"**{_title(game, language)}**" for game in engines.games())


def game_choice(question: str, choice: Choice, language: str) -> PrivateMessage:
    """A question that is answered with a game."""
    about = zip(game_lines(language), engines.games(), strict=True)
    lines = [line for each, game in about for line in (each, f"-# {facts(game, language)}")]
    buttons = [button(choice(game), _title(game, language)) for game in engines.games()]
    return private_message("\n".join([f"### {say(Text(question), language)}", *lines]), rows=in_rows(buttons))


def in_rows(buttons: Iterable[Button]) -> list[list[Button]]:
    """Rows of as many buttons as fit."""
    remaining = list(buttons)
    return [remaining[start : start + ROW_LENGTH] for start in range(0, len(remaining), ROW_LENGTH)]


def _game_line(game: str, language: str) -> str:
    return f"**{_title(game, language)}** · {say(Text(f'{game}-tagline'), language)}"


def _title(game: str, language: str) -> str:
    return say(Text(f"{game}-title"), language)

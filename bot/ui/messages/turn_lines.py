"""What happened at a table, in a few short lines: the text of a card."""

from collections.abc import Sequence

from bot.domain.log import Action, LogEntry
from bot.ui.context import PublicContext
from bot.ui.emoji import seat_sign
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import shortened

MOST_LINES = 5
LINE_LENGTH = 100  # characters


def turn_lines(context: PublicContext, turns: Sequence[LogEntry]) -> str:
    """A line for each turn; of a single turn, a line for each sentence. The log has all of it."""
    told = [turn for turn in turns if turn.events]
    if len(told) == 1:
        return _lines(context, _sentences(context, told[0]), seat_mark(context, told[0]))
    return _lines(context, [_line(context, turn) for turn in told])


def turns_to_tell(context: PublicContext, turns: Sequence[LogEntry]) -> list[LogEntry]:
    """All turns, but to the only person at a table no turns of their own; the last one in any case."""
    if len(context.table.players) != 1:
        return [*turns]
    others = [turn for turn in turns if turn.action is not Action.MOVED or not turn.person.plays]
    return others or [*turns[-1:]]


def seat_mark(context: PublicContext, turn: LogEntry) -> str:
    """The shape of the seat that played a turn, with a space behind it; nothing for other entries."""
    seat = context.table.seat_of(turn.person) if turn.action is Action.MOVED else None
    return "" if seat is None else f"{seat_sign(seat)} "


def _sentences(context: PublicContext, turn: LogEntry) -> list[str]:
    """What happened. The sentences of games may be long; what is said of the table itself is never cut."""
    sentences = [context.say_text(event.text) for event in turn.events]
    if turn.action is not Action.MOVED:
        return sentences
    return [shortened(sentence, LINE_LENGTH) for sentence in sentences]


def _line(context: PublicContext, turn: LogEntry) -> str:
    """As many sentences of a turn as fit into a line, and the first in any case."""
    first, *others = _sentences(context, turn)
    line = first
    for sentence in others:
        if len(f"{line} {sentence}") > LINE_LENGTH:
            line = f"{line.removesuffix('…')} …"
            break
        line = f"{line} {sentence}"
    return f"{seat_mark(context, turn)}{line}"


def _lines(context: PublicContext, lines: Sequence[str], mark: str = "") -> str:
    """The last lines, and how many there are besides."""
    shown = [*lines[-MOST_LINES:]]
    if len(lines) > MOST_LINES:
        shown.append(f"-# {context.say('card-more', count=len(lines) - MOST_LINES)}")
    return with_mentions(mark + "\n".join(shown))

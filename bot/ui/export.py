"""A game to take away: whole once it is over, and without anything hidden before."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot.domain.log import LogEntry
from bot.domain.table import Person, Status, Table
from engines.core import codec, replays
from engines.core.game import Played
from engines.core.text import Text, say


class File(Struct, frozen=True):
    """Something to be sent as an attachment."""

    name: str
    content: bytes


def exported(table: Table, line: Sequence[LogEntry], reader: Person, language: str) -> list[File]:
    """The game as JSON and as text if it is over; else its options and moves, as far as the reader knows."""
    name = f"{table.game}-{table.id}"
    if table.status is not Status.OVER or table.setup is None:
        return [File(f"{name}.txt", _public(table, line, reader, language).encode())]
    played = Played(table.setup, table.state, tuple(act.move or "" for act in line))
    whole, words = codec.save(table.rules, played), replays.write(table.rules, played)
    return [File(f"{name}.json", whole), File(f"{name}.txt", words.encode())]


def _public(table: Table, line: Sequence[LogEntry], reader: Person, language: str) -> str:
    options = msgspec.json.encode(table.options).decode()
    seat, hidden = table.seat_of(reader), say(Text("export-hidden"), language)
    moves = [act.move or "" if _is_known(act, seat) else hidden for act in line]
    head = [f"game {table.game} {table.rules.version}", f"seats {len(table.people)}", f"options {options}"]
    return "\n".join([*head, *moves, ""])


def _is_known(act: LogEntry, seat: int | None) -> bool:
    """Whether nothing of a move was told to somebody else alone: its words might say it, too."""
    return all(event.only in {None, seat} for event in act.events)

"""A game as files: complete once it is over; before that, only what the reader may know."""

import io
from collections.abc import Mapping, Sequence

import discord
import msgspec
from msgspec import Struct

from bot.domain.log import LogEntry
from bot.domain.table import Person, Status, Table
from engines.core.game import Played, Seat
from engines.core.review import Review
from engines.core.saves import codec, replays
from engines.core.text import Text, say


class ExportFile(Struct, frozen=True):
    """A file to attach."""

    name: str
    content: bytes

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.content), self.name)


def export_files(
    table: Table,
    history: Sequence[LogEntry],
    reviews: Mapping[Seat, Review],
    reader: Person,
    language: str,
) -> list[ExportFile]:
    """JSON, text and reviews if the game is over; else its options and moves that the reader may know."""
    name = f"{table.game}-{table.id}"
    if table.status is not Status.OVER or table.setup is None:
        return [ExportFile(f"{name}.txt", _public_text(table, history, reader, language).encode())]
    moves = tuple(entry.move or "" for entry in history)
    played = codec.brought_up_to_date(table.rules, Played(table.setup, table.state, moves))
    as_json, as_text = codec.save(table.rules, played), replays.write(table.rules, played)
    files = [ExportFile(f"{name}.json", as_json), ExportFile(f"{name}.txt", as_text.encode())]
    if reviews:
        files.append(ExportFile(f"{name}-reviews.json", msgspec.json.encode(reviews)))
    return files


def _public_text(table: Table, history: Sequence[LogEntry], reader: Person, language: str) -> str:
    options = msgspec.json.encode(table.options).decode()
    seat, hidden = table.seat_of(reader), say(Text("export-hidden"), language)
    moves = [entry.move or "" if _is_visible(entry, seat) else hidden for entry in history]
    head = [f"game {table.game} {table.rules.version}", f"seats {len(table.people)}", f"options {options}"]
    return "\n".join([*head, *moves, ""])


def _is_visible(entry: LogEntry, seat: int | None) -> bool:
    """A move with an event for another seat alone is hidden, since its words might reveal the same."""
    return all(event.only in {None, seat} for event in entry.events)

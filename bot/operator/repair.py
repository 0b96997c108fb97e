"""`tessera repair`: a position anew from its log, a table set aside, or settings as at the beginning.

A running bot has positions and settings in memory, so a bot must be stopped first.
"""

import time

from bot.operator.console import output
from bot.storage.database import Place
from bot.storage.maintenance import repairs
from bot.storage.maintenance.access import open_to_write, transaction, unused
from bot.storage.maintenance.repairs import CannotRepair
from engines.core.errors import BadSave

TOLD = "The bot tells its people when it starts."


def repair_table(place: Place, table_id: int) -> None:
    """Rebuild a table's position from its log."""
    try:
        with unused(place), open_to_write(place) as db, transaction(db):
            table = repairs.rebuild(db, table_id, int(time.time()))
    except (BadSave, CannotRepair):
        tip = f"`tessera repair table {table_id} --set-aside` ends a live game and tells its people."
        output().print(f"Nothing was changed. {tip}")
        raise
    output().print(f"Table {table_id} is at move {table.moves}, as its log says. {TOLD}")


def set_aside(place: Place, table_id: int) -> None:
    """End a table that cannot be read, and keep what is left of it."""
    with unused(place), open_to_write(place) as db, transaction(db):
        repairs.set_aside(db, table_id, int(time.time()))
    output().print(f"Table {table_id} has ended; its row is kept in `set_aside`. {TOLD}")


def repair_person(place: Place, person: int) -> None:
    """Give a person the default settings."""
    with unused(place), open_to_write(place) as db, transaction(db):
        table = repairs.reset_settings(db, person, int(time.time()))
    told = (
        f"The bot tells them at table {table.id} when it starts." if table else "They are at no live table."
    )
    output().print(f"Person {person} has the default settings. {told}")

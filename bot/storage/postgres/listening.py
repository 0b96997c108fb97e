"""Listens to what other processes tell of their changes."""

from collections.abc import AsyncIterator

import psycopg

from bot.storage.errors import StorageError
from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import settings
from bot.storage.postgres.errors import database_error
from bot.storage.processes.signals import CHANNEL


async def signals(address: Address) -> AsyncIterator[list[str]]:
    """Every signal in words, for as long as there is a connection; first an empty one, once it listens."""
    try:
        driver = await psycopg.AsyncConnection.connect(settings(address), autocommit=True)
        async with driver:
            await driver.execute(f"LISTEN {CHANNEL}")
            yield []
            async for signal in driver.notifies():
                yield signal.payload.split()
    except (psycopg.Error, StorageError) as error:
        raise database_error(error) or error from error

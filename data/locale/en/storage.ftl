# What can be wrong with the database.

store-at = { $path }: { $why }
store-unreachable = The database cannot be opened, read or written; nothing was changed.
store-foreign = This is not a database of Tessera; nothing was changed.
store-newer = A newer version of Tessera wrote this database (schema { $found }; here it is { $known }); nothing was changed.
store-damaged = The database is damaged; nothing was changed. Restore a backup.
store-full = No room is left to save anything; nothing was changed.
store-busy = The database is busy with another program; nothing was changed. Try again in a moment.
store-gone = The database was deleted or replaced while I run; nothing was saved. Whoever runs me has to put it back and start me again.
store-refused = PostgreSQL refuses: { $detail }
store-disconnected = The database server does not answer; nothing was changed. Try again in a moment.
store-uncertain = The connection to the database broke while this was saved, and I cannot learn whether it was. Look at the table before you try again.
store-bad-address = The address of the database cannot be read. It looks like this: postgresql://name:password@host/database
store-old-server = PostgreSQL { $found } is too old; version 15 or newer is needed.
store-encoding = The database has the encoding { $found }; create one with the encoding UTF8.
store-no-psycopg = PostgreSQL needs a library that is not installed: pip install 'tessera[postgres]'
store-held = Another bot uses this database. Stop it first, or choose another folder.

# What can be wrong with the database.

store-at = { $path }: { $why }
store-unreachable = The database cannot be opened, read or written; nothing was changed.
store-foreign = This file is not a database of Tessera; nothing was changed.
store-newer = A newer version of Tessera wrote this database (schema { $found }; here it is { $known }); nothing was changed.
store-damaged = The database is damaged; nothing was changed. Restore a backup.
store-full = No room is left to save anything; nothing was changed.
store-busy = The database is busy with another program; nothing was changed. Try again in a moment.
store-gone = The database was deleted or replaced while I run; nothing was saved. Whoever runs me has to put it back and start me again.
store-held = Another bot uses this database. Stop it first, or choose another folder.

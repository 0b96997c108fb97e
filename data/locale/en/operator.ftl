# What an operator's tools refuse, and what people are told when a tool has mended something.

store-missing = { $path }: There is no such database.
store-older = An earlier version of Tessera wrote this database (schema { $found }; here it is { $known }). Start the bot once: it brings the database up to date.
store-in-use = { $path }: A bot or another program is using this database; nothing was changed. Stop it first.
backup-exists = { $path }: This file exists already; nothing was changed.
tool-for-files = This works on a file of SQLite only. For PostgreSQL there is { $tool }.
move-not-empty = { $path }: There is something there already; nothing was changed.
move-unstorable = The target cannot store a value of the source ({ $detail }); nothing was changed.
move-differs = The rows of { $table } have not arrived as they were; the target is empty as before.
move-replays = The games do not replay to the same positions; the target is empty as before.
copy-damaged = This copy is damaged; it is not used.

repair-no-table = There is no table { $table }.
repair-no-person = Nothing is stored of a person { $person }.
repair-not-started = Table { $table } has not started: there is no position to rebuild.
repair-no-setup = How the game began cannot be read, so its moves cannot be replayed.
repair-gap = Entries of its log are missing.
repair-illegal = Move { $number } of the log is not possible by today’s rules: { $why }
repair-over = Table { $table } is over: nobody waits for it, and its result stays as it is.
repair-impossible = The moves of the log lead to a position that cannot be: { $why }

table-repaired = The position of this game could not be read any more and was rebuilt from its log. No move is lost; earlier moves can no longer be taken back.
table-set-aside = This game could not be read any more, and nobody can play on. It ends without a result, and counts for nobody. What is left of it was kept for whoever runs this bot.
settings-were-reset = { $whom }, your settings could not be read any more and are as at the beginning. Please look at /settings.
table-unreadable-ended = This game could not be read any more, and has ended without a result.

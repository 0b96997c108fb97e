-- What one process does for all that share a database, until a moment, unless it is renewed.
CREATE TABLE claims (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL, -- in milliseconds since 1970, by the clock of the database
    at_home INTEGER NOT NULL, -- 1 if the holder also serves what it claims, and answers people there
    wanted_by TEXT -- a process that is nearer to it
) STRICT;

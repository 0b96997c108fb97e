-- Tables and their people, everything done at them, and what is still to be announced.

CREATE TABLE people (
    id   INTEGER PRIMARY KEY,  -- the Discord user
    name TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
    id           INTEGER PRIMARY KEY,
    game         TEXT NOT NULL,
    options      TEXT NOT NULL,  -- JSON, in the game's own shape
    pace         TEXT NOT NULL,
    seats_wanted INTEGER NOT NULL,
    guild        INTEGER,
    channel      INTEGER NOT NULL,
    thread       INTEGER,
    card_channel INTEGER,
    card_message INTEGER,
    opened       INTEGER NOT NULL,  -- seconds since 1970
    status       TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'cancelled')),
    host         INTEGER NOT NULL REFERENCES people,
    revision     INTEGER NOT NULL,  -- of the last act
    moves        INTEGER NOT NULL,  -- how many stand, undone ones not counted
    undo_from    INTEGER NOT NULL,  -- how many of them are past undoing
    untold       INTEGER NOT NULL,  -- how many of them belong to a turn that is not over yet
    actor        INTEGER REFERENCES people,
    ending       TEXT CHECK (ending IN ('finished', 'resigned', 'ended')),
    version      INTEGER NOT NULL,  -- of the game that wrote the state
    setup        TEXT,  -- JSON
    state        TEXT   -- JSON: the truth of live play
) STRICT;
CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_thread ON tables (thread);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (table_id, seat),
    UNIQUE (person, table_id)
) STRICT, WITHOUT ROWID;

-- Moves and whatever else is done at a table. An undone move stays, followed by its undoing.
CREATE TABLE acts (
    table_id INTEGER NOT NULL REFERENCES tables,
    n        INTEGER NOT NULL,  -- the revision that it led to
    deed     TEXT NOT NULL,
    person   INTEGER NOT NULL REFERENCES people,
    words    TEXT,  -- of a move
    events   TEXT NOT NULL,  -- JSON
    at       INTEGER NOT NULL,
    quiet    INTEGER NOT NULL,  -- within a turn: told with the act that ends it
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER acts_stay BEFORE UPDATE ON acts BEGIN SELECT raise(ABORT, 'acts are only added'); END;
CREATE TRIGGER acts_last BEFORE DELETE ON acts BEGIN SELECT raise(ABORT, 'acts are only added'); END;

-- Numbers are never given twice: an announcement is known by its number.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    FOREIGN KEY (table_id, n) REFERENCES acts
) STRICT;
